import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { HOSTILE_KINDS } from './hostile-kinds.ts';

it('has each kind read by a test file of its own', () => {
  const files = globSync(`${import.meta.dirname}/kinds/*`).map((path) => basename(path, '.long.test.ts'));
  expect(files.toSorted()).toEqual(Object.keys(HOSTILE_KINDS).toSorted());
});
