import type { Variant } from '../../../../shared/menu.ts';
import type { MenuDish, MenuFacts } from '../../facts/menu-facts.ts';
import { numberOfVariant, optionsNamedIn } from '../finding/named-labels.ts';
import { type NamedPart, namedPartsOf } from '../finding/named-parts.ts';
import { hasConcern, hasOnlyLabelWords, isOnlyOfLabels } from '../finding/only-of-labels.ts';
import { wantedStyles } from '../finding/pool-of.ts';
import type { GuestMessage } from '../reading/guest-message.ts';
import { readOnMenu } from '../reading/read-on-menu.ts';
import { asksForMore, asksToAdd, denialsIn, isAddition } from '../words/adding.ts';
import { isOrdering } from '../words/billing.ts';
import { isOfPeople, isRemoval, isWithOpening } from '../words/changing-orders.ts';
import { countIn, partsOfOrder } from '../words/counting.ts';
import { sizeWordsIn } from '../words/size-words.ts';
import { ofNamed } from './order-parts.ts';
import { ONE_OF_THEM } from './shared-parts.ts';
import { isQuestion, type Tab } from './tab.ts';

/** The dishes of the last answer, and its question. */
export type Focus = {
  dishes: readonly MenuDish[];
  /** The one of them that the guest had named. */
  findNamedDish?: () => MenuDish | undefined;
  /** The size that the question before named. */
  variantOf: (dish: MenuDish) => Variant | undefined;
};

/** Of more dishes none is in focus. */
const MAX_FOCUSED = 8;

/**
 * "And the small one?", "with two skewers", "half of that", "and with cream": a tab with a size or add-ons of the dish in focus,
 * which go before other dishes that have the same words; undefined if a message says anything else.
 */
export function focusedTab(facts: MenuFacts, tab: () => Tab, message: GuestMessage, focus: Focus): Tab | undefined {
  if (focus.dishes.length === 0 || focus.dishes.length > MAX_FOCUSED || isOther(message)) return undefined;
  const wholeChanges = changesIn(facts, message, focus);
  if (wholeChanges.length > 0) {
    const ledgerTab = tab();
    if (ledgerTab.parts.length > 1) return undefined;
    const partChange = ofTab(ledgerTab, focus, wholeChanges);
    if (partChange) return withChange(ledgerTab, message, partChange, focus, []);
    // "And a small one of it?" of several beers: the size of each, without a sum.
    const isSizes = wholeChanges.length > 1 && wholeChanges.every(({ variant }) => variant !== undefined);
    return isSizes
      ? { ...ledgerTab, parts: wholeChanges, missing_foods: [], open_choices: [], is_clear: false }
      : undefined;
  }
  // "The small one, with two carrot cakes".
  const [firstText, ...moreTexts] = partsOfOrder(message.locale, message.text, titlesOf(facts));
  if (firstText === undefined || moreTexts.length === 0) return undefined;
  const firstPiece = readOnMenu(facts, firstText, message.locale);
  const sizedChanges = changesIn(facts, firstPiece, focus).filter(({ variant }) => variant !== undefined);
  if (sizedChanges.length === 0) return undefined;
  const ledgerTab = tab();
  const partChange = ofTab(ledgerTab, focus, sizedChanges);
  if (!partChange) return undefined;
  const { parts, is_clear } = namedPartsOf(facts, message, { isLeftOut: ({ text }) => text === firstPiece.text });
  const isOnlyOthers = parts.length > 0 && parts.every(({ dish }) => dish !== partChange.dish);
  return isOnlyOthers && is_clear ? withChange(ledgerTab, message, partChange, focus, parts) : undefined;
}

const titlesOf = ({ dishes }: MenuFacts): string[] => [
  ...new Set(dishes.flatMap(({ item, original }) => [item.title, original.title])),
];

/** Messages that remove something, ask for more of the same, or count people rather than dishes. */
const isOther = (message: GuestMessage): boolean => {
  const { locale, folded_text } = message;
  return (
    hasConcern(message) ||
    // "And a glass of red?" of several wines is about the red one.
    wantedStyles(message) !== null ||
    isOfPeople(locale, folded_text) ||
    isRemoval(locale, folded_text) ||
    denialsIn(folded_text) > 0 ||
    ONE_OF_THEM.test(folded_text)
  );
};

/** A tab after a message about the dish in focus; undefined if it says anything else. */
export function tabAfterFocus(facts: MenuFacts, tab: Tab, message: GuestMessage, focus: Focus): Tab | undefined {
  const focusedOrder = focusedTab(facts, () => tab, message, focus);
  if (!focusedOrder) return undefined;
  if (!focusedOrder.is_clear) return tab;
  const isOrder = isOrdering(message.locale, message.folded_text) || !isQuestion(message);
  const isOfOrder = focusedOrder.parts.some(({ dish }) => tab.parts.some((part) => part.dish === dish));
  return tab.is_firm && !isOfOrder ? tab : { ...focusedOrder, is_firm: tab.is_firm || isOrder };
}

/** What a message that names only sizes and add-ons makes of each dish that has them. */
function changesIn(facts: MenuFacts, message: GuestMessage, { dishes, variantOf }: Focus): NamedPart[] {
  return dishes.flatMap((dish) => {
    // "One more large one" is another one.
    if (dish.item.options.length === 0 && asksForMore(message.locale, message.folded_text)) return [];
    const halfVariant = halfOf(facts, dish, message, variantOf);
    if (halfVariant) return [{ dish, variant: halfVariant, count: undefined, options: [] }];
    if (!isOnlyOfLabels(facts, dish, message)) return [];
    // "With milk powder and paçoca": each part may name one.
    const pieceTexts = dish.item.options.length > 1 ? partsOfOrder(message.locale, message.text, []) : [];
    const pieces = [message, ...pieceTexts.map((text) => readOnMenu(facts, text, message.locale))];
    const options = new Set(pieces.flatMap((piece) => optionsNamedIn(facts, dish, piece)));
    const partChange = ofNamed(facts, message, dish, countIn(message.locale, message.folded_text));
    // "Are there nuts?" adds none.
    return partChange.variant === undefined && !isAdding(message) ? [] : [{ ...partChange, options: [...options] }];
  });
}

const isAdding = ({ locale, folded_text }: GuestMessage): boolean =>
  isWithOpening(locale, folded_text) ||
  asksToAdd(locale, folded_text) ||
  isAddition(locale, folded_text) ||
  isOrdering(locale, folded_text);

/** "And half that?" of a dozen is the half dozen. */
function halfOf(
  facts: MenuFacts,
  dish: MenuDish,
  message: GuestMessage,
  variantOf: Focus['variantOf'],
): Variant | undefined {
  if (!sizeWordsIn(message.text).has('half') || !hasOnlyLabelWords(facts, dish, message)) return undefined;
  const variant = variantOf(dish);
  const { variants } = dish.item;
  // A size that is called so is meant itself.
  if (variants.some(({ label }) => sizeWordsIn(label).has('half'))) return undefined;
  const sizeNumber = variant && numberOfVariant(facts, dish, variant);
  return sizeNumber === undefined
    ? undefined
    : variants.find((other) => numberOfVariant(facts, dish, other) === sizeNumber / 2);
}

/** The change that is meant of several: of the ordered dish, of the one that the guest named, or the only one. */
function ofTab({ parts }: Tab, { findNamedDish }: Focus, changes: readonly NamedPart[]): NamedPart | undefined {
  // An order of several things is changed by its own rules.
  if (parts.length > 1) return undefined;
  const lastDish = parts.at(-1)?.dish;
  const [onlyChange, ...otherChanges] = changes;
  // "A large one" of two: the order's own rules decide which of them.
  const isOfSome = ({ dish, count = Number.POSITIVE_INFINITY }: NamedPart) =>
    parts.some((part) => part.dish === dish && count < (part.count ?? 1));
  if (changes.some(isOfSome)) return undefined;
  const ofLastDish = changes.find(({ dish }) => dish === lastDish);
  if (ofLastDish || otherChanges.length === 0) return ofLastDish ?? onlyChange;
  const namedDish = findNamedDish?.();
  return changes.find(({ dish }) => dish === namedDish);
}

function withChange(
  tab: Tab,
  message: GuestMessage,
  partChange: NamedPart,
  { variantOf }: Focus,
  moreParts: readonly NamedPart[],
): Tab {
  const part = tab.parts.find(({ dish }) => dish === partChange.dish);
  const variant = partChange.variant ?? part?.variant ?? variantOf(partChange.dish);
  const changedPart: NamedPart = {
    dish: partChange.dish,
    count: partChange.count ?? part?.count,
    variant,
    options: [...new Set([...(part?.options ?? []), ...partChange.options])],
  };
  // A question beside an order adds nothing to it.
  const isBesideOrder = part === undefined && tab.is_firm && isOrdering(message.locale, message.folded_text);
  return {
    ...tab,
    parts: [...(isBesideOrder ? tab.parts : []), changedPart, ...moreParts],
    missing_foods: [],
    open_choices: [],
    is_clear: true,
  };
}
