import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import { formatMoney } from '../../../../shared/money.ts';
import { isKindOf, usuallyHas } from '../../../food/kinds-of-food.ts';
import type { MenuDish } from '../../facts/menu-facts.ts';
import { isInRange } from '../finding/in-range.ts';
import { canBeMild, type DeclaredQuality, declaredWords } from '../finding/kinds-of-dish.ts';
import { withoutKinds } from '../finding/left-out-dishes.ts';
import { isBeverage } from '../finding/pairing.ts';
import { asksDishes, asksDrinks, asksMains, dishesMeant, mainsFirst, mayAskMains, poolOf } from '../finding/pool-of.ts';
import { dishesServedAs } from '../finding/served-hot-or-cold.ts';
import { calledSo } from '../finding/wanted-dishes.ts';
import type { GuestMessage } from '../reading/guest-message.ts';
import { isReligion, leftOutBy } from '../reading/left-out-by.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { hasPhrase } from '../words/phrases.ts';
import { isSpiceDenied } from '../words/spicy-words.ts';
import { says } from '../words/ways-of-asking.ts';
import { byPrice } from './answer-prices.ts';
import { described } from './describe-dish.ts';
import { optionLines } from './option-lines.ts';
import {
  answer,
  foodWords,
  isDeniedByTags,
  type LocalAnswer,
  lineOf,
  list,
  MAX_LISTED,
  name,
  type Teller,
} from './teller.ts';

/** Answers to guests who want something left out: by the menu's words, which the answer says, or by the owner's tags. */

const NAMED_IN_PART = 8;
const MAX_NEAREST = 3;

/** "No pork": dishes whose words don't name it, then those that do or usually contain it. */
export function answerLeftOut(teller: Teller, excluded: readonly string[] = teller.excluded): LocalAnswer {
  const { words, facts, matches, message } = teller;
  const food = foodWords(teller, excluded);
  // Drinks are full of what no word names: a wine's name doesn't say that it is one.
  // "No pork, what isn't hot?" is about none of the hot dishes.
  const isMild = message.asks_mild || isSpiceDenied(message.locale, message.folded_text);
  const isOfSpice = matches.concepts.every((concept) => isKindOf(concept, 'spicy') || concept === 'spicy');
  const askedPool =
    matches.dishes.length > 0 && !(isMild && isOfSpice)
      ? withRiceDishes(matches)
      : asksDrinks(message) && !asksDishes(message) && !message.asks_eat
        ? facts.dishes.filter(isBeverage)
        : // "What do I order as a main course?" of a Muslim.
          (mayAskMains(message) ? poolOf(teller) : facts.dishes).filter((dish) => !isBeverage(dish));
  const has = (dish: MenuDish) =>
    excluded.some(
      (concept) =>
        dish.kinds.has(concept) ||
        // A vegan ramen has no pork, though ramens usually do.
        (!isDeniedByTags(dish, concept) && (dish.usual_kinds.has(concept) || isInSectionOf(dish, concept))),
    );
  const pool = dishesServedAs(
    message,
    askedPool.length > 0 ? askedPool : facts.dishes.filter((dish) => !isBeverage(dish)),
  );
  const left = pool.filter(has);
  // "Without red meat, below 12".
  const plain = pool.filter((dish) => !has(dish));
  // "Nothing hot, he can't stand strong spices".
  const mild = isMild ? plain.filter(canBeMild) : plain;
  const suiting = mild.length > 0 ? mild : plain;
  // Dishes over the limit are not offered.
  const others = suiting.filter((dish) => isInRange(dish, message));
  // What the guest can spend was said before.
  const isLimited = message.most !== null && others.length > 0 && /\d/.test(message.folded_text);
  const price = isLimited ? interpolate(words.price_below, { price: formatMoney(message.most ?? 0, facts.money) }) : '';
  const lead = [price, interpolate(words.food_none_named, { food })].filter(Boolean).join(' ');
  const listed = list(teller, 'search', lead, others);
  const naming = left.length > 0 ? namedPart(teller, interpolate(words.food_named, { food }), left) : [];
  if (others.length === 0) {
    const noneLine = suiting.length > 0 ? words.price_none : words.unsaid;
    return answer('search', [...naming, noneLine], left.slice(0, NAMED_IN_PART), { about: undefined });
  }
  return { ...listed, lines: [...listed.lines, ...naming] };
}

/** Who asks for rice means bowls of it, too. */
const withRiceDishes = ({ dishes, usual, concepts }: Teller['matches']): readonly MenuDish[] =>
  concepts.includes('rice') ? [...dishes, ...usual] : dishes;

const OTHER_ANIMALS = ['lamb', 'mutton', 'goat', 'chicken', 'turkey', 'duck', 'goose', 'rabbit', 'venison'];

/** What a section's title says is true of its dishes: "Burgers", "Wine". */
const isInSectionOf = (dish: MenuDish, concept: string): boolean =>
  // Of skewers of chicken none is of pork; "meat" and the names of cuts say nothing else than the section.
  !(
    isKindOf(concept, 'meat') && OTHER_ANIMALS.some((animal) => dish.kinds.has(animal) && !isKindOf(concept, animal))
  ) && [...dish.section_concepts].some((part) => usuallyHas(part, concept));

function namedPart(teller: Teller, lead: string, dishes: readonly MenuDish[]): string[] {
  const shown = dishes.slice(0, NAMED_IN_PART);
  const more = dishes.length - shown.length;
  return [
    lead,
    ...shown.map((dish) => `• ${lineOf(teller, dish)}`),
    ...(more > 0 ? [interpolate(teller.words.and_more, { count: more })] : []),
  ];
}

export const QUALITY_WORDS = {
  vegan: 'diet_vegan',
  vegetarian: 'diet_vegetarian',
  pescatarian: 'diet_pescatarian',
  halal: 'diet_halal',
  kosher: 'diet_kosher',
  hindu: 'diet_hindu',
} as const;

/** One part of the menu and another. */
const JOINED = /(?<= )(?:and|or|plus|et|ou|y|o|u|und|oder|e)(?= )|[和或跟と]|이랑|하고|또는/u;

const isPartNamed = ({ wished }: GuestMessage): boolean =>
  wished.some(({ concept }) => concept === 'plate' || concept === 'savoury' || concept === 'set menu');

type Quality = keyof typeof QUALITY_WORDS & DeclaredQuality;

/** Vegan, halal: what the owner marks so, never more. */
export function answerQuality(teller: Teller, quality: Quality, isOfDish: boolean): LocalAnswer {
  const { words, matches, message, facts } = teller;
  const diet = words[QUALITY_WORDS[quality]];
  const params = { name: name(teller), diet };
  if (matches.named && isOfDish) return ofDish(teller, matches.named, quality);
  // "Are the green beans vegetarian?" of the only ones, if the owner doesn't mark them.
  const [only] = matches.dishes;
  if (only && matches.dishes.length === 1 && declaredWords(only, quality) === null && asksOfOne(teller, quality))
    return ofDish(teller, only, quality);
  const marked = dishesMeant(teller).filter(
    (dish) => declaredWords(dish, quality) !== null && (!message.asks_mild || canBeMild(dish)),
  );
  const inOrder = asksMains(message) ? mainsFirst(facts, marked) : marked;
  const affordable = withoutKinds(inOrder, message.left_out).filter((dish) => isInRange(dish, message));
  if (affordable.length === 0 && marked.length > 0) {
    const nearest = byPrice(withoutKinds(marked, message.left_out), 'lowest').slice(0, MAX_NEAREST);
    return list(teller, 'diet', `${words.not_on_menu} ${words.nearest}`, nearest);
  }
  // "The cheapest vegan dish", "vegan for 10 euros".
  const declared =
    message.by_price === null
      ? affordable
      : byPrice(
          affordable.filter((dish) => dish.least !== null),
          message.by_price,
        );
  // "Vegetarian, but I eat eggs" asks for no eggs.
  const wished = says(message.locale, 'eats_too', message.folded_text) ? [] : [matches.dishes, matches.usual];
  const [ofWords = [], usual = []] = wished.map((dishes) => declared.filter((dish) => dishes.includes(dish)));
  const narrowed = calledSo(ofWords, matches.concepts);
  // None of the group is marked: those that are, are told, rather than that there is none.
  const ofPart = narrowed.length > 0 ? narrowed : usual.length > 0 ? usual : declared;
  // "Vegan, what is there of snacks and set plates?" names two parts, of which the words of one may not be known.
  const isOfParts = declared.length <= MAX_LISTED && JOINED.test(message.folded_text) && isPartNamed(message);
  const shown = isOfParts ? [...ofPart, ...declared.filter((dish) => !ofPart.includes(dish))] : ofPart;
  // "Hindu, no beef and no pork".
  const byQuality = leftOutBy(quality);
  const besides = teller.excluded.filter((concept) => !byQuality.some((kind) => isKindOf(concept, kind)));
  const leftOut = [...byQuality, ...besides];
  const byReligion = isReligion(quality) ? leftOut : besides;
  if (shown.length > 0) {
    // The owner's word for a diet goes before what a dish's name may mean.
    const listed = list({ ...teller, excluded: byReligion }, 'diet', interpolate(words.diet_declared, params), shown);
    const isOfOthers = shown === declared && matches.dishes.length > 0 && !matches.is_of_those;
    if (!isOfOthers || byQuality.length === 0 || message.by_price !== null)
      return withNamed(teller, listed, byReligion);
    // "Rice without meat": of the rice none is marked, and what is marked is no rice.
    const ofKind = answerLeftOut({ ...teller, excluded: leftOut }, leftOut);
    return {
      ...ofKind,
      lines: [...ofKind.lines, ...listed.lines],
      item_ids: [...new Set([...ofKind.item_ids, ...listed.item_ids])],
    };
  }
  // Others may be marked.
  if (matches.is_of_those) return { ...noneOfThose(teller, quality), topic: 'diet', is_answered: false };
  const none = interpolate(words.diet_none, params);
  if (leftOut.length === 0) return answer('diet', [none], [], { about: undefined });
  const rest = answerLeftOut({ ...teller, excluded: leftOut }, leftOut);
  return { ...rest, lines: [none, ...rest.lines], topic: 'diet', is_answered: false };
}

/** Whether a question about a diet is about one dish, not about what there is. */
function asksOfOne({ message, matches }: Teller, quality: Quality): boolean {
  const { locale, folded_text, asks_eat, is_statement } = message;
  const language = GUEST_LANGUAGES[locale];
  const asksMore = asks_eat || is_statement || hasPhrase(locale, language.intents.have, folded_text);
  return !asksMore && !matches.is_of_those && hasPhrase(locale, language[quality], folded_text);
}

function noneOfThose(teller: Teller, quality: Quality): LocalAnswer {
  const shown = teller.matches.dishes.slice(0, NAMED_IN_PART);
  const lines = shown.flatMap((dish) => ofDish(teller, dish, quality).lines);
  return answer('diet', [...new Set([...lines, teller.words.unsaid])], shown, { about: undefined });
}

/** Whether the owner marks a dish for a diet, and what its words name that the diet leaves out. */
export function qualityLines(teller: Teller, dish: MenuDish, quality: Quality): string[] {
  const { words } = teller;
  const params = { name: name(teller), dish: dish.item.title, diet: words[QUALITY_WORDS[quality]] };
  const named = leftOutBy(quality).filter((concept) => dish.kinds.has(concept));
  return [
    interpolate(declaredWords(dish, quality) === null ? words.dish_not_diet : words.dish_is_diet, params),
    ...(named.length > 0 ? [interpolate(words.dish_food_named, { ...params, food: foodWords(teller, named) })] : []),
  ];
}

function ofDish(teller: Teller, dish: MenuDish, quality: Quality): LocalAnswer {
  const said = declaredWords(dish, quality);
  const lines = [
    ...qualityLines(teller, dish, quality),
    // It may come "without meat".
    ...optionLines(teller, [dish]),
    ...(said === null ? described(teller, dish) : []),
  ];
  return answer('diet', lines, [dish], said === null ? { about: dish } : undefined);
}

/** A tag, and what the menu's words name besides. */
function withNamed(teller: Teller, listed: LocalAnswer, leftOut: readonly string[]): LocalAnswer {
  const naming = teller.facts.dishes.filter((dish) => leftOut.some((concept) => dish.kinds.has(concept)));
  if (naming.length === 0) return listed;
  const lead = interpolate(teller.words.food_named, { food: foodWords(teller, leftOut) });
  return { ...listed, lines: [...listed.lines, ...namedPart({ ...teller, excluded: leftOut }, lead, naming)] };
}
