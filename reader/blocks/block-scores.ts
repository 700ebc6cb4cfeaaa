import type { Line } from '../lines/line.ts';
import type { FixedKind } from '../lines/line-kind.ts';
import type { Block, Pricing } from './block.ts';
import type { Listed } from './line-breaks.ts';
import { endsOpen, looksAlike, type RoleScores, type Usual } from './role-scores.ts';

/** A line with what is known of it before blocks are formed. */
export type OpenLine = {
  line: Line;
  fixed: FixedKind | undefined;
  scores: RoleScores;
  /** The line's end was chosen: there was room for the next line's first word. */
  breaks_early: boolean;
  listed: Listed | undefined;
};

/** Logarithms of how common each way of pricing is in this menu. */
export type PricingWeights = Record<Pricing, number>;

/** A text under prices on lines of their own begins the next item. */
const AFTER_OWN_PRICES = 2.5;
/** "Cup 3" beside others of its style is an item; mostly such a line is a size of the item above. */
const CUP = 1;
/** Two lines of text with prices are two items. */
const SECOND_PRICE = 6;
/** Names below each other are dishes under a heading, not one dish's description. */
const LISTED = 2.5;
/** A dish without a price is neither another's description nor a part of its name. */
const UNPRICED = 3;
/** A line that ends before it must, within a text. */
const EARLY_BREAK = 0.8;
/** A title with neither price nor description. */
const BARE = 1.1;
/** A size below this share of another is smaller, not measured differently. */
export const SMALLER = 0.87;
const MAX_TITLES = 3;
const MAX_LINES = 9;
const MAX_HEADING_LINES = 3;
const MAX_NOTE_LINES = 5;

export type ScoredBlock = { block: Block; score: number };

/** Every block that can begin at line `start`, with its score. Blocks don't cross columns. */
export function* blocksFrom(
  lines: OpenLine[],
  start: number,
  usual: Usual,
  weights: PricingWeights,
): Generator<ScoredBlock> {
  const first = lines[start];
  if (!first) return;
  if (first.fixed === 'noise') yield { block: { kind: 'noise', lines: [first.line] }, score: 0 };
  else if (first.fixed === 'labels') yield { block: { kind: 'labels', lines: [first.line] }, score: 0 };
  else if (first.fixed === 'option') yield { block: { kind: 'option', lines: [first.line] }, score: 0 };
  else {
    yield {
      block: { kind: 'noise', lines: [first.line] },
      score: first.scores.noise - (hasPrice(first.line) ? 2 : 0) - (first.listed ? LISTED : 0),
    };
    if (first.fixed === 'variant') yield* itemsFrom(lines, start, usual, weights);
    if (first.fixed === undefined) {
      yield* headingsFrom(lines, start, usual);
      yield* notesFrom(lines, start, usual);
      yield* itemsFrom(lines, start, usual, weights);
    }
  }
}

export const hasPrice = (line: Line): boolean => line.prices.length > 0 || line.price_words.length > 0;

const HEADING_COST = 1;
const PRICED_HEADING = 1.8;

function* headingsFrom(lines: OpenLine[], start: number, usual: Usual): Generator<ScoredBlock> {
  let score = -HEADING_COST;
  for (let end = start; end < start + MAX_HEADING_LINES; end += 1) {
    const open = lines[end];
    const before = lines[end - 1];
    if (!open || open.fixed !== undefined || open.line.column !== lines[start]?.line.column) return;
    if (end > start && (!before || !looksAlike(before.line, open.line) || farness(open.line, usual) > 0.9)) return;
    if (end > start) score -= 0.8;
    score += open.scores.heading - (hasPrice(open.line) ? PRICED_HEADING : 0) - (open.listed ? LISTED : 0);
    yield { block: { kind: 'heading', lines: lines.slice(start, end + 1).map(({ line }) => line) }, score };
  }
}

/** What a heading says of its section: "served with fries". */
function* notesFrom(lines: OpenLine[], start: number, usual: Usual): Generator<ScoredBlock> {
  let score = -0.3;
  for (let end = start; end < start + MAX_NOTE_LINES; end += 1) {
    const open = lines[end];
    const before = lines[end - 1];
    if (!open || open.fixed !== undefined || open.line.column !== lines[start]?.line.column) return;
    if (hasPrice(open.line)) return;
    if (end > start && before)
      score += scoreDescriptionPair(before.line, open.line, true, usual) - (before.breaks_early ? EARLY_BREAK : 0);
    score += open.scores.description;
    const taken = lines.slice(start, end + 1);
    yield {
      block: { kind: 'note', lines: taken.map(({ line }) => line) },
      score: score - listPenalty(taken),
    };
  }
}

function* itemsFrom(lines: OpenLine[], start: number, usual: Usual, weights: PricingWeights): Generator<ScoredBlock> {
  const column = lines[start]?.line.column;
  let titleScore = 0;
  for (let titles = 1; titles <= MAX_TITLES; titles += 1) {
    const last = lines[start + titles - 1];
    if (!last || last.line.column !== column) return;
    const isCup = titles === 1 && last.fixed === 'variant';
    if (last.fixed !== undefined && !isCup) return;
    titleScore += last.scores.title - (isCup ? CUP : 0);
    if (titles > 1) titleScore += scoreTitlePair(lines[start + titles - 2]?.line, last.line, usual);
    let score = titleScore;
    for (let end = start + titles; end <= start + MAX_LINES; end += 1) {
      const taken = lines.slice(start, end).map(({ line }) => line);
      const { pricing, penalty } = findPricing(lines.slice(start, end), titles);
      const swallowed = UNPRICED * countUnpriced(lines.slice(start, end));
      yield {
        block: { kind: 'item', lines: taken, titles, pricing },
        score: score + weights[pricing] - penalty - swallowed,
      };
      const added = scoreNextLine(lines[end - 1], lines[end], end > start + titles, usual);
      if (added === undefined) break;
      score += added;
    }
  }
}

/** What a line adds to the item that ends with the line before; undefined if it can't be part of it. */
function scoreNextLine(
  before: OpenLine | undefined,
  next: OpenLine | undefined,
  afterDescription: boolean,
  usual: Usual,
): number | undefined {
  if (!before || !next || next.line.column !== before.line.column) return undefined;
  if (next.fixed === 'price' || next.fixed === 'variant') return 0.3 + scoreOwnLine(next.line, usual);
  if (next.fixed !== undefined) return undefined;
  const pair =
    scoreDescriptionPair(before.line, next.line, afterDescription, usual) -
    (afterDescription && before.breaks_early ? EARLY_BREAK : 0);
  return next.scores.description + pair - (before.fixed === undefined ? 0 : AFTER_OWN_PRICES);
}

/** Prices on lines of their own, with or without a label, are one group; other lines carry one price group a block. */
function findPricing(lines: OpenLine[], titles: number): { pricing: Pricing; penalty: number } {
  const priced = lines
    .map(({ line, fixed }, index) => ({
      index,
      fixed: index === 0 ? undefined : fixed,
      has: hasPrice(line),
      hasAmount: line.prices.length > 0,
    }))
    .filter(({ has }) => has);
  const inText = priced.filter(({ fixed }) => fixed === undefined);
  // "Depending on the catch", beside a price, is description.
  const own = priced.filter(
    ({ fixed, hasAmount }) => (fixed === 'price' || fixed === 'variant') && (hasAmount || inText.length === 0),
  );
  if (inText.length === 0) {
    if (own.length > 0) return { pricing: 'own', penalty: 0 };
    return {
      pricing: 'none',
      penalty: lines.length === titles && !lines.at(-1)?.line.leads ? bare(lines) : listPenalty(lines.slice(titles)),
    };
  }
  const extra = inText.length - 1 + (own.length > 0 ? 1 : 0);
  const at = inText[0]?.index ?? 0;
  const pricing = at < titles ? 'title' : at === lines.length - 1 ? 'end' : 'middle';
  return { pricing, penalty: SECOND_PRICE * extra };
}

/** Those that stand in another's block: one that begins its own may have a description. */
const countUnpriced = (lines: OpenLine[]): number => {
  const found = lines.slice(1).filter(({ listed }) => listed === 'unpriced').length;
  const isNameGoingOn = lines[0]?.listed === 'unpriced' && lines.slice(1).some(({ line }) => hasPrice(line));
  return found + (isNameGoingOn ? 1 : 0);
};

/** A name alone on its line costs nothing among others of its kind. */
const bare = (lines: OpenLine[]): number => (lines.length === 1 && lines[0]?.listed ? 0 : BARE);

/** Names are no description, be it of their heading taken for a title or of a name among them. */
function listPenalty(lines: OpenLine[]): number {
  return LISTED * lines.filter(({ listed }) => listed).length;
}

function scoreTitlePair(line: Line | undefined, next: Line, usual: Usual): number {
  if (!line) return 0;
  let score = -1.4;
  if (!looksAlike(line, next)) score -= 1.5;
  score -= 1.5 * farness(next, usual);
  if (endsOpen(line.text) || /^(?:\p{Ll}|[&+(])/u.test(next.text))
    score += usual.lower && !endsOpen(line.text) ? 0.3 : 1.6;
  if (hasPrice(line) && hasPrice(next)) score -= 2;
  if (Math.abs(line.x0 - next.x0) > 2 * usual.body) score -= 0.5;
  return score;
}

function scoreDescriptionPair(line: Line, next: Line, afterDescription: boolean, usual: Usual): number {
  let score = 0.4 - 2.8 * farness(next, usual);
  const isAlike = looksAlike(line, next);
  if (afterDescription) {
    if (!isAlike) score -= 0.9;
    if (endsOpen(line.text)) score += 1.2;
  } else {
    score += isAlike ? -0.9 : 0.5;
    // Smaller than the title above it: what descriptions are, whatever the size of others.
    if (next.size < SMALLER * line.size) score += 1.2;
  }
  return score;
}

const scoreOwnLine = (next: Line, usual: Usual) => (next.space / usual.body > 3 ? -1.5 : 0.3);

/** How far a line stands from the one above: 0 as within a paragraph, 1 clearly apart, at most 1.5. */
export const farness = (line: Line, usual: Usual): number =>
  Math.min(1.5, Math.max(0, (line.space / usual.body - usual.space) / 0.6));
