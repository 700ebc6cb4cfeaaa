import { describe, expect, test } from 'vitest';
import type { AllergenCode } from '../../shared/allergens.ts';
import type { MenuLocale } from '../../shared/locales.ts';
import { askAbout, restaurantWith } from '../../test/dishes-to-ask-about.ts';

/** Asides of guests, about food that is fine or isn't, and questions about a kind of dish. */

const dish = (title: string, description: string, contains: readonly AllergenCode[] = [], tags: string[] = []) => ({
  title,
  description,
  contains,
  tags,
});

const ask = askAbout(
  restaurantWith(
    {
      Snacks: [
        dish('Oysters, mushrooms', 'on toast', ['molluscs', 'wheat']),
        dish('Herb omelette', 'eggs, coriander', ['eggs'], ['vegetarian']),
        dish('Cheese sticks', 'cheese', ['milk'], ['vegetarian']),
        dish('Olives', 'olives, lemon', [], ['vegetarian']),
        dish('Chilli corn', 'corn, chilli, very spicy', [], ['vegetarian']),
      ],
      Burgers: [
        dish('Burger of the house', 'beef, lettuce', ['wheat']),
        dish('Burger with halloumi', 'halloumi, mint', ['milk', 'wheat'], ['vegetarian']),
        dish('Burger with beans', 'beans, salsa', ['wheat'], ['vegetarian']),
      ],
      Drinks: [dish('House red wine', 'by the glass'), dish('Orange juice', 'freshly pressed')],
    },
    {},
    { price: 500 },
  ),
);

describe('eggs and milk that a vegetarian calls fine are not avoided', () => {
  test.each<readonly [MenuLocale, string]>([
    ['en', 'vegetarian here, dairy and eggs are okay'],
    ['fr', 'on est végétariens, le fromage et les œufs ça va'],
    ['es', 'soy vegetariana, queso y huevos está bien'],
    ['de', 'wir sind Vegetarier, Käse und Eier sind okay'],
    ['it', 'sono vegetariana, formaggio e uova vanno bene'],
    ['pt', 'sou vegetariana, queijo e ovos tudo bem'],
    ['ja', 'ベジタリアンですが、チーズと卵は大丈夫です'],
    ['ko', '채식주의자인데 치즈랑 달걀은 괜찮아요'],
    ['ar', 'انا نباتية، البيض والجبن تمام'],
  ])('%s: %s', (locale, question) => {
    const text = ask(locale, question);
    expect(text).toMatch(/Herb omelette/);
    expect(text).not.toMatch(/Herb omelette.*[(（]/);
  });
});

describe('eggs that a vegetarian calls not fine are', () => {
  test.each<readonly [MenuLocale, string]>([
    ['en', 'vegetarian, and eggs are not okay'],
    ['en', 'vegetarian, no eggs, cheese is fine'],
    ['fr', 'végétarienne, et les œufs ça va pas'],
    ['es', 'soy vegetariano, los huevos no van'],
    ['de', 'ich bin Vegetarierin, Eier gehen nicht'],
    ['de', 'Vegetarier, keine Eier, Käse ist ok'],
    ['it', 'sono vegetariano, le uova non vanno bene'],
    ['pt', 'sou vegetariano, ovos não podem ser'],
    ['zh', '我吃素，蛋不可以'],
    ['zh', '我吃素，不吃蛋，奶酪可以'],
    ['ja', 'ベジタリアンです、卵は大丈夫じゃないです'],
    ['ko', '채식주의자인데 달걀은 안 괜찮아요'],
  ])('%s: %s', (locale, question) => {
    expect(ask(locale, question)).toMatch(/Herb omelette.*[(（]/);
  });
});

describe('a kind that one dish is called by is all of the kind for whom it may not suit', () => {
  test.each<readonly [MenuLocale, string, string]>([
    ['en', "I'm vegetarian", 'and a burger?'],
    ['fr', 'je suis végétarien', 'et un burger ?'],
    ['de', 'ich bin Vegetarier', 'und Burger?'],
    ['es', 'soy vegetariano', '¿y hamburguesa?'],
    ['pt', 'sou vegetariana', 'e hambúrguer?'],
    ['ja', 'ベジタリアンです', 'バーガーは？'],
  ])('%s: %s %s', (locale, first, second) => {
    const text = ask(locale, first, second);
    expect(text).toMatch(/Burger with beans/);
    expect(text).not.toMatch(/Burger of the house/);
  });
});

describe('which dishes have what the guest doesn’t like is answered with those', () => {
  test.each<readonly [MenuLocale, string, string]>([
    ['en', "I can't stand coriander", 'which dishes have it?'],
    ['fr', 'je n’aime pas la coriandre', 'il y en a dans quels plats ?'],
    ['es', 'odio el cilantro', '¿qué platos lo llevan?'],
    ['de', 'ich mag keinen Koriander', 'wo ist er drin?'],
    ['it', 'odio il coriandolo', 'in quali piatti c’è?'],
    ['pt', 'detesto coentros', 'que pratos têm isso?'],
    ['zh', '我讨厌香菜', '哪些菜里有？'],
    ['ja', 'パクチーが苦手です', 'どの料理に使われていますか'],
    ['ko', '고수 싫어해요', '어떤 요리에 들어 있어요?'],
  ])('%s: %s %s', (locale, first, second) => {
    expect(ask(locale, first, second)).toMatch(/Herb omelette.*[(（]/);
  });
});

describe('“有没有” asks for what is spicy, and “不” leaves it out', () => {
  test.each([
    ['有没有辣的？', /Chilli corn/, /Olives/],
    ['有没有不辣的？', /Olives/, /Chilli corn/],
  ])('%s', (question, shown, hidden) => {
    const text = ask('zh', question);
    expect(text).toMatch(shown);
    expect(text).not.toMatch(hidden);
  });
});

describe('a drink with a dish is a wine for it', () => {
  test.each<readonly [MenuLocale, string]>([
    ['fr', 'que boit-on avec le burger with halloumi ?'],
    ['es', '¿qué se bebe con el burger with beans?'],
    ['it', 'cosa si beve con il burger with beans?'],
    ['pt', 'o que se bebe com o burger with beans?'],
    ['ar', 'شو نشرب مع burger with beans'],
  ])('%s: %s', (locale, question) => {
    expect(ask(locale, question)).toMatch(/House red wine/);
  });
});

test('molluscs before a comma and a mushroom are molluscs', () => {
  expect(ask('en', "I'm allergic to oysters, mushrooms are fine")).toMatch(/Oysters, mushrooms.*\(/);
});

test('the question whether a dish is of one food or another is about that dish', () => {
  const text = ask('en', 'Is the burger of the house beef or beans?');
  expect(text).toMatch(/beef, lettuce/);
  expect(text).not.toMatch(/Burger with beans/);
});

test('an Arabic question “how much” needs no word for the price', () => {
  expect(ask('ar', 'كم Orange juice؟')).toMatch(/5/);
});
