import type { Draft } from '../../shared/draft.ts';
import type { PageReading } from '../reading.ts';
import { printedLanguage } from './language.ts';
import { printedCurrency } from './printed-currency.ts';

/** What the pages of one menu tell of its currency and language, however the menu itself is read from them. */
export function printedOnPages(pages: readonly PageReading[]): NonNullable<Draft['printed']> {
  const words = pages.flatMap((page) => page.words.map(({ text }) => text));
  return { currency: printedCurrency(words), language: printedLanguage(words) };
}
