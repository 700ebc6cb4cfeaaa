import type { MenuLocale } from '../../../../shared/locales.ts';
import { conceptsIn, isReadByCharacters, type NamedConcept, wordsOf } from '../../../food/concepts-in.ts';
import { foldArabic, withoutAccents } from '../../../food/fold-words.ts';
import { ancestorsOf, isKindOf, usualPartsOf } from '../../../food/kinds-of-food.ts';
import type { MenuDish, MenuFacts } from '../../facts/menu-facts.ts';
import { stem } from '../../facts/stems.ts';
import { withoutCurrencyWords } from '../reading/currency-words.ts';
import { isEdible, isIngredient } from '../reading/edible.ts';
import type { DishQuery } from '../reading/guest-message.ts';
import { isCommonWord, isIntentWord } from '../words/common-words.ts';

/** Kinds of which everything is one: they make nothing near. */
export const TOO_GENERAL: ReadonlySet<string> = new Set([
  'animal food',
  'plant food',
  'mineral food',
  'prepared food',
  'dish',
  'drink',
  'meat dish',
  'quality',
  'cut',
  'brand',
]);

/** One thing that a message asks for: its words and their concepts. */
export type WantedDish = { words: string[]; concepts: string[] };

/** Languages with long lists of common words; in the others a word that isn't in the lexicon tells nothing. */
export const TAKEN_APART: readonly MenuLocale[] = ['en', 'fr'];

/** Words for anything on a menu: "the cheapest dish" names none. */
const ANY_DISH = new Set(['dish', 'food', 'menu', 'drink', 'plate']);

/** Returns the things that a question asks for, in the order of its words. */
export function wantedIn(facts: MenuFacts, { text, locale, wished, concern_words }: DishQuery): WantedDish[] {
  if (isReadByCharacters(locale)) {
    const foods = wished.filter(
      (named) =>
        (isEdible(named.concept) || isMenuPart(named.concept) || isComposed(named.concept)) &&
        !ANY_DISH.has(named.concept) &&
        !isSignOfOther(named, wished),
    );
    const spans = Map.groupBy(foods, (named) => placeOf(foods, named, text));
    return [...spans.values()].flatMap((named) => {
      const concepts = named.map(({ concept }) => concept);
      // "烤肉" is any meat from an oven or a grill.
      const isGrilledMeat = locale === 'zh' && concepts.includes('roast');
      return isGrilledMeat
        ? [
            { words: [], concepts: [...concepts, ...GRILLED] },
            { words: [], concepts: ['meat'] },
          ]
        : [{ words: [], concepts }];
    });
  }
  const words = wordsOf(text);
  const others = [...new Set([facts.main_locale, facts.locale])].filter(
    (other) => other !== locale && !isReadByCharacters(other),
  );
  const isOfMenu = (from: number, to: number) => words.slice(from, to).every((word) => facts.stems.has(stem(word)));
  // Guests copy words of the menu, in its language.
  const copied = others.flatMap((other) => conceptsIn(other, text)).filter(({ from, to }) => isOfMenu(from, to));
  const named = [...wished, ...copied];
  const isEmptyWord = (word: string) =>
    isCommonWord(word, [locale]) ||
    concern_words.has(word) ||
    concern_words.has(locale === 'ar' ? foldArabic(word) : withoutAccents(word));
  // "Cos'è" are two words.
  const isEmpty = (word: string) => isEmptyWord(word) || (/['’]/u.test(word) && word.split(/['’]/u).every(isEmptyWord));
  const amounts = new Set(words.filter((word) => !withoutCurrencyWords(words).includes(word)));
  const wanted: WantedDish[] = [];
  for (let wordIndex = 0; wordIndex < words.length; ) {
    const longest = named
      .filter(({ from, to }) => from === wordIndex && words.slice(from, to).some((word) => !isEmpty(word)))
      .sort((a, b) => b.to - a.to);
    const to = longest[0]?.to ?? wordIndex + 1;
    const taken = words.slice(wordIndex, to).filter((word) => !isEmpty(word) && !amounts.has(word));
    const whole = longest.filter((one) => one.to === to).map(({ concept }) => concept);
    // "A pot of tea" is tea.
    const within = named.filter((one) => one.from >= wordIndex && one.to <= to && isEdible(one.concept));
    const concepts =
      within.length > 0 && !whole.some((concept) => isEdible(concept) || isMenuPart(concept))
        ? within.map(({ concept }) => concept)
        : whole;
    // "O que sugere?" is no misspelt sugar.
    const mended = taken.map((word) => (isIntentWord(word, locale) ? word : mendedWord(facts, word, concepts)));
    const isKnown =
      TAKEN_APART.includes(locale) || concepts.length > 0 || mended.some((word) => facts.stems.has(stem(word)));
    if (taken.length > 0 && isKnown) wanted.push({ words: mended, concepts });
    wordIndex = to;
  }
  // A word that neither the lexicon nor the menu has says nothing beside food that one of them has: "what's tasty and soupy?".
  const telling = wanted.filter(
    ({ words: asked, concepts }) => concepts.length > 0 || asked.every((word) => facts.stems.has(stem(word))),
  );
  const isFood = ({ concepts }: WantedDish) => concepts.some((concept) => isEdible(concept) || isMenuPart(concept));
  // "Two small beers" are beers: which size is said by their labels.
  return telling.some(isFood)
    ? telling.filter((one) => isFood(one) || !one.concepts.every(isSize) || one.concepts.length === 0)
    : wanted;
}

/** "차가운" (cold) is no tea, though "차" is one: a single sign of a longer word. */
const isSignOfOther = ({ from, to }: NamedConcept, all: readonly NamedConcept[]): boolean =>
  to - from === 1 && all.some((other) => other.to - other.from > 1 && other.from <= from && to <= other.to);

/** Where a food is named: "군만두(교자)" has two names for one. */
function placeOf(foods: readonly NamedConcept[], { from }: NamedConcept, text: string): number {
  const before = foods.find(({ to }) => to < from && /^\s*[(（]\s*$/u.test(text.slice(to, from)));
  return before ? before.from : from;
}

/** A word of the menu instead of one that is unknown and differs by one letter. */
export function mendedWord({ stems, near_stems }: MenuFacts, word: string, concepts: readonly string[]): string {
  if (concepts.length > 0 || stems.has(stem(word))) return word;
  return near_stems.near(stem(word))[0] ?? word;
}

const SIZES = new Set(['small', 'medium', 'large', 'half', 'regular', 'whole']);
const isSize = (concept: string): boolean => SIZES.has(concept) || isKindOf(concept, 'measure');

const isMenuPart = (concept: string): boolean => isKindOf(concept, 'menu part');

export const isOfSection = (dish: MenuDish, asked: string): boolean => {
  for (const concept of dish.section_concepts) if (isKindOf(concept, asked)) return true;
  return false;
};

/** Who asks for beer means the one without alcohol, too, which is no alcoholic drink. */
const ALSO_MEANT: Readonly<Record<string, string>> = {
  beer: 'non-alcoholic beer',
  // "What is there as a starter?"
  'starter portion': 'appetizer',
  sweets: 'dessert',
  appetizer: 'small plate',
  // "Cosa c'è di contorno?"
  'on the side': 'side',
  'kebab plate': 'skewer',
  breakfast: 'brunch',
  'Coca-Cola': 'cola',
  'cup of coffee': 'coffee',
  // In a pub all cider is of apples.
  'apple cider': 'cider',
  // In English one word for both.
  sherbet: 'sorbet',
  // In Korean one word for both.
  'fried mandu': 'pan-fried dumplings',
  // Chinese menus call the noodles of a soup so.
  noodle: 'noodle soup',
  'noodle dishes': 'noodle',
};

/** "Nudeln" are noodles and pasta: of one word. */
const MAX_MEANINGS = 2;

/** "油泼面", "素菜汤面": what East Asian titles of noodles end with. */
const NOODLES_AT_END = /(?:[\p{Script=Han}](?<![桌对方门])[面麵麺]|米线|米線|河粉|米粉|拉麺|국수|우동|냉면|라면)$/u;
const isNoodleTitle = ({ original, original_locale }: MenuDish, asked: string): boolean =>
  asked === 'noodle' && isReadByCharacters(original_locale) && NOODLES_AT_END.test(original.title.trim());

/** Whether a dish is called by a kind, in its title or its section's, not only by a part of it that its description names. */
const isCalledSo = (dish: MenuDish, asked: string): boolean =>
  [...dish.title_concepts].some((concept) => isKindOf(concept, asked)) ||
  isOfSection(dish, asked) ||
  isNoodleTitle(dish, asked);

/** Of the dishes of a kind those that are called so, if some are: "the cheapest noodles" are no spring roll with noodles in it. */
export function calledSo(dishes: readonly MenuDish[], concepts: readonly string[]): readonly MenuDish[] {
  const kinds = concepts.filter((concept) => isKindOf(concept, 'prepared food'));
  if (kinds.length === 0 || kinds.length > MAX_MEANINGS) return dishes;
  const meant = kinds.flatMap((asked) => [asked, ALSO_MEANT[asked] ?? asked]);
  const calledDishes = dishes.filter((dish) => meant.some((asked) => isCalledSo(dish, asked)));
  return calledDishes.length > 0 ? calledDishes : dishes;
}

const GRILLED = ['grill', 'grilled', 'charcoal-grilled', 'skewer'];

/** "Potatoes in a sauce of cheese and biscuit" are no dessert: these are kinds of a dish by its title, not by its parts. */
const KINDS_BY_TITLE: ReadonlySet<string> = new Set(['dessert']);

/** Whether a dish's words or its section's title name a kind. */
export const isOfKind = (dish: MenuDish, asked: string): boolean =>
  (KINDS_BY_TITLE.has(asked)
    ? [...dish.title_concepts].some((concept) => isKindOf(concept, asked))
    : dish.kinds.has(asked)) ||
  isOfSection(dish, asked) ||
  isNoodleTitle(dish, asked);

export const satisfies = (dish: MenuDish, { words, concepts }: WantedDish): boolean =>
  concepts.flatMap((asked) => [asked, ALSO_MEANT[asked] ?? asked]).some((asked) => isOfKind(dish, asked)) ||
  (words.length > 0 && words.every((word) => dish.stems.has(stem(word))));

/** Matches by its own title and texts, not only by its section's. */
export const satisfiesItself = (dish: MenuDish, { words, concepts }: WantedDish): boolean =>
  concepts.some((asked) => dish.kinds.has(asked)) ||
  (words.length > 0 && words.every((word) => dish.own_stems.has(stem(word))));

/** Dishes that are called by what they are made of. */
const COMPOSED: Readonly<Record<string, readonly string[]>> = {
  'fish and chips': ['fish', 'fries'],
  'steak and fries': ['steak', 'fries'],
  'surf and turf': ['steak', 'seafood'],
};
/** Kinds of dish that look alike whatever they are made of. */
const OF_ONE_FORM: ReadonlySet<string> = new Set([
  'soup',
  'stew',
  'curry dish',
  'pie',
  'salad',
  'pasta',
  'pizza',
  'sandwich',
  'burger',
  'skewer',
  'cake',
]);

const isComposed = (concept: string): boolean => COMPOSED[concept] !== undefined;

/**
 * "Fish soup" of a smoked haddock soup: a dish of the kind that has its main part, or all that it is called by.
 */
export function matcherByParts({ concepts }: WantedDish): (dish: MenuDish) => boolean {
  const looks = concepts.flatMap((asked): { parts: readonly string[]; kinds: readonly string[] }[] => {
    const parts = COMPOSED[asked];
    if (parts) return [{ parts, kinds: [] }];
    const [main] = usualPartsOf(asked);
    const kinds = [...ancestorsOf(asked)].filter((kind) => kind !== asked && OF_ONE_FORM.has(kind));
    // A goulash is not any stew of beef.
    const isTold =
      main !== undefined && isIngredient(main) && !isKindOf(main, 'plant food') && isCalledByParts(asked, main, kinds);
    return isTold ? [{ parts: [main], kinds }] : [];
  });
  return (dish) =>
    looks.some(
      ({ parts, kinds }) =>
        parts.every((part) => dish.kinds.has(part)) &&
        (kinds.length === 0 || kinds.some((kind) => dish.kinds.has(kind))),
    );
}

/** "Fish soup", "chicken curry": a kind that is called by its main part and its form. */
const isCalledByParts = (asked: string, main: string, kinds: readonly string[]): boolean =>
  kinds.some((kind) => asked === `${main} ${kind.replace(' dish', '')}`);

export const usuallySatisfies = (dish: MenuDish, { concepts }: WantedDish): boolean =>
  concepts.some((asked) => dish.usual_kinds.has(asked));
