import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FIRST_PARTS } from '../scripts/split-words.ts';
import { IMAGE_PROBLEMS } from '../shared/api/images.ts';
import { READING_PROBLEMS, TEXT_PROBLEMS } from '../shared/draft.ts';
import { DECLINE_REASONS, ERROR_STATUS, FIELD_PROBLEMS } from '../shared/errors.ts';
import * as appEnglish from '../shared/i18n/app/en.ts';
import * as appFrench from '../shared/i18n/app/fr.ts';
import { CHAT_WORDS } from '../shared/i18n/guest/chat-words.ts';
import { guestWords } from '../shared/i18n/guest/words-by-locale.ts';
import * as serverEnglish from '../shared/i18n/server/en.ts';
import * as serverFrench from '../shared/i18n/server/fr.ts';
import { APP_LOCALES, MENU_LOCALES } from '../shared/locales.ts';
import { MODEL_PROBLEMS } from '../shared/model-problems.ts';

/** The texts of a dictionary by their dotted keys ("errors.not_found"). */
function textsOf(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, key === '' ? name : `${key}.${name}`));
}

const textsByLocale = (words: Record<string, object>): Map<string, Map<string, string>> =>
  new Map(Object.entries(words).map(([locale, texts]) => [locale, new Map(textsOf({ ...texts }))]));

const DICTIONARIES = {
  app: textsByLocale({ en: appEnglish, fr: appFrench }),
  server: textsByLocale({ en: serverEnglish, fr: serverFrench }),
  guest: textsByLocale(
    Object.fromEntries(MENU_LOCALES.map((locale) => [locale, { ...guestWords(locale), chat: CHAT_WORDS[locale] }])),
  ),
};

const PLURAL_FORM = /_(zero|one|two|few|many|other)$/;
const paramsOf = (text: string): string[] => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();
/** Languages have different plural forms: a message's forms count as one key. */
const keysOf = (texts: Map<string, string>): string[] =>
  [...new Set([...texts.keys()].map((key) => key.replace(PLURAL_FORM, '')))].sort();

/** All texts for an audience in a language, by their keys. */
const dictionary = (audience: keyof typeof DICTIONARIES, locale: string): Map<string, string> =>
  DICTIONARIES[audience].get(locale) ?? new Map();

describe.each([
  ['app', APP_LOCALES],
  ['server', APP_LOCALES],
  ['guest', MENU_LOCALES],
] as const)('the words of the %s', (audience, locales) => {
  const english = dictionary(audience, 'en');

  test('are there in English', () => {
    expect(english.size).toBeGreaterThan(0);
  });

  test.each(locales)('have the same keys in %s, none of them empty', (locale) => {
    const texts = dictionary(audience, locale);
    expect(keysOf(texts)).toEqual(keysOf(english));
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test.each(locales)('have the same parameters in %s', (locale) => {
    const texts = [...dictionary(audience, locale)].filter(([key]) => !PLURAL_FORM.test(key));
    const params = texts.map(([key, text]) => [key, paramsOf(text)]);
    expect(params).toEqual(texts.map(([key]) => [key, paramsOf(english.get(key) ?? '')]));
  });
});

test.each([
  ['errors', Object.keys(ERROR_STATUS), serverEnglish.errors],
  ['fields', FIELD_PROBLEMS, appEnglish.fields],
  ['declines', DECLINE_REASONS, serverEnglish.declines],
  ['reading', [...READING_PROBLEMS, ...TEXT_PROBLEMS, 'no_items'], serverEnglish.reading],
  ['model', MODEL_PROBLEMS, serverEnglish.model],
  ['images', IMAGE_PROBLEMS, serverEnglish.images],
])('every code of %s has words, and no words are without their code', (_, codes, words) => {
  expect(Object.keys(words).sort()).toEqual([...codes].sort());
});

const isSource = (path: string): boolean => !path.startsWith('shared/i18n/') && !/\.test\.tsx?$/.test(path);
const sourceOf = (pattern: string): string =>
  globSync(pattern)
    .filter((path) => isSource(path) && path !== 'shared/errors.ts')
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

const withoutForm = (texts: Map<string, string>): string[] =>
  [...texts.keys()].map((key) => key.replace(PLURAL_FORM, ''));

test('no message is left over', () => {
  const inApp = sourceOf('web/**/*.{ts,tsx}');
  const anywhere = sourceOf('{server,web,shared,reader}/**/*.{ts,tsx}');
  // The owner's app names a message by its part and key; elsewhere the key alone is what code says.
  const isSaid = (key: string): boolean => new RegExp(`\\b${key.replace('.', '\\.')}\\b`).test(inApp);
  const isNamed = (key: string): boolean => new RegExp(`\\b${key.split('.').at(-1)}\\b`).test(anywhere);
  // What the server says of the app's words: its document before there is a script, and what a restaurant starts with.
  const ofServer = /^(starting\.|frame\.needs_scripts$|welcome\.lead$)/;
  expect(withoutForm(dictionary('app', 'en')).filter((key) => !isSaid(key) && !ofServer.test(key))).toEqual([]);
  const others = [...dictionary('server', 'en'), ...dictionary('guest', 'en')];
  expect(others.map(([key]) => key.replace(PLURAL_FORM, '')).filter((key) => !isNamed(key))).toEqual([]);
});

test('every message that the owner’s app says is there', () => {
  const keys = new Set(withoutForm(dictionary('app', 'en')));
  const said = Array.from(sourceOf('web/**/*.{ts,tsx}').matchAll(/\bt\(\s*['"`]([^'"`]+)['"`]/g), ([, key]) => key);
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter((key) => !keys.has(key ?? ''))).toEqual([]);
});

describe('the modules that are loaded without the words of all screens', () => {
  const STATIC = /^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s+)?'(\.[^']+\.tsx?)'/gm;
  const LATER = /(withAllWords\(\(\) => |laterScreen\([^;]*?)?\bimport\('(\.[^']+\.tsx?)'\)/g;
  const PARTS = Object.keys(appEnglish).join('|');

  /** The modules of the app that are there before any of `withAllWords`. */
  function firstModules(): Set<string> {
    const found = new Set(['web/main.tsx']);
    for (const path of found) {
      const source = readFileSync(path, 'utf8');
      const later = Array.from(source.matchAll(LATER), ([, wait, to]) => (wait === undefined ? to : undefined));
      for (const to of [...Array.from(source.matchAll(STATIC), ([, imported]) => imported), ...later]) {
        const target = join(dirname(path), to ?? '');
        if (to !== undefined && target.startsWith('web/') && existsSync(target)) found.add(target);
      }
    }
    return found;
  }

  test('says the first parts only, and all of them', () => {
    const modules = firstModules();
    expect([...modules]).toContain('web/pages/menus/section-page.tsx');
    const said = [...modules].flatMap((path) =>
      Array.from(readFileSync(path, 'utf8').matchAll(new RegExp(`['"\`](${PARTS})\\.[\\w$]`, 'g')), ([, part]) => part),
    );
    expect([...new Set(said)].sort()).toEqual([...FIRST_PARTS].sort());
  });
});

test('French marks of two parts have a space that doesn’t break', () => {
  const texts = (['app', 'server', 'guest'] as const).flatMap((audience) => [...dictionary(audience, 'fr')]);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter(([, text]) => / [:;?!»%]|« /.test(text))).toEqual([]);
});

test('the product’s name, which begins with a vowel, has its article and elision', () => {
  const texts = (['app', 'server', 'guest'] as const).flatMap((audience) => [
    ...dictionary(audience, 'en'),
    ...dictionary(audience, 'fr'),
  ]);
  const name = /\b(?:a|de|que|le|la) (?:\{\{product\}\}|Ardoise)/i;
  expect(texts.filter(([, text]) => name.test(text))).toEqual([]);
});
