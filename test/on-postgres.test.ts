import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { importGraph } from '../lint/import-graph.ts';

test('whoever asks whether tests run on PostgreSQL asks test-database.ts, by whose importers they are found', () => {
  const tests = globSync('{shared,reader,server,web,test,scripts,training,bench,faults,e2e}/**/*.{test,e2e}.{ts,tsx}');
  const name = ['TEST', 'DATABASE', 'URL'].join('_');
  expect(tests.length).toBeGreaterThan(100);
  expect(tests.filter((path) => readFileSync(path, 'utf8').includes(name))).toEqual([]);
});

test.each([
  ['test/test-app.ts', true],
  ['test/start-server.ts', true],
  ['test/embedded-app.ts', false],
  ['e2e/shared-server.ts', false],
])('tests that use %s run on PostgreSQL: %s', (path, isRun) => {
  expect(importsOf(path).has('test/test-database.ts')).toBe(isRun);
});

const graph = importGraph();

/** Everything that a file's imports lead to. */
function importsOf(path: string, files = new Set<string>()): Set<string> {
  for (const specifier of graph.get(path) ?? []) {
    const target = posix.join(posix.dirname(path), specifier);
    if (!specifier.startsWith('.') || files.has(target)) continue;
    files.add(target);
    importsOf(target, files);
  }
  return files;
}
