import type { MenuDish, MenuFacts } from '../../facts/menu-facts.ts';
import type { NamedPart } from '../finding/named-parts.ts';
import type { GuestMessage } from '../reading/guest-message.ts';
import { isOpening } from '../reading/openings.ts';
import { asksForMore, asksToAdd, isAddition } from '../words/adding.ts';
import { isWithOpening } from '../words/changing-orders.ts';
import { countIn } from '../words/counting.ts';
import { says } from '../words/ways-of-asking.ts';
import type { ChatOrder } from './changes-of-order.ts';
import { isNaming, isPointingToEach, pointedParts, pointingPart } from './pointing-parts.ts';
import type { LedgerReader, Tab } from './tab.ts';

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

/** An order, and the part of the message that points to it: "two of those". */
type OrderBefore = ChatOrder & { pointing?: GuestMessage };

/** What was ordered in the messages before, if this one asks what it all comes to, or adds to it: "and a bottle of wine?". */
export function orderBefore(
  facts: MenuFacts,
  { message, named_dish, added_parts }: OrderingMessage,
  readLedger: LedgerReader,
): OrderBefore {
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
    const pointed = order.last_answer ? pointedParts(facts, order, pointing, order.last_answer) : [];
    if (pointed.length > 0) return { ...NO_ORDER, is_clear: order.is_clear, parts: pointed, pointing };
    const [single, ...moreParts] = order.parts;
    const count = countIn(locale, pointing.folded_text);
    if (single && moreParts.length === 0 && !isPointingToEach(pointing) && !isNaming(facts, pointing))
      return { ...order, parts: [{ ...single, count: count ?? single.count }], pointing };
  }
  const isMore = isWithOpening(locale, folded_text) || asksToAdd(locale, folded_text);
  if (isMore && added_parts.length > 0) return ledgerOrListed(readLedger());
  if (!says(locale, 'total', folded_text)) return NO_ORDER;
  if (added_parts.length === 0) return readLedger();
  return isAddedToSum(message, added_parts) ? ledgerOrListed(readLedger()) : NO_ORDER;
}

/** "Have you got carrot cake?", "and a tea, how much together?": with nothing ordered, the tea is added to the cake. */
function ledgerOrListed(ledger: Tab): ChatOrder {
  const { last_answer } = ledger;
  const [dish, ...moreDishes] = last_answer?.intent === 'list' ? last_answer.dishes : [];
  return ledger.parts.length > 0 || !dish || moreDishes.length > 0
    ? ledger
    : { ...ledger, parts: [{ dish, count: undefined, variant: undefined, options: [] }] };
}
