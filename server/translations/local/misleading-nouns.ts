import type { MenuLocale } from '../../../shared/locales.ts';
import { isReadByCharacters, nameOf } from '../../food/concepts-in.ts';
import { isAnyKindOf, isKindOf } from '../../food/kinds-of-food.ts';
import { type Noun, type NounPhrase, nameOfHead } from './menu-phrase.ts';
import { nounForm } from './noun-forms.ts';
import { isRomanceLocale } from './romance-nouns.ts';

/** Whether a noun with what describes it would be said of something else in a language. */
export function isMisleadingNoun(phrase: NounPhrase, from: MenuLocale, to: MenuLocale): boolean {
  return (
    (isRomanceLocale(to) && isBehindAccompaniment(to, phrase)) ||
    ((isRomanceLocale(to) || to === 'ar' || to === 'de') && isOfTwoFoods(phrase)) ||
    (from !== to && to === 'ar' && isBreadOfBread(phrase)) ||
    ((to === 'ja' || to === 'ar') && nameOfHead(phrase) === 'board' && phrase.qualifiers.length === 0) ||
    (to === 'ja' && isHouseOfStyle(phrase)) ||
    (nameOfHead(phrase) === 'meat' && phrase.qualifiers.length > 0) ||
    isFlavourBehind(phrase) ||
    (!isReadByCharacters(to) && to !== 'en' && isAssortedBoard(phrase)) ||
    (!isRomanceLocale(to) && isCountDescribed(phrase)) ||
    ((isRomanceLocale(to) || to === 'de') && isOfUnclearScope(to, phrase))
  );
}

const ACCOMPANIED = /\p{L} (?:con|col|aux|avec|com|ai|alle|agli) \p{L}/u;

/** "Entrecôte poêlée aux oignons frits souabe": the adjective of the whole would follow its onions. */
const isBehindAccompaniment = (to: MenuLocale, { head }: NounPhrase): boolean =>
  ACCOMPANIED.test(nounForm(to, head)) &&
  head.adjectives.some((adjective) => {
    const { mark, forms } = adjective.words[to];
    const isInflected = forms.length > 1 && mark !== '^' && !/ /.test(forms[0] ?? '');
    return isInflected && !OF_ANY_DISH.has(nameOf(adjective));
  });

const OF_ANY_DISH: ReadonlySet<string> = new Set(
  'warm,hot,cold,iced,vegan,vegetarian,small,large,half,homemade'.split(','),
);

const FOODS = ['meat', 'seafood', 'vegetable', 'fruit', 'cheese', 'mushroom', 'legume'];
const isFood = ({ concept, adjectives, is_beside }: Noun): boolean =>
  concept.class === 'noun' &&
  adjectives.length === 0 &&
  is_beside !== true &&
  isAnyKindOf(nameOf(concept), FOODS) &&
  !isKindOf(nameOf(concept), 'sauce');

/** "アボカドサーモン丼": two foods in a row are both in the dish, where other languages would make one of the other. */
const isOfTwoFoods = ({ qualifiers, head }: NounPhrase): boolean =>
  !isAnyKindOf(nameOf(head.concept), ['sauce', 'cut']) &&
  (qualifiers.filter(isFood).length > 1 ||
    (qualifiers.some(isFood) && qualifiers.some(({ concept }) => isKindOf(nameOf(concept), 'sauce'))));

/** "Tagliere di formaggi misti": the assorted things are on the board. */
const isAssortedBoard = ({ head }: NounPhrase): boolean =>
  !head.is_plural &&
  /\b(?:board|platter|plate)$/.test(nameOf(head.concept)) &&
  head.adjectives.some((adjective) => /^(?:assorted|mixed|aged)$/.test(nameOf(adjective)));

/** "Trois fromages affinés": a number that is part of the name comes before its qualities. */
const isCountDescribed = ({ head, qualifiers }: NounPhrase): boolean =>
  [head, ...qualifiers].some(
    ({ concept, adjectives }) => adjectives.length > 0 && /^(?:two|three|four|five) /.test(nameOf(concept)),
  );

const TWO_THINGS = / (?:und|et|y|e|ed) /u;

/** "Geschmorte Fisch und Meeresfrüchte", "pesce stufato fresco": the cooked food was fresh, and a name of two things has no one ending. */
const isOfUnclearScope = (to: MenuLocale, { head }: NounPhrase): boolean => {
  const names = head.adjectives.map(nameOf);
  if (head.adjectives.length > 0 && TWO_THINGS.test(nounForm(to, head))) return true;
  return (
    to !== 'de' && names.includes('fresh') && names.some((name) => /^(?:stewed|braised|simmered|baked)$/.test(name))
  );
};

/** "Limonade Ingwer-Minze": the words behind a drink name its taste, and no mint of lemonade. */
const isFlavourBehind = ({ head, qualifiers }: NounPhrase): boolean =>
  isAnyKindOf(nameOf(head.concept), ['herb', 'spice', 'fruit', 'vegetable']) &&
  qualifiers.some(
    ({ concept, is_beside }) =>
      is_beside !== true &&
      isAnyKindOf(nameOf(concept), ['soft drink', 'lemonade', 'ice cream', 'iced tea', 'milkshake']),
  );

const isBreadOfBread = ({ head, qualifiers }: NounPhrase): boolean =>
  nameOf(head.concept) === 'bread' && qualifiers.some(({ concept }) => isKindOf(nameOf(concept), 'bread'));

/** "ハウススペイン風ピリ辛ポテト": the house would be of the style. */
const isHouseOfStyle = ({ head }: NounPhrase): boolean =>
  /[風式]/u.test(nounForm('ja', head)) && head.adjectives.some((adjective) => nameOf(adjective) === 'house');
