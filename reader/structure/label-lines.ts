import { type FixedKind, findFixedKind, type Kind } from './line-kind.ts';
import { type Scores, scoreLine, scorePair } from './line-scores.ts';
import type { Line } from './lines.ts';
import { median } from './placed-word.ts';

export type LabelledLine = { line: Line; kind: Kind | FixedKind };

const KINDS = ['heading', 'title', 'description', 'noise'] as const satisfies Kind[];
const ROUNDS = 4;
/** How much the kinds that lines of one style mostly have count for each of them. */
const STYLE_WEIGHT = 1.1;

/**
 * Gives every line its kind: the most likely sequence by the lines' own signs and by what follows what (Viterbi's
 * algorithm), repeated with what the round before found out about each style of type.
 */
export function labelLines(lines: Line[]): LabelledLine[] {
  const fixed = lines.map(findFixedKind);
  const open = lines.filter((_, index) => fixed[index] === undefined);
  const body = median(open.flatMap((line) => Array.from(line.text, () => line.size))) || 1;
  const gap = median(open.filter((line) => line.gap < 3).map((line) => line.gap));
  const priced = open.filter((line) => line.prices.length > 0);
  const lower = priced.filter((line) => /^\p{Ll}/u.test(line.text)).length;
  const base = open.map((line) => scoreLine(line, body, lower > priced.length * 0.4));
  const styles = open.map((line) => styleOf(line, body));
  let kinds = findBestSequence(open, withPrices(open, base, styles), gap);
  for (let round = 1; round < ROUNDS; round += 1) kinds = findBestSequence(open, withStyles(base, styles, kinds), gap);
  let next = 0;
  return lines.map((line, index) => ({ line, kind: fixed[index] ?? kinds[next++] ?? 'noise' }));
}

/** Lines of one style look the same: size in steps of a sixth, weight, slope and capitals. */
const styleOf = (line: Line, body: number) =>
  `${Math.round(Math.log(line.size / body) * 6)} ${line.bold} ${line.italic} ${line.caps}`;

/** Before anything is known of styles: lines that share a style with priced lines are likely titles. */
function withPrices(lines: Line[], scores: Scores[], styles: string[]): Scores[] {
  const shares = new Map<string, { all: number; priced: number }>();
  for (const [index, line] of lines.entries()) {
    const share = shares.get(styles[index] ?? '') ?? { all: 0, priced: 0 };
    shares.set(styles[index] ?? '', { all: share.all + 1, priced: share.priced + (line.prices.length > 0 ? 1 : 0) });
  }
  return scores.map((score, index) => {
    const share = shares.get(styles[index] ?? '');
    return share && share.all >= 3 && share.priced > 0.5 * share.all
      ? { ...score, title: score.title + 0.8, heading: score.heading - 0.8 }
      : score;
  });
}

function withStyles(scores: Scores[], styles: string[], kinds: Kind[]): Scores[] {
  const counts = new Map<string, Record<Kind, number>>();
  for (const [index, kind] of kinds.entries()) {
    const count = counts.get(styles[index] ?? '') ?? { heading: 0, title: 0, description: 0, noise: 0 };
    count[kind] += 1;
    counts.set(styles[index] ?? '', count);
  }
  return scores.map((score, index) => {
    const count = counts.get(styles[index] ?? '');
    if (!count) return score;
    const all = KINDS.reduce((sum, kind) => sum + count[kind], 0);
    const raised = { ...score };
    for (const kind of KINDS) raised[kind] += STYLE_WEIGHT * Math.log((count[kind] + 1) / (all + 4));
    return raised;
  });
}

function findBestSequence(lines: Line[], scores: Scores[], gap: number): Kind[] {
  type State = { total: number; from: Kind | undefined };
  const table: Record<Kind, State>[] = [];
  for (const [index, line] of lines.entries()) {
    const own = scores[index];
    const before = table[index - 1];
    const row = {} as Record<Kind, State>; // Filled for every kind just below.
    for (const kind of KINDS) {
      let best: State = { total: scorePair(undefined, undefined, line, kind, gap), from: undefined };
      if (before) {
        best = { total: Number.NEGATIVE_INFINITY, from: undefined };
        for (const from of KINDS) {
          const total = before[from].total + scorePair(lines[index - 1], from, line, kind, gap);
          if (total > best.total) best = { total, from };
        }
      }
      row[kind] = { total: best.total + (own?.[kind] ?? 0), from: best.from };
    }
    table.push(row);
  }
  const kinds: Kind[] = [];
  const last = table.at(-1);
  let kind = last && KINDS.toSorted((a, b) => last[b].total - last[a].total)[0];
  for (let index = lines.length - 1; index >= 0 && kind; index -= 1) {
    kinds.unshift(kind);
    kind = table[index]?.[kind].from;
  }
  return kinds;
}
