import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('whoever asks whether tests run on PostgreSQL asks test-database.ts, by whose importers they are found', () => {
  const tests = globSync('{shared,reader,server,web,test,scripts,training,bench,faults,e2e}/**/*.{test,e2e}.{ts,tsx}');
  const name = ['TEST', 'DATABASE', 'URL'].join('_');
  expect(tests.length).toBeGreaterThan(100);
  expect(tests.filter((path) => readFileSync(path, 'utf8').includes(name))).toEqual([]);
});
