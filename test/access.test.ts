import { beforeAll, describe, expect, test } from 'vitest';
import type { RouteEntry } from '../server/http/app.ts';
import { API_PATHS } from '../shared/paths.ts';
import { WEBSITE_PATHS } from '../shared/website-paths.ts';
import { type Client, newClient } from './client.ts';
import { embeddedApp } from './embedded-app.ts';
import { makeMenuKey } from './menu-key.ts';
import { newEmail, newOwner } from './owners.ts';
import { makeServiceLink, newStaffPhone } from './service.ts';

/** Generated from the routes that the whole application declares, so that a new route is covered at once. */

const t = await embeddedApp({
  env: { REQUESTS_PER_MINUTE_PER_ADDRESS: '100000', SIGN_INS_PER_MINUTE_PER_ADDRESS: '10000' },
});
const routes = t.app.routeTable.filter(({ method }) => method !== 'OPTIONS');
const named = (list: readonly RouteEntry[]) => list.map((route) => [`${route.method} ${route.url}`, route] as const);
const addressOf = (url: string): string => url.replace('*', 'x').replace(/:(\w+)/g, '1');
const isUnsafe = ({ method }: RouteEntry) => method !== 'GET';
// The table's methods are Fastify's own, and OPTIONS was left out.
const methodOf = ({ method }: RouteEntry) => method as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const headersOf = ({ cookies }: Client): Record<string, string> => ({
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
});

let headers: Record<string, string>;
beforeAll(async () => {
  headers = headersOf(await newClient(t));
});

describe('without a session', () => {
  test.each(named(routes.filter(({ access }) => access !== 'everyone')))('%s is refused', async (_, route) => {
    const answer = await t.app.inject({ method: methodOf(route), url: addressOf(route.url), headers });
    // An invalid body or address may be refused first; nothing else may be.
    expect([401, 404, 422]).toContain(answer.statusCode);
    const code = { 401: 'unauthenticated', 404: 'not_found', 422: 'validation_failed' }[answer.statusCode];
    expect(answer.json().error.code).toBe(code);
  });
});

/** A caller that isn't a browser page can't send the token: a signature, or being on this machine, replaces it. */
const WITHOUT_TOKEN: readonly string[] = [API_PATHS.stripeWebhook, API_PATHS.devPayments];
const takesToken = (route: RouteEntry) => isUnsafe(route) && !WITHOUT_TOKEN.includes(route.url);

test.each(named(routes.filter((route) => isUnsafe(route) && !takesToken(route))))(
  '%s is refused to anybody from elsewhere',
  async (_, route) => {
    const answer = await t.app.inject({
      method: methodOf(route),
      url: route.url,
      headers: { host: 'menus.example.com' },
      payload: { advance_days: 1 },
    });
    expect(answer.statusCode).toBe(404);
  },
);
describe('with the session of a staff member’s phone', () => {
  let staff: Record<string, string>;
  beforeAll(async () => {
    const owner = await newOwner(t);
    const phone = await newStaffPhone(t, await makeServiceLink(owner));
    expect((await phone.get(API_PATHS.serviceDishes)).statusCode).toBe(200);
    staff = headersOf(phone);
  });

  test.each(named(routes.filter(({ access }) => access === 'user' || access === 'owner')))(
    '%s is refused',
    async (_, route) => {
      const answer = await t.app.inject({ method: methodOf(route), url: addressOf(route.url), headers: staff });
      expect([401, 404, 422]).toContain(answer.statusCode);
      const code = { 401: 'unauthenticated', 404: 'not_found', 422: 'validation_failed' }[answer.statusCode];
      expect(answer.json().error.code).toBe(code);
    },
  );

  test('all that is open to it is to see the dishes, and to mark them', () => {
    const open = routes.filter(({ access }) => access === 'service');
    expect(open.map(({ method, url }) => `${method} ${url}`).sort()).toEqual([
      `GET ${API_PATHS.serviceDishes}`,
      `PUT ${API_PATHS.serviceDish}`,
    ]);
  });
});

describe('with the key of a till', () => {
  let till: Record<string, string>;
  beforeAll(async () => {
    const owner = await newOwner(t);
    till = { ...headers, authorization: `Bearer ${await makeMenuKey(owner)}` };
  });

  test.each(named(routes.filter(({ access }) => access !== 'everyone' && access !== 'key')))(
    '%s is refused',
    async (_, route) => {
      const answer = await t.app.inject({ method: methodOf(route), url: addressOf(route.url), headers: till });
      expect([401, 404, 422]).toContain(answer.statusCode);
      const code = { 401: 'unauthenticated', 404: 'not_found', 422: 'validation_failed' }[answer.statusCode];
      expect(answer.json().error.code).toBe(code);
    },
  );

  test('all that is open to it is to read what is published', () => {
    const open = routes.filter(({ access }) => access === 'key');
    expect(open.map(({ method, url }) => `${method} ${url}`)).toEqual([`GET ${WEBSITE_PATHS.publishedMenu}`]);
  });
});

describe('with an owner’s session', () => {
  test.each(named(routes.filter(({ access }) => access === 'service' || access === 'key')))(
    '%s is refused',
    async (_, route) => {
      const owner = await newOwner(t);
      const answer = await t.app.inject({
        method: methodOf(route),
        url: addressOf(route.url),
        headers: headersOf(owner),
        ...(isUnsafe(route) ? { payload: { until: null } } : {}),
      });
      expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'unauthenticated']);
    },
  );
});

describe('without its XSRF token', () => {
  test.each(named(routes.filter(takesToken)))('%s is refused', async (_, route) => {
    const answer = await t.app.inject({
      method: methodOf(route),
      url: `${addressOf(route.url)}?lang=fr`,
      headers: { cookie: headers['cookie'] ?? '' },
      payload: { email: newEmail() },
    });
    expect(answer.statusCode).toBe(419);
    expect(answer.json().error).toEqual({
      code: 'xsrf_mismatch',
      message: 'La page est ouverte depuis longtemps. Veuillez réessayer.',
    });
  });
});

test('some routes are open, some ask for a user, some for an owner', () => {
  expect(new Set(routes.map(({ access }) => access))).toEqual(new Set(['everyone', 'user', 'owner', 'service', 'key']));
  const open = routes.filter((route) => route.access === 'everyone' && isUnsafe(route)).map(({ url }) => url);
  expect(open.sort()).toEqual([
    '/api/chats/:id',
    '/api/invitation',
    '/api/restaurants/:id/chats',
    '/api/service/session',
    '/confirm',
    '/dev/payments',
    '/email/renew',
    '/email/take-back',
    '/email/verify',
    '/login',
    '/login/passkey',
    '/login/passkey/options',
    '/logout',
    '/register',
    '/webhooks/stripe',
  ]);
});

test('the API’s document lists every route of the application that has an address of the API', async () => {
  const { paths } = (await t.app.inject('/api/docs/json')).json();
  const documented = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const declared = routes
    .filter(({ url }) => url.startsWith('/api/') && !url.startsWith('/api/docs'))
    .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`);
  expect(declared.filter((route) => !documented.includes(route))).toEqual([]);
  expect(documented.filter((route) => route.includes(' /api/') && !declared.includes(route))).toEqual([]);
});

const FOR_FRAMES: readonly string[] = [WEBSITE_PATHS.embed, WEBSITE_PATHS.embeddedMenu];

test('every answer carries the content security policy, without unsafe-inline', async () => {
  for (const route of routes.filter(({ method }) => method === 'GET')) {
    const answer = await t.app.inject({ url: addressOf(route.url), headers: { host: 'localhost' } });
    const policy = String(answer.headers['content-security-policy']);
    expect([route.url, policy]).toEqual([route.url, expect.stringContaining("default-src 'none'")]);
    // Pages that any site may frame say so, and nothing else is open in them.
    const isForFrames = FOR_FRAMES.includes(route.url);
    expect([route.url, policy.includes('frame-ancestors *')]).toEqual([route.url, isForFrames]);
    expect([route.url, policy.replace('frame-ancestors *', '')]).toEqual([
      route.url,
      expect.not.stringMatching(/unsafe|\*/),
    ]);
  }
});
