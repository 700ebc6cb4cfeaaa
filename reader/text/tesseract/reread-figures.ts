import type { Halves } from '../../neural/crop-line.ts';
import { type Letter, recogniseLine } from '../../neural/recognise-line.ts';
import { parsePriceToken } from '../../prices/price-token.ts';
import type { ReadWord } from './ocr-words.ts';
import { heightOf, overlap } from './word-boxes.ts';

/** Characters of prices, and those that OCR reads in place of digits. A currency's letters may be on either side. */
const CELL = /^\P{L}?\p{L}{0,3}\.?\P{L}?[\dIl|OoSB]{1,4}(?:[.,-][\dIl|OoSB]{1,2})?\P{L}?\p{L}{0,3}\.?\P{L}?$/u;
/** Letters next to digits that were digits in print. */
const MISREAD = /[Il|OoSB](?=[\dIl|OoSB])|(?<=[\dIl|OoSB])[Il|OoSB]/g;
/** The only characters that the recogniser may return for a cell. */
const SIGNS = '0123456789.,-$€£';
/**
 * Minimum number of prices in a column; their edges are aligned, their rows near (in heights), and their sizes alike.
 */
const MIN_CELLS = 3;
const SAME_EDGE = 0.8;
const NEAR_ROWS = 12;
const SAME_SIZE = 1.6;
/** The most cells of a page that are read again. */
const MAX_CELLS = 120;
/** Pixels around a word, in its height, that the recogniser is shown. */
const RIM = 0.2;
/**
 * Minimum confidence of each digit of another reading: the euro sign, unknown to the recogniser, reads as a digit at
 * 0.7.
 */
const SURE = 0.9;
/** Two words whose overlap is this share of the smaller one cover the same ink. */
const SAME_PLACE = 0.5;
/** Maximum ratio of a price to its column's largest, and of its smallest to the price. */
const MAX_RATIO = 3;
/** Two readings that differ are in doubt, whichever is chosen. */
const DISPUTED = 0.6;

/**
 * Reads the digits of price columns again, each with the neural engine limited to digits. If it confidently reads other
 * digits, and the amount fits its column, they replace the first reading, which becomes the alternative. Cells that the
 * engine has already read the same way (`known`) are skipped. `scale` is the ink's size over that of the page that
 * `halves` are of.
 */
export async function rereadFigures(
  lines: ReadWord[][],
  readWords: ReadWord[],
  halves: Halves,
  scale: number,
): Promise<ReadWord[][]> {
  const isKnown = (cell: ReadWord) =>
    readWords.some((word) => figuresOf(word.text) === figuresOf(cell.text) && overlap(word, cell) > SAME_PLACE);
  const mended = new Map<ReadWord, ReadWord>();
  let left = MAX_CELLS;
  for (const column of findColumns(lines.flat()))
    for (const cell of column) {
      if (isKnown(cell)) continue;
      if (left-- <= 0) break;
      const figures = sureFigures(await recogniseLine(halves, boundsOf(cell, scale), SIGNS));
      const text = figures === undefined ? undefined : withFigures(cell.text, figures);
      if (text === undefined || !isLikeColumn(text, cell, column)) continue;
      mended.set(cell, { ...cell, text, confidence: Math.min(DISPUTED, cell.confidence), alternative: cell.text });
    }
  return mended.size === 0 ? lines : lines.map((line) => line.map((word) => mended.get(word) ?? word));
}

const figuresOf = (text: string): string => text.replace(/\D/g, '');

/** Words that look like prices and form columns. */
export function findColumns(words: ReadWord[]): ReadWord[][] {
  const open = new Set(words.filter(({ text }) => CELL.test(text) && /[\dIl|]/.test(text)));
  const columns: ReadWord[][] = [];
  for (const cell of open) {
    open.delete(cell);
    const column = [cell];
    // The column grows during this loop.
    for (const upperWord of column)
      for (const other of open)
        if (isBelow(upperWord, other)) {
          open.delete(other);
          column.push(other);
        }
    if (column.filter(({ text }) => parsePriceToken(text)).length >= MIN_CELLS) columns.push(column);
  }
  return columns;
}

/** Whether one of two words may be below the other in a column. */
function isBelow(upperWord: ReadWord, other: ReadWord): boolean {
  const low = Math.min(heightOf(upperWord), heightOf(other));
  const high = Math.max(heightOf(upperWord), heightOf(other));
  const aside = Math.min(Math.abs(upperWord.x0 - other.x0), Math.abs(upperWord.x1 - other.x1));
  return high < SAME_SIZE * low && aside < SAME_EDGE * high && Math.abs(upperWord.y0 - other.y0) < NEAR_ROWS * high;
}

function boundsOf(word: ReadWord, scale: number) {
  const rim = 2 * RIM * heightOf(word);
  return {
    x: (word.x0 + word.x1) / 2 / scale,
    y: (word.y0 + word.y1) / 2 / scale,
    width: (word.x1 - word.x0 + rim) / scale,
    height: (heightOf(word) + rim) / scale,
    angle: 0,
  };
}

/** The digits of a reading. Returns undefined if there are none, or if one of them is unsure. */
function sureFigures(letters: Letter[]): string | undefined {
  const figures = letters.filter(({ text }) => /\d/.test(text));
  if (figures.length === 0 || figures.some(({ confidence }) => confidence < SURE)) return undefined;
  return figures.map(({ text }) => text).join('');
}

/** Replaces the digits of a text, keeping its signs. Returns undefined if they are the same, too few or too many. */
export function withFigures(text: string, figures: string): string | undefined {
  if (figuresOf(text) === figures || figures.startsWith('00')) return undefined;
  const places = text.replace(MISREAD, '0');
  if (figuresOf(places).length === figures.length) {
    let columnX = 0;
    return places.replace(/\d/g, () => figures[columnX++] ?? '');
  }
  // Restores a lost digit only in a whole number of one digit: with more, the position of the point would be unknown.
  return /^\D*\d\D*$/.test(text) && figures.length === 2 ? text.replace(/\d/, figures) : undefined;
}

/** Whether a text is a price in the range of its column's other prices. */
function isLikeColumn(text: string, cell: ReadWord, column: ReadWord[]): boolean {
  const amount = Number(parsePriceToken(text)?.amount);
  const columnNeighbours = column
    .filter((other) => other !== cell)
    .map((other) => Number(parsePriceToken(other.text)?.amount))
    .filter(Number.isFinite);
  return amount * MAX_RATIO >= Math.min(...columnNeighbours) && amount <= MAX_RATIO * Math.max(...columnNeighbours);
}
