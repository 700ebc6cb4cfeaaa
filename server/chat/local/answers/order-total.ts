import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import { formatMoney } from '../../../../shared/money.ts';
import { conceptsIn } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuDish } from '../../facts/menu-facts.ts';
import { type NamedPart, type NamedParts, namedPartsOf, sizesNamedIn } from '../finding/named-parts.ts';
import type { ChatOrder, OrderChange } from '../orders/changes-of-order.ts';
import { NO_ORDER, orderBefore } from '../orders/order-before.ts';
import {
  changedParts,
  combinedParts,
  isNamedAgain,
  isSameSize,
  ofNamed,
  withChanges,
  withoutAccompaniments,
} from '../orders/order-parts.ts';
import type { Intent } from '../reading/guest-message.ts';
import { isOpening } from '../reading/openings.ts';
import { asksForMore, isAskingOnlyDifference } from '../words/adding.ts';
import { isOfPeople, isRemoval, isWithOpening, peopleIn } from '../words/changing-orders.ts';
import { countIn } from '../words/counting.ts';
import { justNamed, says } from '../words/ways-of-asking.ts';
import { answer, foodWords, type LocalAnswer, lineOf, marksOf, type Teller } from './teller.ts';

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
  const addedLabels = options.map(({ label }) => ` + ${label}`).join('');
  return dish.item.variants.flatMap((variant) => {
    const price = priceOf({ ...part, variant });
    return price === undefined
      ? []
      : [`• ${dish.item.title}, ${variant.label}${addedLabels}: ${money(price * (part.count ?? 1))}`];
  });
}

/** Without its add-ons, in minor units. */
const basePriceOf = (part: NamedPart): number | undefined => priceOf({ ...part, options: [] });

/**
 * "How much are two pints and a burger with bacon?": the price of each part, and their sum if the menu settles every one of
 * them. Undefined if a message names less than two things, none of them several times or with an add-on.
 */
export const answerOrder = (teller: Teller): LocalAnswer | undefined => pricedOrder(teller)?.answer;

/** An answer about an order, and whether its last lines are what all of it comes to. */
type PricedOrder = { answer: LocalAnswer; has_total: boolean };

export function pricedOrder(teller: Teller): PricedOrder | undefined {
  const { facts, message, matches, order_change } = teller;
  if (order_change) return orderAnswer(teller, order_change, true);
  const extended = extendedBefore(teller);
  if (extended) return orderAnswer(teller, { order: extended }, true);
  const ownParts = namedPartsOf(facts, message);
  const dish = ownParts.parts.length > 0 ? undefined : (matches.named ?? onlyOrdered(teller));
  const sizes = dish ? sizesNamedIn(facts, message, dish) : [];
  if (new Set(sizes.map(({ variant }) => variant)).size > 1)
    return orderAnswer(teller, { order: { ...NO_ORDER, parts: sizes } }, true);
  return ownOrder(teller, withPeople(teller, ownParts));
}

/** "The fondue for four, how much?" of a price that the menu calls one for each person. */
function withPeople({ message: { locale, text, folded_text } }: Teller, ownParts: NamedParts): NamedParts {
  const [part, ...moreParts] = ownParts.parts;
  if (!part || moreParts.length > 0 || (part.count ?? 1) > 1 || part.variant !== undefined) return ownParts;
  const { item, original } = part.dish;
  const isPerPerson = [item, original].some(({ title, description }) =>
    PER_PERSON.test(`${title} ${description ?? ''}`),
  );
  const people = isPerPerson && isOfPeople(locale, folded_text) ? peopleIn(locale, text, folded_text) : undefined;
  return people === undefined ? ownParts : { ...ownParts, parts: [{ ...part, count: people }], is_clear: true };
}

/** As menus write it, in any language. */
const PER_PERSON =
  /(?<!\p{L})(?:per (?:person|head|guest)|p\.? ?p\.?|par (?:personne|tête|pers\b)|por (?:persona|pessoa|cabeza)|pro (?:person|kopf|nase|pers\b)|(?:a|per) (?:persona|testa)|per persona)(?!\p{L})|每[位人]|人均|[1１一]人(?:前|あたり|当たり|分)|お一人様|[1일] ?인(?:분|당)|(?:لكل|لل)(?: ?ال)?(?:شخص|فرد)/iu;

/** The only dish that was ordered before. */
function onlyOrdered({ readLedger }: Teller): MenuDish | undefined {
  const [part, ...moreParts] = readLedger().parts;
  return moreParts.length === 0 ? part?.dish : undefined;
}

/** What a message itself orders, with what was ordered before if it adds to that. */
function ownOrder(teller: Teller, ownParts: NamedParts): PricedOrder | undefined {
  const { facts, message, matches, readLedger } = teller;
  const { locale, folded_text } = message;
  // "Three of them": of what was named before.
  const previous: ReturnType<typeof orderBefore> =
    teller.ordered.length > 0
      ? { ...NO_ORDER, parts: teller.ordered }
      : orderBefore(facts, { message, named_dish: matches.named, added_parts: ownParts.parts }, readLedger);
  const before = previous.parts;
  const isMore = asksForMore(locale, folded_text);
  // "And another one?" of the only thing before.
  const repeatedDish = isMore && before.length === 1 ? before[0]?.dish : undefined;
  const changedDish = matches.named ?? repeatedDish;
  const namedPart =
    ownParts.parts.length === 0 && changedDish
      ? ofNamed(facts, message, changedDish, countIn(locale, folded_text))
      : undefined;
  // "A small and a large Margherita", "and with an egg?": the menu's words don't tell which.
  const isOfSeveral = namedPart !== undefined && before.filter(({ dish }) => dish === namedPart.dish).length > 1;
  const changedOrder = before.flatMap((part) =>
    namedPart && part.dish === namedPart.dish && !isOfSeveral ? changedParts(part, namedPart, isMore) : [part],
  );
  // "So hummus, flatbread and a tea, all together?" names again what was asked about.
  const newParts = isMore ? ownParts.parts : ownParts.parts.filter((part) => !isNamedAgain(before, part));
  const addedParts = namedPart ? (before.length > 0 ? [] : [namedPart]) : newParts;
  const parts = combinedParts(withoutAccompaniments(withChanges(changedOrder, addedParts, isMore)));
  // "Two coffees and a pizza" of several pizzas names the coffees, and which pizzas there are.
  const isSumQuestion = says(locale, 'total', folded_text) || parts.some(({ count }) => count !== undefined);
  const open = isSumQuestion && namedPart === undefined ? ownParts.open : [];
  const isCounted = (part: NamedPart) => (part.count ?? 1) > 1 || part.options.length > 0;
  const isOrder =
    parts.length + ownParts.missing_foods.length + open.length > 1 ||
    parts.some((one) => isCounted(one) || one.variant);
  if (!isOrder || parts.length === 0) return undefined;
  const isUnclear = isOfSeveral || (isMore && addedParts.length === 0 && namedPart === undefined);
  // "All of them together?" names nothing itself.
  const isOfBefore = teller.ordered.length > 0 && ownParts.parts.length === 0;
  const { pointing } = previous;
  const isUnderstood = pointing
    ? namedPartsOf(facts, message, { isLeftOut: ({ text }) => text === pointing.text }).is_clear
    : ownParts.is_clear;
  const order: ChatOrder = {
    parts,
    missing_foods: [...previous.missing_foods, ...ownParts.missing_foods],
    is_clear:
      !isUnclear &&
      previous.is_clear &&
      !hasHiddenOrder(teller, ownParts, parts) &&
      (isUnderstood || namedPart !== undefined || isOfBefore),
  };
  const isSum =
    new Set(parts.map(({ dish }) => dish)).size > 1 ||
    parts.some(isCounted) ||
    order.missing_foods.length > 0 ||
    says(locale, 'total', folded_text);
  return orderAnswer(teller, { order }, isSum, { extended: isOfSeveral ? [namedPart] : [], open });
}

/** Whether a plain "together?" would leave out what was named before: in a message that isn't read, or not understood. */
function hasHiddenOrder(
  { facts, message, earlier }: Teller,
  ownParts: NamedParts,
  parts: readonly NamedPart[],
): boolean {
  const { locale, folded_text } = message;
  if (ownParts.parts.length > 0 || earlier.length < 2) return false;
  if (!says(locale, 'total', folded_text) && justNamed(locale, folded_text) !== 'all') return false;
  return earlier.some((asked) => {
    if (!ORDERING.has(asked.intent) || isRemoval(asked.locale, asked.folded_text)) return false;
    const earlierParts = namedPartsOf(facts, asked);
    const isLeftOut = earlierParts.parts.some(({ dish }) => !parts.some((part) => part.dish === dish));
    return isLeftOut || (earlierParts.parts.length > 0 && !earlierParts.is_clear);
  });
}
const ORDERING: ReadonlySet<Intent> = new Set<Intent>(['price', 'list', 'none']);

/** "And with cheese and bacon?" of the one dish before, which has both; undefined if the message adds none of its add-ons. */
function extendedBefore({ facts, message, earlier, ordered, readLedger }: Teller): NamedParts | undefined {
  if (earlier.length === 0 || ordered.length > 0) return undefined;
  const { locale, folded_text } = message;
  if (asksForMore(locale, folded_text) || !(isOpening(message) || isWithOpening(locale, folded_text))) return undefined;
  const [before, ...moreParts] = readLedger().parts;
  if (!before || moreParts.length > 0) return undefined;
  const extended = namedPartsOf(facts, message, { before });
  const [first] = extended.parts;
  const isAdded = first !== undefined && first.options.length > before.options.length;
  return isAdded && first.dish === before.dish ? extended : undefined;
}

/**
 * The lines of an order, each part with what the guest must know of it, and its sum.
 *
 * @param others `extended`: parts of which only the add-ons' prices are named; `open`: dishes of which one may be meant.
 */
function orderAnswer(
  teller: Teller,
  change: OrderChange,
  isSum: boolean,
  others: { extended: readonly NamedPart[]; open: readonly MenuDish[] } = { extended: [], open: [] },
): PricedOrder {
  const { facts, words, sold_out } = teller;
  const { order } = change;
  const { is_clear } = order;
  const missing_foods = order.missing_foods.filter((food) => !isAddOnOf(teller, order.parts, food));
  const parts = combinedParts(withoutAccompaniments(order.parts));
  const money = (amount: number) => formatMoney(amount, facts.money);
  const marked = (part: NamedPart, line: string) => {
    const marks = marksOf(teller, part.dish);
    return marks.length === 0 ? line : `${line} (${marks.join('; ')})`;
  };
  const titleOf = ({ dish }: NamedPart) =>
    sold_out.has(dish.item.id) ? interpolate(words.marked_out, { dish: dish.item.title }) : dish.item.title;
  const labelOf = (part: NamedPart) => [titleOf(part), part.variant?.label].filter(Boolean).join(', ');
  const partLines = parts.flatMap((part) => {
    const price = basePriceOf(part);
    const count = part.count ?? 1;
    const times = count > 1 ? ` × ${count}` : '';
    const partPrice = priceOf(part);
    // Beside one without its add-ons, it is a line of its ownParts.
    const isBeside = part.options.length > 0 && parts.some((other) => other !== part && isSameSize(other, part));
    if (partPrice !== undefined && isBeside)
      return [
        marked(
          part,
          `• ${[labelOf(part), ...part.options.map(({ label }) => label)].join(' + ')}${times}: ${money(partPrice * count)}`,
        ),
      ];
    if (price !== undefined) return [marked(part, `• ${labelOf(part)}${times}: ${money(price * count)}`)];
    const listed = `• ${titleOf(part)}${times}${part.dish.price === null ? '' : `: ${part.dish.price}`}`;
    return [marked(part, listed), ...inEachSize(part, money).map((line) => marked(part, line))];
  });
  const extras = [...parts, ...others.extended].flatMap(({ dish, options }) =>
    options.flatMap(({ label, price }) =>
      price === null
        ? []
        : [interpolate(words.option_price, { dish: dish.item.title, part: label, price: money(price) })],
    ),
  );
  const absent =
    missing_foods.length === 0
      ? []
      : [interpolate(words.order_missing, { food: foodWords(teller, [...new Set(missing_foods)]) })];
  // Sold-out dishes can't be had: the sum is of the others.
  const availableParts = parts.filter(({ dish }) => !sold_out.has(dish.item.id));
  const isPartial = missing_foods.length > 0 || availableParts.length < parts.length;
  const sum =
    is_clear && isSum && availableParts.length > 0 && !isOfDifference(teller, parts)
      ? sumOf(availableParts)
      : undefined;
  const isExact = sum !== undefined && sum.least === sum.most;
  const total = !sum ? [] : [sumLine(teller, sum, isPartial)];
  const moreLines = isExact && !isPartial ? sumLines(teller, sum.least, change) : [];
  const lines = [
    words.list_found,
    ...partLines,
    ...[...others.open, ...openDishesOf(order)].map((dish) => `• ${lineOf(teller, dish)}`),
    ...extras,
    ...absent,
    ...total,
    ...moreLines,
  ];
  return {
    answer: answer(
      'price',
      lines,
      parts.map(({ dish }) => dish),
    ),
    has_total: isExact && !isPartial,
  };
}

/** "How much more with oat milk?" of one dish is answered by the price of the add-on. */
function isOfDifference({ message: { locale, folded_text } }: Teller, parts: readonly NamedPart[]): boolean {
  const [part, ...moreParts] = parts;
  const isOne = part !== undefined && moreParts.length === 0 && (part.count ?? 1) === 1;
  return isOne && part.options.length > 0 && isAskingOnlyDifference(folded_text) && !says(locale, 'total', folded_text);
}

/** Whether food that no dish is called is an add-on that was found. */
const isAddOnOf = ({ facts }: Teller, parts: readonly NamedPart[], food: string): boolean =>
  parts
    .flatMap(({ options }) => options.flatMap(({ label }) => conceptsIn(facts.locale, label)))
    .some(({ concept }) => isKindOf(concept, food) || isKindOf(food, concept));

/** The dishes of which one may be meant, unless the guest has named which. */
const openDishesOf = ({ parts, open_choices = [] }: ChatOrder): MenuDish[] =>
  open_choices.filter((choice) => !parts.some(({ dish }) => choice.includes(dish))).flat();

type Sum = { least: number; most: number };

/** What parts come to, from the smallest to the largest of sizes that nobody named; undefined if a price isn't on the menu. */
function sumOf(parts: readonly NamedPart[]): Sum | undefined {
  const sum = { least: 0, most: 0 };
  for (const part of parts) {
    const prices = pricesOf(part);
    if (prices.length === 0) return undefined;
    sum.least += Math.min(...prices) * (part.count ?? 1);
    sum.most += Math.max(...prices) * (part.count ?? 1);
  }
  return sum;
}

/** What a part may cost: in each of its sizes, if the guest named none. */
function pricesOf(part: NamedPart): number[] {
  const price = priceOf(part);
  if (price !== undefined) return [price];
  const { variants } = part.dish.item;
  const prices = variants.map((variant) => priceOf({ ...part, variant }));
  return part.variant === undefined && prices.every((each) => each !== undefined) ? prices : [];
}

function sumLine({ facts, words }: Teller, { least, most }: Sum, isPartial: boolean): string {
  const money = (amount: number) => formatMoney(amount, facts.money);
  if (least < most) return interpolate(words.order_span, { least: money(least), most: money(most) });
  return interpolate(isPartial ? words.order_rest : words.order_total, { price: money(least) });
}

/** What a guest asks about a sum: what each of several pays, whether an amount is enough. */
function sumLines({ facts, words }: Teller, sum: number, { payers, budget }: Omit<OrderChange, 'order'>): string[] {
  const money = (amount: number) => formatMoney(amount, facts.money);
  const lines: string[] = [];
  if (payers !== undefined)
    lines.push(
      interpolate(sum % payers === 0 ? words.order_each : words.order_each_rounded, {
        count: payers,
        price: money(Math.ceil(sum / payers)),
      }),
    );
  if (budget !== undefined)
    lines.push(
      interpolate(budget === sum ? words.budget_exact : budget > sum ? words.budget_enough : words.budget_short, {
        amount: money(budget),
        rest: money(Math.abs(budget - sum)),
      }),
    );
  return lines;
}
