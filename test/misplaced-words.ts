import { structureWithRest } from '../reader/draft/structure-pages.ts';
import type { PageReading, Word } from '../reader/reading.ts';

/** The kitchen's number before a dish is dropped on purpose, and so is what has neither letters nor digits. */
const DROPPED = /^(?:[A-Z]{0,2}\d{1,3}[a-z]?[.)]?|[^\p{L}\p{N}]*)$/u;

/** The words of pages that are neither in a field or tag of the draft nor left out of it for a reason, or in two of them. */
export function misplacedWords(pages: PageReading[]): string[] {
  const { wordsInDraft: placed, left_out } = structureWithRest(pages);
  const places = new Map<Word, number>();
  const parts = [placed, ...left_out.map(({ words }) => words)];
  for (const part of parts)
    for (const word of new Set(part.map((one) => one.word))) places.set(word, (places.get(word) ?? 0) + 1);
  return pages
    .flatMap((page) => page.words)
    .filter((word) => (places.get(word) ?? 0) !== 1 && !(DROPPED.test(word.text) && !places.has(word)))
    .map(({ text }) => text);
}
