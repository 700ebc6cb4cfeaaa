import { beforeAll, expect, test } from 'vitest';
import { Refusal } from '../../../shared/errors.ts';
import { bareHttp } from '../../../test/bare-http.ts';
import { listening, rawRequest } from '../../../test/raw-request.ts';
import { observePool, recordJob, recordModelUse } from '../../telemetry/metrics.ts';
import type { App } from '../app.ts';

let app: App;

beforeAll(async () => {
  app = await bareHttp((app) => {
    app.get('/api/measured/:id', { config: { access: 'everyone' } }, async () => ({}));
    app.get('/api/refused', { config: { access: 'everyone' } }, async () => {
      throw new Refusal('too_many_requests');
    });
  });
});

test('requests are counted by their declared route, never by the address that was typed', async () => {
  await app.inject('/api/measured/typed-number?lang=fr');
  await app.inject('/nowhere/typed-word');
  const { body, headers } = await app.inject('/metrics');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/measured\/:id",status="200"\} 1\n/,
  );
  expect(body).toMatch(/route="unknown",status="404"/);
  expect(body).not.toMatch(/typed-/);
});

test('runs of jobs are counted by name and outcome', async () => {
  recordJob('mail-something', 'failed', 0.2);
  recordJob('mail-something', 'completed', 2);
  recordJob('mail-something', 'completed', 3);
  const { body } = await app.inject('/metrics');
  expect(body).toContain('jobs_total{job="mail-something",outcome="completed"} 2');
  expect(body).toContain('jobs_total{job="mail-something",outcome="failed"} 1');
  expect(body).toContain('job_seconds_sum{job="mail-something"} 5.2');
});

test('what models use and cost, what a limit refused and who waits for the database are counted', async () => {
  // Counters are the process's, to which other tests add.
  const readFigures = async (): Promise<number[]> => {
    const { body } = await app.inject('/metrics');
    return COUNTED_SERIES.map((series) =>
      Number(
        body
          .split('\n')
          .find((line) => line.startsWith(`${series} `))
          ?.slice(series.length + 1) ?? 0,
      ),
    );
  };
  const figuresBefore = await readFigures();
  recordModelUse('chat', { input_tokens: 900, output_tokens: 60, cost: 0.5 });
  recordModelUse('chat', { input_tokens: 100, output_tokens: 40, cost: null });
  observePool({ waitingCount: 7, totalCount: 10, idleCount: 4 });
  const refused = await app.inject('/api/refused');
  expect(refused.statusCode).toBe(429);
  const figures = await readFigures();
  expect(figures.map((figure, index) => figure - (figuresBefore[index] ?? 0))).toEqual([1_000, 100, 0.5, 1]);
  const { body } = await app.inject('/metrics');
  for (const line of ['db_pool_waiting 7', 'db_pool_connections{state="busy"} 6'])
    expect(body).toContain(`\n${line}\n`);
});

const COUNTED_SERIES = [
  'model_tokens_total{use="chat",direction="input"}',
  'model_tokens_total{use="chat",direction="output"}',
  'model_cost_dollars_total{use="chat"}',
  'limits_hit_total{code="too_many_requests"}',
];

test.each([
  ['this machine', { remoteAddress: '127.0.0.1' }, 200],
  ['its network', { remoteAddress: '10.1.2.3' }, 200],
  ['its network by a mapped address', { remoteAddress: '::ffff:10.1.2.3' }, 200],
  ['the internet', { remoteAddress: '203.0.113.9' }, 404],
  ['the internet by IPv6', { remoteAddress: '2001:db8::1' }, 404],
  ['a proxy', { remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '203.0.113.9' } }, 404],
  ['a page of another site', { headers: { 'sec-fetch-site': 'cross-site' } }, 404],
])('figures are for %s: %s', async (_, from, status) => {
  expect((await app.inject({ url: '/metrics', ...from })).statusCode).toBe(status);
});

test('figures are not for what speaks HTTP/1.0, as a proxy that adds no header does', async () => {
  const open = await listening(await bareHttp());
  expect((await rawRequest(open, ['GET /metrics HTTP/1.1', 'Host: localhost'])).status).toBe(200);
  expect((await rawRequest(open, ['GET /metrics HTTP/1.0', 'Host: localhost'])).status).toBe(404);
  await open.close();
});
