import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import { formatMoney } from '../../../../shared/money.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuDish, MenuFacts } from '../../menu-facts.ts';
import { optionIn, variantIn } from '../finding/named-labels.ts';
import { isSizeOf, type NamedPart, namedPartsOf } from '../finding/named-parts.ts';
import { isOpening } from '../following/follow-up.ts';
import { isEdible } from '../reading/edible.ts';
import type { GuestMessage } from '../reading/read-message.ts';
import { ADDS_TO_ORDER } from '../words/adding.ts';
import { countIn } from '../words/counting.ts';
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

/** Without its add-ons, in minor units. */
const basePriceOf = (part: NamedPart): number | undefined => priceOf({ ...part, options: [] });

const labelOf = ({ dish, variant }: NamedPart): string => [dish.item.title, variant?.label].filter(Boolean).join(', ');

/** What was ordered in the message before, if this one asks what it all comes to, or adds to it: "and a bottle of wine?". */
function orderBefore({ facts, message, previous, found }: Teller, added: number): readonly NamedPart[] {
  const isOfOne = found.named !== undefined && (countIn(message.locale, message.folded) ?? 1) > 1;
  if (!previous || isOfOne || !says(message.locale, 'total', message.folded)) return [];
  if (added > 0 && !isOpening(message) && !ADDS_TO_ORDER.test(message.folded)) return [];
  return namedPartsOf(facts, previous).parts;
}

/** "Three of them", "and with ice cream?", "the pitcher?": of what was named before. */
function ofNamed(facts: MenuFacts, message: GuestMessage, dish: MenuDish, count: number | undefined): NamedPart {
  const option = optionIn(facts, dish, message);
  const variant = variantIn(facts, dish, message);
  const isOfSize = count !== undefined && variant !== undefined && isSizeOf(facts, dish, variant, count);
  return { dish, count: isOfSize ? undefined : count, variant, options: option ? [option] : [] };
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
  const ordered = teller.ordered.length > 0 ? teller.ordered : orderBefore(teller, named.parts.length);
  const own =
    named.parts.length === 0 && found.named && ordered.length === 0
      ? [ofNamed(facts, message, found.named, again)]
      : named.parts;
  const parts = withoutAccompaniments([...ordered, ...own]);
  const isOrder =
    parts.length > 1 || parts.some(({ count, options, variant }) => (count ?? 1) > 1 || options.length > 0 || variant);
  if (!isOrder) return undefined;
  const money = (amount: number) => formatMoney(amount, facts.money);
  const lines = parts.map((part) => {
    const price = basePriceOf(part);
    const count = part.count ?? 1;
    if (price === undefined)
      return `• ${part.dish.item.title}${part.dish.price === null ? '' : `: ${part.dish.price}`}`;
    return `• ${labelOf(part)}${count > 1 ? ` × ${count}` : ''}: ${money(price * count)}`;
  });
  const extras = parts.flatMap(({ dish, options }) =>
    options.flatMap(({ label, price }) =>
      price === null
        ? []
        : [interpolate(teller.words.option_price, { dish: dish.item.title, part: label, price: money(price) })],
    ),
  );
  const prices = parts.map(priceOf);
  const isSettled = (named.is_whole || named.parts.length === 0) && prices.every((price) => price !== undefined);
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
