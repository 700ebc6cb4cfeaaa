import type { MenuLocale } from './locales.ts';
import { type Currency, formatMoney, formatMoneyRange, hasWholeAmounts, type MoneyStyle } from './money.ts';
import type { PublicItem, PublicMenu } from './publication.ts';

/** ",00" is omitted only if every amount of the menu is whole (design §4). */
export function menuMoney(menu: PublicMenu, locale: MenuLocale, currency: Currency): MoneyStyle {
  const amounts = menu.sections.flatMap((section) => [section.price, ...section.items.flatMap(amountsOf)]);
  const hasWhole = hasWholeAmounts(
    amounts.filter((amount) => amount !== null),
    currency,
  );
  return { locale, currency, whole: hasWhole };
}

const amountsOf = (item: PublicItem): (number | null)[] => [
  item.price,
  item.price_max,
  ...item.variants.map(({ price }) => price),
  ...item.options.map(({ price }) => price),
];

type PricedFields = { price: number | null; price_max?: number | null; price_text: string | null };

/** "$12.50", "$3.00 – $5.00", "market price"; null if no price is known: it is never shown as 0. */
export function priceWords({ price, price_max, price_text }: PricedFields, money: MoneyStyle): string | null {
  if (price === null) return price_text;
  return price_max == null ? formatMoney(price, money) : formatMoneyRange(price, price_max, money);
}
