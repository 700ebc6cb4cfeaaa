import { expect, test } from 'vitest';
import type { MenuLocale } from '../../../shared/locales.ts';
import type { TextKind } from '../../../shared/translated-texts.ts';
import { NO_CONTEXT } from '../texts/text-in-context.ts';
import { translateLocally } from './translate-locally.ts';

const inTo = (source: string, from: MenuLocale, to: MenuLocale, kind: TextKind = 'item_title') =>
  translateLocally({ kind, source, context: NO_CONTEXT }, { from, to });

test('pork is named where a cut, a sausage or a stew is of it', () => {
  expect(inTo('Vom Schweinenacken, mit Kräuterbutter', 'de', 'ko', 'item_description')).toMatch(/돼지 목살/);
  expect(inTo('Choripán', 'es', 'ar')).toMatch(/خنزير/);
  expect(inTo('Montadito de pringá', 'es', 'fr')).toBe('Petit sandwich au porc et au bœuf mijotés');
  expect(inTo('Montadito de pringá', 'es', 'ar')).toMatch(/الخنزير والبقر/);
  expect(inTo('Serranito', 'es', 'en')).toBe('Seville pork and serrano ham sandwich');
});

test('a blackboard is no platter unless food is on it', () => {
  expect(inTo('Suggestion de l’ardoise', 'fr', 'de')).toBe('Empfehlung von der Tafel');
  expect(inTo('Ardoise de fromages', 'fr', 'de')).toBe('Käseplatte');
  expect(inTo('Surprise de l’ardoise', 'fr', 'en') ?? '').not.toMatch(/board/);
});

test('only a malted milkshake is one', () => {
  expect(inTo('Chicken on a malted waffle', 'en', 'fr', 'item_description')).toBe('Poulet sur gaufre maltée');
  expect(inTo('Malted vanilla ice cream', 'en', 'es') ?? '').not.toMatch(/batido/);
});

test('a town of a wine puts no wine into what comes from it', () => {
  expect(inTo('Con picos de Jerez', 'es', 'en', 'item_description')).toBeNull();
  expect(inTo('Langostinos de Jerez', 'es', 'en') ?? '').not.toMatch(/sherry/i);
  expect(inTo('Vino de Jerez', 'es', 'en')).toBe('Sherry');
});

test('PGI is not PDO', () => {
  expect(inTo('Mortadella IGP', 'it', 'en')).toBe('PGI mortadella');
  expect(inTo('Mortadella DOP', 'it', 'en')).toBe('PDO mortadella');
  expect(inTo('Mortadella IGP', 'it', 'ja')).toMatch(/地理的表示保護/);
});

test('Paprika in a cheese spread is the spice', () => {
  const spread = 'Angemachter Camembert mit Paprika und Kümmel';
  expect(inTo(spread, 'de', 'fr', 'item_description')).toMatch(/paprika/);
  expect(inTo('Obatzda mit Paprika', 'de', 'it') ?? 'paprica').not.toMatch(/peperon/);
  expect(inTo('Salat mit Paprika', 'de', 'fr', 'item_description')).toMatch(/poivron/);
});

test('thick cream, macerated fruit and crushed meringue have words of their own', () => {
  expect(inTo('Crème épaisse, oignons', 'fr', 'zh', 'item_description')).toBe('浓奶油、洋葱');
  expect(inTo('Sauce épaisse', 'fr', 'ja', 'item_description') ?? '').not.toMatch(/厚切り/);
  expect(inTo('Macerated English strawberries', 'en', 'fr', 'item_description')).toBe('Fraises anglaises macérées');
  expect(inTo('Crushed meringue', 'en', 'de', 'item_description')).toBe('Zerbröseltes Baiser');
});

test('strips are said of the food before them', () => {
  expect(inTo('Lyoner in Streifen, Emmentaler', 'de', 'zh', 'item_description')).toBe('切条里昂香肠、埃曼塔尔奶酪');
  expect(inTo('Poulet en lanières', 'fr', 'ko', 'item_description')).toBe('채 썬 치킨');
  expect(inTo('Pollo en tiras', 'es', 'en', 'item_description')).toBe('Chicken cut into strips');
});

test('German joins no name of several words to another', () => {
  expect(inTo('Île flottante aux pralines roses', 'fr', 'de')).toBeNull();
  expect(inTo('さばの味噌煮定食', 'ja', 'de')).toBeNull();
});

test('a plate of pasta is named where its name is a sauce, and two or three people are no fraction', () => {
  expect(inTo('Cacio e pepe', 'it', 'zh')).toBe('佩科里诺奶酪黑胡椒意面');
  expect(inTo('Tonnarelli cacio e pepe', 'it', 'en')).toBe('Tonnarelli Cacio e pepe');
  expect(inTo('Planche mixte (2/3 pers.)', 'fr', 'zh')).toMatch(/\(2–3人\)$/);
  expect(inTo('Garlic butter tiger prawns', 'en', 'es', 'item_description')).toBe(
    'Langostinos tigre con mantequilla de ajo',
  );
});

test('an expression of several words is one food, a name or a way to cook, and not its words', () => {
  const inDescription = (source: string, from: MenuLocale, to: MenuLocale) =>
    inTo(source, from, to, 'item_description');
  expect(inDescription('Échalotes, persil plat', 'fr', 'en')).toBe('Shallots, flat-leaf parsley');
  expect(inDescription('Con rosmarino e aglio in camicia', 'it', 'fr')).toBe('Avec romarin et ail en chemise');
  expect(inDescription('Pepe nero macinato al momento', 'it', 'en')).toBe('Freshly ground black pepper');
  expect(inDescription('Orégano y ají molido', 'es', 'en')).toBe('Oregano and ground chilli');
  expect(inDescription('Shredded iceberg', 'en', 'de')).toBe('Fein geschnittener Eisbergsalat');
  expect(inDescription('Vodka, shot of espresso', 'en', 'de')).toBe('Wodka, Espresso-Shot');
  expect(inDescription('Cooked to your liking', 'en', 'ja')).toBe('焼き加減はお好みで');
  expect(inTo('Chianti Classico Riserva', 'it', 'en')).toBe('Chianti Classico Riserva');
  expect(inTo('Mole poblano con arroz', 'es', 'en')).toBe('Mole poblano with rice');
  expect(inTo('Tarte à la praline', 'fr', 'de')).toBe('Tarte mit rosa gebrannten Mandeln');
  expect(inTo('Schwarzwälder Kirschbecher', 'de', 'en')).toBe('Black Forest cherry sundae');
});

test('the word for a soft drink in Québec and a liqueur in France stays in the original', () => {
  expect(inTo('Liqueur en canette', 'fr', 'de')).toBeNull();
  expect(inTo('Liqueur douce', 'fr', 'en')).toBeNull();
  expect(inTo('Liqueur de café', 'fr', 'en')).toBe('Coffee liqueur');
});

test('an aperitif, quick bites and a beginning are the courses they head', () => {
  expect(inTo('El aperitivo', 'es', 'en', 'section_title')).toBe('Aperitif');
  expect(inTo('Sur le pouce', 'fr', 'en', 'section_title')).toBe('Quick bites');
  expect(inTo('To Begin', 'en', 'ja', 'section_title')).toBe('前菜');
  expect(inTo('前菜', 'ja', 'en', 'section_title')).toBe('Appetizers');
});
