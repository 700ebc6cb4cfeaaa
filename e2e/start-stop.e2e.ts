import { once } from 'node:events';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { freePort } from '../test/free-port.ts';
import { type ServerProcess, waitUntilReady } from '../test/server-process.ts';
import { newDataDir, startServer } from '../test/start-server.ts';
import { isOnPostgres } from '../test/test-database.ts';

/** The lines for a person: those that are not JSON log lines. */
const plainLines = (server: ServerProcess): string[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('{'));

const closeOutput = ({ process: { stdout, stderr } }: ServerProcess) => {
  stdout?.destroy();
  stderr?.destroy();
};

test('it says where it serves, stops on SIGTERM with code 0, and starts again on its data, with nobody reading what it writes', async () => {
  const data_dir = await newDataDir({ isEmpty: true });
  const first = await startServer({ data_dir });
  await expect
    .poll(() => plainLines(first))
    .toEqual([
      `Ardoise is ready at ${first.url}`,
      `Mails are kept at ${first.url}/dev/outbox`,
      expect.stringMatching(/^WARNING: .*shown to anybody who reaches port \d+\. Set PUBLIC_URL before .* proxy\.$/),
    ]);
  expect((await stat(join(data_dir, 'secret'))).mode & 0o777).toBe(0o600);
  expect(await first.stop()).toEqual({ code: 0, signal: null });

  // Nobody reads what it writes, which neither stops nor hangs it.
  const second = await startServer({ data_dir, env: { LOG_LEVEL: 'debug' }, wait: false });
  closeOutput(second);
  await waitUntilReady(second);
  second.process.kill('SIGINT');
  // A second signal doesn't kill at once.
  second.process.kill('SIGTERM');
  expect(await second.ended).toEqual({ code: 0, signal: null });
});

test('on shutdown it fails its health check first and still answers for DRAIN_SECONDS', async () => {
  const server = await startServer({ env: { DRAIN_SECONDS: '3' } });
  const stopped = server.stop();
  const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status;
  await expect.poll(() => statusOf('/readyz')).toBe(503);
  expect([await statusOf('/healthz'), await statusOf('/sign-up')]).toEqual([200, 200]);
  expect(await stopped).toEqual({ code: 0, signal: null });
});

// Its database has no part in it.
if (!isOnPostgres)
  test('as `npm run dev` it starts once, and restarts only when a source changes', async () => {
    const server = await startServer({ node: ['--watch'], env: { NODE_ENV: 'development' } });
    try {
      expect(await (await fetch(`${server.url}/sign-in`)).text()).toContain('/web/main.tsx');
      expect(server.output()).not.toContain('Restarting');
    } finally {
      // If it were killed, the server that it watches would stay.
      await server.stop();
    }
  });

/** One that stays until the test that stops it: whatever is started beside it ends on its own. */
let running: Promise<ServerProcess> | undefined;
const runningServer = () => {
  running ??= startServer();
  return running;
};

test('a port in use stops the start with one line', async () => {
  const first = await runningServer();
  const second = await startServer({ env: { PORT: String(first.port) }, wait: false });
  expect(await second.ended).toEqual({ code: 1, signal: null });
  expect(second.output()).toBe(`Port ${first.port} is in use. Stop what uses it, or set PORT to another.\n`);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
});

// Only the embedded database is one process's.
if (!isOnPostgres)
  test('a second process on the same data stops the start with one line', async () => {
    const first = await runningServer();
    const second = await startServer({ data_dir: first.data_dir, wait: false });
    expect(await second.ended).toEqual({ code: 1, signal: null });
    const folder = join(first.data_dir, 'database');
    expect(second.output()).toBe(`The folder ${folder} is in use by another process. Stop it, or set DATA_DIR.\n`);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });

test('a malformed setting stops the start with one line that names it', async () => {
  const server = await startServer({ env: { LOG_LEVEL: 'loud' }, wait: false });
  expect(await server.ended).toEqual({ code: 1, signal: null });
  expect(server.output()).toMatch(/^LOG_LEVEL: [^\n]+\n$/);
});

test('an incomplete FILES_URL, which is noticed when the store is opened, stops the start with one line', async () => {
  const server = await startServer({ env: { FILES_URL: 's3://bucket?region=ca-east' }, wait: false });
  expect(await server.ended).toEqual({ code: 1, signal: null });
  expect(server.output()).toBe('FILES_URL: set access_key_id and secret_access_key, or credentials=machine.\n');
});

test('a database that does not answer stops the start with one line', async () => {
  const port = await freePort();
  const server = await startServer({
    env: { DATABASE_URL: `postgres://nobody:hidden@127.0.0.1:${port}/none` },
    wait: false,
  });
  expect(await server.ended).toEqual({ code: 1, signal: null });
  expect(server.output()).toBe(`DATABASE_URL: the database at 127.0.0.1:${port} can't be used (ECONNREFUSED).\n`);
});

// What reports it knows no database; this one is a folder that a test can open.
if (!isOnPostgres)
  test('a query that fails at the start is one line without its values', async () => {
    const data_dir = await newDataDir();
    const pglite = await PGlite.create(join(data_dir, 'database'));
    await pglite.exec(`alter table installation_facts add constraint nothing check (name = '')`);
    await pglite.close();
    await mkdir(join(data_dir, 'files/private/store'), { recursive: true });
    await writeFile(join(data_dir, 'files/private/store/id'), 'a value of the query');
    const server = await startServer({ data_dir, wait: false });
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(plainLines(server)).toEqual([
      expect.stringMatching(/^The server failed: DrizzleQueryError, caused by \w+ 23514 nothing at /),
    ]);
    expect(server.output()).not.toContain('a value of the query');
  });

// Ends the one that stays, so nothing after it uses that.
test('a request that is being sent when it stops is answered, and a new one is not', async () => {
  const server = await runningServer();
  const cookies = (await fetch(`${server.url}/sanctum/csrf-cookie`)).headers.getSetCookie().map((line) => {
    const [pair = ''] = line.split(';');
    return pair;
  });
  const token =
    cookies
      .find((pair) => pair.startsWith('XSRF-TOKEN='))
      ?.split('=')
      .slice(1)
      .join('=') ?? '';
  const socket = connect(server.port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text;
  });
  const body = JSON.stringify({ email: 'guest@example.com' });
  const head = [
    'POST /login HTTP/1.1',
    `Host: localhost:${server.port}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    `Cookie: ${cookies.join('; ')}`,
    `X-XSRF-TOKEN: ${token}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 5)}`);
  // Answered after the other has arrived.
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  server.process.kill('SIGTERM');
  const health = () =>
    fetch(`${server.url}/healthz`).then(
      () => 'answered',
      () => 'refused',
    );
  await expect.poll(health, { timeout: 5_000 }).toBe('refused');
  expect(answer).toBe('');
  socket.write(body.slice(5));
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(await server.ended).toEqual({ code: 0, signal: null });
});

// One role alone needs a database that several processes share.
if (isOnPostgres)
  test('a process that only works on jobs serves its health and no page', async () => {
    const web = await startServer({ env: { ROLES: 'web' } });
    const worker = await startServer({ data_dir: web.data_dir, env: { ROLES: 'worker' } });
    await expect
      .poll(() => plainLines(worker))
      .toEqual([`Ardoise works on jobs; its health is at ${worker.url}/healthz`]);
    expect((await fetch(`${worker.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${worker.url}/api/data`)).status).toBe(404);
    expect((await fetch(`${web.url}/api/data`)).status).toBe(200);
    expect(await worker.stop()).toEqual({ code: 0, signal: null });
  });

// Throws outside of any call of ours, as a bug would.
const throwOnSignal = `process.on("SIGUSR2",()=>{setImmediate(()=>{throw(Error("after_that"))});throw(Error("defect"))})`;
const defectOnSignal = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(throwOnSignal)}` };

test('it starts, serves and stops with a reader that has stopped reading', async () => {
  const server = await startServer({ env: { LOG_LEVEL: 'trace' } });
  server.process.stdout?.pause();
  // More than a pipe holds.
  for (let round = 0; round < 40; round += 1)
    await Promise.all(Array.from({ length: 20 }, () => fetch(`${server.url}/healthz`)));
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  server.process.kill('SIGTERM');
  await expect.poll(() => server.process.exitCode, { timeout: 20_000 }).toBe(0);
});

test('an uncaught error is logged once, and ends the process', async () => {
  const server = await startServer({ env: defectOnSignal });
  server.process.kill('SIGUSR2');
  expect(await server.ended).toEqual({ code: 1, signal: null });
  const errors = server
    .output()
    .split('\n')
    .filter((line) => line.includes('an error that nothing caught'));
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain('"defect"');
});

test('an uncaught error ends the process, also if its output is closed', async () => {
  const server = await startServer({ env: { ...defectOnSignal, LOG_LEVEL: 'debug' } });
  closeOutput(server);
  server.process.kill('SIGUSR2');
  expect(await server.ended).toEqual({ code: 1, signal: null });
});
