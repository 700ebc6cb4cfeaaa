import { CHAT_WORDS } from '../../../shared/i18n/guest/chat-words.ts';
import { interpolate } from '../../../shared/i18n/interpolate.ts';
import { formatMoney } from '../../../shared/money.ts';
import type { MenuDish, MenuFacts } from '../menu-facts.ts';
import { answerAllergens } from './answer-allergens.ts';
import { described, meaningOf } from './describe-dish.ts';
import { type FoundDishes, findDishes } from './find-dishes.ts';
import { type EarlierQuestion, meantAfter } from './follow-up.ts';
import { isOfKind, placeOf, wordsOf } from './food.ts';
import { bare, CHILDREN, isDeclared, isDrink, marks, POPULAR, SPECIAL, SPICY, someDishes } from './kinds-of-dish.ts';
import { isWine, pairingFor } from './pairing.ts';
import { namesWine, poolOf } from './pool-of.ts';
import { answer, type LocalAnswer, list, name, type Teller } from './teller.ts';
import { subjectOf, type UnderstoodQuestion, understand } from './understand.ts';

/** The parsed meaning of a question, and the language of the answer. */
export type Understood = Pick<UnderstoodQuestion, 'intent' | 'locale'> & {
  /** The question's words, completed from earlier questions that it refers to. */
  meant: string;
};

/**
 * Answers from the menu alone: every dish, price and fact of the answer is on the menu.
 * @param earlier Earlier questions of the same chat, oldest first.
 */
export function answerLocally(
  facts: MenuFacts,
  text: string,
  sold_out: ReadonlySet<number>,
  earlier: readonly EarlierQuestion[] = [],
): LocalAnswer & Understood {
  const asked = understand(text, facts.locale, facts.restaurant.currency);
  const alone = { question: asked, found: findDishes(facts, subjectOf(asked), asked.locale) };
  const { question, found } = meantAfter(facts, alone, earlier);
  const words = CHAT_WORDS[question.locale];
  const teller: Teller = { facts, question, words, found, sold_out };
  const { intent, locale } = question;
  return { ...ANSWERS[intent](teller), intent, locale, meant: question.text };
}

const SOFT_KINDS = ['soft drink', 'hot drink'];

const DIET_WORDS = { vegan: 'diet_vegan', vegetarian: 'diet_vegetarian' } as const;

const STYLE_WORDS = {
  white: 'style_white',
  red: 'style_red',
  light_red: 'style_light_red',
  rose: 'style_rose',
  sparkling: 'style_sparkling',
  sweet: 'style_sweet',
} as const;

const ANSWERS: Record<UnderstoodQuestion['intent'], (teller: Teller) => LocalAnswer> = {
  refused: ({ words }) => answer('off_topic', [words.only_the_menu]),
  medical: ({ words }) => answer('allergens', [words.no_medicine]),
  greeting: ({ words }) => answer('off_topic', [words.greeting]),
  // A dish may contain what its text doesn't name.
  avoid: ({ words }) => answer('search', [words.unsaid], [], { about: undefined }),
  soft_drinks(teller) {
    const drinks = teller.facts.dishes.filter(
      (dish) =>
        !isWine(dish) && [...dish.title_concepts].some((concept) => SOFT_KINDS.some((kind) => isOfKind(concept, kind))),
    );
    if (drinks.length > 0) return list(teller, 'drinks', teller.words.list_found, drinks);
    return answer('not_on_menu', [teller.words.not_on_menu], [], { about: undefined });
  },
  allergens: answerAllergens,
  diet(teller) {
    const { facts, question, words, found } = teller;
    const key = question.diet ?? 'vegetarian';
    const diet = words[DIET_WORDS[key]];
    if (found.named && namesOnly(teller, found.named)) {
      const dish = found.named;
      const isSo = isDeclared(dish, key);
      const said = interpolate(isSo ? words.dish_is_diet : words.dish_not_diet, {
        name: name(teller),
        dish: dish.item.title,
        diet,
      });
      return answer('diet', [said], [dish], isSo ? undefined : { about: dish });
    }
    const declared = facts.dishes.filter((dish) => isDeclared(dish, key));
    const narrowed = found.dishes.filter((dish) => declared.includes(dish));
    const shown = narrowed.length > 0 ? narrowed : declared;
    if (shown.length === 0)
      return answer('diet', [interpolate(words.diet_none, { name: name(teller), diet })], [], { about: undefined });
    return list(teller, 'diet', interpolate(words.diet_declared, { name: name(teller), diet }), shown);
  },
  popular(teller) {
    const all = teller.facts.dishes.filter((dish) => marks(dish, POPULAR));
    // "Which wine do you recommend?" asks for wines.
    const pool = poolOf(teller);
    const marked = pool.length > 0 ? all.filter((dish) => pool.includes(dish)) : all;
    if (marked.length > 0)
      return list(teller, 'popular', interpolate(teller.words.list_popular, { name: name(teller) }), marked);
    return list(
      teller,
      'popular',
      teller.words.no_popular,
      pool.length > 0 && pool !== teller.facts.dishes && namesKind(teller) ? pool.slice(0, 4) : someDishes(teller),
    );
  },
  specials(teller) {
    const marked = teller.facts.dishes.filter((dish) => marks(dish, SPECIAL));
    if (marked.length > 0) return list(teller, 'specials', teller.words.list_specials, marked);
    return list(teller, 'specials', teller.words.no_specials, someDishes(teller));
  },
  children(teller) {
    const marked = teller.facts.dishes.filter(
      (dish) => marks(dish, CHILDREN) || CHILDREN.test(bare(dish.item.description ?? '')),
    );
    if (marked.length > 0) return list(teller, 'children', teller.words.children_list, marked);
    return answer('children', [teller.words.children_none], [], { about: undefined });
  },
  spicy(teller) {
    const { facts, words, found } = teller;
    const isSpicy = (dish: MenuDish) => SPICY.test(bare(dish.texts));
    if (found.named && namesOnly(teller, found.named)) {
      const dish = found.named;
      const said = interpolate(isSpicy(dish) ? words.dish_spicy : words.dish_not_spicy, { dish: dish.item.title });
      return answer('spicy', [said, ...described(teller, dish)], [dish], isSpicy(dish) ? undefined : { about: dish });
    }
    const spicy = facts.dishes.filter(isSpicy);
    if (spicy.length > 0) return list(teller, 'spicy', words.spicy_list, spicy);
    return answer('spicy', [words.spicy_none], [], { about: undefined });
  },
  sold_out(teller) {
    const { facts, words, found, sold_out } = teller;
    if (found.named) {
      const isOut = sold_out.has(found.named.item.id);
      return answer(
        'sold_out',
        [interpolate(isOut ? words.dish_out : words.dish_in, { dish: found.named.item.title })],
        [found.named],
      );
    }
    if (found.asks_food) return ANSWERS.list(teller);
    const out = facts.dishes.filter(({ item }) => sold_out.has(item.id));
    return out.length > 0 ? list(teller, 'sold_out', words.out_list, out) : answer('sold_out', [words.out_none]);
  },
  hours: (teller) => contact(teller, 'hours'),
  address: (teller) => contact(teller, 'address'),
  phone: (teller) => contact(teller, 'phone'),
  cheapest: (teller) => byPrice(teller, 'lowest'),
  dearest: (teller) => byPrice(teller, 'highest'),
  price_range(teller) {
    const { facts, question, words } = teller;
    const { least, most } = question;
    // Formatted like the prices of the page, which follow.
    const money = (amount: number) => formatMoney(amount, facts.money);
    const pool = poolOf(teller);
    if (pool.length === 0) return missing(teller);
    const byAmount = pool
      .filter((dish) => dish.least !== null)
      .toSorted((a, b) => (most === null ? (b.most ?? 0) - (a.most ?? 0) : (a.least ?? 0) - (b.least ?? 0)));
    const fitting = byAmount.filter(({ amounts }) =>
      amounts.some(([low, high]) => (most === null || low <= most) && (least === null || high >= least)),
    );
    // Another dish may have such a price: of what was asked for, none has.
    if (fitting.length === 0 && pool !== facts.dishes && byAmount.length > 0)
      return list(teller, 'price', `${words.not_on_menu} ${words.nearest}`, byAmount.slice(0, 3));
    if (fitting.length === 0) return answer('price', [words.price_none]);
    const lead =
      most !== null && least !== null
        ? words.list_found
        : most !== null
          ? interpolate(words.price_below, { price: money(most) })
          : interpolate(words.price_above, { price: money(least ?? 0) });
    return list(teller, 'price', lead, fitting);
  },
  price(teller) {
    const { words, found } = teller;
    if (!found.named)
      return found.asks_food || found.dishes.length > 0
        ? ANSWERS.list(teller)
        : answer('off_topic', [words.only_the_menu]);
    const { item, price } = found.named;
    if (price === null)
      return answer('price', [interpolate(words.price_unknown, { dish: item.title })], [found.named], {
        about: found.named,
      });
    return answer('price', [interpolate(words.price_is, { dish: item.title, price })], [found.named]);
  },
  ingredients(teller) {
    const { words, found } = teller;
    if (!found.named) return ANSWERS.list(teller);
    const said = described(teller, found.named);
    if (said.length > 0) return answer('dish', said, [found.named]);
    return answer('dish', [interpolate(words.dish_is_bare, { dish: found.named.item.title })], [found.named], {
      about: found.named,
    });
  },
  explain(teller) {
    const meaning = meaningOf(teller);
    const { found } = teller;
    const said = found.named && found.named.item.description !== null ? described(teller, found.named) : [];
    if (meaning || said.length > 0) {
      const dishes = found.named ? [found.named] : found.dishes.slice(0, 3);
      return answer('dish', [...(meaning ? [meaning] : []), ...said], dishes);
    }
    return found.named ? ANSWERS.ingredients(teller) : ANSWERS.list(teller);
  },
  pairing(teller) {
    const { facts, words, found } = teller;
    const wines = facts.dishes.filter(isWine);
    const dish =
      found.named && !isWine(found.named) ? found.named : (found.dishes.find((one) => !isWine(one)) ?? nearFood(found));
    const pairing = dish && pairingFor(dish, wines);
    if (!dish || !pairing) {
      if (wines.length === 0) return answer('pairing', [words.pair_none], [], { about: undefined });
      return list(teller, 'pairing', words.pair_general, wines);
    }
    const lead = interpolate(words.pair_with, { dish: dish.item.title, style: words[STYLE_WORDS[pairing.style]] });
    if (pairing.wines.length === 0) return answer('pairing', [lead, words.pair_none], [dish]);
    const listed = list(teller, 'pairing', `${lead} ${words.list_found}`, pairing.wines.slice(0, 4));
    return { ...listed, item_ids: [dish.item.id, ...listed.item_ids] };
  },
  list(teller) {
    const { words, found } = teller;
    const pool = poolOf(teller);
    if (pool !== teller.facts.dishes && pool.length > 0)
      return list(teller, isDrinks(pool) ? 'drinks' : 'search', words.list_found, pool);
    if (found.named)
      return described(teller, found.named).length > 0
        ? ANSWERS.ingredients(teller)
        : list(teller, 'dish', words.list_found, [found.named]);
    if (found.asks_food || found.nearest.length > 0) return missing(teller);
    // "Do you have a high chair?": the menu doesn't say.
    if (asksFor(teller)) return answer('not_on_menu', [words.unsaid], [], { about: undefined });
    return answer('off_topic', [words.only_the_menu]);
  },
  none(teller) {
    const { found, words } = teller;
    if (found.named) return ANSWERS.ingredients(teller);
    if (found.dishes.length > 0 || found.asks_food || asksFor(teller)) return ANSWERS.list(teller);
    return answer('off_topic', [words.only_the_menu]);
  },
};

const nearFood = ({ nearest }: FoundDishes): MenuDish | undefined => nearest.find((dish) => !isWine(dish));

const ASKS_FOR =
  /\b(do you (have|serve|do|offer|take|accept)|have you|is there|are there|where (is|are) the|can (i|we) (bring|pay|sit|smoke)|something|anything|avez.vous|vous avez|auriez.vous|y a.t.il|il y a|prenez.vous|acceptez.vous|(peut.on|puis.je) (payer|amener|fumer)|ou (est|sont) l\w+|quelque chose)\b/;

const asksFor = ({ question }: Teller): boolean => ASKS_FOR.test(bare(question.text));

/** Whether a question names a kind of dish or drink, rather than dishes in general. */
const namesKind = (teller: Teller): boolean => teller.found.dishes.length > 0 || namesWine(teller);

function missing(teller: Teller): LocalAnswer {
  const { words, found } = teller;
  if (found.nearness === 'partly' && found.nearest.length > 0)
    return list(teller, 'search', `${words.unsaid} ${words.nearest}`, found.nearest, { about: found.nearest[0] });
  if (found.nearest.length === 0) return answer('not_on_menu', [words.not_on_menu], [], { about: undefined });
  return list(teller, 'not_on_menu', `${words.not_on_menu} ${words.nearest}`, found.nearest, { about: undefined });
}

const isDrinks = ([first]: readonly MenuDish[]): boolean =>
  first !== undefined &&
  (isDrink(first) || [...first.title_concepts].some((concept) => placeOf(concept)?.startsWith('drinks/')));

function byPrice(teller: Teller, end: 'lowest' | 'highest'): LocalAnswer {
  const { words, found, facts } = teller;
  const pool = poolOf(teller);
  const priced = (pool.length > 0 ? pool : facts.dishes).filter(({ least }) => least !== null);
  if (found.asks_food && pool.length === 0) return missing(teller);
  const value = (dish: MenuDish) => (end === 'lowest' ? (dish.least ?? 0) : (dish.most ?? 0));
  const sorted = priced.toSorted((a, b) => (end === 'lowest' ? value(a) - value(b) : value(b) - value(a)));
  const [first] = sorted;
  if (!first) return answer('price', [words.price_none]);
  return list(teller, 'price', end === 'lowest' ? words.price_lowest : words.price_highest, sorted.slice(0, 3));
}

const CONTACT_WORDS = { hours: 'hours_are', address: 'address_is', phone: 'phone_is' } as const;

function contact(teller: Teller, field: 'hours' | 'address' | 'phone'): LocalAnswer {
  const text = teller.facts.restaurant[field];
  if (text === null) return answer('contact', [teller.words.unsaid], [], { about: undefined });
  return answer('contact', [interpolate(teller.words[CONTACT_WORDS[field]], { text })]);
}

/** Whether the question is hardly more than the dish's name: "is the soup vegan?", not "vegan soups". */
const namesOnly = ({ question }: Teller, dish: MenuDish): boolean =>
  /\b(is|are|does|do|est|sont|est-ce|contient|the|le|la|les|l)\b|[?]/.test(bare(question.text)) &&
  wordsOf(dish.item.title).length > 0;
