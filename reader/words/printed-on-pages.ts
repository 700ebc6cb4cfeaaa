import type { Draft } from '../../shared/draft.ts';
import type { PageReading } from '../reading.ts';
import { printedLanguage } from './language.ts';
import { printedCurrency } from './printed-currency.ts';

/** The currency and language that a menu's pages show, however the menu itself is read from them. */
export function printedOnPages(pages: readonly PageReading[]): NonNullable<Draft['printed']> {
  const words = pages.flatMap((page) => page.words.map(({ text }) => text));
  return { ...printedCurrency(words), language: printedLanguage(words) };
}
