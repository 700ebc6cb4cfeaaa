import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { Refusal } from '../../shared/errors.ts';
import { bareHttp } from '../../test/bare-http.ts';
import { embeddedApp } from '../../test/embedded-app.ts';
import { type SentryServer, startSentryServer } from '../../test/sentry-server.ts';
import { FAILURE_LABELS } from '../http/app.ts';
import { defineJob } from '../jobs/jobs.ts';
import { openTaskThread } from '../task-thread.ts';
import { openLog } from './open-log.ts';
import { closeReports, openReports } from './reports.ts';

const nowhere = { write: () => undefined };
const PERSONAL = 'chef@example.com';

afterEach(() => closeReports());

async function openSentry(): Promise<SentryServer> {
  const sentry = await startSentryServer();
  await openReports({ SENTRY_DSN: sentry.dsn, NODE_ENV: 'test' });
  return sentry;
}

/** Routes that fail, one for each label and some without. */
const failingApp = (LOG_LEVEL: 'info' | 'silent' = 'info') =>
  bareHttp(
    (app) => {
      app.get('/api/things/:id', { config: { access: 'everyone' } }, async () => ({}));
      app.get('/api/refused', { config: { access: 'everyone' } }, () => Promise.reject(new Refusal('code_invalid')));
      app.post('/api/broken/:id', { config: { access: 'everyone', xsrf: false } }, async ({ body }) => {
        throw new TypeError(`${JSON.stringify(body)} by ${PERSONAL} is not a dish`, {
          cause: Object.assign(new Error(`connection of ${PERSONAL}`), { code: 'ECONNRESET' }),
        });
      });
      for (const label of FAILURE_LABELS)
        app.get(`/api/${label}`, { config: { access: 'everyone', failure: label } }, async () => {
          throw new Error('the table is missing');
        });
    },
    { log: openLog({ LOG_LEVEL, SENTRY_DSN: 'set' }, nowhere) },
  );

const exceptions = z.looseObject({
  values: z.array(
    z.looseObject({
      type: z.string(),
      value: z.string(),
      stacktrace: z.optional(
        z.looseObject({
          frames: z.array(z.looseObject({ filename: z.string(), lineno: z.number(), in_app: z.boolean() })),
        }),
      ),
    }),
  ),
});

test('an error of a route is reported with its causes and where it began, and with nothing that anybody sent', async () => {
  const sentry = await openSentry();
  const app = await failingApp();
  const answer = await app.inject({
    method: 'POST',
    url: `/api/broken/4711?email=${encodeURIComponent(PERSONAL)}`,
    headers: { cookie: 'session=secret-token', authorization: 'Bearer secret-token', 'user-agent': 'browser-of-chef' },
    payload: { code: '918273', title: 'Poutine' },
    remoteAddress: '203.0.113.9',
  });
  expect(answer.statusCode).toBe(500);
  await closeReports();

  const [event] = sentry.errors;
  expect(sentry.errors).toHaveLength(1);
  expect(event).toMatchObject({
    level: 'error',
    environment: 'test',
    tags: { request_id: answer.headers['x-request-id'] },
  });
  const { values } = exceptions.parse(event?.['exception']);
  expect(values.map(({ type, value }) => [type, value])).toEqual([
    ['Error', 'ECONNRESET'],
    ['TypeError', 'request failed'],
  ]);
  const frame = values[1]?.stacktrace?.frames.at(-1);
  expect([frame?.filename, frame?.in_app]).toEqual(['server/telemetry/sentry.test.ts', true]);
  expect(sentry.raw.join('\n')).not.toMatch(
    /chef|4711|918273|Poutine|secret-token|203\.0\.113|server_name|ip_address":"|\/api\/broken\/4/,
  );
});

test('every request is traced by its declared route, and leads to its error', async () => {
  const sentry = await openSentry();
  const app = await failingApp();
  await app.inject('/api/things/4711?email=chef');
  await app.inject('/api/refused');
  await app.inject('/nowhere/chef');
  const failed = await app.inject('/api/session.init');
  await closeReports();
  // Envelopes are sent at once, and come in any order.
  const transactions = new Map(sentry.transactions.map((transaction) => [transaction.transaction, transaction]));
  expect(new Set(transactions.keys())).toEqual(
    new Set(['GET /api/things/:id', 'GET /api/refused', 'GET unknown', 'GET /api/session.init']),
  );
  const traceId = String(failed.headers['x-request-id']).replaceAll('-', '');
  expect(transactions.get('GET /api/session.init')).toMatchObject({
    tags: { label: 'session.init' },
    contexts: { trace: { trace_id: traceId, op: 'http.server', status: 'internal_error' } },
  });
  expect(transactions.get('GET /api/things/:id')).toMatchObject({ contexts: { trace: { status: 'ok' } } });
  expect(sentry.errors).toMatchObject([{ contexts: { trace: { trace_id: traceId } } }]);
  expect(sentry.raw.join('\n')).not.toMatch(/4711|chef/);
});

test('each failure that the specification names is reported under its label; a refusal is not', async () => {
  const sentry = await openSentry();
  const app = await failingApp();
  for (const label of FAILURE_LABELS) await app.inject(`/api/${label}`);
  await app.inject('/api/refused');
  await closeReports();
  expect(sentry.errors.map(({ tags }) => tags?.['label']).sort()).toEqual([...FAILURE_LABELS].sort());
});

test('the same failure again is reported once until another comes between', async () => {
  const sentry = await openSentry();
  const app = await failingApp();
  for (const label of ['logo.upload', 'logo.upload', 'user.delete', 'logo.upload']) await app.inject(`/api/${label}`);
  await closeReports();
  expect(sentry.errors.map(({ tags }) => tags?.['label']).sort()).toEqual([
    'logo.upload',
    'logo.upload',
    'user.delete',
  ]);
});

test('errors are reported by a server that logs nothing, too', async () => {
  const sentry = await openSentry();
  await (await failingApp('silent')).inject('/api/user.delete');
  await closeReports();
  expect(sentry.errors).toHaveLength(1);
});

test('an error of a job is reported with its name, and one of a thread with the request that asked', async () => {
  const sentry = await openSentry();
  const failing = defineJob({
    name: 'fail-at-once',
    payload: z.object({ email: z.string() }),
    retries: 0,
    load: async () => ({
      run: async (_, { email }) => {
        throw new Error(`no mail to ${email}`);
      },
    }),
  });
  const t = await embeddedApp({ jobs: [failing] });
  await t.jobs.send(t.deps.db, failing, { email: PERSONAL });
  await vi.waitFor(() => expect(sentry.errors).toHaveLength(1), { timeout: 10_000 });
  expect(sentry.errors).toMatchObject([
    {
      tags: { job: 'fail-at-once', job_id: expect.any(String) },
      exception: { values: [{ type: 'Error', value: 'the job failed for good' }] },
    },
  ]);

  const thread = openTaskThread({
    program: new URL('data:text/javascript,throw new Error("the thread broke")'),
    purpose: 'that breaks',
    max_memory_mb: 64,
  });
  const app = await bareHttp(
    (bare) => bare.get('/api/thread', { config: { access: 'everyone' } }, () => thread.ask({}, 'a')),
    { log: openLog({ LOG_LEVEL: 'info' }, nowhere) },
  );
  const failed = await app.inject('/api/thread');
  expect(failed.statusCode).toBe(500);
  await thread.close();
  await vi.waitFor(() => expect(sentry.errors).toHaveLength(2), { timeout: 10_000 });
  expect(sentry.errors[1]?.tags).toEqual({ request_id: failed.headers['x-request-id'] });
  expect(sentry.raw.join('\n')).not.toContain(PERSONAL);
});

test('a service that refuses, is too busy or unavailable delays no answer and stops no server', async () => {
  const sentry = await openSentry();
  const app = await failingApp();
  sentry.answerWith(429, { 'retry-after': '60' });
  await app.inject('/api/user.delete');
  await vi.waitFor(() => expect(sentry.raw.length).toBeGreaterThan(0));
  await closeReports();

  await openReports({ SENTRY_DSN: sentry.dsn.replace(/:\d+\//, ':1/'), NODE_ENV: 'test' });
  expect((await app.inject('/api/user.delete')).statusCode).toBe(500);
  await closeReports();
  expect(sentry.errors).toEqual([]);
});

test('without a DSN nothing is sent', async () => {
  const sentry = await startSentryServer();
  await openReports({ SENTRY_DSN: undefined, NODE_ENV: 'test' });
  await (await failingApp()).inject('/api/user.delete');
  await closeReports();
  expect(sentry.raw).toEqual([]);
});
