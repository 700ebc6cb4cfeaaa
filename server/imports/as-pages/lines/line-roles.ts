import { parsePriceToken, parsePriceTokens } from '../../../../reader/prices/price-token.ts';
import { textBeforeDateRange } from '../../../../reader/words/date-ranges.ts';
import { SECTION_NAMES } from '../../../../reader/words/vocabulary.ts';
import { priceInName } from '../../../../shared/price-in-name.ts';
import { hasPrintedAmount } from '../../../../shared/suspicious-amounts.ts';
import type { MenuLine } from './menu-line.ts';

/** How a line is set: a heading of a section, a dish's own line, or what is said of it. */
export type LineRole = 'heading' | 'name' | 'text';

const MAX_HEADING_CHARACTERS = 48;
const MAX_HEADING_WORDS = 6;
const MAX_TITLE_WORDS = 4;
/** In a text with fewer lines below its dishes than this share of them, a line without a price is a heading. */
const FEW_DESCRIPTIONS = 0.45;
/** If so many lines have a blank one above, blank lines part lines and not dishes. */
const DOUBLE_SPACED = 0.8;

/** Whether a cell or a line is a price, or several. */
export const isPrice = (text: string): boolean =>
  parsePriceTokens(text.replace(/[\s\u00a0\u202f]/g, '')) !== undefined || NAMED_CURRENCY_PATTERN.test(text);

/** "Glass 9 / Bottle 48": prices with or without their sizes. */
export const isPriceList = (text: string): boolean => {
  const parts = text.split(' / ');
  return parts.length > 1 && parts.every((part) => priceAtEnd(part) !== undefined);
};

/** How many words at the end of a text are its price. */
function priceAtEnd(text: string): number | undefined {
  const words = text.trim().split(' ');
  return [1, 2].find((count) => count <= words.length && isPrice(words.slice(-count).join(' ')));
}

/**
 * "Merlot 12 cl 6.50 / 75 cl 28" → "Merlot" and "12 cl 6.50 / 75 cl 28": the first size has as many words as the second.
 * Undefined if there is no such list at the end.
 */
export function splitPriceList(text: string): [name: string, prices: string] | undefined {
  const [first = '', ...others] = text.split(' / ');
  if (others.length === 0 || !isPriceList(text)) return undefined;
  const labelWords = ([second = '']: string[]) => second.trim().split(' ').length - (priceAtEnd(second) ?? 0);
  const words = first.trim().split(' ');
  const count = labelWords(others) + (priceAtEnd(first) ?? 0);
  if (count >= words.length) return undefined;
  return [words.slice(0, -count).join(' '), [words.slice(-count).join(' '), ...others].join(' / ')];
}

const NAMED_CURRENCY_PATTERN = /^\d{1,6}(?:[.,]\d{1,3})?\s?(?:[A-Z]{3}|euros?|dollars?|kr|zł|Kč|Ft|lei|元|円|원)\.?$/;

/** Whether a line ends with a price, or is one. Dates may follow it. */
export const hasPrice = ({ cells }: MenuLine): boolean => hasPriceIn(cells);

function hasPriceIn(cells: readonly string[]): boolean {
  const textBeforeDates = textBeforeDateRange(cells.join(' '));
  if (textBeforeDates !== undefined) return hasPriceBefore(cells, textBeforeDates);
  const lastCell = cells.at(-1) ?? '';
  if (isPriceList(lastCell)) return true;
  if (cells.length > 1 && cells.some((cell) => isPrice(cell))) return true;
  if (isPrice(lastCell) || priceInName(lastCell) !== null) return true;
  const token = parsePriceToken(lastCell.split(' ').at(-1) ?? '');
  return token !== undefined && token.kind !== 'bare';
}

/** Whether the cells have a price before their dates; a number in one's own words may be anything: "Week 2". */
function hasPriceBefore(cells: readonly string[], textBeforeDates: string): boolean {
  let start = 0;
  const cellsBefore = cells.flatMap((cell) => {
    const text = textBeforeDates.slice(start, start + cell.length).trim();
    start += cell.length + 1;
    return text === '' ? [] : [text];
  });
  const [first = '', ...otherCells] = cellsBefore;
  return (otherCells.length > 0 || hasPrintedAmount(first)) && hasPriceIn(cellsBefore);
}

type RatedLine = MenuLine & { isPriced: boolean; isBarePrice: boolean };

/** What each line is, by its author's marks, and else by prices, blank lines and capitals. */
export function rolesOf(givenLines: readonly MenuLine[]): LineRole[] {
  const spacing = isDoubleSpaced(givenLines) ? 1 : 0;
  const lines = givenLines.map((line) => ({
    ...line,
    gap: Math.max(0, line.gap - spacing),
    isPriced: hasPrice(line),
    isBarePrice: line.cells.every((cell) => isPrice(cell)),
  }));
  const blocks = toBlocks(lines);
  const hasBlocks = blocks.length > 1;
  const hasListBlocks = blocks.some((block) => countDishes(block) > 1);
  const hasFewDescriptions = isSparse(lines);
  // Where another line above a priced one is a dish's name, so may this one be.
  const hasSectionsOfOne = blocks.every((block) => !isPair(block) || isHeadingOfOne(block));
  // Who marks headings marks all of them.
  const hasMarks = lines.filter(({ mark }) => mark === 'heading').length > 1;
  const roles = blocks.flatMap((block) => {
    const hasHeading =
      block[0]?.mark === 'heading' ||
      (!hasMarks && hasBlocks && isHeadingOfBlock(block, hasListBlocks)) ||
      (!hasMarks && hasSectionsOfOne && isHeadingOfOne(block));
    return block.map((line, index): LineRole => {
      if (line.mark === 'heading') return 'heading';
      if (index === 0 && hasHeading) return 'heading';
      if (isOfDates(line)) return 'text';
      const next = block[index + 1];
      if (
        !hasMarks &&
        canBeHeading(line, next) &&
        next?.isPriced &&
        !next.isBarePrice &&
        isHeadingWithin(line, index === 0)
      )
        return 'heading';
      if (line.isPriced && !line.isBarePrice && !(isDescriptionWithPrice(block, index) && !hasHeading)) return 'name';
      return line.mark === 'strong' || (index === 0 && countDishes(block) <= 1) ? 'name' : 'text';
    });
  });
  return roles;

  function isHeadingWithin(line: RatedLine, isFirst: boolean): boolean {
    // The labels of columns.
    if (line.cells.length > 1) return true;
    if (isCapitals(textOf(line)) || line.mark === 'strong') return !isFirst || hasListBlocks || !hasBlocks;
    return hasFewDescriptions && isTitleLike(textOf(line)) && (!hasBlocks || !isFirst || hasListBlocks);
  }
}

const textOf = ({ cells }: MenuLine): string => cells.join(' ');

/** "Week of June 3 - 9": dates and no price. */
const isOfDates = (line: RatedLine): boolean => !line.isPriced && textBeforeDateRange(textOf(line)) !== undefined;

function isDoubleSpaced(lines: readonly MenuLine[]): boolean {
  const below = lines.slice(1);
  return below.length > 2 && below.filter(({ gap }) => gap > 0).length >= below.length * DOUBLE_SPACED;
}

function toBlocks(lines: readonly RatedLine[]): RatedLine[][] {
  const blocks: RatedLine[][] = [];
  for (const line of lines) {
    const lastBlock = blocks.at(-1);
    if (lastBlock && line.gap === 0) lastBlock.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

/** Lines with a name and a price. */
const countDishes = (block: readonly RatedLine[]): number =>
  block.filter(({ isPriced, isBarePrice }) => isPriced && !isBarePrice).length;

/** @param next The line below: its columns may have their labels beside the heading. */
function canBeHeading(line: RatedLine, next: RatedLine | undefined): boolean {
  const text = textOf(line);
  return (
    !line.isPriced &&
    (line.cells.length === 1 || (next?.isPriced === true && line.cells.length === next.cells.length)) &&
    text.length <= MAX_HEADING_CHARACTERS &&
    text.split(' ').length <= MAX_HEADING_WORDS &&
    !/[.,;]$/.test(text) &&
    /\p{L}/u.test(text)
  );
}

/** The first line of a block: the only one, or above several dishes. */
function isHeadingOfBlock(block: readonly RatedLine[], hasListBlocks: boolean): boolean {
  const [first, second] = block;
  if (!first || !canBeHeading(first, second)) return false;
  if (block.length === 1 || countDishes(block) > 1) return true;
  // "Holiday menu", then when it is served.
  if (block.slice(1).every(isOfDates)) return true;
  if (!second?.isPriced || second.isBarePrice) return false;
  return hasListBlocks && isTitleLike(textOf(second));
}

/** Whether a block is a line without a price above the only one that has a price. */
const isPair = (block: readonly RatedLine[]): boolean => {
  const [first, second] = block;
  return first?.isPriced === false && second?.isPriced === true && !second.isBarePrice && countDishes(block) === 1;
};

/** "Desserts", then "Flan 8": the name of a section that is no dish's, and a description rarely looks like a name. */
function isHeadingOfOne(block: readonly RatedLine[]): boolean {
  const [first, second] = block;
  if (!first || !second || !isPair(block) || !canBeHeading(first, second)) return false;
  const [word = '', ...otherWords] = textOf(first).toLowerCase().split(' ').reverse();
  return otherWords.length < 2 && SECTION_NAMES.has(word) && isTitleLike(textOf(second));
}

/** "Soup", then "leeks, cream 9": the price is the soup's. */
function isDescriptionWithPrice(block: readonly RatedLine[], index: number): boolean {
  const line = block[index];
  const [first] = block;
  return (
    index > 0 && line !== undefined && first?.isPriced === false && first.cells.length === 1 && countDishes(block) <= 1
  );
}

/** Few of the lines with a price have one without below, besides the headings above the next. */
function isSparse(lines: readonly RatedLine[]): boolean {
  const priced = lines.filter(({ isPriced }) => isPriced).length;
  const others = lines.length - priced;
  return priced > 2 && others <= priced * FEW_DESCRIPTIONS;
}

const isCapitals = (text: string): boolean =>
  text === text.toUpperCase() && text !== text.toLowerCase() && (text.match(/\p{L}/gu)?.length ?? 0) > 2;

const isTitleLike = (text: string): boolean =>
  text.split(' ').length <= MAX_TITLE_WORDS && !text.includes(',') && /^\P{Ll}/u.test(text);
