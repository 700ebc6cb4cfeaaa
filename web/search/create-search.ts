import MiniSearch, { type Query } from 'minisearch';
import { foldText } from '../../shared/fold-text.ts';

/** What one result can be found by: its name first, then its texts, then where it is. */
export type SearchedTexts = { title: string; text: string; place: string };

/** Returns the positions of what fits, best first; nothing for a query without a letter or digit. */
export type Search = (query: string) => number[];

/** Scripts without spaces between words: each letter counts as a word. */
const TERM_PATTERN =
  /[\p{Script=Han}\p{Script=Hiragana}ー]|(?:(?![\p{Script=Han}\p{Script=Hiragana}ー])[\p{L}\p{N}])+/gu;
const ARABIC_ARTICLE = /^(?:وال|ال)(?=.{3})/;
/** A shorter word is too many others with one letter changed. */
const SHORTEST_MISTYPED = 4;

const termsOf = (text: string): string[] =>
  foldText(text)
    .match(TERM_PATTERN)
    ?.map((term) => term.replace(ARABIC_ARTICLE, '')) ?? [];

/**
 * Finds every result that has all words of the query: without case and accents, by the beginning of a word, with one letter
 * of a longer word missing, added, another or in its neighbour's place; in names also by any part.
 */
export function createSearch(texts: readonly SearchedTexts[]): Search {
  const foldedTitles = texts.map(({ title }) => foldText(title));
  const index = new MiniSearch<{ id: number } & SearchedTexts>({
    fields: ['title', 'text', 'place'],
    tokenize: termsOf,
    // `tokenize` has folded them.
    processTerm: (term) => term,
    searchOptions: {
      combineWith: 'AND',
      boost: { title: 4, place: 0.5 },
      weights: { prefix: 0.7, fuzzy: 0.2 },
      prefix: true,
      fuzzy: (term) => (term.length < SHORTEST_MISTYPED ? false : 1),
    },
  });
  index.addAll(texts.map((searched, id) => ({ id, ...searched })));
  return (query) => {
    const queryTerms = meantTerms(query);
    if (queryTerms.length === 0) return [];
    const foldedQuery = foldText(query).trim();
    const scoresByIndex = new Map<number, number>();
    for (const { id, score } of index.search({ combineWith: 'AND', queries: queryTerms.map(withSwaps) }))
      scoresByIndex.set(id, score);
    for (const [id, title] of foldedTitles.entries()) {
      if (!title.includes(foldedQuery)) continue;
      scoresByIndex.set(id, (scoresByIndex.get(id) ?? 1) * (title.startsWith(foldedQuery) ? 4 : 2));
    }
    return [...scoresByIndex].sort(([one, a], [other, b]) => b - a || one - other).map(([id]) => id);
  };
}

/** Without elided articles ("l’agneau") and other single letters, unless there is nothing else. */
function meantTerms(query: string): string[] {
  const typedTerms = termsOf(query);
  const meantByTyping = typedTerms.filter(
    (term, at) => term.length > 1 || at === typedTerms.length - 1 || !/[a-z]/.test(term),
  );
  return [...new Set(meantByTyping)];
}

/** The term, or itself with two neighbouring letters in each other's place, which counts as two edits otherwise. */
function withSwaps(term: string): Query {
  if (term.length < SHORTEST_MISTYPED) return term;
  const swappedTerms = Array.from(
    { length: term.length - 1 },
    (_, at) => term.slice(0, at) + term.charAt(at + 1) + term.charAt(at) + term.slice(at + 2),
  ).filter((swapped) => swapped !== term);
  return {
    combineWith: 'OR',
    queries: [term, { combineWith: 'OR', fuzzy: false, queries: swappedTerms, boostTerm: () => 0.3 }],
  };
}
