import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { expressionsOf, problemsOf } from '../lint/slow-expressions.ts';

/** Expressions that run in more than linear time, and why they may. */
const EXCEPTIONS: Record<string, string> = Object.fromEntries(
  [
    /\p{N}[^\p{L}\p{N}\s]*[$%*+<=>@\\_"#&(][^\p{L}\p{N}\s]*\p{N}/u,
    /^\P{L}*\p{N}\P{L}*$/u,
    /[\p{Sc}#*+~-]*\p{N}+(?:[.,:'’]\p{N}+)*[\p{Sc}%*,+.-]*/gu,
  ].map(({ source, flags }) => [
    `reader/text/layer/doubtful-fonts.ts: /${source}/${flags}`,
    'for words of at most 40 characters',
  ]),
);

const files = globSync('{reader,server,shared}/**/*.ts').filter((file) => !file.endsWith('.test.ts'));

test('every regular expression runs in linear time', () => {
  const slow = files.flatMap((file) =>
    expressionsOf(file, readFileSync(file, 'utf8')).flatMap((expression) => {
      const problems = problemsOf(expression);
      const name = `${file}: /${expression.source}/${expression.flags}`;
      return problems.length === 0 || name in EXCEPTIONS ? [] : [`${name} (${problems.join(', ')})`];
    }),
  );
  expect(slow).toEqual([]);
});

test('so does every one that a module makes of texts when it is loaded', async () => {
  const made: { source: string; flags: string }[] = [];
  const Original = RegExp;
  vi.stubGlobal(
    'RegExp',
    new Proxy(Original, {
      construct(target, [source, flags]: [string | RegExp, string | undefined]) {
        const expression = new target(source, flags);
        made.push({ source: expression.source, flags: expression.flags });
        return expression;
      },
    }),
  );
  vi.resetModules();
  const makers = files.filter((file) =>
    /^(?:export )?const .*= new RegExp\(|^ .*new RegExp\(/m.test(readFileSync(file, 'utf8')),
  );
  for (const file of makers) await import(pathToFileURL(file).href);
  vi.unstubAllGlobals();
  expect(made.length).toBeGreaterThan(0);
  expect(made.filter((expression) => problemsOf(expression).length > 0)).toEqual([]);
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
