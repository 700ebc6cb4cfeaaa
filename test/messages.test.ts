import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { READING_PROBLEMS } from '../shared/draft.ts';
import { ERROR_STATUS, FIELD_PROBLEMS } from '../shared/errors.ts';
import { errors } from '../shared/i18n/app/en/errors.ts';
import { fields } from '../shared/i18n/app/en/fields.ts';
import { reading } from '../shared/i18n/app/en/reading.ts';
import { APP_LOCALES, MENU_LOCALES } from '../shared/locales.ts';

/** Every dictionary's module, by its path: shared/i18n/{app,guest}/… */
const modules = import.meta.glob<Record<string, unknown>>(
  ['../shared/i18n/app/**/*.ts', '../shared/i18n/guest/**/*.ts'],
  { eager: true },
);

/** The texts of a module by their dotted keys ("errors.not_found"). Whatever is no text is no message. */
function textsOf(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, key === '' ? name : `${key}.${name}`));
}

/** All texts of a side and language: `{file}:{key}` → text; the file is named without its language. */
function dictionary(side: 'app' | 'guest', locale: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [path, module] of Object.entries(modules)) {
    const inSide = path.split(`/i18n/${side}/`)[1];
    const file = inSide?.replace(new RegExp(`^${locale}(/|\\.ts$)`), '');
    if (file === undefined || file === inSide) continue;
    // A guest's dictionary may be exported by its language's name ("en", "fr").
    for (const [key, text] of textsOf(module)) texts.set(`${file}:${key.replace(`${locale}.`, '')}`, text);
  }
  return texts;
}

const PLURAL_FORM = /_(zero|one|two|few|many|other)$/;
const paramsOf = (text: string): string[] => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();
/** Languages have different plural forms: a message's forms count as one key. */
const keysOf = (texts: Map<string, string>): string[] =>
  [...new Set([...texts.keys()].map((key) => key.replace(PLURAL_FORM, '')))].sort();

describe.each([
  ['app', APP_LOCALES],
  ['guest', MENU_LOCALES],
] as const)('the words of the %s', (side, locales) => {
  const english = dictionary(side, 'en');

  test('are there in English', () => {
    expect(english.size).toBeGreaterThan(0);
  });

  test.each(locales)('have the same keys in %s, none of them empty', (locale) => {
    const texts = dictionary(side, locale);
    expect(keysOf(texts)).toEqual(keysOf(english));
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test.each(locales)('have the same parameters in %s', (locale) => {
    const texts = [...dictionary(side, locale)].filter(([key]) => !PLURAL_FORM.test(key));
    const params = texts.map(([key, text]) => [key, paramsOf(text)]);
    expect(params).toEqual(texts.map(([key]) => [key, paramsOf(english.get(key) ?? '')]));
  });
});

test.each([
  ['errors', Object.keys(ERROR_STATUS), errors],
  ['fields', FIELD_PROBLEMS, fields],
  ['reading', READING_PROBLEMS, reading],
])('every code of %s has words, and no words are without their code', (_, codes, words) => {
  expect(Object.keys(words).sort()).toEqual([...codes].sort());
});

test('no message is left over', () => {
  const code = globSync('{server,web,shared,reader}/**/*.{ts,tsx}')
    .filter((path) => !path.startsWith('shared/i18n/') && path !== 'shared/errors.ts' && !/\.test\.tsx?$/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const keys = [...dictionary('app', 'en'), ...dictionary('guest', 'en')].map(([key]) => key.replace(PLURAL_FORM, ''));
  const isUsed = (key: string): boolean => {
    const name = key.split(/[:.]/).at(-1) ?? key;
    return new RegExp(`\\b${name}\\b`).test(code);
  };
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});
