import type { AppLocale } from '../../../shared/locales.ts';
import type { Item } from '../../../shared/menu.ts';
import { type Currency, decimalText } from '../../../shared/money.ts';

export type Price = Pick<Item, 'price' | 'price_max' | 'price_text'>;

/** "34.50", "34,50" in French: an amount without its sign, as it can be typed back. */
export function amountText(amount: number, currency: Currency, locale: AppLocale): string {
  const text = decimalText(amount, currency);
  return locale === 'fr' ? text.replace('.', ',') : text;
}

/** What stands in an item's price field: an amount, a range, words; empty where there is no price. */
export function priceText({ price, price_max, price_text }: Price, currency: Currency, locale: AppLocale): string {
  if (price === null) return price_text ?? '';
  const from = amountText(price, currency, locale);
  return price_max === null ? from : `${from} – ${amountText(price_max, currency, locale)}`;
}
