import { isPrice } from './lines/line-roles.ts';
import type { MenuLine } from './lines/menu-line.ts';
import { readTextLines } from './lines/read-text-lines.ts';

/** A paragraph of a word processor. */
export type Paragraph = {
  /** With tabs and line breaks. */
  text: string;
  /** All of its words are. */
  isBold: boolean;
  /** By its style. */
  isHeading: boolean;
  /** Of its largest words. */
  size: number;
};
/** A paragraph, or a row of a table. */
export type DocumentPart = { paragraph: Paragraph } | { cells: readonly (readonly Paragraph[])[] };

/** A paragraph that is set so many times as large as most of the text is a heading. */
const LARGER = 1.25;
/** If a larger share is bold, being bold says nothing. */
const MANY_BOLD = 0.6;

/** The lines of a document, whose marks are its styles besides what is written. */
export function linesOfDocument(parts: readonly DocumentPart[]): MenuLine[] {
  const paragraphs = parts
    .flatMap((part) => ('cells' in part ? part.cells.flat() : [part.paragraph]))
    .filter(({ text }) => text.trim() !== '');
  const headingSize = usualSize(paragraphs) * LARGER;
  const isBoldMarked = paragraphs.filter(({ isBold }) => isBold).length <= paragraphs.length * MANY_BOLD;
  const markOf = ({ isHeading, isBold, size }: Paragraph): MenuLine['mark'] =>
    isHeading || size >= headingSize ? 'heading' : isBold && isBoldMarked ? 'strong' : undefined;
  const linesOf = (paragraph: Paragraph): MenuLine[] => {
    const mark = markOf(paragraph);
    return readTextLines(paragraph.text).map((line) => (mark ? { ...line, mark } : line));
  };

  const lines: MenuLine[] = [];
  let gap = 0;
  for (const part of parts) {
    const partLines = 'cells' in part ? linesOfRow(part.cells) : linesOf(part.paragraph);
    for (const [index, line] of partLines.entries()) lines.push(index === 0 ? { ...line, gap: line.gap + gap } : line);
    gap = partLines.length > 0 ? 0 : gap + 1;
  }
  return lines;

  function linesOfRow(givenCells: readonly (readonly Paragraph[])[]): MenuLine[] {
    const cells = givenCells.map(withoutBlankEnds).filter((cell) => cell.length > 0);
    const [firstCell = [], ...otherCells] = cells;
    // Names above each other, and their prices beside them.
    const isParallel = otherCells.every(
      (cell) =>
        cell.length === firstCell.length && cell.every(({ text }) => text.trim() === '' || isPrice(text.trim())),
    );
    // A dish with its description below, and its price beside it.
    const isDish = otherCells.every((cell) => cell.length === 1);
    if (!isParallel && !isDish)
      return cells.flatMap((cell) =>
        cell.flatMap(linesOf).map((line, index) => (index === 0 ? { ...line, gap: line.gap + 1 } : line)),
      );
    return firstCell.flatMap((paragraph, index): MenuLine[] => {
      const [line, ...below] = linesOf(paragraph);
      const beside = otherCells.flatMap((cell) => cell[index] ?? []).flatMap((other) => linesOf(other));
      if (!line) return beside;
      return [{ ...line, cells: [...line.cells, ...beside.flatMap((other) => other.cells)] }, ...below];
    });
  }
}

/** The size that most of the text has. */
function usualSize(paragraphs: readonly Paragraph[]): number {
  const charactersBySize = new Map<number, number>();
  for (const { size, text } of paragraphs) charactersBySize.set(size, (charactersBySize.get(size) ?? 0) + text.length);
  const [usual = [Number.POSITIVE_INFINITY, 0]] = [...charactersBySize].toSorted(([, one], [, other]) => other - one);
  return usual[0];
}

function withoutBlankEnds(cell: readonly Paragraph[]): readonly Paragraph[] {
  const isFilled = ({ text }: Paragraph) => text.trim() !== '';
  const start = cell.findIndex(isFilled);
  return start < 0 ? [] : cell.slice(start, cell.findLastIndex(isFilled) + 1);
}
