import { expect, it } from 'vitest';
import { ALIKE_FROM, likeTitles } from './like-titles.ts';

it('finds a misread title, and the best first', () => {
  const pairs = likeTitles(
    ['Tarte au sucre', 'Soupe du jour'],
    ['Soupe du jour!', 'Tarte au sucrre', 'Tarte aux sucres'],
  );
  expect(pairs.map(({ left, right }) => [left, right])).toEqual([
    [1, 0],
    [0, 1],
    [0, 2],
  ]);
  expect(pairs.every(({ likeness }) => likeness >= ALIKE_FROM && likeness <= 1)).toBe(true);
});

it('tells dishes apart that differ in a figure or a word', () => {
  expect(likeTitles(['Pizza 4 fromages'], ['Pizza 3 fromages'])).toEqual([]);
  expect(likeTitles(['Poulet grillé'], ['Porc grillé'])).toEqual([]);
});

it('finds each of thousands among thousands', () => {
  const letters = (index: number) => [...String(index)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('');
  const titles = (prefix: string) =>
    Array.from({ length: 3_000 }, (_, index) => `${prefix} de la maison ${letters(index)}`);
  const pairs = likeTitles(titles('Salade'), titles('Salades'));
  expect(new Set(pairs.filter(({ left, right }) => left === right).map(({ left }) => left)).size).toBe(3_000);
});
