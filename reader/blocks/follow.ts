import type { Block } from './block.ts';
import type { AddFeature } from './features.ts';
import { gapRatio, hasPrice, looksAlike, SMALLER, type Usual } from './line-likeness.ts';

/**
 * The states that the next block depends on: the last block's kind, and for headings, notes and dishes whether the
 * group has a shared price ("priced heading", then "shared" dishes) or the dish has its own.
 */
export const STATES = [
  'start',
  'heading',
  'priced heading',
  'note',
  'priced note',
  'noise',
  'labels',
  'option',
  'price',
  'item',
  'bare',
  'shared',
] as const;
export type State = (typeof STATES)[number];

const SHARING: readonly State[] = ['priced heading', 'priced note', 'shared'];

/** The state after `block`, given the state before it. */
export function stateAfter(before: State, block: Block): State {
  const isShared = SHARING.includes(before);
  const isPriced = block.lines.some(hasPrice);
  if (block.kind === 'heading') return isPriced ? 'priced heading' : 'heading';
  if (block.kind === 'note') return isPriced || isShared ? 'priced note' : 'note';
  if (block.kind === 'item') return block.pricing !== 'none' ? 'item' : isShared ? 'shared' : 'bare';
  if (block.kind === 'price') return before === 'start' || before === 'heading' ? 'priced note' : 'price';
  return block.kind;
}

/** Whether a block is allowed there: notes only follow headings, in the same column. */
export function canFollow(before: State, last: Block | undefined, block: Block): boolean {
  if (block.kind !== 'note') return true;
  const [above, first] = [last?.lines.at(-1), block.lines[0]];
  return (before === 'heading' || before === 'priced heading') && above?.column === first?.column;
}

/** Adds how well `block` follows the block before it. */
export function addFollowingFeatures(
  before: State,
  last: Block | undefined,
  block: Block,
  usual: Usual,
  add: AddFeature,
): void {
  const after = stateAfter(before, block);
  const first = block.lines[0];
  const above = last?.lines.at(-1);
  add(`${before} > ${after}`, 1);
  if (!first || !above || !last || first.column !== above.column) {
    if (last) add(`column > ${block.kind}`, 1);
    if (last) add(`${last.kind} > column`, 1);
    return;
  }
  const far = gapRatio(first, usual);
  add(`${last.kind} > ${block.kind}: far`, far);
  const begins = last.lines[0];
  if (block.kind === 'heading' && last.kind === 'item' && begins && looksAlike(begins, first))
    add('heading like title before', 1);
  if (block.kind === 'item' && last.kind === 'heading' && above.size < SMALLER * first.size) add('small heading', 1);
  if (block.kind === 'item' && last.kind === 'item' && begins) {
    if (!looksAlike(begins, first)) add('title unlike title before', 1);
    if (Math.abs(begins.x0 - first.x0) > 0.7 * usual.body) add('title not below title', 1);
  }
}
