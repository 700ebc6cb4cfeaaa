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
export type DocumentPart = { paragraph: Paragraph } | { cells: TableRow };
type TableCell = readonly Paragraph[];
type TableRow = readonly TableCell[];

/** A paragraph that is set so many times as large as most of the text is a heading. */
const LARGER = 1.25;
/** If a larger share is bold, being bold says nothing. */
const MANY_BOLD = 0.6;

/** The lines of a document, whose marks are its styles besides what is written. */
export function linesOfDocument(documentParts: readonly DocumentPart[]): MenuLine[] {
  const parts = simplifyTables(documentParts);
  const paragraphs = parts.flatMap((part) => ('cells' in part ? part.cells.flat() : [part.paragraph])).filter(isFilled);
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

  function linesOfRow(row: TableRow): MenuLine[] {
    const filledCells = row
      .map((cell, index) => ({ paragraphs: withoutBlankEnd(cell), column: row.length - 1 - index }))
      .filter(({ paragraphs }) => paragraphs.length > 0);
    const [nameCell, ...otherCells] = filledCells;
    if (!nameCell) return [];
    const names = nameCell.paragraphs;
    const besideNames = otherCells.map(({ paragraphs }) => placeBeside(names, paragraphs));
    if (besideNames.some((beside) => beside === undefined))
      return filledCells.flatMap(({ paragraphs }) =>
        paragraphs.flatMap(linesOf).map((line, index) => (index === 0 ? { ...line, gap: line.gap + 1 } : line)),
      );
    return names.flatMap((paragraph, index): MenuLine[] => {
      const [line, ...below] = linesOf(paragraph);
      const beside = otherCells.flatMap(({ column }, other) =>
        (besideNames[other]?.get(index) ?? [])
          .flatMap(linesOf)
          .flatMap(({ cells }) => cells.map((text) => ({ text, column }))),
      );
      // A rule.
      if (!line) return beside.map(({ text }) => ({ cells: [text], gap: 0 }));
      const columns = [nameCell.column, ...beside.map(({ column }) => column)];
      const isInColumns = line.cells.length === 1 && new Set(columns).size === columns.length;
      const hasBlankCell = row.length > filledCells.length && beside.length > 0;
      return [
        {
          ...line,
          cells: [...line.cells, ...beside.map(({ text }) => text)],
          ...(hasBlankCell && isInColumns ? { columns } : {}),
        },
        ...below,
      ];
    });
  }
}

const isFilled = ({ text }: Paragraph): boolean => text.trim() !== '';
const isPriceParagraph = ({ text }: Paragraph): boolean => isPrice(text.trim());
const isBlankCell = (cell: TableCell): boolean => !cell.some(isFilled);

/**
 * Which paragraphs of a cell belong beside which of the names' cell, by the index of the name: prices beside names above each
 * other, or what is beside one dish. Undefined if it can't be said.
 */
function placeBeside(names: TableCell, cell: TableCell): ReadonlyMap<number, readonly Paragraph[]> | undefined {
  const filledNames = names.flatMap((name, index) => (isFilled(name) ? [index] : []));
  const filled = cell.flatMap((paragraph, index) => (isFilled(paragraph) ? [{ paragraph, index }] : []));
  const starts = groupStarts(names);
  const arePrices = filled.every(({ paragraph }) => isPriceParagraph(paragraph));
  const besideEach = (owners: readonly number[]) =>
    new Map(filled.map(({ paragraph }, order) => [owners[order] ?? 0, [paragraph]] as const));
  // A dish with its description below, and its price or a note beside it.
  if (filled.length === 1 && (cell.length === 1 || (!arePrices && starts.length === 1))) return besideEach(filledNames);
  if (!arePrices) return undefined;
  const ownLines = filled.map(({ index }) => index);
  const areWithin = (owners: readonly number[]) => {
    const indices = new Set(owners);
    return ownLines.every((index) => indices.has(index));
  };
  // Blank lines between names: each price on the line of one, or one after the other.
  if (starts.length > 1 && areWithin(starts)) return besideEach(ownLines);
  if (starts.length > 1 && filled.length === starts.length) return besideEach(starts);
  if (areWithin(filledNames)) return besideEach(ownLines);
  if (filled.length === filledNames.length) return besideEach(filledNames);
  return filled.length === 1 ? besideEach(starts) : undefined;
}

/** The first paragraph, and each one below a blank one. */
const groupStarts = (names: TableCell): number[] =>
  names.flatMap((name, index) => {
    const above = names[index - 1];
    return isFilled(name) && (!above || !isFilled(above)) ? [index] : [];
  });

const MIN_HALF_COLUMNS = 2;

/** Tables without the columns in which nothing is written, and those with several dishes in a row one part below the other. */
function simplifyTables(parts: readonly DocumentPart[]): DocumentPart[] {
  const simpleParts: DocumentPart[] = [];
  let rows: TableRow[] = [];
  const endTable = () => {
    for (const cells of separateDishes(withoutBlankColumns(rows))) simpleParts.push({ cells });
    rows = [];
  };
  for (const part of parts) {
    const [firstRow] = rows;
    if (firstRow && !('cells' in part && part.cells.length === firstRow.length)) endTable();
    if ('cells' in part) rows.push(part.cells);
    else simpleParts.push(part);
  }
  endTable();
  return simpleParts;
}

function withoutBlankColumns(rows: readonly TableRow[]): TableRow[] {
  const writtenColumns = new Set(
    rows.flatMap((row) => row.flatMap((cell, column) => (isBlankCell(cell) ? [] : [column]))),
  );
  return rows.map((row) => (row.every(isBlankCell) ? row : row.filter((_, column) => writtenColumns.has(column))));
}

/** "Soup | 9 | Terrine | 12": rows whose parts each have a name and its prices, or a heading. */
function separateDishes(rows: readonly TableRow[]): readonly TableRow[] {
  const columnCount = Math.max(0, ...rows.slice(0, 1).map((row) => row.length));
  for (let width = MIN_HALF_COLUMNS; width * 2 <= columnCount; width += 1) {
    if (columnCount % width !== 0) continue;
    const starts = Array.from({ length: columnCount / width }, (_, index) => index * width);
    const partsOf = (row: TableRow) => starts.map((start) => row.slice(start, start + width));
    if (!rows.every((row) => partsOf(row).every(isDishOrHeading))) continue;
    if (!rows.some((row) => partsOf(row).filter(hasPrices).length > 1)) continue;
    return starts.flatMap((start) => rows.map((row) => row.slice(start, start + width)));
  }
  return rows;
}

const hasPrices = ([, ...prices]: TableRow): boolean => prices.some((cell) => !isBlankCell(cell));

function isDishOrHeading([name = [], ...prices]: TableRow): boolean {
  const title = name.find(isFilled)?.text.trim() ?? '';
  // "Pizza | 9 | large | 12" is one dish in two sizes.
  const isNamed = title !== '' && !isPrice(title) && !/^\p{Ll}/u.test(title);
  const isPriced = prices.flat().every((paragraph) => !isFilled(paragraph) || isPriceParagraph(paragraph));
  return isPriced && (isNamed || (isBlankCell(name) && prices.every(isBlankCell)));
}

/** The size that most of the text has. */
function usualSize(paragraphs: readonly Paragraph[]): number {
  const charactersBySize = new Map<number, number>();
  for (const { size, text } of paragraphs) charactersBySize.set(size, (charactersBySize.get(size) ?? 0) + text.length);
  const [usual = [Number.POSITIVE_INFINITY, 0]] = [...charactersBySize].toSorted(([, one], [, other]) => other - one);
  return usual[0];
}

const withoutBlankEnd = (cell: TableCell): TableCell => cell.slice(0, cell.findLastIndex(isFilled) + 1);
