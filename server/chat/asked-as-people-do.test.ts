import { describe, expect, test } from 'vitest';
import type { MenuLocale } from '../../shared/locales.ts';
import { EMPTY_CONTENT } from '../../shared/menu-edits.ts';
import type { PublicItem } from '../../shared/publication.ts';
import { sampleRestaurant } from '../../test/sample-publication.ts';
import type { EarlierQuestion } from './facts/earlier-question.ts';
import { type MenuFacts, makeMenuFacts } from './facts/menu-facts.ts';
import { answerLocally } from './local/answer-locally.ts';

/** Kinds of questions as guests who have no model in mind ask them, answered from menus in the language of each. */

type Dish = Partial<PublicItem> & Pick<PublicItem, 'title'>;
type Section = readonly [title: string, dishes: readonly Dish[]];

/** A menu's facts, as its guests read them. */
function factsOf(locale: MenuLocale, sections: readonly Section[]): MenuFacts {
  let lastId = 0;
  const made = sections.map(([title, dishes], sectionIndex) => ({
    id: sectionIndex + 1,
    menu_id: 1,
    title,
    description: null,
    price: null,
    price_text: null,
    items: dishes.map((dish) => {
      lastId += 1;
      return {
        ...EMPTY_CONTENT,
        description: null,
        price: 1_000,
        variants: [],
        options: [],
        allergens: [],
        allergens_checked_at: null,
        ...dish,
        id: lastId,
        menu_id: 1,
        menu_section_id: sectionIndex + 1,
      };
    }),
  }));
  const restaurant = sampleRestaurant({
    main_locale: locale,
    currency: 'EUR',
    menus: [{ id: 1, title: 'M', display_mode: 'simple', serving_periods: [], sections: made }],
  });
  return makeMenuFacts({ public: restaurant, assistant: { details: [] } }, [], locale);
}

/** The text of the last answer to questions of one chat. */
function askedOf(facts: MenuFacts, ...questions: readonly string[]): string {
  const earlier: EarlierQuestion[] = [];
  let text = '';
  for (const question of questions) {
    const { lines, item_ids } = answerLocally(facts, question, new Set(), earlier);
    earlier.push({ question, item_ids });
    text = lines.join('\n');
  }
  return text;
}

describe('who is pregnant and wants neither alcohol nor coffee is offered neither', () => {
  test.each<[locale: MenuLocale, question: string, section: string, coffee: string, juice: string, wine: string]>([
    [
      'en',
      'I’m pregnant so no booze and no coffee pls, what drinks are there',
      'Drinks',
      'Coffee',
      'Orange juice',
      'Red wine',
    ],
    [
      'fr',
      'enceinte, donc ni alcool ni café : vous avez quoi à boire ?',
      'Boissons',
      'Café',
      'Jus d’orange',
      'Vin rouge',
    ],
    ['es', 'embarazada, ni alcohol ni café, ¿qué hay de beber?', 'Bebidas', 'Café', 'Zumo de naranja', 'Vino tinto'],
    [
      'de',
      'bin schwanger, kein Alkohol und kein Kaffee, was gibts zu trinken',
      'Getränke',
      'Kaffee',
      'Orangensaft',
      'Rotwein',
    ],
    ['it', 'sono incinta, niente alcol e niente caffè.. da bere?', 'Bevande', 'Caffè', 'Succo d’arancia', 'Vino rosso'],
    [
      'pt',
      'to gravida, nada de alcool nem cafe, o que tem pra beber?',
      'Bebidas',
      'Café',
      'Suco de laranja',
      'Vinho tinto',
    ],
    ['zh', '我怀孕了，不喝酒不喝咖啡，有什么喝的？', '饮料', '咖啡', '橙汁', '红葡萄酒'],
    ['ja', '妊娠中です。お酒とコーヒー以外で飲み物は？', '飲み物', 'コーヒー', 'オレンジジュース', '赤ワイン'],
    ['ko', '임산부라 커피랑 술은 안돼요. 마실 거 뭐 있어요?', '음료', '커피', '오렌지 주스', '레드 와인'],
    ['ar', 'أنا حامل، بدون كحول وبدون قهوة، شو في مشروبات؟', 'مشروبات', 'قهوة', 'عصير برتقال', 'نبيذ أحمر'],
  ])('%s', (locale, question, section, coffee, juice, wine) => {
    const text = askedOf(
      factsOf(locale, [[section, [{ title: coffee }, { title: juice }, { title: wine }]]]),
      question,
    );
    expect(text).toContain(`• ${juice}`);
    expect(text).not.toContain(`• ${coffee}`);
    expect(text).not.toContain(`• ${wine}`);
  });
});

test('who asks for hot drinks is offered no cold ones', () => {
  const facts = factsOf('zh', [['饮料', [{ title: '咖啡' }, { title: '可乐' }, { title: '椰子水' }]]]);
  const text = askedOf(facts, '有热的饮料吗');
  expect(text).toContain('咖啡');
  expect(text).not.toContain('可乐');
});

test('who says that the day is hot is offered cold drinks, too', () => {
  const facts = factsOf('en', [['Drinks', [{ title: 'Coffee' }, { title: 'Lemonade' }]]]);
  expect(askedOf(facts, 'it’s so hot today, what drinks do you have?')).toContain('Lemonade');
});

describe('a hot dish that is asked for is neither hot chocolate nor cold cuts', () => {
  const facts = factsOf('en', [
    ['Food', [{ title: 'Cold cuts' }, { title: 'Roast chicken' }, { title: 'Pork roast' }]],
    ['Drinks', [{ title: 'Hot chocolate' }]],
  ]);
  test('beside what the guest doesn’t eat', () => {
    const text = askedOf(facts, 'I don’t eat pork, which hot dish would you recommend?');
    expect(text).toContain('• Roast chicken');
    expect(text).not.toContain('Hot chocolate');
    expect(text).not.toContain('• Cold cuts');
  });
});

describe('a child who only eats one food, and nothing hot, is offered that food', () => {
  test.each<[locale: MenuLocale, question: string, chicken: string, raw: string]>([
    [
      'en',
      'my kid only eats chicken, nothing spicy nothing weird, what could she have',
      'Fried chicken',
      'Horse sashimi',
    ],
    ['de', 'mein Sohn isst nur Hähnchen und nichts Scharfes, was gibts für ihn?', 'Brathähnchen', 'Lachstatar'],
    ['it', 'mia figlia mangia solo pollo e niente di piccante, cosa c’è per lei?', 'Pollo arrosto', 'Tartare di tonno'],
    ['zh', '孩子只吃鸡肉，不要辣的，有什么推荐', '炸鸡', '三文鱼刺身'],
    ['ja', '子供が鶏肉しか食べなくて、辛くないのがいいです', '焼き鳥', '馬刺し'],
  ])('%s', (locale, question, chicken, raw) => {
    const text = askedOf(factsOf(locale, [['Menu', [{ title: raw }, { title: chicken }]]]), question);
    expect(text).toContain(chicken);
    expect(text).not.toContain(raw);
  });
});

test('who eats no beef is offered neither veal nor ox', () => {
  const facts = factsOf('de', [
    [
      'Speisen',
      [{ title: 'Ochsenmaulsalat' }, { title: 'Ochsenfetzen' }, { title: 'Kalbsbraten' }, { title: 'Linsensuppe' }],
    ],
  ]);
  const [offered = ''] = askedOf(facts, 'Wir sind Hindus, was können wir essen?').split('Die Worte der Karte');
  for (const title of ['Ochsenmaulsalat', 'Ochsenfetzen', 'Kalbsbraten'])
    expect(offered.split('\n').filter((line) => line.startsWith(`• ${title}`) && !line.includes('('))).toEqual([]);
  expect(offered).toContain('• Linsensuppe');
});

test('tofu in awamori is marked as made with alcohol for who eats halal', () => {
  const facts = factsOf('ja', [
    ['料理', [{ title: '豆腐よう', description: '島豆腐を泡盛に漬けた珍味' }, { title: '枝豆' }]],
  ]);
  expect(askedOf(facts, 'ハラールの料理はありますか？')).toMatch(/豆腐よう、.*\(.+\)/u);
});

test.each([
  ['babaganoush', 'do u have babaganoush?'],
  ['baba ganush', 'what’s in the baba ganush?'],
])('a dish is found though its name is written as %s', (_, question) => {
  const facts = factsOf('en', [
    ['Mezze', [{ title: 'Baba ghanoush', description: 'smoked aubergine' }, { title: 'Hummus' }]],
  ]);
  expect(askedOf(facts, question)).toContain('smoked aubergine');
});

describe('what a guest said that they can spend holds for what they ask next', () => {
  test.each<[locale: MenuLocale, budget: string, question: string, cheap: string, dear: string]>([
    ['en', 'I’ve only got 10 euros', 'any chicken I can get?', 'Chicken soup', 'Roast chicken'],
    ['fr', 'j’ai que 10 euros', 'un plat de poulet, c’est possible ?', 'Soupe de poulet', 'Poulet rôti'],
    ['pt', 'só tenho 10 euros', 'tem frango?', 'Sopa de frango', 'Frango assado'],
  ])('%s', (locale, budget, question, cheap, dear) => {
    const dishes = [
      { title: cheap, price: 800 },
      { title: dear, price: 1_900 },
    ];
    const text = askedOf(factsOf(locale, [['Menu', dishes]]), budget, question);
    expect(text).toContain(cheap);
    expect(text).not.toContain(dear);
  });
});

test('raw or cooked is answered by the menu’s words for the dish that was named before', () => {
  const facts = factsOf('es', [
    ['Mar', [{ title: 'Ostras', description: 'crudas, con limón' }, { title: 'Tartar de atún' }]],
  ]);
  const text = askedOf(facts, 'Hola, ¿tienen ostras?', '¿crudas o cocinadas?');
  expect(text).toContain('crudas, con limón');
  expect(text).not.toContain('Tartar de atún');
});

test('no dish for children is missed where a food is asked for that isn’t there', () => {
  const facts = factsOf('fr', [['Plats', [{ title: 'Soupe de poisson' }]]]);
  expect(askedOf(facts, 'Y a de la pizza pour le petit ?')).toContain('Je ne trouve pas cela au menu');
});

describe('why a dish is not for the guest is answered by its declaration', () => {
  test.each<[locale: MenuLocale, questions: readonly [string, string, string], title: string, allergen: string]>([
    ['en', ['I’m allergic to sesame', 'can I have the falafel?', 'why not?'], 'Falafel', 'sesame'],
    ['de', ['Ich bin auf Sesam allergisch', 'Gehen die Falafel?', 'wieso nicht?'], 'Falafel', 'Sesam'],
    ['es', ['soy alérgico al sésamo', '¿puedo comer el falafel?', '¿y por qué no?'], 'Falafel', 'sésamo'],
    ['ar', ['عندي حساسية سمسم', 'ممكن آكل فلافل؟', 'ليش لا؟'], 'فلافل', 'سمسم'],
  ])('%s', (locale, questions, title, allergen) => {
    const sesame = {
      allergens: [{ code: 'sesame' as const, state: 'contains' as const }],
      allergens_checked_at: '2026-11-01T10:00:00.000Z',
    };
    const text = askedOf(factsOf(locale, [['Menu', [{ title, ...sesame }, { title: 'Pizza' }]]]), ...questions);
    expect(text).toContain(title);
    expect(text).toContain(allergen);
  });
});

test('the strongest beer is the one of the highest percentage that the menu prints', () => {
  const facts = factsOf('pt', [
    [
      'Cervejas',
      [
        { title: 'Cerveja clara', description: '4,9 % vol' },
        { title: 'Cerveja escura', description: '6,5 % vol' },
        { title: 'Cerveja de trigo', description: '5,2 % vol' },
      ],
    ],
  ]);
  const [, first = ''] = askedOf(facts, 'qual cerveja é a mais forte?').split('\n');
  expect(first).toContain('Cerveja escura');
});

test('whether the meat is halal is answered beside what there is to drink', () => {
  const facts = factsOf('en', [
    ['Grill', [{ title: 'Lamb chops' }]],
    ['Drinks', [{ title: 'Lemonade' }, { title: 'Arak' }]],
  ]);
  const text = askedOf(facts, 'We’re Muslim, is your meat halal? And what do you have without alcohol?');
  expect(text).toContain('halal');
  expect(text).toContain('• Lemonade');
});

test('a refusal is read in the language of the page, though the menu prints the word for "not"', () => {
  const facts = factsOf('pt', [
    ['Pratos', [{ title: 'Cerveja não filtrada' }, { title: 'Porco assado' }, { title: 'Frango assado' }]],
  ]);
  const text = askedOf(facts, 'não como porco, que prato quente recomenda?');
  expect(text.split('\n')).not.toContain('• Porco assado, € 10');
  expect(text).toContain('Frango assado');
});

describe('a guest who asks for something for them is offered nothing that they left out before', () => {
  test.each<[locale: MenuLocale, said: string, question: string, pork: string, other: string]>([
    ['en', 'I don’t eat pork', 'so what would you get?', 'Pork chop', 'Cod'],
    ['en', 'I don’t eat pork', 'what have you got for me then?', 'Pork chop', 'Cod'],
    ['es', 'no como cerdo', '¿qué tienen para mí?', 'Chuleta de cerdo', 'Bacalao'],
    ['es', 'no como cerdo', '¿y qué me pedirías tú?', 'Chuleta de cerdo', 'Bacalao'],
    ['de', 'ich esse kein Schwein', 'was habt ihr für mich?', 'Schweinekotelett', 'Kabeljau'],
    ['pt', 'não como porco', 'o que tem pra mim?', 'Costeleta de porco', 'Bacalhau'],
  ])('%s, %s, %s', (locale, said, question, pork, other) => {
    const lines = askedOf(factsOf(locale, [['Menu', [{ title: pork }, { title: other }]]]), said, question).split('\n');
    expect(lines.some((line) => line.startsWith(`• ${other}`))).toEqual(true);
    expect(lines.some((line) => line.startsWith(`• ${pork}`) && !line.includes('('))).toEqual(false);
  });
});

test('who wants protein and names a food is answered about that food', () => {
  const facts = factsOf('pt', [['Grelhados', [{ title: 'Espetinho de frango' }, { title: 'Espetinho de queijo' }]]]);
  const text = askedOf(facts, 'to querendo ganhar massa, quero proteína: quais espetinhos são de frango?');
  expect(text).toContain('Espetinho de frango');
  expect(text).not.toContain('Não posso dar conselhos médicos');
});

test('a Japanese dish that a German guest names by its Japanese name is found', () => {
  const facts = factsOf('de', [
    ['Karte', [{ title: 'Geschmorte Innereien', description: 'mit Schwein' }, { title: 'Negima' }]],
  ]);
  expect(askedOf(facts, 'Was ist Motsu Nikomi genau?')).toContain('mit Schwein');
});

test('both of two foods that a guest can’t have are left out, though one is often ordered', () => {
  const eggs = {
    allergens: [{ code: 'eggs' as const, state: 'contains' as const }],
    allergens_checked_at: '2026-11-01T10:00:00.000Z',
  };
  const facts = factsOf('ar', [
    [
      'القائمة',
      [
        { title: 'عجة', ...eggs },
        { title: 'أرز أبيض', allergens_checked_at: '2026-11-01T10:00:00.000Z' },
      ],
    ],
  ]);
  expect(askedOf(facts, 'أنا نباتي', 'يعني حتى البيض والحليب لا')).toContain('يحتوي على بيض');
});
