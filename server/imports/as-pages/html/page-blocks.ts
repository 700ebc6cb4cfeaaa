import { hasPrice, isPrice, isPriceList } from '../lines/line-roles.ts';
import type { MenuLine } from '../lines/menu-line.ts';
import { readTextLines } from '../lines/read-text-lines.ts';
import {
  attributeOf,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isInline,
  isLeftOut,
  isText,
  MAX_DEPTH,
  textWithBreaks,
} from './html-tree.ts';

/** A part of a page, in the order of its text. */
export type PageBlock =
  | {
      kind: 'text';
      text: string;
      /** Of a heading, from 1. */
      level?: number;
      /** Set apart by its author as a name is: bold, or a class that says so. */
      isName: boolean;
      isListed: boolean;
    }
  /** Nothing but a price, or several. */
  | { kind: 'prices'; prices: string[] }
  /** A dish with its prices in the same line, and what is said of it. */
  | { kind: 'dish'; cells: readonly string[]; below: readonly string[]; isNamed: boolean; level?: number }
  /** A row of a table without a price: the labels of its columns. */
  | { kind: 'labels'; cells: readonly string[] };
export type TextBlock = Extract<PageBlock, { kind: 'text' }>;
export type PricesBlock = Extract<PageBlock, { kind: 'prices' }>;
export type DishBlock = Extract<PageBlock, { kind: 'dish' }>;

const HEADING_PATTERN = /^h([1-6])$/;
const NAME_PATTERN =
  /\b(?:(?:item|dish|product|menu|food|meal|plat|gericht)[-_]*)?(?:name|title|titre|nom|titel|nombre|titolo|heading)\b/i;
/** More of them beside each other are the page's layout, and no cells of a table of dishes. */
const MAX_CELL_BLOCKS = 6;
/** A longer text that a list has no price for is no name. */
const MAX_NAME_WORDS = 7;

type Segment = { text: string; isElement: boolean; isName: boolean };

/** The blocks of an element, dishes put together if the element has all their parts. */
export function blocksOf(
  nodes: readonly HtmlNode[],
  join: (blocks: readonly PageBlock[]) => PageBlock[],
  depth = 0,
): PageBlock[] {
  if (depth > MAX_DEPTH) return [];
  const blocks: PageBlock[] = [];
  let inlineNodes: HtmlNode[] = [];
  // One by one: a hostile page has more of them than a call may have arguments.
  const add = (moreBlocks: readonly PageBlock[]) => {
    for (const block of moreBlocks) blocks.push(block);
  };
  const flush = () => {
    add(linesOf(inlineNodes));
    inlineNodes = [];
  };
  for (const node of nodes) {
    if (isElement(node) && isLeftOut(node)) continue;
    if (isInline(node)) {
      inlineNodes.push(node);
      continue;
    }
    flush();
    if (isElement(node)) add(blocksOfElement(node));
  }
  flush();
  return join(blocks);

  function blocksOfElement(element: HtmlElement): PageBlock[] {
    const { tagName, childNodes } = element;
    if (tagName === 'table') return rowsOf(element).flatMap(blocksOfRow);
    if (tagName === 'pre') return readTextLines(textWithBreaks(element)).map(blockOfTextLine);
    const level = Number(HEADING_PATTERN.exec(tagName)?.[1] ?? 0);
    const children = blocksOf(childNodes, join, depth + 1);
    if (level > 0) return children.map((block) => asHeading(block, level));
    if (tagName === 'caption' || tagName === 'legend') return children.map((block) => asHeading(block, 3));
    if (tagName === 'dt' || isNamed(element)) return children.map(asName);
    return tagName === 'li' ? asEntry(children) : children;
  }

  function blocksOfRow(row: HtmlElement): PageBlock[] {
    const cellElements = row.childNodes.filter(isElement).filter((cell) => !isLeftOut(cell));
    const cells = cellElements
      .map((cell) => blocksOf(cell.childNodes, join, depth + 1))
      .filter((cell) => cell.length > 0);
    const isLayout = cells.some(
      (cell) => cell.length > MAX_CELL_BLOCKS || cell.filter(({ kind }) => kind === 'dish').length > 1,
    );
    const isHeader = cellElements.every(({ tagName }) => tagName === 'th');
    const [firstCell = [], ...otherCells] = cells;
    if (isLayout || cells.length === 0) return cells.flat();
    if (otherCells.length === 0)
      return isHeader || isNamedAlone(firstCell) ? firstCell.map((block) => asHeading(block, 3)) : firstCell;
    const texts = cells.map((cell) => cell.map(textOf).join(' '));
    const prices = otherCells.flatMap((cell) => cell.flatMap((block) => (block.kind === 'prices' ? block.prices : [])));
    if (prices.length === 0) return isHeader ? labelsOf(texts) : join(cells.flat());
    const [name, ...below] = [...firstCell, ...otherCells.flat().filter(({ kind }) => kind !== 'prices')].map(textOf);
    return [{ kind: 'dish', cells: [name ?? '', ...prices].filter(Boolean), below, isNamed: true }];
  }
}

function isNamedAlone(cell: readonly PageBlock[]): boolean {
  const [block] = cell;
  return cell.length === 1 && block?.kind === 'text' && block.isName;
}

/** "Dish, Price" says nothing; "Glass, Bottle" does. */
const SAYS_NOTHING_PATTERN = /^(?:prices?|prix|preise?|precios?|prezz[oi]|€|\$|£|eur|chf)\.?$/i;
const labelsOf = (cells: readonly string[]): PageBlock[] =>
  cells.some((cell) => SAYS_NOTHING_PATTERN.test(cell)) ? [] : [{ kind: 'labels', cells }];

/** The rows of a table itself, not those of tables in it. */
function rowsOf(table: HtmlElement): HtmlElement[] {
  return table.childNodes.filter(isElement).flatMap((part) => {
    if (isLeftOut(part)) return [];
    if (part.tagName === 'tr') return [part];
    // Browsers put the rest of what is in a table before it.
    if (part.tagName === 'caption') return [part];
    return rowsOf(part);
  });
}

/** A name that is set apart without being a heading. */
const NAME_LEVEL = 7;

/** Of a heading, or of what is set apart as one; 0 of every other text. */
export const levelOf = ({ level, isName }: Pick<TextBlock, 'level' | 'isName'>): number =>
  level ?? (isName ? NAME_LEVEL : 0);

export const textOf = (block: PageBlock): string =>
  block.kind === 'text' ? block.text : block.kind === 'prices' ? block.prices.join(' ') : block.cells.join(' ');

const asHeading = (block: PageBlock, level: number): PageBlock =>
  block.kind === 'text' || block.kind === 'dish' ? { ...block, level } : block;
const asName = (block: PageBlock): PageBlock => (block.kind === 'text' ? { ...block, isName: true } : block);

/** An entry of a list is one dish; all else in it belongs to the dish. */
function asEntry(blocks: readonly PageBlock[]): PageBlock[] {
  const [first, ...others] = blocks;
  if (first?.kind === 'dish' && others.every(({ kind }) => kind === 'text'))
    return [{ ...first, below: [...first.below, ...others.map(textOf)] }];
  return blocks.map((block, index) => (block.kind === 'text' && index === 0 ? { ...block, isListed: true } : block));
}

const isNamed = (element: HtmlElement): boolean =>
  ['b', 'strong'].includes(element.tagName) ||
  attributeOf(element, 'itemprop') === 'name' ||
  NAME_PATTERN.test(attributeOf(element, 'class') ?? '');

/** The lines of what runs within lines: each a text, prices, or both. */
function linesOf(nodes: readonly HtmlNode[]): PageBlock[] {
  const lines: Segment[][] = [[]];
  for (const node of nodes) {
    if (isElement(node) && isLeftOut(node)) continue;
    const isNamedElement = isElement(node) && (isNamed(node) || isOnlyChildNamed(node));
    const previousSegment = lines.at(-1)?.at(-1);
    if (isRaised(node) && previousSegment) {
      previousSegment.text = withRaised(previousSegment.text, inlineText(node));
      continue;
    }
    for (const [index, text] of inlineText(node).split('\n').entries()) {
      if (index > 0) lines.push([]);
      lines.at(-1)?.push({ text, isElement: isElement(node), isName: isNamedElement });
    }
  }
  return lines.flatMap(blocksOfLine);
}

function isOnlyChildNamed({ childNodes }: HtmlElement): boolean {
  const [child, ...others] = childNodes.filter((node) => isElement(node) || (isText(node) && node.value.trim() !== ''));
  return child !== undefined && others.length === 0 && isElement(child) && (isNamed(child) || isOnlyChildNamed(child));
}

function blockOfTextLine(line: MenuLine): PageBlock {
  if (hasPrice(line)) return { kind: 'dish', cells: line.cells, below: [], isNamed: false };
  const text = line.cells.join(' ');
  return line.mark === 'heading'
    ? { kind: 'text', text, level: 3, isName: false, isListed: false }
    : { kind: 'text', text, isName: line.mark === 'strong', isListed: false };
}

/** With line breaks only where the page has them. */
function inlineText(node: HtmlNode, depth = 0): string {
  if (isText(node)) return node.value.replace(/[\t\n\f\r ]+/g, ' ');
  if (!isElement(node) || isLeftOut(node) || depth > MAX_DEPTH) return '';
  if (node.tagName === 'br') return '\n';
  if (node.tagName === 'wbr') return '';
  let text = '';
  for (const child of node.childNodes) {
    const childText = inlineText(child, depth + 1);
    text = isRaised(child) ? withRaised(text, childText) : text + childText;
  }
  return text;
}

const isRaised = (node: HtmlNode): boolean => isElement(node) && ['sup', 'sub'].includes(node.tagName);

/** Cents, or the sign of an additive or an allergen, which must not become digits of the price before it. */
function withRaised(text: string, raisedText: string): string {
  const sign = raisedText.trim();
  if (/^\d\d$/.test(sign) && /(?:^|[^\d.,])\d{1,4}$/.test(text)) return `${text}.${sign}`;
  return RAISED_SIGNS_PATTERN.test(sign) ? `${text} (${sign})` : text + raisedText;
}
const RAISED_SIGNS_PATTERN = /^(?:\d{1,2}|[A-Z])(?:[,;. ]{1,3}(?:\d{1,2}|[A-Z])){0,30}$/;

function blocksOfLine(segments: readonly Segment[]): PageBlock[] {
  const parts = segments.filter(({ text }) => text.trim() !== '');
  const wholeText = clean(segments.map(({ text }) => text).join(''));
  if (wholeText === '') return [];
  if (isPrice(wholeText) || isPriceList(wholeText)) return [{ kind: 'prices', prices: [wholeText] }];
  const { words, prices } = splitPrices(parts);
  const [first, ...others] = words;
  if (!first) return [{ kind: 'prices', prices }];
  // Elements beside each other are parted by a style sheet: a name, and what is said of it.
  const isApart = others.length > 0 && words.every((part) => part.isElement) && first.isName;
  const name = isApart ? clean(first.text) : clean(words.map(({ text }) => text).join(' '));
  const below = isApart ? others.map(({ text }) => clean(text)) : [];
  if (prices.length > 0) return [{ kind: 'dish', cells: [name, ...prices], below, isNamed: first.isName }];
  if (hasPrice({ cells: [wholeText], gap: 0 })) {
    // Dots and wide gaps part a name from its price.
    const [line] = readTextLines(wholeText);
    return line ? [{ kind: 'dish', cells: line.cells, below: [], isNamed: first.isName }] : [];
  }
  const isName = first.isName && (isApart || others.length === 0);
  return [name, ...below].map((text, index) => ({
    kind: 'text',
    text,
    isName: index === 0 && isName && text.split(' ').length <= MAX_NAME_WORDS * 2,
    isListed: false,
  }));
}

/** Prices are parts of their own at either end; a sign of a currency may be one itself. */
function splitPrices(parts: readonly Segment[]): { words: Segment[]; prices: string[] } {
  let words = [...parts];
  const prices: string[] = [];
  const joined = (some: readonly Segment[]) => clean(some.map(({ text }) => text).join(''));
  // Numbers beside each other are two prices.
  const isOnePrice = (some: readonly Segment[]) =>
    some.filter(({ text }) => /\d/.test(text)).length === 1 && isPrice(joined(some));
  for (;;) {
    const count = [3, 2, 1].find((size) => size <= words.length && isOnePrice(words.slice(-size)));
    if (count === undefined) break;
    prices.unshift(joined(words.slice(-count)));
    words = words.slice(0, -count);
  }
  if (prices.length > 0) return { words: withoutLeaders(words), prices };
  const count = [3, 2, 1].find(
    (size) => size < words.length && words[size - 1]?.isElement && isOnePrice(words.slice(0, size)),
  );
  if (count === undefined || parts.length < 2) return { words, prices };
  return { words: words.slice(count), prices: [joined(words.slice(0, count))] };
}

/** Dots and dashes that a page draws from a name to its price. */
const withoutLeaders = (words: readonly Segment[]): Segment[] =>
  words
    .map((part, index) => (index === words.length - 1 ? { ...part, text: withoutEnd(part.text) } : part))
    .filter(({ text }) => text.trim() !== '');

const LEADER_SIGNS = new Set(' \n\t.·_…–—:-');

function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && LEADER_SIGNS.has(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

const clean = (text: string): string => text.replace(/\s+/g, ' ').trim();
