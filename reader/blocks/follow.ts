import type { Block } from './block.ts';
import type { AddFeature } from './features.ts';
import { gapRatio, hasLikeLook, hasPrice, SMALLER, type Usual } from './line-likeness.ts';

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

/** The state after `block`, from the state before it. */
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
export function canFollow(before: State, lastBlock: Block | undefined, block: Block): boolean {
  if (block.kind !== 'note') return true;
  const [above, first] = [lastBlock?.lines.at(-1), block.lines[0]];
  return (before === 'heading' || before === 'priced heading') && above?.column === first?.column;
}

/** Adds how well `block` follows the block before it. */
export function addFollowingFeatures(
  before: State,
  lastBlock: Block | undefined,
  block: Block,
  usualLayout: Usual,
  add: AddFeature,
): void {
  const after = stateAfter(before, block);
  const first = block.lines[0];
  const above = lastBlock?.lines.at(-1);
  add(`${before} > ${after}`, 1);
  if (!first || !above || !lastBlock || first.column !== above.column) {
    if (lastBlock) add(`column > ${block.kind}`, 1);
    if (lastBlock) add(`${lastBlock.kind} > column`, 1);
    return;
  }
  const far = gapRatio(first, usualLayout);
  add(`${lastBlock.kind} > ${block.kind}: far`, far);
  const begins = lastBlock.lines[0];
  if (block.kind === 'heading' && lastBlock.kind === 'item' && begins && hasLikeLook(begins, first))
    add('heading like title before', 1);
  if (block.kind === 'item' && lastBlock.kind === 'heading' && above.size < SMALLER * first.size)
    add('small heading', 1);
  if (block.kind === 'item' && lastBlock.kind === 'item' && begins) {
    if (!hasLikeLook(begins, first)) add('title unlike title before', 1);
    if (Math.abs(begins.x0 - first.x0) > 0.7 * usualLayout.body) add('title not below title', 1);
  }
}
