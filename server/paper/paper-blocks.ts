import type { MenuLocale } from '../../shared/locales.ts';
import { breakLines } from '../break-lines.ts';
import type { PaperFace, PaperFonts, PaperStyle } from '../paper-fonts.ts';
import type { Placeable } from './fill-columns.ts';
import {
  type DishText,
  type HeadText,
  type LocaleText,
  NO_PRICE,
  PART_SEPARATOR,
  type PaperContent,
  type PaperPrice,
  type PaperSection,
} from './paper-content.ts';

/** All measures are points. A piece's `x` and `y`, its baseline, count from the corner of its block. */
export type PaperPiece = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  style: PaperStyle;
  isQuiet: boolean;
};
/** One element of the document's structure: pieces that are read as one. */
export type PaperPart = { tag: 'H1' | 'H2' | 'P'; pieces: PaperPiece[] };
/** Dots from a name to its price, or a rule; nothing that is read. */
export type PaperLine = { kind: 'leader' | 'rule'; x1: number; x2: number; y: number };

export type PaperBlock = Placeable & {
  /** The dishes of a section are a list. */
  kind: 'heading' | 'note' | 'dish';
  section: number;
  /** Of all dishes; the parts of a dish that had to be divided have the same. */
  dish: number;
  parts: PaperPart[];
  lines: PaperLine[];
  /** Of the longest of the dish's descriptions. */
  description: { lines: number; characters: number; title: string };
};

export type BlockOptions = {
  /** The size of the dishes' names. */
  size: number;
  /** Of a column; two languages share it. */
  width: number;
  fonts: PaperFonts;
  /** Descriptions are cut there, to learn which are too long. */
  maxDescriptionLines: number;
};

/** In points: nothing is printed smaller, or numbers and keys couldn't be read. */
export const MIN_TYPE_SIZE = 6.5;

/** Type sizes and line heights, as multiples of the size of the dishes' names. */
const HEADING = { size: 1.7, line: 1.2 };
const DISH = { size: 1, line: 1.28 };
const DESCRIPTION = { size: 0.9, line: 1.36 };
const NOTE = { size: 0.8, line: 1.36 };
const MARKS = { size: 0.66 };
const MARKS_GAP = 0.35;
const ASCENT = 0.95;
const SPACE = { heading: 2.3, note: 0.35, first_dish: 0.85, dish: 0.82 };
const LANGUAGE_GAP = 2.4;
const PRICE_GAP = 0.9;
const SIZE_INDENT = 0.9;
/** Sizes that fit beside the name of a dish are printed there. */
const SIZES_SHARE = 0.55;

type Look = { size: number; line: number; face: PaperFace; isQuiet: boolean; hasLiningFigures?: boolean };

/** The menu as blocks, each as wide as a column. */
export function paperBlocks({ sections }: PaperContent, options: BlockOptions): PaperBlock[] {
  let dishCount = 0;
  return sections.flatMap((section, sectionIndex) => {
    const blocks = sectionBlocks(section, sectionIndex, dishCount, options);
    dishCount += section.dishes.length;
    return blocks;
  });
}

function sectionBlocks(
  { heads, dishes }: PaperSection,
  section: number,
  firstDish: number,
  options: BlockOptions,
): PaperBlock[] {
  const { size } = options;
  const base = { section, dish: -1, description: { lines: 0, characters: 0, title: '' } };
  const blocks: PaperBlock[] = [
    {
      ...base,
      ...cellsOf(heads, options, headingCell),
      kind: 'heading',
      space_before: SPACE.heading * size,
      isWithNext: true,
    },
  ];
  if (heads.some(({ description }) => description !== null))
    blocks.push({
      ...base,
      ...cellsOf(heads, options, noteCell),
      kind: 'note',
      space_before: SPACE.note * size,
      isWithNext: true,
    });
  dishes.forEach(({ title, texts }, index) => {
    const longestText = texts.reduce<{ lines: number; characters: number }>(
      (longest, text) => {
        const cell = new Cell(0, cellWidth(texts.length, options), options);
        const lineCount = descriptionLines(text, Number.POSITIVE_INFINITY, cell).length;
        return lineCount > longest.lines
          ? { lines: lineCount, characters: text.description?.text.length ?? 0 }
          : longest;
      },
      { lines: 0, characters: 0 },
    );
    blocks.push({
      ...base,
      ...cellsOf(texts, options, dishCell),
      kind: 'dish',
      dish: firstDish + index,
      description: { ...longestText, title },
      space_before: (index === 0 ? SPACE.first_dish : SPACE.dish) * size,
      // Neither a section's first dish nor its last is alone in a column.
      isWithNext: dishes.length > 2 && (index === 0 || index === dishes.length - 2),
    });
  });
  return blocks;
}

export const cellWidth = (languages: number, { size, width }: Pick<BlockOptions, 'size' | 'width'>): number =>
  (width - (languages - 1) * LANGUAGE_GAP * size) / languages;

/** Texts in several languages, side by side. */
function cellsOf<Text>(
  texts: readonly Text[],
  options: BlockOptions,
  layCell: (cell: Cell, text: Text, options: BlockOptions) => void,
): Pick<PaperBlock, 'height' | 'parts' | 'lines'> {
  const width = cellWidth(texts.length, options);
  const cells = texts.map((text, index) => {
    const cell = new Cell(index * (width + LANGUAGE_GAP * options.size), width, options);
    layCell(cell, text, options);
    return cell;
  });
  return {
    height: Math.max(...cells.map(({ y }) => y)),
    parts: cells.flatMap(({ parts }) => parts),
    lines: cells.flatMap(({ lines }) => lines),
  };
}

/** Sets texts one below the other. */
export class Cell {
  readonly parts: PaperPart[] = [];
  readonly lines: PaperLine[] = [];
  /** Where the next line begins. */
  y = 0;
  readonly x: number;
  readonly width: number;
  readonly #size: number;
  readonly #fonts: PaperFonts;

  constructor(x: number, width: number, { size, fonts }: Pick<BlockOptions, 'size' | 'fonts'>) {
    this.x = x;
    this.width = width;
    this.#size = size;
    this.#fonts = fonts;
  }

  styleOf({ face, hasLiningFigures = false }: Look, locale: MenuLocale): PaperStyle {
    return { face, locale, ...(hasLiningFigures && { hasLiningFigures }) };
  }

  /** In points. */
  typeSize({ size }: Pick<Look, 'size'>): number {
    return Math.max(size * this.#size, MIN_TYPE_SIZE);
  }

  widthOf(text: string, look: Look, locale: MenuLocale): number {
    return this.#fonts.measure(text, this.styleOf(look, locale)) * this.typeSize(look);
  }

  breakText(text: string, look: Look, locale: MenuLocale, width = this.width): string[] {
    return breakLines(text, width, (part) => this.widthOf(part, look, locale));
  }

  piece(text: string, x: number, y: number, look: Look, locale: MenuLocale): PaperPiece {
    const { isQuiet } = look;
    const width = this.widthOf(text.trimEnd(), look, locale);
    return { text, x, y, width, size: this.typeSize(look), style: this.styleOf(look, locale), isQuiet };
  }

  /** Begins the next line, and returns its baseline. */
  nextBaseline(look: Pick<Look, 'size' | 'line'>): number {
    const top = this.y;
    const size = this.typeSize(look);
    this.y += size * look.line;
    return top + (size * (look.line - 1)) / 2 + size * ASCENT * 0.9;
  }

  paragraph(
    text: string,
    look: Look,
    locale: MenuLocale,
    { tag = 'P', isCentred = false }: ParagraphOptions = {},
  ): void {
    this.setLines(this.breakText(text, look, locale), look, locale, { tag, isCentred });
  }

  setLines(
    texts: readonly string[],
    look: Look,
    locale: MenuLocale,
    { tag = 'P', isCentred = false }: ParagraphOptions = {},
  ): void {
    const pieces = texts.map((text) => {
      const baseline = this.nextBaseline(look);
      const x = isCentred ? this.x + (this.width - this.widthOf(text.trimEnd(), look, locale)) / 2 : this.x;
      return this.piece(text, x, baseline, look, locale);
    });
    if (pieces.length > 0) this.parts.push({ tag, pieces });
  }

  skip(share: number): void {
    this.y += share * this.#size;
  }

  /** A share of the type size, in points. */
  em(share: number): number {
    return share * this.#size;
  }
}

type ParagraphOptions = { tag?: PaperPart['tag']; isCentred?: boolean };

function headingCell(cell: Cell, { title, price }: HeadText): void {
  const look: Look = { ...HEADING, face: 'title', isQuiet: false };
  priceLine(cell, { label: title, price, marks: '' }, { look, tag: 'H2', hasLeader: false });
  cell.skip(0.3);
  cell.lines.push({ kind: 'rule', x1: cell.x, x2: cell.x + cell.width, y: cell.y });
}

function noteCell(cell: Cell, { description }: HeadText): void {
  if (description !== null) cell.paragraph(description.text, DESCRIPTION_LOOK, description.locale);
}

const DESCRIPTION_LOOK: Look = { ...DESCRIPTION, face: 'text', isQuiet: true };

function descriptionLines({ description }: Pick<DishText, 'description'>, maxLines: number, cell: Cell): string[] {
  if (description === null) return [];
  return cell.breakText(description.text, DESCRIPTION_LOOK, description.locale).slice(0, maxLines);
}

function dishCell(cell: Cell, text: DishText, options: BlockOptions): void {
  const { label, sizes, taxes, description } = text;
  const look: Look = { ...DISH, face: 'strong', isQuiet: false };
  const inlineSizes = sizes.every(({ marks }) => marks === '') ? inlineOf(sizes) : undefined;
  const hasInlineSizes =
    inlineSizes !== undefined &&
    text.price === null &&
    cell.widthOf(inlineSizes.text, PRICE_LOOK, inlineSizes.locale) <= cell.width * SIZES_SHARE &&
    cell.widthOf(label.text, look, label.locale) +
      cell.widthOf(inlineSizes.text, PRICE_LOOK, inlineSizes.locale) +
      cell.em(2) <=
      cell.width;
  const price = hasInlineSizes ? inlineSizes : text.price;
  priceLine(cell, { ...text, price }, { look, taxes: price === null ? '' : taxes });
  if (description !== null)
    cell.setLines(descriptionLines(text, options.maxDescriptionLines, cell), DESCRIPTION_LOOK, description.locale);
  if (!hasInlineSizes)
    for (const size of sizes)
      priceLine(cell, size, {
        look: { ...DESCRIPTION, face: 'text', isQuiet: false },
        indent: cell.em(SIZE_INDENT),
        taxes: size.price?.text === NO_PRICE ? '' : taxes,
      });
  for (const note of text.notes) cell.paragraph(note.text, { ...NOTE, face: 'text', isQuiet: true }, note.locale);
}

const PRICE_LOOK: Look = { ...DISH, face: 'text', isQuiet: false, hasLiningFigures: true };

/** "glass $8 · bottle $40", if they are few, and in one language. */
function inlineOf(sizes: readonly PaperPrice[]): LocaleText | undefined {
  const [first] = sizes;
  if (!first || sizes.length > 3) return undefined;
  const { locale } = first.label;
  if (sizes.some(({ label, price }) => label.locale !== locale || (price && price.locale !== locale))) return undefined;
  const parts = sizes.map(({ label, price }) => [label.text, price?.text].filter(Boolean).join('\u00a0'));
  return { text: parts.join(PART_SEPARATOR), locale };
}

type PriceLineOptions = {
  look: Look;
  tag?: PaperPart['tag'];
  taxes?: string;
  indent?: number;
  hasLeader?: boolean;
};

/** A name, the numbers of its allergens, and at the right of its last line the price. */
function priceLine(cell: Cell, line: PaperPrice, options: PriceLineOptions): void {
  const { price, marks } = line;
  const { text: label, locale } = line.label;
  const { look, tag = 'P', taxes = '', indent = 0, hasLeader = true } = options;
  const priceLook: Look = { ...PRICE_LOOK, size: Math.min(look.size, DISH.size * 1.15), line: look.line };
  const marksLook: Look = { ...MARKS, line: 1, face: 'text', isQuiet: true };
  const taxesWidth = taxes === '' ? 0 : cell.widthOf(taxes, marksLook, locale) + cell.em(0.15);
  // A price in words may be long: it gets lines of its own then.
  const priceWidth = price === null ? 0 : cell.widthOf(price.text, priceLook, price.locale);
  const isBeside = priceWidth <= cell.width * SIZES_SHARE;
  const right = cell.x + cell.width - taxesWidth;
  const labelWidth =
    cell.width - indent - (price !== null && isBeside ? priceWidth + taxesWidth + cell.em(PRICE_GAP) : 0);
  const marksWidth = marks === '' ? 0 : cell.widthOf(marks, marksLook, locale) + cell.em(MARKS_GAP);
  const labelLines = label === '' ? [''] : breakLabel(cell, label, { look, locale, width: labelWidth, marksWidth });
  const labelPieces: PaperPiece[] = [];
  let baseline = 0;
  let labelEnd = cell.x + indent;
  for (const labelLine of labelLines) {
    baseline = cell.nextBaseline(look);
    if (labelLine !== '') labelPieces.push(cell.piece(labelLine, cell.x + indent, baseline, look, locale));
    labelEnd = cell.x + indent + cell.widthOf(labelLine.trimEnd(), look, locale);
  }
  if (marks !== '') {
    if (labelEnd + marksWidth > cell.x + indent + labelWidth) {
      for (const marksLine of cell.breakText(marks, marksLook, locale, labelWidth)) {
        baseline = cell.nextBaseline({ size: look.size * 0.85, line: look.line });
        labelPieces.push(cell.piece(marksLine, cell.x + indent, baseline, marksLook, locale));
        labelEnd = cell.x + indent + cell.widthOf(marksLine.trimEnd(), marksLook, locale);
      }
    } else {
      labelPieces.push(
        cell.piece(marks, labelEnd + cell.em(MARKS_GAP), baseline - cell.em(look.size * 0.28), marksLook, locale),
      );
      labelEnd += marksWidth;
    }
  }
  if (labelPieces.length > 0) cell.parts.push({ tag, pieces: labelPieces });
  if (price === null) return;
  const taxesPiece = (x: number, y: number) =>
    taxes === '' ? [] : [cell.piece(taxes, x + cell.em(0.15), y - cell.em(0.28), marksLook, locale)];
  if (!isBeside) {
    const priceLines = cell.breakText(price.text, priceLook, price.locale, cell.width - taxesWidth);
    cell.setLines(priceLines, priceLook, price.locale);
    const lastPiece = cell.parts.at(-1)?.pieces.at(-1);
    if (lastPiece) cell.parts.at(-1)?.pieces.push(...taxesPiece(lastPiece.x + lastPiece.width, lastPiece.y));
    return;
  }
  const pricePieces = [
    cell.piece(price.text, right - priceWidth, baseline, priceLook, price.locale),
    ...taxesPiece(right, baseline),
  ];
  cell.parts.push({ tag: 'P', pieces: pricePieces });
  const [x1, x2] = [labelEnd + cell.em(0.5), right - priceWidth - cell.em(0.5)];
  if (hasLeader && x2 - x1 > cell.em(1.2)) cell.lines.push({ kind: 'leader', x1, x2, y: baseline });
}

/** So that the numbers follow the last word, unless they are too many for that. */
function breakLabel(
  cell: Cell,
  label: string,
  { look, locale, width, marksWidth }: { look: Look; locale: MenuLocale; width: number; marksWidth: number },
): string[] {
  const lines = cell.breakText(label, look, locale, width);
  const lastLine = lines.at(-1)?.trimEnd() ?? '';
  const isFree = cell.widthOf(lastLine, look, locale) + marksWidth <= width;
  return isFree || marksWidth > width / 2 ? lines : cell.breakText(label, look, locale, width - marksWidth);
}

/** Divides a block that is higher than a column: at most `maxHeight` of it, and what remains. */
export function divideBlock(block: PaperBlock, maxHeight: number): PaperBlock[] {
  if (block.height <= maxHeight) return [block];
  const baselines = block.parts.flatMap(({ pieces }) => pieces.map(({ y }) => y)).sort((a, b) => a - b);
  // A line's descenders are below its baseline.
  const cut = baselines.findLast((y) => y <= maxHeight * 0.97);
  const next = baselines.find((y) => cut !== undefined && y > cut + 0.01);
  if (cut === undefined || next === undefined) return [block];
  const top = (cut + next) / 2;
  const partsOf = (isIn: (y: number) => boolean, shift: number) =>
    block.parts.flatMap(({ tag, pieces }) => {
      const inside = pieces.filter(({ y }) => isIn(y)).map((piece) => ({ ...piece, y: piece.y - shift }));
      return inside.length > 0 ? [{ tag, pieces: inside }] : [];
    });
  const head = {
    ...block,
    height: Math.min(top, maxHeight),
    isWithNext: false,
    parts: partsOf((y) => y <= cut, 0),
    lines: block.lines.filter(({ y }) => y <= cut),
  };
  const rest = {
    ...block,
    height: block.height - top,
    space_before: 0,
    parts: partsOf((y) => y > cut, top),
    lines: block.lines.filter(({ y }) => y > cut).map((line) => ({ ...line, y: line.y - top })),
  };
  return [head, ...divideBlock(rest, maxHeight)];
}
