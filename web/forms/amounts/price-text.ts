import type { AppLocale } from '../../../shared/locales.ts';
import type { Item } from '../../../shared/menu.ts';
import { type Currency, typedAmount } from '../../../shared/money.ts';

export type PriceFields = Pick<Item, 'price' | 'price_max' | 'price_text'>;

/** The content of an item's price field, which `parsePrice` reads: an amount, a range, words; empty if there is no price. */
export function priceText(
  { price, price_max, price_text }: PriceFields,
  currency: Currency,
  locale: AppLocale,
): string {
  if (price === null) return price_text ?? '';
  const fromText = typedAmount(price, currency, locale);
  return price_max === null ? fromText : `${fromText} – ${typedAmount(price_max, currency, locale)}`;
}
