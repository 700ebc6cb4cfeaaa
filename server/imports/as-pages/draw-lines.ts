import PDFDocument from 'pdfkit';
import { LIMITS } from '../../../shared/limits.ts';
import type { MenuLocale } from '../../../shared/locales.ts';
import { breakLines } from '../../break-lines.ts';
import { openPaperFonts, type PaperFonts, type PaperStyle, printedText, replaceSigns } from '../../paper-fonts.ts';
import { pdfBytes } from '../../pdf-bytes.ts';
import { hasPrice, isPrice, isPriceList, type LineRole, rolesOf } from './lines/line-roles.ts';
import type { MenuLine } from './lines/menu-line.ts';
import { TextRefusal } from './lines/text-refusal.ts';

// A4, in points.
const WIDTH = 595.28;
const HEIGHT = 841.89;
const MARGIN = 54;
const INK = '#141414';
/** Of the price beside a dish; of the columns before it. */
const PRICE_GAP = 18;
const COLUMN_WIDTH = 66;
const COLUMN_GAP = 8;
/** Columns that leave less for the name are set below it. */
const MIN_NAME_WIDTH = 90;
/** A cell that is longer isn't one of a column of prices. */
const MAX_COLUMN_CHARACTERS = 14;

type Look = { size: number; face: PaperStyle['face']; above: number; apart: number };
/** White space above a line, and above one that its author set apart. */
const LOOKS: Record<LineRole, Look> = {
  heading: { size: 16, face: 'title', above: 20, apart: 26 },
  name: { size: 11, face: 'strong', above: 6, apart: 12 },
  text: { size: 9.5, face: 'text', above: 2, apart: 12 },
};
const LEADING = 1.25;
const MAX_SAMPLE_CHARACTERS = 40;
/** Of the fonts that have them, which are parts of variable ones, the reader doesn't read the words. */
const EASTERN_PATTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Of no importance without letters of the East. */
const LOCALE: MenuLocale = 'en';

/**
 * The lines on pages of a PDF, each with the look of what it is, so that they are read as any menu.
 *
 * @throws TextRefusal if there are none or too many for `maxPages`, or one has letters that no font has.
 */
export async function drawLines(
  lines: readonly MenuLine[],
  maxPages: number = LIMITS.MAX_PAGES_PER_IMPORT,
): Promise<{ pdf: Buffer; pages: number }> {
  const document = new PDFDocument({ size: [WIDTH, HEIGHT], margin: 0, autoFirstPage: false });
  const bytes = pdfBytes(document);
  // Cells are joined by spaces, which a menu without any would not ask for: a text of nothing else has no font.
  const texts = ['a a', ...lines.flatMap(({ cells }) => cells)].map((text) => ({ text, locale: LOCALE }));
  const { replacements, unprintable, ...fonts } = await openPaperFonts(
    document,
    { title_font: 'inter', text_font: 'inter' },
    texts,
  );
  const [unprintableText] = [
    ...unprintable,
    ...texts.map(({ text }) => text).filter((text) => EASTERN_PATTERN.test(text)),
  ];
  if (unprintableText !== undefined) throw new TextRefusal('script', unprintableText.slice(0, MAX_SAMPLE_CHARACTERS));
  const printedLines = lines.flatMap((line) => {
    const printedCells = line.cells.map((cell) =>
      replaceSigns(printedText(cell), replacements).replace(/ {2,}/g, ' ').trim(),
    );
    const cells = printedCells.filter((cell) => cell !== '');
    const { columns, ...lineWithoutColumns } = line;
    if (cells.length === 0) return [];
    const printedLine: MenuLine = { ...lineWithoutColumns, cells };
    return [
      columns ? { ...printedLine, columns: columns.filter((_, index) => printedCells[index] !== '') } : printedLine,
    ];
  });
  if (printedLines.length === 0) throw new TextRefusal('no_text');
  const roles = rolesOf(printedLines);
  const pen = new LinePen(document, { fonts, maxPages });
  const placedLines = printedLines.map((line, index) => ({ line, role: roles[index] ?? 'text' }));
  for (const { line, role } of withPriceLines(placedLines)) pen.line(line, role);
  document.end();
  return { pdf: await bytes, pages: pen.pages };
}

class LinePen {
  readonly #document: PDFKit.PDFDocument;
  readonly #fonts: PaperFonts;
  readonly #maxPages: number;
  pages = 0;
  /** The lower edge of what is drawn. */
  #y = HEIGHT;

  constructor(document: PDFKit.PDFDocument, { fonts, maxPages }: { fonts: PaperFonts; maxPages: number }) {
    this.#document = document;
    this.#fonts = fonts;
    this.#maxPages = maxPages;
  }

  line(line: MenuLine, role: LineRole): void {
    const look = LOOKS[role];
    const style = { face: look.face, locale: LOCALE };
    const widthOf = (text: string) => this.#fonts.measure(text, style) * look.size;
    const { left, columns, below } = withinPage(arrange(toCells(line)), widthOf);
    const [firstColumn] = columns;
    const leftWidth =
      firstColumn === undefined
        ? WIDTH - 2 * MARGIN
        : firstColumn.rightEdge - widthOf(firstColumn.text) - PRICE_GAP - MARGIN;
    const rows = breakLines(left, Math.max(leftWidth, COLUMN_WIDTH), widthOf);
    for (const [index, row] of (rows.length > 0 ? rows : ['']).entries()) {
      const above = index > 0 ? 0 : line.gap > 0 ? look.apart : look.above;
      const y = this.#advance(above, look.size, role === 'heading' && index === 0);
      this.#text(row.trimEnd(), MARGIN, y, style, look.size);
      if (index > 0) continue;
      for (const { text, rightEdge } of columns) this.#column(text, rightEdge, y, role);
    }
    if (below !== '') this.line({ cells: [below], gap: 0 }, 'text');
  }

  /** Returns the base line of the next row, on a new page if this one is full. */
  #advance(above: number, size: number, isHeading: boolean): number {
    const height = size * LEADING;
    // A heading isn't the last line of a page.
    const needed = isHeading ? above + 4 * height : above + height;
    if (this.#y + needed > HEIGHT - MARGIN) {
      if (this.pages === this.#maxPages) throw new TextRefusal('too_long');
      this.#document.addPage();
      this.pages += 1;
      this.#y = MARGIN + height;
    } else this.#y += above + height;
    return this.#y;
  }

  /** Labels of columns beside a heading are as small as a text. */
  #column(text: string, rightEdge: number, y: number, role: LineRole): void {
    const { size, face } = LOOKS[role === 'heading' ? 'text' : role];
    const style = { face, locale: LOCALE };
    this.#text(text, rightEdge - this.#fonts.measure(text, style) * size, y, style, size);
  }

  #text(text: string, x: number, y: number, style: PaperStyle, size: number): void {
    let left = x;
    for (const run of this.#fonts.runsOf(text, style)) {
      this.#document.font(run.font).fontSize(size).fillColor(INK);
      this.#document.text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' });
      left += this.#document.widthOfString(run.text);
    }
  }
}

type PlacedLine = { line: MenuLine; role: LineRole };

/** Prices with their sizes have a line of their own below the dish and what is said of it, where the reader expects them. */
function withPriceLines(placedLines: readonly PlacedLine[]): PlacedLine[] {
  const lines: PlacedLine[] = [];
  let waitingPrices: string[] = [];
  const placePrices = () => {
    for (const prices of waitingPrices) lines.push({ line: { cells: [prices], gap: 0 }, role: 'text' });
    waitingPrices = [];
  };
  for (const { line, role } of placedLines) {
    if (role !== 'text' || line.gap > 0 || hasPrice(line)) placePrices();
    const [first = '', ...others] = line.cells;
    waitingPrices = waitingPrices.concat(others.filter((cell) => isPriceList(cell) && !isPrice(cell)));
    if (waitingPrices.length === 0 || others.length === 0) {
      lines.push({ line, role });
      continue;
    }
    const words = others.filter((cell) => !isPrice(cell) && !isPriceList(cell)).join(' ');
    lines.push({ line: { ...line, cells: [first, ...others.filter((cell) => isPrice(cell))] }, role });
    if (words !== '') lines.push({ line: { cells: [words], gap: 0 }, role: 'text' });
  }
  placePrices();
  return lines;
}

/** A cell, and its column from the right if that is known. */
type PlacedCell = { text: string; column: number | undefined };
type Arrangement = { left: string; columns: PlacedCell[]; below: string };

const toCells = ({ cells, columns }: MenuLine): PlacedCell[] =>
  cells.map((text, index) => ({ text, column: columns?.[index] }));
const joinTexts = (cells: readonly PlacedCell[]): string => cells.map(({ text }) => text).join(' ');

/** Where each column ends. A row that is wider than the page has none: they are set below. */
function withinPage(
  { left, columns, below }: Arrangement,
  widthOf: (text: string) => number,
): { left: string; columns: { text: string; rightEdge: number }[]; below: string } {
  const columnWidth = Math.max(COLUMN_WIDTH, ...columns.map(({ text }) => widthOf(text) + COLUMN_GAP));
  const isTableRow = columns.every(({ column }) => column !== undefined);
  const placedColumns = columns.map(({ text, column = 0 }, index) => ({
    text,
    column: isTableRow ? column : columns.length - 1 - index,
  }));
  const rowWidth = (Math.max(0, ...placedColumns.map(({ column }) => column)) + 1) * columnWidth;
  if (columns.length > 0 && rowWidth + PRICE_GAP + MIN_NAME_WIDTH > WIDTH - 2 * MARGIN)
    return { left, columns: [], below: [joinTexts(columns), below].filter((text) => text !== '').join(' ') };
  return {
    left,
    columns: placedColumns.map(({ text, column }) => ({ text, rightEdge: WIDTH - MARGIN - column * columnWidth })),
    below,
  };
}

/**
 * What is at the left of a line, the columns at its right edge, and what is set below: of a row of a table, a longer text
 * beside the dish is its description.
 */
function arrange([first, ...others]: readonly PlacedCell[]): Arrangement {
  if (!first || others.length === 0) return { left: first?.text ?? '', columns: [], below: '' };
  const isPriceCell = ({ text }: PlacedCell) => isPrice(text);
  const prices = others.filter(isPriceCell);
  // "12.50  Soup", and "7  Soup  12.50", where the first is the number of the dish.
  if (isPriceCell(first) && prices.length < others.length) {
    if (prices.length === 0) return arrange([...others, first]);
    const [second, ...rest] = others;
    return arrange([{ text: `${first.text} ${second?.text ?? ''}`, column: undefined }, ...rest]);
  }
  if (others.every(({ text }) => text.length <= MAX_COLUMN_CHARACTERS))
    return { left: first.text, columns: others, below: '' };
  return { left: first.text, columns: prices, below: joinTexts(others.filter((cell) => !isPriceCell(cell))) };
}
