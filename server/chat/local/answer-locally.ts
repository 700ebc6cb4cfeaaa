import { hoursText } from '../../../shared/hours-words.ts';
import { CHAT_WORDS, PAGE_WORDS } from '../../../shared/i18n/guest/chat-words.ts';
import { interpolate } from '../../../shared/i18n/interpolate.ts';
import { formatMoney } from '../../../shared/money.ts';
import { isReadByCharacters, wordsOf } from '../../food/concepts-in.ts';
import { isKindOf, usualPartsOf } from '../../food/kinds-of-food.ts';
import type { MenuDish, MenuFacts } from '../menu-facts.ts';
import { answerAllergens, dishLines } from './answer-allergens.ts';
import { answerLeftOut, answerQuality } from './answer-left-out.ts';
import { allergensOf, choicesOf } from './avoided-food.ts';
import { memoryAfter } from './chat-memory.ts';
import { described, meaningOf } from './describe-dish.ts';
import { isEdible } from './edible.ts';
import { type FoundDishes, findDishes } from './find-dishes.ts';
import { type EarlierQuestion, isOpening, meantAfter } from './follow-up.ts';
import {
  bare,
  declaredWords,
  isDrink,
  isForChildren,
  isSpicy,
  marks,
  POPULAR,
  SPECIAL,
  someDishes,
} from './kinds-of-dish.ts';
import { noteLines } from './menu-notes.ts';
import { namedPartsOf } from './named-parts.ts';
import { answerOrder } from './order-total.ts';
import { isWine, pairingFor, styleOf } from './pairing.ts';
import { asksDishes, asksDrinks, asksMains, namesWine, poolOf, wantedStyles } from './pool-of.ts';
import type { GuestMessage, Intent } from './read-message.ts';
import { readOnMenu } from './read-on-menu.ts';
import { answer, foodWords, type LocalAnswer, list, name, type Teller } from './teller.ts';
import { GUEST_LANGUAGES } from './words/all-languages.ts';
import { asksTotal, countIn } from './words/counting.ts';
import { hasPhrase } from './words/phrases.ts';

/** The parsed meaning of a message, and the language of the answer. */
export type Understood = Pick<GuestMessage, 'intent' | 'locale'> & {
  /** The question's words. */
  meant: string;
  /** Whether the guest has named something that must not be in the food, in this message or before. */
  is_careful: boolean;
};

/**
 * Answers from the menu alone: every dish, price and fact of the answer is on the menu. The same steps for every language:
 * read the message, find the dishes, complete it from earlier messages, remember what must be avoided, answer.
 * @param earlier Earlier questions of the same chat, oldest first.
 */
export function answerLocally(
  facts: MenuFacts,
  text: string,
  sold_out: ReadonlySet<number>,
  earlier: readonly EarlierQuestion[] = [],
): LocalAnswer & Understood {
  const questions = questionsIn(facts, text);
  const [first] = questions;
  if (first === undefined || questions.length === 1) return answerOne(facts, text, sold_out, earlier);
  const asked: EarlierQuestion[] = [];
  const answers = questions.map((question) => {
    const given = answerOne(facts, question, sold_out, [...earlier, ...asked]);
    asked.push({ question, item_ids: given.item_ids });
    return given;
  });
  const last = answers.at(-1) ?? answerOne(facts, first, sold_out, earlier);
  return {
    ...last,
    lines: [...new Set(answers.flatMap(({ lines }) => lines))],
    item_ids: [...new Set(answers.flatMap(({ item_ids }) => item_ids))],
    is_answered: answers.every(({ is_answered }) => is_answered),
    about_item_id: answers.find(({ about_item_id }) => about_item_id !== null)?.about_item_id ?? null,
    is_careful: answers.some(({ is_careful }) => is_careful),
    meant: text,
  };
}

function answerOne(
  facts: MenuFacts,
  text: string,
  sold_out: ReadonlySet<number>,
  earlier: readonly EarlierQuestion[],
): LocalAnswer & Understood {
  const own = readOnMenu(facts, text);
  const alone = { message: own, found: findDishes(facts, queryOf(own)) };
  const { message, found } = meantAfter(facts, alone, earlier);
  const { avoided, excluded, diet, religion, is_mild, is_medical } = memoryAfter(facts, earlier, message);
  const previous = earlier.at(-1);
  const words = CHAT_WORDS[message.locale];
  const remembered = { ...message, diet: message.diet ?? diet, religion: message.religion ?? religion };
  const teller: Teller = {
    facts,
    message: remembered,
    previous: previous && readOnMenu(facts, previous.question),
    words,
    found,
    sold_out,
    avoided,
    excluded,
    is_mild,
  };
  const answerAs = (intent: Intent) => ANSWERS[intent]({ ...teller, message: { ...remembered, intent } });
  const asked = safeIntent(teller);
  const first = answerAs(asked);
  const intent = forgetsDiet(teller, asked, first) ? dietIntent(teller) : asked;
  const given = intent === asked ? first : answerAs(intent);
  const is_careful = avoided.length > 0 || excluded.length > 0 || intent === 'allergens' || intent === 'medical';
  const declared = intent === 'allergens' ? given : withDeclarations(teller, given);
  // Who is pregnant or ill is sent to the staff with every list of dishes.
  const lines =
    is_medical && given.item_ids.length > 0 && intent !== 'medical'
      ? [...new Set([...declared.lines, words.allergen_ask])]
      : declared.lines;
  return { ...given, lines, intent, locale: message.locale, meant: message.text, is_careful };
}

/** Questions of fact, each of which has an answer of its own. */
const ALONE: ReadonlySet<Intent> = new Set<Intent>([
  'price',
  'sizes',
  'hours',
  'address',
  'phone',
  'booking',
  'payment',
  'taxes',
  'service_charge',
  'house',
  'pairing',
  'ingredients',
  'explain',
  'spicy',
  'cheapest',
  'dearest',
  'sold_out',
]);
const MAX_QUESTIONS = 4;

/**
 * The questions of a message, if each of them is complete and about facts: "How much is the steak? And are you open on
 * Sunday?". A message about allergies or diets is read as a whole.
 */
function questionsIn(facts: MenuFacts, text: string): string[] {
  const parts = text
    .split(readsWithoutSpaces(text) ? /(?<=[.!?？！。；;\n])\s*|\s+/u : /(?<=[.!?？！。；;\n])\s*/u)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
  if (parts.length < 2 || parts.length > MAX_QUESTIONS) return [text];
  const read = parts.map((part) => readOnMenu(facts, part));
  const isSafe = read.every(
    (one) => one.avoided.length === 0 && one.excluded.length === 0 && !one.diet && !one.religion,
  );
  return isSafe && read.every(({ intent }) => ALONE.has(intent)) ? parts : [text];
}

/** In Chinese and Japanese a space parts sentences. */
const readsWithoutSpaces = (text: string): boolean => /[\p{Script=Han}\p{Script=Hiragana}]/u.test(text);

/** Which wine goes with a dish: the wine is no part of the dish's name. */
function queryOf(message: GuestMessage): GuestMessage {
  if (message.intent !== 'pairing' || isReadByCharacters(message.locale))
    return message.intent === 'pairing'
      ? { ...message, wished: message.wished.filter(({ concept }) => !isKindOf(concept, 'drink')) }
      : message;
  const words = wordsOf(message.text);
  const drinks = message.wished.filter(({ concept }) => isKindOf(concept, 'drink') || isKindOf(concept, 'measure'));
  return {
    ...message,
    wished: message.wished.filter((named) => !drinks.includes(named)),
    concern_words: new Set([...message.concern_words, ...drinks.flatMap(({ from, to }) => words.slice(from, to))]),
  };
}

/** What the guest has said before decides what "and desserts?" and "what can I eat?" ask. */
function safeIntent({ message, avoided, excluded, found }: Teller): Intent {
  const { intent } = message;
  const isOpen = intent === 'eat' || intent === 'list' || intent === 'none';
  if (!isOpen) return intent;
  const asksAll = intent === 'eat' || (isOpening(message) && (found.dishes.length > 0 || found.named !== undefined));
  const asksGroup =
    found.named === undefined &&
    found.concepts.length > 0 &&
    found.dishes.length > 0 &&
    found.concepts.every((concept) => isKindOf(concept, 'menu part') || isKindOf(concept, 'prepared food'));
  // "What is there as a main course?": the section's title may name it without the lexicon's word.
  const asksMainCourses = found.named === undefined && asksMains(message);
  // "Which of them have egg?" of somebody who can't eat it.
  const asksAvoided = found.concepts.some((concept) =>
    choicesOf(allergensOf(concept)).some((choice) => avoided.includes(choice)),
  );
  if (avoided.length > 0 && (asksAll || asksGroup || asksMainCourses || (asksAvoided && found.named === undefined)))
    return 'allergens';
  if (intent !== 'eat' && !isOpening(message)) return intent;
  if (!asksAll) return intent;
  if (message.religion) return 'religion';
  if (message.diet) return 'diet';
  if (excluded.length > 0) return 'exclude';
  return intent;
}

/** Answers about what the guest named, or that say themselves what a dish is marked with. */
const NAMES_NO_MORE: ReadonlySet<Intent> = new Set<Intent>([
  'price',
  'sizes',
  'sold_out',
  'pairing',
  'medical',
  'allergens',
  'diet',
  'religion',
]);

/**
 * Whether an answer offers food that the owner doesn't mark for the diet or the religion that the guest named before:
 * it holds to the end of the chat, as an allergy does.
 */
function forgetsDiet({ facts, message, found }: Teller, intent: Intent, given: LocalAnswer): boolean {
  const quality = message.religion ?? message.diet;
  const isOfNamed = found.named !== undefined && given.item_ids.length <= 1;
  if (!quality || isOfNamed || NAMES_NO_MORE.has(intent)) return false;
  return given.item_ids
    .flatMap((id) => facts.by_id.get(id) ?? [])
    .some((dish) => !isDrink(dish) && declaredWords(dish, quality) === null);
}

const dietIntent = ({ message, avoided }: Teller): Intent =>
  avoided.length > 0 ? 'allergens' : message.religion ? 'religion' : 'diet';

/** Adds what is declared of the dishes that an answer names in sentences; lists carry their marks. */
function withDeclarations(teller: Teller, given: LocalAnswer): LocalAnswer {
  if (teller.avoided.length === 0 || given.item_ids.length === 0) return given;
  const { facts, words } = teller;
  const text = given.lines.filter((line) => !line.startsWith('• ')).join('\n');
  const inSentences = given.item_ids
    .flatMap((id) => facts.by_id.get(id) ?? [])
    .filter(({ item }) => text.includes(item.title));
  const lines = inSentences.flatMap((dish) => dishLines(teller, dish).lines);
  return { ...given, lines: [...new Set([...given.lines, ...lines, words.allergen_ask])] };
}

const STYLE_WORDS = {
  white: 'style_white',
  red: 'style_red',
  light_red: 'style_light_red',
  rose: 'style_rose',
  sparkling: 'style_sparkling',
  sweet: 'style_sweet',
} as const;

const ANSWERS: Record<Intent, (teller: Teller) => LocalAnswer> = {
  refused: ({ words }) => answer('off_topic', [words.only_the_menu]),
  insult: ({ words }) => answer('off_topic', [words.calm]),
  medical(teller) {
    const { words, found, facts, message } = teller;
    const dishes = found.named ? [found.named] : found.dishes.length <= MAX_TOLD_EACH ? found.dishes : [];
    const group =
      dishes.length === 0 && found.dishes.length > 0 ? list(teller, 'allergens', words.list_found, found.dishes) : null;
    const told = [
      ...dishes.flatMap((dish) => [...described(teller, dish), ...dishLines(teller, dish).lines]),
      ...(group?.lines ?? []),
    ];
    // What the menu's words say is raw or has alcohol; what it means for the guest, the staff and doctors know.
    const raw = PREGNANT.test(bare(message.text)) && dishes.length === 0 ? facts.dishes.filter(isRawOrAlcoholic) : [];
    const listed = raw.length === 0 ? [] : list(teller, 'allergens', words.list_raw, raw).lines;
    return answer(
      'allergens',
      [...told, ...listed, words.no_medicine],
      [...dishes, ...found.dishes.slice(0, MAX_TOLD_RAW), ...raw.slice(0, MAX_TOLD_RAW)],
    );
  },
  greeting: ({ words }) => answer('off_topic', [words.greeting]),
  house: unsaid,
  payment: unsaid,
  taxes: (teller) => answer('contact', [taxWords(teller)]),
  service_charge(teller) {
    const { facts, message } = teller;
    const page = PAGE_WORDS[message.locale];
    const { service_charge } = facts.restaurant;
    const notes = noteLines(teller);
    if (service_charge === null || notes.length > 0) return unsaid(teller);
    return answer('contact', [service_charge === 'included' ? page.service_included : page.service_not_included]);
  },
  booking(teller) {
    const notes = noteLines(teller);
    const contacts = contact(teller, 'phone');
    const phone = { ...contacts, lines: [...notes, ...contacts.lines] };
    return teller.facts.restaurant.phone === null ? phone : { ...phone, lines: [...phone.lines, teller.words.unsaid] };
  },
  soft_drinks(teller) {
    const isSoft = (concept: string) =>
      ['non-alcoholic drink', 'cold drink', 'hot drink'].some((kind) => isKindOf(concept, kind)) &&
      !isKindOf(concept, 'alcoholic drink');
    const { found, facts } = teller;
    // "An alcohol-free beer?"
    const kinds = found.concepts.filter((concept) => isKindOf(concept, 'alcoholic drink'));
    const isFree = (dish: MenuDish) => WITHOUT_ALCOHOL.test(bare(dish.texts));
    const ofKind = kinds.length === 0 ? [] : facts.dishes.filter((dish) => isDrink(dish) && isFree(dish));
    const drinks =
      ofKind.length > 0
        ? ofKind
        : facts.dishes.filter(
            (dish) =>
              (!isWine(dish) || isFree(dish)) &&
              isDrink(dish) &&
              ([...dish.title_concepts].some(isSoft) || isFree(dish)),
          );
    if (drinks.length > 0) return list(teller, 'drinks', teller.words.list_found, drinks);
    return answer('not_on_menu', [teller.words.not_on_menu], [], { about: undefined });
  },
  allergens: answerAllergens,
  exclude(teller) {
    const { found, excluded, message } = teller;
    // Who wants no alcohol asks for something to drink.
    const isSober =
      message.excluded.length > 0 &&
      excluded.every((concept) => isKindOf(concept, 'alcohol') || isKindOf(concept, 'alcoholic drink'));
    return isSober && found.dishes.length === 0 && !message.asks_eat
      ? ANSWERS.soft_drinks(teller)
      : answerLeftOut(teller);
  },
  religion: (teller) => answerQuality(teller, teller.message.religion ?? 'halal', isOfDish(teller)),
  diet: (teller) => answerQuality(teller, teller.message.diet ?? 'vegetarian', isOfDish(teller)),
  // "What can I have?" of somebody who avoids nothing.
  eat: (teller) => ANSWERS.popular(teller),
  popular(teller) {
    const all = teller.facts.dishes.filter((dish) => marks(dish, POPULAR));
    // "Which wine do you recommend?" asks for wines.
    const pool = mildOf(teller, poolOf(teller));
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
    // "Do you have clams today?"
    if (teller.found.named) return ANSWERS.sold_out(teller);
    const marked = teller.facts.dishes.filter((dish) => marks(dish, SPECIAL));
    if (marked.length > 0) return list(teller, 'specials', teller.words.list_specials, marked);
    return list(teller, 'specials', teller.words.no_specials, someDishes(teller));
  },
  children(teller) {
    const { found, message } = teller;
    // "With the little ones: what isn't spicy?", "and to drink for them?", "is there a small schnitzel, for a child?"
    const forChildren = teller.facts.dishes.filter(isForChildren);
    if (message.asks_mild && !forChildren.some((dish) => !isSpicy(dish))) return ANSWERS.spicy(teller);
    if (found.named || (found.dishes.length > 0 && found.dishes.length <= MAX_TOLD_EACH)) return ANSWERS.sizes(teller);
    if (asksDrinks(message)) return ANSWERS.soft_drinks(teller);
    const marked = forChildren.filter((dish) => !(message.asks_mild && isSpicy(dish)));
    if (marked.length > 0) return list(teller, 'children', teller.words.children_list, marked);
    return answer('children', [teller.words.children_none], [], { about: undefined });
  },
  spicy(teller) {
    const { facts, words, found, message } = teller;
    if (found.named) {
      const dish = found.named;
      const said = interpolate(isSpicy(dish) ? words.dish_spicy : words.dish_not_spicy, { dish: dish.item.title });
      return answer('spicy', [said, ...described(teller, dish)], [dish], isSpicy(dish) ? undefined : { about: dish });
    }
    if (message.asks_mild) {
      const children = facts.dishes.filter((dish) => isForChildren(dish) && !isSpicy(dish));
      if (
        children.length > 0 &&
        hasPhrase(message.locale, GUEST_LANGUAGES[message.locale].intents.children, message.folded)
      )
        return list(teller, 'children', words.children_list, children);
      const pool = poolOf(teller);
      const mild = (pool.length > 0 ? pool : facts.dishes).filter(
        (dish) => !isSpicy(dish) && (pool.length < facts.dishes.length || !(isDrink(dish) || isWine(dish))),
      );
      return mild.length > 0 ? list(teller, 'spicy', words.list_mild, mild) : unsaid(teller);
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
    const { facts, message, words } = teller;
    const { least, most } = message;
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
    const order = answerOrder(teller);
    if (order) return order;
    // "A glass of red" names no dish, but wines.
    const isOfKind = found.asks_food || found.dishes.length > 0 || wantedStyles(teller.message) !== null;
    if (!found.named) {
      const notes = found.dishes.length > 0 ? [] : noteLines(teller);
      if (notes.length > 0) return answer('contact', notes);
      return isOfKind ? ANSWERS.list(teller) : answer('off_topic', [words.only_the_menu]);
    }
    const { item, price } = found.named;
    if (price === null)
      return answer('price', [interpolate(words.price_unknown, { dish: item.title })], [found.named], {
        about: found.named,
      });
    // How many pieces it has may be in its description.
    return answer(
      'price',
      [interpolate(words.price_is, { dish: item.title, price }), ...described(teller, found.named)],
      [found.named],
    );
  },
  sizes(teller) {
    const { words, found } = teller;
    const dishes = found.named
      ? [found.named]
      : found.dishes.filter(({ item }, _, all) => item.variants.length > 0 || all.length === 1).slice(0, 3);
    if (dishes.length === 0) {
      if (namesWine(teller.message)) return ANSWERS.list(teller);
      const listed = found.dishes.length === 0 ? [] : list(teller, 'dish', words.list_found, found.dishes).lines;
      const none = unsaid(teller);
      return { ...none, lines: [...none.lines, ...listed] };
    }
    const lines = dishes.map(({ item, price }) =>
      item.variants.length > 0
        ? interpolate(words.sizes_are, {
            dish: item.title,
            text: price ?? item.variants.map(({ label }) => label).join(', '),
          })
        : interpolate(words.sizes_one, { dish: item.title }),
    );
    // "180 g" may be in the description.
    return answer('dish', [...lines, ...dishes.flatMap((dish) => described(teller, dish))], dishes);
  },
  ingredients(teller) {
    const { words, found } = teller;
    if (!found.named) return ANSWERS.list(teller);
    const asked = askedFoods(teller, found.named);
    const said = [...asked, ...described(teller, found.named)];
    if (said.length > 0) return answer('dish', said, [found.named]);
    const bareLine = interpolate(words.dish_is_bare, { dish: found.named.item.title });
    return answer('dish', [bareLine, ...usualParts(teller, found.named)], [found.named], { about: found.named });
  },
  explain(teller) {
    const { found } = teller;
    const meaning = meaningOf(teller);
    const said = found.named && found.named.item.description !== null ? described(teller, found.named) : [];
    if (meaning || said.length > 0) {
      const dishes = found.named ? [found.named] : found.dishes.slice(0, 3);
      return answer('dish', [...(meaning ? [meaning] : []), ...said], dishes);
    }
    return found.named ? ANSWERS.ingredients(teller) : ANSWERS.list(teller);
  },
  pairing(teller) {
    const { facts, words, found } = teller;
    const styles = wantedStyles(teller.message);
    const all = facts.dishes.filter(isWine);
    const styled = styles === null ? [] : all.filter((wine) => styles.some((style) => style === styleOf(wine)));
    const wines = styled.length > 0 ? styled : all;
    const dish =
      found.named && !isWine(found.named) ? found.named : (found.dishes.find((one) => !isWine(one)) ?? nearFood(found));
    const pairing = dish && pairingFor(dish, wines);
    if (!dish || !pairing) {
      const drink = found.named ?? found.dishes[0];
      // "What goes with the beer?"
      if (drink && (isDrink(drink) || isWine(drink)) && !namesWine(teller.message))
        return list(teller, 'pairing', words.list_found, someDishes(teller));
      if (wines.length === 0) return answer('pairing', [words.pair_none], [], { about: undefined });
      return list(teller, 'pairing', words.pair_general, wines);
    }
    const lead = interpolate(words.pair_with, { dish: dish.item.title, style: words[STYLE_WORDS[pairing.style]] });
    if (styled.length > 0) {
      const red = list(teller, 'pairing', words.list_found, styled);
      return { ...red, item_ids: [dish.item.id, ...red.item_ids] };
    }
    if (pairing.wines.length === 0) return answer('pairing', [lead, words.pair_none], [dish]);
    const listed = list(teller, 'pairing', `${lead} ${words.list_found}`, pairing.wines.slice(0, 4));
    return { ...listed, item_ids: [dish.item.id, ...listed.item_ids] };
  },
  list(teller) {
    const { words, found, facts, message } = teller;
    const order =
      asksTotal(message.locale, message.folded) || countIn(message.locale, message.folded) !== undefined
        ? answerOrder(teller)
        : undefined;
    if (order) return order;
    if (found.named && message.asks_contents) return ANSWERS.ingredients(teller);
    const pool = mildOf(teller, poolOf(teller));
    // "Is the schnitzel pork or veal?"
    const [only] = pool;
    const asksOther = message.wished.some(({ concept }) => isIngredient(concept) && !only?.title_concepts.has(concept));
    if (only && pool.length === 1 && asksOther && described(teller, only).length > 0)
      return ANSWERS.ingredients({ ...teller, found: { ...found, named: only } });
    if (pool !== facts.dishes && pool.length > 0) {
      const listed = withDescriptions(
        teller,
        list(teller, isDrinks(pool) ? 'drinks' : 'search', words.list_found, pool),
        pool,
      );
      return found.usual.length > 0 && asksIngredient(found) ? withUsual(teller, listed) : listed;
    }
    if (found.named)
      return described(teller, found.named).length > 0
        ? ANSWERS.ingredients(teller)
        : list(teller, 'dish', words.list_found, [found.named]);
    if (found.usual.length > 0 && asksIngredient(found))
      return withUsual(teller, answer('search', [words.unsaid], [], { about: undefined }));
    if (found.asks_food || found.nearest.length > 0) return missing(teller);
    // "Do you have a high chair?": the menu doesn't say.
    if (message.asks_for) return { ...unsaid(teller), topic: 'not_on_menu' };
    return answer('off_topic', [words.only_the_menu]);
  },
  none(teller) {
    const { found, words, message } = teller;
    if (found.named) return ANSWERS.ingredients(teller);
    if (found.dishes.length > 0 || found.asks_food || message.asks_for || namesKind(teller))
      return ANSWERS.list(teller);
    return answer('off_topic', [words.only_the_menu]);
  },
};

const WITHOUT_ALCOHOL =
  /alcohol.?free|non.?alcoholic|sans.?alcool|alkoholfrei|analcolic|sin alcohol|sem alcool|\b0[.,]0\b|无酒精|無酒精|ノンアル|무알코올|무알콜|논알콜|논알코올|بدون كحول|خال من الكحول/;
const MAX_TOLD_EACH = 3;
const MAX_TOLD_RAW = 8;
const PREGNANT =
  /pregnan|expecting|aspetto un|enceinte|embaraz|schwanger|incinta|gravid|gestante|孕|妊娠|妊婦|임신|임산부|حامل|حمل/;
const RAW = [
  'raw',
  'sashimi',
  'sushi',
  'nigiri',
  'tartare',
  'carpaccio',
  'ceviche',
  'oyster',
  'tataki',
  'poke',
  'raw milk cheese',
];

const isRawOrAlcoholic = (dish: MenuDish): boolean =>
  [...dish.own_concepts].some(
    (concept) => RAW.some((kind) => isKindOf(concept, kind)) || isKindOf(concept, 'alcoholic drink'),
  );

/** Without what the menu describes as spicy, for a guest who can't eat it; all if everything is. */
function mildOf({ is_mild, facts }: Teller, pool: readonly MenuDish[]): readonly MenuDish[] {
  if (!is_mild || pool === facts.dishes) return pool;
  const mild = pool.filter((dish) => !isSpicy(dish));
  return mild.length > 0 ? mild : pool;
}

/** Whether a question is about one dish rather than a kind of dishes: "is the soup vegan?", not "vegan soups". */
const isOfDish = ({ found, message }: Teller): boolean =>
  found.named !== undefined &&
  !message.asks_eat &&
  // "Which dishes have no pork?"
  !(message.excluded.length > 0 && asksDishes(message)) &&
  (found.dishes.length <= 1 || message.intent !== 'eat');

function unsaid(teller: Teller): LocalAnswer {
  const notes = noteLines(teller);
  if (notes.length > 0) return answer('contact', notes);
  return answer('contact', [teller.words.unsaid], [], { about: undefined });
}

function taxWords({ facts, message, words }: Teller): string {
  const page = PAGE_WORDS[message.locale];
  const { taxes, prices_include_taxes, currency } = facts.restaurant;
  if (!prices_include_taxes && taxes.length === 0) return words.unsaid;
  return interpolate(prices_include_taxes ? page.taxes_included : page.before_tax, { currency });
}

/** "Is there pork in the cassoulet?": what the menu's words name of it, and what such a dish usually contains. */
function askedFoods(teller: Teller, dish: MenuDish): string[] {
  const { words, message } = teller;
  if (!message.asks_contents) return [];
  const asked = new Set(
    [...message.wished.map(({ concept }) => concept), ...message.excluded].filter(
      (concept) => isEdible(concept) && !dish.title_concepts.has(concept),
    ),
  );
  return [...asked].map((concept) => {
    const params = { dish: dish.item.title, food: foodWords(teller, [concept]) };
    if (dish.kinds.has(concept)) return interpolate(words.dish_food_named, params);
    return interpolate(dish.usual_kinds.has(concept) ? words.dish_food_usual : words.dish_food_unnamed, params);
  });
}

const MAX_USUAL_PARTS = 5;
/** Parts of which every menu is full, or that are no ingredients. */
const UNTOLD_PARTS = new Set([
  'gluten',
  'lactose',
  'alcohol',
  'caffeine',
  'sulphites',
  'sugar',
  'meat',
  'water',
  'salt',
  'oil',
]);

/** What a dish of this name usually contains, if the menu doesn't describe it. */
function usualParts(teller: Teller, dish: MenuDish): string[] {
  const parts = [...new Set([...dish.title_concepts].flatMap((concept) => [...usualPartsOf(concept)]))]
    .filter((part) => isEdible(part) && !UNTOLD_PARTS.has(part))
    .slice(0, MAX_USUAL_PARTS);
  if (parts.length === 0) return [];
  return [interpolate(teller.words.dish_food_usual, { dish: dish.item.title, food: foodWords(teller, parts) })];
}

/** Whether an ingredient was asked for: what dishes usually contain matters. */
const asksIngredient = ({ concepts }: FoundDishes): boolean =>
  concepts.some(isIngredient) &&
  // "Is there alcohol in any dessert?"
  concepts.every((concept) => isIngredient(concept) || isKindOf(concept, 'menu part') || isKindOf(concept, 'dessert'));

const isIngredient = (concept: string): boolean =>
  ['animal food', 'plant food', 'alcohol'].some((kind) => isKindOf(concept, kind));

const MAX_USUAL = 6;

function withUsual(teller: Teller, listed: LocalAnswer): LocalAnswer {
  const { words, found } = teller;
  const food = foodWords(teller, found.concepts);
  const usual = list(teller, 'search', interpolate(words.food_usual, { food }), found.usual.slice(0, MAX_USUAL));
  const lines = listed.is_answered ? [...listed.lines, ...usual.lines] : usual.lines;
  return {
    ...listed,
    lines,
    item_ids: [...listed.item_ids, ...usual.item_ids],
    is_answered: true,
    about_item_id: null,
  };
}

const MAX_DESCRIBED = 2;

/** One or two dishes are described: what was asked of them may be in the menu's own words. */
function withDescriptions(teller: Teller, listed: LocalAnswer, dishes: readonly MenuDish[]): LocalAnswer {
  if (dishes.length > MAX_DESCRIBED) return listed;
  return { ...listed, lines: [...listed.lines, ...dishes.flatMap((dish) => described(teller, dish))] };
}

const nearFood = ({ nearest }: FoundDishes): MenuDish | undefined => nearest.find((dish) => !isWine(dish));

/** Whether a question names a kind of dish or drink, rather than dishes in general. */
const namesKind = (teller: Teller): boolean =>
  teller.found.dishes.length > 0 || namesWine(teller.message) || poolOf(teller) !== teller.facts.dishes;

function missing(teller: Teller): LocalAnswer {
  const { words, found } = teller;
  if (found.nearness === 'partly' && found.nearest.length > 0)
    return withDescriptions(
      teller,
      list(teller, 'search', `${words.unsaid} ${words.nearest}`, found.nearest, { about: found.nearest[0] }),
      found.nearest,
    );
  if (found.nearest.length === 0) return answer('not_on_menu', [words.not_on_menu], [], { about: undefined });
  return list(teller, 'not_on_menu', `${words.not_on_menu} ${words.nearest}`, found.nearest, { about: undefined });
}

const isDrinks = ([first]: readonly MenuDish[]): boolean =>
  first !== undefined && (isDrink(first) || [...first.title_concepts].some((concept) => isKindOf(concept, 'drink')));

function byPrice(teller: Teller, end: 'lowest' | 'highest'): LocalAnswer {
  const { words, found, facts, message } = teller;
  // "The kanafeh or the baklava, which is cheaper?"
  const { parts } = namedPartsOf(facts, message);
  const pool = parts.length > 1 ? parts.map(({ dish }) => dish) : poolOf(teller);
  const priced = (pool.length > 0 ? pool : facts.dishes).filter(({ least }) => least !== null);
  if (found.asks_food && pool.length === 0) return missing(teller);
  const value = (dish: MenuDish) => (end === 'lowest' ? (dish.least ?? 0) : (dish.most ?? 0));
  const sorted = priced.toSorted((a, b) => (end === 'lowest' ? value(a) - value(b) : value(b) - value(a)));
  const [first] = sorted;
  if (!first) return answer('price', [words.price_none]);
  return list(teller, 'price', end === 'lowest' ? words.price_lowest : words.price_highest, sorted.slice(0, 3));
}

/** For the hours both what the owner declared by days and times, in the guest's language, and what the owner wrote. */
function contactText({ facts, message }: Teller, field: 'hours' | 'address' | 'phone'): string | null {
  const { restaurant } = facts;
  if (field !== 'hours' || !restaurant.opening_hours) return restaurant[field];
  const declared = hoursText(restaurant.opening_hours, message.locale);
  return restaurant.hours === null ? declared : `${declared} (${restaurant.hours})`;
}

const CONTACT_WORDS = { hours: 'hours_are', address: 'address_is', phone: 'phone_is' } as const;

function contact(teller: Teller, field: 'hours' | 'address' | 'phone'): LocalAnswer {
  const text = contactText(teller, field);
  if (text === null) return answer('contact', [teller.words.unsaid], [], { about: undefined });
  return answer('contact', [interpolate(teller.words[CONTACT_WORDS[field]], { text })]);
}
