import type { IncomingMessage } from 'node:http';
import { expect, test, vi } from 'vitest';
import { CODE_PATHS } from '../../shared/code-paths.ts';
import { OWN_DOMAIN_HEADER, OWN_DOMAIN_PATHS } from '../../shared/own-domain.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { startDnsServer } from '../../test/dns-server.ts';
import { newOwner, type OwnerWithRestaurant } from '../../test/owners.ts';
import { listening } from '../../test/raw-request.ts';
import { sendRequest } from '../../test/send-request.ts';
import { makeTenant } from '../../test/tenants.ts';
import { testApp } from '../../test/test-app.ts';
import { splitConnections } from '../db/connection-budget.ts';
import { checkOwnDomains } from '../own-domains/check-own-domains.job.ts';
import type { PublicEntry } from '../publishing/memory/public-entry.ts';
import { plainQr } from '../qr/qr-svg.ts';
import { openOwnDomainSites } from './own-domain-sites.ts';

const TARGET = 'edge.menus.example';
const DAY_MS = 24 * 60 * 60 * 1_000;
const PHONE = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  'accept-language': 'fr',
};

const dns = await startDnsServer();
dns.set(TARGET, 'A', '192.0.2.1');
const t = await testApp({ env: { OWN_DOMAIN_TARGET: TARGET, OWN_DOMAIN_NAMESERVERS: dns.address } });
await listening(t.app);

const send = (host: string, path: string, options: Parameters<typeof sendRequest>[2] = {}) =>
  sendRequest(t.app, path, { ...options, headers: { ...PHONE, host, ...options.headers } });
const { PUBLIC_URL } = t.deps.env;
const OUR_HOST = new URL(PUBLIC_URL).host;

const claim = async (owner: OwnerWithRestaurant, host: string) => {
  const path = fillPath(OWN_DOMAIN_PATHS.ownDomain, { id: owner.restaurant_id });
  const { domain } = (await owner.put(path, { host })).json();
  return { path, token: domain.records[1].value };
};

let hostCount = 0;
/** A published restaurant with a domain that leads here, and its rows of every kind. */
async function tenantWithDomain() {
  const host = `menu.chez-${++hostCount}.example`;
  const owner = await makeTenant(t);
  const { path, token } = await claim(owner, host);
  dns.set(host, 'CNAME', TARGET);
  dns.set(`_ardoise.${host}`, 'TXT', token);
  const checked = await owner.post(`${path}/check`);
  expect(checked.json().domain.state).toBe('active');
  return { owner, host, path, home: `/restaurants/${owner.restaurant_id}` };
}

const pageOf = ({ body }: { body: string }) => JSON.parse(/<pre>(.*)<\/pre>/s.exec(body)?.[1] ?? '');

test('a domain shows its restaurant’s page at its top, with links, card and canonical address there', async () => {
  const { owner, host } = await tenantWithDomain();
  const top = await send(host, '/?from=table');
  expect([top.status, top.headers.location]).toEqual([302, '/menus/1?from=table']);
  const page = await send(host, '/menus/1');
  expect(page.status).toBe(200);
  expect(page.headers['set-cookie']).toBeUndefined();
  const shownPage = pageOf(page);
  expect(shownPage).toMatchObject({ public_url: `http://${host}:3000`, home_path: '', is_embedded: false });
  expect(shownPage.restaurant.name).toBe(owner.public_mark);
  expect(shownPage.card_path).toMatch(/^\/card\//);
  expect((await send(host, '/card/older.png')).headers.location).toBe(shownPage.card_path);
  // Whatever happens to the domain, what is printed leads here.
  expect(shownPage.qr).toEqual(plainQr({ PUBLIC_URL }, owner.restaurant_id));
  const spelt = await send(host, '/menus/1/?lang=en');
  expect([spelt.status, spelt.headers.location]).toEqual([301, '/menus/1?lang=en']);
  expect((await send(host, '/menus/99')).body).toContain('"menu_path":"/"');
});

test('capitals, a port and the dot of the root are the same host', async () => {
  const { host } = await tenantWithDomain();
  for (const spelling of [host.toUpperCase(), `${host}:443`, `${host}.`])
    expect((await send(spelling, '/')).headers.location).toBe('/menus/1');
});

test('a page is answered from memory without a query, apart from the page here', async () => {
  const { host, home } = await tenantWithDomain();
  const headers = { 'accept-encoding': 'br' };
  const first = await send(host, '/menus/1', { headers });
  const execute = vi.spyOn(t.deps.db, 'select');
  const second = await send(host, '/menus/1', { headers });
  expect(execute).not.toHaveBeenCalled();
  expect([first.headers['x-request-id'] === undefined, second.headers['x-request-id']]).toEqual([false, undefined]);
  const here = await send(OUR_HOST, `${home}/menus/1`, { headers });
  expect([here.status, here.headers.etag === first.headers.etag]).toEqual([200, false]);
});

test('the address here, which is printed, never leads to the domain: it shows the menu and names the domain as canonical', async () => {
  const { owner, host, home } = await tenantWithDomain();
  const created = await owner.post(fillPath(CODE_PATHS.codes, { id: owner.restaurant_id }), { names: ['Terrace'] });
  const code = created.json().codes[0];
  const scan = () => send(OUR_HOST, code.address.replace(PUBLIC_URL, ''));
  const scanned = await scan();
  expect([scanned.status, scanned.headers.location]).toEqual([302, `${home}/menus/1`]);
  expect((await send(OUR_HOST, home)).headers.location).toBe(`${home}/menus/1`);
  const menu = await send(OUR_HOST, `${home}/menus/2?lang=en`);
  expect(menu.status).toBe(200);
  const canonical = { public_url: `http://${host}:3000`, home_path: '' };
  expect(pageOf(menu)).toMatchObject({ ...canonical, links_path: home });
  expect(pageOf(await send(host, '/menus/2?lang=en'))).toMatchObject({ ...canonical, links_path: '' });
  const framed = pageOf(await send(OUR_HOST, `${home}/embed/menus/1`));
  expect(framed).toMatchObject({ ...canonical, is_embedded: true });

  dns.set(host, 'CNAME', 'shops.builder.example');
  await checkOwnDomains({ ...t.deps, now: () => new Date(Date.now() + 1.1 * DAY_MS) });
  expect((await scan()).headers.location).toBe(`${home}/menus/1`);
  const ourPage = pageOf(await send(OUR_HOST, `${home}/menus/1`));
  expect(ourPage).toMatchObject({ public_url: PUBLIC_URL, home_path: home, links_path: home });
  // Who still reaches the domain reads the menu.
  expect((await send(host, '/menus/1')).status).toBe(200);
  await checkOwnDomains({ ...t.deps, now: () => new Date(Date.now() + 9 * DAY_MS) });
  const foreign = { headers: { [OWN_DOMAIN_HEADER]: '1' } };
  expect((await send(host, '/menus/1', foreign)).status).toBe(404);
  const codes = (await owner.get(fillPath(CODE_PATHS.codes, { id: owner.restaurant_id }))).json().codes;
  expect(codes.find(({ id }: { id: number }) => id === code.id)?.scans).toBe(2);
});

test('a domain that is removed, or proven by another restaurant, shows its restaurant no more, at once', async () => {
  const { owner, host, path, home } = await tenantWithDomain();
  expect((await send(host, '/menus/1')).status).toBe(200);
  await owner.delete(path);
  expect((await send(host, '/menus/1')).body).not.toContain(owner.public_mark);
  expect((await send(OUR_HOST, `${home}/menus/1`)).status).toBe(200);

  const former = await tenantWithDomain();
  expect((await send(former.host, '/menus/1')).body).toContain(former.owner.public_mark);
  const latter = await makeTenant(t);
  const claimed = await claim(latter, former.host);
  dns.set(`_ardoise.${former.host}`, 'TXT', claimed.token);
  await latter.post(`${claimed.path}/check`);
  const page = await send(former.host, '/menus/1');
  expect(page.body).toContain(latter.public_mark);
  expect(page.body).not.toContain(former.owner.public_mark);
  expect((await send(OUR_HOST, `${former.home}/menus/1`)).status).toBe(200);
});

test('a claim that isn’t proven changes no answer of the installation', async () => {
  const owner = await makeTenant(t);
  await claim(owner, 'menu.claimed.example');
  for (const host of ['menu.claimed.example', 'menu.nobody.example', '127.0.0.1', 'web', OUR_HOST]) {
    expect((await send(host, '/')).body).toContain('Welcome');
    expect((await send(host, '/healthz')).status).toBe(200);
    expect((await send(host, `/restaurants/${owner.restaurant_id}/menus/1`)).status).toBe(200);
  }
});

test('what the proxy got by a name that isn’t ours shows a proven domain’s menu, and nothing else', async () => {
  const { host, path, owner } = await tenantWithDomain();
  const withoutDomains = await testApp({ env: { OWN_DOMAIN_TARGET: '', OTHER_HOSTS: 'Origin.menus.example' } });
  await listening(withoutDomains.app);
  const headers = { ...PHONE, [OWN_DOMAIN_HEADER]: '1' };
  expect((await send(host, '/menus/1', { headers })).status).toBe(200);
  await owner.delete(path);
  await claim(await makeTenant(t), 'menu.unproven.example');
  for (const address of ['/', '/healthz', '/sign-in', '/api/me', `/restaurants/${owner.restaurant_id}/menus/1`])
    for (const name of [host, 'menu.unproven.example', '192.0.2.7', 'web', 'x.'.repeat(150)]) {
      const answer = await send(name, address, { headers });
      expect([answer.status, answer.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
      const formerAnswer = await sendRequest(withoutDomains.app, address, { headers: { ...headers, host: name } });
      expect(formerAnswer.status).toBe(404);
    }
  expect((await send(OUR_HOST, '/healthz', { headers })).status).toBe(200);
  const ourAnswer = await sendRequest(withoutDomains.app, '/healthz', {
    headers: { ...headers, host: 'origin.menus.example' },
  });
  expect(ourAnswer.status).toBe(200);
});

test('answers by a domain say that they are of its menu, and others don’t', async () => {
  const { host } = await tenantWithDomain();
  const marks = async (name: string, paths: string[]) =>
    await Promise.all(paths.map(async (path) => (await send(name, path)).headers[OWN_DOMAIN_HEADER]));
  const headers = { 'accept-encoding': 'br' };
  await send(host, '/menus/1', { headers });
  // From memory, too.
  expect((await send(host, '/menus/1', { headers })).headers[OWN_DOMAIN_HEADER]).toBe('1');
  expect(await marks(host, ['/', '/menus/1', '/menus/99', '/blog', '/assets/none.js'])).toEqual(Array(5).fill('1'));
  expect(await marks(OUR_HOST, ['/', '/healthz'])).toEqual([undefined, undefined]);
});

/** Sites whose look-ups of hosts are answered as `find` says. */
function sitesWith(find: () => Promise<{ restaurant_id: string }[]>) {
  const where = vi.fn(find);
  const db = { select: () => ({ from: () => ({ where }) }) } as unknown as typeof t.deps.db;
  const log = { ...t.deps.log, warn: vi.fn() };
  // The parts of a public state that are read.
  const entry = { state: { own_host: 'menu.known.example', own_host_state: 'active' }, shown: {} } as PublicEntry;
  const memory = { fresh: () => entry, read: async () => entry };
  const sites = openOwnDomainSites({ ...t.deps, db, log: log as unknown as typeof t.deps.log }, memory);
  const ask = (host: string, headers = {}) =>
    sites.find({ method: 'GET', url: '/', headers: { host, ...headers } } as IncomingMessage);
  return { ask, where, log };
}

test('hosts at random use few of the connections, and evict no restaurant’s domain from memory', async () => {
  const rows = vi.fn(async () => [{ restaurant_id: 'abcdefghij' }]);
  const { ask } = sitesWith(rows);
  await ask('menu.known.example');
  rows.mockResolvedValue([]);
  for (let count = 0; count < 21_000; count++) expect(await ask(`x${count}.example`)).toBeNull();
  expect(ask('menu.known.example')).toMatchObject({ own_domain: { restaurant_id: 'abcdefghij' } });

  const pending = Promise.withResolvers<never[]>();
  const slow = sitesWith(() => pending.promise);
  const answers = Array.from({ length: 50 }, (_, count) => slow.ask(`x${count}.example`));
  const refused = slow.ask('y.example', { [OWN_DOMAIN_HEADER]: '1' });
  expect(slow.where.mock.calls.length).toBeLessThan(splitConnections(t.deps.env.DATABASE_CONNECTIONS).queries / 2);
  pending.resolve([]);
  expect(await Promise.all(answers)).toEqual(Array(50).fill(null));
  expect(await refused).toEqual({ status: 503 });
});

test('while the database is down, a host that isn’t known is answered as before, and the log says so once', async () => {
  const { ask, log } = sitesWith(() => Promise.reject(new Error('down')));
  expect([await ask('probe.example'), await ask('cdn.example')]).toEqual([null, null]);
  expect(await ask('menu.known.example', { [OWN_DOMAIN_HEADER]: '1' })).toEqual({ status: 503 });
  expect(log.warn).toHaveBeenCalledTimes(1);
  // One that doesn't answer at all.
  const silent = sitesWith(() => Promise.withResolvers<never[]>().promise);
  expect(await silent.ask('probe.example')).toBeNull();
});

test('never another restaurant’s page, nor the owner’s app, under a domain: every host with every path', async () => {
  const tenants = [await tenantWithDomain(), await tenantWithDomain()];
  for (const { owner, host } of tenants) {
    const [other] = tenants.filter((tenant) => tenant.owner !== owner);
    const foreign = other?.home ?? '';
    const foreignId = other?.owner.restaurant_id ?? '';
    const tails = [
      '',
      '/',
      '/menus/1',
      '/menus/2?lang=fr',
      '/q/1',
      '/menu.webmanifest',
      '/embed',
      '/card/x.png',
      '/sitemap.xml',
    ];
    const paths = [
      ...tails.map((tail) => foreign + tail),
      ...tails.map((tail) => `/menus/..${foreign}${tail}`),
      ...tails.map((tail) => `/${foreign}${tail}`),
      `/menus/..%2f..%2f${foreignId}%2fmenus%2f1`,
      `/q/%2e%2e%2f%2e%2e${foreign.replaceAll('/', '%2f')}`,
      `/files/..${foreign}/menus/1`,
      `http://${OUR_HOST}${foreign}/menus/1`,
      `/api/restaurants/${foreignId}`,
      `/api/restaurants/${owner.restaurant_id}`,
      ...['/api/me', '/api/data', '/api/docs', '/metrics', '/healthz', '/readyz', '/internal/own-domain?domain=x'],
      ...['/admin', '/sign-in', '/sign-up', '/example', '/terms', '/service', '/sitemaps/x.xml', '/start.js', '/%'],
      ...['/robots.txt', '/sitemap.xml', '/menu.webmanifest', '/menus/1', '/q/1', '/', '//', '/?x=/restaurants'],
    ];
    for (const path of paths) {
      const { status, headers, body } = await send(host, path);
      const answer = `${path} ${status} ${headers.location} ${JSON.stringify(headers['set-cookie'])}\n${body}`;
      expect(answer).not.toContain(other?.owner.public_mark);
      expect(answer).not.toContain(other?.host);
      expect(answer).not.toContain('Welcome');
      expect(answer).not.toContain('needs_scripts');
      expect(headers.location ?? '/', path).toMatch(/^\/(?!\/)/);
      expect(headers['set-cookie'], path).toBeUndefined();
      if (!/^\/(?:robots\.txt|sitemap\.xml|menu\.webmanifest|menus\/1|q\/[^/]+|\?.*)?$/.test(path))
        expect(status, path).toBeGreaterThanOrEqual(400);
    }
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      for (const path of ['/', '/login', `/api/restaurants/${foreignId}/chats`, '/api/menus', '/webhooks/stripe'])
        expect((await send(host, path, { method })).status, `${method} ${path}`).toBe(404);
  }
});

test('a guest chats under the domain as under the address here', async () => {
  const { owner, host } = await tenantWithDomain();
  const token = await send(host, API_PATHS.csrfCookie);
  const cookies = (token.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? '');
  const xsrfToken = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length);
  const ask = (headers: object) =>
    send(host, `${fillPath(API_PATHS.restaurantChats, { id: owner.restaurant_id })}?lang=en`, {
      method: 'POST',
      headers: {
        cookie: cookies.join('; '),
        'x-xsrf-token': xsrfToken,
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify({ message: 'Hello' }),
    });
  expect((await ask({ 'sec-fetch-site': 'same-origin' })).status).toBe(201);
  expect((await ask({ origin: `http://${host}` })).status).toBe(201);
  expect((await ask({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await ask({ origin: PUBLIC_URL, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

test('search engines find the menus at the domain alone', async () => {
  const { owner, host } = await tenantWithDomain();
  expect((await send(host, '/robots.txt')).body).toContain(`Sitemap: http://${host}:3000/sitemap.xml`);
  const sitemap = (await send(host, '/sitemap.xml')).body;
  expect(Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address)).toEqual([
    `http://${host}:3000/menus/1`,
    `http://${host}:3000/menus/2`,
  ]);
  const manifest = JSON.parse((await send(host, '/menu.webmanifest')).body);
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', name: owner.public_mark });
  // They belong to domains alone.
  for (const path of [OWN_DOMAIN_PATHS.robots, OWN_DOMAIN_PATHS.sitemap])
    expect((await send(OUR_HOST, fillPath(path, { restaurantId: owner.restaurant_id }))).status).toBe(404);
  const page = (await send(OUR_HOST, `/sitemaps/${owner.restaurant_id}.xml`)).body;
  expect(page).not.toContain(owner.restaurant_id);
});

test('the proxy gets certificates for domains that show a menu, and for no other name', async () => {
  const { owner, host } = await tenantWithDomain();
  await claim(await makeTenant(t), 'menu.asked.example');
  const ask = async (domain: string, headers = {}) =>
    (await send('web:3000', `${OWN_DOMAIN_PATHS.certificate}?domain=${domain}`, { headers })).status;
  expect(await ask(host)).toBe(200);
  expect(await ask(host.toUpperCase())).toBe(200);
  for (const domain of [
    'menu.asked.example',
    'menu.nobody.example',
    'x'.repeat(300),
    '127.0.0.1',
    OUR_HOST,
    `a.${host}`,
  ])
    expect(await ask(domain), domain).toBe(404);
  // One that shows no menu needs none.
  const unpublished = await newOwner(t);
  const { path, token } = await claim(unpublished, 'menu.unpublished.example');
  dns.set('menu.unpublished.example', 'CNAME', TARGET);
  dns.set('_ardoise.menu.unpublished.example', 'TXT', token);
  expect((await unpublished.post(`${path}/check`)).json().domain.state).toBe('active');
  expect(await ask('menu.unpublished.example')).toBe(404);
  // Whoever comes through the proxy learns nothing.
  expect(await ask(host, { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
  await owner.delete(fillPath(OWN_DOMAIN_PATHS.ownDomain, { id: owner.restaurant_id }));
  expect(await ask(host)).toBe(404);
});
