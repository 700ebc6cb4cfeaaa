import type { MenuFacts } from '../../facts/menu-facts.ts';
import { variantIn } from '../finding/named-labels.ts';
import type { NamedPart } from '../finding/named-parts.ts';
import type { GuestMessage } from '../reading/guest-message.ts';
import { isBare, isOpening } from '../reading/openings.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { isOrdering } from '../words/billing.ts';
import { isRemoval } from '../words/changing-orders.ts';
import { countIn } from '../words/counting.ts';
import { hasPhrase } from '../words/phrases.ts';
import { ofNamed } from './order-parts.ts';
import { ONE_OF_THEM, sharedBetween } from './shared-parts.ts';
import { isOnly, isQuestion, singleOf, type Tab, type TabAnswers } from './tab.ts';

/** "Two of those", "the large one", "with an egg": of what was named last. */
export function withUnnamed(facts: MenuFacts, tab: Tab, message: GuestMessage, { answer, before }: TabAnswers): Tab {
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

const changedTo = (part: NamedPart, change: NamedPart): NamedPart => ({
  dish: part.dish,
  count: change.count ?? part.count,
  variant: change.variant ?? part.variant,
  options: [...new Set([...part.options, ...change.options])],
});
