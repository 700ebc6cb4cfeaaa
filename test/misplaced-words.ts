import { findBlocks } from '../reader/blocks/find-blocks.ts';
import { linesOfPages } from '../reader/draft/structure-pages.ts';
import type { Line } from '../reader/lines/line.ts';
import type { PageReading, Word } from '../reader/reading.ts';

/** The kitchen's number before a dish is dropped on purpose, and so is what has neither letters nor digits. */
const DROPPED = /^(?:[A-Z]{0,2}\d{1,3}[a-z]?[.)]?|[^\p{L}\p{N}]*)$/u;

/** The words of pages that are in no part of any line, or in more than one line. */
export function misplacedWords(pages: PageReading[]): string[] {
  const lines = findBlocks(linesOfPages(pages)).flatMap((block) => block.lines);
  const places = new Map<Word, number>();
  for (const line of lines) for (const word of wordsOf(line)) places.set(word, (places.get(word) ?? 0) + 1);
  return pages
    .flatMap((page) => page.words)
    .filter((word) => (places.get(word) ?? 0) !== 1 && !(DROPPED.test(word.text) && !places.has(word)))
    .map(({ text }) => text);
}

const wordsOf = (line: Line): Set<Word> =>
  new Set(
    [
      ...line.words,
      ...line.rest,
      ...line.marks,
      ...line.measures,
      ...line.price_words,
      ...line.heads.flat(),
      ...line.prices.flatMap((price) => [...price.words, ...price.label]),
    ].map(({ word }) => word),
  );
