import type { MenuLocale } from '../../shared/locales.ts';

/** Where a restaurant is, as far as words depend on it: "chips" in Britain and America, "entrée" in France and Québec. */
export const REGIONS = ['GB', 'US', 'CA', 'FR', 'ES', 'MX'] as const;
export type Region = (typeof REGIONS)[number];

/** Null if the place decides nothing: a euro restaurant whose menu is in English may be anywhere. */
export function regionOf({ currency, main_locale }: { currency: string; main_locale: MenuLocale }): Region | null {
  switch (currency) {
    case 'GBP':
      return 'GB';
    case 'USD':
      return 'US';
    case 'CAD':
      return 'CA';
    case 'MXN':
      return 'MX';
    case 'EUR':
      if (main_locale === 'es') return 'ES';
      return main_locale === 'fr' ? 'FR' : null;
    default:
      return null;
  }
}
