import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import { formatMoney } from '../../../../shared/money.ts';
import type { MenuDish } from '../../menu-facts.ts';
import { isDrink } from '../finding/kinds-of-dish.ts';
import { namedPartsOf } from '../finding/named-parts.ts';
import { asksDrinks, poolOf } from '../finding/pool-of.ts';
import { answerMissing } from './answer-search.ts';
import { answer, type LocalAnswer, list, type Teller } from './teller.ts';

export function answerPriceRange(teller: Teller): LocalAnswer {
  const { facts, message, words, found } = teller;
  const { least, most } = message;
  // Formatted like the prices of the page, which follow.
  const money = (amount: number) => formatMoney(amount, facts.money);
  const asked = poolOf(teller);
  if (asked.length === 0 && found.concepts.length > 0) return answerMissing(teller);
  const pool = asked.length > 0 ? asked : facts.dishes;
  const byAmount = pool
    .filter((dish) => dish.least !== null)
    .toSorted((a, b) => (most === null ? (b.most ?? 0) - (a.most ?? 0) : (a.least ?? 0) - (b.least ?? 0)));
  // Who asks for no drink wants something to eat.
  const eaten = asksDrinks(message) ? byAmount : byAmount.toSorted((a, b) => Number(isDrink(a)) - Number(isDrink(b)));
  const fitting = eaten.filter(({ amounts }) =>
    amounts.some(([low, high]) => (most === null || low <= most) && (least === null || high >= least)),
  );
  // Another dish may have such a price: of what was asked for, none has.
  if (fitting.length === 0 && pool !== facts.dishes && byAmount.length > 0)
    return list(teller, 'price', `${words.not_on_menu} ${words.nearest}`, byAmount.slice(0, 3));
  if (fitting.length === 0) return answer('price', [words.price_none]);
  const lead =
    most !== null && least !== null
      ? words.list_found
      : most !== null
        ? interpolate(words.price_below, { price: money(most) })
        : interpolate(words.price_above, { price: money(least ?? 0) });
  return list(teller, 'price', lead, fitting);
}

export function answerByPrice(teller: Teller, end: 'lowest' | 'highest'): LocalAnswer {
  const { words, found, facts, message } = teller;
  // "The kanafeh or the baklava, which is cheaper?"
  const { parts } = namedPartsOf(facts, message);
  const pool = parts.length > 1 ? parts.map(({ dish }) => dish) : poolOf(teller);
  const priced = (pool.length > 0 ? pool : facts.dishes).filter(({ least }) => least !== null);
  if (found.asks_food && pool.length === 0) return answerMissing(teller);
  const value = (dish: MenuDish) => (end === 'lowest' ? (dish.least ?? 0) : (dish.most ?? 0));
  const sorted = priced.toSorted((a, b) => (end === 'lowest' ? value(a) - value(b) : value(b) - value(a)));
  const [first] = sorted;
  if (!first) return answer('price', [words.price_none]);
  return list(teller, 'price', end === 'lowest' ? words.price_lowest : words.price_highest, sorted.slice(0, 3));
}
