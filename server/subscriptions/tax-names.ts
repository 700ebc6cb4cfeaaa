import type { ChargedTax } from '../../shared/api/subscriptions.ts';
import { starting as english } from '../../shared/i18n/app/en.ts';
import { starting as french } from '../../shared/i18n/app/fr.ts';
import type { AppLocale } from '../../shared/locales.ts';
import { GST, QST } from '../../shared/taxes.ts';

const WORDS = { en: english, fr: french };

/** The taxes by their official names in the language: in French GST and QST are TPS and TVQ. */
export function namedTaxes(taxes: readonly ChargedTax[], locale: AppLocale): ChargedTax[] {
  const words = WORDS[locale];
  const names: Readonly<Record<string, string>> = { [GST.name]: words.gst, [QST.name]: words.qst };
  return taxes.map((tax) => ({ ...tax, name: names[tax.name] ?? tax.name }));
}
