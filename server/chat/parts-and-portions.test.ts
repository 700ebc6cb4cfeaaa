import { describe, expect, test } from 'vitest';
import type { MenuLocale } from '../../shared/locales.ts';
import type { PublicRestaurant } from '../../shared/publication.ts';
import { askAbout, restaurantWith } from '../../test/dishes-to-ask-about.ts';

/** When a part of the menu is served, what comes with a dish, its sizes, and what is left of a list. */

const variants = (...sizes: [label: string, price: number][]) =>
  sizes.map(([label, price]) => ({ label, price, tax_ids: [], allergens: [] }));

function withTimes(restaurant: PublicRestaurant, times: Record<string, string>): PublicRestaurant {
  return {
    ...restaurant,
    menus: restaurant.menus.map((menu) => ({
      ...menu,
      sections: menu.sections.map((section) => ({ ...section, description: times[section.title] ?? null })),
    })),
  };
}

const cafe = askAbout(
  withTimes(
    restaurantWith(
      {
        Breakfast: [{ title: 'Porridge', price: 500 }],
        Lunch: [
          { title: 'Potato soup', price: 620, tags: ['Vegetarian'] },
          { title: 'Goulash', price: 1_200 },
        ],
        Fish: [
          {
            title: 'Grilled sardines',
            description: 'with peppers and boiled potatoes',
            price: 1_100,
            contains: ['fish'],
          },
        ],
        Cakes: [
          { title: 'Black Forest cake', description: 'with kirsch', price: 460 },
          { title: 'Apple cake', price: 360 },
          { title: 'Poppy seed cake', price: 380 },
          { title: 'Apple pie', price: 390 },
        ],
        Drinks: [
          { title: 'Coffee', price: 290 },
          { title: 'Cappuccino', price: 350 },
          { title: 'Orange juice', price: 320 },
        ],
      },
      { hours: 'Mon-Sun 7:00-18:00' },
    ),
    { Breakfast: 'until 11:30', Lunch: 'Mon-Fri 11:30-14:00' },
  ),
);

describe('when a part of the menu is served', () => {
  test.each<[locale: MenuLocale, question: string, time: string]>([
    ['en', 'what time does breakfast finish', 'until 11:30'],
    ['fr', 'le petit déj c’est jusqu’à quelle heure ?', 'until 11:30'],
    ['es', 'hasta qué hora dan desayuno', 'until 11:30'],
    ['de', 'bis wann gibts Frühstück?', 'until 11:30'],
    ['it', 'fino a che ora fate colazione?', 'until 11:30'],
    ['pt', 'a que horas é o almoço?', 'Mon-Fri 11:30-14:00'],
    ['zh', '早餐几点结束', 'until 11:30'],
    ['ja', '平日のランチって何時まで', 'Mon-Fri 11:30-14:00'],
    ['ko', '점심 메뉴는 몇 시부터 해요?', 'Mon-Fri 11:30-14:00'],
    ['ar', 'متى يبدأ الغداء؟', 'Mon-Fri 11:30-14:00'],
  ])('is said before the opening hours: %s: %s', (locale, question, time) => {
    const [first = ''] = cafe(locale, question).split('\n');
    expect(first).toContain(time);
  });

  test('of a meal that the menu doesn’t name the opening hours are shown', () =>
    expect(cafe('en', 'what time is dinner?')).toContain('Opening hours'));
});

test.each<[locale: MenuLocale, questions: string[]]>([
  ['de', ['was gibts zu mittag', 'und was is da am günstigsten']],
  ['en', ['what’s for lunch?', 'which of those is the cheapest?']],
  ['es', ['¿qué hay para almorzar?', '¿de esos cuál es el más barato?']],
])('a meal lists its section, and the next question stays in it: %s: %j', (locale, questions) => {
  expect(cafe(locale, questions[0] ?? '')).toContain('Goulash');
  const answer = cafe(locale, ...questions);
  expect(answer).toContain('Potato soup');
  expect(answer).not.toContain('Coffee');
});

test.each<[locale: MenuLocale, question: string]>([
  ['en', 'and the sardines, what’s with them?'],
  ['fr', 'les sardines c’est servi avec quoi ?'],
  ['es', 'las sardinas con qué vienen?'],
  ['de', 'womit kommen die Sardinen?'],
  ['it', 'le sardine con cosa vengono?'],
  ['pt', 'as sardinhas vêm com quê?'],
  ['zh', '沙丁鱼配什么'],
  ['ja', 'イワシには何が付いてきますか'],
  ['ko', '정어리는 뭐랑 같이 나와요?'],
  ['ar', 'السردين مع شو بيجي؟'],
])('what comes with a dish is in its words: %s: %s', (locale, question) => {
  const answer = cafe(locale, question);
  expect(answer).toContain('with peppers and boiled potatoes');
  expect(answer).not.toContain('Goulash');
});

test.each<[locale: MenuLocale, question: string]>([
  ['en', 'are the sardines served with the heads on?'],
  ['de', 'ist bei den Sardinen der Kopf noch dran?'],
  ['ja', 'イワシって頭ついたまま出てきますか'],
])('how a fish lies on the plate only the staff know: %s: %s', (locale, question) =>
  expect(cafe(locale, question)).toMatch(/staff|Personal|スタッフ/),
);

test.each<[locale: MenuLocale, question: string]>([
  ['en', 'ok, something other than that'],
  ['ja', '車なのでそれ以外でお願いします'],
  ['zh', '我要开车，除了这个还有什么'],
])('the rest of a list is what it has besides: %s: %s', (locale, question) => {
  const [list, part] = LISTS[locale] ?? ['', ''];
  const answer = cafe(locale, list, part, question);
  expect(answer).toContain('Apple cake');
  expect(answer).not.toContain('Black Forest cake');
  expect(answer).not.toContain('Coffee');
});
const LISTS: Partial<Record<MenuLocale, [string, string]>> = {
  en: ['which cakes do you have?', 'which of them contain alcohol?'],
  ja: ['ケーキは何がありますか', 'お酒入ってるのはどれですか'],
  zh: ['有什么蛋糕', '哪个含酒精'],
};

test.each<[locale: MenuLocale, question: string]>([
  ['en', 'which drinks without caffeine?'],
  ['fr', 'vous avez quoi sans caféine ?'],
  ['es', '¿qué bebidas hay sin cafeína?'],
  ['de', 'Getränke ohne Koffein?'],
  ['it', 'bevande senza caffeina'],
  ['pt', 'bebidas sem cafeína?'],
  ['zh', '不要咖啡因的'],
  ['ja', 'カフェインなしの飲み物は'],
  ['ko', '카페인 없는 음료 있어요?'],
  ['ar', 'مشروبات بدون كافيين'],
])('drinks without caffeine come before those that have some: %s: %s', (locale, question) => {
  const answer = cafe(locale, question);
  expect(answer).toContain('Orange juice');
  expect(answer.indexOf('Orange juice')).toBeLessThan(answer.indexOf('Cappuccino'));
});

const noodleShop = askAbout(
  restaurantWith(
    {
      汤面: [
        { title: '素菜汤面', description: '香菇、青菜', price: 1_800, tags: ['纯素'] },
        { title: '红烧牛肉面', price: null, variants: variants(['小碗', 2_600], ['大碗', 3_200]) },
      ],
      拌面: [{ title: '葱油拌面', price: 1_500, tags: ['纯素'] }],
      点心: [
        { title: '素春卷', description: '卷心菜、粉丝', price: 1_400, tags: ['纯素'] },
        { title: '猪肉锅贴', price: null, variants: variants(['6个', 1_800], ['12个', 3_200]) },
        { title: '小笼包', description: '猪肉馅，8个', price: 2_600 },
      ],
      饮料: [{ title: '豆浆', price: 800 }],
    },
    { main_locale: 'zh' },
  ),
);

test.each<[locale: MenuLocale, question: string]>([
  ['en', 'cheapest noodles?'],
  ['fr', 'les nouilles les moins chères ?'],
  ['es', 'los fideos más baratos cuáles son'],
  ['de', 'welche Nudeln sind am billigsten'],
  ['it', 'qual è la pasta più economica'],
  ['pt', 'qual é o macarrão mais barato'],
  ['zh', '最便宜的面是哪个'],
  ['ja', '一番安い麺は？'],
  ['ko', '제일 싼 국수 뭐예요'],
  ['ar', 'ارخص نودلز عندكم'],
])('the cheapest of a kind is called so: %s: %s', (locale, question) => {
  const [, first = ''] = noodleShop(locale, question).split('\n');
  expect(first).toContain('葱油拌面');
});

test.each<[locale: MenuLocale, question: string]>([
  ['en', 'which noodles are vegetarian?'],
  ['zh', '素的面有哪些'],
  ['ar', 'اي نودلز نباتية'],
])('all noodles are listed: %s: %s', (locale, question) => {
  const answer = noodleShop(locale, question);
  expect(answer).toContain('素菜汤面');
  expect(answer).toContain('葱油拌面');
  expect(answer).not.toContain('素春卷');
});

test('how many pieces a portion has is in its sizes or its words', () => {
  const dumplings = noodleShop('zh', '锅贴一份几个？');
  expect(dumplings).toContain('6个');
  expect(dumplings).toContain('12个');
  expect(noodleShop('zh', '小笼包一笼几个')).toContain('8个');
});

test.each<[locale: MenuLocale, question: string]>([
  ['en', 'a smaller bowl for my kid possible?'],
  ['fr', 'des petites portions pour les enfants ?'],
  ['es', '¿hay medias raciones para el niño?'],
  ['de', 'habt ihr kleine Portionen für Kinder'],
  ['it', 'fate mezze porzioni per il bimbo?'],
  ['pt', 'fazem meia dose para crianças?'],
  ['zh', '有半份给小孩吃的吗'],
  ['ja', '子供用にハーフサイズはありますか'],
  ['ko', '아이가 먹을 반인분 메뉴 있어요?'],
  ['ar', 'في نص حصة للطفل؟'],
])('half and small sizes are listed for who orders for children: %s: %s', (locale, question) =>
  expect(noodleShop(locale, question)).toContain('红烧牛肉面'),
);

test('two prices in one question: "how much the coffee and how much the cake"', () => {
  const answer = cafe('ar', 'كم الكابتشينو وكم كيكة التفاح');
  expect(answer).toContain('Cappuccino');
  expect(answer).toContain('Apple pie');
});
