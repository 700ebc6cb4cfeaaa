import type { MenuDish, MenuFacts } from '../../facts/menu-facts.ts';
import type { NamedPart } from '../finding/named-parts.ts';
import type { GuestMessage } from '../reading/guest-message.ts';
import { isOpening } from '../reading/openings.ts';
import { asksForMore, isAddition } from '../words/adding.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { isWithOpening } from '../words/changing-orders.ts';
import { countIn, partsOfOrder } from '../words/counting.ts';
import { foldMessage, hasPhrase } from '../words/phrases.ts';
import { says } from '../words/ways-of-asking.ts';
import type { ChatOrder, OrderReader } from './changes-of-order.ts';

export const NO_ORDER: ChatOrder = { parts: [], missing_foods: [], is_clear: true };

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
  /** The dish that the message names. */
  named_dish: MenuDish | undefined;
  /** What the message itself orders. */
  added_parts: readonly NamedPart[];
};

/** What was ordered in the messages before, if this one asks what it all comes to, or adds to it: "and a bottle of wine?". */
export function orderBefore(
  facts: MenuFacts,
  { message, named_dish, added_parts }: OrderingMessage,
  readLedger: OrderReader,
): ChatOrder {
  const { locale, folded_text } = message;
  // "And two of those?" is of the one thing before, with what was added to it.
  if (named_dish !== undefined && (countIn(locale, folded_text) ?? 1) > 1 && added_parts.length === 0) {
    const order = readLedger();
    const isOfOne = order.parts.length === 1 && order.parts[0]?.dish === named_dish;
    return isOfOne || (asksForMore(locale, folded_text) && says(locale, 'total', folded_text)) ? order : NO_ORDER;
  }
  // "That one and a large water, how much?", "two of those and a water".
  const pointing = added_parts.length > 0 ? pointingPart(facts, message) : undefined;
  if (pointing !== undefined) {
    const order = readLedger();
    const [single, ...moreParts] = order.parts;
    const count = countIn(locale, foldMessage(locale, pointing));
    if (single && moreParts.length === 0) return { ...order, parts: [{ ...single, count: count ?? single.count }] };
  }
  if (isWithOpening(locale, folded_text) && added_parts.length > 0) return readLedger();
  if (!says(locale, 'total', folded_text)) return NO_ORDER;
  return added_parts.length === 0 || isAddedToSum(message, added_parts) ? readLedger() : NO_ORDER;
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
