import { expect, it } from 'vitest';
import type { ReadWord } from '../tesseract/ocr-words.ts';
import { borrowAccents } from './borrow-accents.ts';
import { joinEngines, toTesseractScale } from './join-engines.ts';

const word = (text: string, x0: number, x1: number, confidence: number): ReadWord => ({
  text,
  confidence,
  x0,
  x1,
  y0: 10,
  y1: 40,
});
const everywhere = () => true;
const join = (tesseract: ReadWord[], neural: ReadWord[], isSeen: (word: ReadWord) => boolean = everywhere) =>
  joinEngines([tesseract], [neural], isSeen)
    .flat()
    .toSorted((a, b) => a.x0 - b.x0)
    .map(({ text, alternative }) => (alternative === undefined ? text : [text, alternative]));

it('keeps what Tesseract is sure of', () =>
  expect(join([word('Vegetarian', 0, 150, 0.95)], [word('Vogotarian', 0, 150, 0.99)])).toEqual(['Vegetarian']));

it('takes the neural reading where Tesseract is less sure, and keeps the other as the alternative', () =>
  expect(join([word('JALAP', 0, 80, 0.5), word('END', 84, 140, 0.6)], [word('JALAPENO', 0, 140, 0.98)])).toEqual([
    ['JALAPENO', 'JALAP END'],
  ]));

it('adds what only the neural engine saw, if it is sure', () =>
  expect(join([word('Soup', 0, 80, 0.95)], [word('7.50', 300, 360, 0.97), word('o', 500, 520, 0.4)])).toEqual([
    'Soup',
    '7.50',
  ]));

it('leaves out what only Tesseract saw, unsurely, where there is no text', () => {
  const drawing = word('oy', 300, 340, 0.6);
  expect(join([word('Soup', 0, 80, 0.95), drawing], [], (one) => one !== drawing)).toEqual(['Soup']);
});

it('is surer of what both read, with accents as Tesseract spells them', () => {
  const [line = []] = joinEngines([[word('Pâté', 0, 80, 0.7)]], [[word('Pate', 0, 80, 0.9)]], everywhere);
  expect(line.map(({ text, confidence }) => [text, confidence])).toEqual([['Pâté', 0.95]]);
});

it.each([
  ['a lost point', word('495', 0, 60, 0.95), [word('4.95', 0, 60, 0.9)], ['4.95']],
  [
    'a lost space',
    word('ShepherdsPie', 0, 150, 0.95),
    [word('Shepherds', 0, 95, 0.9), word('Pie', 100, 150, 0.9)],
    ['Shepherds', 'Pie'],
  ],
  ['a wrong sign', word('£19', 0, 60, 0.7), [word('$19', 0, 60, 0.9)], ['$19']],
  ['a lost sign', word('19', 0, 60, 0.7), [word('€19', 0, 60, 0.9)], ['€19']],
  ['lost accents', word('BRULEE', 0, 90, 0.6), [word('BRÛLÉE', 0, 90, 0.95)], ['BRÛLÉE']],
  ['accents that a sure reading lacks', word('Creme', 0, 80, 0.95), [word('Crème', 0, 80, 0.99)], ['Creme']],
])('mends %s of the same letters', (_, tesseract, neural, texts) =>
  expect(join([tesseract], neural).map((one) => (Array.isArray(one) ? one[0] : one))).toEqual(texts),
);

it.each([
  ['CHF51', 'CHF5'],
  ['11', '1'],
  ['12.55', '12.5'],
  ['11CHF', '1CHF'],
])('keeps a figure that the neural engine drops: %s', (tesseract, neural) =>
  expect(join([word(tesseract, 0, 60, 0.6)], [word(neural, 0, 60, 0.98)])).toEqual([[tesseract, neural]]),
);

it('takes no sign for a figure that was dropped', () =>
  expect(join([word('68', 0, 60, 0.6)], [word('8', 0, 60, 0.98)])).toEqual([['8', '68']]));

it.each([
  ['23€', '23C'],
  ['€6', 'C6'],
  ['€7,50', '67,50'],
])('keeps the euro that the neural engine takes for something else: %s', (tesseract, neural) =>
  expect(join([word(tesseract, 0, 60, 0.6)], [word(neural, 0, 60, 0.98)])).toEqual([tesseract]),
);

it.each([
  ['Creme', 'Crème', 'Crème'],
  ['CREME', 'Crènne', 'CRÈME'],
  ['Boeuf', 'Bœuf', 'Boeuf'],
  ['Salade', 'àé', 'Salade'],
  ['Salade', 'Salade', 'Salade'],
])('spells %s by %s as %s', (text, other, spelt) => expect(borrowAccents(text, other)).toBe(spelt));

it('puts confidences of the neural engine in order below those of clean print', () => {
  const scaled = [0, 0.3, 0.6, 0.85, 0.97, 1].map(toTesseractScale);
  expect(scaled).toEqual(scaled.toSorted((a, b) => a - b));
  expect([scaled[0], scaled.at(-1)]).toEqual([0, 0.92]);
});

it('takes the box of the neural engine for a word that Tesseract sees twice as high', () => {
  const high = { ...word('Clos', 0, 60, 0.95), y0: 0, y1: 75 };
  const [line = []] = joinEngines([[high]], [[word('Clos', 4, 58, 0.9)]], everywhere);
  expect(line).toEqual([{ ...word('Clos', 4, 58, 0.95) }]);
});
