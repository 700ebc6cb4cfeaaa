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
  'training',
  'docs',
  'deploy',
];
const OWN_PATH = new RegExp(`\`((?:${OWN_FOLDERS.join('|')})/[\\w./-]*)\``, 'g');

const all = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

const sources = [
  ...globSync(`{${OWN_FOLDERS.join(',')}}/**/*.{ts,tsx,mjs,css,md,grit,yaml}`),
  ...globSync('*.md'),
  '.env.example',
  '.ci/run',
];
// The text of each without the marks of comments, so that a reference may continue on the next line.
const texts = sources.map(
  (file) => [file, readFileSync(file, 'utf8').replaceAll(/\n\s*(?:\*|\/\/)? ?/g, ' ')] as const,
);

/** Records of one subject are merged: more than so many are not read. */
const MAX_RECORDS = 71;

describe.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'bench/README.md', ...globSync('docs/**/*.md')])(
  '%s',
  (file) => {
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
  },
);

test('the commands of package.json run files that are there', () => {
  const files = Object.values(scripts).flatMap((command) =>
    all(/\b((?:server|reader|scripts|training|bench|faults)\/[\w./-]+)/g, command),
  );
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

describe('references to a section of the specification or the design', () => {
  const sections = (file: string): ReadonlyMap<string, string> =>
    new Map(
      readFileSync(file, 'utf8')
        .split(/^## /m)
        .slice(1)
        .map((section) => [section.split('.', 1)[0] ?? '', section.replaceAll(/\s+/g, ' ')] as const),
    );
  const documents = new Map([
    ['specification', sections('docs/specification.md')],
    ['design', sections('docs/design.md')],
  ]);
  const NAMES =
    /PNG specification|specification|design|RFC \d+|Web Authentication|ISO\/IEC \d+|ITU-T|Unicode|CSS Containment/gi;
  const LOOK_BACK_CHARACTERS = 160;

  /** The document that a reference is to: the one named last before it; the specification and its tests may omit its name. */
  const documentBefore = (file: string, text: string, index: number): string | undefined =>
    text
      .slice(Math.max(0, index - LOOK_BACK_CHARACTERS), index)
      .match(NAMES)
      ?.at(-1)
      ?.toLowerCase() ?? (/^(?:test\/spec-|docs\/specification)/.test(file) ? 'specification' : undefined);

  const references = texts.flatMap(([file, text]) =>
    [...text.matchAll(/§\s?(\d+)/g)].map(({ 0: mark, 1: section = '', index }) => {
      const document = documentBefore(file, text, index);
      return { where: `${file}: ${document ?? 'no document'} ${mark}`, document, section };
    }),
  );

  test('name their document, and its section is there', () => {
    expect(references.length).toBeGreaterThan(100);
    const isThere = ({ document = '', section }: (typeof references)[number]): boolean =>
      document !== '' && (documents.get(document)?.has(section) ?? true);
    expect(references.filter((reference) => !isThere(reference)).map(({ where }) => where)).toEqual([]);
  });

  test('quote terms of that section', () => {
    const quotes = texts.flatMap(([file, text]) =>
      [...text.matchAll(/\b(specification|design) §(\d+),? "([^"]+)"/gi)].map(
        ([quote, document = '', section = '', term = '']) => ({
          where: `${file}: ${quote}`,
          text: documents.get(document.toLowerCase())?.get(section) ?? '',
          term,
        }),
      ),
    );
    expect(quotes.length).toBeGreaterThan(10);
    expect(
      quotes.filter(({ text, term }) => !text.toLowerCase().includes(term.toLowerCase())).map(({ where }) => where),
    ).toEqual([]);
  });
});

describe('the records of decisions', () => {
  const records = globSync('docs/decisions/[0-9]*.md').map((path) => path.replace('docs/decisions/', ''));
  const numbers = new Set(records.map((record) => record.slice(0, 3)));

  test('have a number each, and are not too many to be read', () => {
    expect(numbers.size).toBe(records.length);
    expect(records.length).toBeLessThanOrEqual(MAX_RECORDS);
  });

  test.each(records)('%s has the form of all others', (record) => {
    const [title = '', , status = '', , ...body] = readFileSync(`docs/decisions/${record}`, 'utf8').split('\n');
    expect(title).toMatch(new RegExp(`^# ${record.slice(0, 3)}\\. [A-Z]`));
    expect(status).toMatch(/^Status: (?:Accepted|Superseded by \d{3})$/);
    for (const part of ['Context', 'Decision', 'Consequences', 'Revisit']) {
      expect(body.filter((line) => line.startsWith(`**${part}.**`))).toHaveLength(1);
    }
  });

  test('are each in the index once', () => {
    const links = all(/\]\((\d{3}-[^)]+)\)/g, readFileSync('docs/decisions/README.md', 'utf8'));
    expect(links.sort()).toEqual(records.sort());
  });

  test('that are cited are there', () => {
    const cited = texts.flatMap(([file, text]) =>
      [
        ...all(/docs\/decisions\/(\d{3})/g, text),
        ...all(/\bdecisions? (\d{1,3}(?:(?:, | and )\d{1,3})*)(?!\d)/g, file.endsWith('.md') ? text : '').flatMap(
          (list) => all(/(\d+)/g, list),
        ),
      ].map((number) => [file, number.padStart(3, '0')] as const),
    );
    expect(cited.length).toBeGreaterThan(100);
    expect(cited.filter(([, number]) => !numbers.has(number)).map((pair) => pair.join(': '))).toEqual([]);
  });
});
