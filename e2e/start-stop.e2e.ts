import { once } from 'node:events';
import { mkdir, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
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

/** One that stays until the test that stops it: whatever is started beside it ends on its own. */
let running: Promise<ServerProcess> | undefined;
const runningServer = () => {
  running ??= startServer({ env: { DRAIN_SECONDS: '3' } });
  return running;
};

test('it says where it serves, and keeps a secret that only its user reads', async () => {
  const server = await runningServer();
  await expect
    .poll(() => plainLines(server))
    .toEqual([
      `Ardoise is ready at ${server.url}`,
      `Mails are kept at ${server.url}/dev/outbox`,
      expect.stringMatching(/^WARNING: .*shown to anybody who reaches port \d+\. Set PUBLIC_URL before .* proxy\.$/),
    ]);
  expect((await stat(join(server.data_dir, 'secret'))).mode & 0o777).toBe(0o600);
});

// Of the database only whether it answers, and that one embedded is one process's, has a part in these.
if (!isOnPostgres) {
  test('a port in use stops the start with one line', async () => {
    const first = await runningServer();
    const second = await startServer({ env: { PORT: String(first.port) }, wait: false });
    expect(await second.ended).toEqual({ code: 1, signal: null });
    expect(second.output()).toBe(`Port ${first.port} is in use. Stop what uses it, or set PORT to another.\n`);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });

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

  test('a database that does not answer stops the start with one line', async () => {
    const port = await freePort();
    const server = await startServer({
      env: { DATABASE_URL: `postgres://nobody:hidden@127.0.0.1:${port}/none` },
      wait: false,
    });
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.output()).toBe(`DATABASE_URL: the database at 127.0.0.1:${port} can't be used (ECONNREFUSED).\n`);
  });

  test('a failure that nobody foresaw stops the start with one line that says what and where', async () => {
    const data_dir = await newDataDir();
    await mkdir(join(data_dir, 'secret'));
    const server = await startServer({ data_dir, wait: false });
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(plainLines(server)).toEqual([expect.stringMatching(/^The server failed: Error EISDIR at /)]);
  });

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

  // Throws outside of any call of ours, as a bug would, at a signal.
  const throwOnSignal = `process.once("SIGUSR2",()=>{setImmediate(()=>{throw Error("after_that")});throw Error("defect")})`;
  const withDefect = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(throwOnSignal)}` };

  test('an uncaught error is logged once, and ends the process', async () => {
    const server = await startServer({ env: withDefect });
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
    const server = await startServer({ env: { ...withDefect, LOG_LEVEL: 'debug' }, wait: false });
    closeOutput(server);
    await waitUntilReady(server);
    server.process.kill('SIGUSR2');
    expect(await server.ended).toEqual({ code: 1, signal: null });
  });
}

// One role alone needs a database that several processes share.
if (isOnPostgres)
  test('a process that only works on jobs serves its health and no page', async () => {
    const web = await runningServer();
    const worker = await startServer({ data_dir: web.data_dir, env: { ROLES: 'worker' } });
    await expect
      .poll(() => plainLines(worker))
      .toEqual([`Ardoise works on jobs; its health is at ${worker.url}/healthz`]);
    expect((await fetch(`${worker.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${worker.url}/api/data`)).status).toBe(404);
    expect((await fetch(`${web.url}/api/data`)).status).toBe(200);
    expect(await worker.stop()).toEqual({ code: 0, signal: null });
  });

// Ends the one that stays, so what is beside it comes before.
test('on SIGTERM it fails its health check first, answers for DRAIN_SECONDS and what is being sent then, and ends with code 0', async () => {
  const server = await runningServer();
  // Nobody reads what it writes, which neither stops nor hangs it.
  closeOutput(server);
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
  const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status;
  await expect.poll(() => statusOf('/readyz')).toBe(503);
  expect([await statusOf('/healthz'), await statusOf('/sign-up')]).toEqual([200, 200]);
  const health = () =>
    fetch(`${server.url}/healthz`).then(
      () => 'answered',
      () => 'refused',
    );
  await expect.poll(health, { timeout: 10_000 }).toBe('refused');
  expect(answer).toBe('');
  socket.write(body.slice(5));
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(await server.ended).toEqual({ code: 0, signal: null });
});

// Its database has no part in what becomes of its output.
if (!isOnPostgres)
  test('it starts again on its data, serves and stops with a reader that has stopped reading', async () => {
    const { data_dir, stop } = await runningServer();
    await stop();
    const server = await startServer({ data_dir, env: { LOG_LEVEL: 'trace' }, wait: false });
    server.process.stdout?.pause();
    await waitUntilReady(server);
    // More than a pipe holds.
    for (let round = 0; round < 40; round += 1)
      await Promise.all(Array.from({ length: 20 }, () => fetch(`${server.url}/healthz`)));
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    server.process.kill('SIGINT');
    // A second signal doesn't kill at once.
    server.process.kill('SIGTERM');
    await expect.poll(() => server.process.exitCode, { timeout: 20_000 }).toBe(0);
  });
