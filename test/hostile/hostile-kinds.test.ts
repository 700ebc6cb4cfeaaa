import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { HOSTILE_GROUPS, HOSTILE_KINDS } from './hostile-kinds.ts';

it('has each kind read once, by the test file of its group', () => {
  expect(Object.values(HOSTILE_GROUPS).flat().toSorted()).toEqual(Object.keys(HOSTILE_KINDS).toSorted());
  const files = globSync(`${import.meta.dirname}/kinds/*`).map((path) => basename(path, '.long.test.ts'));
  expect(files.toSorted()).toEqual(Object.keys(HOSTILE_GROUPS).toSorted());
});
