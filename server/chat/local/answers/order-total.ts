import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import { formatMoney } from '../../../../shared/money.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuDish, MenuFacts } from '../../menu-facts.ts';
import { optionIn, variantIn } from '../finding/named-labels.ts';
import { isSizeOf, type NamedPart, namedPartsOf } from '../finding/named-parts.ts';
import { isOpening } from '../following/follow-up.ts';
import { isEdible } from '../reading/edible.ts';
import type { GuestMessage, Intent } from '../reading/read-message.ts';
import { ADDS_TO_ORDER, asksForMore } from '../words/adding.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { countIn, partsOfOrder } from '../words/counting.ts';
import { foldMessage, hasPhrase } from '../words/phrases.ts';
import { says } from '../words/ways-of-asking.ts';
import { answer, type LocalAnswer, list, type Teller } from './teller.ts';

/** The price of one part, in minor units; undefined if the menu doesn't settle it: no price, or a size that wasn't said. */
function priceOf({ dish, variant, options }: NamedPart): number | undefined {
  const { item } = dish;
  const base =
    variant?.price ?? (item.variants.length === 0 && item.price_max === null ? (item.price ?? undefined) : undefined);
  if (base === undefined) return undefined;
  let sum = base;
  for (const { price } of options) {
    if (price === null) return undefined;
    sum += price;
  }
  return sum;
}

/** What a dish comes to with its add-ons in each of its sizes, if the guest named none. */
function inEachSize(part: NamedPart, money: (amount: number) => string): string[] {
  const { dish, options } = part;
  if (options.length === 0 || part.variant !== undefined) return [];
  const added = options.map(({ label }) => ` + ${label}`).join('');
  return dish.item.variants.flatMap((variant) => {
    const price = priceOf({ ...part, variant });
    return price === undefined
      ? []
      : [`• ${dish.item.title}, ${variant.label}${added}: ${money(price * (part.count ?? 1))}`];
  });
}

/** Without its add-ons, in minor units. */
const basePriceOf = (part: NamedPart): number | undefined => priceOf({ ...part, options: [] });

const labelOf = ({ dish, variant }: NamedPart): string => [dish.item.title, variant?.label].filter(Boolean).join(', ');

/** Questions before that ordered nothing: what they named belongs to no sum. */
const NO_ORDER: ReadonlySet<Intent> = new Set(['ingredients', 'explain', 'children', 'spicy', 'pairing']);
/** Older messages belong to no order. */
const MAX_ORDER_MESSAGES = 3;

/** What was ordered in the messages before, if this one asks what it all comes to, or adds to it: "and a bottle of wine?". */
function orderBefore(teller: Teller, added: readonly NamedPart[]): readonly NamedPart[] {
  const { facts, message, found, earlier } = teller;
  const { locale, folded } = message;
  const previous = earlier.at(-1);
  if (!previous || NO_ORDER.has(previous.intent)) return [];
  // "And two of those?" is of the one thing before, with what was added to it.
  if (found.named !== undefined && (countIn(locale, folded) ?? 1) > 1 && added.length === 0) {
    const order = orderOf(facts, earlier.slice(-MAX_ORDER_MESSAGES));
    const isOfOne = order.length === 1 && order[0]?.dish === found.named;
    return isOfOne || (asksForMore(locale, folded) && says(locale, 'total', folded)) ? order : [];
  }
  // "That one and a large water, how much?"
  const pointed = added.length > 0 && pointsInOrder(facts, message) ? namedPartsOf(facts, previous).parts : [];
  if (pointed.length === 1) return pointed;
  if (!says(locale, 'total', folded)) return [];
  // "With bacon on top" adds to the burger that is named, not to what was ordered before.
  const isOption = added.some(({ options }) => options.length > 0);
  const isNew = added.length > 0 && !isOpening(message) && !asksForMore(locale, folded);
  if (isNew && (isOption || !ADDS_TO_ORDER.test(folded))) return [];
  return orderOf(facts, earlier.slice(-MAX_ORDER_MESSAGES));
}

/** What the last of some messages ordered, and those before it as far as it only changed that: "and with an egg?". */
function orderOf(facts: MenuFacts, messages: readonly GuestMessage[]): readonly NamedPart[] {
  const message = messages.at(-1);
  if (!message || NO_ORDER.has(message.intent)) return [];
  const { parts } = namedPartsOf(facts, message);
  const isMore = asksForMore(message.locale, message.folded);
  const isChange = isMore || (isOpening(message) && parts.every(({ options }) => options.length > 0));
  if (!isChange) return parts;
  const order = orderOf(facts, messages.slice(0, -1));
  const last = order.at(-1);
  if (parts.length > 0 || !last) return withChanges(order, parts, isMore);
  const change = ofNamed(facts, message, last.dish, countIn(message.locale, message.folded));
  return [...order.slice(0, -1), ...changedParts(last, change, isMore)];
}

/** A part that the next message changes; "another one" and "two more" are added to it. */
const changedParts = (part: NamedPart, change: NamedPart, isMore: boolean): NamedPart[] =>
  isMore && change.options.length === 0
    ? [part, { ...part, variant: change.variant ?? part.variant, count: change.count }]
    : [changedPart(part, change)];

/**
 * An order with what a message adds to its parts; other parts are added.
 *
 * @param isMore Whether the message asks for more: all of its parts are added.
 */
function withChanges(order: readonly NamedPart[], parts: readonly NamedPart[], isMore: boolean): readonly NamedPart[] {
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

/** Whether one of several things that a message orders is what it points to: "that and a water". */
function pointsInOrder(facts: MenuFacts, { locale, text }: GuestMessage): boolean {
  const { pointing } = GUEST_LANGUAGES[locale];
  const parts = partsOfOrder(
    locale,
    text,
    facts.dishes.map(({ item }) => item.title),
  );
  return (
    parts.length > 1 &&
    parts.some(
      (part) => hasPhrase(locale, pointing, foldMessage(locale, part)) && wordCount(part) <= MAX_POINTING_WORDS,
    )
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
function ofNamed(facts: MenuFacts, message: GuestMessage, dish: MenuDish, count: number | undefined): NamedPart {
  const option = optionIn(facts, dish, message);
  const variant = variantIn(facts, dish, message);
  const isOfSize = count !== undefined && variant !== undefined && isSizeOf(facts, dish, variant, count);
  // "And with an egg?" of two burgers counts the egg.
  const isOfOption = option !== undefined && count === 1;
  return { dish, count: isOfSize || isOfOption ? undefined : count, variant, options: option ? [option] : [] };
}

const isSameSize = (one: NamedPart, other: NamedPart): boolean =>
  one.dish === other.dish && one.variant === other.variant;

/** Each dish once in each of its sizes and with each of its add-ons: two lines that are the same are one, counted. */
function combinedParts(parts: readonly NamedPart[]): readonly NamedPart[] {
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
const withoutAccompaniments = (parts: readonly NamedPart[]): readonly NamedPart[] =>
  parts.filter((part) => {
    const own = [...part.dish.title_concepts].filter(isEdible);
    const isOf = (whole: NamedPart) =>
      whole !== part && whole.count === undefined && whole.dish.title_concepts.size > part.dish.title_concepts.size;
    const names = ({ dish }: NamedPart) =>
      own.every((concept) => [...dish.title_concepts].some((one) => isKindOf(one, concept)));
    const isPlain = part.count === undefined && part.options.length === 0 && own.length > 0;
    return !(isPlain && parts.some((whole) => isOf(whole) && names(whole)));
  });

/**
 * "How much are two pints and a burger with bacon?": the price of each part, and their sum if the menu settles every one of
 * them. Undefined if a message names less than two things, none of them several times or with an add-on.
 */
export function answerOrder(teller: Teller): LocalAnswer | undefined {
  const { facts, message, found } = teller;
  const { locale, folded } = message;
  const named = namedPartsOf(facts, message);
  const again = countIn(locale, folded);
  // "Three of them": of what was named before.
  const before = teller.ordered.length > 0 ? teller.ordered : orderBefore(teller, named.parts);
  const isMore = asksForMore(locale, folded);
  // "And another one?" of the only thing before.
  const repeatedDish = isMore && before.length === 1 ? before[0]?.dish : undefined;
  const changedDish = found.named ?? repeatedDish;
  const change = named.parts.length === 0 && changedDish ? ofNamed(facts, message, changedDish, again) : undefined;
  // "A small and a large Margherita", "and with an egg?": the menu's words don't tell which.
  const isOfSeveral = change !== undefined && before.filter(({ dish }) => dish === change.dish).length > 1;
  const changed = before.flatMap((part) =>
    change && part.dish === change.dish && !isOfSeveral ? changedParts(part, change, isMore) : [part],
  );
  const added = change ? (before.length > 0 ? [] : [change]) : named.parts;
  const parts = combinedParts(withoutAccompaniments(withChanges(changed, added, isMore)));
  const isOrder =
    parts.length > 1 || parts.some(({ count, options, variant }) => (count ?? 1) > 1 || options.length > 0 || variant);
  if (!isOrder) return undefined;
  const money = (amount: number) => formatMoney(amount, facts.money);
  const lines = parts.flatMap((part) => {
    const price = basePriceOf(part);
    const count = part.count ?? 1;
    const partPrice = priceOf(part);
    // Beside one without its add-ons, it is a line of its own.
    if (
      partPrice !== undefined &&
      part.options.length > 0 &&
      parts.some((other) => other !== part && isSameSize(other, part))
    )
      return [
        `• ${[labelOf(part), ...part.options.map(({ label }) => label)].join(' + ')}${count > 1 ? ` × ${count}` : ''}: ${money(partPrice * count)}`,
      ];
    if (price !== undefined) return [`• ${labelOf(part)}${count > 1 ? ` × ${count}` : ''}: ${money(price * count)}`];
    const listed = `• ${part.dish.item.title}${part.dish.price === null ? '' : `: ${part.dish.price}`}`;
    return [listed, ...inEachSize(part, money)];
  });
  const extras = [...parts, ...(isOfSeveral ? [change] : [])].flatMap(({ dish, options }) =>
    options.flatMap(({ label, price }) =>
      price === null
        ? []
        : [interpolate(teller.words.option_price, { dish: dish.item.title, part: label, price: money(price) })],
    ),
  );
  const prices = parts.map(priceOf);
  const isSettled =
    !isOfSeveral &&
    !(isMore && added.length === 0 && change === undefined) &&
    (named.is_whole || named.parts.length === 0) &&
    prices.every((price) => price !== undefined);
  const sum = parts.reduce((total, part, at) => total + (prices[at] ?? 0) * (part.count ?? 1), 0);
  const isSum =
    new Set(parts.map(({ dish }) => dish)).size > 1 ||
    parts.some(({ count, options }) => (count ?? 1) > 1 || options.length > 0) ||
    says(locale, 'total', folded);
  const total = isSettled && isSum ? [interpolate(teller.words.order_total, { price: money(sum) })] : [];
  const dishes = parts.map(({ dish }) => dish);
  // What an answer lists carries its marks.
  if (teller.avoided.length > 0 || teller.excluded.length > 0)
    return list(teller, 'price', [teller.words.list_found, ...total].join(' '), dishes);
  return answer('price', [teller.words.list_found, ...lines, ...extras, ...total], dishes);
}
