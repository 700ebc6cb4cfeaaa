import { conceptsIn, isReadByCharacters, type NamedConcept, wordsOf } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuDish, MenuFacts } from '../../facts/menu-facts.ts';
import { stemsIn } from '../../facts/stems.ts';
import { numberOfVariant, optionIn, variantIn } from '../finding/named-labels.ts';
import { type NamedPart, namedPartsOf } from '../finding/named-parts.ts';
import { isWine } from '../finding/pairing.ts';
import { namesWine, wantedStyles } from '../finding/pool-of.ts';
import { isEdible } from '../reading/edible.ts';
import type { GuestMessage, Intent } from '../reading/guest-message.ts';
import { isBare, isOpening } from '../reading/openings.ts';
import { amountIn } from '../reading/price-range.ts';
import { readOnMenu } from '../reading/read-on-menu.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import {
  aheadOfTakingAway,
  behindTakingAway,
  isEnoughQuestion,
  isOfPeople,
  isRemoval,
  isReplacement,
  isShareQuestion,
  isSplitQuestion,
  peopleIn,
  withoutTakingAway,
} from '../words/changing-orders.ts';
import { countIn } from '../words/counting.ts';
import { foldMessage, hasPhrase } from '../words/phrases.ts';
import { comparedSize, says } from '../words/ways-of-asking.ts';
import { hasOnlyOrderWords, type KindOfChange } from '../words/words-of-orders.ts';

/** What the messages of a chat have ordered. */
export type ChatOrder = {
  parts: readonly NamedPart[];
  /** Food that was asked for and that the menu doesn't have, by its concepts. */
  missing_foods: readonly string[];
  /** Dishes of which one was ordered, without a word of which: "a scone" of two. */
  open_choices?: readonly (readonly MenuDish[])[];
  /** Whether each part but the missing_foods ones is one dish of the menu. */
  is_clear: boolean;
};

/** What a message makes of the order before it, and what it asks about the sum. */
export type OrderChange = {
  order: ChatOrder;
  /** How many share the sum. */
  payers?: number;
  /** What the guest has, in minor units. */
  budget?: number;
};

/** Messages about what somebody can't eat change no order. */
const NO_CHANGES: ReadonlySet<Intent> = new Set<Intent>([
  'allergens',
  'medical',
  'insult',
  'refused',
  'religion',
  'diet',
  'hours',
  'address',
  'phone',
  'taxes',
]);

/**
 * "Make that three", "without the wine", "the large one", "for four people", "split by three", "is 50 € enough?": undefined
 * if a message asks no such thing, or if it isn't clear of which part of the order.
 *
 * @param orderBefore The order before the message; read only if the message may change it.
 */
export function changeOfOrder(
  facts: MenuFacts,
  message: GuestMessage,
  orderBefore: OrderReader,
): OrderChange | undefined {
  const { avoided, is_allergic, intent, asks_eat } = message;
  if (avoided.length > 0 || is_allergic || asks_eat || NO_CHANGES.has(intent)) return undefined;
  return (
    splitOrder(facts, message, orderBefore) ??
    orderWithinBudget(facts, message, orderBefore) ??
    orderWithoutPart(facts, message, orderBefore) ??
    recountedOrder(facts, message, orderBefore) ??
    orderForPeople(facts, message, orderBefore) ??
    orderInSize(facts, message, orderBefore)
  );
}

/** Reads the order of the chat so far, which most messages don't need. */
export type OrderReader = () => ChatOrder;

const isPriceQuestion = ({ locale, folded_text }: GuestMessage): boolean =>
  hasPhrase(locale, GUEST_LANGUAGES[locale].intents.price, folded_text) || says(locale, 'total', folded_text);

/** "Split by three?", "how much is that each if we're four?" */
function splitOrder(facts: MenuFacts, message: GuestMessage, orderBefore: OrderReader): OrderChange | undefined {
  const { locale, folded_text, text } = message;
  const isShare = isShareQuestion(locale, folded_text) && isPriceQuestion(message);
  if (!isShare && !isSplitQuestion(locale, folded_text)) return undefined;
  // Paying apart is the staff's matter: "can we split the bill?"
  const payers = peopleIn(locale, text, folded_text);
  if (payers === undefined || payers < 2 || namedPartsOf(facts, message).parts.length > 0) return undefined;
  if (!isOnlyOf(facts, message, [], 'split')) return undefined;
  const order = orderBefore();
  return order.parts.length > 0 ? { order, payers } : undefined;
}

/** "Do I have enough with 50 €?", also of what the message itself orders. */
function orderWithinBudget(facts: MenuFacts, message: GuestMessage, orderBefore: OrderReader): OrderChange | undefined {
  const { locale, folded_text } = message;
  if (!isEnoughQuestion(locale, folded_text)) return undefined;
  const budget = amountIn(folded_text, locale, facts.restaurant.currency);
  if (budget === null || !isOwnCurrency(facts, folded_text)) return undefined;
  const { parts, missing_foods, is_clear } = namedPartsOf(facts, message);
  const order = parts.length > 0 ? { parts, missing_foods, is_clear } : orderBefore();
  const isOnly = isOnlyOf(facts, message, dishesOf(order), 'enough');
  return order.parts.length > 0 && isOnly ? { order, budget } : undefined;
}

/** "Without the wine then?", "and without the bacon?" of an order that has them. */
function orderWithoutPart(facts: MenuFacts, message: GuestMessage, orderBefore: OrderReader): OrderChange | undefined {
  const { locale, folded_text } = message;
  if (!isRemoval(locale, folded_text) || !isShort(message)) return undefined;
  const order = orderBefore();
  if (order.parts.length === 0) return undefined;
  if (!isOnlyOf(facts, message, dishesOf(order), 'removal')) return undefined;
  // "The burger without bacon" is about the burger.
  if (!isReadByCharacters(locale) && !hasOnlyOrderWords(locale, aheadOfTakingAway(locale, folded_text), 'removal'))
    return undefined;
  const takenAway = readOnMenu(facts, takenAwayIn(message), locale);
  const concepts = conceptsIn(locale, takenAway.text)
    .map(({ concept }) => concept)
    .filter(isEdible);
  const withOption = order.parts.filter(({ dish, options }) => {
    const option = optionIn(facts, dish, takenAway);
    return option !== undefined && options.includes(option);
  });
  const isOfWine = namesWine(takenAway) || (isReadByCharacters(locale) && wantedStyles(takenAway) !== null);
  // "Without tomato" is not without the tomato soup: the removal is of the whole dish.
  const isNamed = ({ dish }: NamedPart) => {
    const titleFoods = [...dish.title_concepts].filter(isEdible);
    const isWhole = titleFoods.every((concept) => concepts.some((guestFood) => isKindOf(concept, guestFood)));
    const isOfDish = concepts.every((guestFood) => titleFoods.some((concept) => isKindOf(concept, guestFood)));
    return (isWine(dish) && isOfWine) || (titleFoods.length > 0 && concepts.length > 0 && isWhole && isOfDish);
  };
  const removedParts = order.parts.filter(isNamed);
  const [extendedPart, ...moreExtended] = withOption;
  if (extendedPart && moreExtended.length === 0 && removedParts.length === 0) {
    const option = optionIn(facts, extendedPart.dish, takenAway);
    const options = extendedPart.options.filter((own) => own !== option);
    return {
      order: { ...order, parts: order.parts.map((part) => (part === extendedPart ? { ...part, options } : part)) },
    };
  }
  // "햄버거에 토마토 빼주세요" names two things.
  if (new Set(removedParts.map(({ dish }) => dish)).size > 1) return undefined;
  const remainingParts = order.parts.filter((part) => !removedParts.includes(part));
  return removedParts.length > 0 && remainingParts.length > 0 && withOption.length === 0
    ? { order: { ...order, parts: remainingParts } }
    : undefined;
}

/** What a message removes: behind "without", or around it in languages without spaces. */
function takenAwayIn({ locale, text, folded_text }: GuestMessage): string {
  if (isReadByCharacters(locale)) return withoutTakingAway(locale, folded_text);
  const behind = behindTakingAway(locale, folded_text)
    .split(' ')
    .filter((word) => word !== '');
  const words = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
  return folded_text.trim().split(' ').length === words.length
    ? words.slice(words.length - behind.length).join(' ')
    : behind.join(' ');
}

/** "Make that three", "three coffees rather" of what was ordered. */
function recountedOrder(facts: MenuFacts, message: GuestMessage, orderBefore: OrderReader): OrderChange | undefined {
  const { locale, folded_text } = message;
  if (!isReplacement(locale, folded_text) || !isShort(message)) return undefined;
  const count = countIn(locale, folded_text);
  const { parts } = namedPartsOf(facts, message);
  if (parts.length > 0 ? parts.every((part) => part.count === undefined) : count === undefined) return undefined;
  const order = orderBefore();
  if (!isOnlyOf(facts, message, dishesOf(order), 'count')) return undefined;
  const isOrdered = (change: NamedPart) => order.parts.filter(({ dish }) => dish === change.dish).length === 1;
  if (parts.length > 0 && parts.every(isOrdered)) {
    const changeOf = ({ dish }: NamedPart) => parts.find((change) => change.dish === dish);
    return {
      order: {
        ...order,
        parts: order.parts.map((part) => ({
          ...part,
          count: changeOf(part)?.count ?? part.count,
          variant: changeOf(part)?.variant ?? part.variant,
          options: [...new Set([...part.options, ...(changeOf(part)?.options ?? [])])],
        })),
      },
    };
  }
  // "What if it's three beers?" of the one beer that was ordered, though the menu has others.
  const foods = message.wished.map(({ concept }) => concept).filter(isEdible);
  const isMeant = ({ dish }: NamedPart) => foods.every((concept) => dish.kinds.has(concept));
  const [single, ...moreParts] = foods.length > 0 ? order.parts.filter(isMeant) : order.parts;
  if (parts.length > 0 || !single || moreParts.length > 0) return undefined;
  const variant = variantIn(facts, single.dish, message) ?? single.variant;
  const changedPart = { ...single, variant, count };
  return { order: { ...order, parts: order.parts.map((part) => (part === single ? changedPart : part)) } };
}

/** "And for four people?" of an order for one, or of the same number of everything. */
function orderForPeople(facts: MenuFacts, message: GuestMessage, orderBefore: OrderReader): OrderChange | undefined {
  const { locale, folded_text, text } = message;
  if (!isOfPeople(locale, folded_text) || !isPriceQuestion(message) || !isShort(message)) return undefined;
  const people = peopleIn(locale, text, folded_text);
  if (people === undefined || namedPartsOf(facts, message).parts.length > 0) return undefined;
  if (!isOnlyOf(facts, message, [], 'people')) return undefined;
  const order = orderBefore();
  const counts = new Set(order.parts.map(({ count }) => count ?? 1));
  // "For two" is a size of the paella.
  const isSize = order.parts.some(({ dish }) =>
    dish.item.variants.some((variant) => numberOfVariant(facts, dish, variant) === people),
  );
  const isOrder = order.parts.length > 1 || order.parts.some(({ count }) => count !== undefined);
  if (!isOrder || isSize || counts.size > 1) return undefined;
  return { order: { ...order, parts: order.parts.map((part) => ({ ...part, count: people })) } };
}

/** "And with the large one?" of the only part of an order whose size is open. */
function orderInSize(facts: MenuFacts, message: GuestMessage, orderBefore: OrderReader): OrderChange | undefined {
  const { locale, folded_text } = message;
  const isQuestion = isOpening(message) || isPriceQuestion(message) || isReplacement(locale, folded_text);
  const hasSize = comparedSize(locale, folded_text) !== undefined || SIZE.test(folded_text);
  if (!isQuestion || !hasSize || !isShort(message)) return undefined;
  if (namedPartsOf(facts, message).parts.length > 0) return undefined;
  const order = orderBefore();
  if (order.parts.length < 2 || !isOnlyOf(facts, message, dishesOf(order), 'size')) return undefined;
  const sizedParts = order.parts.filter(({ dish }) => variantIn(facts, dish, message) !== undefined);
  const unsizedParts = sizedParts.filter(({ variant }) => variant === undefined);
  const [sizedPart, ...moreSized] = unsizedParts.length > 0 ? unsizedParts : sizedParts;
  if (!sizedPart || moreSized.length > 0) return undefined;
  const variant = variantIn(facts, sizedPart.dish, message);
  return { order: { ...order, parts: order.parts.map((part) => (part === sizedPart ? { ...part, variant } : part)) } };
}

/** Words of sizes in any language; folded as messages are. */
const SIZE =
  / (?:large|small|big|half|pint|glass|bottle|medium|regular|grande?s?|petite?s?|demi\p{L}*|verre|bouteille|moyenne?s?|pequen\p{L}*|chic[oa]s?|median\p{L}*|copa|botella|jarra|gross\p{L}*|klein\p{L}*|halb\p{L}*|mittler\p{L}*|glas|flasche|piccol\p{L}*|medi[ao]|calice|bottiglia|mei[ao]|copo|garrafa|taca) |大|小|中|杯|瓶|半|큰|작은|중간|잔|병|반|كبير|صغير|وسط|كاس|زجاج|نصف/u;

const dishesOf = ({ parts }: ChatOrder): readonly MenuDish[] => parts.map(({ dish }) => dish);

/** Whether a message has no words but those of some dishes, their sizes and add-ons, and those that change an order in one way. */
export function isOnlyOf(
  facts: MenuFacts,
  { locale, text, wished, excluded, avoided, diet, religion }: GuestMessage,
  dishes: readonly MenuDish[],
  change: KindOfChange,
): boolean {
  if (avoided.length > 0 || diet !== null || religion !== null) return false;
  if (excluded.length > 0 && change !== 'removal' && change !== 'refusal') return false;
  const labels = dishes.flatMap(({ item, original }) => [item, original].flatMap(labelsOf));
  const concepts = new Set([
    ...dishes.flatMap(({ title_concepts }) => [...title_concepts]),
    ...[facts.locale, facts.main_locale].flatMap((labelLocale) =>
      labels.flatMap((label) => conceptsIn(labelLocale, label).map(({ concept }) => concept)),
    ),
  ]);
  const isOfDish = (asked: string) => [...concepts].some((concept) => isKindOf(concept, asked));
  // "Lieber" may be read as a misspelled liver.
  const isOrderWord = ({ from, to }: NamedConcept) =>
    !isReadByCharacters(locale) &&
    hasOnlyOrderWords(locale, foldMessage(locale, wordsOf(text).slice(from, to).join(' ')), change);
  if (wished.some((wish) => isEdible(wish.concept) && !isOfDish(wish.concept) && !isOrderWord(wish))) return false;
  const names = conceptsIn(locale, text).filter(({ concept }) => isOfDish(concept));
  if (isReadByCharacters(locale)) {
    const rest = names.reduce(
      (maskedText, { from, to }) => maskedText.slice(0, from) + '·'.repeat(to - from) + maskedText.slice(to),
      foldMessage(locale, text),
    );
    const plain = labels
      .filter((label) => label.length > 1)
      .reduce((maskedText, label) => maskedText.replaceAll(foldMessage(locale, label), '·'), rest);
    return hasOnlyOrderWords(locale, plain, change);
  }
  const stems = new Set(labels.flatMap(stemsIn));
  const rest = wordsOf(text).filter(
    (word, at) => !names.some(({ from, to }) => from <= at && at < to) && !stemsIn(word).every((one) => stems.has(one)),
  );
  return hasOnlyOrderWords(locale, foldMessage(locale, rest.join(' ')), change);
}

type Labelled = { title: string; variants: readonly { label: string }[]; options: readonly { label: string }[] };
const labelsOf = ({ title, variants, options }: Labelled): string[] => [
  title,
  ...[...variants, ...options].map(({ label }) => label),
];

/** Whether an amount is in the menu's own currency, as far as its words say. */
function isOwnCurrency({ restaurant }: MenuFacts, foldedText: string): boolean {
  const currencyEntries = Object.entries(CURRENCY_WORDS).filter(([, words]) => words.test(foldedText));
  return (
    currencyEntries.length > 0 && currencyEntries.every(([codes]) => codes.split(' ').includes(restaurant.currency))
  );
}
/** By the currencies that are called so. */
const CURRENCY_WORDS: Readonly<Record<string, RegExp>> = {
  EUR: /€|(?<!\p{L})(?:euros?|euronen|eur|balles|pavos)(?!\p{L})|欧元|ユーロ|유로|يورو/u,
  'USD CAD AUD NZD SGD HKD MXN': /\$/u,
  'USD CAD AUD NZD SGD HKD': /(?<!\p{L})(?:dollars?|dolares|dolar|dollari|bucks)(?!\p{L})|(?<!\p{L})ドル|달러|دولار/u,
  USD: /(?<!\p{L})usd(?!\p{L})|美元/u,
  CAD: /(?<!\p{L})(?:cad|piasses?|piastres?)(?!\p{L})|加元|加币/u,
  GBP: /£|(?<!\p{L})(?:pounds?|quid|gbp|livres?|libras?|sterline)(?!\p{L})|英镑|ポンド|파운드/u,
  CHF: /(?<!\p{L})(?:chf|francs?|franken)(?!\p{L})/u,
  'JPY CNY': /¥|円/u,
  JPY: /(?<!\p{L})(?:yens?|yenes|ienes?)(?!\p{L})|日元|엔/u,
  CNY: /(?<!\p{L})yuans?(?!\p{L})|人民币|위안/u,
  KRW: /₩|(?<!\p{L})wons?(?!\p{L})|ウォン|(?<=\d) ?원/u,
  BRL: /(?<!\p{L})(?:reais|real|contos?)(?!\p{L})/u,
  'MXN ARS CLP COP': /(?<!\p{L})pesos?(?!\p{L})/u,
  AED: /(?<!\p{L})(?:aed|dirhams?)(?!\p{L})|درهم|디르함/u,
  SAR: /ريال/u,
  EGP: /جنيه/u,
};

function isShort(message: GuestMessage): boolean {
  const { locale, folded_text } = message;
  if (isBare(message)) return true;
  return isReadByCharacters(locale)
    ? folded_text.length <= MAX_CHANGING_SIGNS
    : folded_text.trim().split(' ').length <= MAX_CHANGING_WORDS;
}
const MAX_CHANGING_WORDS = 12;
const MAX_CHANGING_SIGNS = 24;
