import type { Word } from '../reading.ts';
import type { NumberedLine } from './number-lines.ts';
import { unite } from './number-lines.ts';
import type { Printed } from './schema.ts';
import type { ReadLinesAgain } from './second-reading.ts';

/** What the fields of an answer are checked against: the page's lines, and a second reading where they disagree. */
export type CheckedPage = {
  lines: ReadonlyMap<number, NumberedLine>;
  engine: 'pdf-text' | 'ocr';
  readAgain: ReadLinesAgain;
};

export const checkedPage = (
  lines: NumberedLine[],
  engine: CheckedPage['engine'],
  readAgain: ReadLinesAgain,
): CheckedPage => ({ lines: new Map(lines.map((line) => [line.number, line])), engine, readAgain });

/** The lines that a field names, those that there are, each once. */
export const linesOf = (page: CheckedPage, printed: Printed): NumberedLine[] =>
  [...new Set(printed.lines)].flatMap((number) => page.lines.get(number) ?? []);

/** One box a line, around the words of it that say the field; around whole lines where none do. */
export function boxesOf(words: Word[], lines: NumberedLine[]) {
  const parts = lines.map((line) => line.words.filter((word) => words.includes(word)));
  const boxes = parts.filter((part) => part.length > 0).map((part) => unite(part.map(({ box }) => box)));
  return boxes.length > 0 ? boxes : lines.map(({ box }) => box);
}

/** How sure the words themselves are, letter by letter: 0 to 1. */
export function legibility(words: Word[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / Math.max(1, letters);
}
