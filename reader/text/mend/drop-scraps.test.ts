import { expect, it } from 'vitest';
import type { ReadWord } from '../tesseract/ocr-words.ts';
import { dropScraps } from './drop-scraps.ts';

const word = (text: string, x0: number, confidence: number, height = 30): ReadWord => ({
  text,
  confidence,
  x0,
  x1: x0 + 15 * text.length,
  y0: 100,
  y1: 100 + height,
});
const left = (...words: ReadWord[]) =>
  dropScraps([words])
    .flat()
    .map(({ text }) => text);

it('leaves out unsure scraps that stand alone', () => {
  expect(left(word('Onion', 100, 0.9), word('soup', 190, 0.9), word('ib', 600, 0.6), word('~', 900, 0.5))).toEqual([
    'Onion',
    'soup',
  ]);
});

it('leaves out lone figures as high as an ornament', () =>
  expect(left(word('Onion', 100, 0.9), word('soup', 190, 0.9), word('9', 900, 0.6, 95))).toEqual(['Onion', 'soup']));

it('keeps short words beside plain ones, sure ones, and prices', () => {
  const line = [word('Pie', 100, 0.95), word('à', 160, 0.5), word('la', 190, 0.5), word('crème', 235, 0.9)];
  expect(left(...line, word('(V)', 600, 0.9), word('9.50', 900, 0.5))).toEqual([
    'Pie',
    'à',
    'la',
    'crème',
    '(V)',
    '9.50',
  ]);
});

it('reads nothing on a page without a legible word', () =>
  expect(left(word('ie', 100, 0.9), word('sne', 300, 0.35), word('7', 600, 0.8))).toEqual([]));
