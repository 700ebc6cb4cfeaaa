import type { EarlierQuestion } from '../../facts/earlier-question.ts';
import type { MenuFacts } from '../../facts/menu-facts.ts';
import { variantIn } from '../finding/named-labels.ts';
import { type NamedParts, namedPartsOf } from '../finding/named-parts.ts';
import { isOnlyOfLabels } from '../finding/only-of-labels.ts';
import type { GuestMessage, Intent } from '../reading/guest-message.ts';
import { isOpening } from '../reading/openings.ts';
import { readOnMenu } from '../reading/read-on-menu.ts';
import { isAddition, isDenyingToAdd } from '../words/adding.ts';
import { isOrdering } from '../words/billing.ts';
import { isEnoughQuestion, isWithOpening } from '../words/changing-orders.ts';
import { isOnlySpokenOf } from '../words/refusals.ts';
import { says } from '../words/ways-of-asking.ts';
import { type ChatOrder, changeOfOrder } from './changes-of-order.ts';
import { correctedTab } from './corrected-tab.ts';
import { extendedTab, withoutOption } from './extended-parts.ts';
import { type Focus, tabAfterFocus } from './focused-parts.ts';
import { isSeveral, namedBeside, withChoice, withNamed } from './named-beside.ts';
import { pointedParts, pointingPart } from './pointing-parts.ts';
import { refusedFrom } from './refused-dishes.ts';
import { tabAfterSentences } from './sentences-of-order.ts';
import { EMPTY_TAB, isQuestion, type Tab, type TabAnswer, type TabAnswers } from './tab.ts';
import { withUnnamed } from './unnamed-parts.ts';

/** Questions about a dish, and messages that order nothing. */
const ORDERS_NOTHING: ReadonlySet<Intent> = new Set<Intent>([
  'ingredients',
  'explain',
  'spicy',
  'pairing',
  'sold_out',
  'insult',
  'refused',
  'hours',
  'address',
  'phone',
  'booking',
  'cheapest',
  'dearest',
  'price_range',
]);

/** What a guest is or eats, which an order may be said beside: "we're vegan: two porridges". */
const OF_GUEST: ReadonlySet<Intent> = new Set<Intent>(['diet', 'religion', 'medical']);

/** Longer chats are added up by the staff. */
const MAX_TAB_MESSAGES = 12;

/** The order of all messages of a chat. If it is not firm, the guest has only asked about its dishes. */
export function tabOf(facts: MenuFacts, earlier: readonly EarlierQuestion[], locale: GuestMessage['locale']): Tab {
  let tab: Tab = { ...EMPTY_TAB, is_clear: earlier.length <= MAX_TAB_MESSAGES };
  const answers: TabAnswer[] = [];
  for (const { question, item_ids } of earlier.slice(-MAX_TAB_MESSAGES)) {
    const message = readOnMenu(facts, question, locale, answers.length > 0);
    const answer = { intent: message.intent, message, dishes: item_ids.flatMap((id) => facts.by_id.get(id) ?? []) };
    tab = tabAfter(facts, tab, message, { answer, before: answers.at(-1) });
    answers.push(answer);
  }
  return { ...tab, last_answer: answers.at(-1) };
}

/** "Actually just one", "add an egg to the rösti": what a message changes of an order; undefined if it changes none of it. */
export const changedTab = (facts: MenuFacts, tab: Tab, message: GuestMessage): Tab | undefined =>
  withoutOption(tab, message, facts) ??
  correctedTab(facts, tab, message) ??
  // "Don't add cheese": the order stays.
  (isDenyingToAdd(message.folded_text) ? tab : extendedTab(facts, tab, message));

/** A tab with what a message adds and what it asks for: "and a tea, what do I pay then?"; undefined if it adds nothing. */
export function addedToTab(facts: MenuFacts, tab: ChatOrder, message: GuestMessage): ChatOrder | undefined {
  const namedParts = namedBeside(facts, tab, message);
  if (namedParts.parts.length === 0 && !namedParts.is_extended) return undefined;
  return withNamed({ ...tab, ...namedParts.tab, is_firm: true }, namedParts, message);
}

function tabAfter(facts: MenuFacts, tabBefore: Tab, message: GuestMessage, answers: TabAnswers): Tab {
  const { locale, folded_text, intent } = message;
  let tab = tabBefore;
  const changed = changedByMessage(facts, tab, message, answers);
  if (changed) return changed;
  const refused = refusedFrom(facts, tab, message);
  if (refused) return refused;
  if (isOnlySpokenOf(folded_text) || isSizeQuestion(message)) return tab;
  const besideConcern = besideConcernOf(facts, tab, message);
  if (besideConcern) return besideConcern;
  if (ORDERS_NOTHING.has(intent)) return tab;
  const namedParts = withPointed(facts, tab, message, answers);
  tab = { ...tab, ...namedParts.tab };
  if (isOrderOfOne(tab, namedParts, message))
    return { ...tab, open_choices: withChoice(tab, namedParts), is_clear: false };
  if (namedParts.parts.length + namedParts.missing_foods.length === 0)
    return namedParts.is_extended ? tab : withUnnamed(facts, tab, message, answers);
  // "What soups have you got?" names one of them at most by chance.
  if (isOnlyListed(namedParts, message)) return tab;
  const isFirm =
    isOrdering(locale, folded_text) ||
    !isQuestion(message) ||
    namedParts.parts.some(isSeveral) ||
    isCountedList(namedParts, message) ||
    // "Carbonara and a half litre of red, in total?"
    (namedParts.parts.length > 1 && says(locale, 'total', folded_text));
  // "How much are two burgers?", "and two beers": the burgers are ordered, too.
  const isMore =
    tab.parts.length > 0 &&
    (isOpening(message) || isAddition(locale, folded_text) || isWithOpening(locale, folded_text));
  if (!isFirm && !isMore) return tab.is_firm ? tab : { ...EMPTY_TAB, ...withNamed(EMPTY_TAB, namedParts, message) };
  const orderedTab = tab.is_firm || isMore ? tab : EMPTY_TAB;
  return { ...withNamed(orderedTab, namedParts, message), is_firm: tab.is_firm || isFirm };
}

/** A tab with a message's changes of its dishes; undefined if the message names something else. */
function changedByMessage(facts: MenuFacts, tab: Tab, message: GuestMessage, { before }: TabAnswers): Tab | undefined {
  const focused = before && tabAfterFocus(facts, tab, message, focusOf(facts, before));
  if (focused || tab.parts.length === 0) return focused;
  const corrected = tabAfterSentences(facts, tab, message, addedToTab) ?? changedTab(facts, tab, message);
  if (corrected) return corrected;
  const change = changeOfOrder(facts, message, () => tab);
  return change && { ...tab, ...change.order };
}

/** The dishes of an answer, with the sizes that its question named. */
const focusOf = (facts: MenuFacts, { dishes, message }: TabAnswer): Focus => ({
  dishes,
  variantOf: (dish) => variantIn(facts, dish, message),
});

/** What a message names, with the dish of the answer before that it points to: "that and a pot of tea, how much?". */
function withPointed(
  facts: MenuFacts,
  tab: Tab,
  message: GuestMessage,
  { before }: TabAnswers,
): ReturnType<typeof namedBeside> {
  const namedParts = namedBeside(facts, tab, message);
  const pointing = before && namedParts.parts.length > 0 ? pointingPart(facts, message) : undefined;
  if (!pointing || !before) return namedParts;
  const pointed = pointedParts(facts, tab, pointing, before);
  if (pointed.length === 0) return namedParts;
  const { is_clear } = namedPartsOf(facts, message, { isLeftOut: ({ text }) => text === pointing.text });
  return { ...namedParts, parts: [...pointed, ...namedParts.parts], is_clear };
}

const isOnlyListed = ({ parts }: NamedParts, { intent, locale, folded_text }: GuestMessage): boolean =>
  intent === 'list' && !isOrdering(locale, folded_text) && parts.every(({ count }) => count === undefined);

/** "A bottle of red and a flatbread": each thing is counted, and nothing is asked. */
const isCountedList = ({ parts }: NamedParts, { intent, text }: GuestMessage): boolean =>
  intent === 'list' && !/[?？؟]/.test(text) && parts.length > 1 && parts.every(({ count }) => count !== undefined);

/** "And a scone" of two kinds: it is ordered, though it isn't clear which. */
const isOrderOfOne = (tab: Tab, { parts, open }: NamedParts, message: GuestMessage): boolean =>
  parts.length === 0 &&
  open.length > 1 &&
  tab.is_firm &&
  !/[?？؟]/.test(message.text) &&
  (isOrdering(message.locale, message.folded_text) || isOpening(message));

/** "Is the burger big enough for two?" */
const isSizeQuestion = (message: GuestMessage): boolean =>
  message.intent !== 'price' && /[?？؟]/.test(message.text) && isEnoughQuestion(message.locale, message.folded_text);

/** A tab with an order that comes with a diet or an allergy; undefined if a message speaks of neither. */
function besideConcernOf(facts: MenuFacts, tab: Tab, message: GuestMessage): Tab | undefined {
  if (isAboutContents(message)) return withOrderedBeside(facts, tab, message);
  return OF_GUEST.has(message.intent) ? withOrderOfGuest(facts, tab, message) : undefined;
}

/** "And a coffee. Oh, and I can't have walnuts": what the message orders outside what it says of the guest. */
function withOrderedBeside(facts: MenuFacts, tab: Tab, message: GuestMessage): Tab {
  if (/[?？؟]/.test(message.text)) return tab;
  const namedParts = namedPartsOf(facts, message, { isLeftOut: isLeftOutOf(facts, tab) });
  if (namedParts.parts.length === 0) return tab;
  // Only what is counted is surely ordered.
  const isCounted = namedParts.parts.every(({ count }) => count !== undefined);
  return {
    ...withNamed(tab, namedParts, message),
    is_clear: tab.is_clear && namedParts.is_clear && isCounted,
    is_firm: true,
  };
}

/** "We're vegetarian: two porridges and a tea". */
function withOrderOfGuest(facts: MenuFacts, tab: Tab, message: GuestMessage): Tab {
  const isOrder = isOrdering(message.locale, message.folded_text);
  if (isQuestion(message) && !isOrder) return tab;
  const namedParts = namedPartsOf(facts, message, { isLeftOut: isLeftOutOf(facts, tab) });
  // "I'm pregnant, raw fish is out" counts nothing.
  const isCounted = namedParts.parts.some(({ count }) => count !== undefined);
  return isCounted || (isOrder && namedParts.parts.length > 0)
    ? { ...withNamed(tab, namedParts, message), is_firm: true }
    : tab;
}

/** The parts that order nothing beside a concern: the concern, and a size of the dish that was named last. */
const isLeftOutOf = (facts: MenuFacts, { parts }: Tab) => {
  const lastDish = parts.at(-1)?.dish;
  return (part: GuestMessage): boolean =>
    isOfConcern(part) || (lastDish !== undefined && isOnlyOfLabels(facts, lastDish, part));
};

const isOfConcern = ({ avoided, excluded, is_allergic }: GuestMessage): boolean =>
  avoided.length + excluded.length > 0 || is_allergic;

/** "I'm allergic to nuts, is the brownie all right?" */
const isAboutContents = ({
  intent,
  is_statement,
  is_allergic,
  asks_contents,
  locale,
  folded_text,
  text,
}: GuestMessage): boolean =>
  (asks_contents && /[?？؟]/.test(text)) ||
  (intent === 'allergens' && (is_statement || is_allergic) && !isOrdering(locale, folded_text));
