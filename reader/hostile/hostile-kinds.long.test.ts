import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { HOSTILE_KINDS } from './hostile-kinds.ts';

it('has many kinds of hostile files, each under a name of its own', async () => {
  const outside = { address: 'http://127.0.0.1:9', canary: '/tmp/canary' };
  const kinds = await Promise.all(Object.values(HOSTILE_KINDS).map((make) => make(outside)));
  const names = kinds.flat().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(150);
});

it('has each kind read by a test file of its own', () => {
  const files = globSync(`${import.meta.dirname}/kinds/*`).map((path) => basename(path, '.long.test.ts'));
  expect(files.toSorted()).toEqual(Object.keys(HOSTILE_KINDS).toSorted());
});
