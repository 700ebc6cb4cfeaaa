import type { MenuLocale } from '../../../shared/locales.ts';
import type { Concept } from '../../food/concept.ts';
import { isKindOf } from '../../food/kinds-of-food.ts';
import { isMixedDish, joinOfBread, MADE_DISHES, MADE_WITH } from './east-asian-dishes.ts';
import { JOINS } from './joins-by-relation.ts';
import type { Noun, NounPhrase, ParsedPhrase, Phrase } from './menu-phrase.ts';
import { isInAlcohol, type NounCase, nounForm, writeAdjective } from './noun-forms.ts';
import { atThe, isRomanceLocale, withOf } from './romance-nouns.ts';
import type { Relation } from './source-grammar.ts';
import { writeAdjectiveOf, writeNoun } from './write-noun.ts';

/** German says what is with, in or on something in the dative, and so all that is joined to that. */
const DATIVE: readonly Relation[] = ['with', 'in', 'on'];

/** What these join to the words after them is one with those: "with fries and salad" is said as a whole. */
const JOINED: readonly (Relation | null)[] = ['and', 'or', 'comma'];

/** The parts of a stretch in a language. */
export function writeParts(
  locale: MenuLocale,
  parts: readonly ParsedPhrase[],
  firstCase: NounCase = 'nominative',
  isAlone = false,
): string {
  const [dish, ...otherParts] = parts;
  const joinMixed = dish && isMixedDish(locale, parts) ? MADE_WITH[locale] : undefined;
  if (dish && joinMixed)
    return joinMixed(writePhrase(locale, dish.phrase, firstCase), writeList(locale, otherParts, 'nominative'));
  let nounCase: NounCase = firstCase;
  let writtenText = '';
  for (let partIndex = 0; partIndex < parts.length; ) {
    const relation = parts[partIndex]?.relation ?? null;
    if (relation !== null && DATIVE.includes(relation)) nounCase = 'dative';
    if (relation === 'choice' || relation === 'beside') nounCase = 'nominative';
    const end = endOfList(parts, partIndex);
    const words = writeList(locale, parts.slice(partIndex, end), nounCase);
    const joinBread = end === partIndex + 1 ? joinOfBread(locale, relation, parts, partIndex, isAlone) : undefined;
    const join = joinBread ?? (relation && joinOf(locale, relation, parts, partIndex));
    writtenText = join ? join(writtenText, words).trim() : words;
    partIndex = end;
  }
  // What begins with a relation has nothing before it to be parted from.
  return writtenText.replace(/^[、,]\s*/, '');
}

/** What a dish is cooked or lies in as in a liquid. */
const LIQUID = ['sauce', 'alcoholic drink', 'butter', 'milk', 'cream', 'oil', 'vinegar', 'juice'];

/** "トリッパの白ワイン仕立て": a comma would list a wine beside what is cooked in it. */
const IN_LIQUID: Partial<Record<MenuLocale, (before: string, after: string) => string>> = {
  ja: (before, after) => `${before}の${after}仕立て`,
  ko: (before, after) => `${after} ${before}`,
};

/**
 * A food and what it is in are joined by the kind of the latter: in French a bread has its article ("dans un pain plat"), a
 * butter is the dish's ("au beurre"); Chinese has a word for liquids.
 */
function joinOf(
  locale: MenuLocale,
  relation: Relation,
  parts: readonly ParsedPhrase[],
  partIndex: number,
): (before: string, after: string) => string {
  const part = parts[partIndex];
  const join = JOINS[locale][relation];
  if (relation !== 'in' || part?.phrase.kind !== 'noun') return join;
  const { concept, is_plural } = part.phrase.head;
  const isOf = (kinds: readonly string[]) => kinds.some((kind) => isKindOf(concept.words.en.forms[0] ?? '', kind));
  const joinLiquid = IN_LIQUID[locale];
  if (joinLiquid && partIndex === 1 && parts[0]?.phrase.kind === 'noun' && isOf([...LIQUID, 'broth']))
    return joinLiquid;
  if (locale === 'zh') return isOf(LIQUID) ? (before, after) => `${before}佐${after}` : join;
  if (locale !== 'fr' || is_plural) return join;
  if (isOf(LIQUID)) return (before, after) => `${before} ${atThe('fr', after, concept.words.fr.gender)}`;
  if (!isOf(['bread', 'bakery product'])) return join;
  return (before, after) => join(before, `${concept.words.fr.gender === 'f' ? 'une' : 'un'} ${after}`);
}

function endOfList(parts: readonly ParsedPhrase[], listStart: number): number {
  let end = listStart + 1;
  while (JOINED.includes(parts[end]?.relation ?? null)) end += 1;
  return end;
}

function writeList(locale: MenuLocale, parts: readonly ParsedPhrase[], nounCase: NounCase): string {
  const areJoinedByAnd = parts.length > 2 && parts.slice(1).every(({ relation }) => relation === 'and');
  return parts.reduce((writtenText, { relation, phrase }, partIndex) => {
    const words = writePhrase(locale, phrase, nounCase);
    if (partIndex === 0 || relation === null) return words;
    // "A and B and C" is a list.
    return JOINS[locale][areJoinedByAnd && partIndex < parts.length - 1 ? 'comma' : relation](writtenText, words);
  }, '');
}

function writePhrase(locale: MenuLocale, phrase: Phrase, nounCase: NounCase): string {
  switch (phrase.kind) {
    case 'adjectives': {
      const glue = locale === 'zh' || locale === 'ja' ? '' : ' ';
      const { adjectives, head } = phrase;
      const write = (adjective: Concept) =>
        head ? writeAdjectiveOf(locale, adjective, head) : writeAdjective(locale, adjective);
      const words = adjectives.map(write).join(glue);
      // "無濾過の" joins it to a noun that isn't there.
      return locale === 'ja' ? words.replace(/の$/u, '') : words;
    }
    case 'whole':
      return nounForm(locale, { ...phrase.meaning, adjectives: [] });
    case 'noun': {
      const noun = writeAccompanied(locale, phrase, nounCase);
      // "Two 4 oz patties": each has its weight, which these languages would add to their number.
      const isEachMeasured =
        typeof phrase.quantity === 'string' && phrase.measures.length > 0 && isCountedBehind(locale);
      if (isEachMeasured) return withQuantity(locale, phrase, [...phrase.measures, noun].join(' '));
      const countedNoun = phrase.quantity === null ? noun : withQuantity(locale, phrase, noun);
      return [countedNoun, ...phrase.measures].join(' ');
    }
  }
}

/** Kinds of food that others come with rather than make: sea bass with fennel, but mushroom risotto. */
const ACCOMPANIED = ['cheese', 'cut', 'meat', 'seafood', 'vegetable', 'fruit', 'egg', 'pasta', 'mushroom', 'legume'];

/** Whether a language's form of a noun that qualifies another says what comes with it: "au fenouil", "بالشمر". */
function isSaidBeside(locale: MenuLocale, { concept }: Noun): boolean {
  const { modifier } = concept.words[locale];
  if (locale === 'ar') return true;
  return ['fr', 'es', 'it', 'pt'].includes(locale) && modifier !== null && !/^d(?:[aei] |[’'])/.test(modifier);
}

/** What is cooked in wine doesn't come with a glass of it. */
const FLAVOURED: Partial<Record<MenuLocale, (before: string, after: string) => string>> = {
  zh: (before, after) => `${after}风味${before}`,
  ja: (before, after) => `${before}の${after}風味`,
  ko: (before, after) => `${after} 풍미의 ${before}`,
  en: (before, after) => `${before} in ${after}`,
  de: (before, after) => `${before} in ${after}`,
};

/** Romance languages say themselves what is cooked in wine. */
const isWithIt = (locale: MenuLocale, noun: Noun): boolean =>
  isInAlcohol(noun) ? !isRomanceLocale(locale) : noun.concept.class === 'noun';

const COOKED: ReadonlySet<string> = new Set(
  'roasted,grilled,fried,pan-fried,sautéed,seared,baked,braised,stewed,marinated,stuffed,candied'.split(','),
);

function writeAccompanied(locale: MenuLocale, { head, qualifiers }: NounPhrase, nounCase: NounCase): string {
  const headName = head.concept.words.en.forms[0] ?? '';
  // "Camembert rôti au miel": the honey is what it is roasted with.
  const isCooked =
    COOKED.has(headName.split(' ')[0] ?? '') ||
    head.adjectives.some((adjective) => COOKED.has(adjective.words.en.forms[0] ?? ''));
  const isAccompanied = isCooked || ACCOMPANIED.some((kind) => isKindOf(headName, kind));
  const beside = isAccompanied
    ? qualifiers.filter((noun) => noun.is_beside && isWithIt(locale, noun) && !isSaidBeside(locale, noun))
    : [];
  const describingNouns = qualifiers.filter((noun) => !beside.includes(noun));
  const writtenNoun = writeNoun(locale, head, describingNouns, nounCase);
  return beside.reduce((before, noun) => {
    const words = writeNoun(locale, noun, [], 'dative');
    const joinSauce = MADE_WITH[locale];
    if (joinSauce && MADE_DISHES.some((kind) => isKindOf(headName, kind))) return joinSauce(before, words);
    const isKind = (kind: string) => isKindOf(noun.concept.words.en.forms[0] ?? '', kind);
    // Pineapple comes with rum, pears in wine.
    const isSoaked = isKind('alcoholic drink') && !(isKind('spirit') && (locale === 'en' || locale === 'de'));
    const flavoured = isSoaked ? FLAVOURED[locale] : undefined;
    return flavoured ? flavoured(before, words) : JOINS[locale].with(before, words);
  }, writtenNoun);
}

/** Counters and the cases of numbers are left to languages that need none. */
function withQuantity(
  locale: MenuLocale,
  { quantity, head, qualifiers }: Pick<NounPhrase, 'quantity' | 'head' | 'qualifiers'>,
  noun: string,
): string {
  if (quantity === null) return noun;
  const isCounter =
    COUNTERS.has(head.concept.words.en.forms[0] ?? '') && head.adjectives.length === 0 && qualifiers.length === 0;
  // "6個": a counter follows its number.
  if (typeof quantity === 'string' && isCounter && (locale === 'zh' || locale === 'ja' || locale === 'ko'))
    return `${quantity}${noun}`;
  if (typeof quantity === 'string') return isCountedBehind(locale) ? `${noun} ×${quantity}` : `${quantity} ${noun}`;
  const count = nounForm(locale, { ...quantity, adjectives: [] });
  if (isCountedBehind(locale)) return `${noun} ${count}`;
  if (locale === 'en' || locale === 'de') return `${count} ${noun}`;
  return `${count} ${withOf(locale, noun)}`;
}

const COUNTERS: ReadonlySet<string> = new Set(['piece', 'scoop']);

const isCountedBehind = (locale: MenuLocale): locale is 'zh' | 'ja' | 'ko' | 'ar' =>
  ['zh', 'ja', 'ko', 'ar'].includes(locale);
