import { expect, test } from 'vitest';
import type { MenuLocale } from '../../../shared/locales.ts';
import type { TextKind } from '../../../shared/translated-texts.ts';
import { translateLocally } from './translate-locally.ts';

const inTo = (source: string, from: MenuLocale, to: MenuLocale, kind: TextKind = 'item_description'): string | null =>
  translateLocally(
    { kind, source, context: { menu: null, section: null, dish: null, description: null, tags: [], region: null } },
    { from, to },
  );

test('a filling is in the dish rather than beside it, and its participle agrees with the dish', () => {
  expect(inTo('Gefüllt mit Speck und Gurke', 'de', 'en')).toBe('Stuffed with bacon and cucumber');
  expect(inTo('Rinderroulade, gefüllt mit Speck', 'de', 'fr')).toBe('Paupiette de bœuf, farcie avec bacon');
  // These languages would serve the filling beside it.
  expect(inTo('Gefüllt mit Speck', 'de', 'zh')).toBeNull();
});

test('the name of a dish does not hide its pork, its fish or its egg', () => {
  expect(inTo('Potée auvergnate', 'fr', 'en', 'item_title')).toBe('Auvergne pork and cabbage stew');
  expect(inTo('Hochzeitssuppe', 'de', 'fr', 'item_title')).toBe('Bouillon aux boulettes de viande et au flan d’œuf');
  expect(inTo('Salade de museau', 'fr', 'en', 'item_title')).toBe('Pork muzzle salad');
  expect(inTo("Filets de hareng pommes à l'huile", 'fr', 'en', 'item_title')).toBe(
    'Herring fillets with potatoes in oil',
  );
});

test('a smaller portion that is also sold stays an option', () => {
  expect(inTo('Schweineschnitzel, auch als kleine Portion', 'de', 'en')).toContain('also');
  expect(inTo('Zwiebeln – auch mit Käse überbacken', 'de', 'en')).toBeNull();
});

test('tartare beside fried fish is the sauce', () => {
  expect(inTo('Fish finger butty, tartare', 'en', 'es', 'item_title')).toBe(
    'Sándwich de palitos de pescado, salsa tártara',
  );
});

test('allergen letters in brackets, shortened words and warnings of bones are understood', () => {
  expect(inTo('Mit Bergkäse, dazu grüner Salat (A, C, G)', 'de', 'en')).toBe(
    'With Alpine cheese, with green salad (A, C, G)',
  );
  expect(inTo('Rumpsteak m. Kräuterbutter', 'de', 'en')).toBe('Rump steak with herb butter');
  expect(inTo('Alici e calamari fritti. Attenzione alle lische', 'it', 'en')).toContain('May contain small bones');
});
