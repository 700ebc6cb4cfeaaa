import { describe, expect, test } from 'vitest';
import type { MenuLocale } from '../../shared/locales.ts';
import { askAbout, restaurantWith } from '../../test/dishes-to-ask-about.ts';

/** What guests ask of a dish and its own words say: on which days, for how many, how long, until what age, how much of it. */

const INN = restaurantWith(
  {
    Mains: [
      { title: 'Lasagne', description: 'for three people, allow 25 minutes', price: 2900 },
      { title: 'Roast duck', description: 'Fridays only, with red cabbage', price: 2300 },
      { title: 'Steak', description: '300 g, with salad', price: 2700 },
      { title: 'Chicken curry', description: 'with rice', price: 1500 },
    ],
    Kids: [{ title: "Children's burger", description: 'For under-10s', price: 800 }],
    Drinks: [{ title: 'Orange juice', description: '25 cl', price: 400 }],
  },
  { hours: 'Mon-Sun 12-23' },
);
const ask = askAbout(INN);

type Case = [MenuLocale, ...string[]];

test.each<Case>([
  ['en', 'could we order the roast duck on Wednesday?'],
  ['en', 'roast duck any day of the week?'],
  ['fr', 'le canard rôti, on peut le prendre le mardi ?'],
  ['fr', 'Vous servez le canard rôti tous les soirs ?'],
  ['es', '¿el pato asado lo tienen el sábado?'],
  ['es', 'pato asado entre semana, se puede?'],
  ['de', 'Gibts die gebratene Ente auch am Montag?'],
  ['de', 'gebratene Ente jeden Tag?'],
  ['it', "l'anatra arrosto c'è anche di domenica?"],
  ['it', 'anatra arrosto tutti i giorni?'],
  ['pt', 'o pato assado há à segunda-feira?'],
  ['pt', 'têm pato assado todos os dias?'],
  ['zh', '烤鸭星期天有吗？'],
  ['ja', 'ローストダックは日曜日にも食べられますか？'],
  ['ko', '오리 로스트 월요일에도 되나요?'],
  ['ar', 'هل البط المحمر متوفر يوم الاثنين؟'],
])('a day is answered with the words that name the days: %s %s', (locale, ...questions) => {
  expect(ask(locale, ...questions)).toContain('Fridays only');
});

test.each<Case>([
  ['en', 'how many people does the lasagne feed?'],
  ['fr', 'les lasagnes, pour combien de personnes ?'],
  ['es', '¿para cuántos es la lasaña?'],
  ['de', 'Für wie viele Leute ist die Lasagne?'],
  ['it', 'le lasagne sono per quante persone?'],
  ['pt', 'a lasanha dá para quantos?'],
  ['zh', '千层面是几个人吃的？'],
  ['ja', 'ラザニアは何人前ですか'],
  ['ko', '라자냐는 몇 인분이에요?'],
  ['ar', 'اللازانيا تكفي كم شخص؟'],
])('how many a dish is for is answered with its words: %s %s', (locale, ...questions) => {
  expect(ask(locale, ...questions)).toContain('three people');
});

test.each<Case>([
  ['en', 'we will have the lasagne', 'is it a long wait?'],
  ['fr', 'on voudrait les lasagnes', 'ça prend longtemps ?'],
  ['es', 'queremos la lasaña', '¿tardan mucho?'],
  ['de', 'wir nehmen die Lasagne', 'wie lange dauert das?'],
  ['it', 'prendiamo le lasagne', 'quanto ci vuole?'],
  ['pt', 'queríamos a lasanha', 'leva muito tempo?'],
  ['zh', '我们要千层面', '要等多久？'],
  ['ja', 'ラザニアをお願いします', '何分くらいかかりますか'],
  ['ko', '라자냐 주세요', '얼마나 걸려요?'],
  ['ar', 'نريد اللازانيا', 'تاخذ وقت؟'],
])('a wait is asked of the dish before: %s %s, %s', (locale, ...questions) => {
  expect(ask(locale, ...questions)).toContain('allow 25 minutes');
});

test.each<Case>([
  ['en', "what's the age limit for the children's burger?"],
  ['fr', "le burger enfant c'est jusqu'à quel âge ?"],
  ['es', '¿hasta qué edad es la hamburguesa infantil?'],
  ['de', 'bis zu welchem Alter gibts den Kinderburger?'],
  ['it', "l'hamburger per bambini fino a che età?"],
  ['pt', 'o hambúrguer de criança é até que idade?'],
  ['zh', '儿童汉堡几岁以下可以点？'],
  ['ja', 'お子様バーガーは何歳までですか'],
  ['ko', '어린이 버거는 몇 살까지예요?'],
  ['ar', 'برجر الأطفال لأي عمر؟'],
])('an age is answered with the words that name it: %s %s', (locale, ...questions) => {
  expect(ask(locale, ...questions)).toContain('under-10s');
});

test.each<Case>([
  ['en', 'how heavy is that steak?'],
  ['fr', 'le steak pèse combien ?'],
  ['es', '¿cuánto pesa el bistec?'],
  ['de', 'Wie viel Gramm hat das Steak?'],
  ['it', 'quanti grammi è la bistecca?'],
  ['pt', 'o bife tem quantos gramas?'],
  ['zh', '牛排多重？'],
  ['ja', 'ステーキは何グラムですか'],
  ['ko', '스테이크 몇 그램이에요?'],
  ['ar', 'كم وزن الستيك؟'],
])('a weight is answered with the words that name it: %s %s', (locale, ...questions) => {
  expect(ask(locale, ...questions)).toContain('300 g');
});

describe('what the menu doesn’t say', () => {
  test('of another dish than the one before is not taken from that one', () => {
    expect(ask('en', 'how much is the lasagne?', 'and how long does the chicken curry take?')).not.toContain(
      '25 minutes',
    );
  });
  test('how long the house is open is no wait for a dish', () => {
    expect(ask('en', 'how much is the lasagne?', 'until when are you open?')).not.toContain('25 minutes');
  });
});
