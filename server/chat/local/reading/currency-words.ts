import { CURRENCIES } from '../../../../shared/money.ts';
import { wordsOf } from '../../../food/concepts-in.ts';
import { withoutAccents } from '../../../food/fold-words.ts';

/** The languages in which a word that is no food may be one that a dish should have (`findDishes`). */
const LOCALES = ['en', 'fr'] as const;

let names: ReadonlySet<string> | undefined;

/** The words of a question without those of a currency behind an amount: "under 5 British pounds with cheese" asks for cheese. */
export function withoutCurrencyWords(words: readonly string[]): string[] {
  names ??= currencyNames();
  const kept: string[] = [];
  let isBehindAmount = false;
  for (const word of words) {
    if (isBehindAmount && names.has(withoutAccents(word))) continue;
    kept.push(word);
    isBehindAmount = /^\d/.test(word);
  }
  return kept;
}

/** Their words in the singular and the plural, and what they are called in everyday speech. */
function currencyNames(): Set<string> {
  const matches = new Set(['quid', 'bucks', 'buck', 'piastres', 'balles']);
  for (const locale of LOCALES)
    for (const currency of CURRENCIES) {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' });
      for (const amount of [1, 2])
        for (const { type, value } of format.formatToParts(amount))
          if (type === 'currency') for (const word of wordsOf(value)) matches.add(withoutAccents(word));
    }
  return matches;
}
