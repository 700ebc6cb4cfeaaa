import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuDish, MenuFacts } from '../../facts/menu-facts.ts';
import { optionIn, variantIn } from '../finding/named-labels.ts';
import { isSizeOf, type NamedPart, namedPartsOf } from '../finding/named-parts.ts';
import { isEdible } from '../reading/edible.ts';
import { isOpening } from '../reading/openings.ts';
import type { GuestMessage, Intent } from '../reading/read-message.ts';
import { asksForMore, isAddition } from '../words/adding.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { isWithOpening } from '../words/changing-orders.ts';
import { countIn, partsOfOrder } from '../words/counting.ts';
import { foldMessage, hasPhrase } from '../words/phrases.ts';
import { isRefusal } from '../words/refusals.ts';
import { says } from '../words/ways-of-asking.ts';
import { type ChatOrder, changeOfOrder } from './changes-of-order.ts';

export const NO_ORDER: ChatOrder = { parts: [], missing_foods: [], is_clear: true };

/** Questions before that ordered nothing: what they named belongs to no sum. */
const ORDERS_NOTHING: ReadonlySet<Intent> = new Set(['ingredients', 'explain', 'children', 'spicy', 'pairing']);
/** Questions that change no order. */
const BESIDE_ORDERS: ReadonlySet<Intent> = new Set([
  'hours',
  'address',
  'phone',
  'payment',
  'house',
  'booking',
  'greeting',
  'taxes',
  'service_charge',
]);
/** Older messages belong to no order. */
export const MAX_ORDER_MESSAGES = 5;

/** What the last of some messages ordered, and those before it as far as it only changed that: "and with an egg?". */
export function orderOf(facts: MenuFacts, messages: readonly GuestMessage[]): ChatOrder {
  const message = messages.at(-1);
  if (!message || ORDERS_NOTHING.has(message.intent)) return NO_ORDER;
  const earlier = messages.slice(0, -1);
  if (earlier.length > 0) {
    const change = changeOfOrder(facts, message, () => orderOf(facts, earlier));
    if (change) return change.order;
  }
  const { parts, missing_foods, is_clear } = namedPartsOf(facts, message, {
    isLeftOut: ({ locale, folded_text }) => isRefusal(locale, folded_text),
  });
  const ownOrder = { parts, missing_foods, is_clear };
  if (earlier.length === 0) return ownOrder;
  if (parts.length === 0 && BESIDE_ORDERS.has(message.intent)) return orderOf(facts, earlier);
  const isMore = asksForMore(message.locale, message.folded_text);
  const isOfOptions = isOpening(message) && parts.every(({ options }) => options.length > 0);
  if (!isMore && !isOfOptions && !isAddedToSum(message, parts) && !isWithOpening(message.locale, message.folded_text))
    return ownOrder;
  const order = orderOf(facts, earlier);
  const [single, ...moreParts] = order.parts;
  // "With cheese and bacon?" of the one dish before.
  if (single && moreParts.length === 0 && !isMore) {
    const extended = namedPartsOf(facts, message, { before: single });
    if (extended.parts[0] !== single)
      return { ...extended, missing_foods: [...order.missing_foods, ...extended.missing_foods] };
  }
  const lastPart = order.parts.at(-1);
  const whole = { missing_foods: [...order.missing_foods, ...missing_foods], is_clear: order.is_clear && is_clear };
  if (parts.length > 0 || !lastPart) return { ...whole, parts: withChanges(order.parts, parts, isMore) };
  const change = ofNamed(facts, message, lastPart.dish, countIn(message.locale, message.folded_text));
  return { ...whole, parts: [...order.parts.slice(0, -1), ...changedParts(lastPart, change, isMore)] };
}

/** Whether a message that names dishes asks what they come to with those before: "and a coffee, in total?". */
function isAddedToSum(message: GuestMessage, parts: readonly NamedPart[]): boolean {
  const { locale, folded_text } = message;
  if (!says(locale, 'total', folded_text) || parts.length === 0) return false;
  // "With bacon on top" adds to the burger that is named, not to what was ordered before.
  const isOption = parts.some(({ options }) => options.length > 0);
  return isOpening(message) || asksForMore(locale, folded_text) || (!isOption && isAddition(locale, folded_text));
}

type OrderingMessage = {
  message: GuestMessage;
  earlier: readonly GuestMessage[];
  /** The dish that the message names. */
  named_dish: MenuDish | undefined;
  /** What the message itself orders. */
  added_parts: readonly NamedPart[];
};

/** What was ordered in the messages before, if this one asks what it all comes to, or adds to it: "and a bottle of wine?". */
export function orderBefore(
  facts: MenuFacts,
  { message, earlier, named_dish, added_parts }: OrderingMessage,
): ChatOrder {
  const { locale, folded_text } = message;
  const previous = earlier.at(-1);
  if (!previous || ORDERS_NOTHING.has(previous.intent)) return NO_ORDER;
  const before = () => orderOf(facts, earlier.slice(-MAX_ORDER_MESSAGES));
  // "And two of those?" is of the one thing before, with what was added to it.
  if (named_dish !== undefined && (countIn(locale, folded_text) ?? 1) > 1 && added_parts.length === 0) {
    const order = before();
    const isOfOne = order.parts.length === 1 && order.parts[0]?.dish === named_dish;
    return isOfOne || (asksForMore(locale, folded_text) && says(locale, 'total', folded_text)) ? order : NO_ORDER;
  }
  // "That one and a large water, how much?", "two of those and a water".
  const pointing = added_parts.length > 0 ? pointingPart(facts, message) : undefined;
  if (pointing !== undefined) {
    const order = before();
    const [single, ...moreParts] = order.parts;
    const count = countIn(locale, foldMessage(locale, pointing));
    if (single && moreParts.length === 0) return { ...order, parts: [{ ...single, count: count ?? single.count }] };
  }
  if (isWithOpening(locale, folded_text) && added_parts.length > 0) return before();
  if (!says(locale, 'total', folded_text)) return NO_ORDER;
  return added_parts.length === 0 || isAddedToSum(message, added_parts) ? before() : NO_ORDER;
}

/** A part that the next message changes; "another one" and "two more" are added to it. */
export const changedParts = (part: NamedPart, change: NamedPart, isMore: boolean): NamedPart[] =>
  isMore && change.options.length === 0
    ? [part, { ...part, variant: change.variant ?? part.variant, count: change.count }]
    : [changedPart(part, change)];

/**
 * An order with what a message adds to its parts; other parts are added.
 *
 * @param isMore Whether the message asks for more: all of its parts are added.
 */
export function withChanges(
  order: readonly NamedPart[],
  parts: readonly NamedPart[],
  isMore: boolean,
): readonly NamedPart[] {
  if (isMore) return [...order, ...parts];
  // "A beer?", "then two beers and edamame": the beers are two, not three.
  const isCounted = (part: NamedPart, change: NamedPart) =>
    change.count !== undefined &&
    part.count === undefined &&
    change.options.length === 0 &&
    (change.variant ?? part.variant) === part.variant;
  const isChangeOf = (part: NamedPart, change: NamedPart) =>
    part.dish === change.dish &&
    // "And a burger with bacon" is another one.
    ((change.options.length > 0 && change.count === undefined) || isCounted(part, change));
  return [
    ...order.map((part) => parts.filter((change) => isChangeOf(part, change)).reduce(changedPart, part)),
    ...parts.filter((change) => !order.some((part) => isChangeOf(part, change))),
  ];
}

/** The part of an order that points to what was named before: "that and a water"; undefined if there is none. */
function pointingPart(facts: MenuFacts, { locale, text }: GuestMessage): string | undefined {
  const { pointing } = GUEST_LANGUAGES[locale];
  const parts = partsOfOrder(
    locale,
    text,
    facts.dishes.map(({ item }) => item.title),
  );
  if (parts.length < 2) return undefined;
  return parts.find(
    (part) => hasPhrase(locale, pointing, foldMessage(locale, part)) && wordCount(part) <= MAX_POINTING_WORDS,
  );
}

const MAX_POINTING_WORDS = 3;
const wordCount = (text: string): number => text.trim().split(/\s+/).length;

/** A part with what the next message adds to it: "and with bacon?", "make it the large one". */
const changedPart = (part: NamedPart, change: NamedPart): NamedPart => ({
  dish: part.dish,
  count: change.count ?? part.count,
  variant: change.variant ?? part.variant,
  options: [...new Set([...part.options, ...change.options])],
});

/** "Three of them", "and with ice cream?", "the pitcher?": of what was named before. */
export function ofNamed(facts: MenuFacts, message: GuestMessage, dish: MenuDish, count: number | undefined): NamedPart {
  const option = optionIn(facts, dish, message);
  const variant = variantIn(facts, dish, withoutDenied(message));
  const isOfSize = count !== undefined && variant !== undefined && isSizeOf(facts, dish, variant, count);
  // "And with an egg?" of two burgers counts the egg.
  const isOfOption = option !== undefined && count === 1;
  return { dish, count: isOfSize || isOfOption ? undefined : count, variant, options: option ? [option] : [] };
}

/** "The normal one, not the small one" means the normal one. */
function withoutDenied(message: GuestMessage): GuestMessage {
  const { locale, text, folded_text } = message;
  if (!DENIED.test(folded_text)) return message;
  const parts = partsOfOrder(locale, text, []).filter((part) => !DENIED.test(foldMessage(locale, part)));
  if (parts.length === 0) return message;
  const rest = parts.join(' ');
  return { ...message, text: rest, folded_text: foldMessage(locale, rest) };
}
const DENIED =
  / (?:not|non|pas|nicht|nao|no) (?:the |la |le |il |lo |el |die |das |der |den |a |o )?\p{L}+ |不是|不要|ジャナ|말고| (?:مش|ليس|مو) /u;

export const isSameSize = (one: NamedPart, other: NamedPart): boolean =>
  one.dish === other.dish && one.variant === other.variant;

/** Each dish once in each of its sizes and with each of its add-ons: two lines that are the same are one, counted. */
export function combinedParts(parts: readonly NamedPart[]): readonly NamedPart[] {
  const isSame = (one: NamedPart, other: NamedPart) =>
    isSameSize(one, other) &&
    one.options.length === other.options.length &&
    one.options.every((option) => other.options.includes(option));
  const lines: NamedPart[] = [];
  for (const part of parts) {
    const index = lines.findIndex((line) => isSame(line, part));
    const sameLine = lines[index];
    if (sameLine) lines[index] = { ...sameLine, count: (sameLine.count ?? 1) + (part.count ?? 1) };
    else lines.push(part);
  }
  return lines;
}

/** "Steak with fries" is the one dish that is called so, not fries besides. */
export const withoutAccompaniments = (parts: readonly NamedPart[]): readonly NamedPart[] =>
  parts.filter((part) => {
    const titleFoods = [...part.dish.title_concepts].filter(isEdible);
    const isOf = (whole: NamedPart) =>
      whole !== part && whole.count === undefined && whole.dish.title_concepts.size > part.dish.title_concepts.size;
    const names = ({ dish }: NamedPart) =>
      titleFoods.every((concept) => [...dish.title_concepts].some((one) => isKindOf(one, concept)));
    const isPlain = part.count === undefined && part.options.length === 0 && titleFoods.length > 0;
    return !(isPlain && parts.some((whole) => isOf(whole) && names(whole)));
  });
