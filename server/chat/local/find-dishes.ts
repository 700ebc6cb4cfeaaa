import type { MenuLocale } from '../../../shared/locales.ts';
import { withoutAccents } from '../../food/fold-words.ts';
import type { MenuDish, MenuFacts } from '../menu-facts.ts';
import { conceptsIn, isOfKind, type Named, placeOf, stem, wordsOf } from './food.ts';
import { languageOf } from './language-of.ts';

/** One thing that a question asks for: its words and their concepts. */
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
  /** If none does: the closest ones, and how close they are. */
  nearest: MenuDish[];
  nearness: Nearness;
  /** Whether the question asked for food or drink at all. */
  asks_food: boolean;
};

/** Words that ask, count or greet, in the languages that the answerer parses. */
const EMPTY = new Set(
  (
    'a an the of in on at to for with from by and or is are was be been do does did you your yours we our i me my it its this that these those there here have has had ' +
    'what which who when where why how much many any some all can could would should will like want need get got give show list tell find see please hi hello hey thanks thank bonjour salut merci bonsoir about menu ' +
    'dish dishes food item items eat eating drink drinks order ordering serve served serving offer sell make made choose something anything thing things good best nice great option options choice kind type tonight today now dinner lunch evening still also too only just really very more most less not no don doesn won isn s t d m re ll ve ' +
    "le la les l l' un une des du de d d' au aux en et ou y a est sont c c' ce ces cet cette ca qu qu' que qui quoi quel quels quelle quelles il elle ils on nous vous votre vos notre nos je j j' mon ma mes me moi tu te ton avez avoir ai as ont auriez etes suis dans sur pour par avec plus moins tres bien aussi encore ne n n' pas combien comment est-ce " +
    'plat plats carte mets manger boire voudrais veux aimerais aime cherche proposez servez servi montrez montre donnez liste quelque chose soir midi bon bonne meilleur svp plait si faites fait trouve envie contient contiennent contains contain cost costs price coute prix ' +
    'el los las hay tienen con que y para por favor der die das gibt es sie haben und mit ich ein eine avete con per o os tem com um uma platos gerichte piatti pratos quiero mochte vorrei quero me un ' +
    "like biggest bigger big large small light lighter heavy filling hearty quick fast nice tasty delicious lovely local's kind kinds sort sorts comme leger legere legers legeres petit petite gros grosse grand grande rapide vite chaude simple glass glasses bottle bottles verre verres bouteille bouteilles pint cup starving hungry faim soif thirsty looking fancy feel feeling difference pay serves way whats c'est " +
    'under over below above than between dollars dollar euros euro cheap cheapest expensive cheaper de entre sous elle elles ils lui eux ingredients ingredient inside come comes served tell describe describe parlez parle moi recommend recommande wine pairing pair goes go match accompagner accord sold out available epuise disponible reste mean means meaning explain veut dire signifie contents made there s'
  ).split(' '),
);

/** Whether a word only asks, counts or greets. */
export const isEmptyWord = (word: string): boolean =>
  // "Tea" is not an article.
  (word !== 'thé' && EMPTY.has(withoutAccents(word))) || /^\d+([.,]\d+)?$/.test(word) || word.length === 1;

/** Words that guests use for a kind of food that the lexicon knows under another name. */
const OTHER_NAMES: Record<string, string> = {
  sweet: 'dessert',
  sucre: 'dessert',
  sucree: 'dessert',
  // The lexicon's word for walnuts; guests mean any nut.
  noix: 'nut',
};

/** Languages with a word list; in the others a word that isn't in the lexicon tells nothing. */
const TAKEN_APART: readonly MenuLocale[] = ['en', 'fr'];

/** Returns the things that a question asks for, in the order of its words. */
function wantedIn(facts: MenuFacts, text: string, locales: readonly MenuLocale[]): WantedDish[] {
  const [first = 'en'] = locales;
  if (first === 'zh' || first === 'ja') return longestOnly(conceptsIn(first, text));
  const words = wordsOf(text);
  const named = locales.flatMap((locale) => conceptsIn(locale, text));
  const wanted: WantedDish[] = [];
  for (let at = 0; at < words.length; ) {
    const longest = named
      .filter(({ from, to }) => from === at && words.slice(from, to).some((word) => !isEmptyWord(word)))
      .sort((a, b) => b.to - a.to);
    const to = longest[0]?.to ?? at + 1;
    const taken = words.slice(at, to).filter((word) => !isEmptyWord(word));
    // Sweet potatoes are not sweet, and coconuts are no nuts.
    const other = taken.length === 1 ? taken.flatMap((word) => OTHER_NAMES[withoutAccents(word)] ?? []) : [];
    const concepts = [...longest.filter((one) => one.to === to).map(({ concept }) => concept), ...other];
    const isKnown =
      TAKEN_APART.includes(first) ||
      concepts.length > 0 ||
      facts.dishes.some(({ stems }) => stems.has(stem(taken[0] ?? '')));
    if (taken.length > 0 && isKnown) wanted.push({ words: taken, concepts });
    at = to;
  }
  return wanted;
}

/** In languages without spaces, a concept inside the words of a longer one is not a wish of its own: "fish dish" is one. */
function longestOnly(named: readonly Named[]): WantedDish[] {
  const isWithin = (a: Named, b: Named) => a.from >= b.from && a.to <= b.to && a.to - a.from < b.to - b.from;
  const longest = named.filter((one) => !named.some((other) => isWithin(one, other)));
  const foods = longest.filter(({ concept }) => isFood(concept));
  const spans = new Map<number, string[]>();
  for (const { concept, from } of foods.length > 0 ? foods : longest)
    spans.set(from, [...(spans.get(from) ?? []), concept]);
  return [...spans.values()].map((concepts) => ({ words: [], concepts }));
}

const hasConcept = (dish: MenuDish, asked: string): boolean => {
  for (const concept of dish.concepts) if (isOfKind(concept, asked)) return true;
  return false;
};

const satisfies = (dish: MenuDish, { words, concepts }: WantedDish): boolean =>
  concepts.some((concept) => hasConcept(dish, concept)) ||
  (words.length > 0 && words.every((word) => dish.stems.has(stem(word))));

/** Matches by its own title and texts, not only by its section's. */
const satisfiesItself = (dish: MenuDish, { words, concepts }: WantedDish): boolean =>
  concepts.some((asked) => [...dish.own_concepts].some((concept) => isOfKind(concept, asked))) ||
  (words.length > 0 && words.every((word) => dish.own_stems.has(stem(word))));

/** Titles of sections that hold two kinds: "Soups & Salads", "Shakes and pie". */
const MIXED_SECTION = /[&+/,]|\b(and|et|und|y|e)\b/i;

/** If soups are asked for and there are some, the salads of "Soups & Salads" don't match. */
function withoutNeighbours(dishes: readonly MenuDish[], wanted: readonly WantedDish[]): readonly MenuDish[] {
  const own = dishes.filter((dish) => wanted.every((one) => satisfiesItself(dish, one)));
  return own.length === 0
    ? dishes
    : dishes.filter((dish) => own.includes(dish) || !MIXED_SECTION.test(dish.original_section));
}

/** Words that ask for one thing or another. */
const EITHER = /(?<![\p{L}])(or|and|ou|et|oder|und|o|y|e|between|entre)(?![\p{L}])/iu;

/** A country that wines come from is not food. */
const isFood = (concept: string): boolean =>
  (placeOf(concept) ?? 'drinks/Places').startsWith('drinks/Places') === false;

const MIN_TITLE_SHARE = 0.6;

export function findDishes(facts: MenuFacts, text: string, locale: MenuLocale): FoundDishes {
  const locales = [...new Set([locale, facts.main_locale, facts.locale])];
  const wanted = wantedIn(facts, text, locales);
  const stems = new Set(
    wordsOf(text)
      .filter((word) => !isEmptyWord(word))
      .map(stem),
  );
  const titleHit = (dish: MenuDish) => {
    const title = [...dish.title_stems].filter((word) => word.length > 1);
    const meaning = wordsOf(dish.item.title)
      .filter((word) => !isEmptyWord(word))
      .map(stem);
    const hits = meaning.filter((word) => stems.has(word)).length;
    return { dish, hits, share: meaning.length === 0 ? 0 : hits / meaning.length, length: title.length };
  };
  const byTitle =
    stems.size === 0
      ? []
      : facts.dishes
          .map(titleHit)
          .filter(({ hits }) => hits > 0)
          .sort((a, b) => b.share * b.hits - a.share * a.hits);
  const [best, second] = byTitle;
  const isNamed =
    best !== undefined &&
    (best.share >= MIN_TITLE_SHARE || (best.hits >= 2 && best.hits === stems.size)) &&
    (second === undefined || second.hits < best.hits || second.share < best.share);
  const unique =
    best !== undefined && best.hits === stems.size && byTitle.filter(({ hits }) => hits === best.hits).length === 1
      ? best.dish
      : undefined;
  const named = isNamed ? best.dish : unique;
  const whole = wanted.length === 0 ? [] : facts.dishes.filter((dish) => wanted.every((one) => satisfies(dish, one)));
  const each = wanted.map((one) => {
    const all = facts.dishes.filter((dish) => satisfies(dish, one));
    return withoutNeighbours(all, [one]);
  });
  const isEither = wanted.length > 1 && EITHER.test(text) && each.every((found) => found.length > 0);
  const all =
    whole.length > 0 || !isEither
      ? withoutNeighbours(whole, wanted)
      : facts.dishes.filter((dish) => each.some((found) => found.includes(dish)));
  const asks_food = wanted.some(({ concepts }) => concepts.some(isFood)) || byTitle.length > 0;
  // An exact word match ranks before a match of meaning: for "frites", fries before fried trout.
  const closeness = (dish: MenuDish) =>
    wanted.reduce((sum, { words, concepts }) => {
      const inTitle = words.some((word) => dish.title_stems.has(stem(word))) ? 1 : 0;
      const byWord = words.some((word) => dish.stems.has(stem(word))) ? 2 : 0;
      return sum + inTitle + byWord + (concepts.some((concept) => dish.title_concepts.has(concept)) ? 1 : 0);
    }, 0);
  const dishes = all.toSorted((a, b) => closeness(b) - closeness(a));
  const isMissing = wanted.some(
    ({ concepts }, at) => concepts.some((concept) => placeOf(concept) !== undefined) && each[at]?.length === 0,
  );
  const isThere = wanted.some((_, at) => (each[at]?.length ?? 0) > 0);
  return {
    named,
    dishes,
    nearest: dishes.length > 0 || wanted.length === 0 ? [] : nearestTo(facts, wanted, text),
    nearness: isThere && !isMissing ? 'partly' : 'missing',
    asks_food,
  };
}

const MAX_NEAREST = 3;

/** Dishes of the same part of the lexicon: first those with one of the words, then those with a similar spelling. */
function nearestTo(facts: MenuFacts, wanted: readonly WantedDish[], text: string): MenuDish[] {
  const some = facts.dishes.filter((dish) => wanted.some((one) => satisfies(dish, one)));
  if (some.length > 0) return some.slice(0, MAX_NEAREST);
  const places = new Set(
    wanted.flatMap(({ concepts }) => concepts.map(placeOf)).filter((place) => place !== undefined),
  );
  const akin = facts.dishes.filter((dish) =>
    [...dish.title_concepts].some((concept) => places.has(placeOf(concept) ?? '')),
  );
  if (akin.length > 0) return akin.slice(0, MAX_NEAREST);
  const query = wanted.flatMap(({ words }) => words).join(' ') || text;
  return searched(facts, query).slice(0, MAX_NEAREST);
}

const MAX_RELATED = 20;

/** Dishes that a text may be about, best first; empty if it names none. */
export function relatedDishes(facts: MenuFacts, text: string): MenuDish[] {
  const { named, dishes, nearest } = findDishes(facts, text, languageOf(text, facts.locale));
  const related = new Set([...(named ? [named] : []), ...dishes, ...nearest, ...searched(facts, text)]);
  return [...related].slice(0, MAX_RELATED);
}

// minisearch types stored fields as any; the id is a dish's.
const searched = (facts: MenuFacts, text: string): MenuDish[] =>
  facts.search.search(text).flatMap(({ id }) => facts.by_id.get(id as number) ?? []);
