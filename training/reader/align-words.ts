import { editDistance } from '../../bench/score.mjs';

/** A word of the truth's texts; `field` numbers the text that it is part of. */
export type TruthToken = { text: string; field: number };
/** A word that was read, as the truth writes it; `starts_line` if it is its line's first. */
export type ReadToken = { text: string; starts_line: boolean };

/** Letters and digits of a word, without accents or case: what must be the same in the truth and in the reading. */
export const plainWord = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** How many of the best places are followed from word to word. */
const BEAM = 80;
/** The truth's words that a reading may have lost between two neighbours. */
const MAX_LOST = 4;
const LOST = 0.2;
/** What a word of no text costs, and what it costs to continue elsewhere in the truth: less where a line begins. */
const UNKNOWN = { inside: 0.35, at_start: 0.15 };
const ELSEWHERE = { inside: 1.8, at_start: 1.2, at_field: -0.4 };
/** Share of letters from which a misread word is still the truth's. */
const ALIKE = 0.72;
const MIN_LETTERS = 4;

type Place = { at: number; score: number; before: Place | undefined; is_match: boolean };

/**
 * For each word that was read, the index of the truth's word that it is, or undefined. The order of reading may differ
 * from the truth's: runs of neighbours are found wherever they are, by the cheapest path (beam search). A text that is
 * printed twice is found twice.
 */
export function alignWords(read: readonly ReadToken[], truth: readonly TruthToken[]): (number | undefined)[] {
  const placesOf = candidateFinder(truth);
  let places: Place[] = [{ at: -1, score: 0, before: undefined, is_match: false }];
  for (const { text, starts_line } of read) {
    const next = new Map<number, Place>();
    const offer = (place: Place) => {
      if (place.score > (next.get(place.at)?.score ?? Number.NEGATIVE_INFINITY)) next.set(place.at, place);
    };
    const byPlace = new Map(places.map((place) => [place.at, place]));
    const [best] = places;
    const unknown = starts_line ? UNKNOWN.at_start : UNKNOWN.inside;
    for (const place of places) offer({ at: place.at, score: place.score - unknown, before: place, is_match: false });
    const worth = Math.min(6, text.length) / 6 + 0.2;
    for (const { at, likeness } of placesOf(text)) {
      const isFieldStart = truth[at]?.field !== truth[at - 1]?.field;
      const jump = (starts_line ? ELSEWHERE.at_start : ELSEWHERE.inside) + (isFieldStart ? ELSEWHERE.at_field : 0);
      const ways = Array.from({ length: MAX_LOST + 1 }, (_, lost) => ({
        from: byPlace.get(at - 1 - lost),
        cost: LOST * lost,
      }));
      const [cheapest] = [...ways, { from: best, cost: jump }]
        .flatMap(({ from, cost }) => (from ? [{ from, score: from.score - cost }] : []))
        .toSorted((a, b) => b.score - a.score);
      if (cheapest) offer({ at, score: cheapest.score + worth * likeness, before: cheapest.from, is_match: true });
    }
    places = [...next.values()].toSorted((a, b) => b.score - a.score).slice(0, BEAM);
  }
  const matches: (number | undefined)[] = [];
  for (let place = places[0]; place?.before; place = place.before)
    matches.unshift(place.is_match ? place.at : undefined);
  return matches;
}

type Candidate = { at: number; likeness: number };

/** Finds the truth's words that a word may be: the same ones, or if there are none, those that it may be misread from. */
function candidateFinder(truth: readonly TruthToken[]): (text: string) => Candidate[] {
  const places = Map.groupBy(truth.keys(), (at) => truth[at]?.text ?? '');
  const cache = new Map<string, Candidate[]>();
  return (text) => {
    const cached = cache.get(text);
    if (cached) return cached;
    const equalWords = (places.get(text) ?? []).map((at) => ({ at, likeness: 1 }));
    const candidates =
      equalWords.length > 0 ? equalWords : [...places].flatMap(([other, all]) => misread(text, other, all));
    cache.set(text, candidates);
    return candidates;
  };
}

function misread(text: string, other: string, places: number[]): Candidate[] {
  const longest = Math.max(text.length, other.length);
  if (Math.min(text.length, other.length) < MIN_LETTERS || Math.abs(text.length - other.length) > 2) return [];
  const likeness = 1 - editDistance(text, other) / longest;
  return likeness < ALIKE ? [] : places.map((at) => ({ at, likeness: likeness - 0.1 }));
}
