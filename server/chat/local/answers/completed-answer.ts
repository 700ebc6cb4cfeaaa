import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import { declaredWords, isDrink } from '../finding/kinds-of-dish.ts';
import { optionIn } from '../finding/named-labels.ts';
import type { Intent } from '../reading/guest-message.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { hasPhrase } from '../words/phrases.ts';
import { qualityLines } from './answer-left-out.ts';
import { dishLines } from './declared-of-dish.ts';
import { pricedOrder } from './order-total.ts';
import type { LocalAnswer, Teller } from './teller.ts';

/** What an answer says besides: of each dish what is declared, whether it is sold out, what it costs. */

/** What a bill of somebody who is vegan or eats halal says of each dish that isn't marked so. */
export function dietLines(teller: Teller, { item_ids }: LocalAnswer): string[] {
  const { facts, message } = teller;
  const quality = message.religion ?? message.diet;
  if (quality === null) return [];
  return item_ids
    .flatMap((id) => facts.by_id.get(id) ?? [])
    .filter((dish) => !isDrink(dish) && declaredWords(dish, quality) === null)
    .flatMap((dish) => qualityLines(teller, dish, quality));
}

/** Says of a dish or two that an answer is about that they are sold out, which lists say themselves. */
export function soldOutLines({ facts, sold_out, words }: Teller, { lines, item_ids }: LocalAnswer): string[] {
  if (item_ids.length > MAX_TOLD_OUT) return [];
  const text = lines.join('\n');
  return item_ids
    .flatMap((id) => facts.by_id.get(id) ?? [])
    .filter(({ item }) => sold_out.has(item.id) && text.includes(item.title))
    .flatMap(({ item }) =>
      text.includes(interpolate(words.marked_out, { dish: item.title }))
        ? []
        : [interpolate(words.dish_out, { dish: item.title })],
    );
}
const MAX_TOLD_OUT = 2;

/** Answers about one dish without its price. */
const WITHOUT_PRICES: ReadonlySet<Intent> = new Set<Intent>([
  'allergens',
  'diet',
  'religion',
  'swap',
  'spicy',
  'sizes',
]);

/** "The toast with gluten-free bread, how much is it?" also asks for a price. */
export function withPrices(teller: Teller, intent: Intent, answered: LocalAnswer): LocalAnswer {
  const { message, matches, words } = teller;
  const { locale, folded_text } = message;
  if (!WITHOUT_PRICES.has(intent) || !hasPhrase(locale, GUEST_LANGUAGES[locale].intents.price, folded_text))
    return answered;
  // "Can I swap in oat milk, how much more?" orders no oat porridge.
  const isOfOption = intent === 'swap' && matches.named && optionIn(teller.facts, matches.named, message);
  const priced = isOfOption ? undefined : pricedOrder(teller);
  // Of an open size only the staff can say what it comes to.
  const order = priced?.has_total ? priced.answer : undefined;
  const text = answered.lines.join('\n');
  const [only] = matches.dishes.length === 1 ? matches.dishes : [];
  const named = matches.named ?? only;
  const isPriced = named === undefined || named.price === null || text.includes(named.price);
  const lines = order
    ? order.lines.slice(1)
    : isPriced
      ? []
      : [interpolate(words.price_is, { dish: named.item.title, price: named.price ?? '' })];
  return { ...answered, lines: [...new Set([...lines, ...answered.lines])] };
}

/** Adds what is declared of the dishes that an answer names in sentences; lists carry their marks. */
export function withDeclarations(teller: Teller, given: LocalAnswer): LocalAnswer {
  if (teller.avoided.length === 0 || given.item_ids.length === 0) return given;
  const { facts, words } = teller;
  const text = given.lines.filter((line) => !line.startsWith('• ')).join('\n');
  const inSentences = given.item_ids
    .flatMap((id) => facts.by_id.get(id) ?? [])
    .filter(({ item }) => text.includes(item.title));
  const lines = inSentences.flatMap((dish) => dishLines(teller, dish).lines);
  return { ...given, lines: [...new Set([...given.lines, ...lines, words.allergen_ask])] };
}
