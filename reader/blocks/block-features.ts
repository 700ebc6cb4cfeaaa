import type { Line } from '../lines/line.ts';
import type { Block } from './block.ts';
import type { AddFeature } from './features.ts';
import type { OpenLine } from './line-features.ts';
import { gapRatio, hasLikeLook, hasOpenEnd, hasPrice, SMALLER, type Usual } from './line-likeness.ts';

/** Adds how well a line continues a title from the line before. */
export function addTitlePairFeatures(line: Line, next: Line, usualLayout: Usual, add: AddFeature): void {
  add('title pair', 1);
  add('title pair: far', gapRatio(next, usualLayout));
  if (!hasLikeLook(line, next)) add('title pair: unlike', 1);
  if (hasOpenEnd(line.text) || /^(?:\p{Ll}|[&+(])/u.test(next.text))
    add(usualLayout.lower && !hasOpenEnd(line.text) ? 'title pair: goes on in lower' : 'title pair: goes on', 1);
  if (hasPrice(line) && hasPrice(next)) add('title pair: both priced', 1);
  if (Math.abs(line.x0 - next.x0) > 2 * usualLayout.body) add('title pair: shifted', 1);
}

/** Adds how well a line continues a text from the line before, or follows it as a title's description. */
export function addTextPairFeatures(
  before: OpenLine,
  { line: next }: OpenLine,
  isAfterText: boolean,
  usualLayout: Usual,
  add: AddFeature,
): void {
  const { line } = before;
  add('text pair', 1);
  add('text pair: far', gapRatio(next, usualLayout));
  const isAlike = hasLikeLook(line, next);
  if (isAfterText) {
    if (!isAlike) add('text pair: unlike text', 1);
    if (hasOpenEnd(line.text)) add('text pair: open end', 1);
    if (before.breaks_early) add('text pair: early break', 1);
  } else {
    add(isAlike ? 'text pair: like title' : 'text pair: unlike title', 1);
    if (next.size < SMALLER * line.size) add('text pair: smaller', 1);
    if (hasPrice(next)) add(isAlike ? 'text pair: priced like title' : 'text pair: priced unlike title', 1);
    if (hasPrice(next) && /^\p{Ll}/u.test(next.text)) add('text pair: priced and lower', 1);
  }
  if (before.fixed !== undefined) add('text pair: after own prices', 1);
}

/** Adds the features of a block as a whole, beside those of its lines and their pairs. */
export function addBlockFeatures(block: Block, lines: OpenLine[], usualLayout: Usual, add: AddFeature): void {
  if (block.kind !== 'item') {
    add(block.kind, 1);
    if (block.kind === 'heading') addHeadingFeatures(lines, add);
    return;
  }
  addPricingFeatures(lines, block, add);
  if (lines[0]?.fixed === 'variant') add('item: begins as a size', 1);
  const linesOfOwn = lines.slice(1).filter(({ fixed }) => isOwn(fixed));
  if (linesOfOwn.length > 0) {
    add('item: own price line', linesOfOwn.length);
    add('item: own price far', linesOfOwn.filter(({ line }) => line.space / usualLayout.body > 3).length);
  }
  const unpricedCount = lines.slice(1).filter(({ listed }) => listed === 'unpriced').length;
  const isNameGoingOn = lines[0]?.listed === 'unpriced' && lines.slice(1).some(({ line }) => hasPrice(line));
  if (unpricedCount > 0 || isNameGoingOn) add('item: swallows a dish', unpricedCount + (isNameGoingOn ? 1 : 0));
  const inside = Math.max(0, ...lines.slice(1).map(({ line }) => gapRatio(line, usualLayout)));
  const above = lines[0]?.before ? gapRatio(lines[0].line, usualLayout) : 1.5;
  if (inside > above + 0.3) add('item: wider inside', 1);
  if (lines.length > block.titles) add('item: described', 1);
}

function addHeadingFeatures(lines: OpenLine[], add: AddFeature): void {
  if (lines.length > 1) add('heading: goes on', lines.length - 1);
  if (lines.length > 1 && lines.at(-1)?.fixed !== undefined) add('heading: price below', 1);
}

/** Prices on lines of their own, with or without a label, are one group; any other line with prices is a group, too. */
function addPricingFeatures(
  lines: OpenLine[],
  { pricing, titles }: Extract<Block, { kind: 'item' }>,
  add: AddFeature,
): void {
  const text = lines.filter(({ line, fixed }, index) => hasPrice(line) && (index === 0 || fixed === undefined));
  const hasOwn = lines.slice(1).some(({ fixed, line }) => isOwn(fixed) && line.prices.length > 0);
  if (text.length > 0) add('item: second price', text.length - 1 + (hasOwn ? 1 : 0));
  else if (pricing === 'none') {
    if (lines.length > titles || lines.at(-1)?.line.leads)
      add('item: text of names', lines.slice(titles).filter(({ listed }) => listed).length);
    else if (lines.length > 1 || !lines[0]?.listed) add('item: bare', 1);
    else add('item: bare among others', 1);
  }
}

const isOwn = (fixed: OpenLine['fixed']) => fixed === 'price' || fixed === 'variant';

/** Where the lines of an item have their prices. */
export function pricingOf(lines: OpenLine[], titles: number): Extract<Block, { kind: 'item' }>['pricing'] {
  const pricedIndex = lines.findIndex(
    ({ line, fixed }, index) => hasPrice(line) && (index === 0 || fixed === undefined),
  );
  if (pricedIndex >= 0) return pricedIndex < titles ? 'title' : pricedIndex === lines.length - 1 ? 'end' : 'middle';
  return lines.slice(1).some(({ fixed, line }) => isOwn(fixed) && hasPrice(line)) ? 'own' : 'none';
}
