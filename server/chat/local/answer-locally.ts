import { CHAT_WORDS } from '../../../shared/i18n/guest/chat-words.ts';
import { interpolate } from '../../../shared/i18n/interpolate.ts';
import { formatMoney } from '../../../shared/money.ts';
import { foldWords, withoutAccents } from '../../translations/local/fold-words.ts';
import { ownLexicon } from '../../translations/local/lexicon.ts';
import type { Dish, MenuFacts } from '../menu-facts.ts';
import { answerAllergens } from './answer-allergens.ts';
import { type Found, findDishes } from './find-dishes.ts';
import { placeOf, wordsOf } from './food.ts';
import { isWine, pairingFor, styleOf } from './pairing.ts';
import { answer, type LocalAnswer, list, name, type Teller } from './teller.ts';
import { type Question, subjectOf, understand } from './understand.ts';

/** Answers from the menu alone: every dish, price and word of fact in it stands there. */
export function answerLocally(facts: MenuFacts, text: string, sold_out: ReadonlySet<number>): LocalAnswer {
  const question = understand(text, facts.locale, facts.restaurant.currency);
  const words = CHAT_WORDS[question.locale];
  const found = findDishes(facts, subjectOf(question), question.locale);
  const teller: Teller = { facts, question, words, found, sold_out };
  return ANSWERS[question.intent](teller);
}

const bare = (text: string): string => withoutAccents(foldWords(text));
const marks = (dish: Dish, pattern: RegExp): boolean =>
  [
    dish.section,
    dish.original_section,
    ...[dish.item, dish.original].flatMap(({ tags, title }) => [...tags, title]),
  ].some((text) => pattern.test(bare(text)));

const isDrink = (dish: Dish): boolean =>
  isWine(dish) ||
  [...dish.section_concepts].some((concept) =>
    /^drinks?$|drink|aperitif|digestif|coffee|beer|cocktail/.test(concept),
  ) ||
  ([...dish.title_concepts].some((concept) => placeOf(concept)?.startsWith('drinks/')) && !hasFood(dish));
const hasFood = (dish: Dish): boolean =>
  [...dish.title_concepts].some((concept) => /^(dishes|meat|fish|dairy|plants|pantry)\//.test(placeOf(concept) ?? ''));

/** Main dishes to begin with: one of each section that isn't for drinks. */
function someDishes({ facts }: Teller): Dish[] {
  const sections = new Map<number, Dish>();
  for (const dish of facts.dishes)
    if (!sections.has(dish.section_id) && !isDrink(dish)) sections.set(dish.section_id, dish);
  return [...sections.values()].slice(0, 4);
}

const POPULAR =
  /popular|populaire|favou?rite?s?|favoris?|best.?seller|signature|coups? de coeur|incontournable|recommend|recommande|chef'?s choice|choix du chef|house special|beliebt|人気|인기|招牌/;
const SPECIAL = /special|du jour|of the day|table d'?hote|today|suggestion|du moment|tagesmenu|menu del dia|del giorno/;
const CHILDREN = /\b(kids?|child\w*|enfants?|little ones|junior|kinder\w*|ninos|bambini|petits? creux)\b|little hands/;
const VEGAN = /\bvegan\w*|\bvegetal(ien|ienne)s?\b|plant.based|純素|纯素|ヴィーガン|비건/;
const VEGETARIAN = /\bvegetari\w*|\bvegetarisch|\bvege\b|\bveggie\b|\bvg?\b|素食|ベジタリアン|채식/;
const NOT = /\b(not|non|no|pas|nicht|isn'?t|option|on request|sur demande|possible|can be|peut etre|without being)\b/;
const SPICY =
  /\b(spicy|fiery|hot sauce|chil[il]i?e?s?|jalapenos?|habanero|piment\w*|epice\w*|piquant\w*|harissa|sriracha|pepperoncino|diavola|arrabbiata|kimchi|gochujang|releve\w*|scharf|picante|'?nduja)\b|🌶|辛|辣|매운/;

/** What the owner says of a dish's diet: a tag, or words of its title, section or description that nothing takes back. */
export function isDeclared(dish: Dish, diet: 'vegan' | 'vegetarian'): boolean {
  const pattern = diet === 'vegan' ? VEGAN : new RegExp(`${VEGETARIAN.source}|${VEGAN.source}`);
  const parts = [dish.item, dish.original]
    .flatMap(({ tags, title, description }) => [...tags, title, ...(description ?? '').split(/[.;,(]/)])
    .concat(dish.section, dish.original_section);
  return parts.some((part) => pattern.test(bare(part)) && !NOT.test(bare(part)));
}

const ANSWERS: Record<Question['intent'], (teller: Teller) => LocalAnswer> = {
  refused: ({ words }) => answer('off_topic', [words.only_the_menu]),
  medical: ({ words }) => answer('allergens', [words.no_medicine]),
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
    const marked = teller.facts.dishes.filter((dish) => marks(dish, POPULAR));
    if (marked.length > 0)
      return list(teller, 'popular', interpolate(teller.words.list_popular, { name: name(teller) }), marked);
    const { found } = teller;
    return list(
      teller,
      'popular',
      teller.words.no_popular,
      found.dishes.length > 0 ? found.dishes.slice(0, 4) : someDishes(teller),
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
    const isSpicy = (dish: Dish) => SPICY.test(bare(dish.texts));
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
    const money = (amount: number) => formatMoney(amount, { ...facts.money, locale: question.locale });
    const pool = poolOf(teller);
    const fitting = pool
      .filter(
        (dish) =>
          dish.least !== null &&
          (most === null || dish.least <= most) &&
          (least === null || (dish.most ?? dish.least) >= least),
      )
      .sort((a, b) => (most === null ? (b.most ?? 0) - (a.most ?? 0) : (a.least ?? 0) - (b.least ?? 0)));
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
    if (!found.named) return found.asks_food ? ANSWERS.list(teller) : answer('off_topic', [words.only_the_menu]);
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
      return list(teller, isDrinks(found) ? 'drinks' : 'search', words.list_found, pool);
    if (found.named) return ANSWERS.ingredients(teller);
    if (found.asks_food || found.nearest.length > 0) return missing(teller);
    return answer('off_topic', [words.only_the_menu]);
  },
  none(teller) {
    const { found, words } = teller;
    if (found.named) return ANSWERS.ingredients(teller);
    if (found.dishes.length > 0 || found.asks_food) return ANSWERS.list(teller);
    return answer('off_topic', [words.only_the_menu]);
  },
};

const nearFood = ({ nearest }: Found): Dish | undefined => nearest.find((dish) => !isWine(dish));

function missing(teller: Teller): LocalAnswer {
  const { words, found } = teller;
  if (found.nearest.length === 0) return answer('not_on_menu', [words.not_on_menu], [], { about: undefined });
  return list(teller, 'not_on_menu', `${words.not_on_menu} ${words.nearest}`, found.nearest, { about: undefined });
}

const isDrinks = ({ dishes: [first] }: Found): boolean =>
  first !== undefined &&
  (isWine(first) || [...first.title_concepts].some((concept) => placeOf(concept)?.startsWith('drinks/')));

/** The dishes that a question is about: all of them if it names no kind. */
function poolOf({ facts, question, found }: Teller): readonly Dish[] {
  const asked = bare(question.text);
  if (WINES.test(asked) && !found.named) {
    const styles = wantedStyles(asked);
    const wines = facts.dishes.filter(isWine);
    const styled = styles === null ? wines : wines.filter((wine) => styles.includes(styleOf(wine) ?? ''));
    if (styled.length + wines.length > 0) return styled.length > 0 ? styled : wines;
  }
  if (found.dishes.length > 0) return found.dishes;
  if (found.asks_food) return [];
  if (!DISHES.test(asked)) return facts.dishes;
  const mains = facts.dishes.filter(({ section }) => /^(nos )?plats\b|main/.test(bare(section)));
  return /\bplats?\b|\bmains?\b/.test(asked) && mains.length > 0
    ? mains
    : facts.dishes.filter((dish) => !isDrink(dish));
}

const WINES = /\bwines?\b|\bvins?\b|\bvinos?\b|\bwein\w*|\bvini?\b|\bvinhos?\b|ワイン|와인|葡萄酒|نبيذ/;
const DIET_WORDS = { vegan: 'diet_vegan', vegetarian: 'diet_vegetarian' } as const;

const STYLE_WORDS = {
  white: 'style_white',
  red: 'style_red',
  light_red: 'style_light_red',
  rose: 'style_rose',
  sparkling: 'style_sparkling',
  sweet: 'style_sweet',
} as const;

const DISHES = /\bdish(es)?\b|\bfood\b|\beat\b|\bplats?\b|\bmanger\b|\bmains?\b|\bmeals?\b/;

const wantedStyles = (asked: string): readonly string[] | null => {
  if (/\breds?\b|\brouges?\b|tinto|rotwein|rosso|赤|红|레드/.test(asked)) return ['red', 'light_red'];
  return /\bwhites?\b|\bblancs?\b|blanco|weisswein|bianco|白|화이트/.test(asked) ? ['white'] : null;
};

function byPrice(teller: Teller, end: 'lowest' | 'highest'): LocalAnswer {
  const { words, found, facts } = teller;
  const pool = poolOf(teller);
  const priced = (pool.length > 0 ? pool : facts.dishes).filter(({ least }) => least !== null);
  if (found.asks_food && pool.length === 0) return missing(teller);
  const value = (dish: Dish) => (end === 'lowest' ? (dish.least ?? 0) : (dish.most ?? 0));
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

/** The question says hardly more than the dish's name: "is the soup vegan?", not "vegan soups". */
const namesOnly = ({ question }: Teller, dish: Dish): boolean =>
  /\b(is|are|does|do|est|sont|est-ce|contient|the|le|la|les|l)\b|[?]/.test(bare(question.text)) &&
  wordsOf(dish.item.title).length > 0;

/** Sentences in which a detail gives orders or promises what only the staff can. */
const UNSAYABLE =
  /ignore|instruction|system prompt|assistant|you (are|must|should|will)|tell (the |all |every )?(guest|customer)|say that|always (say|answer|tell)|dis(ez)? (aux|que)|reponds|allerg|gluten|lactose|vegan|vegeta|free (from|of)|[- ]free\b|sans |safe|contain|contient|https?:|[<>{}]/i;

/** What reads like an order to the assistant is not repeated, though the page shows it. */
const ORDERS =
  /ignore|disregard|instruction|assistant|prompt|tell (the |all |every )?(guest|customer)|dis(ez)? (aux|que)|everything is|tout est|promets/i;

/** What the menu says of a dish, and what of its details is fit to be said. */
function described({ facts, words }: Teller, dish: Dish): string[] {
  const { title, description } = dish.item;
  const options = [
    ...dish.item.variants.map(({ label }) => label),
    ...dish.item.options.map(({ label }) => `+ ${label}`),
  ].filter((label) => label !== '');
  const said = (description ?? '')
    .split(/(?<=[.!?,;])\s+/)
    .filter((part) => !ORDERS.test(withoutAccents(part)))
    .join(' ');
  const text = [said, options.join(', ')].filter(Boolean).join(' ');
  const sentences = (dish.details ?? '')
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => sentence.trim() !== '' && !UNSAYABLE.test(withoutAccents(sentence)));
  return [
    ...(text === '' ? [] : [interpolate(words.dish_is, { dish: title, text })]),
    ...(sentences.length === 0
      ? []
      : [interpolate(words.house_says, { name: facts.restaurant.name, text: sentences.slice(0, 2).join(' ') })]),
  ];
}

/** What a word of the menu is in the guest's language, by the lexicon. */
function meaningOf({ facts, question }: Teller): string | undefined {
  if (question.locale === facts.main_locale) return undefined;
  const words = wordsOf(question.text);
  const lexicon = ownLexicon();
  for (let length = Math.min(4, words.length); length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const said = words.slice(from, from + length).join(' ');
      if (said.length < 4 || lexicon.meanings(question.locale, said).length > 0) continue;
      const [meaning] = lexicon.meanings(facts.main_locale, said);
      const text = meaning?.concept.words[question.locale].forms[0];
      if (text && text !== said)
        return interpolate(CHAT_WORDS[question.locale].word_means, { word: said, meaning: text });
    }
  return undefined;
}
