/** Forgives one wrong, missing, additional or swapped letter. */

/** A shorter word has too many neighbours. */
const MIN_LETTERS = 5;

/** The word, and what is left of it without one of its letters: words within one edit share one of these. */
function deletionsOf(word: string): string[] {
  const all = [word];
  for (let at = 0; at < word.length; at += 1) all.push(word.slice(0, at) + word.slice(at + 1));
  return all;
}

/** Whether one edit turns a word into the other; swapping two neighbours counts as one. */
export function isWithinOneEdit(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

export type NearWords = {
  /** The words within one edit of this one; empty if it is too short. */
  near(word: string): string[];
};

/** An index of words for `near`: a few lookups for each, however many words there are. */
export function indexNearWords(words: Iterable<string>): NearWords {
  const index = new Map<string, string[]>();
  for (const word of new Set(words)) {
    if (word.length < MIN_LETTERS - 1) continue;
    for (const key of deletionsOf(word)) index.set(key, [...(index.get(key) ?? []), word]);
  }
  return {
    near: (word) =>
      word.length < MIN_LETTERS
        ? []
        : [...new Set(deletionsOf(word).flatMap((key) => index.get(key) ?? []))].filter((nearWord) =>
            isWithinOneEdit(word, nearWord),
          ),
  };
}
