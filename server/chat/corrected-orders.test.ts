import { describe, expect, test } from 'vitest';
import type { MenuLocale } from '../../shared/locales.ts';
import { askInTurn, hasTotal, totalLine } from '../../test/order-chats.ts';

/** Orders that guests withdraw, correct or name again are summed as they mean them, or not at all. */

type Chat = readonly [locale: MenuLocale, questions: readonly string[], minor: number];

const expectTotal = ([locale, questions, minor]: Chat): void => {
  expect(askInTurn(locale, questions)).toContain(totalLine(locale, minor));
};

describe('"just one" of two is one', () => {
  test.each<Chat>([
    ['en', ['two coffees and a hamburger', 'just one coffee', 'total?'], 1_780],
    ['fr', ['deux cafés et un hamburger', 'un seul café suffit', 'l’addition'], 1_780],
    ['es', ['dos cafés y una hamburguesa', 'solo un café', 'la cuenta'], 1_780],
    ['de', ['zwei Kaffee und ein Hamburger', 'nur ein Kaffee bitte', 'Rechnung'], 1_780],
    ['it', ['due caffè e un hamburger', 'basta un caffè', 'il conto'], 1_780],
    ['pt', ['dois cafés e um hambúrguer', 'só um café', 'a conta'], 1_780],
    ['zh', ['两杯咖啡和一个汉堡', '咖啡一杯就够了', '一共多少钱'], 1_780],
    ['ja', ['コーヒー2つとハンバーガー1つください', 'コーヒーは1つでいいです', '合計は？'], 1_780],
    ['ko', ['커피 두 잔이랑 햄버거 하나 주세요', '커피는 한 잔만 주세요', '총 얼마예요?'], 1_780],
    ['ar', ['قهوتين وهمبرغر واحد', 'بس قهوة واحدة', 'كم الحساب؟'], 1_780],
  ])('%s %j', (...chat) => expectTotal(chat));

  test('of a small and a large beer it isn’t clear which', () => {
    const text = askInTurn('de', ['ein kleines und ein großes Bier, 1 Kaffee', 'doch nur ein großes Bier', 'Rechnung']);
    expect(hasTotal('de', text)).toBe(false);
  });
});

describe('another size replaces the first, also in the message that asks for the sum', () => {
  test.each<Chat>([
    ['en', ['a small pizza margherita and a coffee', 'no, make it the large pizza. total?'], 1_580],
    ['fr', ['une petite pizza margherita et un café', 'non pardon, la grande pizza. Total ?'], 1_580],
    ['es', ['una pizza margarita pequeña y un café', 'mejor la pizza grande, ¿cuánto es en total?'], 1_580],
    ['de', ['eine kleine Pizza Margherita und einen Kaffee', 'doch lieber die große Pizza. Was macht das?'], 1_580],
    ['it', ['una pizza margherita piccola e un caffè', 'anzi la pizza grande. Quant’è in tutto?'], 1_580],
    ['pt', ['uma pizza margherita pequena e um café', 'melhor a pizza grande. Quanto fica tudo?'], 1_580],
    ['zh', ['一个小份玛格丽特披萨和一杯咖啡', '披萨换成大份的', '一共多少钱'], 1_580],
    ['ja', ['マルゲリータの小とコーヒー1つください', 'やっぱり大で', '合計は？'], 1_580],
    ['ko', ['피자 마르게리타 작은 거 하나랑 커피 하나 주세요', '피자는 큰 걸로 바꿔 주세요', '총 얼마예요?'], 1_580],
    ['ar', ['بيتزا مارغريتا صغيرة وقهوة', 'لا خلي البيتزا كبيرة', 'كم الحساب؟'], 1_580],
  ])('%s %j', (...chat) => expectTotal(chat));

  test('beside what is added', () => {
    expectTotal(['it', ['una pizza margherita piccola', 'anzi no, grande, e un caffè. Quant’è?'], 1_580]);
  });

  test('an allergy that was said before marks the corrected order', () => {
    const text = askInTurn('en', [
      "I'm allergic to milk",
      'two coffees and a hamburger',
      'no, just one coffee. total?',
    ]);
    expect(text).toContain(totalLine('en', 1_780));
    expect(text).toContain('contains milk');
  });
});

describe('a dish that is named again is not ordered again', () => {
  test.each<Chat>([
    [
      'en',
      ['how much is the lemonade?', 'and the coffee?', 'so lemonade, coffee and a tiramisu, all together?'],
      1_360,
    ],
    ['de', ['was kostet die Limonade?', 'also Limonade, Kaffee und ein Tiramisu, was macht das zusammen?'], 1_360],
  ])('%s %j', (...chat) => expectTotal(chat));
});

describe('the number of the guests is not the number of the first dish', () => {
  test.each<Chat>([
    ['en', ['five of us here: 2 hamburgers, 1 coffee and 1 lemonade, total?'], 3_680],
    ['fr', ['on est cinq : 2 hamburgers, 1 café et 1 limonade, ça fait combien ?'], 3_680],
    ['pt', ['galera de 5 aqui: 2 hambúrgueres, 1 café e 1 limonada, quanto fica tudo?'], 3_680],
  ])('%s %j', (...chat) => expectTotal(chat));
});

describe('one of each', () => {
  test.each<Chat>([
    ['zh', ['柠檬水和咖啡各一杯，一共多少钱'], 680],
    ['ja', ['レモネードとコーヒーを1つずつ、合計いくら？'], 680],
    ['ko', ['레모네이드랑 커피 하나씩 얼마예요?'], 680],
  ])('%s %j', (...chat) => expectTotal(chat));
});

describe('"just one more" is added', () => {
  test.each<Chat>([
    ['en', ['two coffees and a hamburger', 'just one more coffee', 'total?'], 2_340],
    ['fr', ['deux cafés et un hamburger', 'juste un café de plus', 'l’addition'], 2_340],
    ['es', ['dos cafés y una hamburguesa', 'solo un café más', 'la cuenta'], 2_340],
    ['de', ['zwei Kaffee und ein Hamburger', 'nur noch einen Kaffee', 'Rechnung'], 2_340],
    ['it', ['due caffè e un hamburger', 'solo un altro caffè', 'il conto'], 2_340],
    ['pt', ['dois cafés e um hambúrguer', 'só mais um café', 'a conta'], 2_340],
    ['zh', ['两杯咖啡和一个汉堡', '只要再来一杯咖啡', '一共多少钱'], 2_340],
    ['ja', ['コーヒー2つとハンバーガー1つください', 'コーヒーもう1つだけお願いします', '合計は？'], 2_340],
    ['ko', ['커피 두 잔이랑 햄버거 하나 주세요', '커피 한 잔만 더 주세요', '총 얼마예요?'], 2_340],
    ['ar', ['قهوتين وهمبرغر واحد', 'بس قهوة واحدة زيادة', 'كم الحساب؟'], 2_340],
  ])('%s %j', (...chat) => expectTotal(chat));
});

describe('"just one" of another size is of that size', () => {
  test.each<Chat>([
    ['en', ['two large beers', 'just one small beer', 'total?'], 320],
    ['de', ['zwei große Bier', 'nur ein kleines Bier', 'Rechnung'], 320],
  ])('%s %j', (...chat) => expectTotal(chat));
});

describe('dishes refused ahead of a colon are not billed', () => {
  test.each<Chat>([
    ['en', ['Not for us: tiramisu, hamburger. We take two coffees', 'total?'], 560],
    ['fr', ['Pas pour nous : tiramisu, hamburger. Deux cafés', 'total ?'], 560],
    ['es', ['No queremos: tiramisú, hamburguesa. Dos cafés', 'total'], 560],
    ['de', ['Bitte nicht: Tiramisu, Hamburger. Zwei Kaffee', 'Rechnung'], 560],
    ['it', ['Non vogliamo: tiramisù, hamburger. Due caffè', 'totale'], 560],
  ])('%s %j', (...chat) => expectTotal(chat));
});
