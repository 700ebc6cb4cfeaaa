import { median } from '../geometry/placed-word.ts';
import type { Line } from '../lines/line.ts';
import { type FixedKind, findFixedKind } from '../lines/line-kind.ts';
import { CHOICE } from '../words/vocabulary.ts';
import type { Block, Pricing } from './block.ts';
import { PRICINGS } from './block.ts';
import { type BlockConfidence, rateBlocks } from './block-confidence.ts';
import { openScene, type SearchInput } from './candidates.ts';
import { type Cut, type Following, followingScorer, type Round, segmentLines } from './cut.ts';
import { ROLES, type Role, WEIGHTS, type Weights } from './features.ts';
import { findEarlyBreaks, findLists, findUnpriced } from './line-breaks.ts';
import type { OpenLine, StyleCounts } from './line-features.ts';
import { hasPrice, type Usual } from './line-likeness.ts';
import { LINE_NETWORK, scoreTags } from './line-network.ts';
import { nameStyles } from './line-styles.ts';
import type { LineNetwork } from './open-network.ts';

const ROUNDS = 5;

/** Menus print prices beside the title, at the end of the description, or below: each is tried as the initial habit. */
const HABITS: readonly Record<Pricing, number>[] = [
  { title: 1.2, end: -1.2, own: -0.6, middle: -0.8, none: -1.6 },
  { title: -1.2, end: 1.2, own: 0, middle: -0.5, none: -1.6 },
];

/**
 * Lines in reading order → blocks: the best way to cut the whole menu into headings, items and noise, by the look of
 * each line and the coherence of each block (dynamic programming over blocks). Each round uses the styles and the
 * pricing habit found in the round before. Returns the best-scoring result of several initial guesses.
 */
export function findBlocks(
  lines: Line[],
  { weights = WEIGHTS, cutting = segmentLines, network = LINE_NETWORK }: BlockSearch = {},
): SureBlock[] {
  const { scene, round: lastRound, following, found: foundCut } = cutLines(openLines(lines, network), weights, cutting);
  const confidences = rateBlocks(scene, lastRound, weights, following, foundCut);
  return foundCut.steps.map(({ candidate: { block } }) => ({ ...block, sure: confidences.get(block) ?? UNSURE }));
}

/** Overrides for training and benchmarks. */
export type BlockSearch = { weights?: Weights; cutting?: Cutting; network?: LineNetwork | undefined };

/** A block with its confidence. */
export type SureBlock = Block & { sure: BlockConfidence };
const UNSURE: BlockConfidence = { name: 0, whole: 0 };

/** Lines with all that is known before blocks are formed. */
export type OpenLines = { open: OpenLine[]; usual: Usual; styles: string[] };

export function openLines(lines: Line[], network: LineNetwork | undefined = LINE_NETWORK): OpenLines {
  const fixed = lines.map((line, index) => (isLabelsOfNothing(lines, index) ? undefined : findFixedKind(line)));
  const usualLayout = {
    ...findUsual(lines.filter((_, index) => fixed[index] === undefined)),
    commas: hasUsualCommas(lines, fixed),
  };
  const styles = nameStyles(lines);
  const early = findEarlyBreaks(lines, styles);
  const unpriced = findUnpriced(lines, styles, fixed);
  const listKinds = findLists(lines, fixed).map((kind, index) => (unpriced[index] ? 'unpriced' : kind));
  const counts = countStyles(lines, styles, fixed);
  const columns = Map.groupBy(lines, ({ column }) => column);
  const open = lines.map((line, index): OpenLine => {
    const linesOfColumn = columns.get(line.column) ?? [line];
    return {
      line,
      fixed: fixed[index],
      breaks_early: early[index] ?? false,
      listed: listKinds[index],
      before: undefined,
      next: undefined,
      column: {
        x0: Math.min(...linesOfColumn.map(({ x0 }) => x0)),
        x1: Math.max(...linesOfColumn.map(({ x1 }) => x1)),
      },
      style: counts.get(styles[index] ?? '') ?? { lines: 1, priced: 0, share: 0 },
    };
  });
  for (const [index, line] of open.entries()) {
    const next = open[index + 1];
    if (!next || next.line.column !== line.line.column) continue;
    line.next = next;
    next.before = line;
  }
  for (const [index, tags] of scoreTags(network, open, usualLayout, styles).entries())
    if (open[index]) open[index].tags = tags;
  return { open, usual: usualLayout, styles };
}

/** Labels in words are of the several prices of a row right below; otherwise "bottle / bouteille" may be a heading. */
const LABELLED_ROWS = 4;

function isLabelsOfNothing(lines: Line[], index: number): boolean {
  const line = lines[index];
  if (!line || line.heads.length > 0 || /\d/.test(line.text) || findFixedKind(line) !== 'labels') return false;
  const rows = lines.slice(index + 1, index + 1 + LABELLED_ROWS).filter(({ column }) => column === line.column);
  return !rows.some(({ prices }) => prices.length > 1);
}

function countStyles(lines: Line[], styles: string[], fixed: (FixedKind | undefined)[]): Map<string, StyleCounts> {
  const counts = new Map<string, StyleCounts>();
  const all = fixed.filter((kind) => kind === undefined).length;
  for (const [index, line] of lines.entries()) {
    if (fixed[index] !== undefined) continue;
    const count = counts.get(styles[index] ?? '') ?? { lines: 0, priced: 0, share: 0 };
    count.lines += 1;
    count.priced += hasPrice(line) ? 1 : 0;
    count.share = count.lines / all;
    counts.set(styles[index] ?? '', count);
  }
  return counts;
}

/** A menu that is cut, with the evidence of its last round. */
export type CutMenu = { scene: SearchInput; round: Round; following: Following; found: Cut };

/** The function that cuts a scene; benchmarks compare alternatives. */
type Cutting = typeof segmentLines;

export function cutLines(
  { open, usual: usualLayout, styles }: OpenLines,
  weights: Weights,
  cutting: Cutting = segmentLines,
): CutMenu {
  const scene = openScene(open, usualLayout, weights);
  const following = followingScorer(scene, weights);
  const inColumns = styles.map((style, index) => `${style} ${open[index]?.line.column}`);
  const cutFrom = (first: Round): CutMenu => {
    let currentRound = first;
    let segmentation = cutting(scene, currentRound, weights, following);
    for (let count = 1; count < ROUNDS; count += 1) {
      const roles = rolesOf(segmentation);
      currentRound = {
        styles: shareRoles(styles, roles),
        columns: shareRoles(inColumns, roles),
        pricing: weighPricing(segmentation),
      };
      segmentation = cutting(scene, currentRound, weights, following);
    }
    return { scene, round: currentRound, following, found: segmentation };
  };
  const nothing = styles.map(() => noRoles(0));
  const bestStart = HABITS.map((pricing) => cutFrom({ styles: nothing, columns: nothing, pricing })).reduce(pickBetter);
  // A rare style may be that of section headings without looking like it.
  const tried = rareTitleStyles(styles, rolesOf(bestStart.found)).flatMap((style) =>
    HABITS.map((pricing) => {
      const raised = styles.map((own) => (own === style ? { ...noRoles(0), heading: TRIED_HEADING } : noRoles(0)));
      return cutFrom({ styles: raised, columns: nothing, pricing });
    }),
  );
  return tried.reduce(pickBetter, bestStart);
}

const pickBetter = (a: CutMenu, b: CutMenu): CutMenu => (b.found.score > a.found.score ? b : a);
const noRoles = (value: number): Record<Role, number> => ({
  heading: value,
  title: value,
  description: value,
  note: value,
  noise: value,
});

function rareTitleStyles(styles: string[], roles: (Role | undefined)[]): string[] {
  const counts = new Map<string, number>();
  for (const [index, style] of styles.entries())
    if (roles[index] === 'title') counts.set(style, (counts.get(style) ?? 0) + 1);
  const all = roles.filter((role) => role === 'title').length;
  return [...counts].filter(([, count]) => count > 1 && count < MAX_RARE_SHARE * all).map(([style]) => style);
}

const TRIED_HEADING = 3.75;
const MAX_RARE_SHARE = 0.4;
const MIN_SINGLE = 4;

/**
 * Whether single lines are between prices or choices on lines of their own: such a line is a name, even with commas.
 */
function hasUsualCommas(lines: Line[], fixed: (FixedKind | undefined)[]): boolean {
  const parts = fixed.flatMap((kind, index) =>
    kind === 'price' || CHOICE.test(lines[index]?.text ?? '') ? [index] : [],
  );
  const single = parts.slice(1).filter((at, index) => at - (parts[index] ?? 0) === 2).length;
  return single >= MIN_SINGLE && single > 0.5 * (parts.length - 1);
}

const MIN_PRICED = 3;

function findUsual(lines: Line[]): Omit<Usual, 'commas'> {
  const body = median(lines.flatMap((line) => Array.from(line.text, () => line.size))) || 1;
  const share = (test: (line: Line) => boolean) => lines.filter(test).length / Math.max(1, lines.length);
  const titles = lines.filter(hasPrice);
  return {
    body,
    priced: titles.length < MIN_PRICED ? body : median(titles.map(({ size }) => size)),
    space: median(lines.filter((line) => line.space < 3 * body).map((line) => line.space / body)),
    capitals: share((line) => line.caps) > 0.6,
    bold: share((line) => line.bold) > 0.7,
    lower: titles.filter((line) => /^\p{Ll}/u.test(line.text)).length > 0.4 * titles.length,
  };
}

/** The role of every line of a cut, in order. */
export const rolesOf = ({ steps }: Cut): (Role | undefined)[] =>
  steps.flatMap(({ candidate: { roles, block } }) =>
    roles.map((role, index) => (block.lines[index]?.text === '' ? undefined : role)),
  );

function shareRoles(styles: string[], roles: (Role | undefined)[]): Record<Role, number>[] {
  const counts = new Map<string, Record<Role, number>>();
  for (const [index, role] of roles.entries()) {
    if (!role) continue;
    const count = counts.get(styles[index] ?? '') ?? noRoles(0);
    count[role] += 1;
    counts.set(styles[index] ?? '', count);
  }
  return styles.map((style) => {
    const count = counts.get(style);
    if (!count) return noRoles(0);
    const all = ROLES.reduce((sum, role) => sum + count[role], 0);
    const shares = noRoles(0);
    for (const role of ROLES) shares[role] = Math.log((count[role] + 0.7) / (all + 0.7 * ROLES.length));
    return shares;
  });
}

/** Log share of the items that use each pricing; items without a price never become the habit. */
function weighPricing({ steps }: Cut): Record<Pricing, number> {
  const items = steps.flatMap(({ candidate: { block } }) => (block.kind === 'item' ? [block] : []));
  const weights = { title: 0, end: 0, own: 0, middle: 0, none: 0 };
  for (const pricing of PRICINGS) {
    const count = items.filter((item) => item.pricing === pricing).length;
    weights[pricing] = 1.2 + Math.log((count + 1) / (items.length + PRICINGS.length));
  }
  weights.none = Math.min(weights.none, -0.8);
  return weights;
}
