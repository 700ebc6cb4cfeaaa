import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) });
const { scripts } = packageSchema.parse(JSON.parse(readFileSync('package.json', 'utf8')));

const OWN_FOLDERS = [
  'shared',
  'reader',
  'server',
  'web',
  'test',
  'e2e',
  'bench',
  'faults',
  'lint',
  'scripts',
  'docs',
  'deploy',
];
const OWN_PATH = new RegExp(`\`((?:${OWN_FOLDERS.join('|')})/[\\w./-]*)\``, 'g');

const all = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

describe.each([
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'docs/operating.md',
  ...globSync('docs/decisions/*.md'),
])('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  test('names files that are there', () => {
    expect(all(OWN_PATH, text).filter((path) => !existsSync(path))).toEqual([]);
  });

  test('links to files that are there', () => {
    const links = all(/\]\((?!https?:)([^)#]+)/g, text);
    expect(links.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([]);
  });

  test('names commands that are there', () => {
    const commands = all(/\bnpm (?:run )?(?:-s )?((?:run )?[a-z][\w:-]*)/g, text).map((name) =>
      name.replace('run ', ''),
    );
    const isKnown = (name: string): boolean => name in scripts || ['ci', 'install'].includes(name);
    expect(commands.filter((name) => !isKnown(name))).toEqual([]);
  });
});

test('the commands of package.json run files that are there', () => {
  const files = Object.values(scripts).flatMap((command) =>
    all(/\b((?:server|reader|scripts|bench|faults)\/[\w./-]+)/g, command),
  );
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
