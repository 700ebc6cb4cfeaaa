import { describe, expect, test } from 'vitest';
import type { MenuLocale } from '../../shared/locales.ts';
import { EMPTY_CONTENT } from '../../shared/menu-edits.ts';
import { sampleRestaurant } from '../../test/sample-publication.ts';
import { makeMenuFacts } from './facts/menu-facts.ts';
import { answerLocally } from './local/answer-locally.ts';
import { readOnMenu } from './local/reading/read-on-menu.ts';

/** What guests say they can't eat beside other things, in the language of the menu. */

const TITLES: Readonly<Record<MenuLocale, readonly string[]>> = {
  en: ['Smashed avocado', 'Haggis', 'Beetroot salad', 'Beans on toast', 'Bass', 'Spicy curry'],
  fr: ['Harengs pommes', 'Salade de lentilles', 'Curry épicé'],
  es: ['Taco de camarón', 'Tostada de aguacate', 'Taco con cilantro', 'Salsa picante'],
  de: ['Linsen-Dal', 'Pilzrisotto', 'Kürbis-Kokos-Suppe', 'Scharfes Curry'],
  it: ['Strozzapretti ai porcini', 'Tortelli di zucca', 'Pasta piccante'],
  pt: ['Polvo à lagareiro', 'Bacalhau à brás', 'Frango picante'],
  zh: ['水煮牛肉', '虾饺', '羊肉汤', '香辣鸡'],
  ja: ['からあげ', '卵焼き', '辛いカレー'],
  ko: ['모둠 버섯 구이', '해물파전', '매운 떡볶이'],
  ar: ['متبل باذنجان', 'سلطة بندورة', 'كاري حار'],
};

function factsOf(locale: MenuLocale) {
  const items = TITLES[locale].map((title, at) => ({
    ...EMPTY_CONTENT,
    id: at + 1,
    menu_id: 1,
    menu_section_id: 1,
    title,
    description: null,
    price: 1_000,
    variants: [],
    options: [],
    allergens: [],
    allergens_checked_at: null,
  }));
  const section = { id: 1, menu_id: 1, title: 'M', description: null, price: null, price_text: null, items };
  const restaurant = sampleRestaurant({
    main_locale: locale,
    currency: 'EUR',
    menus: [{ id: 1, title: 'M', display_mode: 'simple', serving_periods: [], sections: [section] }],
  });
  return makeMenuFacts({ public: restaurant, assistant: { details: [] } }, [], locale);
}

/** The allergens and other foods that a message says the guest can't eat. */
function leftOutBy(locale: MenuLocale, text: string): string[] {
  const { avoided, excluded } = readOnMenu(factsOf(locale), text, locale);
  return [...avoided, ...excluded];
}

type Heard = readonly [locale: MenuLocale, text: string, foods: readonly string[]];
const expectHeard = (...[locale, text, foods]: Heard): void =>
  expect(leftOutBy(locale, text)).toEqual(expect.arrayContaining([...foods]));

describe('an allergy beside the name of a language or a nationality is heard', () => {
  test.each<Heard>([
    ['en', 'my english friend is allergic to nuts, what can she eat?', ['tree_nuts', 'peanuts']],
    ['en', "Sorry, my english is bad and I'm allergic to milk. What can I eat?", ['milk']],
    ['en', 'Pardon my french but milk makes me sick, what’s safe?', ['milk']],
    ['fr', 'mon ami anglais est allergique aux œufs, il peut manger quoi ?', ['eggs']],
    ['es', 'mi novio francés es alérgico al gluten, ¿qué puede comer?', ['gluten']],
    ['es', 'lo siento no hablo bien español alergia huevo, dos tacos de camarón cuánto', ['eggs']],
    ['de', 'Mein Deutsch ist schlecht aber ich habe eine Nussallergie. Was kann ich essen?', ['tree_nuts']],
    ['it', 'il mio amico tedesco è allergico al latte, cosa mangia?', ['milk']],
    ['pt', 'meu marido alemão é celíaco, que sobremesas tem?', ['gluten']],
    ['zh', '不好意思我中文不好对花生过敏，有什么可以吃的？', ['peanuts']],
    ['ja', '日本語が苦手で卵も苦手です、おすすめは？', ['eggs']],
    ['ko', '한국어가 서툴러서 죄송해요 새우 알레르기 있어요, 뭐 먹을 수 있어요?', ['crustaceans']],
    ['ar', 'اسف العربية ضعيفة وعندي حساسية من السمسم، ايش اقدر اكل؟', ['sesame']],
  ])('%s %s', expectHeard);
});

describe('food named before an open question is left out with what was named before', () => {
  test.each<Heard>([
    ['en', "I'm allergic to milk. Haddock, avocado, what can I eat?", ['milk', 'fish', 'avocado']],
    ['en', "I can't eat pork. Haggis, beetroot, what's left?", ['pork', 'haggis', 'beet']],
    ['en', "I'm allergic to nuts. Also mushrooms, what can I eat?", ['tree_nuts', 'mushroom']],
    ['en', "I'm allergic to nuts. Avocado is a no as well, what's left?", ['tree_nuts', 'avocado']],
    ['fr', 'Je suis allergique au lait. Et aux pommes, je prends quoi ?', ['milk', 'apple']],
    ['es', 'Soy alérgica al cacahuate. Y al aguacate también, ¿qué pido?', ['peanuts', 'avocado']],
    ['es', 'No puedo comer cerdo. Cilantro tampoco, ¿qué hay?', ['pork', 'cilantro']],
    ['de', 'Ich esse kein Gluten. Linsen, Pilze, was bleibt?', ['gluten', 'lentil', 'mushroom']],
    ['de', 'Ich vertrage keine Milch. Kokos und Kürbis auch nicht, was gibt es?', ['milk', 'coconut', 'pumpkin']],
    ['it', 'Sono allergico al latte. Zucca e porcini, cosa mangio?', ['milk', 'pumpkin', 'porcini']],
    ['pt', 'Não como porco. Polvo e bacalhau também não, o que sobra?', ['pork', 'molluscs', 'fish']],
    ['zh', '我不吃猪肉。牛肉，羊肉呢也不行，有什么？', ['pork', 'beef', 'lamb']],
    ['zh', '我对花生过敏。牛肉也是，能吃什么？', ['peanuts', 'beef']],
    ['ko', '우유 못 먹어요. 버섯도, 뭐 있어요?', ['milk', 'mushroom']],
    ['ar', 'عندي حساسية من الحليب. باذنجان، بندورة، شو باكل؟', ['milk', 'eggplant', 'tomato']],
    ['ar', 'عندي حساسية من الحليب. والباذنجان كمان، شو باكل؟', ['milk', 'eggplant']],
  ])('%s %s', expectHeard);
});

test('a dish that is asked about behind a concern is not left out', () => {
  expect(leftOutBy('de', 'Ich vertrage kein Sesam. Das Pilzrisotto, geht das?')).toEqual(['sesame']);
});

test.each(['我不能吃芥末，有什么可以点？', '芥末不吃，虾饺有吗'])('%s leaves out mustard and wasabi', (text) => {
  expect(leftOutBy('zh', text)).toEqual(['mustard', 'wasabi']);
});

describe('who asks which dishes are not spicy is shown no spicy one', () => {
  test.each<readonly [MenuLocale, string]>([
    ['en', 'which dishes are not spicy?'],
    ['fr', 'quels plats ne sont pas épicés ?'],
    ['fr', 'je crains le piment, lesquels ne piquent pas ?'],
    ['es', '¿cuáles son los tacos que no pican?'],
    ['es', '¿qué platos no son picantes?'],
    ['de', 'Welche Gerichte sind nicht scharf?'],
    ['it', 'quali piatti non sono piccanti?'],
    ['pt', 'o que não é picante?'],
    ['zh', '哪些菜不辣？'],
    ['ja', '辛くないのどれ？'],
    ['ko', '안 매운 거 뭐 있어요?'],
    ['ar', 'ايش الاكل اللي مو حار؟'],
  ])('%s %s', (locale, text) => {
    const { lines } = answerLocally(factsOf(locale), text, new Set());
    // "水煮牛肉" is hot in most kitchens.
    expect(lines.join('\n')).toContain(TITLES[locale].find((title) => title !== '水煮牛肉'));
    expect(lines.join('\n')).not.toContain(TITLES[locale].at(-1));
  });
});
