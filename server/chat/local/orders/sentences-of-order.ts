import type { MenuFacts } from '../../facts/menu-facts.ts';
import { variantIn } from '../finding/named-labels.ts';
import { hasConcern, isOnlyOfLabels } from '../finding/only-of-labels.ts';
import type { GuestMessage } from '../reading/guest-message.ts';
import { readOnMenu } from '../reading/read-on-menu.ts';
import { isCorrection, isFiller } from '../words/billing.ts';
import { isOnlySoMany } from '../words/changing-orders.ts';
import { countIn, partsOfOrder } from '../words/counting.ts';
import { isBillQuestion } from './bill-question.ts';
import type { ChatOrder } from './changes-of-order.ts';
import { correctedTab, isOnlyCount } from './corrected-tab.ts';
import type { Tab } from './tab.ts';

/** "No, …", "sorry, …": at the beginning of a message, in any language. Folded as messages are. */
const TAKING_BACK_PATTERN =
  /^ ?(?:(?:ah|oh|ach|ok|mm) )?(?:no|nope|nah|sorry|oops|wait|non|pardon|attendez|perdon|espera|nein|ne|nee|moment|scusa|scusi|aspetta|nao|desculpa|لا|عفوا|不|不对|イヤ|ア|ヤッ?パ|아니|앗)(?= |[,，、]|就|只|$)/u;

/** Whether a message may retract an order. */
export const canCorrect = ({ locale, folded_text }: GuestMessage): boolean =>
  TAKING_BACK_PATTERN.test(folded_text) || isCorrection(locale, folded_text) || isOnlySoMany(locale, folded_text);

type AddToOrder = (facts: MenuFacts, tab: ChatOrder, message: GuestMessage) => ChatOrder | undefined;

/**
 * "No, only two. And one of tongue. How much?": a tab after what a message corrects and then adds; undefined if any part of it says
 * something else.
 */
export function tabAfterSentences(
  facts: MenuFacts,
  tabBefore: Tab,
  message: GuestMessage,
  addedToOrder: AddToOrder,
): Tab | undefined {
  const { locale, text } = message;
  if (hasConcern(message) || !canCorrect(message)) return undefined;
  const titles = facts.dishes.flatMap(({ item, original }) => [item.title, original.title]);
  const pieces = text
    .split(SENTENCE_END_PATTERN)
    .flatMap((sentence) => partsOfOrder(locale, sentence, [...new Set(titles)]))
    .map((piece) => readOnMenu(facts, piece, locale))
    .filter((piece) => !isEmpty(piece));
  if (pieces.length < 2) return undefined;
  let tab = tabBefore;
  let isCorrected = false;
  for (const piece of pieces) {
    if (hasConcern(piece)) return undefined;
    if (isBillQuestion(facts, piece) && countIn(locale, piece.folded_text) === undefined) continue;
    if (isCorrected) {
      const addedTab = inSize(facts, tab, piece) ?? addedToOrder(facts, tab, piece);
      if (!addedTab?.is_clear) return undefined;
      tab = { ...tab, ...addedTab };
    } else {
      const correctedOrder = recountedTab(tab, piece) ?? correctedTab(facts, tab, piece);
      if (!correctedOrder?.is_clear) return undefined;
      tab = correctedOrder;
      isCorrected = true;
    }
  }
  return isCorrected ? { ...tab, is_firm: true } : undefined;
}

const SENTENCE_END_PATTERN = /(?<=\S)[.!;](?=\s|$)|[。！；\n]/u;

/** "No", "sorry": a piece that only retracts. */
const isEmpty = ({ locale, folded_text }: GuestMessage): boolean =>
  folded_text
    .replace(TAKING_BACK_PATTERN, ' ')
    .trim()
    .split(' ')
    .every((word) => !/[\p{L}\d]/u.test(word) || isFiller(locale, word));

/** "The smoked one. Big": a piece that only names a size of what was named last. */
function inSize(facts: MenuFacts, tab: Tab, message: GuestMessage): Tab | undefined {
  const lastPart = tab.parts.at(-1);
  // "A small one and a large one" are two.
  if (!lastPart || countIn(message.locale, message.folded_text) !== undefined) return undefined;
  if (!isOnlyOfLabels(facts, lastPart.dish, message)) return undefined;
  const variant = variantIn(facts, lastPart.dish, message);
  return variant && { ...tab, parts: [...tab.parts.slice(0, -1), { ...lastPart, variant }] };
}

/** "Only two" of the only dish. */
function recountedTab(tab: Tab, message: GuestMessage): Tab | undefined {
  const [part, ...moreParts] = tab.parts;
  const count = countIn(message.locale, message.folded_text);
  if (!part || moreParts.length > 0 || count === undefined || !isOnlyCount(message)) return undefined;
  return { ...tab, parts: [{ ...part, count }] };
}
