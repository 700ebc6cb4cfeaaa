import { expect, it } from 'vitest';
import type { ReadWord } from '../tesseract/ocr-words.ts';
import { mendCurrency } from './mend-currency.ts';

/** A row of a page: a word, and digits at a distance from it. */
const row = (y0: number, text: string, figures: string, gap = 10): ReadWord[] => [
  { text, confidence: 0.92, x0: 100, x1: 160, y0, y1: y0 + 24 },
  { text: figures, confidence: 0.95, x0: 160 + gap, x1: 200 + gap, y0, y1: y0 + 24 },
];
const swiss = ['12', '18', '9', '24'].map((figures, index) => row(40 * index, 'CHF', figures));
const mended = (line: ReadWord[], others = swiss) => mendCurrency([...others, line]).at(-1)?.[0];

it.each(['CHEF', 'CHE', 'CF'])('reads %s beside figures as the currency of all prices, in doubt', (text) =>
  expect(mended(row(200, text, '21'))).toMatchObject({ text: 'CHF', alternative: text, confidence: 0.8 }),
);

it.each([
  ['a word far from figures', row(200, 'CHEF', '21', 300), swiss],
  ['another word', row(200, 'CHILI', '21'), swiss],
  ['a word where few prices name the currency', row(200, 'CHEF', '21'), swiss.slice(0, 2)],
])('leaves %s', (_, line, others) => expect(mended(line, others)).toEqual(line[0]));
