import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import { formatMoney } from '../../../../shared/money.ts';
import type { MenuDish } from '../../facts/menu-facts.ts';
import { optionIn } from '../finding/named-labels.ts';
import type { Teller } from './teller.ts';

/** What the add-ons cost that a question names: "how much is it with goat's cheese?". */
export function optionLines({ facts, message, words }: Teller, dishes: readonly MenuDish[]): string[] {
  return dishes.flatMap((dish) => {
    const option = optionIn(facts, dish, message);
    if (!option || option.price === null) return [];
    const price = formatMoney(option.price, facts.money);
    return [interpolate(words.option_price, { dish: dish.item.title, part: option.label, price })];
  });
}
