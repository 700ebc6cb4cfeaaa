import { describe, expect, test } from 'vitest';
import type { AllergenCode } from '../../shared/allergens.ts';
import type { MenuLocale } from '../../shared/locales.ts';
import { askAbout, lineOf, restaurantWith } from '../../test/dishes-to-ask-about.ts';

/** Who has an allergy and asks what to avoid hears what has it, whatever the words. */

const dish = (title: string, contains: readonly AllergenCode[]) => ({ title, contains });

const SECTIONS = {
  'Ice cream': [dish('Pistachio', ['pistachio', 'milk']), dish('Hazelnut', ['hazelnut', 'milk']), dish('Lemon', [])],
  Cakes: [dish('Walnut cake', ['walnut', 'wheat']), dish('Apple cake', ['wheat', 'eggs'])],
  Soups: [dish('Barley soup', ['barley']), dish('Pumpkin soup', []), dish('Soup of the day', [])],
  Mains: [
    dish('Fried rice', ['eggs']),
    dish('Rice', []),
    dish('Peanut satay', ['peanuts']),
    dish('Soft-boiled egg', ['eggs']),
    dish('Pork chop', []),
  ],
};

const ask = askAbout(restaurantWith(SECTIONS, {}, { price: 500 }));

describe('which cakes are out behind an allergy to walnuts', () => {
  test.each<readonly [MenuLocale, string, string]>([
    ['en', 'I’m allergic to walnuts', 'which cakes are out?'],
    ['fr', 'je suis allergique aux noix', 'quels gâteaux sont exclus ?'],
    ['es', 'soy alérgico a las nueces', '¿qué tartas debo evitar?'],
    ['de', 'Ich bin allergisch gegen Walnüsse', 'welche Kuchen gehen nicht?'],
    ['it', 'sono allergico alle noci', 'quali torte devo evitare?'],
    ['pt', 'tenho alergia a nozes', 'que bolos devo evitar?'],
    ['zh', '我对核桃过敏', '哪些蛋糕不能吃？'],
    ['ja', 'くるみアレルギーです', 'どのケーキがだめですか？'],
    ['ko', '호두 알레르기가 있어요', '어떤 케이크가 안 돼요?'],
    ['ar', 'عندي حساسية من الجوز', 'أي كيك ممنوع عني؟'],
  ])('%s', (locale, allergy, question) => {
    expect(lineOf(ask(locale, allergy, question), 'Walnut cake')).toMatch(/\(.+\)/);
  });
});

describe('soup that a guest can’t eat either is left out, not asked about', () => {
  test.each<readonly [MenuLocale, string, string]>([
    ['en', 'I’m allergic to walnuts', 'I can’t have soup either, what else is there?'],
    ['fr', 'je suis allergique aux noix', 'pas de soupe, je ne peux pas. Quoi d’autre ?'],
    ['es', 'soy alérgico a las nueces', 'y no puedo tomar sopa, ¿qué hay?'],
    ['de', 'Ich bin allergisch gegen Walnüsse', 'Suppe geht bei mir nicht, was gibt es sonst?'],
    ['it', 'sono allergico alle noci', 'e non posso mangiare zuppa, cosa c’è?'],
    ['pt', 'tenho alergia a nozes', 'e não posso comer sopa, o que há?'],
    ['zh', '我对核桃过敏', '我也不能吃汤，有什么？'],
    ['ja', 'くるみアレルギーです', 'スープはダメです、他に何がありますか'],
    ['ko', '호두 알레르기가 있어요', '수프는 안 돼요, 다른 거 뭐 있어요?'],
  ])('%s', (locale, allergy, question) => {
    const text = ask(locale, allergy, question);
    expect(text.split('\n').filter((line) => line.startsWith('•')).length).toBeGreaterThan(4);
    const line = lineOf(text, 'Barley soup');
    expect(line === '' || /\(.+\)/.test(line)).toBe(true);
  });
});

test.each<readonly [MenuLocale, string, string]>([
  ['de', 'Ist im Reis Schweinefleisch? Ich esse keins', 'Was kann ich essen?'],
  ['it', 'C’è maiale nel riso? Non ne mangio', 'cosa posso mangiare?'],
])('%s: what a guest asks to be in a dish, and doesn’t eat, stays left out', (locale, question, next) => {
  const line = lineOf(ask(locale, question, next), 'Pork chop');
  expect(line === '' || /\(.+\)/.test(line)).toBe(true);
});

test('who avoids eggs hears of all that is called rice', () => {
  const text = ask('en', 'Any egg in the rice? Can’t stand it');
  expect(lineOf(text, 'Fried rice')).toContain('contains eggs');
});

test('the nut that Arabic calls like the peanut is avoided as both', () => {
  expect(lineOf(ask('ar', 'عندي حساسية من الفستق'), 'Peanut satay')).toMatch(/\(.+\)/);
});

describe('all soups, though one is called little else', () => {
  test.each<readonly [MenuLocale, string, string]>([
    ['en', 'my mother is coeliac', 'which soups can’t she have?'],
    ['pt', 'a minha mãe é celíaca', 'que sopas é que ela não pode comer?'],
    ['de', 'meine Mutter hat Zöliakie', 'welche Suppen darf sie nicht essen?'],
    ['fr', 'ma mère est cœliaque', 'quelles soupes ne peut-elle pas manger ?'],
    ['ja', '母はセリアック病です', 'どのスープがだめですか？'],
  ])('%s', (locale, allergy, question) => {
    const text = ask(locale, allergy, question);
    expect(lineOf(text, 'Barley soup')).not.toBe('');
    expect(lineOf(text, 'Soup of the day')).not.toBe('');
  });
});

test('an allergen that a guest adds is avoided, though a dish is called so', () => {
  const text = ask('en', 'my daughter is allergic to hazelnuts', 'and pistachio too actually');
  expect(lineOf(text, 'Pistachio')).toContain('contains pistachios');
  expect(lineOf(text, 'Hazelnut')).toContain('contains hazelnuts');
});

test('flavours are asked of the whole menu: their names don’t say what they are flavours of', () => {
  const text = ask('en', 'I’m allergic to pistachios', 'which ice cream flavours are out?');
  expect(lineOf(text, 'Pistachio')).toContain('contains pistachios');
  expect(text).not.toContain('Only about');
});

test('each of two dishes is answered for, though one is called by what is avoided', () => {
  const text = ask('en', 'I can’t eat eggs', 'can I have the fried rice and the soft-boiled egg?');
  expect(text).toContain('“Fried rice” contains eggs');
  expect(text).toContain('“Soft-boiled egg” contains eggs');
});

describe('a child who reacts to food, in spoken Arabic', () => {
  test.each(['بنتي تتحسس من الفستق', 'ابني يتحسس من البندق'])('%s', (question) => {
    expect(ask('ar', question)).toContain('(يحتوي على');
  });
});

describe('pork is left out in spoken words', () => {
  test.each<readonly [MenuLocale, string]>([
    ['fr', 'jmange pas de cochon, z’avez quoi comme plat ?'],
    ['en', 'cant be having pork, what mains'],
    ['es', 'puerco ni de broma, ¿qué hay?'],
    ['de', 'Schwein geht bei mir nich, was gibts?'],
    ['pt', 'porco nem pensar, o que há?'],
    ['it', 'niente maiale x me, che c’è?'],
    ['ko', '돼지 못먹는데 뭐 먹지'],
    ['ar', 'ما باكلش خنزير، في ايه؟'],
  ])('%s %s', (locale, question) => {
    const text = ask(locale, question);
    expect(text).toContain('Fried rice');
    const line = lineOf(text, 'Pork chop');
    expect(line === '' || /\(.+\)/.test(line)).toBe(true);
  });
});
