import { foldText } from './fold-text.ts';

export type LikePair = { left: number; right: number; likeness: number };

/** Two titles at least this alike are taken for the same dish, renamed or misread. */
export const ALIKE_FROM = 0.8;

/**
 * Pairs of titles that are alike, as indexes into the two lists, best first: the Sørensen–Dice coefficient of their
 * sets of letter pairs (Dice 1945), at least `ALIKE_FROM`. Titles whose figures differ ("3 fromages", "4 fromages")
 * are different dishes. Candidates come from an index of letter pairs, so that two lists of thousands stay quick.
 */
export function likeTitles(left: readonly string[], right: readonly string[]): LikePair[] {
  const rightShapes = right.map(shapeOf);
  const postings = new Map<string, number[]>();
  for (const [index, { pairs }] of rightShapes.entries())
    for (const pair of pairs) {
      const list = postings.get(pair);
      if (list) list.push(index);
      else postings.set(pair, [index]);
    }
  const found: LikePair[] = [];
  for (const [index, title] of left.entries()) {
    const shape = shapeOf(title);
    const shared = new Map<number, number>();
    for (const pair of shape.pairs)
      for (const other of postings.get(pair) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
    for (const [other, count] of shared) {
      const otherShape = rightShapes[other];
      if (!otherShape || otherShape.figures !== shape.figures) continue;
      const likeness = (2 * count) / (shape.pairs.size + otherShape.pairs.size);
      if (likeness >= ALIKE_FROM) found.push({ left: index, right: other, likeness });
    }
  }
  return found.sort((a, b) => b.likeness - a.likeness || a.left - b.left || a.right - b.right);
}

function shapeOf(title: string): { pairs: Set<string>; figures: string } {
  const letters = [...foldText(title)];
  const pairs = new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`));
  // A title of one letter has no pair: the letter stands for it.
  if (pairs.size === 0) pairs.add(letters.join(''));
  return { pairs, figures: (title.match(/\d+/g) ?? []).join(' ') };
}
