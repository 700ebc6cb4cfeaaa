import type { MenuLocale } from '../../../../shared/locales.ts';
import { GUEST_LANGUAGES } from './all-languages.ts';
import { phrasePattern } from './phrases.ts';

const NUMBERS: Readonly<Record<number, string>> = {
  2: '2|two|deux|dos|zwei|zweit|due|dois|duas',
  3: '3|three|trois|tres|drei|dritt|tre',
  4: '4|four|quatre|cuatro|vier|viert|quattro|quatro',
  5: '5|five|cinq|cinco|funf|funft|cinque',
  6: '6|six|seis|sechs|sechst|sei',
};

/** How many people a folded message speaks of; 1 if it doesn't say. */
export function peopleIn(locale: MenuLocale, foldedText: string): number {
  const { we_are } = GUEST_LANGUAGES[locale].ways;
  if (we_are === '') return 1;
  const source = phrasePattern(locale, we_are).source;
  for (const [count, words] of Object.entries(NUMBERS))
    if (
      new RegExp(`${source} (?:${words})(?= )(?! (?:euros?|dollars?|pounds?|quid|libras?|dolares))`, 'u').test(
        foldedText,
      )
    )
      return Number(count);
  return 1;
}
