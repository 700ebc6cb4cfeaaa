import type { MenuLocale } from '../../../../shared/locales.ts';
import { phrasePattern } from './phrases.ts';

/** How guests say how many they are; the number stands behind it. Phrases as in guest-language.ts. */
const WE_ARE: Partial<Record<MenuLocale, string>> = {
  en: 'we are, we re, us, party of, group of, table of, between, for',
  fr: 'on est, nous sommes, on sera, a, pour',
  es: 'somos, estamos, seremos, para, entre',
  de: 'wir sind, sind, wir sind zu, zu, fur',
  it: 'siamo in, siamo, in, saremo in, per',
  pt: 'somos, estamos em, a gente e em, seremos, para, pra, entre',
};

const NUMBERS: Readonly<Record<number, string>> = {
  2: '2|two|deux|dos|zwei|zweit|due|dois|duas',
  3: '3|three|trois|tres|drei|dritt|tre',
  4: '4|four|quatre|cuatro|vier|viert|quattro|quatro',
  5: '5|five|cinq|cinco|funf|funft|cinque',
  6: '6|six|seis|sechs|sechst|sei',
};

/** How many people a folded message speaks of; 1 if it doesn't say. */
export function peopleIn(locale: MenuLocale, folded: string): number {
  const before = WE_ARE[locale];
  if (!before) return 1;
  const source = phrasePattern(locale, before).source;
  for (const [count, words] of Object.entries(NUMBERS))
    if (
      new RegExp(`${source} (?:${words})(?= )(?! (?:euros?|dollars?|pounds?|quid|libras?|dolares))`, 'u').test(folded)
    )
      return Number(count);
  return 1;
}
