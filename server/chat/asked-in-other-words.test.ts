import { describe, expect, test } from 'vitest';
import type { MenuLocale } from '../../shared/locales.ts';
import { type AskedDish, askAbout, restaurantWith } from '../../test/dishes-to-ask-about.ts';

/** Kinds of questions that guests ask in words which name something else, too. */

const COUNTER: Readonly<Record<string, readonly AskedDish[]>> = {
  一品: [
    { title: '枝豆', price: 450 },
    { title: '海鮮チヂミ', description: 'いか、海老', price: 680, contains: ['molluscs', 'crustaceans', 'wheat'] },
    { title: '鶏の唐揚げ', price: 490, contains: ['wheat'] },
  ],
  ご飯と麺: [
    {
      title: '石焼ビビンバ',
      price: 1_280,
      contains: ['wheat', 'sesame'],
      options: [
        { label: 'チーズ', price: 150 },
        { label: '大盛り', price: 100 },
      ],
    },
    { title: '豚骨ラーメン', price: 1_100, contains: ['wheat'], options: [{ label: '替え玉', price: 160 }] },
    { title: 'ざるうどん', price: 850, contains: ['wheat'] },
    { title: '鮭おにぎり', price: 320 },
  ],
};

const atCounter = askAbout(restaurantWith(COUNTER, { main_locale: 'ja', currency: 'JPY' }, { contains: [] }));

test.each<[locale: MenuLocale, question: string]>([
  ['ja', 'たこ焼きないの?'],
  ['zh', '没有章鱼烧吗'],
  ['zh', '有没有章鱼烧'],
  ['ko', '타코야키 없어요?'],
  ['en', 'no takoyaki?'],
  ['en', 'you don’t have takoyaki?'],
  ['fr', 'pas de takoyaki ?'],
  ['es', '¿no tienen takoyaki?'],
  ['de', 'Keine Takoyaki?'],
  ['it', 'non avete i takoyaki?'],
  ['pt', 'não tem takoyaki?'],
  ['ar', 'ما عندكم تاكوياكي؟'],
])('%s "%s" asks for a dish, though octopus may be feared', (locale, question) => {
  const text = atCounter(locale, question);
  expect(text).not.toContain('(');
  expect(text.split('\n').length).toBeLessThan(5);
});

test.each<[locale: MenuLocale, question: string]>([
  ['en', 'No takoyaki for me, I’m allergic to octopus'],
  ['en', 'I don’t have takoyaki ever, what else is there?'],
  ['ja', 'たこ焼きは食べられないんです'],
])('%s "%s" says what the guest can’t eat', (locale, question) => {
  expect(atCounter(locale, question)).toMatch(/海鮮チヂミ.*[(（]|Seafood pancake.*\(/);
});

test.each<[locale: MenuLocale, allergy: string, question: string]>([
  ['ja', '小麦だめなんですけど', 'ご飯とか麺は?'],
  ['zh', '我对小麦过敏', '饭或者面呢？'],
  ['en', 'I can’t have wheat', 'What about rice or noodles?'],
  ['de', 'Ich vertrage keinen Weizen', 'Und Reis oder Nudeln?'],
])('%s "%s", "%s" lists all of them', (locale, allergy, question) => {
  const text = atCounter(locale, allergy, question);
  for (const price of ['1,100', '850', '1,280'])
    expect(text.replaceAll('.', ',')).toMatch(new RegExp(`${price}.*[(（]`));
});

test.each<[locale: MenuLocale, first: string, second: string]>([
  ['ja', '豚骨ラーメンって替え玉できます?', 'いくらですか'],
  ['ko', '돈코츠 라멘에 면 추가 되나요?', '얼마예요?'],
])('%s "%s", "%s" asks for the price with the add-on', (locale, first, second) => {
  expect(atCounter(locale, first, second)).toMatch(/160|1,260/);
});

test('a larger portion that is an add-on has its price', () => {
  expect(atCounter('ja', 'ビビンバ大盛りできる?')).toContain('100');
  expect(atCounter('ja', 'ビビンバ大盛りできる?いくら増し?')).toContain('1,380');
});

test('a table that was asked for is still meant when the guest says when and how many', () => {
  const text = atCounter('ko', '예약하고 싶은데요', '오늘 저녁 7시 4명이요');
  expect(text).toContain('직원');
});

const CANTINA: Readonly<Record<string, readonly AskedDish[]>> = {
  Entrantes: [
    { title: 'Guacamole con totopos', price: 750, tags: ['Vegano'], contains: [] },
    { title: 'Quesadilla de huitlacoche', description: 'queso', price: 840, tags: ['Vegetariano'], contains: ['milk'] },
  ],
  Tacos: [
    { title: 'Tacos al pastor', description: 'piña, cilantro', price: 950, contains: [] },
    { title: 'Tacos de birria', description: 'ternera guisada', price: 1_190, contains: [] },
    { title: 'Tacos de nopal', price: 860, tags: ['Vegano'], contains: [] },
    { title: 'Ensalada de col', price: 500, contains: [] },
    { title: 'Alitas picantes', price: 900, tags: ['Picante'], contains: [] },
  ],
};
const atCantina = askAbout(restaurantWith(CANTINA, { main_locale: 'es', currency: 'EUR' }, { contains: [] }));

describe('a wish of degree', () => {
  test.each<[locale: MenuLocale, question: string]>([
    ['en', 'anything veggie that isnt just a load of cheese?'],
    ['en', 'veggie options that aren’t too cheesy?'],
    ['fr', 'un plat végétarien qui soit pas que du fromage ?'],
    ['es', '¿algo vegetariano que no sea puro queso?'],
    ['de', 'was Vegetarisches, das nicht nur Käse ist?'],
    ['it', 'qualcosa di vegetariano che non sia solo formaggio?'],
    ['pt', 'algo vegetariano que não seja só queijo?'],
    ['zh', '有没有不全是芝士的素菜'],
    ['ja', 'チーズばかりじゃないベジ料理ありますか'],
    ['ko', '치즈만 있는 거 말고 채식 메뉴 있어요?'],
    ['ar', 'شي نباتي مو كله جبن؟'],
  ])('%s "%s" is no allergy, and leaves out what is called so', (locale, question) => {
    const text = atCantina(locale, question);
    expect(text).toContain('7');
    expect(text).not.toMatch(/8[.,]40/);
  });
});

describe('"very hot?" behind a dish', () => {
  test.each<[locale: MenuLocale, first: string, second: string]>([
    ['es', '¿Qué lleva la birria?', 'pica mucho?'],
    ['en', 'What’s in the birria?', 'is it very hot?'],
    ['fr', 'il y a quoi dans la birria ?', 'c’est très piquant ?'],
    ['zh', 'birria里面有什么', '很辣吗'],
    ['ja', 'ビリアって何が入ってますか', '辛いですか？'],
  ])('%s asks of it', (locale, first, second) => {
    expect(atCantina(locale, first, second)).not.toMatch(/9[.,]00/);
  });
  test('"something hot?" asks which are', () => {
    expect(atCantina('es', '¿Qué lleva la birria?', 'algo picante?')).toContain('Alitas picantes');
  });
});

test('the dishes of pork are those whose names are of it, and no others', () => {
  const text = atCantina('it', 'quali sono i piatti col maiale?');
  expect(text).toContain('pastor');
  expect(text).not.toContain('nopal');
  expect(text).not.toContain('cavolo');
});

const LEVANT = askAbout(
  restaurantWith(
    {
      مازة: [
        { title: 'محمرة', description: 'فليفلة حمراء، جوز', price: 2_900, contains: ['walnut'] },
        { title: 'حمص بالطحينة', price: 2_400, contains: ['sesame'] },
      ],
    },
    { main_locale: 'ar', currency: 'EUR' },
    { contains: [] },
  ),
);

test.each<[locale: MenuLocale, question: string]>([
  ['en', 'what’s in the muhammara pls'],
  ['fr', 'vous avez de la mouhamara ?'],
  ['zh', '红椒核桃酱有吗'],
  ['ja', 'ムハンマラはありますか'],
  ['ko', '무함마라 있나요?'],
])('%s "%s" finds the dish by its name in the menu’s letters', (locale, question) => {
  expect(LEVANT(locale, question)).toContain('محمرة');
});
