import type { NamedConcept } from '../../../food/concepts-in.ts';
import type { AllergenName } from '../words/guest-language.ts';
import { placesOf } from '../words/phrases.ts';
import { type ConcernReading, directNames } from './concern-reading.ts';
import { takeConcept } from './take-food.ts';

/** How far behind or before "without" an allergen may be whose name the lexicon doesn't have: "sem pistache". */
const MAX_LEFT_OUT_WORDS = 3;

const MAX_LEFT_OUT_SIGNS = 8;

export function takeLeftOut(reading: ConcernReading, clause: string, left: readonly NamedConcept[]): void {
  for (const named of left) takeConcept(reading, named, false);
  const names = left.length === 0 ? namesLeftOut(reading, clause) : namesJoinedToLeftOut(reading, clause);
  for (const name of names) reading.avoided.add(name);
}

/** The allergens that a clause leaves out by a name of the guests' own lists. */
function namesLeftOut({ locale, language, isByCharacters }: ConcernReading, clause: string): AllergenName[] {
  const isBefore = locale === 'ja' || locale === 'ko';
  return placesOf(locale, language.without, clause).flatMap(({ from, to }) => {
    if (isByCharacters) {
      const signs = isBefore ? clause.slice(Math.max(0, from - MAX_LEFT_OUT_SIGNS), from) : clause.slice(to);
      return directNames(locale, isBefore ? signs : signs.slice(0, MAX_LEFT_OUT_SIGNS), false);
    }
    const words = clause.slice(to).trim().split(' ').slice(0, MAX_LEFT_OUT_WORDS);
    return directNames(locale, ` ${words.join(' ')} `, false);
  });
}

/** "Sem amendoim e pistache": the second of two names. */
function namesJoinedToLeftOut({ locale, language, isByCharacters }: ConcernReading, clause: string): AllergenName[] {
  if (isByCharacters) return [];
  return placesOf(locale, language.without, clause).flatMap(({ to }) => {
    const joined = LEFT_OUT_PAIR.exec(clause.slice(to).trim())?.[1];
    return joined === undefined ? [] : directNames(locale, ` ${joined} `, false);
  });
}

const LEFT_OUT_PAIR = /^\p{L}+ (?:and|or|nor|und|oder|et|ou|ni|y|o|e|nem|ne|او|ولا) (\p{L}+)(?!\p{L})/u;
