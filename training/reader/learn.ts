import type { Candidate } from '../../reader/blocks/candidates.ts';
import { addCandidateFeatures } from '../../reader/blocks/candidates.ts';
import { addRoundFeatures, type Bonus, type Cut, segmentLines } from '../../reader/blocks/cut.ts';
import type { Weights } from '../../reader/blocks/features.ts';
import { type CutMenu, cutLines, type OpenLines } from '../../reader/blocks/find-blocks.ts';
import { addFollowingFeatures } from '../../reader/blocks/follow.ts';
import type { GoldLine } from './gold-lines.ts';

/** A menu to learn from. */
export type Lesson = { name: string; lines: OpenLines; gold: (GoldLine | undefined)[] };

/** How many lines of a block are wrong by the truth: their roles, and dishes that are split or joined. */
export function faultsOf({ block, roles }: Candidate, start: number, gold: (GoldLine | undefined)[]): number {
  let faults = 0;
  const first = gold[start];
  for (const [index] of block.lines.entries()) {
    const goldLine = gold[start + index];
    if (!goldLine || block.kind === 'labels' || block.kind === 'option') continue;
    faults += roleFault(block.kind, roles[index], goldLine);
    if (index > 0 && block.kind === 'item' && goldLine.item !== first?.item) faults += 1.5;
    if (index > 0 && block.kind === 'heading' && goldLine.section !== first?.section) faults += 1;
  }
  const before = gold[start - 1];
  const parts = block.kind === 'item' && first?.item !== undefined && before?.item === first.item;
  const partsHeading = block.kind === 'heading' && before?.role === 'heading' && before.section === first?.section;
  return faults + (parts || partsHeading ? 1 : 0);
}

function roleFault(kind: Candidate['block']['kind'], role: string | undefined, { role: goldRole }: GoldLine): number {
  if (goldRole === 'heading-price') return kind === 'heading' || kind === 'price' || kind === 'note' ? 0 : 1;
  if (goldRole === 'price') return kind === 'item' ? 0 : 1;
  if (kind === 'price') return 1;
  if (role === undefined) return goldRole === 'noise' || goldRole === 'note' ? 0.5 : 1;
  if (role === goldRole) return 0;
  // A title under a dish's own title costs as much as none, a text's line less.
  if (role === 'description' && goldRole === 'note') return 0.7;
  return 1;
}

/** The penalty of a wrong line in training. */
const FEAR = 1;
const HOPE = 20;

const bonusOf =
  (gold: Lesson['gold'], share: number): Bonus =>
  (candidate, start) =>
    share * faultsOf(candidate, start, gold);

/** All features of a cut with how much of each there is. */
function featuresOf({ steps }: Cut, { scene, round }: CutMenu): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (name: string, value: number) => sums.set(name, (sums.get(name) ?? 0) + value);
  for (const { candidate, start, before, last: lastStep } of steps) {
    addCandidateFeatures(candidate, start, scene, add);
    addRoundFeatures(candidate, start, round, add);
    addFollowingFeatures(before, lastStep, candidate.block, scene.usualLayout, add);
  }
  return sums;
}

/**
 * The update from one menu: the features of the best cut that the truth allows, minus those of the cut that wrongly scores higher
 * (with a margin for each wrong line). Undefined if the right cut wins by that margin.
 */
export function lessonOf(
  lesson: Lesson,
  weights: Weights,
): { change: Map<string, number>; faults: number; least: number } {
  const segmentation = cutLines(lesson.lines, weights);
  const search = (share: number) =>
    segmentLines(segmentation.scene, segmentation.round, weights, segmentation.following, bonusOf(lesson.gold, share));
  const [hope, fear] = [search(-HOPE), search(FEAR)];
  const change = featuresOf(hope, segmentation);
  for (const [name, value] of featuresOf(fear, segmentation)) change.set(name, (change.get(name) ?? 0) - value);
  return { change, faults: countFaults(segmentation.found, lesson), least: countFaults(hope, lesson) };
}

export const countFaults = ({ steps }: Cut, { gold }: Lesson): number =>
  steps.reduce((sum, { candidate, start }) => sum + faultsOf(candidate, start, gold), 0);

/** The step of a menu for a weight that no other has changed; decreases as more have (AdaGrad). */
const STEP = 0.04;
/** Regularisation towards the initial weights, once per round. */
const PULL = 0.002;
/**
 * The fraction of the way from the initial weights to the learned ones that is kept: with all of it, real menus were read
 * worse than before (docs/decisions/082).
 */
const SHARE = 0.6;

export type Learned = { weights: Weights; faults: number; least: number };

/**
 * Its weight stays as set by hand: the network has learned the drawn menus by heart, so its advice on them is better than on
 * others, and learning from them would trust it too much.
 */
const HAND_SET = 'network';

/**
 * Weights after each round over all lessons: a structured perceptron with a margin, starting from `first`; each round's
 * weights are the mean of all its steps.
 */
export function* learnWeights(lessons: Lesson[], first: Weights, random: () => number): Generator<Learned> {
  const weights = new Map(first);
  const moved = new Map<string, number>();
  for (;;) {
    const sums = new Map<string, number>();
    let [faults, least] = [0, 0];
    const order = lessons.map((lesson) => ({ lesson, at: random() })).toSorted((a, b) => a.at - b.at);
    for (const { lesson } of order) {
      const taught = lessonOf(lesson, weights);
      faults += taught.faults;
      least += taught.least;
      const size = Math.max(1, lesson.gold.length / 40);
      for (const [name, value] of taught.change) {
        if (value === 0 || name === HAND_SET) continue;
        const change = value / size;
        const sum = (moved.get(name) ?? 0.1) + change * change;
        moved.set(name, sum);
        weights.set(name, (weights.get(name) ?? 0) + (STEP * change) / Math.sqrt(sum));
      }
      for (const [name, value] of weights) sums.set(name, (sums.get(name) ?? 0) + value);
    }
    for (const [name, value] of weights) weights.set(name, value - PULL * (value - (first.get(name) ?? 0)));
    const mean = [...sums].map(([name, sum]) => {
      const begun = first.get(name) ?? 0;
      const value = begun + SHARE * (sum / lessons.length - begun);
      return [name, Math.round(1000 * value) / 1000] as const;
    });
    yield { weights: new Map(mean.filter(([, value]) => value !== 0)), faults, least };
  }
}
