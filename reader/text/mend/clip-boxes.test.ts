import { expect, it } from 'vitest';
import type { ReadWord } from '../tesseract/ocr-words.ts';
import { clipBoxes } from './clip-boxes.ts';

const word = (text: string, x0: number, x1: number, y0 = 10): ReadWord => ({
  text,
  confidence: 0.95,
  x0,
  x1,
  y0,
  y1: y0 + 30,
});
const endsOf = (...line: ReadWord[]) => clipBoxes([line]).flatMap((words) => words.map(({ x1 }) => x1));

it('ends a word before the next one of its line begins', () => {
  const [lager = 0, of, river] = endsOf(word('Lager', 100, 320), word('of', 200, 230), word('river', 240, 320));
  expect([of, river]).toEqual([230, 320]);
  expect(lager).toBeLessThan(200);
  expect(lager).toBeGreaterThan(185);
});

it('leaves words that are apart, begin together, or stand on another line', () => {
  expect(endsOf(word('Lager', 100, 190), word('of', 200, 230))).toEqual([190, 230]);
  expect(endsOf(word('Lager', 100, 320), word('of', 105, 150))).toEqual([320, 150]);
  expect(endsOf(word('Lager', 100, 320), word('of', 200, 230, 60))).toEqual([320, 230]);
});
