import { writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { API_PATHS } from '../../shared/paths.ts';
import { closeAfterFile } from '../../test/closers.ts';
import { embeddedApp } from '../../test/embedded-app.ts';
import type { TestApp } from '../../test/make-app.ts';
import { allJobs } from '../all-jobs.ts';
import { writeFact } from '../db/facts-queries.ts';
import { noteSettings } from '../shared-settings.ts';
import { SIGNED_REQUEST_HEADER, signRequest } from '../signed-request.ts';
import { checkAddress } from './check-address.ts';

type Serving = TestApp & { url: string };

/** The application on a port, with its secret where commands find it. */
async function serve(TRUST_PROXY: string): Promise<Serving> {
  const t = await embeddedApp({ env: { TRUST_PROXY }, work: false });
  await writeFact(t.deps.db, 'store_id', `store of ${TRUST_PROXY}`, new Date());
  await writeFile(join(t.deps.env.DATA_DIR, 'secret'), t.deps.secret.toString('base64url'));
  return { ...t, url: await t.app.listen({ host: '127.0.0.1', port: 0 }) };
}

const direct = await serve('false');
const behindOne = await serve('1');

type ForwardedFor = (received: string | undefined, client: string) => string | undefined;
const append: ForwardedFor = (received, client) => (received ? `${received}, ${client}` : client);
const replace: ForwardedFor = (_received, client) => client;

let proxyCount = 0;

/**
 * A proxy in front of an address, which it calls from an address of its own; returns where it listens.
 * @param refusal The status with which it answers the doctor's question itself.
 */
async function proxyTo(
  target: string,
  forwardedFor: ForwardedFor = append,
  ownHeaders: Record<string, string> = {},
  refusal?: number,
): Promise<string> {
  proxyCount += 1;
  const localAddress = `127.0.1.${proxyCount}`;
  const server = createServer((received, answer) => {
    if (refusal !== undefined && received.url === API_PATHS.seenRequest) return void answer.writeHead(refusal).end();
    const { 'x-forwarded-for': before, ...receivedHeaders } = received.headers;
    const headers = { ...receivedHeaders, ...ownHeaders };
    const client = forwardedFor(before?.toString(), received.socket.remoteAddress ?? '');
    const passed = request(new URL(received.url ?? '/', target), {
      localAddress,
      headers: client === undefined ? headers : { ...headers, 'x-forwarded-for': client },
    });
    passed.on('response', (upstream) => {
      answer.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(answer);
    });
    passed.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeAfterFile(async () => void server.close());
  // It listens on a port.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The doctor's lines, as the operator of `own` gets them if PUBLIC_URL is this address. */
async function linesOf(own: Serving, PUBLIC_URL: string, asking = own): Promise<string[]> {
  // The nodes have the same one.
  Object.assign(own.deps.env, { PUBLIC_URL });
  const { db, log } = asking.deps;
  const env = { ...asking.deps.env, PUBLIC_URL, is_localhost: false, is_https: true };
  // The check only reads.
  const database = { db, driver: undefined as never, close: async () => undefined };
  const context = { env, log, jobs: allJobs, say: () => undefined, openDatabase: async () => database };
  return (await checkAddress(context)).map(({ is_good, text }) => `${is_good ? 'ok' : 'FIX'} ${text}`);
}

test.each<[string, Serving, () => Promise<string>, string]>([
  ['no proxy, none trusted', direct, async () => direct.url, 'ok guests are seen by their own addresses, through 0'],
  ['no proxy, one trusted', behindOne, async () => behindOne.url, 'evaded: set TRUST_PROXY to false'],
  ['one proxy, one trusted', behindOne, () => proxyTo(behindOne.url), 'ok guests are seen by their own addresses'],
  [
    'one that replaces',
    behindOne,
    () => proxyTo(behindOne.url, replace),
    'ok a proxy replaces X-Forwarded-For, which is right only',
  ],
  [
    'one that replaces behind one that adds',
    behindOne,
    async () => proxyTo(await proxyTo(behindOne.url, replace)),
    'this command is seen as 127.0.1.',
  ],
  [
    'one that adds behind one that replaces',
    behindOne,
    async () => proxyTo(await proxyTo(behindOne.url), replace),
    'set TRUST_PROXY to 2',
  ],
  ['one proxy, none trusted', direct, () => proxyTo(direct.url), 'FIX a proxy’s: set TRUST_PROXY to 1'],
  [
    'two, one trusted',
    behindOne,
    async () => proxyTo(await proxyTo(behindOne.url)),
    'FIX a proxy’s: set TRUST_PROXY to 2',
  ],
  [
    'one that adds nobody',
    behindOne,
    () => proxyTo(behindOne.url, () => undefined),
    'FIX a proxy removes X-Forwarded-For',
  ],
])('%s: one line says how guests are seen, or what to set', async (_name, own, addressOf, expected) => {
  const lines = await linesOf(own, await addressOf());
  expect(lines[0]).toMatch(/^ok http:\/\/127\.0\.0\.1:\d+ leads to this installation$/);
  expect(lines[1]?.replace("a proxy's address counts as that of all guests", 'a proxy’s')).toContain(expected);
  expect(lines.slice(2)).toEqual(["ok the server's clock agrees with this machine"]);
});

test('another installation, one with the same secret, and another secret are distinguished', async () => {
  const [line] = await linesOf(behindOne, behindOne.url, direct);
  expect(line).toMatch(/^FIX .* leads to another installation, to an older version, .*: check its DNS record/);

  const settings = { PUBLIC_URL: behindOne.url, is_localhost: false };
  const { db, secret, log } = behindOne.deps;
  await noteSettings(db, settings, secret, log);
  const withOtherSecret = { ...behindOne, deps: { ...behindOne.deps, env: direct.deps.env } };
  expect((await linesOf(behindOne, behindOne.url, withOtherSecret))[0]).toMatch(
    /^FIX .* has another SESSION_SECRET than this command/,
  );

  const ofOtherDatabase = { ...direct, deps: { ...direct.deps, db } };
  expect(await linesOf(direct, direct.url, ofOtherDatabase)).toEqual([
    expect.stringMatching(/^FIX .* leads to another installation that has the same SESSION_SECRET/),
  ]);
});

test('a proxy that passes another host on, and an address that refuses the question, have a line each', async () => {
  const address = await proxyTo(direct.url, () => undefined, { host: 'web-a:3000' });
  expect(await linesOf(direct, address)).toContainEqual(
    expect.stringMatching(/^FIX the server sees http:\/\/web-a:3000: set TRUST_PROXY, and let the proxy pass Host on/),
  );
  const limiting = await proxyTo(direct.url, append, {}, 429);
  expect((await linesOf(direct, limiting))[0]).toMatch(/^FIX .* can't be asked \(429\): try again in a minute$/);
});

test('a server whose clock is off, and an address where nothing answers, have a line each', async () => {
  const late = await serve('2');
  late.clock.advance(-60_000);
  const lines = await linesOf(late, await proxyTo(await proxyTo(late.url)));
  expect(lines[2]).toMatch(
    /^FIX the server's clock is -(60|59)\.\d s ahead of this machine's: run a time service on both/,
  );
  await late.close();
  expect((await linesOf(direct, late.url))[0]).toMatch(/^FIX .* answers nothing: is the server running/);
});

test('nobody else is answered: without a signature for this address and these minutes it does not exist', async () => {
  const nonce = 'a-nonce-of-twenty-two-characters';
  const { clock, deps } = direct;
  Object.assign(deps.env, { PUBLIC_URL: direct.url });
  const question = { nonce, origin: new URL(direct.url).origin, asked_at: deps.now() };
  const own = signRequest(deps.secret, question);
  const ask = async (header?: string) => {
    const headers = header === undefined ? {} : { [SIGNED_REQUEST_HEADER]: header };
    const answer = await direct.app.inject({ url: API_PATHS.seenRequest, headers });
    if (answer.statusCode === 200) return 'answered';
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
    expect(answer.body).not.toContain('127.0.0.1');
    return 'unknown';
  };
  expect(await ask(own)).toBe('answered');
  expect(await ask()).toBe('unknown');
  expect(await ask(nonce)).toBe('unknown');
  expect(await ask(signRequest(behindOne.deps.secret, question))).toBe('unknown');
  expect(await ask(signRequest(deps.secret, { ...question, origin: 'https://menu.example.com' }))).toBe('unknown');
  clock.advance(10 * 60_000);
  expect(await ask(own)).toBe('unknown');
});
