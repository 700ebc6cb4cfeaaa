import type { TFunction } from 'i18next';
import type { SubscriptionPrice } from '../../shared/api/subscriptions.ts';
import { billedAmount } from './amounts.ts';

/** "CA$29 a month or CA$290 a year, plus taxes.", by the provider's prices; undefined if it has none. */
export function offerPriceWords(t: TFunction, prices: readonly SubscriptionPrice[]): string | undefined {
  const amountOf = (interval: SubscriptionPrice['interval']) => {
    const price = prices.find((one) => one.interval === interval);
    return price && billedAmount(price.amount, price.currency);
  };
  const [month, year] = [amountOf('month'), amountOf('year')];
  const monthlyPrice = month && t('premium.price_month', { amount: month });
  const yearlyPrice = year && t('premium.price_year', { amount: year });
  if (monthlyPrice && yearlyPrice) return t('premium.price_or', { month: monthlyPrice, year: yearlyPrice });
  const onlyPrice = monthlyPrice ?? yearlyPrice;
  return onlyPrice && t('premium.price_plain', { price: onlyPrice });
}
