import { isEdible } from '../reading/edible.ts';
import type { GuestMessage } from '../reading/guest-message.ts';
import type { Meant } from './meant.ts';
import { PLAIN } from './meant.ts';

/**
 * "I've only got ten euros", "is there anything with meat?": of what there is, the guest can pay for some.
 * @param before The messages before it, the oldest first.
 */
export function withBudgetBefore(meant: Meant, before: readonly GuestMessage[]): GuestMessage {
  const { message, matches, ordered, order_change } = meant;
  const isOfOrder = ordered !== undefined || order_change !== undefined;
  if (!PLAIN.has(message.intent) || message.most !== null || message.least !== null || isOfOrder) return message;
  if (matches.dishes.length < 2 || message.asks_contents) return message;
  const budget = before.findLast(isBudget);
  if (!budget) return message;
  return { ...message, most: budget.most, is_below: budget.is_below, intent: 'price_range' };
}

/** "I've only got ten euros", not "what is there below ten euros?". */
const isBudget = ({ intent, most, text, wished }: GuestMessage): boolean =>
  intent === 'price_range' &&
  most !== null &&
  !/[?？؟]/u.test(text) &&
  !wished.some(({ concept }) => isEdible(concept));
