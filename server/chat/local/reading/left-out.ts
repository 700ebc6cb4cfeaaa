import type { MenuLocale } from '../../../../shared/locales.ts';
import { isReadByCharacters, type NamedConcept } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import { placesOf } from '../words/phrases.ts';
import { allergensOf } from './avoided-food.ts';
import { type ConcernReading, wordsOfConcept } from './concern-reading.ts';

/** How many words may be between "without" and what is left out: "no more than a little onion". */
const MAX_WORDS_BETWEEN = 2;
/** Characters of a word, about. */
const CHARACTERS_PER_WORD = 2;

type Place = { from: number; to: number };
type PlacedFood = Place & { named: NamedConcept };

/** Whether a food is a dish, which nobody fears by this name, rather than what is in dishes. */
const isDish = ({ concept }: NamedConcept): boolean =>
  isKindOf(concept, 'prepared food') && allergensOf(concept).length === 0;

/** What joins two foods that are left out, in Japanese and Korean. */
const isLinked = (between: string): boolean =>
  /^(?:ト|ヤ|モ|カ|トカ|アト|ソレト|ソレカラ|マタハ|オヨビ|及ビ|랑|이랑|와|과|하고|나|이나|도|및|또는)?$/u.test(
    between.replace(/[\s・、,&]+/gu, ''),
  );

/** Arabic joins "with" to the food: "مو بالجبن". Folded as messages are. */
const NOT_WITH = /(?<= )(?:مو|مش|مب|موب|مهو)(?= ب)/gu;

const placesWithout = (locale: MenuLocale, phrases: string, clause: string): Place[] => [
  ...placesOf(locale, phrases, clause),
  ...(locale === 'ar' ? clause.matchAll(NOT_WITH) : []).map(({ index, 0: words }) => ({
    from: index,
    to: index + words.length,
  })),
];

/** The food that a clause leaves out: behind "without", before "-free", before "without" in Japanese and Korean. */
export function leftOut(reading: ConcernReading, clause: string, foods: readonly NamedConcept[]): NamedConcept[] {
  const { locale, language } = reading;
  const isByCharacters = isReadByCharacters(locale);
  const placed: PlacedFood[] = [];
  const longestFirst = foods
    .map((named) => ({ named, words: wordsOfConcept(reading, named) }))
    .toSorted((a, b) => b.words.length - a.words.length);
  for (const { named, words } of longestFirst) {
    const isTaken = (at: number) => placed.some(({ from, to }) => from <= at && at < to && to - from > words.length);
    let from = isByCharacters ? clause.indexOf(words) : clause.indexOf(` ${words} `) + 1;
    // "Other than pork (豚肉), meat (肉)": the second meat.
    while (isByCharacters && from >= 0 && isTaken(from)) from = clause.indexOf(words, from + 1);
    if (from >= 0) placed.push({ named, from, to: from + words.length });
  }
  const distance = (from: number, to: number) => {
    const between = clause.slice(from, to);
    return isByCharacters
      ? between.replace(/[\s\p{P}]/gu, '').length / CHARACTERS_PER_WORD
      : between.split(' ').filter((word) => word !== '').length;
  };
  const without = placesWithout(locale, language.without, clause);
  const isBehind = locale === 'ja' || locale === 'ko';
  const left = new Set<NamedConcept>();
  const takeBefore = ({ from }: Place) => {
    let end = from;
    for (const food of placed.filter(({ to }) => to <= from).sort((a, b) => b.to - a.to)) {
      if (distance(food.to, end) > MAX_WORDS_BETWEEN) break;
      // "パスタで卵を使っていないもの" wishes for pasta.
      const isWish = end !== from && isBehind && !isLinked(clause.slice(food.to, end)) && isDish(food.named);
      if (isWish) break;
      left.add(food.named);
      end = food.from;
    }
  };
  const takeBehind = ({ to }: Place) => {
    let start = to;
    for (const food of placed.filter(({ from }) => from >= to).sort((a, b) => a.from - b.from)) {
      const isNext = start > to && clause.slice(start, food.from).startsWith('的');
      const isWish = locale === 'zh' && isNext && isDish(food.named);
      // "不带猪肉的面" wishes for noodles.
      if (isWish || distance(start, food.from) > MAX_WORDS_BETWEEN) break;
      left.add(food.named);
      start = food.to;
    }
  };
  for (const place of without)
    if (isBehind) takeBefore(place);
    else takeBehind(place);
  // In Portuguese "no" is "in the", unless it begins a message of somebody who mixes languages.
  const next = placesOf(locale, language.without_next, clause).filter(
    ({ from, to }) => locale !== 'pt' || clause.slice(from, to) !== 'no' || from <= 1,
  );
  for (const { to } of next)
    for (const { named, from } of placed) if (from >= to && distance(to, from) === 0) left.add(named);
  if (language.free !== '') for (const place of placesOf(locale, language.free, clause)) takeBefore(place);
  return [...left];
}
