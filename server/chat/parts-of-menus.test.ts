import { describe, expect, test } from 'vitest';
import type { MenuLocale } from '../../shared/locales.ts';
import { askAbout, restaurantWith } from '../../test/dishes-to-ask-about.ts';

/** Questions about a part of a menu, and those that follow one about the house. */

const SECTIONS = {
  Starters: [{ title: 'Bread basket', price: 200 }],
  'From the pot': [
    { title: 'Cheese fondue', price: 2_700, description: 'Gruyère, white wine, price per person' },
    { title: 'Chili con carne', price: 1_600, description: 'spicy' },
    { title: 'Lentil stew', price: 1_200 },
  ],
  Sides: [{ title: 'Rice', price: 300 }],
  Desserts: [{ title: 'Apple tart', price: 500 }],
  Drinks: [{ title: 'Saperavi', price: 900, description: 'red wine' }],
};

const ask = askAbout(restaurantWith(SECTIONS, { phone: '+44 113 496 0187' }));

test('the cheapest main course of a menu without them is no side, no starter and no dessert', () => {
  const text = ask('en', 'what is the cheapest main course?');
  expect(text.split('\n')[1]).toContain('Lentil stew');
});

test('no side is a mild main course', () => {
  const text = ask('en', 'recommend a main that isn’t spicy');
  expect(text).toContain('Lentil stew');
  expect(text).not.toContain('Chili con carne');
  expect(text).not.toContain('Rice');
});

test('a price for each person is counted for all who share it', () => {
  expect(ask('en', 'how much is the fondue for 4 people?')).toContain('× 4');
});

test('desserts behind a question about what is spicy are listed', () => {
  const text = ask('en', 'what is spicy?', 'and for dessert?');
  expect(text).toContain('Apple tart');
  expect(text).not.toContain('Chili con carne');
});

test('where no wine suits a dish, those of the menu are named', () => {
  expect(ask('en', 'which wine goes with the fondue?')).toContain('Saperavi');
});

describe('alcohol in a dish is asked about, though the guest drinks none', () => {
  test.each<readonly [MenuLocale, string]>([
    ['en', 'Does the fondue contain alcohol? I don’t drink at all'],
    ['fr', 'la fondue contient de l’alcool ? je ne bois pas du tout'],
    ['es', '¿La fondue lleva alcohol? Es que no bebo nada de nada'],
    ['pt', 'o fondue leva álcool? é que não bebo nada'],
    ['ja', 'フォンデュにお酒は入っていますか？全く飲めないんです'],
  ])('%s', (locale, question) => {
    expect(ask(locale, question)).toContain('Cheese fondue');
  });
});

describe('who wants to book and asks whom to call gets the number again', () => {
  test.each<readonly [MenuLocale, string, string]>([
    ['en', 'I’d like to book for Sunday', 'there are 5 of us, who do I call?'],
    ['fr', 'je voudrais réserver pour dimanche', 'on sera 5, à qui je m’adresse ?'],
    ['es', 'quería reservar para el domingo', 'somos 5, ¿a quién llamo?'],
    ['de', 'Ich möchte für Sonntag reservieren', 'wir sind zu fünft, an wen wende ich mich?'],
    ['it', 'vorrei prenotare per domenica', 'siamo in 5, a chi mi rivolgo?'],
    ['pt', 'queria reservar para domingo', 'somos 5, com quem falo?'],
    ['zh', '想订周日的位子', '我们五个人，找谁订？'],
    ['ja', '日曜日に予約したいのですが', '5人です、どこに連絡すればいいですか？'],
    ['ko', '일요일 예약하고 싶어요', '5명인데 어디로 연락하면 돼요?'],
    ['ar', 'بدي أحجز يوم الأحد', 'نحنا خمسة، مع مين أحكي؟'],
  ])('%s', (locale, booking, question) => {
    expect(ask(locale, booking, question)).toContain('496 0187');
  });
});

test('Chinese is answered in Chinese on a Japanese page', () => {
  expect(ask('ja', '请问可以用支付宝付款吗')).toMatch(/[请询问]/u);
});
