import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { errors } from 'undici';
import { describe, expect, test } from 'vitest';
import { closeAfterFile } from '../../test/closers.ts';
import type { NamedFetch, NamedOutcome } from '../../test/fetch-by-name.ts';
import { startWebServer } from '../../test/web-server.ts';
import { asWebRefusal, fetchWebFile, openWebAgent, WebRefusal } from './fetch-web-file.ts';

const MAX_BYTES = 100_000;
const [site, otherSite] = await Promise.all([startWebServer(), startWebServer()]);
const env = { PUBLIC_URL: 'https://menus.example.com', WEB_IMPORT_PRIVATE_ORIGINS: [site.origin] };
const agent = openWebAgent();
closeAfterFile(() => agent.destroy());

/** The text at an address, or why there is none. */
async function load(address: string, signal = AbortSignal.timeout(60_000)): Promise<string> {
  try {
    const file = await fetchWebFile(address, { env, max_bytes: MAX_BYTES, signal, agent });
    return (await buffer(file.body)).toString();
  } catch (error) {
    const refusal = asWebRefusal(error, signal);
    if (refusal instanceof WebRefusal) return refusal.reason;
    throw refusal;
  }
}

const redirectTo = (path: string, location: string, status = 302) =>
  site.answer(path, (_, response) => response.writeHead(status, { location }).end());

test('a page is loaded with what its server says of it, without cookies or a password', async () => {
  site.answer('/menu', 'Soup 9', { 'content-type': 'Text/HTML; charset="windows-1252"' });
  const signal = AbortSignal.timeout(60_000);
  const file = await fetchWebFile(`${site.origin}/menu`, { env, max_bytes: MAX_BYTES, signal, agent });
  expect([file.media_type, file.charset, file.url.pathname]).toEqual(['text/html', 'windows-1252', '/menu']);
  expect((await buffer(file.body)).toString()).toBe('Soup 9');
});

test.each([
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f.0.0.1/',
  'http://017700000001/',
  'http://localhost/',
  'http://menu.localhost/',
  'http://printer/',
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.1.1/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data',
  'http://0.0.0.0/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
])('%s is not contacted', async (address) => {
  expect(await load(address)).toBe('not_public');
});

test.each([
  ['http://example.com:8080/', 'port'],
  ['https://example.com:22/', 'port'],
  ['https://owner:secret@example.com/', 'password'],
  ['https://owner@example.com/', 'password'],
  ['https://menus.example.com/restaurants/1', 'own_site'],
  ['https://menus.example.com./', 'own_site'],
  ['https://menus.example.com:8443/', 'own_site'],
])('%s is not contacted either, and the reason is its %s', async (address, reason) => {
  expect(await load(address)).toBe(reason);
});

test.each(['ftp://example.com/menu', 'file:///etc/passwd', 'javascript:1', 'data:text/html,Soup', 'menu'])(
  '%s is no address of a page',
  async (address) => {
    expect(await load(address)).toBe('address');
  },
);

describe('a redirect', () => {
  test('is followed, from each address to the next', async () => {
    for (const step of [1, 2, 3, 4, 5])
      redirectTo(`/step-${step}`, step === 5 ? '/end' : `step-${step + 1}`, 300 + (step % 2 ? 1 : 8));
    site.answer('/end', 'Soup 9');
    expect(await load(`${site.origin}/step-1`)).toBe('Soup 9');
  });

  test('to itself, or a sixth, ends', async () => {
    redirectTo('/self', '/self');
    const requestCount = site.requests.length;
    expect(await load(`${site.origin}/self`)).toBe('redirects');
    expect(site.requests.length - requestCount).toBe(6);
  });

  test.each([
    ['another server of the network', () => `${otherSite.origin}/secret`],
    ['the service that machines get their passwords from', () => 'http://169.254.169.254/latest/meta-data'],
    ['a number of this machine', () => 'http://2130706433/'],
    ['a file', () => 'file:///etc/passwd'],
  ])('to %s is not followed', async (_, location) => {
    redirectTo('/away', location());
    expect(await load(`${site.origin}/away`)).toBe('not_public');
    expect(otherSite.requests).toEqual([]);
  });
});

describe('a name', () => {
  test.each(['127.0.0.1', '::1', '10.0.0.7', '169.254.169.254', '::ffff:127.0.0.1', 'fd00::7'])(
    'that leads to %s is not contacted',
    async (answer) => {
      expect(await fetchByName({ address: 'http://menu.example.org/', answers: [answer] })).toMatchObject({
        reason: 'not_public',
      });
    },
  );

  test('is looked up once for each connection, which goes where that answer was checked, also after a redirect', async () => {
    redirectTo('/rebinds', 'http://menu.example.org/');
    const answers = ['127.0.0.1', '93.184.215.14'];
    expect(await fetchByName({ address: `${site.origin}/rebinds`, answers })).toEqual({
      reason: 'not_public',
      look_ups: 1,
    });
  });

  test('that nobody has is not reachable', async () => {
    expect(await fetchByName({ address: 'http://menu.example.org/', answers: [] })).toMatchObject({
      reason: 'unreachable',
    });
  });

  async function fetchByName(fetch: Omit<NamedFetch, 'private_origin'>): Promise<NamedOutcome> {
    const workerData: NamedFetch = { ...fetch, private_origin: site.origin };
    const thread = new Worker(new URL('../../test/fetch-by-name.ts', import.meta.url), { workerData });
    const [outcome] = await once(thread, 'message');
    return outcome;
  }
});

test('a body that never ends is abandoned when its time is up', async () => {
  site.answer('/endless', (_, response) => void response.writeHead(200).write('Soup'));
  expect(await load(`${site.origin}/endless`, AbortSignal.timeout(100))).toBe('too_slow');
});

test('a server that says nothing is abandoned, too', async () => {
  site.answer('/silent', () => undefined);
  expect(await load(`${site.origin}/silent`, AbortSignal.timeout(100))).toBe('too_slow');
});

test.each([
  [new errors.ConnectTimeoutError(), 'unreachable'],
  [new errors.HeadersTimeoutError(), 'too_slow'],
  [new DOMException('Time is up.', 'TimeoutError'), 'too_slow'],
])(
  'after the failure %s, what is said is %s: a server that can’t be connected to may be at another port',
  (cause, reason) => {
    const failure = new TypeError('fetch failed', { cause });
    expect(asWebRefusal(failure, new AbortController().signal)).toMatchObject({ reason });
  },
);

test('of a body that says that it has 1 GB nothing is loaded', async () => {
  site.answer('/huge', (_, response) => {
    response.writeHead(200, { 'content-length': String(1024 ** 3) });
    response.flushHeaders();
  });
  expect(await load(`${site.origin}/huge`)).toBe('too_large');
});

test('a body that is longer than allowed is cut off, also if it was compressed small', async () => {
  const bytes = Buffer.alloc(MAX_BYTES * 200);
  site.answer('/long', (_, response) => void response.writeHead(200).end(bytes));
  site.answer('/bomb', gzipSync(bytes), { 'content-encoding': 'gzip' });
  expect(gzipSync(bytes).length).toBeLessThan(MAX_BYTES);
  expect([await load(`${site.origin}/long`), await load(`${site.origin}/bomb`)]).toEqual(['too_large', 'too_large']);
});

test.each([
  [401, 'sign_in'],
  [403, 'sign_in'],
  [404, 'not_there'],
  [410, 'not_there'],
  [429, 'unreachable'],
  [500, 'unreachable'],
  // Without saying where to.
  [302, 'unreachable'],
])('the status %i says %s', async (status, reason) => {
  site.answer('/status', (_, response) => void response.writeHead(status).end('no'));
  expect(await load(`${site.origin}/status`)).toBe(reason);
});

test('a connection that breaks is not reachable', async () => {
  site.answer('/broken', (_, response) => void response.socket?.destroy());
  expect(await load(`${site.origin}/broken`)).toBe('unreachable');
});
