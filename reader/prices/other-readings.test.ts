import { describe, expect, it } from 'vitest';
import type { PlacedWord } from '../geometry/placed-word.ts';
import { otherAmounts, otherTexts } from './other-readings.ts';

const word = (text: string, alternative?: string, confidence = 0.6): PlacedWord => ({
  word: {
    text,
    box: { page: 0, x: 0, y: 0, width: 0.1, height: 0.02 },
    confidence,
    size: 0.02,
    bold: false,
    italic: false,
    ...(alternative === undefined ? {} : { alternative }),
  },
  text,
  x0: 0,
  x1: 0.1,
  y0: 0,
  y1: 0.02,
  size: 0.02,
  page: 0,
});
const join = (lines: string[]) => lines.join(' ');

describe('a text of which another reading saw some words otherwise', () => {
  it('may be that reading of all of them, or of each', () => {
    const line = [word('Tarle', 'Tarte'), word('au'), word('suere', 'sucre', 0.5)];
    expect(otherTexts([line], 'Tarle au suere', join)).toEqual(['Tarte au sucre', 'Tarle au sucre', 'Tarte au suere']);
  });

  it('takes words that the other reading had as one together', () => {
    const line = [word('Sand', 'Sandwich'), word('wich', '', 0.95), word('club')];
    expect(otherTexts([line], 'Sand wich club', join)).toEqual(['Sandwich club']);
  });

  it('has no other reading where it is sure', () => {
    expect(otherTexts([[word('Tarte', 'Tarle', 0.95)]], 'Tarte', join)).toEqual([]);
  });
});

describe('a price that another reading saw otherwise', () => {
  it('may be the amount that stands in its place', () => {
    expect(otherAmounts([word('11/42', '11/47')], 0)).toEqual([]);
    expect(otherAmounts([word('11/42', '11/47')], 1)).toEqual(['47']);
    expect(otherAmounts([word('850', '8.50')], 0)).toEqual(['8.50']);
  });

  it('has no other amount where the other reading is no price, or the same', () => {
    expect(otherAmounts([word('8.50', 'BSO')], 0)).toEqual([]);
    expect(otherAmounts([word('8.50', '8,50')], 0)).toEqual([]);
    expect(otherAmounts([word('8.50')], 0)).toEqual([]);
  });
});
