import { PSM } from 'tesseract.js';
import { findMarks, type Mark, markHeight } from '../../picture/marks.ts';
import type { Raster } from '../../picture/raster.ts';
import { parsePriceTokens } from '../../prices/price-token.ts';
import type { OcrLanguage } from '../../reading.ts';
import { type ReadWord, readLines } from './ocr-words.ts';
import { copyInk } from './sheet.ts';
import { heightOf } from './word-boxes.ts';

/** The most pieces of a page that are read again. */
const MAX_PIECES = 60;
const MIN_CONFIDENCE = 0.45;

type Piece = { mark: Mark; context: ReadWord };

/**
 * Finds prices that OCR missed: it drops lone numbers, far to the right of their title. Unread ink of
 * letter size on a word's line is placed beside that word and read with it as one line. Only prices are kept.
 */
export async function rereadUnread(lines: ReadWord[][], ink: Raster, language: OcrLanguage): Promise<ReadWord[][]> {
  const words = lines.flat();
  const pieces = findPieces(words, ink).slice(0, MAX_PIECES);
  if (pieces.length === 0) return lines;
  const { sheet, places } = layOut(pieces, ink);
  const read = (await readLines(sheet, language, PSM.SINGLE_BLOCK)).flat();
  const recoveredWords = places.flatMap(({ piece, from, top, bottom }) => {
    const wordsOfPiece = read.filter(
      (word) => (word.y0 + word.y1) / 2 > top && (word.y0 + word.y1) / 2 < bottom && word.x0 >= from - 4,
    );
    const text = wordsOfPiece.map((word) => word.text).join('');
    const confidence = Math.min(...wordsOfPiece.map((word) => word.confidence));
    if (wordsOfPiece.length === 0 || confidence < MIN_CONFIDENCE || !parsePriceTokens(text)) return [];
    const { x0, y0, x1, y1 } = piece.mark;
    return [[{ text, confidence, x0, y0, x1: x1 + 1, y1: y1 + 1 }]];
  });
  const prices = [...words, ...recoveredWords.flat()].filter((word) => parsePriceTokens(word.text));
  return [...lines, ...recoveredWords.filter(([word]) => word && isInColumn(word, prices))];
}

/** Whether another price is near above or below. */
function isInColumn(price: ReadWord, prices: ReadWord[]): boolean {
  const size = heightOf(price);
  return prices.some(
    (other) =>
      other !== price &&
      Math.abs(other.x1 - price.x1) < 2.5 * size &&
      Math.abs(other.y0 - price.y0) > 0.8 * size &&
      Math.abs(other.y0 - price.y0) < 8 * size,
  );
}

/** Unread ink as pieces of neighbouring marks, each with the word to its left on the same line. */
function findPieces(words: ReadWord[], ink: Raster): Piece[] {
  const heights = words.map(heightOf).toSorted((a, b) => a - b);
  const usualHeight = heights[Math.floor(heights.length / 2)] ?? 30;
  const free = findMarks(ink)
    .marks.filter((mark) => {
      const height = markHeight(mark);
      return height > 0.5 * usualHeight && height < 3 * usualHeight && mark.x1 - mark.x0 + 1 < 2 * height;
    })
    .filter((mark) => !words.some((word) => isCovered(mark, word)))
    .toSorted((a, b) => a.x0 - b.x0);
  return joinMarks(free).flatMap((mark) => {
    const context = findContext(mark, words);
    return context ? [{ mark, context }] : [];
  });
}

function isCovered(mark: Mark, word: ReadWord): boolean {
  const x = (mark.x0 + mark.x1) / 2;
  const y = (mark.y0 + mark.y1) / 2;
  const margin = 0.25 * heightOf(word);
  return x > word.x0 - margin && x < word.x1 + margin && y > word.y0 - margin && y < word.y1 + margin;
}

function joinMarks(marks: Mark[]): Mark[] {
  const joinedMarks: Mark[] = [];
  for (const mark of marks) {
    const height = markHeight(mark);
    const precedingMark = joinedMarks.find(
      (other) =>
        mark.x0 - other.x1 < 0.6 * height &&
        Math.min(mark.y1, other.y1) - Math.max(mark.y0, other.y0) > 0.5 * Math.min(height, markHeight(other)),
    );
    if (!precedingMark) joinedMarks.push({ ...mark });
    else {
      precedingMark.x1 = Math.max(precedingMark.x1, mark.x1);
      precedingMark.y0 = Math.min(precedingMark.y0, mark.y0);
      precedingMark.y1 = Math.max(precedingMark.y1, mark.y1);
    }
  }
  return joinedMarks;
}

/** The nearest confident word to the left, on the mark's line. */
function findContext(mark: Mark, words: ReadWord[]): ReadWord | undefined {
  const height = markHeight(mark);
  const middle = (mark.y0 + mark.y1) / 2;
  return words
    .filter((word) => word.x1 < mark.x0 && word.confidence > 0.5 && /\p{L}{2}/u.test(word.text))
    .filter((word) => Math.abs((word.y0 + word.y1) / 2 - middle) < 0.5 * Math.max(height, heightOf(word)))
    .filter((word) => height < 1.8 * heightOf(word) && heightOf(word) < 2.5 * height)
    .toSorted((a, b) => b.x1 - a.x1)[0];
}

type PlaceOnSheet = { piece: Piece; from: number; top: number; bottom: number };

/** Lays out the pieces as lines of one page, each after its word. */
function layOut(pieces: Piece[], ink: Raster): { sheet: Raster; places: PlaceOnSheet[] } {
  const margin = 20;
  const rows = pieces.map(({ mark, context }) => ({
    top: Math.max(0, Math.min(mark.y0, context.y0) - 3),
    bottom: Math.min(ink.height - 1, Math.max(mark.y1, context.y1) + 3),
    gap: Math.round(0.5 * heightOf(context)),
  }));
  const width =
    2 * margin +
    Math.max(
      ...pieces.map(
        ({ mark, context }, index) => context.x1 - context.x0 + (rows[index]?.gap ?? 0) + mark.x1 - mark.x0 + 8,
      ),
    );
  const height = margin + rows.reduce((sum, { top, bottom }) => sum + bottom - top + 1 + margin, 0);
  const sheet: Raster = { data: new Uint8Array(width * height).fill(255), width, height, channels: 1 };
  const places: PlaceOnSheet[] = [];
  let y = margin;
  for (const [index, piece] of pieces.entries()) {
    const row = rows[index] ?? { top: 0, bottom: 0, gap: 0 };
    copyInk(ink, sheet, { ...row, x0: piece.context.x0, x1: piece.context.x1 }, margin, y);
    const from = margin + piece.context.x1 - piece.context.x0 + row.gap;
    copyInk(ink, sheet, { ...row, x0: piece.mark.x0 - 2, x1: piece.mark.x1 + 2 }, from, y);
    places.push({ piece, from, top: y, bottom: y + row.bottom - row.top });
    y += row.bottom - row.top + 1 + margin;
  }
  return { sheet, places };
}
