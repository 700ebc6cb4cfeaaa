import { describe, expect, test } from 'vitest';
import { CHAT_WORDS } from '../../shared/i18n/guest/chat-words.ts';
import { interpolate } from '../../shared/i18n/interpolate.ts';
import type { MenuLocale } from '../../shared/locales.ts';
import { formatMoney } from '../../shared/money.ts';
import { askInTurn } from '../../test/ask-in-turn.ts';
import { sampleItem, sampleMenu, sampleRestaurant, sampleSection } from '../../test/sample-publication.ts';
import { type MenuFacts, makeMenuFacts } from './facts/menu-facts.ts';

/** A size, an add-on or a number that a message names is the dish's that the chat is about. */

type Prices = Readonly<Record<string, number>>;
type Dish = { title: string; description?: string; price?: number; sizes?: Prices; options?: Prices };

const partsOf = (prices: Prices = {}) => Object.entries(prices).map(([label, price]) => ({ label, price }));

function menuIn(locale: MenuLocale, dishes: readonly Dish[]): MenuFacts {
  const items = dishes.map(({ title, description, price, sizes, options }, index) =>
    sampleItem(index + 1, title, {
      menu_section_id: 1,
      description: description ?? null,
      price: sizes ? null : (price ?? 1_000),
      variants: partsOf(sizes),
      options: partsOf(options),
    }),
  );
  const restaurant = sampleRestaurant({
    main_locale: locale,
    menus: [sampleMenu({ sections: [sampleSection(1, 'A', items)] })],
  });
  return makeMenuFacts({ public: restaurant, assistant: { details: [] } }, [], locale);
}

const total = (facts: MenuFacts, minor: number): string =>
  interpolate(CHAT_WORDS[facts.locale].order_total, { price: formatMoney(minor, facts.money) });

describe('a follow-up that names only a size is about the dish before, not about another with the same words', () => {
  const skewers: readonly Dish[] = [
    { title: 'Chicken souvlaki', sizes: { 'one skewer': 700, 'two skewers': 1_300 } },
    { title: 'Pork souvlaki', sizes: { 'one skewer': 800, 'two skewers': 1_500 } },
    { title: 'Small mushroom skewers', description: 'small mushrooms' },
  ];
  test.each([
    ['and just one skewer, how much?', 800],
    ['and with two skewers?', 1_500],
  ])('%s', (question, minor) => {
    const facts = menuIn('en', skewers);
    expect(askInTurn(facts, 'do you have pork souvlaki?', question)).toContain(total(facts, minor));
  });

  test.each<[MenuLocale, readonly Dish[], string[], number]>([
    [
      'es',
      [
        { title: 'Gazpacho', sizes: { pequeño: 400, grande: 700 } },
        { title: 'Croquetas', description: 'pequeñas' },
      ],
      ['¿el gazpacho lleva pan?', 'vale, ponme uno pequeño, ¿cuánto sale?'],
      400,
    ],
    [
      'de',
      [{ title: 'Weißbier', sizes: { '0,3 l': 340, '0,5 l': 460 } }, { title: 'Kleine Rostbratwürste' }],
      ['was kostet das Weißbier', 'und das kleine?'],
      340,
    ],
    [
      'fr',
      [{ title: 'Escargots', sizes: { 'les 6': 900, 'les 12': 1_700 } }],
      ['les escargots, la douzaine ?', 'et la moitié ?'],
      900,
    ],
    [
      'it',
      [{ title: 'Ostriche', sizes: { '6 pezzi': 900, '12 pezzi': 1_700 } }],
      ['una dozzina di ostriche quanto costa?', 'e mezza dozzina?'],
      900,
    ],
    ['zh', [{ title: '生蚝', sizes: { '6只': 900, '12只': 1_700 } }], ['一打生蚝多少钱', '半打呢'], 900],
    ['ja', [{ title: '焼き餃子', sizes: { '6個': 420, '12個': 800 } }], ['焼き餃子12個いくら', '半分だと？'], 420],
  ])('%s %#', (locale, dishes, questions, minor) => {
    const facts = menuIn(locale, dishes);
    expect(askInTurn(facts, ...questions)).toContain(total(facts, minor));
  });

  test('of several dishes each is priced in that size, without a sum', () => {
    const facts = menuIn('en', [
      { title: 'Dark beer', sizes: { small: 300, large: 500 } },
      { title: 'Wheat beer', sizes: { small: 350, large: 550 } },
      { title: 'Sausages', description: 'small sausages' },
    ]);
    const text = askInTurn(facts, 'which beers do you have?', 'how much is a small one?');
    expect(text).toContain('Dark beer, small: $3.00');
    expect(text).toContain('Wheat beer, small: $3.50');
    expect(text).not.toContain('Sausages');
    expect(text).not.toContain('Together');
  });
});

describe('a volume in words is the size of that volume', () => {
  test.each<[MenuLocale, string, number]>([
    ['en', 'how much is half a litre of pilsner?', 460],
    ['fr', 'un demi-litre de pilsner, c’est combien ?', 460],
    ['es', '¿cuánto cuesta medio litro de pilsner?', 460],
    ['de', 'was kost nomma n halber Liter Pilsner', 460],
  ])('%s: %s', (locale, question, minor) => {
    const facts = menuIn(locale, [{ title: 'Pilsner', sizes: { '30 cl': 340, '50 cl': 460 } }]);
    expect(askInTurn(facts, question)).toContain(formatMoney(minor, facts.money));
    expect(askInTurn(facts, question)).not.toContain(formatMoney(340, facts.money));
  });
});

describe('a number of portions and the number of a size are two', () => {
  test.each<[MenuLocale, string, number]>([
    ['en', 'how much for 2 momos (the two piece ones)', 1_200],
    ['fr', 'deux momos (ceux à deux pièces), ça fait combien ?', 1_200],
  ])('%s: %s', (locale, question, minor) => {
    const sizes = locale === 'en' ? { 'one piece': 350, 'two pieces': 600 } : { 'une pièce': 350, 'deux pièces': 600 };
    const facts = menuIn(locale, [{ title: 'Momos', sizes }]);
    expect(askInTurn(facts, question)).toContain(total(facts, minor));
  });

  test('a number that follows a drink is its size', () => {
    const facts = menuIn('fr', [
      { title: 'Limonade', sizes: { '33 cl': 300, '50 cl': 450 } },
      { title: 'Quiche', price: 900 },
    ]);
    expect(askInTurn(facts, '2 quiches et une limonade 50 svp ça fait combien')).toContain(total(facts, 2_250));
  });

  test('people are no size and no number of portions', () => {
    const facts = menuIn('en', [{ title: 'Souvlaki', sizes: { 'one skewer': 700, 'two skewers': 1_300 } }]);
    const text = askInTurn(facts, 'do you have souvlaki?', 'there are two of us, is that enough?');
    expect(text).not.toContain('Together');
  });
});

describe('half an order is no order', () => {
  const sizes = { 'media orden': 95_00, orden: 165_00 };
  test.each([
    ['dos órdenes completas de birria, ¿cuánto sale?', 330_00],
    ['media orden de birria y un agua, ¿cuánto es?', 115_00],
  ])('%s', (question, minor) => {
    const facts = menuIn('es', [
      { title: 'Birria', sizes },
      { title: 'Agua', price: 20_00 },
    ]);
    expect(askInTurn(facts, question)).toContain(total(facts, minor));
  });
});

describe('add-ons of the dish before', () => {
  const dishes: readonly Dish[] = [
    { title: 'Açaí', sizes: { '300 ml': 1_790, '500 ml': 2_490 }, options: { granola: 300, 'leite em pó': 250 } },
    { title: 'Granola com iogurte', price: 1_500 },
  ];
  test('are summed with the size that was named before', () => {
    const facts = menuIn('pt', dishes);
    expect(askInTurn(facts, 'me vê um açaí grande', 'com leite em pó e granola, quanto fica?')).toContain(
      total(facts, 3_040),
    );
  });

  test('are added to as many as were ordered, not counted as one more', () => {
    const facts = menuIn('ko', [{ title: '홍합찜', options: { 베이컨: 200 } }]);
    expect(askInTurn(facts, '홍합찜 하나 주세요', '베이컨 추가하면 총 얼마?')).toContain(total(facts, 1_200));
  });

  test('that the guest declines are not added', () => {
    const facts = menuIn('en', [{ title: 'Burger', options: { bacon: 200, cheese: 150 } }]);
    const text = askInTurn(facts, 'a burger with bacon please', 'don’t add cheese. how much is it?');
    expect(text).not.toContain('cheese');
    expect(text).toContain(total(facts, 1_200));
  });
});

describe('a message that corrects an order and adds to it', () => {
  test.each<[MenuLocale, string[], number]>([
    ['en', ['4 empanadas please', 'no just 2. and one flan. how much?'], 2_500],
    ['es', ['4 empanadas', 'no, solo 2. y un flan. ¿cuánto es?'], 2_500],
    ['fr', ['4 empanadas svp', 'non, seulement 3. et un flan. ça fait combien ?'], 3_500],
    ['it', ['4 empanadas per favore', 'no, solo 2. e un flan. quanto fa?'], 2_500],
    ['pt', ['4 empanadas', 'não, só 2. e um flan. quanto dá?'], 2_500],
  ])('%s %j', (locale, questions, minor) => {
    const facts = menuIn(locale, [
      { title: 'Empanadas', price: 1_000 },
      { title: 'Flan', price: 500 },
    ]);
    expect(askInTurn(facts, ...questions)).toContain(total(facts, minor));
  });

  test('an allergy in it is not lost behind the sum', () => {
    const facts = menuIn('en', [
      { title: 'Empanadas', price: 1_000 },
      { title: 'Flan', price: 500 },
    ]);
    const text = askInTurn(facts, '4 empanadas please', 'no just 2. and one flan. I’m allergic to eggs. how much?');
    expect(text).toContain(CHAT_WORDS.en.allergen_ask);
  });

  test('a size beside an allergy orders no other dish that has such a size', () => {
    const sizes = { 'one skewer': 700, 'two skewers': 1_300 };
    const facts = menuIn('en', [
      { title: 'Lamb kofta', sizes },
      { title: 'Chicken souvlaki', sizes },
    ]);
    const text = askInTurn(facts, 'lamb kofta please', 'one skewer, and I am allergic to sesame', 'total?');
    expect(text).not.toContain('Chicken souvlaki');
    expect(text).toContain(CHAT_WORDS.en.allergen_ask);
  });

  test('"the smoked one, a big one" replaces a beer by the other of its section', () => {
    const facts = menuIn('en', [
      { title: 'Wheat beer', sizes: { '0.3 l': 340, '0.5 l': 460 } },
      { title: 'Smoked beer', sizes: { '0.3 l': 360, '0.5 l': 490 } },
    ]);
    const text = askInTurn(facts, 'one wheat beer please', 'no wait make it the smoked one. big');
    expect(text).toContain('Smoked beer, 0.5 l: $4.90');
    expect(text).not.toContain('Wheat beer');
  });

  test('the size of what was ordered and more beside it are summed together', () => {
    const facts = menuIn('en', [
      { title: 'Orange juice', sizes: { '300 ml': 950, '500 ml': 1_350 } },
      { title: 'Carrot cake', price: 990 },
    ]);
    const text = askInTurn(facts, 'orange juice please', 'the small one, with two carrot cakes, total?');
    expect(text).toContain(total(facts, 2_930));
  });
});
