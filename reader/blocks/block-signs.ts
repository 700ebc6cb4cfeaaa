import type { Line } from '../lines/line.ts';
import type { Block } from './block.ts';
import { endsOpen, gapRatio, hasPrice, looksAlike, SMALLER, type Usual } from './line-likeness.ts';
import type { OpenLine } from './line-signs.ts';
import type { Tell } from './signs.ts';

/** Reports how well a line continues a title from the line before. */
export function tellTitlePair(line: Line, next: Line, usual: Usual, tell: Tell): void {
  tell('title pair', 1);
  tell('title pair: far', gapRatio(next, usual));
  if (!looksAlike(line, next)) tell('title pair: unlike', 1);
  if (endsOpen(line.text) || /^(?:\p{Ll}|[&+(])/u.test(next.text))
    tell(usual.lower && !endsOpen(line.text) ? 'title pair: goes on in lower' : 'title pair: goes on', 1);
  if (hasPrice(line) && hasPrice(next)) tell('title pair: both priced', 1);
  if (Math.abs(line.x0 - next.x0) > 2 * usual.body) tell('title pair: shifted', 1);
}

/** Reports how well a line continues a text from the line before, or follows it as a title's description. */
export function tellTextPair(
  before: OpenLine,
  { line: next }: OpenLine,
  afterText: boolean,
  usual: Usual,
  tell: Tell,
): void {
  const { line } = before;
  tell('text pair', 1);
  tell('text pair: far', gapRatio(next, usual));
  const isAlike = looksAlike(line, next);
  if (afterText) {
    if (!isAlike) tell('text pair: unlike text', 1);
    if (endsOpen(line.text)) tell('text pair: open end', 1);
    if (before.breaks_early) tell('text pair: early break', 1);
  } else {
    tell(isAlike ? 'text pair: like title' : 'text pair: unlike title', 1);
    if (next.size < SMALLER * line.size) tell('text pair: smaller', 1);
    if (hasPrice(next)) tell(isAlike ? 'text pair: priced like title' : 'text pair: priced unlike title', 1);
    if (hasPrice(next) && /^\p{Ll}/u.test(next.text)) tell('text pair: priced and lower', 1);
  }
  if (before.fixed !== undefined) tell('text pair: after own prices', 1);
}

/** Reports the features of a block as a whole, beside those of its lines and their pairs. */
export function tellBlock(block: Block, lines: OpenLine[], usual: Usual, tell: Tell): void {
  if (block.kind !== 'item') {
    tell(block.kind, 1);
    if (block.kind === 'heading') tellHeading(lines, tell);
    return;
  }
  tellPricing(lines, block, tell);
  if (lines[0]?.fixed === 'variant') tell('item: begins as a size', 1);
  const own = lines.slice(1).filter(({ fixed }) => fixed === 'price' || fixed === 'variant');
  if (own.length > 0) {
    tell('item: own price line', own.length);
    tell('item: own price far', own.filter(({ line }) => line.space / usual.body > 3).length);
  }
  const found = lines.slice(1).filter(({ listed }) => listed === 'unpriced').length;
  const isNameGoingOn = lines[0]?.listed === 'unpriced' && lines.slice(1).some(({ line }) => hasPrice(line));
  if (found > 0 || isNameGoingOn) tell('item: swallows a dish', found + (isNameGoingOn ? 1 : 0));
  const inside = Math.max(0, ...lines.slice(1).map(({ line }) => gapRatio(line, usual)));
  const above = lines[0]?.before ? gapRatio(lines[0].line, usual) : 1.5;
  if (inside > above + 0.3) tell('item: wider inside', 1);
  if (lines.length > block.titles) tell('item: described', 1);
}

function tellHeading(lines: OpenLine[], tell: Tell): void {
  if (lines.length > 1) tell('heading: goes on', lines.length - 1);
  if (lines.length > 1 && lines.at(-1)?.fixed !== undefined) tell('heading: price below', 1);
}

/** Prices on lines of their own, with or without a label, are one group; any other line with prices is a group, too. */
function tellPricing(lines: OpenLine[], { pricing, titles }: Extract<Block, { kind: 'item' }>, tell: Tell): void {
  const text = lines.filter(({ line, fixed }, index) => hasPrice(line) && (index === 0 || fixed === undefined));
  const hasOwn = lines.slice(1).some(({ fixed, line }) => isOwn(fixed) && line.prices.length > 0);
  if (text.length > 0) tell('item: second price', text.length - 1 + (hasOwn ? 1 : 0));
  else if (pricing === 'none') {
    if (lines.length > titles || lines.at(-1)?.line.leads)
      tell('item: text of names', lines.slice(titles).filter(({ listed }) => listed).length);
    else if (lines.length > 1 || !lines[0]?.listed) tell('item: bare', 1);
    else tell('item: bare among others', 1);
  }
}

const isOwn = (fixed: OpenLine['fixed']) => fixed === 'price' || fixed === 'variant';

/** Where the lines of an item have their prices. */
export function pricingOf(lines: OpenLine[], titles: number): Extract<Block, { kind: 'item' }>['pricing'] {
  const at = lines.findIndex(({ line, fixed }, index) => hasPrice(line) && (index === 0 || fixed === undefined));
  if (at >= 0) return at < titles ? 'title' : at === lines.length - 1 ? 'end' : 'middle';
  return lines.slice(1).some(({ fixed, line }) => isOwn(fixed) && hasPrice(line)) ? 'own' : 'none';
}
