import type { PageReading, Word } from '../reader/reading.ts';

/** A piece of a printed row: where it begins, in hundredths of the page, its text, and how sure its words are. */
export type RowPiece = [x: number, y: number, text: string, confidence?: number];

const LETTER = 0.01;
const SIZE = 0.02;

/** The reading of a page that shows these pieces, as the reader returns it. */
export function pageOf(page: number, pieces: RowPiece[], engine: PageReading['engine'] = 'ocr'): PageReading {
  return {
    page,
    width: 1_000,
    height: 1_000,
    engine,
    words: pieces.flatMap((piece) => wordsOf(page, piece)),
    rules: [],
    seconds: 0,
  };
}

function wordsOf(page: number, [x, y, text, confidence = 0.9]: RowPiece): Word[] {
  let left = x / 100;
  return text.split(' ').map((part) => {
    const box = { page, x: left, y: y / 100, width: part.length * LETTER, height: SIZE };
    left += (part.length + 1) * LETTER;
    return { text: part, box, confidence, size: SIZE, bold: false, italic: false };
  });
}
