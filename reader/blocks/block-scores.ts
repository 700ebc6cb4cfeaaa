import type { Line } from '../lines/line.ts';
import type { FixedKind } from '../lines/line-kind.ts';
import type { Block, Pricing } from './block.ts';
import type { Listed } from './line-breaks.ts';
import { endsOpen, looksAlike, type RoleScores, type Usual } from './role-scores.ts';
import { DESCRIPTION_PAIR, TITLE_PAIR, BLOCK_WEIGHTS as W } from './weights.ts';

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
      score: first.scores.noise + (hasPrice(first.line) ? W.priced_noise : 0) + (first.listed ? W.listed : 0),
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

function* headingsFrom(lines: OpenLine[], start: number, usual: Usual): Generator<ScoredBlock> {
  let score: number = W.heading;
  for (let end = start; end < start + MAX_HEADING_LINES; end += 1) {
    const open = lines[end];
    const before = lines[end - 1];
    if (!open || open.fixed !== undefined || open.line.column !== lines[start]?.line.column) return;
    if (end > start && (!before || !looksAlike(before.line, open.line) || farness(open.line, usual) > 0.9)) return;
    if (end > start) score += W.heading_goes_on;
    score += open.scores.heading + (hasPrice(open.line) ? W.priced_heading : 0) + (open.listed ? W.listed : 0);
    yield { block: { kind: 'heading', lines: lines.slice(start, end + 1).map(({ line }) => line) }, score };
  }
}

/** What a heading says of its section: "served with fries". */
function* notesFrom(lines: OpenLine[], start: number, usual: Usual): Generator<ScoredBlock> {
  let score: number = W.note;
  for (let end = start; end < start + MAX_NOTE_LINES; end += 1) {
    const open = lines[end];
    const before = lines[end - 1];
    if (!open || open.fixed !== undefined || open.line.column !== lines[start]?.line.column) return;
    if (hasPrice(open.line)) return;
    if (end > start && before)
      score += scoreDescriptionPair(before.line, open.line, true, usual) + (before.breaks_early ? W.early_break : 0);
    score += open.scores.description;
    const taken = lines.slice(start, end + 1);
    yield {
      block: { kind: 'note', lines: taken.map(({ line }) => line) },
      score: score + listScore(taken),
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
    titleScore += last.scores.title + (isCup ? W.cup : 0);
    if (titles > 1) titleScore += scoreTitlePair(lines[start + titles - 2]?.line, last.line, usual);
    let score = titleScore;
    for (let end = start + titles; end <= start + MAX_LINES; end += 1) {
      const taken = lines.slice(start, end).map(({ line }) => line);
      const { pricing, added: pricingScore } = findPricing(lines.slice(start, end), titles);
      const swallowed = W.unpriced * countUnpriced(lines.slice(start, end));
      yield {
        block: { kind: 'item', lines: taken, titles, pricing },
        score: score + weights[pricing] + pricingScore + swallowed,
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
  if (next.fixed === 'price' || next.fixed === 'variant') return W.own_price_line + scoreOwnLine(next.line, usual);
  if (next.fixed !== undefined) return undefined;
  const pair =
    scoreDescriptionPair(before.line, next.line, afterDescription, usual) +
    (afterDescription && before.breaks_early ? W.early_break : 0);
  return next.scores.description + pair + (before.fixed === undefined ? 0 : W.after_own_prices);
}

/** Prices on lines of their own, with or without a label, are one group; other lines carry one price group a block. */
function findPricing(lines: OpenLine[], titles: number): { pricing: Pricing; added: number } {
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
    if (own.length > 0) return { pricing: 'own', added: 0 };
    return {
      pricing: 'none',
      added: lines.length === titles && !lines.at(-1)?.line.leads ? bareScore(lines) : listScore(lines.slice(titles)),
    };
  }
  const extra = inText.length - 1 + (own.length > 0 ? 1 : 0);
  const at = inText[0]?.index ?? 0;
  const pricing = at < titles ? 'title' : at === lines.length - 1 ? 'end' : 'middle';
  return { pricing, added: W.second_price * extra };
}

/** Those that stand in another's block: one that begins its own may have a description. */
const countUnpriced = (lines: OpenLine[]): number => {
  const found = lines.slice(1).filter(({ listed }) => listed === 'unpriced').length;
  const isNameGoingOn = lines[0]?.listed === 'unpriced' && lines.slice(1).some(({ line }) => hasPrice(line));
  return found + (isNameGoingOn ? 1 : 0);
};

/** A name alone on its line costs nothing among others of its kind. */
const bareScore = (lines: OpenLine[]): number => (lines.length === 1 && lines[0]?.listed ? 0 : W.bare);

/** Names are no description, be it of their heading taken for a title or of a name among them. */
function listScore(lines: OpenLine[]): number {
  return W.listed * lines.filter(({ listed }) => listed).length;
}

function scoreTitlePair(line: Line | undefined, next: Line, usual: Usual): number {
  if (!line) return 0;
  const goesOn = usual.lower && !endsOpen(line.text) ? TITLE_PAIR.goes_on_lower : TITLE_PAIR.goes_on;
  let score = TITLE_PAIR.pair + TITLE_PAIR.far * farness(next, usual);
  if (!looksAlike(line, next)) score += TITLE_PAIR.unlike;
  if (endsOpen(line.text) || /^(?:\p{Ll}|[&+(])/u.test(next.text)) score += goesOn;
  if (hasPrice(line) && hasPrice(next)) score += TITLE_PAIR.both_priced;
  if (Math.abs(line.x0 - next.x0) > 2 * usual.body) score += TITLE_PAIR.shifted;
  return score;
}

function scoreDescriptionPair(line: Line, next: Line, afterDescription: boolean, usual: Usual): number {
  let score = DESCRIPTION_PAIR.pair + DESCRIPTION_PAIR.far * farness(next, usual);
  const isAlike = looksAlike(line, next);
  if (afterDescription) {
    if (!isAlike) score += DESCRIPTION_PAIR.unlike_description;
    if (endsOpen(line.text)) score += DESCRIPTION_PAIR.open_end;
  } else {
    score += isAlike ? DESCRIPTION_PAIR.like_title : DESCRIPTION_PAIR.unlike_title;
    if (next.size < SMALLER * line.size) score += DESCRIPTION_PAIR.smaller;
  }
  return score;
}

const scoreOwnLine = (next: Line, usual: Usual): number =>
  next.space / usual.body > 3 ? W.own_price_far : W.own_price_near;

/** How far a line stands from the one above: 0 as within a paragraph, 1 clearly apart, at most 1.5. */
export const farness = (line: Line, usual: Usual): number =>
  Math.min(1.5, Math.max(0, (line.space / usual.body - usual.space) / 0.6));
