import { type Block, PRICINGS, type Pricing } from './block.ts';
import type { Candidate, SearchInput } from './candidates.ts';
import { type AddFeature, ROLES, type Role, type Weights, weigh } from './features.ts';
import { addFollowingFeatures, canFollow, STATES, type State, stateAfter } from './follow.ts';

/** Evidence from the previous round: how strongly the menu's styles and its pricing habit suggest a role. */
export type Round = {
  /** For each line, the log share of the lines of its style that have the role; then the same within its column. */
  styles: Record<Role, number>[];
  columns: Record<Role, number>[];
  pricing: Record<Pricing, number>;
};

/** One block of a cut: the candidate, its first line, and the state and block before it. */
export type Step = { candidate: Candidate; start: number; before: State; last: Block | undefined };
export type Cut = { steps: Step[]; score: number };

/** Adds the features that a round adds to a block. */
export function addRoundFeatures({ block, roles }: Candidate, start: number, currentRound: Round, add: AddFeature) {
  for (const [index, role] of roles.entries()) {
    if (!role) continue;
    add(`style: ${role}`, currentRound.styles[start + index]?.[role] ?? 0);
    add(`style in column: ${role}`, currentRound.columns[start + index]?.[role] ?? 0);
  }
  if (block.kind === 'item') {
    add('pricing', currentRound.pricing[block.pricing]);
    add(`pricing: ${block.pricing}`, 1);
  }
}

type Best = { score: number; step: Step };

/** A term added to a block's score: learning uses it to penalise or reward blocks. */
export type Bonus = (candidate: Candidate, start: number) => number;

/** Finds the best way to cut all lines into blocks (dynamic programming over blocks and states). */
export function segmentLines(
  scene: SearchInput,
  currentRound: Round,
  weights: Weights,
  following: Following,
  bonus?: Bonus,
): Cut {
  const roundScore = roundScorer(currentRound, weights);
  const bestStates = Array.from({ length: scene.open.length + 1 }, () => new Map<State, Best>());
  for (const [start, candidates] of scene.candidates.entries()) {
    const states: [State, Best | undefined][] = start === 0 ? [['start', undefined]] : [...(bestStates[start] ?? [])];
    if (states.length === 0) continue;
    for (const candidate of candidates) {
      const blockScore = candidate.score + roundScore(candidate, start) + (bonus?.(candidate, start) ?? 0);
      for (const [before, state] of states) {
        const lastBlock = state?.step.candidate.block;
        if (!canFollow(before, lastBlock, candidate.block)) continue;
        const total = (state?.score ?? 0) + blockScore + following(before, state?.step, candidate.block, start);
        const after = stateAfter(before, candidate.block);
        const ends = bestStates[candidate.end];
        if (total > (ends?.get(after)?.score ?? Number.NEGATIVE_INFINITY))
          ends?.set(after, { score: total, step: { candidate, start, before, last: lastBlock } });
      }
    }
  }
  return trace(bestStates);
}

function trace(bestStates: Map<State, Best>[]): Cut {
  const steps: Step[] = [];
  let lineIndex = bestStates.length - 1;
  let bestPath = [...(bestStates[lineIndex]?.values() ?? [])].reduce<Best | undefined>(
    (a, b) => (a && a.score >= b.score ? a : b),
    undefined,
  );
  const score = bestPath?.score ?? 0;
  while (bestPath) {
    steps.unshift(bestPath.step);
    lineIndex = bestPath.step.start;
    bestPath = bestStates[lineIndex]?.get(bestPath.step.before);
  }
  return { steps, score };
}

export type Following = (before: State, last: Step | undefined, block: Block, start: number) => number;

/** Scores transitions between blocks. Cached for all rounds, since they don't depend on the round. */
export function followingScorer({ usualLayout, open }: SearchInput, weights: Weights): Following {
  const cachedScores = new Map<number, number>();
  return (before, lastStep, block, start) => {
    const after = STATES.indexOf(stateAfter(before, block));
    const key =
      (((lastStep?.start ?? -1) + 1) * (open.length + 1) + start) * STATES.length * STATES.length +
      STATES.indexOf(before) * STATES.length +
      after;
    const score =
      cachedScores.get(key) ??
      weigh(weights, (add) => addFollowingFeatures(before, lastStep?.candidate.block, block, usualLayout, add));
    cachedScores.set(key, score);
    return score;
  };
}

export function roundScorer(currentRound: Round, weights: Weights): (candidate: Candidate, start: number) => number {
  const byLine = currentRound.styles.map((styles, index) => {
    const scores: Record<Role, number> = { heading: 0, title: 0, description: 0, note: 0, noise: 0 };
    for (const role of ROLES)
      scores[role] =
        (weights.get(`style: ${role}`) ?? 0) * styles[role] +
        (weights.get(`style in column: ${role}`) ?? 0) * (currentRound.columns[index]?.[role] ?? 0);
    return scores;
  });
  const byPricing = Object.fromEntries(
    PRICINGS.map((pricing) => [
      pricing,
      (weights.get('pricing') ?? 0) * currentRound.pricing[pricing] + (weights.get(`pricing: ${pricing}`) ?? 0),
    ]),
  );
  return ({ block, roles }, start) => {
    let sum = block.kind === 'item' ? (byPricing[block.pricing] ?? 0) : 0;
    for (const [index, role] of roles.entries()) if (role) sum += byLine[start + index]?.[role] ?? 0;
    return sum;
  };
}
