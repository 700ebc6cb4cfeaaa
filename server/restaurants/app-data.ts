import type { z } from 'zod';
import type { appDataSchema } from '../../shared/api/restaurants.ts';
import { type AppLocale, languageName, MENU_LOCALES } from '../../shared/locales.ts';
import { CURRENCIES } from '../../shared/money.ts';

type AppData = z.output<typeof appDataSchema>;

/** What the owner chooses from (specification §3, "App data"), each by its name in the language; and whose server it is. */
export function appData(locale: AppLocale, server: Pick<AppData, 'operator' | 'payments'>): AppData {
  const currencies = new Intl.DisplayNames([locale], { type: 'currency' });
  return {
    translation_languages: Object.fromEntries(MENU_LOCALES.map((code) => [code, languageName(code, locale)])),
    currencies: Object.fromEntries(CURRENCIES.map((code) => [code, currencies.of(code) ?? code])),
    ...server,
  };
}
