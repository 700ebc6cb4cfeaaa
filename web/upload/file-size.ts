import type { AppLocale } from '../../shared/locales.ts';

const KILOBYTE_BYTES = 1_000;

/** "480 kB", "1.2 MB"; in French "480 ko", "1,2 Mo". Decimal units, like the systems' file lists. */
export function fileSize(bytes: number, locale: AppLocale): string {
  const isLarge = bytes >= KILOBYTE_BYTES ** 2;
  const amount = isLarge ? bytes / KILOBYTE_BYTES ** 2 : Math.max(1, Math.round(bytes / KILOBYTE_BYTES));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(amount);
}
