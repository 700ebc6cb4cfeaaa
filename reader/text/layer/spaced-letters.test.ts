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
    return { ...run, is_spaced: true };
  });
  return joinSpacedLetters(runs).map((run) => run.text);
}

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
});
