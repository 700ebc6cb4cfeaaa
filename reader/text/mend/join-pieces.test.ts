import { expect, it } from 'vitest';
import type { ReadWord } from '../tesseract/ocr-words.ts';
import { joinPieces } from './join-pieces.ts';

const [HEIGHT, LETTER] = [30, 16];

/** A line of words, each with that number of pixels before it. */
function lineOf(...words: [space: number, text: string][]): ReadWord[] {
  let x = 100;
  return words.map(([space, text]) => {
    const x0 = x + space;
    x = x0 + LETTER * text.length;
    return { text, confidence: 0.95, x0, x1: x, y0: 10, y1: 10 + HEIGHT };
  });
}
const joined = (...lines: ReadWord[][]) => joinPieces(lines).map((line) => line.map(({ text }) => text).join(' '));

it('puts the pieces of wide-set words together', () =>
  expect(
    joined(
      lineOf([0, 'CLUB'], [24, 'SAN'], [3, 'DWICH']),
      lineOf([0, 'with'], [12, 'bread'], [12, 'and'], [12, 'butter']),
    ),
  ).toEqual(['CLUB SANDWICH', 'with bread and butter']));

it('leaves the words of a typeface with narrow spaces apart', () =>
  expect(
    joined(lineOf([0, 'roast'], [4, 'of'], [4, 'the'], [5, 'day']), lineOf([0, 'beef'], [4, 'stew'], [5, 'and'])),
  ).toEqual(['roast of the day', 'beef stew and']));

it('leaves a capital behind a small letter apart', () =>
  expect(joined(lineOf([0, 'Half'], [1, 'Roast'], [12, 'Chicken'], [12, 'today']))).toEqual([
    'Half Roast Chicken today',
  ]));

it('leaves apart what begins far to the left of where the word before ends', () =>
  expect(joined(lineOf([0, 'lager'], [-90, 'da'], [12, 'ribeira'], [12, 'preta']))).toEqual([
    'lager da ribeira preta',
  ]));
