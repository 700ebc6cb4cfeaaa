import type { PlacedWord } from '../geometry/placed-word.ts';
import type { LinePrice } from '../prices/line-prices.ts';

/** Labels that head columns of prices, each with its words. */
export type ColumnLabels = PlacedWord[][];

/** A line of one column: its words, without its prices. */
export type Line = {
  /** Position of the column in reading order, counted over all pages. */
  column: number;
  words: PlacedWord[];
  text: string;
  prices: LinePrice[];
  /** A price in words: "MP". */
  price_words: PlacedWord[];
  /** Nothing but prices and their labels: "large 12". */
  is_price: boolean;
  /** A price shared by all the names above it. */
  is_group?: true;
  /** Words after a price in the middle of a line. */
  rest: PlacedWord[];
  /** Diet marks and footnote signs that belong to its dish. */
  marks: PlacedWord[];
  /** Calories, alcohol and years in columns of their own. */
  measures: PlacedWord[];
  /** Heads of the price columns below; such a line holds nothing else. */
  heads: ColumnLabels;
  /** The full text, prices included. */
  x0: number;
  x1: number;
  y0: number;
  y1: number;
  size: number;
  /** Begins in bold or capitals and continues in plain type: a title with its description. */
  leads: boolean;
  bold: boolean;
  italic: boolean;
  caps: boolean;
  /** White space above, in the unit of sizes; a page's height for the first of a column. */
  space: number;
};

/** All words of a line, from left to right. */
export function wordsOfLine({
  words,
  rest: restWords,
  marks,
  measures,
  price_words,
  prices,
  heads,
}: Line): PlacedWord[] {
  const priced = prices.flatMap((price) => [...price.words, ...price.label]);
  const all = [...words, ...restWords, ...marks, ...measures, ...price_words, ...heads.flat(), ...priced];
  // With or without brackets, a label is the same word of the page.
  const once = new Map(all.map((word) => [word.word, word]));
  return [...once.values()].toSorted((a, b) => a.x0 - b.x0);
}
