import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { IMAGE_PROBLEMS } from '../shared/api/images.ts';
import { READING_PROBLEMS } from '../shared/draft.ts';
import { DECLINE_REASONS, ERROR_STATUS, FIELD_PROBLEMS } from '../shared/errors.ts';
import { declines } from '../shared/i18n/app/en/declines.ts';
import { errors } from '../shared/i18n/app/en/errors.ts';
import { fields } from '../shared/i18n/app/en/fields.ts';
import { images } from '../shared/i18n/app/en/images.ts';
import { model } from '../shared/i18n/app/en/model.ts';
import { reading } from '../shared/i18n/app/en/reading.ts';
import { APP_LOCALES, MENU_LOCALES } from '../shared/locales.ts';
import { MODEL_PROBLEMS } from '../shared/model-problems.ts';
import { en } from '../web/i18n/en.ts';
import { fr } from '../web/i18n/fr.ts';

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
  ['declines', DECLINE_REASONS, declines],
  ['reading', READING_PROBLEMS, reading],
  ['model', MODEL_PROBLEMS, model],
  ['images', IMAGE_PROBLEMS, images],
])('every code of %s has words, and no words are without their code', (_, codes, words) => {
  expect(Object.keys(words).sort()).toEqual([...codes].sort());
});

const isSource = (path: string): boolean => !path.startsWith('shared/i18n/') && !/\.test\.tsx?$/.test(path);
const sourceOf = (pattern: string): string =>
  globSync(pattern)
    .filter((path) => isSource(path) && path !== 'shared/errors.ts')
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

test('no message is left over', () => {
  const code = sourceOf('{server,web,shared,reader}/**/*.{ts,tsx}').replaceAll(/english(?:Frame|Welcome)\b/g, (word) =>
    word.slice(7).toLowerCase(),
  );
  const keys = [...dictionary('app', 'en'), ...dictionary('guest', 'en')].map(([key]) => key.replace(PLURAL_FORM, ''));
  const isUsed = (key: string): boolean => {
    const path = key.split(':').at(-1) ?? key;
    const file = path.split('.')[0] ?? '';
    // The owner's app names a message by its file and key; elsewhere the key alone is what code says.
    const name = file in en ? path.replace('.', '\\.') : (path.split('.').at(-1) ?? path);
    return new RegExp(`\\b${name}\\b`).test(code);
  };
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});

test('every message that the owner’s app says is there', () => {
  const keys = new Set(
    [...dictionary('app', 'en').keys()].map((key) => key.split(':').at(-1)?.replace(PLURAL_FORM, '')),
  );
  const said = Array.from(sourceOf('web/**/*.{ts,tsx}').matchAll(/\bt\(\s*['"`]([^'"`]+)['"`]/g), ([, key]) => key);
  expect(said.length).toBeGreaterThan(0);
  // Words that a screen brings may be asked for with their name before them: "languages:languages.change_failed".
  expect(said.filter((key) => !keys.has(key?.split(':').at(-1)))).toEqual([]);
});

test('the owner’s app has the same files of words in each language', () => {
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
});

test('French marks of two parts stand off the words without a break', () => {
  const texts = [...dictionary('app', 'fr'), ...dictionary('guest', 'fr')];
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter(([, text]) => / [:;?!»%]|« /.test(text))).toEqual([]);
});
