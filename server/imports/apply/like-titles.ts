import { foldText } from './fold-text.ts';

type LikePair = { left: number; right: number; likeness: number };

/** From this similarity on, two titles count as the same dish, renamed or misread. */
export const ALIKE_FROM = 0.8;
/** The maximum number of candidates for one title. */
const MAX_PAIRS_PER_TITLE = 8;

type TitleShape = { index: number; pairs: Set<string>; figures: string };

/**
 * Pairs of similar titles, as indexes into the two lists, best first: the Sørensen–Dice coefficient of their sets of
 * letter pairs (Dice 1945), at least `ALIKE_FROM`. Titles with different digits ("3 fromages", "4 fromages") are
 * different dishes. An index of letter pairs preselects candidates, so that lists of thousands of titles are fast.
 */
export function likeTitles(left: readonly string[], right: readonly string[]): LikePair[] {
  const rightByFigures = Map.groupBy(right.map(shapeOf), ({ figures }) => figures);
  const likePairs: LikePair[] = [];
  for (const [figures, shapes] of Map.groupBy(left.map(shapeOf), (shape) => shape.figures)) {
    const candidates = rightByFigures.get(figures);
    if (candidates) likePairs.push(...alikeAmong(shapes, candidates));
  }
  return likePairs.sort((a, b) => b.likeness - a.likeness || a.left - b.left || a.right - b.right);
}

function alikeAmong(left: readonly TitleShape[], right: readonly TitleShape[]): LikePair[] {
  const postings = new Map<string, number[]>();
  for (const [rightIndex, { pairs }] of right.entries())
    for (const pair of pairs) {
      const list = postings.get(pair);
      if (list) list.push(rightIndex);
      else postings.set(pair, [rightIndex]);
    }
  const places = new Map(Array.from(postings, ([pair, list]) => [pair, Uint32Array.from(list)] as const));
  const shared = new Uint32Array(right.length);
  return left.flatMap((shape) => {
    shared.fill(0);
    for (const pair of shape.pairs) {
      const list = places.get(pair);
      // An index is faster than an iterator, millions of times.
      for (let postingIndex = 0; list && postingIndex < list.length; postingIndex += 1) {
        const rightIndex = list[postingIndex] ?? 0;
        shared[rightIndex] = (shared[rightIndex] ?? 0) + 1;
      }
    }
    const alike: LikePair[] = [];
    for (let rightIndex = 0; rightIndex < right.length; rightIndex += 1) {
      const rightShape = right[rightIndex];
      if (!rightShape) continue;
      const likeness = (2 * (shared[rightIndex] ?? 0)) / (shape.pairs.size + rightShape.pairs.size);
      if (likeness >= ALIKE_FROM) alike.push({ left: shape.index, right: rightShape.index, likeness });
    }
    return alike.sort((a, b) => b.likeness - a.likeness).slice(0, MAX_PAIRS_PER_TITLE);
  });
}

function shapeOf(title: string, index: number): TitleShape {
  const letters = [...foldText(title)];
  const pairs = new Set(letters.slice(1).map((letter, place) => `${letters[place]}${letter}`));
  // A title of one letter has no pair: the letter is used instead.
  if (pairs.size === 0) pairs.add(letters.join(''));
  return { index, pairs, figures: (title.match(/\d+/g) ?? []).join(' ') };
}
