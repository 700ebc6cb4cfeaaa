import { beforeAll, expect, test } from 'vitest';
import { type BareSession, bareHttp, visit } from '../../../test/bare-http.ts';
import type { App } from '../app.ts';

const PUBLIC = 'https://menus.example';
let app: App;
let visitor: BareSession;

beforeAll(async () => {
  const variables = { PUBLIC_URL: PUBLIC, MAIL_URL: 'smtp://relay.example', SESSION_SECRET: 'x'.repeat(32) };
  app = await bareHttp(
    (app) => {
      app.post('/thing', { config: { access: 'everyone' } }, async () => ({ done: true }));
      app.get('/thing', { config: { access: 'everyone' } }, async () => ({ done: true }));
      app.post('/hook', { config: { access: 'everyone', xsrf: false } }, async () => ({ done: true }));
    },
    { variables },
  );
  visitor = await visit(app);
});

const ask = (method: 'GET' | 'POST', url: string, headers: Record<string, string>) =>
  app.inject({
    method,
    url,
    cookies: visitor.cookies,
    headers: { ...visitor.headers, host: 'localhost:3000', ...headers },
  });

test.each([
  ['our own page', { 'sec-fetch-site': 'same-origin', origin: PUBLIC }],
  ['our own page behind a proxy that names another host', { 'sec-fetch-site': 'same-origin', origin: 'http://inside' }],
  ['an address that was typed', { 'sec-fetch-site': 'none' }],
  ['our own page in an older browser', { origin: PUBLIC }],
  ['our own page under the name that it was asked by', { origin: 'http://localhost:3000' }],
  ['a program', {}],
])('an unsafe request passes from %s', async (_, headers) => {
  expect((await ask('POST', '/thing', headers)).statusCode).toBe(200);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['another site that claims our origin', { 'sec-fetch-site': 'cross-site', origin: PUBLIC }],
  ['another host of our site', { 'sec-fetch-site': 'same-site', origin: 'https://blog.menus.example' }],
  ['another site in an older browser', { origin: 'https://evil.example' }],
  ['our host by another port', { origin: 'http://localhost:4000' }],
  ['a page without an origin', { origin: 'null' }],
])('an unsafe request is refused from %s, whatever its token', async (_, headers) => {
  const answer = await ask('POST', '/thing', headers);
  expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'cross_site']);
});

test('a link from another site opens a page, and a webhook is no page', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
  expect((await ask('GET', '/thing', headers)).statusCode).toBe(200);
  expect((await ask('POST', '/hook', headers)).statusCode).toBe(200);
});
