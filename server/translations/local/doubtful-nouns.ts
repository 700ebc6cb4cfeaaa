import type { MenuLocale } from '../../../shared/locales.ts';
import type { Concept } from '../../food/concept.ts';
import { isConceptOf } from '../../food/concepts-in.ts';
import { isKindOf } from '../../food/kinds-of-food.ts';
import { CONTAINERS } from './build-phrase.ts';
import type { Noun, NounPhrase, ParsedPhrase } from './menu-phrase.ts';

/** Nouns that their words allow in more than one way, or that mean something else with what describes them. */

export function hasDoubtfulNoun({ phrase }: ParsedPhrase, from: MenuLocale): boolean {
  if (phrase.kind !== 'noun') return false;
  const nouns = [phrase.head, ...phrase.qualifiers];
  return (
    nouns.some(isDescribedPlace) ||
    nouns.some(hasArticleInName) ||
    nouns.some(isCookedRawDish) ||
    isSideOfDish(phrase) ||
    phrase.qualifiers.some(isContainer) ||
    (ROMANCE.includes(from) && phrase.qualifiers.some(isDishWithAnother)) ||
    (from === 'de' && (isNamedAfterTown(phrase) || isDishBeforeFood(phrase))) ||
    nouns.some(isCountedAndDescribed) ||
    nouns.some((noun) => isPairDescribed(noun, from)) ||
    nouns.some(({ adjectives }) => isCookedTwice(adjectives)) ||
    isMeatballOfPlants(phrase) ||
    (from !== 'ja' && phrase.qualifiers.some(isTableware)) ||
    (GERMANIC.includes(from) && phrase.qualifiers.some(isPiece)) ||
    (from === 'en' && isSavouryCake(phrase)) ||
    (from === 'ja' && phrase.qualifiers.some(isDoneToHead))
  );
}

const GERMANIC: readonly MenuLocale[] = ['en', 'de'];

/** "Clam strip basket": a piece before another noun is one of many, which other languages name in the plural. */
const isPiece = ({ concept }: Noun): boolean =>
  ['strip', 'piece', 'slice', 'cube', 'chunk'].includes(concept.words.en.forms[0] ?? '');

/** "Bubble and squeak cakes" are fried and not sweet: elsewhere a cake is a dessert. */
const isSavouryCake = ({ head, qualifiers }: NounPhrase): boolean =>
  head.concept.words.en.forms[0] === 'cake' &&
  qualifiers.some(({ concept }) =>
    ['meat', 'seafood', 'meat dish', 'seafood dish', 'vegetable dish', 'potato', 'cabbage'].some((kind) =>
      isConceptOf(concept, kind),
    ),
  );

/** "煮込みうどん", "厚切りバタートースト": the stewing and the thickness are of the noun at the end. */
const isDoneToHead = ({ concept, adjectives }: Noun): boolean =>
  concept.words.en.forms[0] === 'stew' || adjectives.some(({ words }) => words.en.forms[0] === 'thick');

/** "Petits plaisirs sucrés" as "small a sweet moment": a name with an article has no place for what describes it. */
const hasArticleInName = ({ concept, adjectives }: Noun): boolean =>
  adjectives.length > 0 && /^(?:an?|the) /.test(concept.words.en.forms[0] ?? '');

/** "New England" is no new England. */
const isDescribedPlace = ({ concept, adjectives }: Noun): boolean =>
  adjectives.length > 0 && isConceptOf(concept, 'place') && !isConceptOf(concept, 'wine region');

/** "Tartare cuit": a dish that is raw by definition, with a way to cook that may be only a way to speak. */
const isCookedRawDish = ({ concept, adjectives }: Noun): boolean =>
  RAW_DISHES.some((dish) => isConceptOf(concept, dish)) &&
  adjectives.some(({ words }) => COOKED.test(words.en.forms[0] ?? ''));

const RAW_DISHES = ['tartare', 'carpaccio', 'ceviche', 'sashimi'];
const COOKED = /\b(?:cooked|boiled|fried|roasted?|baked|braised|stewed|poached|steamed)\b/u;

/** "Tiramisù al bicchiere", "bollicine al calice", "Ei im Glas": it comes in a glass, or is poured by the glass. */
const isContainer = ({ concept }: Noun): boolean => CONTAINERS.has(concept.words.en.forms[0] ?? '');

const ROMANCE: readonly MenuLocale[] = ['fr', 'es', 'it', 'pt'];

/** "Filets of herring with potatoes": a part of a dish that is named with its side would be of the side. */
const isDishWithAnother = ({ concept, is_beside }: Noun): boolean =>
  is_beside !== true && concept.class === 'noun' && / with /.test(concept.words.en.forms[0] ?? '');

/** "Wiener Frühstück": the name of a sausage or a doughnut before another noun is the town's. */
const isNamedAfterTown = ({ qualifiers }: NounPhrase): boolean =>
  qualifiers.some(
    ({ concept }) =>
      ['sausage', 'doughnut', 'burger'].some((kind) => isKindOf(concept.words.en.forms[0] ?? '', kind)) &&
      concept.words.de.synonyms
        .flat()
        .concat(concept.words.de.forms)
        .some((form) => /^\p{Lu}\p{L}+er$/u.test(form)),
  );

/** "Dürüm Hähnchen" is a dürüm with chicken, and no chicken. */
const isDishBeforeFood = ({ head, qualifiers }: NounPhrase): boolean =>
  (isConceptOf(head.concept, 'meat') || isConceptOf(head.concept, 'seafood')) &&
  !isConceptOf(head.concept, 'meat dish') &&
  qualifiers.some(
    ({ concept, is_beside }) =>
      is_beside !== true && ['sandwich', 'wrap', 'dürüm', 'pizza', 'burger'].some((kind) => isConceptOf(concept, kind)),
  );

/** "Trois fromages affinés": the number comes before the quality everywhere, but both are one word of the lexicon. */
const isCountedAndDescribed = ({ concept, adjectives }: Noun): boolean =>
  adjectives.length > 0 && /^(?:two|three|four|five) /.test(concept.words.en.forms[0] ?? '');

/** "Currywurst Pommes": a dish before its side makes no fries of it. */
const isSideOfDish = ({ head, qualifiers }: NounPhrase): boolean =>
  /^fries\b/.test(head.concept.words.en.forms[0] ?? '') &&
  qualifiers.some(
    ({ concept, is_beside }) =>
      is_beside !== true &&
      (isConceptOf(concept, 'meat') || isConceptOf(concept, 'dish') || isConceptOf(concept, 'seafood')),
  );

/** "Boulettes de pois chiches" have no meat, which their word in most languages says. */
const isMeatballOfPlants = ({ head, qualifiers }: NounPhrase): boolean =>
  /\b(?:meatballs?|patty|patties|cutlet|burger patty)$/.test(head.concept.words.en.forms[0] ?? '') &&
  isConceptOf(head.concept, 'meat') &&
  qualifiers.some(({ concept, is_beside }) => is_beside !== true && isConceptOf(concept, 'plant food'));

/** "Tellerfisch": fish on a plate is no fish of plates. */
const isTableware = ({ concept }: Noun): boolean =>
  ['plate', 'bowl', 'platter', 'board', 'pan', 'pot', 'basket', 'box'].includes(concept.words.en.forms[0] ?? '');

/** "Aglio e olio nuovo": only the oil is new. */
const isPairDescribed = ({ concept, adjectives }: Noun, from: MenuLocale): boolean =>
  adjectives.length > 0 &&
  concept.class !== 'phrase' &&
  ROMANCE.includes(from) &&
  / (?:et|y|e|ed) /.test(concept.words[from].forms[0] ?? '') &&
  adjectives.some(({ words }) => !OF_BOTH.test(words.en.forms[0] ?? ''));

const OF_BOTH = /^(?:homemade|house|vegan|vegetarian|classic|traditional|small|large|warm|hot|cold)$|-free$/;

/** "Perdiz guisada a fuego lento": two words for one slow way to cook, which other languages would say twice. */
export const isCookedTwice = (adjectives: readonly Concept[]): boolean =>
  adjectives.filter(({ words }) => SLOW.has(words.en.forms[0] ?? '')).length > 1;

const SLOW: ReadonlySet<string> = new Set([
  'stewed',
  'braised',
  'simmered',
  'slow-cooked',
  'confit',
  'poached',
  'boiled',
]);
