import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/**
 * Words that the field doesn't use for what they are used for here, and a plain one (CONTRIBUTING.md, Comments). They are
 * counted in what people read without the code: titles of tests, log lines, messages of errors, English messages of the
 * app, and in comments.
 */
const ODD_WORDS: Record<string, RegExp> = {
  'stands (is, remains, is shown)': /\b(?:stands?|stood)\b/gi,
  'anew (again)': /\banew\b/gi,
  'told (notified, sent, shown)': /\b(?:told|tells?)\b(?!(?: \w+){0,4} apart)/gi,
  'what … is (name the thing)': /(?:^|[.;:] ?)what (?:\w+ ){0,4}(?:is|are|was|were|has|goes|stays|stands)\b/gi,
  'goes on (continues)': /\b(?:goes|go|went|gone) on\b/gi,
  'gives (returns, offers)': /\b(?:gives?|gave|given)\b/gi,
  'takes (accepts, lasts, reads, leases)': /\b(?:takes?|took|taken)\b/gi,
  'once more (again, retries)': /\bonce more\b/gi,
  'none of, nothing of (no, not any)': /\b(?:is none of|nothing of)\b/gi,
  'away (unavailable, deleted)': /\b(?:is|are|was|were|be) away\b/gi,
};
export type OddWord = keyof typeof ODD_WORDS;

const TEXT_SOURCES = '{bench,e2e,faults,lint,reader,scripts,server,shared,test,training,web}/**/*.{ts,tsx}';
/** Guests' questions, names of dishes and other data in English. */
const DATA = /\/(?:lexicon|migrations|relations|words)\/|^bench\/|^lint\/odd-english/;
const TITLE = /\b(?:test|describe)(?:\.\w+(?:\([^\n]*\))?)*\(\s*(['"`])((?:(?!\1).)+)\1/g;
const LOG_LINE = /\.(?:trace|debug|info|warn|error|fatal)\((?:[^'"`()]|\([^()]*\))*?(['"`])((?:(?!\1).)+)\1/g;
const ERROR = /\bnew \w*Error\(\s*(['"`])((?:(?!\1).)+)\1/g;
const MESSAGE = /^\s+\w+:\s*(['"`])((?:(?!\1).)+)\1/gm;

/** The texts of a source that are written for people; comments included. */
function textsOf(path: string, source: string): string[] {
  const patterns = /i18n\/.*en(?:-\w+)?\.ts$/.test(path) ? [MESSAGE] : [TITLE, LOG_LINE, ERROR];
  return [
    ...patterns.flatMap((pattern) => Array.from(source.matchAll(pattern), ([, , text = '']) => text)),
    ...parseSync(path, source).comments.map(({ value }) => value.replaceAll(/\s*\n\s*\*?\s*/g, ' ')),
  ];
}

/** Every use of an odd word, as "path: … text around it …", by the word. */
export function oddEnglish(): Map<OddWord, string[]> {
  const uses = new Map<OddWord, string[]>(Object.keys(ODD_WORDS).map((word) => [word, []]));
  for (const path of globSync(TEXT_SOURCES)) {
    if (DATA.test(path)) continue;
    for (const text of textsOf(path, readFileSync(path, 'utf8')))
      for (const [word, pattern] of Object.entries(ODD_WORDS))
        for (const { index } of text.matchAll(pattern))
          uses.get(word)?.push(`${path}: ${text.slice(Math.max(0, index - 40), index + 60)}`);
  }
  return uses;
}
