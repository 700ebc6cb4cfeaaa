import type { EarlierQuestion } from '../../facts/earlier-question.ts';
import type { MenuFacts } from '../../facts/menu-facts.ts';
import { findDishes } from '../finding/find-dishes.ts';
import { variantIn } from '../finding/named-labels.ts';
import { type Focus, focusedTab } from '../orders/focused-parts.ts';
import type { LedgerReader } from '../orders/tab.ts';
import { conceptsOfMessage } from '../reading/concepts-of-message.ts';
import type { GuestMessage, Intent } from '../reading/guest-message.ts';
import { readOnMenu } from '../reading/read-on-menu.ts';
import { asksToAdd } from '../words/adding.ts';
import { isWithOpening } from '../words/changing-orders.ts';
import { about, type Meant, speaksOfAllergens } from './meant.ts';

/**
 * "And just one skewer, how much?", "half of that", "and with cream?": what a message that names only sizes and add-ons of the
 * dishes of the last answer makes of the order, or of what was asked about.
 */
export function ofFocus(
  facts: MenuFacts,
  { message }: Meant,
  last: EarlierQuestion | undefined,
  readLedger: LedgerReader,
): Meant | undefined {
  if (!last) return undefined;
  const dishes = last.item_ids.flatMap((id) => facts.by_id.get(id) ?? []);
  let askedMessage: GuestMessage | undefined;
  const readAsked = () => {
    askedMessage ??= readOnMenu(facts, last.question, message.locale);
    return askedMessage;
  };
  const focus: Focus = {
    dishes,
    findNamedDish: () => findDishes(facts, readAsked()).named,
    variantOf: (dish) => variantIn(facts, dish, readAsked()),
  };
  const addition = isBareAddition(message) && OF_PRICES.has(readAsked().intent) ? withoutBareConcern(message) : message;
  const order = focusedTab(facts, readLedger, addition, focus);
  return (
    order && {
      message: { ...addition, intent: 'price' },
      matches: about([...new Set(order.parts.map(({ dish }) => dish))]),
      order_change: { order },
    }
  );
}

const OF_PRICES: ReadonlySet<Intent> = new Set<Intent>(['price', 'sizes']);

/** "And with a fried egg?" after a price fears no egg, unless the guest says so. */
const isBareAddition = (message: GuestMessage): boolean =>
  message.intent === 'allergens' &&
  !message.is_statement &&
  !message.asks_contents &&
  (isWithOpening(message.locale, message.folded_text) || asksToAdd(message.locale, message.folded_text)) &&
  !speaksOfAllergens(message);

const withoutBareConcern = (message: GuestMessage): GuestMessage => ({
  ...message,
  wished: conceptsOfMessage(message.text, message.locale, () => false),
  avoided: [],
  concern_words: new Set<string>(),
  intent: 'list',
});
