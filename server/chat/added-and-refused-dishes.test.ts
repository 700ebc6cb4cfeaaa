import { describe, expect, test } from 'vitest';
import type { MenuLocale } from '../../shared/locales.ts';
import { askInTurn, totalLine } from '../../test/order-chats.ts';

/** What guests of ten languages add to an order, leave out or ask about another number of: the answer has the new sum. */

const ORDERS: Readonly<Record<MenuLocale, string>> = {
  en: 'two tomato soups and a coffee, please',
  fr: 'deux soupes de tomate et un café, svp',
  es: 'dos sopas de tomate y un café, por favor',
  de: 'zwei Tomatensuppen und einen Kaffee, bitte',
  it: 'due zuppe di pomodoro e un caffè, per favore',
  pt: 'duas sopas de tomate e um café, por favor',
  zh: '我要两份番茄汤和一杯咖啡',
  ja: 'トマトスープ二つとコーヒー一つください',
  ko: '토마토 수프 두 개랑 커피 한 잔 주세요',
  ar: 'بدي شوربة طماطم اثنين وقهوة واحدة',
};

type NextMessage = readonly [locale: MenuLocale, question: string];

const expectTotal = (locale: MenuLocale, question: string, minor: number): void =>
  expect(askInTurn(locale, [ORDERS[locale], question])).toContain(totalLine(locale, minor));

describe('a dish that a message adds', () => {
  test.each<NextMessage>([
    ['en', 'and a lemonade with it'],
    ['fr', 'et une limonade avec'],
    ['es', 'y una limonada también'],
    ['de', 'und ne Limonade noch dazu'],
    ['it', 'e anche una limonata'],
    ['pt', 'e uma limonada também'],
    ['zh', '再来一杯柠檬水'],
    ['ja', 'レモネードも一つ追加で'],
    ['ko', '레모네이드도 하나 추가'],
    ['ar', 'وكمان ليموناضة'],
  ])('%s %s', (locale, question) => expectTotal(locale, question, 1_980));
});

describe('a dish that a message refuses', () => {
  test.each<NextMessage>([
    ['en', 'actually no coffee'],
    ['fr', 'finalement pas de café'],
    ['es', 'mejor sin café'],
    ['de', 'ach nein, keinen Kaffee'],
    ['it', 'anzi niente caffè'],
    ['pt', 'afinal sem café'],
    ['zh', '啊咖啡不要了'],
    ['ja', 'やっぱりコーヒーなしで'],
    ['ko', '커피는 빼주세요'],
    ['ar', 'بدون القهوة'],
  ])('%s %s', (locale, question) => expectTotal(locale, question, 1_300));
});

describe('another number of a dish', () => {
  test.each<NextMessage>([
    ['en', 'and if it’s three coffees?'],
    ['fr', 'et si on prend trois cafés ?'],
    ['es', '¿y si son tres cafés?'],
    ['de', 'und wenn wir drei Kaffee nehmen?'],
    ['it', 'e se sono tre caffè?'],
    ['pt', 'e se forem três cafés?'],
    ['zh', '如果是三杯咖啡呢'],
    ['ja', 'コーヒー三つにしたら？'],
    ['ko', '커피 세 잔이면요?'],
    ['ar', 'ولو ثلاث قهوة؟'],
  ])('%s %s', (locale, question) => expectTotal(locale, question, 2_140));
});

describe('a message about what must not be in the food changes no order', () => {
  test.each<NextMessage>([
    ['en', 'no milk, I’m allergic'],
    ['fr', 'sans lait, je suis allergique'],
    ['es', 'sin leche, soy alérgico'],
    ['de', 'ohne Milch, ich bin allergisch'],
    ['it', 'senza latte, sono allergico'],
    ['pt', 'sem leite, sou alérgico'],
    ['zh', '不要牛奶，我过敏'],
    ['ja', '牛乳なしで、アレルギーです'],
    ['ko', '우유 빼주세요, 알레르기예요'],
    ['ar', 'بدون حليب، عندي حساسية'],
  ])('%s %s', (locale, question) => {
    const answer = askInTurn(locale, [ORDERS[locale], question]);
    expect(answer).not.toContain(totalLine(locale, 1_580));
    expect(answer).not.toContain(totalLine(locale, 1_300));
  });
});
