import type { MenuFacts } from '../../facts/menu-facts.ts';
import { namedPartsOf } from '../finding/named-parts.ts';
import { isBillQuestion } from '../orders/bill-question.ts';
import { changeOfOrder, isOnlyOf } from '../orders/changes-of-order.ts';
import { correctedTab } from '../orders/corrected-tab.ts';
import { canCorrect, tabAfterSentences } from '../orders/sentences-of-order.ts';
import type { LedgerReader, Tab } from '../orders/tab.ts';
import { addedToTab, changedTab } from '../orders/tab-of-chat.ts';
import type { GuestMessage } from '../reading/guest-message.ts';
import { isOpening } from '../reading/openings.ts';
import { asksToAdd, isAddition, isDenyingToAdd } from '../words/adding.ts';
import { isAskingForBill, isCorrection } from '../words/billing.ts';
import { isOnlySoMany, isRemoval, isReplacement, isWithOpening } from '../words/changing-orders.ts';
import { says } from '../words/ways-of-asking.ts';
import { about, type Meant, PLAIN_OR_PRICE } from './meant.ts';

/** "Make that three", "and with a coffee?": what a message makes of the order before it. */
export function orderAfter(facts: MenuFacts, { message, matches }: Meant, readLedger: LedgerReader): Meant | undefined {
  const { locale, folded_text, intent } = message;
  const changed = sentencesAfter(facts, message, readLedger) ?? changedAfter(facts, message, readLedger);
  const order_change = changed ? { order: changed } : changeOfOrder(facts, message, readLedger);
  if (order_change)
    return {
      message: { ...message, intent: 'price' },
      matches: about([...new Set(order_change.order.parts.map(({ dish }) => dish))]),
      order_change,
    };
  const bill = billAfter(facts, message, readLedger);
  if (bill) return bill;
  if (!isWithOpening(locale, folded_text) || !PLAIN_OR_PRICE.has(intent)) return undefined;
  const { parts, is_whole, is_clear: isClear } = namedPartsOf(facts, message);
  if (!is_whole || !isClear || parts.length === 0) return undefined;
  const added = parts.map(({ dish }) => dish);
  if (!isOnlyOf(facts, message, added, 'addition')) return undefined;
  const { parts: ordered, is_clear } = readLedger();
  const isOrder = ordered.length > 1 || ordered.some(({ count, options }) => count !== undefined || options.length > 0);
  return isOrder && is_clear ? { message: { ...message, intent: 'price' }, matches, ordered } : undefined;
}

/** "No, only two. And one of tongue. How much?" */
function sentencesAfter(facts: MenuFacts, message: GuestMessage, readLedger: LedgerReader): Tab | undefined {
  if (!canCorrect(message)) return undefined;
  const tab = readLedger();
  return tab.is_firm && tab.parts.length > 0 ? tabAfterSentences(facts, tab, message, addedToTab) : undefined;
}

/** "Actually just one", "add an egg to the rösti" behind an order: the answer repeats it with what has changed. */
function changedAfter(facts: MenuFacts, message: GuestMessage, readLedger: LedgerReader): Tab | undefined {
  const { locale, folded_text, text, is_allergic, asks_eat, diet, religion } = message;
  const isChange =
    isCorrection(locale, folded_text) ||
    isReplacement(locale, folded_text) ||
    isRemoval(locale, folded_text) ||
    isOnlySoMany(locale, folded_text) ||
    isAddition(locale, folded_text) ||
    asksToAdd(locale, folded_text);
  if (!isChange || /[?？؟]/.test(text) || is_allergic || asks_eat || diet !== null || religion !== null)
    return undefined;
  if (message.avoided.length > 0) return undefined;
  const tab = readLedger();
  return tab.is_firm && tab.parts.length > 0 ? changedTab(facts, tab, message) : undefined;
}

/** "What do I owe?", "and a tea, how much is that in all?": all that was ordered over the messages of the chat. */
function billAfter(facts: MenuFacts, message: GuestMessage, readLedger: LedgerReader): Meant | undefined {
  const { locale, folded_text, avoided, is_statement, intent } = message;
  if (is_statement || avoided.length > 0) return undefined;
  const isBill = isBillQuestion(facts, message);
  const isSumQuestion = !isBill && (isAskingForBill(locale, folded_text) || says(locale, 'total', folded_text));
  const isAdded =
    isSumQuestion && (isOpening(message) || isAddition(locale, folded_text) || isWithOpening(locale, folded_text));
  // "No, the large one. What's the total?"
  const isCorrected = isSumQuestion && (isCorrection(locale, folded_text) || isOnlySoMany(locale, folded_text));
  const isDenial = isDenyingToAdd(folded_text) && intent === 'price';
  if (!isBill && !isAdded && !isCorrected && !isDenial) return undefined;
  const tab = readLedger();
  if (!tab.is_firm || tab.parts.length === 0) return undefined;
  const corrected = isCorrected ? correctedTab(facts, tab, message) : undefined;
  // "Don't add cheese. How much is it?"
  const order = corrected ?? (isDenial ? tab : isAdded ? addedToTab(facts, tab, message) : isBill ? tab : undefined);
  if (!order) return undefined;
  return {
    message: { ...message, intent: 'price' },
    matches: about([...new Set(order.parts.map(({ dish }) => dish))]),
    order_change: { order },
  };
}
