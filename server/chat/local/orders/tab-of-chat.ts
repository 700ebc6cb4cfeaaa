import type { ItemOption } from '../../../../shared/menu.ts';
import { conceptsIn, isReadByCharacters } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { EarlierQuestion } from '../../facts/earlier-question.ts';
import type { MenuDish, MenuFacts } from '../../facts/menu-facts.ts';
import { optionIn, variantIn } from '../finding/named-labels.ts';
import { type NamedPart, type NamedParts, namedPartsOf } from '../finding/named-parts.ts';
import { isEdible } from '../reading/edible.ts';
import { isBare, isOpening } from '../reading/openings.ts';
import type { GuestMessage, Intent } from '../reading/read-message.ts';
import { readOnMenu } from '../reading/read-on-menu.ts';
import { asksForMore, isAddition } from '../words/adding.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { isAskingForBill, isCorrection, isFiller, isOrdering, withoutBill, withoutGivenUp } from '../words/billing.ts';
import { isEnoughQuestion, isRemoval, isWithOpening } from '../words/changing-orders.ts';
import { isCommonWord, isIntentWord } from '../words/common-words.ts';
import { countIn } from '../words/counting.ts';
import { foldMessage, hasPhrase, withoutPhrases } from '../words/phrases.ts';
import { isOnlySpokenOf, isRefusal } from '../words/refusals.ts';
import { says } from '../words/ways-of-asking.ts';
import { type ChatOrder, changeOfOrder } from './changes-of-order.ts';
import { ofNamed, withChanges } from './order-of-chat.ts';

/** The order of a guest so far, message by message, as a waiter writes it down. */
type Tab = ChatOrder & {
  /** Whether the guest ordered what the last message named, rather than asked about it. */
  is_firm: boolean;
};

const EMPTY_TAB: Tab = { parts: [], missing_foods: [], is_clear: true, is_firm: false };

/** Questions about a dish, and messages that order nothing. */
const ORDERS_NOTHING: ReadonlySet<Intent> = new Set<Intent>([
  'ingredients',
  'explain',
  'spicy',
  'pairing',
  'diet',
  'religion',
  'medical',
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

/** The dishes of an answer, and what was asked. */
type TabAnswer = { intent: Intent; dishes: readonly MenuDish[] };
type TabAnswers = { answer: TabAnswer; before: TabAnswer | undefined };

/** The one dish that "it" means behind an answer. */
const singleOf = ({ intent, dishes }: TabAnswer): MenuDish | undefined =>
  dishes.length === 1 || intent === 'cheapest' || intent === 'dearest' ? dishes[0] : undefined;

/** Longer chats are added up by the staff. */
const MAX_TAB_MESSAGES = 6;

/** The order of all messages of a chat; undefined if they order nothing. */
export function tabOf(
  facts: MenuFacts,
  earlier: readonly EarlierQuestion[],
  locale: GuestMessage['locale'],
): ChatOrder | undefined {
  if (earlier.length > MAX_TAB_MESSAGES) return undefined;
  let tab = EMPTY_TAB;
  const answers: TabAnswer[] = [];
  for (const { question, item_ids } of earlier) {
    const message = readOnMenu(facts, question, locale, answers.length > 0);
    const answer = { intent: message.intent, dishes: item_ids.flatMap((id) => facts.by_id.get(id) ?? []) };
    tab = tabAfter(facts, tab, message, { answer, before: answers.at(-1) });
    answers.push(answer);
  }
  const { parts, missing_foods, is_clear, is_firm } = tab;
  return is_firm && parts.length > 0 ? { parts, missing_foods, is_clear } : undefined;
}

/** A tab with what a message adds and what it asks for: "and a tea, what do I pay then?"; undefined if it adds nothing. */
export function addedToTab(facts: MenuFacts, tab: ChatOrder, message: GuestMessage): ChatOrder | undefined {
  const namedParts = namedBeside(facts, tab, message);
  if (namedParts.parts.length === 0 && !namedParts.is_extended) return undefined;
  const { parts, missing_foods, is_clear } = withNamed(
    { ...tab, ...namedParts.tab, is_firm: true },
    namedParts,
    message,
  );
  return { parts, missing_foods, is_clear };
}

/** Whether a message that names no dish asks what everything comes to. */
export function isBillQuestion(facts: MenuFacts, message: GuestMessage): boolean {
  const { locale, folded_text, wished } = message;
  const isPriced =
    isAskingForBill(locale, folded_text) ||
    says(locale, 'total', folded_text) ||
    hasPhrase(locale, GUEST_LANGUAGES[locale].intents.price, folded_text);
  if (hasOtherWords(message)) return false;
  const isOfFood = wished.some(({ concept }) => isEdible(concept) || isKindOf(concept, 'menu part'));
  return isPriced && !isOfFood && namedPartsOf(facts, message).parts.length === 0;
}

/** The dishes that a message names besides an add-on of the last part of a tab: "with bread" of the soup. */
function namedBeside(
  facts: MenuFacts,
  tab: ChatOrder,
  message: GuestMessage,
): NamedParts & { tab: ChatOrder; is_extended: boolean } {
  const { locale, folded_text } = message;
  const lastPart = tab.parts.at(-1);
  if (lastPart && isWithOpening(locale, folded_text)) {
    const extended = namedPartsOf(facts, message, { before: lastPart });
    const [firstPart, ...moreParts] = extended.parts;
    if (firstPart && firstPart !== lastPart && firstPart.dish === lastPart.dish)
      return {
        ...extended,
        parts: moreParts,
        is_extended: true,
        tab: {
          ...tab,
          is_clear: tab.is_clear && isOnly(tab, lastPart),
          parts: [...tab.parts.slice(0, -1), firstPart],
        },
      };
  }
  return { ...namedPartsOf(facts, message), tab, is_extended: false };
}

/** "How much is the deposit?" asks for no bill. */
function hasOtherWords({ locale, folded_text }: GuestMessage): boolean {
  if (isReadByCharacters(locale)) return folded_text.replace(/[\s\p{P}]+/gu, '').length > MAX_BILL_SIGNS;
  const isPlain = (word: string) =>
    !/\p{L}{3}/u.test(word) || isCommonWord(word, [locale]) || isIntentWord(word, locale) || isFiller(locale, word);
  const otherWords = withoutBill(locale, withoutPhrases(locale, GUEST_LANGUAGES[locale].ways.total, folded_text));
  return otherWords
    .trim()
    .split(/\s+/)
    .some((word) => !isPlain(word));
}
const MAX_BILL_SIGNS = 14;

function tabAfter(facts: MenuFacts, tabBefore: Tab, message: GuestMessage, answers: TabAnswers): Tab {
  const { locale, folded_text, intent } = message;
  let tab = tabBefore;
  if (tab.parts.length > 0) {
    const corrected = correctedTab(facts, tab, message);
    if (corrected) return corrected;
    const change = changeOfOrder(facts, message, () => tab);
    if (change) return { ...tab, ...change.order };
  }
  const refused = refusedFrom(facts, tab, message);
  if (refused) return refused;
  if (isOnlySpokenOf(folded_text) || isSizeQuestion(message)) return tab;
  if (isAboutContents(message)) return withOrderedBeside(facts, tab, message);
  if (ORDERS_NOTHING.has(intent)) return tab;
  const namedParts = namedBeside(facts, tab, message);
  tab = { ...tab, ...namedParts.tab };
  if (namedParts.parts.length + namedParts.missing_foods.length === 0)
    return namedParts.is_extended ? tab : withUnnamed(facts, tab, message, answers);
  // "What soups have you got?" names one of them at most by chance.
  if (intent === 'list' && !isOrdering(locale, folded_text) && !namedParts.parts.some(isSeveral)) return tab;
  const isFirm = isOrdering(locale, folded_text) || !isQuestion(message) || namedParts.parts.some(isSeveral);
  // "How much are two burgers?", "and two beers": the burgers are ordered, too.
  const isMore =
    tab.parts.length > 0 &&
    (isOpening(message) || isAddition(locale, folded_text) || isWithOpening(locale, folded_text));
  if (!isFirm && !isMore) return tab.is_firm ? tab : { ...EMPTY_TAB, ...withNamed(EMPTY_TAB, namedParts, message) };
  const orderedTab = tab.is_firm || isMore ? tab : EMPTY_TAB;
  return { ...withNamed(orderedTab, namedParts, message), is_firm: tab.is_firm || isFirm };
}

/** "Is the burger big enough for two?" */
const isSizeQuestion = (message: GuestMessage): boolean =>
  message.intent !== 'price' && /[?？؟]/.test(message.text) && isEnoughQuestion(message.locale, message.folded_text);

/** "And a coffee. Oh, and I can't have walnuts": what the message orders outside what it says of the guest. */
function withOrderedBeside(facts: MenuFacts, tab: Tab, message: GuestMessage): Tab {
  if (/[?？؟]/.test(message.text)) return tab;
  const isOfConcern = (part: GuestMessage) => part.avoided.length + part.excluded.length > 0 || part.is_allergic;
  const namedParts = namedPartsOf(facts, message, { isLeftOut: isOfConcern });
  if (namedParts.parts.length === 0) return tab;
  // Only what is counted is surely ordered.
  const isCounted = namedParts.parts.every(({ count }) => count !== undefined);
  return {
    ...withNamed(tab, namedParts, message),
    is_clear: tab.is_clear && namedParts.is_clear && isCounted,
    is_firm: true,
  };
}

/** "No coffee for me, two teas", "take off one burger", "one less": undefined if a message refuses no dish. */
function refusedFrom(facts: MenuFacts, tab: Tab, message: GuestMessage): Tab | undefined {
  const { locale, text } = message;
  if (/[?？؟]/.test(text)) return undefined;
  const isRefused = (part: GuestMessage) => isRefusal(locale, part.folded_text);
  const { parts: refusedParts } = namedPartsOf(facts, message, { isLeftOut: (part) => !isRefused(part) });
  if (refusedParts.length === 0) {
    if (!isRefused(message)) return undefined;
    const concepts = new Set(conceptsIn(locale, text).map(({ concept }) => concept));
    const isOfTab = tab.parts.some(({ dish }) => [...dish.title_concepts].some((concept) => concepts.has(concept)));
    return isOfTab ? { ...tab, is_clear: false } : withoutUnnamed(facts, tab, message);
  }
  const remainingTab = refusedParts.reduce(takenOff, tab);
  const others = namedPartsOf(facts, message, { isLeftOut: isRefused });
  return others.parts.length === 0 ? remainingTab : { ...withNamed(remainingTab, others, message), is_firm: true };
}

/** A tab without a dish, or with fewer of it; unclear if it may be one of several. */
function takenOff(tab: Tab, { dish, count, variant }: NamedPart): Tab {
  const [target, ...moreTargets] = tab.parts.filter(
    (part) => part.dish === dish && (variant === undefined || part.variant === variant),
  );
  if (!target) return tab;
  if (moreTargets.length > 0) return { ...tab, is_clear: false };
  const remaining = (target.count ?? 1) - (count ?? target.count ?? 1);
  const parts = tab.parts.flatMap((part) =>
    part !== target ? [part] : remaining > 0 ? [{ ...part, count: remaining }] : [],
  );
  return { ...tab, parts };
}

/** "Remove one" of the only dish; another removal without a name isn't clear. */
function withoutUnnamed(facts: MenuFacts, tab: Tab, message: GuestMessage): Tab | undefined {
  const { locale, folded_text } = message;
  if (!isRemoval(locale, folded_text) || !isBare(message) || tab.parts.length === 0) return undefined;
  if (message.wished.some(({ concept }) => isEdible(concept))) return undefined;
  const [only, ...others] = tab.parts;
  const count = countIn(locale, folded_text);
  if (only && others.length === 0 && count !== undefined) return takenOff(tab, { ...only, count });
  return namedPartsOf(facts, message).parts.length === 0 ? { ...tab, is_clear: false } : undefined;
}

const isSeveral = ({ count }: NamedPart): boolean => (count ?? 1) > 1;

function withNamed(tab: Tab, namedParts: NamedParts, { locale, folded_text }: GuestMessage): Tab {
  // A dish that is only mentioned again isn't ordered again.
  const isAgain = (part: NamedPart) =>
    part.count === undefined &&
    part.variant === undefined &&
    part.options.length === 0 &&
    tab.parts.some(({ dish }) => dish === part.dish);
  const isMore = asksForMore(locale, folded_text);
  const parts = isMore ? namedParts.parts : namedParts.parts.filter((part) => !isAgain(part));
  return {
    ...tab,
    parts: withChanges(tab.parts, parts, isMore),
    missing_foods: [...tab.missing_foods, ...namedParts.missing_foods],
    is_clear: tab.is_clear && namedParts.is_clear,
  };
}

/** "Two of those", "the large one", "with an egg": of what was named last. */
function withUnnamed(facts: MenuFacts, tab: Tab, message: GuestMessage, { answer, before }: TabAnswers): Tab {
  const { locale, folded_text } = message;
  const count = countIn(locale, folded_text);
  // "And one without", "without the large one": of which dish or size isn't sure.
  if (tab.parts.length > 0 && isRemoval(locale, folded_text) && isBare(message))
    return withoutSize(facts, tab, message);
  const isPointing = hasPhrase(locale, GUEST_LANGUAGES[locale].pointing, folded_text);
  const lastPart = tab.parts.at(-1);
  const pointedDish = before && singleOf(before);
  if (isPointing && (count ?? 1) > 1 && pointedDish && pointedDish !== lastPart?.dish)
    return { ...tab, parts: [...tab.parts, ofNamed(facts, message, pointedDish, count)], is_firm: true };
  // "A pitcher of jamaica", which the answer found on a menu in another language.
  const [answeredDish, ...moreDishes] = answer.dishes;
  const isOrder = isOrdering(locale, folded_text) || (isOpening(message) && !isQuestion(message));
  if (isOrder && answeredDish && moreDishes.length === 0 && answeredDish !== lastPart?.dish)
    return { ...tab, parts: [...tab.parts, ofNamed(facts, message, answeredDish, count)], is_firm: true };
  if (!lastPart) return tab;
  const isShared = (lastPart.count ?? 1) > 1 && ONE_OF_THEM.test(folded_text);
  if (isShared && !isBare(message)) return { ...tab, is_clear: false };
  if (!isBare(message)) return tab;
  const change = ofNamed(facts, message, lastPart.dish, undefined);
  if (change.variant === undefined && change.options.length === 0) return tab;
  return {
    ...tab,
    is_clear: tab.is_clear && isOnly(tab, lastPart),
    parts: [...tab.parts.slice(0, -1), ...sharedBetween(lastPart, changedTo(lastPart, change), isShared ? 1 : count)],
  };
}

/** Folded as messages are. */
const ONE_OF_THEM =
  / (?:one of (?:them|those|the)|l une? d (?:eux|elles|entre)|un[ao]? de (?:ellos|ellas|los|las)|ein[ers]* davon|un[ao] (?:di (?:loro|quest[ie])|dei|delle)|um[a]? del[ea]s|واحد\p{L}* منه\p{L}*) |其中一|[一1]ツハ|ヒトツハ|하나는|하나만/u;

/** "One of them with bacon" of two: the part as it was, and the ones that are changed. */
const sharedBetween = (part: NamedPart, changed: NamedPart, count: number | undefined): NamedPart[] =>
  count !== undefined && count < (part.count ?? 1)
    ? [
        { ...part, count: (part.count ?? 1) - count },
        { ...changed, count },
      ]
    : [changed];

/** "Without the large one" of a small and a large beer. */
function withoutSize(facts: MenuFacts, tab: Tab, message: GuestMessage): Tab {
  const sizedParts = tab.parts.filter(
    ({ dish, variant }) => variant !== undefined && variantIn(facts, dish, message) === variant,
  );
  const [sizedPart, ...moreSized] = sizedParts;
  return sizedPart && moreSized.length === 0 && tab.parts.length > 1
    ? { ...tab, parts: tab.parts.filter((part) => part !== sizedPart) }
    : { ...tab, is_clear: false };
}

/** "A small and a large Margherita", "and with an egg?": which of them isn't clear. */
const isOnly = (tab: ChatOrder, { dish }: NamedPart): boolean =>
  tab.parts.filter((part) => part.dish === dish).length === 1;

const changedTo = (part: NamedPart, change: NamedPart): NamedPart => ({
  dish: part.dish,
  count: change.count ?? part.count,
  variant: change.variant ?? part.variant,
  options: [...new Set([...part.options, ...change.options])],
});

/** "No, the toastie rather", "make that four", "a glass instead of the jug"; undefined if a message corrects nothing. */
function correctedTab(facts: MenuFacts, tab: Tab, message: GuestMessage): Tab | undefined {
  const { locale, folded_text } = message;
  if (!isCorrection(locale, folded_text))
    return isRemoval(locale, folded_text) ? removedFrom(facts, tab, message) : undefined;
  const namedParts = namedPartsOf(facts, message);
  const isOnTab = ({ dish }: NamedPart) => tab.parts.some((part) => part.dish === dish);
  const newParts = namedParts.parts.filter((part) => !isOnTab(part));
  const knownParts = namedParts.parts.filter(isOnTab);
  const [newPart, ...moreNew] = newParts;
  if (newPart) {
    const givenUp = tab.parts.filter(
      (part) => knownParts.some(({ dish }) => dish === part.dish) || isGivenUp(part.dish, newParts, message),
    );
    const replaced = givenUp.length > 0 ? givenUp : tab.parts.slice(-1);
    const [onlyReplaced, ...moreReplaced] = replaced;
    const count =
      moreNew.length === 0 && moreReplaced.length === 0 ? (newPart.count ?? onlyReplaced?.count) : newPart.count;
    return {
      ...tab,
      parts: [...tab.parts.filter((part) => !replaced.includes(part)), { ...newPart, count }, ...moreNew],
      // "No, …" is a part that isn't understood, and orders nothing.
      is_clear: tab.is_clear && namedParts.is_whole,
    };
  }
  const correction = withWords(message, withoutGivenUp(locale, folded_text));
  const target =
    knownParts[0]?.dish ??
    tab.parts.findLast(({ dish }) => variantIn(facts, dish, correction))?.dish ??
    tab.parts.at(-1)?.dish;
  const partIndex = tab.parts.findLastIndex(({ dish }) => dish === target);
  const part = tab.parts[partIndex];
  if (!part) return undefined;
  const corrected = correctedParts(facts, { part, count: knownParts[0]?.count }, message, correction);
  if (!corrected) return undefined;
  return corrected === 'unclear'
    ? { ...tab, is_clear: false }
    : { ...tab, parts: tab.parts.toSpliced(partIndex, 1, ...corrected) };
}

const withWords = (message: GuestMessage, foldedText: string): GuestMessage =>
  foldedText === message.folded_text || isReadByCharacters(message.locale)
    ? message
    : { ...message, text: foldedText.trim(), folded_text: foldedText };

/** What a correction without another dish makes of a part; undefined if it changes nothing. */
function correctedParts(
  facts: MenuFacts,
  { part, count: namedCount }: { part: NamedPart; count: number | undefined },
  message: GuestMessage,
  correction: GuestMessage,
): NamedPart[] | 'unclear' | undefined {
  const { locale, folded_text } = message;
  const variant = variantIn(facts, part.dish, correction) ?? part.variant;
  const option = optionIn(facts, part.dish, correction);
  const count =
    variant === part.variant ? (countIn(locale, correction.folded_text) ?? part.count) : (namedCount ?? part.count);
  const givenUp = correction === message ? undefined : givenUpOption(facts, part, message, correction);
  const ownOptions = part.options.filter((own) => own !== givenUp);
  const options = option ? [...new Set([...ownOptions, option])] : ownOptions;
  const isSame = options.length === part.options.length && options.every((own) => part.options.includes(own));
  if (variant === part.variant && count === part.count && isSame) return undefined;
  // "One of them with cheese".
  const isOfOne = ONE_OF_THEM.test(folded_text) && (part.count ?? 1) > 1;
  const isOfSome = namedCount === undefined && count !== undefined && count < (part.count ?? 1);
  if (option && !isSame && (isOfOne || isOfSome)) return sharedBetween(part, { ...part, options }, isOfOne ? 1 : count);
  // Whether it is instead of the bacon isn't read in these languages.
  if (option && !isSame && isReadByCharacters(locale) && part.options.length > 0) return 'unclear';
  return [{ ...part, variant, count, options }];
}

/** "Cheese instead of bacon": the add-on that is replaced. */
function givenUpOption(
  facts: MenuFacts,
  { dish, options }: NamedPart,
  message: GuestMessage,
  correction: GuestMessage,
): ItemOption | undefined {
  const rest = message.folded_text.slice(correction.folded_text.length).trim();
  const wantedStems = new Set(correction.text.trim().split(/\s+/));
  const words = rest.split(/\s+/).filter((word) => !wantedStems.has(word));
  const option = optionIn(facts, dish, readOnMenu(facts, words.slice(-MAX_GIVEN_UP_WORDS).join(' '), message.locale));
  return option && options.includes(option) ? option : undefined;
}
const MAX_GIVEN_UP_WORDS = 3;

/** "된장 말고 김치찌개": a dish of the order that the message names by a part of its title. */
function isGivenUp(
  dish: MenuDish,
  newParts: readonly NamedPart[],
  { locale, text, folded_text }: GuestMessage,
): boolean {
  if (newParts.some((part) => part.dish === dish)) return false;
  const isOfNew = (concept: string) => newParts.some((part) => part.dish.title_concepts.has(concept));
  const concepts = conceptsIn(locale, text)
    .map(({ concept }) => concept)
    .filter((concept) => isEdible(concept) && !isOfNew(concept));
  const title = foldMessage(locale, dish.item.title).trim();
  const words = folded_text
    .trim()
    .split(/\s+/)
    .filter((word) => word.length > 1);
  return (
    concepts.some((concept) => [...dish.title_concepts].some((own) => isKindOf(own, concept))) ||
    (isReadByCharacters(locale) && words.some((word) => title.startsWith(word)))
  );
}

/** "Skip the fries": dishes of the order, with no other food in the message. */
function removedFrom(facts: MenuFacts, tab: Tab, message: GuestMessage): Tab | undefined {
  const { parts: namedParts } = namedPartsOf(facts, message);
  const removed = tab.parts.filter(({ dish }) => namedParts.some((part) => part.dish === dish));
  const foods = message.wished.map(({ concept }) => concept).filter(isEdible);
  const isOther = (concept: string) =>
    !removed.some(({ dish }) => [...dish.title_concepts].some((own) => isKindOf(own, concept)));
  if (removed.length === 0 || removed.length < namedParts.length || removed.length === tab.parts.length)
    return undefined;
  // "Take off one of the burgers".
  if (namedParts.some(({ count }) => count !== undefined)) return undefined;
  if ([...foods, ...message.excluded].some(isOther) || isQuestion(message)) return undefined;
  return { ...tab, parts: tab.parts.filter((part) => !removed.includes(part)) };
}

const isQuestion = ({ text, locale, folded_text, intent }: GuestMessage): boolean =>
  /[?？؟]/.test(text) ||
  intent === 'price' ||
  intent === 'list' ||
  intent === 'sizes' ||
  hasPhrase(locale, GUEST_LANGUAGES[locale].intents.have, folded_text);

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
