import type { Item } from './menu.ts';
import { formatMoney, formatMoneyRange, hasWholeAmounts, type MoneyStyle } from './money.ts';

type PricedItem = Pick<Item, 'price' | 'price_max' | 'price_text' | 'variants'>;

/** What a dish of the menu costs, in one line: "$12", "glass $9 · bottle $45"; empty if it has no price. */
export function menuPrice({ price, price_max, price_text, variants }: PricedItem, money: MoneyStyle): string {
  const style = (amounts: number[]) => ({ ...money, whole: money.whole && hasWholeAmounts(amounts, money.currency) });
  const words = variants.map(({ label, price: amount }) =>
    [label, amount === null ? '' : formatMoney(amount, style([amount]))].filter(Boolean).join(' '),
  );
  if (price !== null && price_max !== null) words.push(formatMoneyRange(price, price_max, style([price, price_max])));
  else if (price !== null) words.push(formatMoney(price, style([price])));
  if (price_text !== null) words.push(price_text);
  return words.join(' · ');
}
