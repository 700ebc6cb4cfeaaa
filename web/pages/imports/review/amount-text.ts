import { LANGUAGE_TAGS } from '../../../../shared/locales.ts';
import type { MoneyWords } from './field-words.ts';

/** An amount as its owner would type it: "12.50", "12,50", without a symbol. */
export function amountText(decimal: string, { locale }: Pick<MoneyWords, 'locale'>): string {
  const parts = new Intl.NumberFormat(LANGUAGE_TAGS[locale]).formatToParts(1.5);
  const sign = parts.find(({ type }) => type === 'decimal')?.value;
  return sign === ',' ? decimal.replace('.', ',') : decimal;
}
