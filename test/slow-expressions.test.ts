import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expressionsOf, problemsOf } from '../lint/slow-expressions.ts';

/** Expressions that take more than linear time, and why they may. */
const EXCEPTIONS: Record<string, string> = {};

const files = globSync('{reader,server,shared}/**/*.ts').filter((file) => !/\.test\.ts$|^reader\/hostile\//.test(file));

test('every regular expression takes linear time', () => {
  const slow = files.flatMap((file) =>
    expressionsOf(file, readFileSync(file, 'utf8')).flatMap((expression) => {
      const problems = problemsOf(expression);
      const name = `${file}: /${expression.source}/${expression.flags}`;
      return problems.length === 0 || name in EXCEPTIONS ? [] : [`${name} (${problems.join(', ')})`];
    }),
  );
  expect(slow).toEqual([]);
});

test.each([
  ['/\\/+$/', ['Move']],
  ['/(a+)+b/', ['Self', 'Move']],
  ['/\\s*-?\\s*$/', ['Trade', 'Move']],
  ['/(?<!\\/)\\/+$/', []],
  ['/^\\/+/', []],
])('%s has the problems %j', (literal, problems) => {
  const [expression] = expressionsOf('a.ts', `export const a = ${literal};`);
  expect(expression && [...problemsOf(expression)].sort()).toEqual([...problems].sort());
});
