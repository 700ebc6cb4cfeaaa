import type { AppLocale } from '../../../shared/locales.ts';
import { type Currency, typedAmount, typedDecimal } from '../../../shared/money.ts';
import type { FormProblem } from '../check-body.ts';
import { parseAmount } from './parse-amount.ts';

/** A field's content formatted as `typedAmount` does on blur; any other text stays as it is. */
export function tidyAmount(typedText: string, currency: Currency, locale: AppLocale): string {
  const amount = parseAmount(typedText, currency);
  return amount === undefined ? typedText : typedAmount(amount, currency, locale);
}

/** Parses a form's amounts and collects the problems of invalid ones. */
export class AmountReader {
  readonly problems: Record<string, FormProblem> = {};
  readonly #currency: Currency;

  constructor(currency: Currency) {
    this.#currency = currency;
  }

  /** @param path The field's path, where the problem is shown. */
  read(typedText: string, path: string): number | null {
    const amount = parseAmount(typedText, this.#currency);
    if (amount === undefined) this.problems[path] = 'not_an_amount';
    return amount ?? null;
  }
}

/** A rate in percent as people type it ("9,975", "5 %") → thousandths of a percent; undefined if it isn't one. */
export function parseRate(typedText: string): number | undefined {
  const rateParts = /^(\d{1,3})(?:[.,](\d{1,3}))?\s*%?$/.exec(typedText.trim());
  if (!rateParts) return undefined;
  const parsedRate = Number(rateParts[1]) * 1_000 + Number((rateParts[2] ?? '').padEnd(3, '0'));
  return parsedRate <= 100_000 ? parsedRate : undefined;
}

/** Thousandths of a percent formatted for a field: 9975 → "9.975" or "9,975". */
export function typedRate(parsedRate: number, locale: AppLocale): string {
  const text = (parsedRate / 1_000).toFixed(3).replace(/\.?0+$/, '');
  return typedDecimal(text, locale);
}
