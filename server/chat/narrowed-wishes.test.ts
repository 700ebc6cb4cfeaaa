import { describe, expect, test } from 'vitest';
import type { MenuLocale } from '../../shared/locales.ts';
import { askAbout, lineOf, restaurantWith } from '../../test/dishes-to-ask-about.ts';

/** A guest who leaves something out behind a wish still has the wish: its price and its kind of dish. */

const ask = askAbout(
  restaurantWith(
    {
      Starters: [
        { title: 'Tomato soup', price: 600 },
        { title: 'Green salad', price: 650 },
        { title: 'Ham croquettes', price: 700 },
      ],
      Mains: [
        { title: 'Pork chop', price: 1_400 },
        { title: 'Chicken curry', description: 'very spicy', price: 900 },
        { title: 'Beef steak', price: 2_600 },
      ],
      Desserts: [
        { title: 'Apple cake', price: 500 },
        { title: 'Chocolate cake with rum', price: 550 },
      ],
    },
    { currency: 'EUR' },
    { contains: [] },
  ),
);

type Narrowed = readonly [locale: MenuLocale, wish: string, narrowing: string];

describe('a limit holds behind it', () => {
  test.each<Narrowed>([
    ['en', 'something under 10 euros', 'hmm no soup'],
    ['fr', 'un truc à moins de 10 euros', 'sans soupe'],
    ['es', 'algo por menos de 10 euros', 'sin sopa'],
    ['de', 'was gibt es unter 10 Euro?', 'aber keine Suppe'],
    ['it', 'qualcosa sotto i 10 euro', 'senza zuppa'],
    ['pt', 'algo até 10 euros', 'sem sopa'],
    ['zh', '10欧元以下有什么', '不要汤'],
    ['ja', '10ユーロ以下のものは？', 'スープなしで'],
    ['ko', '10유로 이하 뭐 있어요?', '수프 빼고요'],
    ['ar', 'شيء بأقل من 10 يورو', 'بدون شوربة'],
  ])('%s %s, %s', (...[locale, wish, narrowing]) => {
    const answer = ask(locale, wish, narrowing);
    expect(lineOf(answer, 'Green salad')).not.toBe('');
    expect(answer).not.toContain('Beef steak');
    expect(answer).not.toContain('Pork chop');
  });

  test('nothing over it is offered when nothing below it is left', () => {
    const answer = ask('en', 'something under 5.20 euros', 'no cake');
    expect(answer).not.toContain('Green salad');
    expect(answer).not.toContain('Beef steak');
  });
});

test('a kind of dish holds behind it', () => {
  const answer = ask('en', 'what desserts do you have?', 'without alcohol');
  expect(lineOf(answer, 'Apple cake')).not.toBe('');
  expect(answer).not.toContain('Green salad');
});

test('a wish for mild food holds', () => {
  const answer = ask('es', 'queremos algo que no pique', 'y sin cerdo');
  expect(lineOf(answer, 'Beef steak')).not.toBe('');
  expect(answer).not.toContain('Chicken curry');
});

test('an allergy is answered for the whole menu, whatever was wished before', () => {
  const answer = ask('en', 'something under 10 euros', 'no nuts, I’m allergic');
  for (const title of ['Tomato soup', 'Pork chop', 'Beef steak']) expect(answer).toContain(title);
});

test('the words of a currency are no food', () => {
  const inReais = askAbout(
    restaurantWith({ Grill: [{ title: 'Beef steak', price: 5_000 }] }, { currency: 'BRL' }, { contains: [] }),
  );
  expect(lineOf(inReais('es', 'una carne de menos de 60 reales'), 'Beef steak')).not.toBe('');
});
