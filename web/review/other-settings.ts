import type { AskedSetting, ReviewChoices } from '../../shared/api/imports.ts';
import type { Draft } from '../../shared/draft.ts';
import { LANGUAGE_TAGS, languageName, type MenuLocale } from '../../shared/locales.ts';
import type { Restaurant } from '../../shared/menu.ts';
import type { Currency } from '../../shared/money.ts';

/** A setting of the restaurant that the printed menu contradicts. */
export type OtherSetting =
  | { setting: 'currency'; printed: Currency; present: Currency }
  | { setting: 'language'; printed: MenuLocale; present: MenuLocale };

/** The questions before the review, one after the other; none that was answered, and none that is only likely. */
export function otherSettings(
  { printed: printedSettings }: Pick<Draft, 'printed'>,
  { currency, main_locale }: Pick<Restaurant, 'currency' | 'main_locale'>,
  { keeps = [] }: Pick<ReviewChoices, 'keeps'>,
): OtherSetting[] {
  const isOpen = (setting: AskedSetting) => !keeps.includes(setting);
  const unansweredSettings: OtherSetting[] = [];
  if (printedSettings?.currency && printedSettings.currency !== currency && isOpen('currency'))
    unansweredSettings.push({ setting: 'currency', printed: printedSettings.currency, present: currency });
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

/** The restaurant's fields with that value of the setting. */
export const settingFields = (
  otherSetting: OtherSetting,
  valueKind: 'printed' | 'present',
): { currency: Currency } | { main_locale: MenuLocale } =>
  otherSetting.setting === 'currency'
    ? { currency: otherSetting[valueKind] }
    : { main_locale: otherSetting[valueKind] };
