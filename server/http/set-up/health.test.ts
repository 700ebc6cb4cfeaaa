import { expect, test } from 'vitest';
import { bareHttp } from '../../../test/bare-http.ts';
import type { Deps } from '../../deps.ts';
import { openDrain } from '../../drain.ts';

/** Fakes that only answer health checks; the rest of their contracts is not called here. */
const parts = (failing: string[] = []) => {
  const check = (name: string) => async () => {
    if (failing.includes(name)) throw new Error(`${name} is down`);
  };
  return {
    db: { execute: check('database') } as unknown as Deps['db'],
    files: { check: check('files') } as unknown as Deps['files'],
    jobs: { check: check('jobs') } as unknown as Deps['jobs'],
  };
};

test('the process answers, even while a part of it does not', async () => {
  const app = await bareHttp(undefined, parts(['database']));
  const answer = await app.inject('/healthz');
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
});

test.each(['database', 'files', 'jobs'])('requests are sent here even while %s does not answer', async (part) => {
  const answer = await (await bareHttp(undefined, parts([part]))).inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready' }]);
});

test('no requests are sent here while it drains, and it still answers', async () => {
  const drain = openDrain();
  const app = await bareHttp(undefined, { ...parts(), drain });
  await drain.begin(0);
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'draining' }]);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

test('it lists its parts while all answer', async () => {
  const answer = await (await bareHttp(undefined, parts())).inject('/readyz?parts');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ database: 'ok', files: 'ok', jobs: 'ok', disk: 'ok' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('however many ask, the parts are asked once in two seconds', async () => {
  let checks = 0;
  let time = Date.UTC(2026, 4, 1);
  const countCheck = async () => {
    checks += 1;
  };
  // Only the check is called.
  const files = { check: countCheck } as unknown as Deps['files'];
  const app = await bareHttp(undefined, { ...parts(), files, now: () => new Date(time) });
  await Promise.all(Array.from({ length: 20 }, () => app.inject('/readyz?parts')));
  expect(checks).toBe(1);
  time += 1_999;
  await app.inject('/readyz?parts');
  expect(checks).toBe(1);
  time += 1;
  await app.inject('/readyz?parts');
  expect(checks).toBe(2);
  // A clock that was set back by an hour.
  time -= 3_600_000;
  await app.inject('/readyz?parts');
  expect(checks).toBe(3);
});

test('one address may ask some hundred times a minute, and no more', async () => {
  const app = await bareHttp(undefined, parts());
  const statuses: number[] = [];
  for (let index = 0; index < 302; index += 1) statuses.push((await app.inject('/readyz?parts')).statusCode);
  expect(statuses).toEqual([...Array(300).fill(200), 429, 429]);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

test.each(['database', 'files', 'jobs'])('it says that %s does not answer', async (part) => {
  const answer = await (await bareHttp(undefined, parts([part]))).inject('/readyz?parts');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ database: 'ok', files: 'ok', jobs: 'ok', disk: 'ok', [part]: 'failed' });
  expect(answer.body).not.toContain('is down');
});

test('a full disk is listed, and is no failure: guests still read', async () => {
  const room = { isFull: async () => true, require: async () => undefined, noteFull: () => undefined };
  const answer = await (await bareHttp(undefined, { ...parts(), room })).inject('/readyz?parts');
  expect([answer.statusCode, answer.json().disk]).toEqual([200, 'full']);
});
