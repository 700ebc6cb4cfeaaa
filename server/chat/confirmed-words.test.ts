import { expect, test } from 'vitest';
import type { CheckedWords } from '../../shared/menu.ts';
import { askInTurn } from '../../test/ask-in-turn.ts';
import { restaurantWith } from '../../test/dishes-to-ask-about.ts';
import { makeMenuFacts } from './facts/menu-facts.ts';

const BURGER = { title: 'Plant burger', description: 'cheddar, pickles', price: 1_400, contains: ['wheat'] as const };

const CONFIRMED: CheckedWords = {
  codes: ['milk'],
  part: null,
  words: 'cheddar',
  declared: 'without',
  title: 'Plant burger',
};

const askOf = (checked_words: CheckedWords[], ...questions: string[]): string => {
  const restaurant = restaurantWith({ Mains: [BURGER] });
  const assistant = { details: [], checked_words: [{ item_id: 1, checked_words }] };
  return askInTurn(makeMenuFacts({ public: restaurant, assistant }, [], 'en'), ...questions);
};

test('a dish whose words name what it is declared without is contradicted', () => {
  expect(askOf([], 'I’m allergic to milk')).toContain('the menu’s words name');
  expect(askOf([], 'Does the plant burger contain milk?')).toContain('cheddar');
});

test('a declaration that the owner has confirmed is repeated, and the staff are still asked', () => {
  for (const question of ['I’m allergic to milk', 'Does the plant burger contain milk?']) {
    const text = askOf([CONFIRMED], question);
    expect(text).toContain('Plant burger');
    expect(text).not.toContain('words');
    expect(text).toContain('ask the staff');
    expect(text).not.toMatch(/free of|safe to eat/);
  }
});

test('a confirmation of other words, or of a dish of another name, confirms nothing', () => {
  for (const checked of [
    { ...CONFIRMED, words: 'pickles' },
    { ...CONFIRMED, title: 'Cheeseburger' },
    { ...CONFIRMED, declared: 'may_contain' as const },
  ])
    expect(askOf([checked], 'I’m allergic to milk')).toContain('the menu’s words name');
});
