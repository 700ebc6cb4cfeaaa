import { t } from '../../../i18n/i18n.ts';

/** Names that aren't their capitalised code. */
const BRAND_NAMES: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
};

export const brandName = (brand: string): string =>
  BRAND_NAMES[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1);

/** "Visa ending in 4242". */
export const cardName = ({ brand, last4 }: { brand: string; last4: string }): string =>
  t('subscription.card_number', { brand: brandName(brand), last4 });
