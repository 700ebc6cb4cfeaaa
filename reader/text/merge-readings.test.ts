import { expect, it } from 'vitest';
import { mergeReadings } from './merge-readings.ts';
import type { ReadWord } from './ocr-words.ts';

const word = (text: string, x0: number, x1: number, confidence: number): ReadWord => ({
  text,
  confidence,
  x0,
  x1,
  y0: 10,
  y1: 40,
});
const texts = (lines: ReadWord[][]) => lines.map((line) => line.map(({ text }) => text));

it('keeps the surer reading of the same ink, once', () => {
  const first = [[word('SAN', 0, 60, 0.6), word('DWICH', 64, 160, 0.7), word('7.49', 300, 360, 0.95)]];
  const second = [[word('SANDWICH', 0, 160, 0.94), word('7.99', 300, 360, 0.6)]];
  expect(texts(mergeReadings(first, second)).flat().toSorted()).toEqual(['7.49', 'SANDWICH']);
});

it('adds what only the second reading saw, if it is sure', () => {
  const second = [[word('9', 500, 520, 0.9), word('i', 700, 704, 0.3)]];
  expect(texts(mergeReadings([[word('Soup', 0, 80, 0.9)]], second))).toEqual([['Soup'], ['9']]);
});

it('keeps what the other reading saw as the alternative of the words it stands for', () => {
  const first = [[word('Tarte', 0, 60, 0.9), word('au', 70, 90, 0.9), word('8.50', 300, 360, 0.9)]];
  const second = [[word('Tarteau', 0, 90, 0.6), word('850', 300, 360, 0.7)]];
  const [line = []] = mergeReadings(first, second);
  expect(line.map(({ text, alternative }) => [text, alternative])).toEqual([
    ['Tarte', 'Tarteau'],
    ['au', ''],
    ['8.50', '850'],
  ]);
});

it('has no alternative where both saw the same, or the other hardly anything', () => {
  const first = [[word('Tarte', 0, 60, 0.9), word('8.50', 300, 360, 0.9)]];
  const [line = []] = mergeReadings(first, [[word('Tarte', 0, 60, 0.5), word('B', 300, 360, 0.2)]]);
  expect(line.map(({ alternative }) => alternative)).toEqual([undefined, undefined]);
});
