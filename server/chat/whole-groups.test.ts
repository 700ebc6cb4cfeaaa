import { describe, expect, test } from 'vitest';
import { CHAT_WORDS } from '../../shared/i18n/guest/chat-words.ts';
import type { MenuLocale } from '../../shared/locales.ts';
import { askInTurn } from '../../test/ask-in-turn.ts';
import { type AskedDish, factsOf, restaurantWith } from '../../test/dishes-to-ask-about.ts';

/** Who asks which of a group they can have is answered for all of it. */

const menuIn = (locale: MenuLocale, sections: Readonly<Record<string, readonly AskedDish[]>>) =>
  factsOf(restaurantWith(sections, { main_locale: locale }, { price: 1_000 }), locale);

test('"which galettes have no pork?" is of all of them, not of the one whose name comes nearest', () => {
  const facts = menuIn('en', {
    Galettes: [
      { title: 'Sausage galette', description: 'pork sausage' },
      { title: 'Forest', description: 'mushrooms and cream' },
      { title: 'Sea', description: 'scallops and leeks' },
    ],
  });
  const text = askInTurn(facts, 'I’m Muslim, which of the galettes have no pork?');
  expect(text).toContain('• Forest');
  expect(text).toContain('• Sea');
  expect(text).toMatch(/• Sausage galette[^\n]*the menu names pork/);
});

describe('a guest who avoids spice is offered nothing that is usually hot', () => {
  const sections = {
    Food: [
      { title: 'Jerk chicken' },
      { title: 'Goat curry' },
      { title: 'Prawns', tags: ['Very hot'] },
      { title: 'Wings', description: 'scotch bonnet glaze' },
      { title: 'Coleslaw' },
    ],
  };
  test.each([
    ['en', 'which dishes are not spicy?'],
    ['fr', 'quels plats ne sont pas épicés ?'],
    ['de', 'Was ist nicht scharf?'],
    ['es', '¿qué platos no pican?'],
    ['it', 'quali piatti non sono piccanti?'],
    ['pt', 'que pratos não são picantes?'],
    ['zh', '哪些不辣'],
    ['ja', '辛くないものはどれですか'],
    ['ko', '안 매운 거 뭐 있어요?'],
    ['ar', 'شو مو حار عندكم؟'],
  ] as const)('%s', (_, question) => {
    const text = askInTurn(menuIn('en', sections), question);
    expect(text).toContain('Coleslaw');
    for (const hot of ['Jerk', 'curry', 'Prawns', 'Wings']) expect(text).not.toContain(hot);
  });

  test.each([
    ['en', 'which dishes are mild and without pork?'],
    ['fr', 'quels plats ne piquent pas et sont sans porc ?'],
    ['de', 'Welche Gerichte sind nicht scharf und ohne Schweinefleisch?'],
    ['es', '¿qué platos no pican y no llevan cerdo?'],
  ] as const)('what is not spicy and without a food, in %s, leaves that food out', (_, question) => {
    const dishes = [{ title: 'Pork stew' }, { title: 'Pork pie' }, { title: 'Bean stew' }];
    const drinks = [{ title: 'Lemonade' }];
    const text = askInTurn(menuIn('en', { Food: dishes, Drinks: drinks }), question);
    expect(text).toContain('Bean stew');
    // What has it is named as such, if at all.
    expect(text).not.toMatch(/• Pork[^(\n]*$/m);
    expect(text).not.toContain('Lemonade');
  });

  test('and who asks for spicy dishes gets the one whose tag says hot', () => {
    const text = askInTurn(menuIn('en', sections), 'what is spicy?');
    expect(text).toContain('Prawns');
    expect(text).toContain('Wings');
  });
});

test('"quali dolci hanno il latte?" is of all desserts, though the word also means sweet', () => {
  const facts = menuIn('it', {
    Dolci: [
      { title: 'Budino', description: 'latte e zucchero', contains: ['milk', 'eggs'] },
      { title: 'Romeo e Giulietta', contains: ['milk'] },
      { title: 'Macedonia', contains: [] },
    ],
    Piatti: [{ title: 'Bistecca', contains: [] }],
  });
  const text = askInTurn(facts, 'ho un’intolleranza al lattosio', 'quali dolci hanno il latte?');
  expect(text).toContain('• Romeo e Giulietta');
  expect(text).toContain('• Macedonia');
});

test('the cheapest of a list that was cut off may be one that it didn’t show', () => {
  const dishes = Array.from({ length: 11 }, (_, index) => ({ title: `Dish ${index + 1}`, price: 2_000 - 100 * index }));
  const facts = menuIn('en', { Starters: [{ title: 'Soup', price: 200 }], 'Warm dishes': dishes });
  expect(askInTurn(facts, 'what warm dishes have you got?', 'which of those is the cheapest?')).toContain('• Dish 11');
});

test('who asks for desserts for the children gets the desserts', () => {
  const facts = menuIn('ko', {
    디저트: [{ title: '푸딩' }, { title: '과일 샐러드' }, { title: '치즈케이크' }, { title: '브라우니' }],
  });
  expect(askInTurn(facts, '애들이 좋아할 만한 디저트 있을까요?')).toContain('푸딩');
});

describe('a menu with names that nobody here can read', () => {
  test('"not on the menu" is not said of it', () => {
    const facts = menuIn('zh', { 早餐: [{ title: '西多士乜乜' }, { title: '奶油多士' }] });
    const text = askInTurn({ ...facts, locale: 'it' }, 'quanto costa il pollo arrosto?');
    expect(text).not.toContain(CHAT_WORDS.it.not_on_menu);
  });
});

test.each([
  ['en', 'thanks, bye!'],
  ['fr', 'merci beaucoup, au revoir'],
  ['es', 'gracias, adiós'],
  ['de', 'danke, tschüss'],
  ['it', 'grazie, arrivederci'],
  ['pt', 'obrigado, tchau'],
  ['zh', '谢谢啦，拜拜'],
  ['ja', 'ごちそうさまでした！とってもおいしかったです'],
  ['ko', '감사합니다'],
  ['ar', 'شكرا جزيلا'],
] as const)('%s: thanks are answered', (locale, question) => {
  expect(askInTurn(menuIn(locale, { Food: [{ title: 'Soup' }] }), question)).toBe(CHAT_WORDS[locale].welcome);
});

describe('an allergy that is corrected', () => {
  const sections = {
    Food: [
      { title: 'Cod', contains: ['fish'] },
      { title: 'Prawns', contains: ['crustaceans'] },
      { title: 'Salad', contains: [] },
    ],
  } satisfies Record<string, readonly AskedDish[]>;
  test.each([
    ['en', 'I have a fish allergy', 'oh sorry, not fish, crustaceans'],
    ['fr', 'Je suis allergique au poisson', 'pardon, pas le poisson, les crustacés'],
    ['es', 'Soy alérgico al pescado', 'perdón, no es el pescado sino los crustáceos'],
    ['de', 'Ich habe eine Fischallergie', 'Entschuldigung, nicht Fisch, sondern Krebstiere'],
    ['it', 'Sono allergico al pesce', 'scusi, non il pesce ma i crostacei'],
    ['pt', 'Sou alérgico a peixe', 'desculpe, não é peixe, são crustáceos'],
    ['zh', '我对鱼过敏', '不好意思，不是鱼，是甲壳类'],
    ['ja', '魚アレルギーです', 'すみません、魚じゃなくて甲殻類です'],
    ['ko', '제가 생선 알레르기가 있어요', '아 죄송해요 생선이 아니라 갑각류예요'],
    ['ar', 'عندي حساسية من السمك', 'آسف ليس السمك بل القشريات'],
  ] as const)('counts as said: %s', (locale, first, correction) => {
    const facts = menuIn('en', sections);
    // The marks of dishes are in brackets.
    expect(askInTurn({ ...facts, locale }, first, correction)).toMatch(/Prawns[^\n]*[(（]/);
  });
});
