import { conceptsIn } from '../../../food/concepts-in.ts';
import type { MenuFacts } from '../../facts/menu-facts.ts';
import { type NamedPart, namedPartsOf } from '../finding/named-parts.ts';
import { hasConcern } from '../finding/only-of-labels.ts';
import { isBillQuestion } from '../orders/bill-question.ts';
import { changeOfOrder, isOnlyOf } from '../orders/changes-of-order.ts';
import { correctedTab } from '../orders/corrected-tab.ts';
import { refusedFrom } from '../orders/refused-dishes.ts';
import { canCorrect, tabAfterSentences } from '../orders/sentences-of-order.ts';
import type { LedgerReader, Tab } from '../orders/tab.ts';
import { addedToTab, changedTab } from '../orders/tab-of-chat.ts';
import { isEdible } from '../reading/edible.ts';
import type { GuestMessage } from '../reading/guest-message.ts';
import { isBare, isOpening } from '../reading/openings.ts';
import { asksForMore, asksToAdd, isAddition, isDenyingToAdd } from '../words/adding.ts';
import { isAskingForBill, isCorrection } from '../words/billing.ts';
import { isOnlySoMany, isRemoval, isReplacement, isWithOpening } from '../words/changing-orders.ts';
import { isRefusal } from '../words/refusals.ts';
import { says } from '../words/ways-of-asking.ts';
import { about, type Meant, PLAIN_OR_PRICE } from './meant.ts';

/** "Make that three", "and with a coffee?": what a message makes of the order before it. */
export function orderAfter(
  facts: MenuFacts,
  { message, matches }: Meant,
  readLedger: LedgerReader,
  { goesOn }: { goesOn: boolean },
): Meant | undefined {
  const { locale, folded_text, intent } = message;
  const changed =
    sentencesAfter(facts, message, readLedger) ??
    changedAfter(facts, message, readLedger) ??
    // A first message has no order before it.
    (goesOn ? (refusedAfter(facts, message, readLedger) ?? addedAfter(facts, message, readLedger)) : undefined);
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

/** "No wine after all", "啊柠檬水不要了" behind an order that has it; undefined if the order stays, or nothing is left of it. */
function refusedAfter(facts: MenuFacts, message: GuestMessage, readLedger: LedgerReader): Tab | undefined {
  const { locale, folded_text, is_allergic, diet, religion, asks_eat } = message;
  if (!isRefusal(locale, folded_text) || is_allergic || asks_eat || message.avoided.length > 0) return undefined;
  if (diet !== null || religion !== null) return undefined;
  const tab = readLedger();
  if (!tab.is_firm || tab.parts.length === 0) return undefined;
  const refusedTab = refusedFrom(facts, tab, message);
  if (!refusedTab?.is_clear || refusedTab.parts.length === 0) return undefined;
  const isLeft = ({ dish, count }: NamedPart) =>
    refusedTab.parts.some((part) => part.dish === dish && part.count === count);
  const removedParts = tab.parts.filter((part) => !isLeft(part));
  const dishes = [...tab.parts, ...refusedTab.parts].map(({ dish }) => dish);
  // "햄버거에 토마토 빼주세요" is about the hamburger, though a soup is of tomatoes.
  const concepts = new Set(conceptsIn(locale, message.text).map(({ concept }) => concept));
  const namedParts = tab.parts.filter(({ dish }) =>
    [...dish.title_concepts].some((concept) => isEdible(concept) && concepts.has(concept)),
  );
  const isSure = removedParts.length === 1 && namedParts.length <= 1;
  return isSure && isOnlyOf(facts, message, dishes, 'refusal') ? refusedTab : undefined;
}

/** "And an apple spritzer with it" behind an order: dishes that a message adds, with nothing else in it. */
function addedAfter(facts: MenuFacts, message: GuestMessage, readLedger: LedgerReader): Tab | undefined {
  const { locale, folded_text, text, intent, wished } = message;
  // "And a lemonade, too" orders one, and asks for nothing soft.
  const isPlain = PLAIN_OR_PRICE.has(intent) || intent === 'soft_drinks';
  if (!isPlain || /[?？؟]/.test(text) || hasConcern(message) || isRefusal(locale, folded_text)) return undefined;
  const isMore =
    isOpening(message) || isAddition(locale, folded_text) || isWithOpening(locale, folded_text) || isBare(message);
  if (!isMore || wished.length === 0) return undefined;
  const { parts, is_whole, is_clear } = namedPartsOf(facts, message);
  if (parts.length === 0 || !is_whole || !is_clear) return undefined;
  const dishes = parts.map(({ dish }) => dish);
  if (!isOnlyOf(facts, message, dishes, 'addition')) return undefined;
  const tab = readLedger();
  if (!tab.is_firm || !tab.is_clear || tab.parts.length === 0) return undefined;
  // A dish of the order is named again, not ordered again, unless the guest says so.
  const isNew =
    asksForMore(locale, folded_text) || dishes.every((dish) => !tab.parts.some((part) => part.dish === dish));
  if (!isNew) return undefined;
  const order = addedToTab(facts, tab, message);
  return order && { ...tab, ...order };
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
