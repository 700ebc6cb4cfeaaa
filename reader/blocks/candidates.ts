import type { Block } from './block.ts';
import { addBlockFeatures, addTextPairFeatures, addTitlePairFeatures, pricingOf } from './block-features.ts';
import { type AddFeature, ROLES, type Role, tagOf, type Weights, weigh } from './features.ts';
import { addLineFeatures, type OpenLine } from './line-features.ts';
import { gapRatio, hasLikeLook, hasPrice, type Usual } from './line-likeness.ts';

const MAX_TITLES = 3;
const MAX_LINES = 9;
const MAX_HEADING_LINES = 3;
const MAX_HEADING_SPACE = 0.9;
const MAX_NOTE_LINES = 5;

/** A possible block, where it ends, the role of each of its open lines, and its score from its own features. */
export type Candidate = { block: Block; end: number; roles: (Role | undefined)[]; score: number };

/** All that rounds don't change: the scores of lines by themselves, and all blocks that can begin at each line. */
export type SearchInput = { open: OpenLine[]; usualLayout: Usual; candidates: Candidate[][] };

export function openScene(open: OpenLine[], usualLayout: Usual, weights: Weights): SearchInput {
  const byRole = open.map((line) => scoreLine(line, usualLayout, weights));
  const titlePairs = open.map(
    (line) => line.next && weigh(weights, (add) => addPairFeatures('title', line, usualLayout, add)),
  );
  const textPairs = open.map(
    (line) => line.next && weigh(weights, (add) => addPairFeatures('text', line, usualLayout, add)),
  );
  const firstPairs = open.map(
    (line) => line.next && weigh(weights, (add) => addPairFeatures('first', line, usualLayout, add)),
  );
  const network = weights.get('network') ?? 0;
  const pairs = { title: titlePairs, text: textPairs, first: firstPairs };
  const candidates = open.map((_, start) =>
    [...blocksFrom(open, start, usualLayout)].map((block): Candidate => {
      const lines = open.slice(start, start + block.lines.length);
      const roles = rolesIn(block, lines);
      let score = weigh(weights, (add) => addBlockFeatures(block, lines, usualLayout, add));
      for (const [index, role] of roles.entries()) {
        if (role)
          score += (byRole[start + index]?.[role] ?? 0) + network * networkScore(open[start + index], role, index);
        const pair = pairAt(block, roles, index);
        if (pair) score += pairs[pair][start + index] ?? 0;
      }
      return { block, end: start + block.lines.length, roles, score };
    }),
  );
  return { open, usualLayout, candidates };
}

/** Adds all features that sum to a block's score, except those that rounds add. */
export function addCandidateFeatures(
  { block, roles }: Candidate,
  start: number,
  { open, usualLayout }: SearchInput,
  add: AddFeature,
): void {
  const lines = open.slice(start, start + block.lines.length);
  addBlockFeatures(block, lines, usualLayout, add);
  for (const [index, role] of roles.entries()) {
    const line = lines[index];
    if (role && line) addLineFeatures(line, usualLayout, (name, value) => add(`${role}: ${name}`, value));
    if (role && line) add('network', networkScore(line, role, index));
    const pair = pairAt(block, roles, index);
    if (pair && line) addPairFeatures(pair, line, usualLayout, add);
  }
}

/** How probable the network finds the role, as a logarithm; 0 for lines that it says nothing about. */
const networkScore = (line: OpenLine | undefined, role: Role, index: number): number =>
  line?.fixed === undefined ? (line?.tags?.[tagOf(role, index)] ?? 0) : 0;

function scoreLine(open: OpenLine, usualLayout: Usual, weights: Weights): Record<Role, number> {
  const scores: Record<Role, number> = { heading: 0, title: 0, description: 0, note: 0, noise: 0 };
  addLineFeatures(open, usualLayout, (name, value) => {
    for (const role of ROLES) scores[role] += (weights.get(`${role}: ${name}`) ?? 0) * value;
  });
  return scores;
}

/** A pair of titles, a pair of text lines, or a text's first line after the last title line. */
type Pair = 'title' | 'text' | 'first';

function addPairFeatures(pair: Pair, open: OpenLine, usualLayout: Usual, add: AddFeature): void {
  if (!open.next) return;
  if (pair === 'title') addTitlePairFeatures(open.line, open.next.line, usualLayout, add);
  else addTextPairFeatures(open, open.next, pair === 'text', usualLayout, add);
}

/** The relation of the line at `index` of a block to the next one; undefined if the next one is not text. */
function pairAt(block: Block, roles: (Role | undefined)[], index: number): Pair | undefined {
  const next = roles[index + 1];
  if (index + 1 >= block.lines.length || next === undefined) return undefined;
  if (block.kind === 'note') return 'text';
  if (block.kind !== 'item') return undefined;
  if (index + 1 < block.titles) return 'title';
  return index + 1 === block.titles ? 'first' : 'text';
}

/** Prices on lines of their own have no role; a size that begins an item has the role of a title. */
function rolesIn(block: Block, lines: OpenLine[]): (Role | undefined)[] {
  return lines.map(({ fixed }, index) => {
    if (block.kind === 'labels' || block.kind === 'option' || block.kind === 'price') return undefined;
    if (block.kind === 'item') {
      if (index < block.titles) return 'title';
      return fixed === undefined ? 'description' : undefined;
    }
    return fixed === undefined ? block.kind : undefined;
  });
}

/** All blocks that can begin at line `start`. Blocks don't cross columns. */
function* blocksFrom(open: OpenLine[], start: number, usualLayout: Usual): Generator<Block> {
  const first = open[start];
  if (!first) return;
  const lines = [first.line];
  if (first.fixed === 'noise' || first.fixed === 'labels' || first.fixed === 'option') {
    yield { kind: first.fixed, lines };
    return;
  }
  if (first.fixed === 'group') {
    yield { kind: 'price', lines };
    return;
  }
  yield { kind: 'noise', lines };
  if (hasPrice(first.line)) yield { kind: 'price', lines };
  if (first.fixed === 'variant') yield* itemsFrom(open, start);
  if (first.fixed === undefined) {
    yield* headingsFrom(open, start, usualLayout);
    yield* notesFrom(open, start);
    yield* itemsFrom(open, start);
  }
}

const linesOf = (open: OpenLine[], start: number, end: number) => open.slice(start, end).map(({ line }) => line);

/** Up to three lines; one more below them may hold the price of all the group's dishes. */
function* headingsFrom(open: OpenLine[], start: number, usualLayout: Usual): Generator<Block> {
  for (let end = start + 1; end <= start + MAX_HEADING_LINES; end += 1) {
    yield { kind: 'heading', lines: linesOf(open, start, end) };
    const [lastLine, next] = [open[end - 1], nextOf(open, end)];
    if (next?.fixed === 'price') yield { kind: 'heading', lines: linesOf(open, start, end + 1) };
    if (!lastLine || !next || next.fixed !== undefined) return;
    if (!hasLikeLook(lastLine.line, next.line) || gapRatio(next.line, usualLayout) > MAX_HEADING_SPACE) return;
  }
}

/** A note that a heading adds about its section: "served with fries". */
function* notesFrom(open: OpenLine[], start: number): Generator<Block> {
  for (let end = start + 1; end <= start + MAX_NOTE_LINES; end += 1) {
    yield { kind: 'note', lines: linesOf(open, start, end) };
    if (nextOf(open, end)?.fixed !== undefined || !nextOf(open, end)) return;
  }
}

function* itemsFrom(open: OpenLine[], start: number): Generator<Block> {
  for (let titles = 1; titles <= MAX_TITLES; titles += 1) {
    const lastTitle = open[start + titles - 1];
    if (!lastTitle || lastTitle.line.column !== open[start]?.line.column) return;
    const isSize = titles === 1 && lastTitle.fixed === 'variant';
    if (lastTitle.fixed !== undefined && !isSize) return;
    for (let end = start + titles; end <= start + MAX_LINES; end += 1) {
      const pricing = pricingOf(open.slice(start, end), titles);
      yield { kind: 'item', lines: linesOf(open, start, end), titles, pricing };
      const next = nextOf(open, end);
      if (!next || (next.fixed !== undefined && next.fixed !== 'price' && next.fixed !== 'variant')) break;
    }
  }
}

/** The line at `end` if it is in the same column as the one before. */
function nextOf(open: OpenLine[], end: number): OpenLine | undefined {
  return open[end - 1]?.next === open[end] ? open[end] : undefined;
}
