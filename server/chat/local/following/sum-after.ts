import type { MenuLocale } from '../../../../shared/locales.ts';
import type { EarlierQuestion } from '../../facts/earlier-question.ts';
import type { MenuFacts } from '../../facts/menu-facts.ts';
import { variantIn } from '../finding/named-labels.ts';
import { type NamedPart, namedPartsOf } from '../finding/named-parts.ts';
import { isBare, isOpening } from '../reading/openings.ts';
import { readOnMenu } from '../reading/read-on-menu.ts';
import { isAddition } from '../words/adding.ts';
import { justNamed, says } from '../words/ways-of-asking.ts';
import { about, COMPARING, type Meant, PLAIN, PLAIN_OR_PRICE } from './meant.ts';

/** "And both together?": what the dishes come to that were asked about one after the other, or two that one answer named. */
export function sumOf(
  facts: MenuFacts,
  { message, matches }: Meant,
  answered: readonly EarlierQuestion[],
): Meant | undefined {
  const { locale, folded_text, intent } = message;
  const count = justNamed(locale, folded_text);
  if (count === undefined || matches.named || matches.asks_food) return undefined;
  const [last, ...before] = answered.toReversed();
  if (!last) return undefined;
  // "And both?" after a question about a price.
  const isPrice = ({ question }: EarlierQuestion) => readOnMenu(facts, question, locale).intent === 'price';
  const goesOn = isBare(message) && answered.some(isPrice);
  if (intent !== 'price' && !(PLAIN.has(intent) && (goesOn || says(locale, 'total', folded_text)))) return undefined;
  const isSingle = ({ item_ids }: EarlierQuestion) => item_ids.length === 1;
  const firstOther = before.findIndex((one) => !isSingle(one));
  const singles = isSingle(last) ? [last, ...before.slice(0, firstOther < 0 ? undefined : firstOther)] : [];
  const parts = last.item_ids.length === count ? partsOf(facts, [last], locale) : partsOf(facts, singles, locale);
  const named = count === 'all' ? parts : parts.slice(0, count);
  if (named.length < (count === 'all' ? 2 : count)) return undefined;
  const ordered = named.toReversed();
  return { message: { ...message, intent: 'price' }, matches: about(ordered.map(({ dish }) => dish)), ordered };
}

/** "What's the cheapest chicken?", "and a large cola with it, all together?": the dish of the answer and what is added. */
export function addedToAnswer(
  facts: MenuFacts,
  { message, matches }: Meant,
  last: EarlierQuestion | undefined,
): Meant | undefined {
  const { locale, folded_text, intent } = message;
  const isSum = says(locale, 'total', folded_text) && (isOpening(message) || isAddition(locale, folded_text));
  if (!last || !isSum || !PLAIN_OR_PRICE.has(intent) || (!matches.named && matches.dishes.length === 0))
    return undefined;
  const before = readOnMenu(facts, last.question, locale);
  const isRanked = COMPARING.has(before.intent);
  const [dish] = last.item_ids.flatMap((id) => facts.by_id.get(id) ?? []);
  // What a question named itself is summed with its sizes and add-ons.
  const isNamed = namedPartsOf(facts, before).parts.length > 0;
  if (!dish || dish === matches.named || (isNamed && !isRanked) || (last.item_ids.length > 1 && !isRanked))
    return undefined;
  const variants = dish.item.variants.toSorted((one, other) => (one.price ?? 0) - (other.price ?? 0));
  const variant = isRanked ? variants.at(before.intent === 'dearest' ? -1 : 0) : undefined;
  return {
    message: { ...message, intent: 'price' },
    matches,
    ordered: [{ dish, count: undefined, variant, options: [] }],
  };
}

/** The dishes of some answers, each once, with the size that was asked for. */
function partsOf(facts: MenuFacts, questions: readonly EarlierQuestion[], locale: MenuLocale): NamedPart[] {
  const parts = questions.flatMap(({ question, item_ids }) => {
    const asked = readOnMenu(facts, question, locale);
    return item_ids
      .toReversed()
      .flatMap((id) => facts.by_id.get(id) ?? [])
      .map((dish) => ({ dish, count: undefined, variant: variantIn(facts, dish, asked), options: [] }));
  });
  return parts.filter(({ dish }, at) => parts.findIndex((one) => one.dish === dish) === at);
}
