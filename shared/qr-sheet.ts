/**
 * How printed sheets of QR codes are laid out: once, for the file that is printed (server/qr/sheet-pdf.ts) and the
 * preview on the screen. All measures are millimetres.
 */

/** One card a page, several on a page with cut marks, a tent for a table, or stickers. */
export const SHEET_KINDS = ['card-a6', 'card-a5', 'cards', 'tent', 'stickers'] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

/** The paper of the sheets that are cut; a card of one size is a page of that size. */
export const SHEET_PAPERS = ['a4', 'letter'] as const;
export type SheetPaper = (typeof SHEET_PAPERS)[number];

export const SHEET_WORDS = ['en', 'fr', 'both'] as const;
export type SheetWords = (typeof SHEET_WORDS)[number];

/** The texts of one card, besides its code. */
export type SheetCard = {
  restaurant: string;
  /** "Scan for the menu", in one language or two. */
  words: readonly string[];
  /** Below the words: the name of the code, none for the restaurant's own; the network and its password. */
  notes: readonly string[];
  /** Says that the code leads to this computer only. */
  test: string | null;
};

/** The restaurant's title font, its text font, and that one's bold. */
export type SheetFace = 'title' | 'strong' | 'text';

export type SheetText = {
  kind: 'text';
  text: string;
  /** The middle of the text, and its baseline. */
  x: number;
  y: number;
  /** Type size. */
  size: number;
  width: number;
  face: SheetFace;
  is_quiet: boolean;
};
export type SheetCode = { kind: 'code'; card: number; x: number; y: number; size: number };
export type SheetLine = { kind: 'line'; x1: number; y1: number; x2: number; y2: number; is_fold: boolean };
/** A page's parts; those that are turned are upside down, around a point. */
export type SheetGroup = {
  turned_around: { x: number; y: number } | null;
  parts: (SheetText | SheetCode | SheetLine)[];
};
export type SheetPage = { width: number; height: number; groups: SheetGroup[] };

/** A text's width at type size 1. */
export type MeasureText = (text: string, face: SheetFace) => number;

type Box = { x: number; y: number; width: number; height: number };

const PAPER = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} satisfies Record<SheetPaper, { width: number; height: number }>;
const PAGE_CARDS = { 'card-a6': { width: 105, height: 148 }, 'card-a5': { width: 148, height: 210 } };
/** Of cards and stickers on a sheet; both papers hold them with room for the marks. */
const GRIDS = {
  cards: { columns: 2, rows: 2, width: 90, height: 125, code: 50 },
  stickers: { columns: 4, rows: 5, width: 48, height: 52, code: 32 },
};
/** A tent has a front, a back and a foot, each a third of the paper. */
const TENT_PANELS = 3;
const TENT_CODE = 58;
const CUT_MARK = 5;
/** From the cards to their marks, so that no part of a mark is left on a card that is cut a little wide. */
const CUT_GAP = 1.5;
/** ISO/IEC 18004 asks for four modules of white around a code: a code has at least 29 of them. */
const QUIET = 4 / 29;

/** The number of cards on one page. */
export const cardsOfPage = (kind: SheetKind): number =>
  kind === 'cards' || kind === 'stickers' ? GRIDS[kind].columns * GRIDS[kind].rows : 1;

/**
 * The pages of a sheet. A sheet that holds several cards repeats a single one until it is full; several codes are each
 * there once.
 */
export function layoutSheet(
  { kind, paper, cards }: { kind: SheetKind; paper: SheetPaper; cards: readonly SheetCard[] },
  measure: MeasureText,
): SheetPage[] {
  const onPage = cardsOfPage(kind);
  const indexes = cards.length === 1 ? Array.from({ length: onPage }, () => 0) : cards.map((_, index) => index);
  const pages: SheetPage[] = [];
  for (let from = 0; from < indexes.length; from += onPage)
    pages.push(layoutPage({ kind, paper }, indexes.slice(from, from + onPage), cards, measure));
  return pages;
}

function layoutPage(
  { kind, paper }: { kind: SheetKind; paper: SheetPaper },
  indexes: readonly number[],
  cards: readonly SheetCard[],
  measure: MeasureText,
): SheetPage {
  const cardAt = (index: number): SheetCard => {
    const card = cards[index];
    if (!card) throw new RangeError(`There is no card ${index}.`);
    return card;
  };
  const [first = 0] = indexes;
  if (kind === 'card-a6' || kind === 'card-a5') {
    const page = PAGE_CARDS[kind];
    const parts = uprightCard({ x: 0, y: 0, ...page }, page.width * 0.56, first, cardAt(first), measure);
    return { ...page, groups: [{ turned_around: null, parts }] };
  }
  const page = PAPER[paper];
  if (kind === 'tent') return { ...page, groups: tent(page, first, cardAt(first), measure) };
  const { columns, rows, width, height, code } = GRIDS[kind];
  const [left, top] = [(page.width - columns * width) / 2, (page.height - rows * height) / 2];
  const parts = indexes.flatMap((index, moduleIndex) => {
    const [column, row] = [moduleIndex % columns, Math.floor(moduleIndex / columns)];
    const box = { x: left + column * width, y: top + row * height, width, height };
    return kind === 'cards'
      ? uprightCard(box, code, index, cardAt(index), measure)
      : sticker(box, code, index, cardAt(index), measure);
  });
  const marks = cutMarks({ x: left, y: top, width: columns * width, height: rows * height }, columns, rows);
  return { ...page, groups: [{ turned_around: null, parts: [...parts, ...marks] }] };
}

type Line = { text: string; size: number; face: SheetFace; is_quiet: boolean; space_before: number };

const CAPITALS = 0.73;
/** Between the words of two languages on one line. */
export const WORDS_SEPARATOR = ' · ';

/** Text in the middle of `x`, smaller if it is wider than `most_width`. Returns the parts, the first baseline below `y`. */
function textBlock(
  lines: readonly Line[],
  x: number,
  y: number,
  most_width: number,
  measure: MeasureText,
): SheetText[] {
  let baseline = y;
  return lines.map(({ text, size: targetSize, face, is_quiet, space_before }) => {
    const unit = measure(text, face);
    const size = Math.min(targetSize, most_width / Math.max(unit, 0.001));
    baseline += space_before + targetSize * CAPITALS;
    return { kind: 'text', text, x, y: baseline, size, width: unit * size, face, is_quiet };
  });
}

const heightOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { size, space_before }) => sum + space_before + size * CAPITALS, 0);

/** The text below a code: that it is a test, how to use it, and its notes. */
function linesBelow({ words, notes, test }: SheetCard, unit: number): Line[] {
  const line = (text: string, size: number, look: Partial<Line> = {}): Line => ({
    text,
    size: size * unit,
    face: 'text',
    is_quiet: false,
    space_before: size * unit * 0.7,
    ...look,
  });
  return [
    ...(test === null ? [] : [line(test, 0.8, { is_quiet: true })]),
    ...words.map((text, index) => line(text, 1, { is_quiet: index > 0, face: index > 0 ? 'text' : 'strong' })),
    ...notes.map((text, index) => line(text, 0.9, { is_quiet: true, space_before: unit * (index === 0 ? 1.4 : 0.7) })),
  ];
}

/** The restaurant's name, the code and the words, one below the other, in the middle of the box. */
function uprightCard(
  { x, y, width, height }: Box,
  code: number,
  index: number,
  card: SheetCard,
  measure: MeasureText,
): (SheetText | SheetCode)[] {
  const unit = width * 0.055;
  const middle = x + width / 2;
  const textWidth = width * 0.86;
  const name: Line[] = [{ text: card.restaurant, size: unit * 1.5, face: 'title', is_quiet: false, space_before: 0 }];
  const below = linesBelow(card, unit);
  const gap = code * QUIET + unit * 0.4;
  const top = y + (height - heightOf(name) - code - heightOf(below) - 2 * gap) / 2;
  const codeTop = top + heightOf(name) + gap;
  return [
    ...textBlock(name, middle, top, textWidth, measure),
    { kind: 'code', card: index, x: middle - code / 2, y: codeTop, size: code },
    ...textBlock(below, middle, codeTop + code + gap - unit * 0.7, textWidth, measure),
  ];
}

function sticker(
  { x, y, width, height }: Box,
  code: number,
  index: number,
  card: SheetCard,
  measure: MeasureText,
): (SheetText | SheetCode)[] {
  const middle = x + width / 2;
  const textWidth = width * 0.88;
  const look = { face: 'text', is_quiet: false, space_before: 0 } as const;
  const above: Line[] = [{ ...look, text: card.test ?? card.words.join(WORDS_SEPARATOR), size: 3.2, face: 'strong' }];
  const [note] = card.notes;
  const below: Line[] = [{ ...look, text: note ?? card.restaurant, size: 3.2, is_quiet: note !== undefined }];
  const gap = code * QUIET;
  const top = y + (height - heightOf(above) - heightOf(below) - code - 2 * gap) / 2;
  return [
    ...textBlock(above, middle, top, textWidth, measure),
    { kind: 'code', card: index, x: middle - code / 2, y: top + heightOf(above) + gap, size: code },
    ...textBlock(below, middle, top + heightOf(above) + code + 2 * gap, textWidth, measure),
  ];
}

/** From the top: the back on its head, the front, and the foot, which is glued or put below the others. */
function tent(
  page: { width: number; height: number },
  index: number,
  card: SheetCard,
  measure: MeasureText,
): SheetGroup[] {
  const height = page.height / TENT_PANELS;
  const panel = (y: number) => lyingCard({ x: 0, y, width: page.width, height }, index, card, measure);
  const folds = Array.from({ length: TENT_PANELS - 1 }, (_, fold): SheetLine => {
    const y = (fold + 1) * height;
    return { kind: 'line', x1: 0, y1: y, x2: page.width, y2: y, is_fold: true };
  });
  return [
    { turned_around: { x: page.width / 2, y: height / 2 }, parts: panel(0) },
    { turned_around: null, parts: [...panel(height), ...folds] },
  ];
}

/** The code, and the words beside it. */
function lyingCard(
  { x, y, width, height }: Box,
  index: number,
  card: SheetCard,
  measure: MeasureText,
): (SheetText | SheetCode)[] {
  const unit = 6;
  const margin = (height - TENT_CODE) / 2;
  const left = x + margin + TENT_CODE + TENT_CODE * QUIET + unit;
  const textWidth = x + width - margin / 2 - left;
  const lines: Line[] = [
    { text: card.restaurant, size: unit * 1.5, face: 'title', is_quiet: false, space_before: 0 },
    ...linesBelow(card, unit),
  ];
  return [
    { kind: 'code', card: index, x: x + margin, y: y + margin, size: TENT_CODE },
    ...textBlock(lines, left + textWidth / 2, y + (height - heightOf(lines)) / 2, textWidth, measure),
  ];
}

/** Around the cards, at the ends of each line where the paper is cut. */
function cutMarks({ x, y, width, height }: Box, columns: number, rows: number): SheetLine[] {
  const mark = (x1: number, y1: number, x2: number, y2: number): SheetLine => ({
    kind: 'line',
    x1,
    y1,
    x2,
    y2,
    is_fold: false,
  });
  const marks: SheetLine[] = [];
  for (let column = 0; column <= columns; column += 1) {
    const columnX = x + (column * width) / columns;
    marks.push(mark(columnX, y - CUT_GAP - CUT_MARK, columnX, y - CUT_GAP));
    marks.push(mark(columnX, y + height + CUT_GAP, columnX, y + height + CUT_GAP + CUT_MARK));
  }
  for (let row = 0; row <= rows; row += 1) {
    const rowY = y + (row * height) / rows;
    marks.push(mark(x - CUT_GAP - CUT_MARK, rowY, x - CUT_GAP, rowY));
    marks.push(mark(x + width + CUT_GAP, rowY, x + width + CUT_GAP + CUT_MARK, rowY));
  }
  return marks;
}
