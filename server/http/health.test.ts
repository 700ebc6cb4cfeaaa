import { expect, test } from 'vitest';
import { bareHttp } from '../../test/bare-http.ts';
import type { Deps } from '../deps.ts';

/** Parts that only answer to a check; the rest of their contracts is not called here. */
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

test('it is ready while all parts answer', async () => {
  const answer = await (await bareHttp(undefined, parts())).inject('/readyz');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ database: 'ok', files: 'ok', jobs: 'ok', disk: 'ok' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each(['database', 'files', 'jobs'])('it is not ready while %s does not answer', async (part) => {
  const answer = await (await bareHttp(undefined, parts([part]))).inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ database: 'ok', files: 'ok', jobs: 'ok', disk: 'ok', [part]: 'failed' });
  expect(answer.body).not.toContain('is down');
});

test('it says that the disk is full, and stays ready: guests still read', async () => {
  const room = { isFull: async () => true, require: async () => undefined, noteFull: () => undefined };
  const answer = await (await bareHttp(undefined, { ...parts(), room })).inject('/readyz');
  expect([answer.statusCode, answer.json().disk]).toEqual([200, 'full']);
});
