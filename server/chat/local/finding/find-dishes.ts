import { explainStatus } from '../../../../shared/allergens.ts';
import type { MenuLocale } from '../../../../shared/locales.ts';
import { conceptsIn, foldCharacters, isReadByCharacters, wordsOf } from '../../../food/concepts-in.ts';
import { withoutAccents } from '../../../food/fold-words.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuDish, MenuFacts } from '../../facts/menu-facts.ts';
import { signsOfTitle, stem, stemsIn, titlesNamedIn, withoutSpaces } from '../../facts/stems.ts';
import { allergensOf, choicesOf } from '../reading/avoided-food.ts';
import { isEdible } from '../reading/edible.ts';
import type { DishQuery } from '../reading/guest-message.ts';
import { readMessage } from '../reading/read-message.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { isCommonWord, isIntentWord } from '../words/common-words.ts';
import { countOneOrAnother } from '../words/one-or-another.ts';
import { foldMessage, hasPhrase } from '../words/phrases.ts';
import { whichIn } from '../words/which-words.ts';
import { calledInShort } from './called-in-short.ts';
import { askedFacts, type DishFact } from './facts-of-dishes.ts';
import { withoutMeasures } from './name-stems.ts';
import { isNamedByFoodAlone } from './named-by-food.ts';
import { nearestTo, searched } from './nearest-dishes.ts';
import { dishesOfNamedSections } from './section-kinds.ts';
import { MIN_TITLE_SHARE, spokenHits, type TitleHit } from './spoken-hits.ts';
import {
  matcherByParts,
  mendedWord,
  satisfies,
  satisfiesItself,
  usuallySatisfies,
  type WantedDish,
  wantedIn,
} from './wanted-dishes.ts';

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
  /** Whether only these dishes are meant, which an answer before has named. */
  is_of_those?: boolean;
};

/** Titles of sections that hold two kinds: "Soups & Salads", "Shakes and pie". */
const MIXED_SECTION = /[&+/,、・]|(?<!\p{L})(and|et|und|y|e|con|com|와|과)(?!\p{L})/iu;

/** If soups are asked for and there are some, the salads of "Soups & Salads" don't match. */
function withoutNeighbours(dishes: readonly MenuDish[], wanted: readonly WantedDish[]): readonly MenuDish[] {
  const ownDishes = dishes.filter((dish) => wanted.every((one) => satisfiesItself(dish, one)));
  return ownDishes.length === 0
    ? dishes
    : dishes.filter((dish) => ownDishes.includes(dish) || !MIXED_SECTION.test(dish.original_section));
}

/** Words that ask for one thing or another. */
const EITHER =
  /(?<![\p{L}])(or|and|ou|et|oder|und|o|y|e|between|entre)(?![\p{L}])|[和或とや]|か(?=[\p{Script=Han}\p{Script=Katakana}])|또는|이나|أو/iu;

const meaningfulStems = new WeakMap<MenuDish, readonly (readonly string[])[]>();
/** The stems of a dish's title in the page's and in the menu's language, without articles. */
function titleStems(facts: MenuFacts, dish: MenuDish): readonly (readonly string[])[] {
  const cachedStems = meaningfulStems.get(dish);
  if (cachedStems) return cachedStems;
  const titles = [...new Set([dish.item.title, dish.original.title])];
  const stemsOfTitles = titles.map((title) =>
    inOneScript(wordsOf(title))
      .filter((word) => !isCommonWord(word, [facts.main_locale, facts.locale]))
      .map(stem),
  );
  meaningfulStems.set(dish, stemsOfTitles);
  return stemsOfTitles;
}

/** "Kung Pao Chicken 宫保鸡丁" is one name twice: guests say one of them. */
function inOneScript(words: string[]): string[] {
  const latin = words.filter((word) => /\p{Script=Latin}/u.test(word));
  return latin.length > 0 ? latin : words;
}

/** A title that a message has word for word goes before those of which it has some words. */
const MANY_HITS = 100;

function titleHits(facts: MenuFacts, query: DishQuery, stems: ReadonlySet<string>): TitleHit[] {
  const { text, locale } = query;
  const spoken = spokenHits(facts, query);
  const isCopied = copiedWords(facts, query, stems);
  const isNamed = titlesNamedIn(locale, text);
  const signs = isReadByCharacters(locale) ? withoutSpaces(foldCharacters(text, locale)) : '';
  const hits = facts.dishes.flatMap((dish): TitleHit[] => {
    if (isNamed(dish.item.title) || isNamed(dish.original.title))
      return [{ dish, hits: MANY_HITS + dish.item.title.length, share: 1 }];
    const bestHit = titleStems(facts, dish)
      .map((words) => {
        const matches = words.filter((word) => isSaid(word, stems));
        const share = words.length === 0 ? 0 : matches.length / words.length;
        return { dish, hits: matches.length, share: matches.some(isCopied) ? Math.max(share, MIN_TITLE_SHARE) : share };
      })
      .concat(isReadByCharacters(locale) ? sharedRun(dish, locale, signs) : [], spoken.get(dish) ?? [])
      .toSorted((a, b) => b.share * b.hits - a.share * a.hits)[0];
    return bestHit && bestHit.hits > 0 ? [bestHit] : [];
  });
  return hits.sort((a, b) => b.share * b.hits - a.share * a.hits);
}

/** Arabic joins "with" to the word behind it: "لحم" of "شاورما بلحم". */
const isSaid = (word: string, stems: ReadonlySet<string>): boolean =>
  stems.has(word) || stems.has(word.replace(ARABIC_WITH, ''));
const ARABIC_WITH = /^ب(?:ال)?(?=[\u0621-\u064a]{3})/u;

const MIN_COPIED_LETTERS = 5;

/**
 * Whether a word of a title was copied from the menu by a guest who reads it in another language, and only one dish is
 * called by it: "what is this 'gammon'?".
 */
function copiedWords(facts: MenuFacts, { locale }: DishQuery, stems: ReadonlySet<string>): (word: string) => boolean {
  if (locale === facts.main_locale || isReadByCharacters(facts.main_locale)) return () => false;
  const isOfOne = new Map<string, boolean>();
  return (word) => {
    if (word.length < MIN_COPIED_LETTERS || !stems.has(word) || conceptsIn(locale, word).length > 0) return false;
    const cachedAnswer =
      isOfOne.get(word) ?? facts.dishes.filter(({ original }) => stemsIn(original.title).includes(word)).length === 1;
    isOfOne.set(word, cachedAnswer);
    return cachedAnswer;
  };
}

/** The share of a title that tells that food is asked for, of 1: fewer words or signs are met by chance. */
const MIN_TOLD_SHARE = 0.3;
/** Signs that are a name of their own: fewer are a kind of dish. */
const MIN_SHARED_SIGNS = 4;
/** That many signs, half of a title, name its dish. */
const MIN_NAME_SIGNS = 6;

/** The share of a title's signs that a message has in their order, if it names its dish. */
const MIN_IN_ORDER = 0.7;

/** How many signs of a title a message has in the same order. */
function signsInOrder(title: string, message: string): number {
  let row = new Array<number>(message.length + 1).fill(0);
  for (const sign of title) {
    const next = [0];
    for (let signIndex = 0; signIndex < message.length; signIndex += 1)
      next.push(
        sign === message[signIndex]
          ? (row[signIndex] ?? 0) + 1
          : Math.max(row[signIndex + 1] ?? 0, next[signIndex] ?? 0),
      );
    row = next;
  }
  return row[message.length] ?? 0;
}

const MIN_RUN_SIGNS = 3;

/** How many signs of a title stand in a message in runs, in any order: "イベリコ豚の炭火焼き" of "炭火焼きイベリコ豚のセクレト". */
function signsInRuns(title: string, message: string): number {
  let count = 0;
  for (let signIndex = 0; signIndex < title.length; ) {
    let length = 0;
    while (signIndex + length < title.length && message.includes(title.slice(signIndex, signIndex + length + 1)))
      length += 1;
    if (length >= MIN_RUN_SIGNS) count += length;
    signIndex += Math.max(1, length);
  }
  return count;
}

/** The longest run of signs that a message has of a title: "オニオングラタンスープ" of "グラタン仕立てのオニオングラタンスープ". */
function sharedRun(dish: MenuDish, locale: MenuLocale, message: string): TitleHit[] {
  const runs = [...new Set([dish.item.title, dish.original.title])].map((title) => {
    const signs = signsOfTitle(locale, title);
    let [longest, start] = [0, 0];
    for (let from = 0; from + longest < signs.length; from += 1)
      while (from + longest < signs.length && message.includes(signs.slice(from, from + longest + 1))) {
        longest += 1;
        start = from;
      }
    const signIndex = message.indexOf(signs.slice(start, start + longest));
    const around = message.slice(Math.max(0, signIndex - start - 1), signIndex + signs.length - start + 1);
    const inOrder = longest < MIN_SHARED_SIGNS ? 0 : signsInOrder(signs, around) / signs.length;
    const covered = longest < MIN_SHARED_SIGNS ? 0 : signsInRuns(signs, message);
    return {
      run: signs.slice(start, start + longest),
      signs: Math.max(longest, covered),
      share: signs.length === 0 ? 0 : longest / signs.length,
      inOrder: Math.max(inOrder, signs.length === 0 ? 0 : covered / signs.length),
    };
  });
  const bestRun = runs.toSorted((a, b) => b.signs - a.signs)[0];
  if (!bestRun || bestRun.signs < MIN_SHARED_SIGNS) return [];
  // "龙虾肉汁薯条" leaves out a part of "龙虾肉汁奶酪薯条".
  if (bestRun.inOrder >= MIN_IN_ORDER)
    return [{ dish, hits: bestRun.signs, share: Math.max(bestRun.share, MIN_TITLE_SHARE) }];
  const isLong = bestRun.signs >= MIN_NAME_SIGNS && bestRun.share >= 0.5;
  const share = isLong ? Math.max(bestRun.share, MIN_TITLE_SHARE) : bestRun.share;
  return [{ dish, hits: bestRun.signs, share, run: bestRun.run }];
}

/** The dish that words name: by most of its title, or by the only title that has all of them. */
function namedBy(byTitle: readonly TitleHit[], stems: ReadonlySet<string>, matching: number): MenuDish | undefined {
  const [best, second] = byTitle;
  if (!best) return undefined;
  // "ラーメン" is a kind, of which the shortest title is no more meant than the others.
  const isOfSeveral =
    best.run !== undefined &&
    byTitle.some(({ dish, run }) => dish !== best.dish && run !== undefined && best.run?.includes(run));
  const isAlone = !isOfSeveral && (second === undefined || second.hits < best.hits || second.share < best.share);
  if ((best.share >= MIN_TITLE_SHARE || (best.hits >= 2 && best.hits === stems.size)) && isAlone) return best.dish;
  // "Seafood" is a kind of which there are several, though one title has the word.
  const isUnique =
    matching <= 1 && best.hits === stems.size && byTitle.filter(({ hits }) => hits === best.hits).length === 1;
  return isUnique ? best.dish : undefined;
}

/** "순두부" is silken tofu, and the beginning of "순두부찌개", which guests call so: that comes first. */
function withTitlesBegun(
  { dishes }: MenuFacts,
  { locale, text, wished }: DishQuery,
  foundDishes: MenuDish[],
): MenuDish[] {
  const [food, ...others] = wished.filter(({ concept }) => isEdible(concept));
  if (
    locale !== 'ko' ||
    !food ||
    foundDishes.length === 0 ||
    others.some(({ from }) => from < food.from || from >= food.to)
  )
    return foundDishes;
  const askedSigns = withoutSpaces(foldCharacters(text.slice(food.from, food.to), locale));
  const begunDishes = dishes.filter(
    (dish) =>
      !foundDishes.includes(dish) &&
      signsOfTitle(locale, dish.item.title).startsWith(askedSigns) &&
      askedSigns.length >= MIN_RUN_SIGNS,
  );
  return begunDishes.length === 1 ? [...begunDishes, ...foundDishes] : foundDishes;
}

/** Whether a message has a dish's title word for word. */
const isNamedInFull = (byTitle: readonly TitleHit[], titledDish: MenuDish): boolean =>
  byTitle.some(({ dish, hits }) => dish === titledDish && hits >= MANY_HITS);

/** Titles that share a word make it the name of a kind. */
const MIN_NAMED_ALIKE = 3;

/**
 * The dishes of a kind that one of them seems to be named by alone: "scoops" of "This week's scoop" are all scoops. Empty if
 * the message has more of the title than that.
 */
function namedAlike(
  { dishes }: MenuFacts,
  titledDish: MenuDish,
  byTitle: readonly TitleHit[],
  stems: ReadonlySet<string>,
): MenuDish[] {
  const words = [...titledDish.title_stems].filter((word) => stems.has(word));
  if (isNamedInFull(byTitle, titledDish) || words.length === 0) return [];
  const alike = dishes.filter(({ title_stems }) => words.every((word) => title_stems.has(word)));
  return alike.length < MIN_NAMED_ALIKE ? [] : alike;
}

/** "Do the mussels have wine in them?": the dish whose title one of the foods names, if only one dish has such a title. */
function containerOf(
  { asks_contents }: DishQuery,
  each: readonly (readonly MenuDish[])[],
  wanted: readonly WantedDish[],
): MenuDish | undefined {
  if (!asks_contents || wanted.length < 2) return undefined;
  const titled = each.map((dishes, termIndex) =>
    dishes.filter((dish) =>
      wanted[termIndex]?.concepts.some(
        (asked) =>
          isKindOf(asked, 'prepared food') && [...dish.title_concepts].some((concept) => isKindOf(concept, asked)),
      ),
    ),
  );
  const only = titled.filter(({ length }) => length === 1);
  return only.length === 1 ? only[0]?.[0] : undefined;
}

/** Whether a dish is all that is wanted, some of it by what is declared to be in it. */
const isDeclaredTo = (dish: MenuDish, wanted: readonly WantedDish[]): boolean =>
  wanted.some((one) => satisfies(dish, one)) &&
  wanted.every((one) => {
    const choices = choicesOf(one.concepts.flatMap(allergensOf));
    return satisfies(dish, one) || (choices.length > 0 && explainStatus(dish.item, choices).status === 'contains');
  });

/** "Anything cold to drink?" names no section of cold dishes. */
const asksForDrinks = ({ text, locale }: DishQuery): boolean =>
  hasPhrase(locale, GUEST_LANGUAGES[locale].drinks, foldMessage(locale, text));

/** A word of the lexicon is no misspelt other one: "ramen" is no "ramune". */
const namesIn = (locale: MenuLocale, word: string): string[] => conceptsIn(locale, word).map(({ concept }) => concept);

/** "两个人吃paella多少" has one word in Latin letters. */
const LATIN_RUN = /[\p{Script=Latin}\p{M}]{3,}/gu;

/** "The warm tapas": of the sections that are called warm those that are called tapas, too. */
function dishesOfCalledSections(facts: MenuFacts, { text, wished, left_out }: DishQuery): readonly MenuDish[] {
  const foods = [...new Set(wished.map(({ concept }) => concept).filter(isEdible))];
  if (foods.length === 0 || left_out.length > 0) return [];
  const isCalled = (dish: MenuDish) => foods.every((food) => dish.section_concepts.has(food));
  if (!facts.dishes.some(isCalled)) return [];
  return dishesOfNamedSections(facts, text).filter(isCalled);
}

const NOTHING_FOUND: FoundDishes = {
  named: undefined,
  dishes: [],
  usual: [],
  nearest: [],
  nearness: 'missing',
  asks_food: false,
  concepts: [],
};

/** How something is served, which menus say by a size or not at all: "iced milk tea", "sweet crêpes". */
const SERVED: ReadonlySet<string> = new Set([
  'iced',
  'chilled',
  'cold',
  'hot',
  'warm',
  'sweet',
  'hot milk',
  'small',
  'large',
  'natural',
  'fresh',
]);
/** Kinds that menus call by the name above them. */
const CALLED_BY: Readonly<Record<string, string>> = { 'sweet crêpe': 'crêpe' };

/** "Macarrão" are the noodles of a menu without pasta. */
const CALLED_ELSEWHERE: ReadonlySet<string> = new Set(['macaroni', 'pasta']);

function withNoodles(facts: MenuFacts, wanted: readonly WantedDish[]): readonly WantedDish[] {
  const isMissing = (concepts: string[]) =>
    concepts.length > 0 && !facts.dishes.some((dish) => satisfies(dish, { words: [], concepts }));
  return wanted.map((one) =>
    isMissing(one.concepts.filter((concept) => CALLED_ELSEWHERE.has(concept))) ? { ...one, concepts: ['noodle'] } : one,
  );
}

/** "The roast on a Sunday", "how long is the paella?": beside food no time is looked for. */
function withoutTimes({ locale, text }: DishQuery, wanted: readonly WantedDish[]): readonly WantedDish[] {
  const isTime = ({ concepts, words }: WantedDish) =>
    concepts.length > 0
      ? concepts.every((concept) => TIMES.has(concept))
      : words.length > 0 && words.every((word) => DAY_WORDS.test(foldMessage(locale, word)));
  const plain = wanted.filter((one) => !isTime(one));
  if (plain.length === wanted.length) return wanted;
  const isOfFood = plain.some(({ concepts }) => concepts.some(isEdible));
  return isOfFood && askedFacts(locale, foldMessage(locale, text)).some((fact) => OF_TIMES.has(fact)) ? plain : wanted;
}
const OF_TIMES: ReadonlySet<DishFact> = new Set<DishFact>(['served_when', 'waiting_time']);
const TIMES: ReadonlySet<string> = new Set([
  ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  ...['long', 'today', 'lunch', 'dinner', 'weekend', 'every day', 'weekday'],
]);
const DAY_WORDS = /^ (?:days?|jours?|dias?|tage?s?|giorn[oi]|(?:ال)?يوم|semaine|semana|woche|settimana|week) $/u;

/** The wanted things, without how they are to be served if nothing on the menu is said to be so. */
function withoutUnmet(facts: MenuFacts, wanted: readonly WantedDish[]): readonly WantedDish[] {
  const isMet = (all: readonly WantedDish[]) => facts.dishes.some((dish) => all.every((one) => satisfies(dish, one)));
  const plain = wanted
    .filter(({ concepts }) => concepts.length === 0 || !concepts.every((concept) => SERVED.has(concept)))
    .map((one) => ({ ...one, concepts: one.concepts.map((concept) => CALLED_BY[concept] ?? concept) }));
  // "Warm mezze" are not all mezze: only drinks and crêpes are called without it.
  const isCalledPlainly = plain.every(({ concepts }) =>
    concepts.some((concept) => isKindOf(concept, 'drink') || isKindOf(concept, 'crêpe')),
  );
  return plain.length > 0 && isCalledPlainly && !isMet(wanted) && isMet(plain) ? plain : wanted;
}

/** The dishes of each thing that is wanted, by their words, or by a part of their name where no dish has the words. */
const dishesOfEach = (facts: MenuFacts, wanted: readonly WantedDish[]): readonly (readonly MenuDish[])[] =>
  wanted.map((one) => {
    const dishesByWords = facts.dishes.filter((dish) => satisfies(dish, one));
    return dishesByWords.length > 0 ? dishesByWords : calledInShort(facts, one);
  });

export function findDishes(facts: MenuFacts, query: DishQuery): FoundDishes {
  const { text, locale, concern_words } = query;
  const wanted = withoutUnmet(facts, withNoodles(facts, withoutTimes(query, wantedIn(facts, query))));
  const stems = new Set(
    (isReadByCharacters(locale) ? wordsOf(text.replace(LATIN_RUN, ' $& ')) : wordsOf(text))
      .filter(
        (word) => !isCommonWord(word, [locale]) && !concern_words.has(word) && !concern_words.has(withoutAccents(word)),
      )
      .map((word) => stem(isIntentWord(word, locale) ? word : mendedWord(facts, word, namesIn(locale, word)))),
  );
  const byTitle = titleHits(facts, query, stems);
  // "The cheapest that isn't sweet" means no section of sweets.
  const isOfSection =
    query.left_out.length === 0 &&
    !wanted.some(({ concepts }) => concepts.some((concept) => !isKindOf(concept, 'menu part') && isEdible(concept)));
  const ofSections =
    isOfSection && !asksForDrinks(query) && !namedBy(byTitle, stems, 0)
      ? dishesOfNamedSections(facts, text)
      : dishesOfCalledSections(facts, query);
  if (ofSections.length > 0)
    return { ...NOTHING_FOUND, dishes: [...ofSections], nearness: 'partly', asks_food: true, concepts: ['appetizer'] };
  const ofEach = dishesOfEach(facts, wanted);
  const [ofFirst = [], ...ofOthers] = ofEach.map((ones) => new Set(ones));
  const byWords = [...ofFirst].filter((dish) => ofOthers.every((ones) => ones.has(dish)));
  // "Ramen with fish": what no word names the declarations may tell.
  const matchers = wanted.map((one) => [one, matcherByParts(one)] as const);
  const byParts =
    byWords.length > 0 || wanted.length === 0
      ? byWords
      : facts.dishes.filter((dish) => matchers.every(([one, isMadeOf]) => satisfies(dish, one) || isMadeOf(dish)));
  const whole =
    byParts.length > 0 || wanted.length < 2 ? byParts : facts.dishes.filter((dish) => isDeclaredTo(dish, wanted));
  const each = wanted.map((one, at) => withoutNeighbours(ofEach[at] ?? [], [one]));
  const namingStems = withoutMeasures(facts, query, stems);
  const namedByTitle = namedBy(byTitle, namingStems, whole.length);
  const ofKind = namedByTitle ? namedAlike(facts, namedByTitle, byTitle, namingStems) : [];
  const titled =
    ofKind.length > 0
      ? undefined
      : ((namedByTitle && madeOfAll(namedByTitle, { whole, wanted, byTitle })) ?? containerOf(query, each, wanted));
  // "Which fried chicken can't I have?" is of all of them, though one is called nothing else.
  const isAnyOf = isOfAny(query, wanted);
  const isOther =
    titled !== undefined &&
    !isNamedInFull(byTitle, titled) &&
    isNamedByFoodAlone(query, titled, isOfSeveral(whole, titled));
  const named = isAnyOf || isOther || !titled || isOneOfAsked(query, whole, titled) ? undefined : titled;
  const ofEither = dishesOfEither(query, wanted, each);
  const all =
    (whole.length > 0 && !isAnyOf) || !ofEither
      ? [...new Set([...withoutNeighbours(whole, wanted), ...ofKind])]
      : facts.dishes.filter((dish) => ofEither.has(dish));
  const foods = wanted.filter(({ concepts }) => concepts.some(isEdible));
  // An exact word match ranks before a match of meaning: for "frites", fries before fried trout.
  const closeness = (dish: MenuDish) =>
    wanted.reduce((sum, { words, concepts }) => {
      const inTitle = words.some((word) => dish.title_stems.has(stem(word))) ? 1 : 0;
      const byWord = words.some((word) => dish.stems.has(stem(word))) ? 2 : 0;
      return sum + inTitle + byWord + (concepts.some((concept) => dish.title_concepts.has(concept)) ? 1 : 0);
    }, 0);
  const dishes = withTitlesBegun(
    facts,
    query,
    all.toSorted((a, b) => closeness(b) - closeness(a)),
  );
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
    asks_food: foods.length + ofKind.length > 0 || byTitle.some(({ share }) => share >= MIN_TOLD_SHARE),
    concepts: wanted.flatMap(({ concepts }) => concepts),
  };
}

/** "The pork bánh mì": the only dish that is all that is asked for, rather than a bánh mì of tofu whose name is shorter. */
function madeOfAll(
  titledDish: MenuDish,
  {
    whole,
    wanted,
    byTitle,
  }: { whole: readonly MenuDish[]; wanted: readonly WantedDish[]; byTitle: readonly TitleHit[] },
): MenuDish {
  const [onlyDish] = whole;
  if (!onlyDish || whole.length > 1 || wanted.every((one) => satisfies(titledDish, one))) return titledDish;
  const hitsOf = (dish: MenuDish) => byTitle.find((hit) => hit.dish === dish)?.hits ?? 0;
  return hitsOf(onlyDish) >= hitsOf(titledDish) ? onlyDish : titledDish;
}

const isOneOfAsked = (query: DishQuery, dishes: readonly MenuDish[], titledDish: MenuDish): boolean =>
  isOfSeveral(dishes, titledDish) && isWhichOf(query, titledDish);

/** "Rice or noodles" means no dish that has both, and no single one. */
const isOfAny = ({ text, locale, asks_contents }: DishQuery, wanted: readonly WantedDish[]): boolean =>
  wanted.length > 1 && !asks_contents && countOneOrAnother(text, locale) >= wanted.length - 1;

/** The dishes of "the soup or the salad": of each that is asked for, if the menu has all of them. */
function dishesOfEither(
  { text, locale }: DishQuery,
  wanted: readonly WantedDish[],
  each: readonly (readonly MenuDish[])[],
): ReadonlySet<MenuDish> | undefined {
  const isEither =
    wanted.length > 1 &&
    (EITHER.test(text) || countOneOrAnother(text, locale) > 0) &&
    each.every((matches) => matches.length > 0);
  return isEither ? new Set(each.flat()) : undefined;
}

const isOfSeveral = (dishes: readonly MenuDish[], dish: MenuDish): boolean =>
  dishes.length > 1 && dishes.includes(dish);

/** Whether a message asks which of the dishes that are called like one: "which fried chicken", not "which nuts". */
export function isWhichOf(
  { text, locale, asks_contents }: Pick<DishQuery, 'text' | 'locale' | 'asks_contents'>,
  dish: MenuDish,
): boolean {
  const asked = locale === 'ja' ? text : foldMessage(locale, text);
  const which = whichIn(locale, asked);
  // "Which nuts are in the walnut tart?"
  if (!which || asks_contents) return false;
  const rest = asked.slice(which.index + which[0].length);
  const isOfTitle = (concept: string) =>
    isEdible(concept) && [...dish.title_concepts].some((title) => isKindOf(title, concept));
  // "炸鸡哪个不能点"
  const before = asked.slice(0, which.index);
  const isBehind = locale === 'zh' && ONE_OF.test(which[0]);
  if (isBehind && conceptsIn(locale, before).some(({ concept, to }) => to === before.length && isOfTitle(concept)))
    return true;
  const noun = isReadByCharacters(locale)
    ? rest.slice(0, MAX_NOUN_SIGNS)
    : rest.split(' ').slice(0, MAX_NOUN_WORDS).join(' ');
  return conceptsIn(locale, noun).some(({ concept }) => isOfTitle(concept));
}

const ONE_OF = /哪(?:个|個|款|道)/u;
const MAX_NOUN_WORDS = 3;
const MAX_NOUN_SIGNS = 8;

const MAX_RELATED = 20;

/** Dishes that a text may be about, best first; empty if it names none. */
export function relatedDishes(facts: MenuFacts, text: string): MenuDish[] {
  const message = readMessage(text, { page: facts.locale, currency: facts.restaurant.currency });
  const { named, dishes, nearest } = findDishes(facts, message);
  const related = new Set([...(named ? [named] : []), ...dishes, ...nearest, ...searched(facts, text)]);
  return [...related].slice(0, MAX_RELATED);
}
