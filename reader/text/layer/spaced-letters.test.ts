import { describe, expect, it } from 'vitest';
import { joinSpacedLetters } from './spaced-letters.ts';
import type { TextRun } from './text-run.ts';

/** Words of type 10 on one line: each letter is 5 wide; "|" is a gap of a word, other gaps are of letter-spacing. */
function join(text: string): string[] {
  let x = 0;
  const runs = text.split(' ').map((piece): TextRun => {
    if (piece.startsWith('|')) x += 12;
    const letters = piece.replace('|', '');
    const run = { text: letters, x, width: 5 * letters.length, top: 5, size: 10, bold: false, italic: false };
    x += run.width + 2;
    return { ...run, fonts: new Set(['F1']), is_spaced: true };
  });
  return joinSpacedLetters(runs).map((run) => run.text);
}

type Piece = { text: string; gap: number; size?: number; bold?: boolean };

/** Signs with the gap before each, in sizes of type 10. */
function joinSigns(pieces: Piece[]): string[] {
  let x = 0;
  const runs = pieces.map(({ text, gap, size = 10, bold = false }): TextRun => {
    x += gap * 10;
    const run = {
      text,
      x,
      width: size * 0.5 * text.length,
      top: 15 - size,
      size,
      bold,
      italic: false,
      fonts: new Set(['F1']),
      is_spaced: true,
    };
    x += run.width;
    return run;
  });
  return joinSpacedLetters(runs).map((run) => run.text);
}

/** "12 7,50" with letters and words apart by these gaps. */
const spaced = (text: string, letterGap: number, wordGap: number): Piece[] =>
  text
    .split(' ')
    .flatMap((word) => Array.from(word, (sign, at) => ({ text: sign, gap: at === 0 ? wordGap : letterGap })));

it('joins touching pieces of two fonts to a word of both', () => {
  const run = { top: 5, size: 10, bold: false, italic: false, is_spaced: false };
  const euro: TextRun = { ...run, text: '€', x: 0, width: 5, fonts: new Set(['true']) };
  const amount: TextRun = { ...run, text: '45>83', x: 5, width: 25, fonts: new Set(['lying']) };
  expect(joinSpacedLetters([euro, amount])).toMatchObject([{ text: '€45>83', fonts: new Set(['true', 'lying']) }]);
});

describe('letter-spaced type', () => {
  it('is joined to words', () => {
    expect(join('M E N U |D U |J O U R')).toEqual(['MENU', 'DU', 'JOUR']);
  });

  it('is joined to an amount and to the number of a dish', () => {
    expect(join('2 5 ) |LAMB |2 8 , 8 0 |€')).toEqual(['25)', 'LAMB', '28,80', '€']);
    expect(join('SOUP |7 . 5 0')).toEqual(['SOUP', '7.50']);
  });

  it('is no amount where it may be a list of allergens', () => {
    expect(join('SOUP |1 , 3')).toEqual(['SOUP', '1', ',', '3']);
    expect(join('SOUP |1 , 3 , 7')).toEqual(['SOUP', '1', ',', '3', ',', '7']);
  });

  it.each([
    ['2 28,80', ['2', '28,80']],
    ['12 7,50', ['1', '2', '7,50']],
    ['15 8,00', ['1', '5', '8,00']],
    ['9 120,00', ['9', '120,00']],
    ['28,80 1', ['28,80', '1']],
    ['7.50 9.50', ['7.50', '9.50']],
  ])('keeps a number before or behind an amount apart: %s', (text, words) => {
    for (const letterGap of [0, 0.05, 0.1])
      for (const wordGap of [0.4, 0.5])
        expect(joinSigns([{ text: 'SOUP', gap: 0 }, ...spaced(text, letterGap, wordGap)])).toEqual(['SOUP', ...words]);
  });

  it('joins no signs of other type: a small or bold number before an amount', () => {
    const amount = spaced('7.50', 0.1, 0.1);
    expect(joinSigns([{ text: '1', gap: 0, size: 6 }, ...amount])).toEqual(['1', '7.50']);
    expect(joinSigns([{ text: '1', gap: 0, bold: true }, ...amount])).toEqual(['1', '7.50']);
  });

  it('joins what may be two allergens only before a currency', () => {
    expect(joinSigns(spaced('1,12', 0.1, 0.4))).toEqual(['1', ',', '1', '2']);
    expect(joinSigns([...spaced('1,12', 0.1, 0.4), { text: 'SOUP', gap: 0.4 }])).toEqual(['1', ',', '1', '2', 'SOUP']);
    expect(joinSigns(spaced('9,10 €', 0.1, 0.4))).toEqual(['9,10', '€']);
    expect(joinSigns(spaced('9,05', 0.1, 0.4))).toEqual(['9,05']);
  });
});
