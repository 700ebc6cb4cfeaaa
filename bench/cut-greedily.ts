import { type Cut, roundScorer, type Step } from '../reader/blocks/cut.ts';
import type { Cutting } from '../reader/blocks/find-blocks.ts';
import { canFollow, type State, stateAfter } from '../reader/blocks/follow.ts';

/** A cut without search, for comparison: from the first line on, always the best-looking next block. */
export const cutGreedily: Cutting = (scene, round, weights, following): Cut => {
  const roundScore = roundScorer(round, weights);
  const steps: Step[] = [];
  let before: State = 'start';
  let score = 0;
  for (let start = 0; start < scene.open.length; ) {
    const last = steps.at(-1);
    const [best] = (scene.candidates[start] ?? [])
      .filter(({ block }) => canFollow(before, last?.candidate.block, block))
      .map((candidate) => ({
        candidate,
        score: candidate.score + roundScore(candidate, start) + following(before, last, candidate.block, start),
      }))
      // Per line: blocks of many lines have larger sums.
      .toSorted((a, b) => b.score / (b.candidate.end - start) - a.score / (a.candidate.end - start));
    if (!best) break;
    steps.push({ candidate: best.candidate, start, before, last: last?.candidate.block });
    score += best.score;
    before = stateAfter(before, best.candidate.block);
    start = best.candidate.end;
  }
  return { steps, score };
};
