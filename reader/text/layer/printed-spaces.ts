import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type Operations = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>;
/** A letter of a shown text in pdfjs, whose types leave the arguments open. Numbers between letters are offsets. */
type Glyph = { unicode?: string };

/** The average piece of a letter-spaced text is shorter than this. */
const MAX_PIECE = 2.5;
const MIN_PIECES = 3;
/** Minimum share of letters: leaders are no text. */
const MIN_LETTERS = 0.6;
/**
 * Minimum share of spaces among a text's characters: files that leave gaps instead show nothing.
 */
const MIN_SPACES = 0.04;

/**
 * Removes spaces that pdfjs inserts for wide gaps between letters ("V A L L É E D U R H Ô N E"): the page's drawing
 * operations show which spaces are printed ("VALLÉE DU RHÔNE"). Other texts stay unchanged.
 */
export function readPrintedSpaces({ fnArray, argsArray }: Operations): (text: string) => string {
  let letters = '';
  const spaced = new Set<number>();
  for (const [index, operation] of fnArray.entries()) {
    if (operation !== OPS.showText) continue;
    const [glyphs] = argsArray[index] as [(Glyph | number)[]]; // The one argument of showText.
    for (const glyph of glyphs) {
      const text = typeof glyph === 'number' ? '' : (glyph.unicode ?? '');
      if (text.trim() === '') {
        if (text !== '') spaced.add(letters.length);
      } else letters += text;
    }
  }
  if (spaced.size < MIN_SPACES * letters.length) return (text) => text;
  let from = 0;
  return (text) => {
    if (!isLetterSpaced(text)) return text;
    const plain = text.replace(/\s/g, '');
    const next = letters.indexOf(plain, from);
    const letterIndex = next >= 0 ? next : letters.indexOf(plain);
    if (letterIndex < 0) return text;
    from = letterIndex + plain.length;
    return Array.from(
      { length: plain.length },
      (_, index) => (index > 0 && spaced.has(letterIndex + index) ? ' ' : '') + plain[index],
    ).join('');
  };
}

function isLetterSpaced(text: string): boolean {
  const pieces = text.trim().split(/\s+/);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const signs = pieces.join('').length;
  return pieces.length >= MIN_PIECES && signs < MAX_PIECE * pieces.length && letters > MIN_LETTERS * signs;
}
