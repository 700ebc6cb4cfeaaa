import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { readPrintedSpaces } from './printed-spaces.ts';

/** A page that shows these texts in sequence, with a gap after each letter. */
function shown(...texts: string[]): ReturnType<typeof readPrintedSpaces> {
  const operations = texts.map((text) => [Array.from(text, (unicode) => [{ unicode }, -200]).flat()]);
  return readPrintedSpaces({
    fnArray: operations.map(() => OPS.showText),
    argsArray: operations,
  });
}

describe('a letter-spaced text', () => {
  it.each([
    ['V A L L É E D U R H Ô N E', 'VALLÉE DU RHÔNE'],
    ['CHAM PA G N E', 'CHAMPAGNE'],
  ])('%s is read as it is printed', (given, printed) => {
    expect(shown('Blancs de Loire', 'CHAMPAGNE', 'VALLÉE DU RHÔNE')(given)).toBe(printed);
  });

  it('stays as it is on a page that prints no spaces', () => {
    expect(shown('VALLÉEDURHÔNE', 'BlancsdeLoire')('V A L L É E')).toBe('V A L L É E');
  });
});

it.each(['Crème à la vanille', 'Soup . . . . . . . . 5.50', 'A, C, G'])('%s is left alone', (text) => {
  expect(shown(text)(text)).toBe(text);
});
