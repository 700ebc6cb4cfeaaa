import type { AppLocale } from '../../../shared/locales.ts';
import type { Item } from '../../../shared/menu.ts';
import { type Currency, typedAmount } from '../../../shared/money.ts';

export type Price = Pick<Item, 'price' | 'price_max' | 'price_text'>;

/** What stands in an item's price field: an amount, a range, words; empty if there is no price. */
export function priceText({ price, price_max, price_text }: Price, currency: Currency, locale: AppLocale): string {
  if (price === null) return price_text ?? '';
  const from = typedAmount(price, currency, locale);
  return price_max === null ? from : `${from} – ${typedAmount(price_max, currency, locale)}`;
}
