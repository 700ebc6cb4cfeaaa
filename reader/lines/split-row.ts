import { isFromOcr, type PlacedWord } from '../geometry/placed-word.ts';
import { textOf, toRun } from '../geometry/run.ts';
import { isSign } from '../prices/lexemes.ts';
import { canBePrice, parsePriceTokens } from '../prices/price-token.ts';
import { endsWithDateRange } from '../words/date-ranges.ts';
import { fold } from '../words/fold.ts';
import { isLabels } from './line-kind.ts';

/** White space, in type sizes, between an item's price and the next item on the same line. */
const MIN_GAP = 0.7;

/** Separators after the price of one dish and before the next on the same line. */
const PARTING = /^[·•|/–—*;,-]$/;

/**
 * "Domestic 5   Imported 6", "Domestic 5 · Imported 6" → two lines: each part begins with a name in the style of the
 * first and ends with a price.
 */
export function splitRow(words: PlacedWord[], labels: ReadonlySet<string>): PlacedWord[][] {
  return dishesOf([words], labels) ?? [words];
}

/** Maximum distance between lines of one paragraph, in type sizes. */
const MAX_LEADING = 2.3;

/**
 * Splits dishes that run on over several rows as one text, each with its price: "Cola 3 · Tonic 4 · Ginger" over "beer
 * 5 · Cider 4" → a row for each. Rows that hold whole dishes stay unchanged.
 */
export function partRunOn(rows: PlacedWord[][], labels: ReadonlySet<string>): PlacedWord[][] {
  const parted: PlacedWord[][] = [];
  for (let start = 0; start < rows.length; ) {
    const runOnRow = runOnFrom(rows, start, labels);
    parted.push(...(runOnRow?.dishes ?? [rows[start] ?? []]));
    start = runOnRow?.end ?? start + 1;
  }
  return parted;
}

/** Finds the longest run of dishes that begins in the row at `start`. Drops specks among its rows. */
function runOnFrom(rows: PlacedWord[][], start: number, labels: ReadonlySet<string>) {
  const lines = rows.slice(start, start + 1);
  const ends = [start + 1];
  // Text in a row before the last belongs to a dish that begins there; otherwise it describes a dish above.
  for (const [index, row] of rows.entries()) {
    if (index <= start || !isLegible(row)) continue;
    if (!isContinuation(lines.at(-1), row) || !hasDishInside(lines.at(-1))) break;
    lines.push(row);
    ends.push(index + 1);
  }
  for (let count = lines.length; count > 1; count -= 1) {
    const ownLines = lines.slice(0, count);
    const dishes = ownLines.every((row) => endsInPrice(row.at(-1))) ? undefined : dishesOf(ownLines, labels);
    if (dishes) return { dishes, end: ends[count - 1] };
  }
  return undefined;
}

const isLegible = (row: PlacedWord[]) => row.some(({ text }) => /[\p{L}\p{N}]/u.test(text));

function isContinuation(above: PlacedWord[] = [], row: PlacedWord[] = []): boolean {
  const [first, next] = [above, row].map((words) => words.find((word) => !endsInPrice(word)));
  if (!first || !next || !isAlike(next, first)) return false;
  const [upper, lower] = [toRun(above), toRun(row)];
  return (lower.y0 + lower.y1 - upper.y0 - upper.y1) / 2 < MAX_LEADING * Math.max(upper.size, lower.size);
}

/** Whether a name follows a price in the row. */
const hasDishInside = (row: PlacedWord[] = []) =>
  row.some((word, index) => endsInPrice(word) && row.slice(index + 1).some(isName));

/** Letters, but not a currency's: "HK$", "CHF", the second word of "12 000NT$". */
const isName = ({ text }: PlacedWord) => /\p{L}{2}/u.test(text) && !/^\d/.test(text) && !isSign(text);

/** Splits consecutive rows after each price. Returns undefined unless that makes several dishes with a price each. */
function dishesOf(rows: PlacedWord[][], labels: ReadonlySet<string>): PlacedWord[][] | undefined {
  if (rows.some((row) => endsWithDateRange(textOf(row)))) return undefined;
  const words = rows.flat();
  const firsts = new Set(rows.map(([first]) => first));
  const parts: PlacedWord[][] = [[]];
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    const hasComma = before !== undefined && /[,;]$/.test(before.text);
    const isParted =
      before !== undefined &&
      (PARTING.test(before.text) ? endsInPrice(words[index - 2]) : hasComma && isClearPrice(before));
    const isApart =
      before !== undefined &&
      !hasComma &&
      endsInPrice(before) &&
      (firsts.has(word) || (word.x0 - before.x1) / word.size > MIN_GAP);
    if ((isParted || isApart) && !isPrice(word) && !isSign(word.text) && !PARTING.test(word.text)) parts.push([]);
    parts.at(-1)?.push(word);
  }
  const dishes = parts.map((part) => (PARTING.test(part.at(-1)?.text ?? '') ? part.slice(0, -1) : part));
  return parts.length > 1 && dishes.every((part) => isItem(part, words[0]) && !isSize(part, labels))
    ? dishes
    : undefined;
}

/** "3.50,": a comma after a bare number separates nothing. */
const isClearPrice = ({ text }: PlacedWord) =>
  isSign(text) || (parsePriceTokens(text)?.every(({ kind }) => kind !== 'bare') ?? false);

/** A price, or the currency behind one. */
const endsInPrice = (word: PlacedWord | undefined) => word !== undefined && (isPrice(word) || isSign(word.text));

/** "Prato: 20", if the menu repeats this label in row after row. */
const isSize = (part: PlacedWord[], labels: ReadonlySet<string>) =>
  labels.has(
    part
      .filter((word) => !isPrice(word) && !isSign(word.text))
      .map(({ text }) => fold(text))
      .join(' '),
  );

const isPrice = (word: PlacedWord) => canBePrice(word.text);

function isItem(part: PlacedWord[], first: PlacedWord | undefined): boolean {
  const [leadWord, lastWord] = [part[0], part.at(-1)];
  if (!first || !leadWord || !lastWord || !endsInPrice(lastWord)) return false;
  const name = part.filter((word) => !endsInPrice(word));
  return (
    /^[^\p{L}]*\p{Lu}/u.test(leadWord.text) &&
    /\p{L}{2}/u.test(textOf(name)) &&
    !isLabels(textOf(name)) &&
    isAlike(leadWord, first)
  );
}

/** Maximum log size ratio within one type: OCR measures a word by its letters, and "au" has no tall ones. */
const SAME_SIZE = 0.15;
const SAME_SIZE_BY_OCR = 0.3;

const isAlike = (word: PlacedWord, first: PlacedWord) =>
  word.word.bold === first.word.bold &&
  word.word.italic === first.word.italic &&
  Math.abs(Math.log(word.size / first.size)) < (isFromOcr(word) ? SAME_SIZE_BY_OCR : SAME_SIZE);
