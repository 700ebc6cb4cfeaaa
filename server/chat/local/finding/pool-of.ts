import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuDish, MenuFacts } from '../../facts/menu-facts.ts';
import { isEdible } from '../reading/edible.ts';
import type { GuestMessage } from '../reading/guest-message.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import type { GuestLanguage } from '../words/guest-language.ts';
import { withoutDrinkingNothing } from '../words/other-than-those.ts';
import { hasPhrase, withoutPhrases } from '../words/phrases.ts';
import type { FoundDishes } from './find-dishes.ts';
import { isDrink } from './kinds-of-dish.ts';
import { withoutKinds } from './left-out-dishes.ts';
import { isBeverage, isWine, type WineStyle, winesOf } from './pairing.ts';
import { drinksServedAs } from './served-hot-or-cold.ts';

/** A question, and what was found for it. */
type SearchedQuestion = {
  facts: MenuFacts;
  message: GuestMessage;
  matches: FoundDishes;
  /** What the guest has said in the chat that they can't eat. */
  avoided?: readonly string[];
  excluded?: readonly string[];
};

/** The dishes that a question is about: all of them if it names no kind. */
export function poolOf(question: SearchedQuestion): readonly MenuDish[] {
  const pool = wholePoolOf(question);
  const meant = withoutKinds(pool, question.message.left_out);
  const meantPool = meant.length < pool.length ? meant : pool;
  return meantPool.length > 0 && meantPool.every(isBeverage) ? drinksServedAs(question.message, meantPool) : meantPool;
}

function wholePoolOf(question: SearchedQuestion): readonly MenuDish[] {
  const { facts, message, matches } = question;
  const styles = wantedStyles(message);
  if (matches.is_of_those) return styles === null ? matches.dishes : winesOf(matches.dishes, styles);
  // "A glass of red" names no wine.
  const isColourOnly = styles !== null && !message.wished.some(({ concept }) => isEdible(concept));
  if ((namesWine(message) || isColourOnly) && !matches.named && !message.asks_contents) {
    const wines = winesMeant({ facts, message, matches }, styles);
    if (wines) return wines;
  }
  if (mayAskMains(message) && !matches.asks_food) {
    const mains = facts.dishes.filter((dish) =>
      [...dish.section_concepts].some((concept) => isKindOf(concept, 'main course') || concept === 'dish'),
    );
    if (mains.length > 0) return mains;
    // A menu without main courses has them among its other food.
    if (asksMains(message) && matches.dishes.length === 0) return unnamedMains(question);
  }
  const meant = foundPool(message, matches);
  if (meant) return meant;
  // "I don't drink: which mains have alcohol?"
  if (asksMains(message) && message.wished.some(({ concept }) => concept === 'alcohol')) return [];
  if (asks(message, 'drinks')) return facts.dishes.filter(isDrink);
  if (matches.asks_food) return [];
  return asks(message, 'dishes') ? facts.dishes.filter((dish) => !isDrink(dish)) : facts.dishes;
}

/** A menu without main courses has them among its other food. */
export function unnamedMains(question: SearchedQuestion): readonly MenuDish[] {
  const { facts } = question;
  if (canGuessMains(question)) return likelyMains(facts);
  return isForAnybody(question) ? possibleMains(facts) : withoutKinds(facts.dishes, ['drink', 'dessert']);
}

/** More are not listed in full. */
const MAX_MAINS = 8;

/**
 * Whether some dishes may be left out as hardly main courses: not for a guest who can't eat everything, to whom a dish
 * that isn't listed looks cleared, nor for a price, since the cheapest main course is no dear one.
 */
function canGuessMains(question: SearchedQuestion): boolean {
  const { intent, by_price, least, most } = question.message;
  const isPlain = by_price === null && least === null && most === null;
  return isPlain && isForAnybody(question) && (intent === 'popular' || intent === 'list');
}

/** Whether nobody has to know of each dish what is in it. */
const isForAnybody = ({ message, avoided = [], excluded = [] }: SearchedQuestion): boolean =>
  avoided.length + excluded.length + message.avoided.length + message.excluded.length === 0 &&
  message.diet === null &&
  message.religion === null &&
  !message.avoids_raw;

/** Of a menu without main courses, its food outside of the sections of starters and sides. */
function possibleMains({ dishes }: Pick<MenuFacts, 'dishes'>): readonly MenuDish[] {
  const food = withoutKinds(dishes, ['drink', 'dessert']);
  const mains = food.filter(
    ({ section_concepts }) =>
      ![...section_concepts].some((concept) => NO_MAINS.some((part) => isKindOf(concept, part))),
  );
  return mains.length > 0 ? mains : food;
}
/** Some dishes, those first that may be main courses. */
export function mainsFirst(facts: MenuFacts, dishes: readonly MenuDish[]): readonly MenuDish[] {
  const mains = new Set(possibleMains(facts));
  return dishes.toSorted((a, b) => Number(mains.has(b)) - Number(mains.has(a)));
}

const NO_MAINS = ['appetizer', 'side', 'small plate', 'meze', 'dessert', 'drink'];

/** Of a menu without main courses, its food; the dearer half if there is much, since small dishes are cheap. */
function likelyMains({ dishes }: Pick<MenuFacts, 'dishes'>): readonly MenuDish[] {
  const food = possibleMains({ dishes });
  const prices = food.flatMap(({ most }) => (most === null ? [] : [most])).toSorted((one, other) => one - other);
  const median = prices[Math.floor(prices.length / 2)] ?? 0;
  const dear = food.filter(({ most }) => most !== null && most >= median);
  return food.length > MAX_MAINS ? dear : food;
}

/** What was found, if there is some of the kind: "a small beer" means no roast in dark beer, "warm to drink" no warm dish. */
function foundPool(message: GuestMessage, matches: FoundDishes): readonly MenuDish[] | undefined {
  if (matches.dishes.length === 0) return undefined;
  const asksDrink = asks(message, 'drinks');
  const drinks = asksDrink || isOfDrinksOnly(message) ? matches.dishes.filter(isBeverage) : [];
  if (drinks.length > 0) return drinks;
  return asksDrink && !asks(message, 'dishes') && !matches.asks_food ? undefined : matches.dishes;
}

const isOfDrinksOnly = ({ wished, asks_contents }: GuestMessage): boolean => {
  const foods = wished.filter(({ concept }) => isEdible(concept));
  return !asks_contents && foods.length > 0 && foods.every(({ concept }) => isKindOf(concept, 'drink'));
};

/** The wines that a question means; undefined if the menu has none. */
function winesMeant(
  { facts, message, matches }: SearchedQuestion,
  styles: readonly WineStyle[] | null,
): readonly MenuDish[] | undefined {
  // "Beer or wine, which is cheaper?"
  if (matches.dishes.length > 0 && namesOtherDrinks(message)) return foundPool(message, matches) ?? matches.dishes;
  const all = facts.dishes.filter(isWine);
  // Its own words may call it sweet only.
  const sweet = styles?.includes('sweet') ? facts.dishes.filter(isDessertWine) : [];
  const styled = styles === null ? all : [...new Set([...winesOf(all, styles), ...sweet])];
  if (styled.length > 0) return styled;
  if (styles?.every((style) => style === 'sweet')) return [];
  return all.length > 0 ? all : undefined;
}

const namesOtherDrinks = ({ wished }: GuestMessage): boolean =>
  wished.some(
    ({ concept }) =>
      isKindOf(concept, 'drink') && concept !== 'drink' && !isKindOf(concept, 'wine') && !wines.has(concept),
  );

const isDessertWine = (dish: MenuDish): boolean =>
  isDrink(dish) && [...dish.own_concepts].some((concept) => isKindOf(concept, 'dessert wine'));

/** The dishes among which a quality is looked for: those of an earlier answer, if the guest points to them. */
export const dishesMeant = ({ facts, matches }: Pick<SearchedQuestion, 'facts' | 'matches'>): readonly MenuDish[] =>
  matches.is_of_those ? matches.dishes : facts.dishes;

type Asked = Pick<GuestMessage, 'folded_text' | 'locale' | 'wished'>;

const asks = ({ folded_text, locale }: Asked, key: keyof GuestLanguage & ('drinks' | 'dishes' | 'mains')): boolean =>
  hasPhrase(locale, GUEST_LANGUAGES[locale][key], folded_text);

export const asksMains = (message: Asked): boolean => asks(message, 'mains');

/** Main courses, or what may be any dish: "Quels plats ?". */
export function mayAskMains(message: Asked): boolean {
  const { mains_or_dishes } = GUEST_LANGUAGES[message.locale];
  const isOfEither = mains_or_dishes !== undefined && hasPhrase(message.locale, mains_or_dishes, message.folded_text);
  return isOfEither || asksMains(message);
}

export const asksDishes = (message: Asked): boolean => asks(message, 'dishes');

/** "I don't drink, what can I eat?" asks for no drinks. */
export const asksDrinks = (message: Asked): boolean => {
  const { locale, folded_text } = message;
  const rest = withoutPhrases(locale, GUEST_LANGUAGES[locale].cannot, folded_text);
  return asks(
    {
      ...message,
      folded_text: locale === 'zh' ? rest.replace(/不(?:能|可以|会)?喝酒?/gu, '·') : withoutDrinkingNothing(rest),
    },
    'drinks',
  );
};

const wines = new Set([
  'wine',
  'red wine',
  'white wine',
  'rosé',
  'sparkling wine',
  'wine list',
  'dessert wine',
  'house wine',
  'glass of wine',
]);

export const namesWine = ({ wished }: Asked): boolean => wished.some(({ concept }) => wines.has(concept));

/** Whether words ask for wines or drinks in general, for which the lexicon has no single concept. */
export const namesDrinks = (message: Asked): boolean => namesWine(message) || asks(message, 'drinks');

/** The wines that a message asks for; null if it names no colour. */
export function wantedStyles({ folded_text, locale, wished }: Asked): readonly WineStyle[] | null {
  const { red, white, rose } = GUEST_LANGUAGES[locale];
  const has = (phrases: string, concept: string) =>
    wished.some((named) => named.concept === concept) || hasPhrase(locale, phrases, folded_text);
  const styles: WineStyle[] = [
    ...(has(red, 'red wine') ? (['red', 'light_red'] as const) : []),
    ...(has(rose, 'rosé') ? (['rose'] as const) : []),
    ...(wished.some(({ concept }) => isKindOf(concept, 'sparkling wine')) ? (['sparkling'] as const) : []),
    ...(wished.some(({ concept }) => isKindOf(concept, 'dessert wine')) ? (['sweet'] as const) : []),
    ...(has(white, 'white wine') ? (['white'] as const) : []),
  ];
  return styles.length > 0 ? styles : null;
}
