import type { Draft } from '../../shared/draft.ts';
import { type BlockSearch, findBlocks } from '../blocks/find-blocks.ts';
import { median, type PlacedWord, placeWords } from '../geometry/placed-word.ts';
import { textOf } from '../geometry/run.ts';
import { findColumnHeads, takeMeasures } from '../lines/column-heads.ts';
import { splitColumns } from '../lines/columns.ts';
import { takeLabelsBelow } from '../lines/labels-below.ts';
import type { ColumnLabels, Line } from '../lines/line.ts';
import { joinLines, readHeads, readLine } from '../lines/lines.ts';
import { markSizes } from '../lines/mark-sizes.ts';
import { mendLostPoints } from '../lines/mend-lost-points.ts';
import { partBraces } from '../lines/part-braces.ts';
import { partRunOn, splitRow } from '../lines/split-row.ts';
import { joinRuns } from '../prices/join-runs.ts';
import { mendLostDecimals } from '../prices/mend-lost-decimals.ts';
import { hasLeadingPrices, joinLeadingPrices, type PriceHabits } from '../prices/price-habits.ts';
import { usualSide } from '../prices/price-parts.ts';
import { findRepeatedLabels } from '../prices/repeated-labels.ts';
import { unwrapPrices } from '../prices/unwrap-prices.ts';
import type { PageReading } from '../reading.ts';
import { dropItemNumbers } from '../words/item-numbers.ts';
import { detectLanguage } from '../words/language.ts';
import { mendMeasures } from '../words/mend-measures.ts';
import { buildDraft } from './build-draft.ts';
import { type Fit, fittedConfidence } from './confidence.ts';
import type { BuiltDraft } from './draft-builder.ts';

/** Bare numbers count as prices unless more prices than this share carry a currency or decimals. */
const MAX_SIGNED_SHARE = 0.5;
/** A page with so many prices has its own habits: wines may be priced to the cent beside dishes that are not. */
const MIN_OWN_PRICES = 6;

/** Overrides for training and benchmarks. */
export type Structuring = BlockSearch & { fit?: Fit };

/** All pages of one file, in order → its draft. Pure: the same pages make the same draft. */
export const structurePages = (pages: PageReading[], structuring?: Structuring): Draft =>
  structureWithRest(pages, structuring).draft;

/** The draft, and where every word of the pages went. */
export function structureWithRest(
  pages: PageReading[],
  { fit = fittedConfidence, ...search }: Structuring = {},
): BuiltDraft {
  const words = pages.flatMap((page) => page.words.map((word) => word.text));
  return buildDraft(findBlocks(linesOfPages(pages), search), detectLanguage(words), fit);
}

/** Type clearly larger than dish titles is a heading's. */
const LARGER = 1.25;

/** Whether the page's words include its headings. If not, the headings may be drawings. */
export function hasHeadings(page: PageReading): boolean {
  const titles = findBlocks(linesOfPages([page])).flatMap((block) =>
    block.kind === 'item' && block.pricing !== 'none' ? (block.lines[0]?.size ?? []) : [],
  );
  const usualSize = median(titles);
  return (
    titles.length === 0 || page.words.some((word) => word.size > LARGER * usualSize && /\p{L}{3}/u.test(word.text))
  );
}

/** All pages' lines in reading order. */
export function linesOfPages(pages: PageReading[]): Line[] {
  const columns = pages.map((page) =>
    splitColumns(joinLeadingPrices(joinRuns(wordsOf(page)))).map((parts) => parts.flatMap(joinLines)),
  );
  const habits = findHabits(columns.flat());
  let before = 0;
  const lines = columns.flatMap((columnRuns) => {
    const read = readLines(columnRuns, { ...habits, bare: areBarePrices(columnRuns, habits) ?? habits.bare }, before);
    before += columnRuns.length;
    return read;
  });
  mendLostPoints(lines);
  markSizes(lines);
  return partBraces(lines);
}

const wordsOf = (page: PageReading) => dropItemNumbers(mendMeasures(mendLostDecimals(unwrapPrices(placeWords(page)))));

/** `before` is the number of columns on earlier pages. */
function readLines(columns: PlacedWord[][][], habits: PriceHabits, before = 0): Line[] {
  return columns.flatMap((column, columnIndex) => {
    const index = before + columnIndex;
    const lines: Line[] = [];
    let above: ColumnLabels = [];
    const rows = findColumnHeads(partRunOn(column, habits.labels));
    for (const [rowIndex, { words: all, heads }] of rows.entries()) {
      const { words, measures } = takeMeasures(all, above);
      const next = rows[rowIndex + 1]?.words;
      if (all.length === 0 && takeLabelsBelow(lines.at(-1), heads.flat(), next).length === 0) continue;
      const row = takeLabelsBelow(lines.at(-1), words, next);
      for (const part of row.length > 0 ? splitRow(row, habits.labels) : []) {
        const before = lines.at(-1);
        if (before && isMarks(part, before)) before.marks.push(...part);
        else lines.push(readLine(part, index, before, habits));
      }
      lines.at(-1)?.measures.push(...measures);
      if (heads.length === 0) continue;
      lines.push(readHeads(heads, index, lines.at(-1)));
      above = heads;
    }
    return lines;
  });
}

/** "(GF)(VG)" on a line of its own: diet marks of the dish above. "1,3" in far smaller type: its allergens. */
const DIETS = /^(?:\((?:V|VG|VE|VGN|GF|DF|NF|SG|LF)\)[ ,]*)+$/;
const ALLERGENS = /^\d{1,2}(?:, ?\d{1,2})*,?$/;
const MUCH_SMALLER = 0.7;

function isMarks(words: PlacedWord[], before: Line): boolean {
  const text = textOf(words);
  return DIETS.test(text) || (ALLERGENS.test(text) && words.every(({ size }) => size < MUCH_SMALLER * before.size));
}

function findHabits(columns: PlacedWord[][][]): PriceHabits {
  const leading = hasLeadingPrices(columns.flat());
  const sign_side = usualSide(columns.flat());
  const labels = findRepeatedLabels(columns.flat(), sign_side);
  const { prices, marked: signedPrices } = findPrices(columns, { leading, sign_side, labels });
  return {
    bare: signedPrices.length <= MAX_SIGNED_SHARE * prices.length,
    leading,
    edges: signedPrices.map(({ words }) => ({ x0: words[0]?.x0 ?? 0, x1: words.at(-1)?.x1 ?? 0 })),
    sign_side,
    labels,
  };
}

/** The habits of a page by itself. Returns undefined if it has too few prices. */
function areBarePrices(columns: PlacedWord[][][], habits: PriceHabits): boolean | undefined {
  const { prices, marked: signedPrices } = findPrices(columns, habits);
  return prices.length < MIN_OWN_PRICES ? undefined : signedPrices.length <= MAX_SIGNED_SHARE * prices.length;
}

/** All possible prices, and those with a currency or decimals. */
function findPrices(columns: PlacedWord[][][], habits: Pick<PriceHabits, 'leading' | 'sign_side' | 'labels'>) {
  const prices = readLines(columns, { ...habits, bare: true, edges: [] }).flatMap((line) => line.prices);
  return { prices, marked: prices.filter(({ kind }) => kind !== 'bare') };
}
