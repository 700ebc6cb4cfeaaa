import type { AskedSetting, ReviewChoices } from '../../shared/api/imports.ts';
import { CURRENCIES_OF_SIGN } from '../../shared/currency-signs.ts';
import type { CurrencySign, Draft } from '../../shared/draft.ts';
import { LANGUAGE_TAGS, languageName, type MenuLocale } from '../../shared/locales.ts';
import type { Restaurant } from '../../shared/menu.ts';
import type { Currency } from '../../shared/money.ts';

/** A setting of the restaurant that the printed menu contradicts. */
export type OtherSetting =
  | { setting: 'currency'; printed: Currency; present: Currency }
  | { setting: 'language'; printed: MenuLocale; present: MenuLocale };

/** Prices with a sign of several currencies, none of which is the restaurant's. */
export type SharedSign = { setting: 'currency'; sign: CurrencySign; present: Currency };

/** The questions before the review, one after the other; none that was answered, and none that is only likely. */
export function otherSettings(
  { printed: printedSettings }: Pick<Draft, 'printed'>,
  { currency, main_locale }: Pick<Restaurant, 'currency' | 'main_locale'>,
  { keeps = [] }: Pick<ReviewChoices, 'keeps'>,
): (OtherSetting | SharedSign)[] {
  const isOpen = (setting: AskedSetting) => !keeps.includes(setting);
  const unansweredSettings: (OtherSetting | SharedSign)[] = [];
  if (printedSettings?.currency && printedSettings.currency !== currency && isOpen('currency'))
    unansweredSettings.push({ setting: 'currency', printed: printedSettings.currency, present: currency });
  const sign = printedSettings?.currency_sign;
  if (sign && !CURRENCIES_OF_SIGN[sign].includes(currency) && isOpen('currency'))
    unansweredSettings.push({ setting: 'currency', sign, present: currency });
  if (printedSettings?.language && printedSettings.language !== main_locale && isOpen('language'))
    unansweredSettings.push({ setting: 'language', printed: printedSettings.language, present: main_locale });
  return unansweredSettings;
}

/** "euros", "dollars canadiens": the plural of a currency's name. */
export function currencyWords(currency: Currency, locale: MenuLocale): string {
  const currencyFormat = new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
  });
  return currencyFormat.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** A setting's value in the interface's language. */
export const settingWords = (
  otherSetting: OtherSetting,
  valueKind: 'printed' | 'present',
  locale: MenuLocale,
): string =>
  otherSetting.setting === 'currency'
    ? currencyWords(otherSetting[valueKind], locale)
    : languageName(otherSetting[valueKind], locale);

/** What the restaurant is set to, in the interface's language. */
export const presentWords = ({ setting, present }: OtherSetting | SharedSign, locale: MenuLocale): string =>
  setting === 'currency' ? currencyWords(present, locale) : languageName(present, locale);

/** The restaurant's fields with that value of the setting. */
export const settingFields = (
  otherSetting: OtherSetting,
  valueKind: 'printed' | 'present',
): { currency: Currency } | { main_locale: MenuLocale } =>
  otherSetting.setting === 'currency'
    ? { currency: otherSetting[valueKind] }
    : { main_locale: otherSetting[valueKind] };
