import type { MenuLocale } from '../../../shared/locales.ts';
import type { TextKind } from '../../../shared/translated-texts.ts';
import type { Concept } from '../../food/concept.ts';
import { isReadByCharacters, nameOf } from '../../food/concepts-in.ts';
import { isAnyKindOf, isKindOf } from '../../food/kinds-of-food.ts';
import { METHODS } from './build-phrase.ts';
import { type NounPhrase, nameOfHead, type ParsedPhrase, type Phrase } from './menu-phrase.ts';
import { hasMisleadingList } from './misleading-lists.ts';
import { isMisleadingNoun } from './misleading-nouns.ts';
import { isParts, type Parsed } from './parse-menu-text.ts';
import { isRomanceLocale } from './romance-nouns.ts';
import type { Stretch } from './split-text.ts';

/**
 * Shapes of texts whose words another language puts where they are said of something else. Strangers who judged
 * translations found them wrong far more often than others, so that such texts stay in the original.
 */

/** Whether a text has such a shape for a pair of languages. */
export function hasMisleadingShape(
  kind: TextKind,
  stretches: readonly Stretch[],
  parsedStretches: readonly Parsed[],
  { from, to }: { from: MenuLocale; to: MenuLocale },
): boolean {
  const parts = parsedStretches.flatMap((each) => (isParts(each) ? each : []));
  return (
    isQualityApart(kind, stretches, parsedStretches, to) ||
    parts.some(({ phrase }) => phrase.kind === 'noun' && isMisleadingNoun(phrase, from, to)) ||
    parsedStretches.some((each) => isParts(each) && hasMisleadingPair(each, from, to)) ||
    (isReadByCharacters(to) && parsedStretches.some((each) => isParts(each) && hasTwoServings(each))) ||
    hasMisleadingList(kind, stretches, parsedStretches, { from, to })
  );
}

/** What is said of a dish in any place: its diet, what it lacks, its colour or how long it was cooked. */
const SAID_ANYWHERE =
  /^(?:vegan|vegetarian|halal|kosher|served pink|slow-cooked|pan-fried|homemade|spicy|red|white|rosé|new)$|-free$|^without |^no |^hand-cut$/u;

/** Of Japanese and Korean, whose other words need a noun behind them. */
const DIETS = /^(?:vegan|vegetarian|halal|kosher|spicy|red|white|rosé|new)$|-free$|^without |^no /u;

/** Words that by themselves have more than one meaning in most languages: "hot", "La rose, la vraie". */
const AMBIGUOUS_ALONE: ReadonlySet<string> = new Set(
  'medium,pink,real,sweet and sour,battered,stone-ground,Italian,light,soft,hunter-style,royal'.split(','),
);

/**
 * "Lahmacun mit Salat, gerollt", "La rose, la vraie, et sa boule": a quality without a noun has no ending in
 * languages that need one, and would be one more thing of a list in the others.
 */
function isQualityApart(
  kind: TextKind,
  stretches: readonly Stretch[],
  parsedStretches: readonly Parsed[],
  to: MenuLocale,
): boolean {
  const isDescription = kind === 'item_description';
  const isListing = isReadByCharacters(to) || to === 'ar';
  if (!isDescription && kind !== 'item_title') return false;
  const count = parsedStretches.reduce((sum, each) => sum + (isParts(each) ? each.length : 1), 0);
  return parsedStretches.some((each, index) => {
    if (!isParts(each) || count === 1) return false;
    const isInBrackets = stretches[index - 1]?.mark.trim() === '(';
    return each.some(({ phrase }) => {
      if (phrase.kind !== 'adjectives' || (isInBrackets && !isDescription)) return false;
      if (phrase.adjectives.some((adjective) => isAmbiguousApart(adjective, index, isDescription))) return true;
      if (!isDescription && !isListing) return false;
      const isPlain = to === 'ja' || to === 'ko' ? DIETS : SAID_ANYWHERE;
      if (phrase.adjectives.every((adjective) => isPlain.test(nameOf(adjective)))) return false;
      return isListing || (index > 1 && phrase.adjectives.some((adjective) => isInflected(adjective, to)));
    });
  });
}

/** "Quiche lorraine, la vraie": in a title this one alone, others are part of a name. */
const isAmbiguousApart = (adjective: Concept, index: number, isDescription: boolean): boolean =>
  (index > 0 && nameOf(adjective) === 'real') || (isDescription && isAmbiguousAlone(adjective, index));

/** "Hot, sweet and sour" is spicy, while a dish that is said to be hot behind its name is warm. */
const isAmbiguousAlone = (adjective: Concept, index: number): boolean =>
  AMBIGUOUS_ALONE.has(nameOf(adjective)) || (index === 0 && nameOf(adjective) === 'hot');

const isInflected = ({ words }: Concept, to: MenuLocale): boolean => isRomanceLocale(to) && words[to].forms.length > 2;

const hasMisleadingPair = (parts: readonly ParsedPhrase[], from: MenuLocale, to: MenuLocale): boolean =>
  parts.some((part, index) => {
    const next = parts[index + 1];
    if (next === undefined) return false;
    return (
      isCookedTogether(part, next, from, to) ||
      (from === 'de' && !isRomanceLocale(to) && to !== 'ar' && isMadeOfBoth(part, next)) ||
      (isRomanceLocale(to) && isDoneTwice(to, part, next)) ||
      isInName(next) ||
      isInTwice(part, next) ||
      isCoatedInNext(part, next, to) ||
      ((isReadByCharacters(to) || to === 'ar') && isPieceOfBoth(part, next)) ||
      (isReadByCharacters(to) && (isPouredIn(part, next) || isInSomething(next, index)))
    );
  });

/** "Braten aus Linsen und Haferflocken": the dish is made of both, which only languages with "of" behind it say. */
const isMadeOfBoth = ({ phrase }: ParsedPhrase, { relation, phrase: other }: ParsedPhrase): boolean =>
  (relation === 'and' || relation === 'or') &&
  phrase.kind === 'noun' &&
  phrase.has_of === true &&
  nameOfHead(phrase) !== 'piece' &&
  other.kind === 'noun' &&
  other.qualifiers.length === 0 &&
  other.head.adjectives.length === 0;

/** Foods of which two in a row are cooked in the same way. */
const ALIKE: readonly (readonly string[])[] = [
  ['vegetable', 'mushroom', 'legume', 'fruit'],
  ['meat', 'seafood', 'meat dish', 'seafood dish'],
  ['nut', 'seed'],
];

/**
 * "Grilled chicken and shrimp", "carottes et navets glacés": both are cooked so, which a language that writes the way to
 * cook on the other side would say of one of them alone.
 */
function isCookedTogether(part: ParsedPhrase, next: ParsedPhrase, from: MenuLocale, to: MenuLocale): boolean {
  if (next.relation !== 'and' && next.relation !== 'or') return false;
  if (part.phrase.kind !== 'noun' || next.phrase.kind !== 'noun') return false;
  if (isFriedDish(part.phrase) && isBareOfKind(next.phrase)) return true;
  const isBehind = (locale: MenuLocale): boolean => isRomanceLocale(locale) || locale === 'ar';
  if (isBehind(from) === isBehind(to)) return false;
  const [cooked, otherPhrase] = isBehind(from) ? [next.phrase, part.phrase] : [part.phrase, next.phrase];
  const areBare =
    otherPhrase.head.adjectives.length === 0 &&
    otherPhrase.qualifiers.length === 0 &&
    cooked.qualifiers.every(({ is_beside }) => is_beside === true);
  if (!areBare || otherPhrase.has_article === true || !cooked.head.adjectives.some((each) => isMethod(each)))
    return false;
  const [first, second] = [nameOfHead(cooked), nameOfHead(otherPhrase)];
  return !first.includes(' ') && ALIKE.some((kinds) => isAnyKindOf(first, kinds) && isAnyKindOf(second, kinds));
}

/** "Frittura di calamari e gamberi": the name of the first dish says how the second is cooked, too. */
const isFriedDish = (phrase: NounPhrase): boolean =>
  /^(?:fried|grilled|stuffed) /.test(nameOfHead(phrase)) &&
  phrase.head.adjectives.length === 0 &&
  isAnyKindOf(nameOfHead(phrase), ['seafood', 'seafood dish', 'meat', 'meat dish']);
const isBareOfKind = ({ head, qualifiers }: NounPhrase): boolean =>
  head.adjectives.length === 0 && qualifiers.length === 0 && isAnyKindOf(nameOf(head.concept), ['seafood', 'meat']);

const isMethod = (adjective: Concept): boolean =>
  METHODS.has(nameOf(adjective)) ||
  /^(?:glazed|pickled|caramelised|caramelized|toasted|dried)$/.test(nameOf(adjective));

/** "Rebozada en harina y huevo": the ingredients of a batter aren't what a dish lies in. */
const isCoatedInNext = ({ phrase }: ParsedPhrase, next: ParsedPhrase, to: MenuLocale): boolean =>
  next.relation === 'in' &&
  to !== 'en' &&
  to !== 'es' &&
  adjectivesOf(phrase).some((adjective) => /^(?:battered|breaded|coated)$/.test(nameOf(adjective)));

const adjectivesOf = (phrase: Phrase): readonly Concept[] =>
  phrase.kind === 'adjectives' ? phrase.adjectives : phrase.kind === 'noun' ? phrase.head.adjectives : [];

/** "In Butter gebraten": "a la sartén" and "in padella" are in something already. */
const isDoneTwice = (to: MenuLocale, { phrase }: ParsedPhrase, next: ParsedPhrase): boolean =>
  next.relation === 'in' &&
  phrase.kind === 'adjectives' &&
  phrase.adjectives.some(({ words }) => /^(?:al?|in|n[ao]|en|em|à|au|alla|ai) /.test(words[to].forms[0] ?? ''));

/** "In marinara": a name by itself isn't said to be a sauce elsewhere. */
const isInName = ({ relation, phrase }: ParsedPhrase): boolean =>
  relation === 'in' && phrase.kind === 'noun' && phrase.head.concept.class === 'name' && phrase.qualifiers.length === 0;

/** "Putengeschnetzeltes in Currysoße": a dish whose name says that it is in sauce isn't in another one. */
const isInTwice = ({ phrase }: ParsedPhrase, { relation }: ParsedPhrase): boolean =>
  relation === 'in' && / in /.test(nameOfHead(phrase));

/** "Zwei Stück vom Rind und Schwein": each piece is of both. */
const isPieceOfBoth = ({ phrase }: ParsedPhrase, next: ParsedPhrase): boolean =>
  next.relation === 'and' &&
  phrase.kind === 'noun' &&
  nameOfHead(phrase) === 'piece' &&
  phrase.quantity !== null &&
  phrase.qualifiers.length > 0;

/** "Cappuccino con latte di soia", "Espresso con sambuca": a drink isn't served beside a drink that is in it. */
const isPouredIn = ({ phrase }: ParsedPhrase, { relation, phrase: poured }: ParsedPhrase): boolean =>
  relation === 'with' &&
  phrase.kind === 'noun' &&
  poured.kind === 'noun' &&
  isKindOf(nameOfHead(phrase), 'drink') &&
  isAnyKindOf(nameOfHead(poured), ['drink', 'milk', 'syrup', 'spice', 'herb', 'sweetener']);

/** What these languages say that a dish is in by a word of its own. */
const CONTAINED_IN = [
  'sauce',
  'broth',
  'alcoholic drink',
  'butter',
  'milk',
  'cream',
  'oil',
  'vinegar',
  'juice',
  'bread',
];

/** "In der Pfanne", "en papillote": a comma would list what something is in beside it. */
const isInSomething = ({ relation, phrase }: ParsedPhrase, index: number): boolean => {
  if (relation !== 'in' || (phrase.kind === 'noun' && isKindOf(nameOfHead(phrase), 'bread'))) return false;
  return index > 0 || phrase.kind !== 'noun' || !isAnyKindOf(nameOfHead(phrase), CONTAINED_IN);
};

/** "Chicken on a waffle with honey": these languages would serve both beside it, one behind the other. */
const hasTwoServings = (parts: readonly ParsedPhrase[]): boolean =>
  parts.filter(({ relation }) => relation === 'with' || relation === 'on').length > 1;
