import { expect, test } from 'vitest';
import { checkedPairs } from '../../../bench/translate/checked-pairs.ts';
import { MENU_LOCALES } from '../../../shared/locales.ts';
import { NO_CONTEXT } from '../texts/text-in-context.ts';
import { translateLocally } from './translate-locally.ts';

const pairs = checkedPairs();

test('the sample is of 200 pairs at least, from English and French into every language, of every kind on a menu', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(200);
  expect(new Set(pairs.map(({ from }) => from))).toEqual(new Set(['en', 'fr']));
  for (const locale of MENU_LOCALES) expect(pairs.filter(({ to }) => to === locale).length).toBeGreaterThanOrEqual(15);
  const kinds = new Set(pairs.map(({ kind }) => kind));
  for (const kind of ['section_title', 'item_title', 'item_description', 'price_text', 'label', 'tag'] as const)
    expect(kinds).toContain(kind);
});

/** What the check of food and diets refuses stays in the original: it loses a guest's language, never a guest. */
const MIN_TRANSLATED_SHARE = 0.8;

test.each(MENU_LOCALES)('into %s as it was checked, or not at all', (locale) => {
  const translated = pairs
    .filter(({ to }) => to === locale)
    .map(({ from, to, kind, source, text }) => {
      return { source, text, now: translateLocally({ kind, source, context: NO_CONTEXT }, { from, to }) };
    });
  expect(translated.filter(({ text, now }) => now !== null && now !== text)).toEqual([]);
  const done = translated.filter(({ now }) => now !== null);
  expect(done.length / translated.length).toBeGreaterThanOrEqual(MIN_TRANSLATED_SHARE);
});
