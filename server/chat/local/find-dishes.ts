import type { MenuLocale } from '../../../shared/locales.ts';
import { conceptsIn, foldCharacters, isReadByCharacters, wordsOf } from '../../food/concepts-in.ts';
import { withoutAccents } from '../../food/fold-words.ts';
import { ancestorsOf, isKindOf } from '../../food/kinds-of-food.ts';
import type { MenuDish, MenuFacts } from '../menu-facts.ts';
import { withoutCurrencyWords } from './currency-words.ts';
import { isEdible } from './edible.ts';
import { type DishQuery, readMessage } from './read-message.ts';
import { MIN_TITLE_SHARE, spokenHits, type TitleHit } from './spoken-hits.ts';
import { namesTitle, stem } from './stems.ts';
import { isCommonWord } from './words/common-words.ts';

/** One thing that a message asks for: its words and their concepts. */
type WantedDish = { words: string[]; concepts: string[] };

/** How close the menu comes to a question that no dish matches fully. */
export type Nearness =
  /** Something that was asked for is not on the menu. */
  | 'missing'
  /** All food that was asked for is on the menu, but in different dishes, or with words that the menu doesn't contain. */
  | 'partly';

export type FoundDishes = {
  /** The dish that the question names, if it names one. */
  named: MenuDish | undefined;
  /** Dishes that match everything that was asked for, best first. */
  dishes: MenuDish[];
  /** Dishes that usually contain what was asked for, although the menu doesn't say so. */
  usual: MenuDish[];
  /** If none does: the closest ones, and how close they are. */
  nearest: MenuDish[];
  nearness: Nearness;
  /** Whether the question asked for food or drink at all. */
  asks_food: boolean;
  /** The concepts that were asked for. */
  concepts: string[];
};

/** Languages with long lists of common words; in the others a word that isn't in the lexicon tells nothing. */
const TAKEN_APART: readonly MenuLocale[] = ['en', 'fr'];

/** Words for anything on a menu: "the cheapest dish" names none. */
const ANY_DISH = new Set(['dish', 'food', 'menu', 'drink', 'plate']);

/** Returns the things that a question asks for, in the order of its words. */
function wantedIn(facts: MenuFacts, { text, locale, wished, concern_words }: DishQuery): WantedDish[] {
  if (isReadByCharacters(locale)) {
    const foods = wished.filter(({ concept }) => (isEdible(concept) || isMenuPart(concept)) && !ANY_DISH.has(concept));
    const spans = Map.groupBy(foods, ({ from }) => from);
    return [...spans.values()].map((named) => ({ words: [], concepts: named.map(({ concept }) => concept) }));
  }
  const words = wordsOf(text);
  const others = [...new Set([facts.main_locale, facts.locale])].filter(
    (other) => other !== locale && !isReadByCharacters(other),
  );
  const isOfMenu = (from: number, to: number) => words.slice(from, to).every((word) => facts.stems.has(stem(word)));
  // Guests copy words of the menu, in its language.
  const copied = others.flatMap((other) => conceptsIn(other, text)).filter(({ from, to }) => isOfMenu(from, to));
  const named = [...wished, ...copied];
  const isEmpty = (word: string) =>
    isCommonWord(word, [locale]) || concern_words.has(word) || concern_words.has(withoutAccents(word));
  const amounts = new Set(words.filter((word) => !withoutCurrencyWords(words).includes(word)));
  const wanted: WantedDish[] = [];
  for (let at = 0; at < words.length; ) {
    const longest = named
      .filter(({ from, to }) => from === at && words.slice(from, to).some((word) => !isEmpty(word)))
      .sort((a, b) => b.to - a.to);
    const to = longest[0]?.to ?? at + 1;
    const taken = words.slice(at, to).filter((word) => !isEmpty(word) && !amounts.has(word));
    const concepts = longest.filter((one) => one.to === to).map(({ concept }) => concept);
    const mended = taken.map((word) => mendedWord(facts, word, concepts));
    const isKnown =
      TAKEN_APART.includes(locale) || concepts.length > 0 || mended.some((word) => facts.stems.has(stem(word)));
    if (taken.length > 0 && isKnown) wanted.push({ words: mended, concepts });
    at = to;
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

/** A word of the menu instead of one that is unknown and differs by one letter. */
function mendedWord({ stems, near_stems }: MenuFacts, word: string, concepts: readonly string[]): string {
  if (concepts.length > 0 || stems.has(stem(word))) return word;
  return near_stems.near(stem(word))[0] ?? word;
}

const SIZES = new Set(['small', 'medium', 'large', 'half', 'regular', 'whole']);
const isSize = (concept: string): boolean => SIZES.has(concept) || isKindOf(concept, 'measure');

const isMenuPart = (concept: string): boolean => isKindOf(concept, 'menu part');

const isOfSection = (dish: MenuDish, asked: string): boolean => {
  for (const concept of dish.section_concepts) if (isKindOf(concept, asked)) return true;
  return false;
};

/** Who asks for beer means the one without alcohol, too, which is no alcoholic drink. */
const ALSO_MEANT: Readonly<Record<string, string>> = { beer: 'non-alcoholic beer', sweets: 'dessert' };

const satisfies = (dish: MenuDish, { words, concepts }: WantedDish): boolean =>
  concepts
    .flatMap((asked) => [asked, ALSO_MEANT[asked] ?? asked])
    .some((asked) => dish.kinds.has(asked) || isOfSection(dish, asked)) ||
  (words.length > 0 && words.every((word) => dish.stems.has(stem(word))));

/** Matches by its own title and texts, not only by its section's. */
const satisfiesItself = (dish: MenuDish, { words, concepts }: WantedDish): boolean =>
  concepts.some((asked) => dish.kinds.has(asked)) ||
  (words.length > 0 && words.every((word) => dish.own_stems.has(stem(word))));

const usuallySatisfies = (dish: MenuDish, { concepts }: WantedDish): boolean =>
  concepts.some((asked) => dish.usual_kinds.has(asked));

/** Titles of sections that hold two kinds: "Soups & Salads", "Shakes and pie". */
const MIXED_SECTION = /[&+/,、・]|(?<!\p{L})(and|et|und|y|e|con|com|와|과)(?!\p{L})/iu;

/** If soups are asked for and there are some, the salads of "Soups & Salads" don't match. */
function withoutNeighbours(dishes: readonly MenuDish[], wanted: readonly WantedDish[]): readonly MenuDish[] {
  const own = dishes.filter((dish) => wanted.every((one) => satisfiesItself(dish, one)));
  return own.length === 0
    ? dishes
    : dishes.filter((dish) => own.includes(dish) || !MIXED_SECTION.test(dish.original_section));
}

/** Words that ask for one thing or another. */
const EITHER = /(?<![\p{L}])(or|and|ou|et|oder|und|o|y|e|between|entre)(?![\p{L}])|[和或とや]|또는|이나|أو/iu;

const meaningfulStems = new WeakMap<MenuDish, readonly (readonly string[])[]>();
/** The stems of a dish's title in the page's and in the menu's language, without articles. */
function titleStems(facts: MenuFacts, dish: MenuDish): readonly (readonly string[])[] {
  const cached = meaningfulStems.get(dish);
  if (cached) return cached;
  const titles = [...new Set([dish.item.title, dish.original.title])];
  const made = titles.map((title) =>
    wordsOf(title)
      .filter((word) => !isCommonWord(word, [facts.main_locale, facts.locale]))
      .map(stem),
  );
  meaningfulStems.set(dish, made);
  return made;
}

/** A title that a message has word for word goes before those of which it has some words. */
const MANY_HITS = 100;

function titleHits(facts: MenuFacts, query: DishQuery, stems: ReadonlySet<string>): TitleHit[] {
  const { text, locale } = query;
  const spoken = spokenHits(facts, query);
  const hits = facts.dishes.flatMap((dish): TitleHit[] => {
    if (namesTitle(locale, text, dish.item.title) || namesTitle(locale, text, dish.original.title))
      return [{ dish, hits: MANY_HITS + dish.item.title.length, share: 1 }];
    const best = titleStems(facts, dish)
      .map((words) => {
        const found = words.filter((word) => stems.has(word)).length;
        return { dish, hits: found, share: words.length === 0 ? 0 : found / words.length };
      })
      .concat(isReadByCharacters(locale) ? sharedRun(dish, text) : [], spoken.get(dish) ?? [])
      .toSorted((a, b) => b.share * b.hits - a.share * a.hits)[0];
    return best && best.hits > 0 ? [best] : [];
  });
  return hits.sort((a, b) => b.share * b.hits - a.share * a.hits);
}

/** The share of a title that tells that food is asked for, of 1: fewer words or signs are met by chance. */
const MIN_TOLD_SHARE = 0.3;
/** Signs that are a name of their own: fewer are a kind of dish. */
const MIN_SHARED_SIGNS = 4;
/** That many signs, half of a title, name its dish. */
const MIN_NAME_SIGNS = 6;

/** The longest run of signs that a message has of a title: "オニオングラタンスープ" of "グラタン仕立てのオニオングラタンスープ". */
function sharedRun(dish: MenuDish, text: string): TitleHit[] {
  const message = foldCharacters(text);
  const runs = [...new Set([dish.item.title, dish.original.title])].map((title) => {
    const signs = foldCharacters(title);
    let longest = 0;
    for (let from = 0; from + longest < signs.length; from += 1)
      while (from + longest < signs.length && message.includes(signs.slice(from, from + longest + 1))) longest += 1;
    return { signs: longest, share: signs.length === 0 ? 0 : longest / signs.length };
  });
  const best = runs.toSorted((a, b) => b.signs - a.signs)[0];
  if (!best || best.signs < MIN_SHARED_SIGNS) return [];
  const isLong = best.signs >= MIN_NAME_SIGNS && best.share >= 0.5;
  return [{ dish, hits: best.signs, share: isLong ? Math.max(best.share, MIN_TITLE_SHARE) : best.share }];
}

/** The dish that words name: by most of its title, or by the only title that has all of them. */
function namedBy(byTitle: readonly TitleHit[], stems: ReadonlySet<string>, matching: number): MenuDish | undefined {
  const [best, second] = byTitle;
  if (!best) return undefined;
  const isAlone = second === undefined || second.hits < best.hits || second.share < best.share;
  if ((best.share >= MIN_TITLE_SHARE || (best.hits >= 2 && best.hits === stems.size)) && isAlone) return best.dish;
  // "Seafood" is a kind of which there are several, though one title has the word.
  const isUnique =
    matching <= 1 && best.hits === stems.size && byTitle.filter(({ hits }) => hits === best.hits).length === 1;
  return isUnique ? best.dish : undefined;
}

/** "Do the mussels have wine in them?": the dish whose title one of the foods names, if only one dish has such a title. */
function containerOf(
  { asks_contents }: DishQuery,
  each: readonly (readonly MenuDish[])[],
  wanted: readonly WantedDish[],
): MenuDish | undefined {
  if (!asks_contents || wanted.length < 2) return undefined;
  const titled = each.map((dishes, at) =>
    dishes.filter((dish) =>
      wanted[at]?.concepts.some(
        (asked) =>
          isKindOf(asked, 'prepared food') && [...dish.title_concepts].some((concept) => isKindOf(concept, asked)),
      ),
    ),
  );
  const only = titled.filter(({ length }) => length === 1);
  return only.length === 1 ? only[0]?.[0] : undefined;
}

export function findDishes(facts: MenuFacts, query: DishQuery): FoundDishes {
  const { text, locale, concern_words } = query;
  const wanted = wantedIn(facts, query);
  const stems = new Set(
    wordsOf(text)
      .filter(
        (word) => !isCommonWord(word, [locale]) && !concern_words.has(word) && !concern_words.has(withoutAccents(word)),
      )
      .map((word) => stem(mendedWord(facts, word, []))),
  );
  const byTitle = titleHits(facts, query, stems);
  const whole = wanted.length === 0 ? [] : facts.dishes.filter((dish) => wanted.every((one) => satisfies(dish, one)));
  const each = wanted.map((one) => {
    const all = facts.dishes.filter((dish) => satisfies(dish, one));
    return withoutNeighbours(all, [one]);
  });
  const named = namedBy(byTitle, stems, whole.length) ?? containerOf(query, each, wanted);
  const isEither = wanted.length > 1 && EITHER.test(text) && each.every((found) => found.length > 0);
  const all =
    whole.length > 0 || !isEither
      ? withoutNeighbours(whole, wanted)
      : facts.dishes.filter((dish) => each.some((found) => found.includes(dish)));
  const foods = wanted.filter(({ concepts }) => concepts.some(isEdible));
  // An exact word match ranks before a match of meaning: for "frites", fries before fried trout.
  const closeness = (dish: MenuDish) =>
    wanted.reduce((sum, { words, concepts }) => {
      const inTitle = words.some((word) => dish.title_stems.has(stem(word))) ? 1 : 0;
      const byWord = words.some((word) => dish.stems.has(stem(word))) ? 2 : 0;
      return sum + inTitle + byWord + (concepts.some((concept) => dish.title_concepts.has(concept)) ? 1 : 0);
    }, 0);
  const dishes = all.toSorted((a, b) => closeness(b) - closeness(a));
  const isMissing = wanted.some(({ concepts }, at) => concepts.some(isEdible) && each[at]?.length === 0);
  const isThere = wanted.some((_, at) => (each[at]?.length ?? 0) > 0);
  const usual =
    foods.length === 0
      ? []
      : facts.dishes.filter(
          (dish) =>
            !dishes.includes(dish) &&
            foods.every((one) => satisfies(dish, one) || usuallySatisfies(dish, one)) &&
            foods.some((one) => usuallySatisfies(dish, one)),
        );
  return {
    named,
    dishes,
    usual,
    nearest: dishes.length > 0 || wanted.length === 0 ? [] : nearestTo(facts, wanted, text),
    nearness: isThere && !isMissing ? 'partly' : 'missing',
    asks_food: foods.length > 0 || byTitle.some(({ share }) => share >= MIN_TOLD_SHARE),
    concepts: wanted.flatMap(({ concepts }) => concepts),
  };
}

const MAX_NEAREST = 3;
/** Kinds of which everything is one: they make nothing near. */
const TOO_GENERAL = new Set([
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

/** First dishes with one of the things, then those of the same kind, then those with a similar spelling. */
function nearestTo(facts: MenuFacts, wanted: readonly WantedDish[], text: string): MenuDish[] {
  const some = facts.dishes.filter((dish) => wanted.some((one) => satisfies(dish, one)));
  if (some.length > 0) return some.slice(0, MAX_NEAREST);
  const concepts = wanted.flatMap((one) => one.concepts);
  for (const kind of kindsAbove(concepts)) {
    const akin = facts.dishes.filter((dish) => [...dish.title_concepts].some((concept) => isKindOf(concept, kind)));
    if (akin.length > 0) return akin.slice(0, MAX_NEAREST);
  }
  const query = wanted.flatMap(({ words }) => words).join(' ') || text;
  return searched(facts, query).slice(0, MAX_NEAREST);
}

/** The kinds above some concepts, the closest first. */
function kindsAbove(concepts: readonly string[]): string[] {
  return [...new Set(concepts.flatMap((concept) => [...ancestorsOf(concept)]))].filter(
    (kind) => !TOO_GENERAL.has(kind),
  );
}

const MAX_RELATED = 20;

/** Dishes that a text may be about, best first; empty if it names none. */
export function relatedDishes(facts: MenuFacts, text: string): MenuDish[] {
  const message = readMessage(text, { page: facts.locale, currency: facts.restaurant.currency });
  const { named, dishes, nearest } = findDishes(facts, message);
  const related = new Set([...(named ? [named] : []), ...dishes, ...nearest, ...searched(facts, text)]);
  return [...related].slice(0, MAX_RELATED);
}

// minisearch types stored fields as any; the id is a dish's.
const searched = (facts: MenuFacts, text: string): MenuDish[] =>
  facts.search.search(text).flatMap(({ id }) => facts.by_id.get(id as number) ?? []);
