import type { Line } from '../lines/line.ts';
import { type FixedKind, findFixedKind } from '../lines/line-kind.ts';
import { median } from '../words/placed-word.ts';
import { CHOICE } from '../words/vocabulary.ts';
import { type Block, PRICINGS } from './block.ts';
import { blocksFrom, farness, hasPrice, type OpenLine, type PricingWeights, SMALLER } from './block-scores.ts';
import { findEarlyBreaks, findLists, findUnpriced } from './line-breaks.ts';
import { nameStyles } from './line-styles.ts';
import { looksAlike, ROLES, type Role, type RoleScores, scoreRoles, type Usual } from './role-scores.ts';

const ROUNDS = 5;
/** A heading smaller than the titles under it. */
const SMALL_HEADING = 2;
/** A heading set like the title before it. */
const TITLE_ALIKE = 1.8;
/** How much the role that lines of one style mostly have counts for each of them. */
const STYLE_WEIGHT = 0.8;
/** The same within a column: a style may head sections on the left and name dishes on the right. */
const COLUMN_STYLE_WEIGHT = 0.6;

/** Menus print prices beside the title, at the end of the description, or below: each is tried as the habit at first. */
const HABITS: readonly PricingWeights[] = [
  { title: 1.2, end: -1.2, own: -0.6, middle: -0.8, none: -1.6 },
  { title: -1.2, end: 1.2, own: 0, middle: -0.5, none: -1.6 },
];

/**
 * Lines in reading order → blocks: the best way to cut the whole menu into headings, items and noise by what each line
 * looks like and how each block hangs together (dynamic programming over blocks). Repeated with what the round before
 * found out about the menu's styles and its way of pricing; of several beginnings, the one that explains most is taken.
 */
export function findBlocks(lines: Line[]): Block[] {
  const fixed = lines.map(findFixedKind);
  const usual = {
    ...findUsual(lines.filter((_, index) => fixed[index] === undefined)),
    commas: areCommasUsual(lines, fixed),
  };
  const styles = nameStyles(lines);
  const early = findEarlyBreaks(lines, styles);
  const unpriced = findUnpriced(lines, styles, fixed);
  const listed = findLists(lines, fixed).map((kind, index) => (unpriced[index] ? 'unpriced' : kind));
  const base = lines.map((line) => scoreRoles(line, usual));
  const open = (scores: RoleScores[]) =>
    lines.map(
      (line, index): OpenLine => ({
        line,
        fixed: fixed[index],
        scores: scores[index] as RoleScores, // One score a line.
        breaks_early: early[index] ?? false,
        listed: listed[index],
      }),
    );
  const cutFrom = (habit: PricingWeights, first: RoleScores[]) => {
    let weights = habit;
    let scores = first;
    let found: Cut = { blocks: [], score: Number.NEGATIVE_INFINITY };
    for (let round = 0; round < ROUNDS; round += 1) {
      found = cut(open(scores), usual, weights);
      const roles = rolesOf(lines, found.blocks);
      scores = withStyles(
        withStyles(base, styles, roles, STYLE_WEIGHT),
        styles.map((style, index) => `${style} ${lines[index]?.column}`),
        roles,
        COLUMN_STYLE_WEIGHT,
      );
      weights = weighPricing(found.blocks);
    }
    return found;
  };
  const best = HABITS.map((habit) => cutFrom(habit, base)).reduce(better);
  // A style that seldom appears may head sections, too, without looking like it.
  const tried = rareTitleStyles(styles, rolesOf(lines, best.blocks)).flatMap((style) =>
    HABITS.map((habit) =>
      cutFrom(
        habit,
        base.map((score, index) =>
          styles[index] === style ? { ...score, heading: score.heading + TRIED_HEADING } : score,
        ),
      ),
    ),
  );
  return tried.reduce(better, best).blocks;
}

type Cut = { blocks: Block[]; score: number };
const better = (a: Cut, b: Cut): Cut => (b.score > a.score ? b : a);

function rareTitleStyles(styles: string[], roles: (Role | undefined)[]): string[] {
  const counts = new Map<string, number>();
  for (const [index, style] of styles.entries())
    if (roles[index] === 'title') counts.set(style, (counts.get(style) ?? 0) + 1);
  const all = roles.filter((role) => role === 'title').length;
  return [...counts].filter(([, count]) => count > 1 && count < MAX_RARE_SHARE * all).map(([style]) => style);
}

const TRIED_HEADING = 3;
const MAX_RARE_SHARE = 0.4;
const MIN_SINGLE = 4;

/** Whether single lines stand between prices or choices on lines of their own: such a line names the dish, commas or not. */
function areCommasUsual(lines: Line[], fixed: (FixedKind | undefined)[]): boolean {
  const parts = fixed.flatMap((kind, index) =>
    kind === 'price' || CHOICE.test(lines[index]?.text ?? '') ? [index] : [],
  );
  const single = parts.slice(1).filter((at, index) => at - (parts[index] ?? 0) === 2).length;
  return single >= MIN_SINGLE && single > 0.5 * (parts.length - 1);
}

function findUsual(lines: Line[]): Omit<Usual, 'commas'> {
  const body = median(lines.flatMap((line) => Array.from(line.text, () => line.size))) || 1;
  const share = (test: (line: Line) => boolean) => lines.filter(test).length / Math.max(1, lines.length);
  const titles = lines.filter(hasPrice);
  return {
    body,
    space: median(lines.filter((line) => line.space < 3 * body).map((line) => line.space / body)),
    capitals: share((line) => line.caps) > 0.6,
    bold: share((line) => line.bold) > 0.7,
    lower: titles.filter((line) => /^\p{Ll}/u.test(line.text)).length > 0.4 * titles.length,
  };
}

type Best = { score: number; from: number; block: Block | undefined };

function cut(lines: OpenLine[], usual: Usual, weights: PricingWeights): { blocks: Block[]; score: number } {
  // best[n][k]: the best way to cut the first n lines so that the last block is of kind k.
  const best: Map<Block['kind'], Best & { before: Block['kind'] | undefined }>[] = Array.from(
    { length: lines.length + 1 },
    () => new Map(),
  );
  for (let start = 0; start < lines.length; start += 1) {
    const ends = [...(best[start]?.entries() ?? [])];
    for (const { block, score } of blocksFrom(lines, start, usual, weights)) {
      const end = start + block.lines.length;
      const before = start === 0 ? [[undefined, { score: 0, block: undefined }] as const] : ends;
      for (const [kind, state] of before) {
        const total = state.score + score + scoreBoundary(state.block, kind, block, usual);
        const known = best[end]?.get(block.kind);
        if (!known || total > known.score)
          best[end]?.set(block.kind, { score: total, from: start, block, before: kind });
      }
    }
  }
  return trace(best);
}

function trace(best: Map<Block['kind'], Best & { before: Block['kind'] | undefined }>[]): {
  blocks: Block[];
  score: number;
} {
  const blocks: Block[] = [];
  let at = best.length - 1;
  const [last] = [...(best[at]?.entries() ?? [])].toSorted((a, b) => b[1].score - a[1].score);
  let kind = last?.[0];
  while (at > 0 && kind) {
    const state = best[at]?.get(kind);
    if (!state?.block) break;
    blocks.unshift(state.block);
    at = state.from;
    kind = state.before;
  }
  return { blocks, score: last?.[1].score ?? 0 };
}

/** How well `block` follows the block before it. */
function scoreBoundary(before: Block | undefined, kind: Block['kind'] | undefined, block: Block, usual: Usual): number {
  const first = block.lines[0];
  const last = before?.lines.at(-1);
  if (block.kind === 'note') {
    if (kind !== 'heading' || !first || !last || first.column !== last.column) return Number.NEGATIVE_INFINITY;
    return 0;
  }
  if (!first || !last || first.column !== last.column)
    return (kind === 'heading' ? -1.2 : 0) + (block.kind === 'heading' ? 0.3 : 0);
  const far = farness(first, usual);
  if (block.kind === 'heading') {
    const isTitleAlike = before?.kind === 'item' && before.lines[0] !== undefined && looksAlike(before.lines[0], first);
    return 1.4 * far - 0.8 - (kind === 'heading' ? 0.8 : 0) - (isTitleAlike ? TITLE_ALIKE : 0);
  }
  if (block.kind === 'item') {
    const isSmall = kind === 'heading' && last.size < SMALLER * first.size;
    return 0.6 * far - 0.1 + (kind === 'heading' || kind === 'note' ? 0.4 : 0) - (isSmall ? SMALL_HEADING : 0);
  }
  return 0;
}

/** The role of every line of the blocks, in order. */
function rolesOf(lines: Line[], blocks: Block[]): (Role | undefined)[] {
  const roles = new Map<Line, Role>();
  for (const block of blocks)
    for (const [index, line] of block.lines.entries()) {
      if (block.kind === 'item') roles.set(line, index < block.titles ? 'title' : 'description');
      else if (block.kind === 'heading' || block.kind === 'noise') roles.set(line, block.kind);
      else if (block.kind === 'note') roles.set(line, 'description');
    }
  return lines.map((line) => (line.text === '' ? undefined : roles.get(line)));
}

function withStyles(scores: RoleScores[], styles: string[], roles: (Role | undefined)[], weight: number): RoleScores[] {
  const counts = new Map<string, Record<Role, number>>();
  for (const [index, role] of roles.entries()) {
    if (!role) continue;
    const count = counts.get(styles[index] ?? '') ?? { heading: 0, title: 0, description: 0, noise: 0 };
    count[role] += 1;
    counts.set(styles[index] ?? '', count);
  }
  return scores.map((score, index) => {
    const count = counts.get(styles[index] ?? '');
    if (!count) return score;
    const all = ROLES.reduce((sum, role) => sum + count[role], 0);
    const raised = { ...score };
    for (const role of ROLES) raised[role] += weight * Math.log((count[role] + 0.7) / (all + 2.8));
    return raised;
  });
}

/** Each way's share of the items, as a logarithm; an item without a price never becomes the rule. */
function weighPricing(blocks: Block[]): PricingWeights {
  const items = blocks.filter((block) => block.kind === 'item');
  const weights = { title: 0, end: 0, own: 0, middle: 0, none: 0 };
  for (const pricing of PRICINGS) {
    const count = items.filter((item) => item.pricing === pricing).length;
    weights[pricing] = 1.2 + Math.log((count + 1) / (items.length + PRICINGS.length));
  }
  weights.none = Math.min(weights.none, -0.8);
  return weights;
}
