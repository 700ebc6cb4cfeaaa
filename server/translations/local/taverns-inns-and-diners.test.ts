import { expect, test } from 'vitest';
import type { MenuLocale } from '../../../shared/locales.ts';
import type { TextKind } from '../../../shared/translated-texts.ts';
import { translateLocally } from './translate-locally.ts';

const inTo = (
  source: string,
  from: MenuLocale,
  to: MenuLocale,
  { kind = 'item_title', section = null }: { kind?: TextKind; section?: string | null } = {},
): string | null =>
  translateLocally(
    { kind, source, context: { menu: null, section, dish: null, description: null, tags: [], region: null } },
    { from, to },
  );

test('a dish named by an idiom says what is in it', () => {
  expect(inTo('Handkäs mit Musik', 'de', 'fr')).toBe('Fromage handkäse aux oignons et vinaigre');
  expect(inTo('Huevos divorciados', 'es', 'de')).toBe('Spiegeleier mit zwei Salsas');
  expect(inTo('Pharisäer', 'de', 'en')).toBe('Coffee with rum and whipped cream');
  expect(inTo('生レモンサワー', 'ja', 'en')).toBe('Fresh lemon sour');
});

test('pork, rawness and alcohol that a name hides are said', () => {
  expect(inTo('Mettbrötchen mit Zwiebeln', 'de', 'en')).toBe('Raw minced pork roll with onions');
  expect(inTo('Codillo asado', 'es', 'en')).toBe('Roasted pork knuckle');
  expect(inTo('たこわさ', 'ja', 'en')).toBe('Raw octopus with wasabi');
  expect(inTo('Lumumba', 'de', 'it')).toBe('Cioccolata calda con rum');
});

test('capitals without umlauts are read as German, and pieces are not cut off what is counted', () => {
  expect(inTo('FUER ZWISCHENDURCH', 'de', 'en', { kind: 'section_title' })).toBe('BETWEEN MEALS');
  expect(inTo('2 Stück Weißwürste', 'de', 'zh')).toBe('慕尼黑白香肠 ×2');
});

test('a description may begin with what the dish is made of', () => {
  const asDescription = { kind: 'item_description' } as const;
  expect(inTo('Vom Rind, mit Sauerrahm', 'de', 'en', asDescription)).toBe('Beef, with sour cream');
  expect(inTo('De jamón ibérico y de boletus', 'es', 'en', asDescription)).toBe('Iberian ham and porcini');
});

test('what Japanese names behind a dish is not made of it', () => {
  expect(inTo('鶏皮ポン酢', 'ja', 'en')).toBe('Chicken skin with ponzu');
  expect(inTo('豚足ポン酢', 'ja', 'en')).toBeNull();
});

test('hours beside a title are read as hours, and those beside a dish keep their form', () => {
  expect(inTo('モーニングサービス(7:00〜11:00)', 'ja', 'en', { kind: 'section_title' })).toBe(
    'Breakfast service (7 am to 11 am)',
  );
  expect(inTo('ランチ(11:30〜14:00)', 'ja', 'en')).toBe('Lunch (11:30〜14:00)');
});
