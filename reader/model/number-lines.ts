import { joinWords, type PrintedLine } from '../geometry/printed-line.ts';
import type { PageReading } from '../reading.ts';

/** A printed line with the number by which a model refers to it. */
export type NumberedLine = PrintedLine & {
  number: number;
  /** Only one engine read it, with low confidence. */
  is_unsure?: true;
};

/**
 * The page's words as lines, numbered from 1, from top to bottom, followed by those that only one engine read, with low
 * confidence. Leader dots are left out.
 */
export function numberLines({ words, unsure = [], width, height }: PageReading): NumberedLine[] {
  const printedLines = joinWords(words, width / height);
  const unsureLines = joinWords(unsure, width / height).map((line) => ({ ...line, is_unsure: true as const }));
  return [...printedLines, ...unsureLines].map((line, index) => ({ number: index + 1, ...line }));
}
