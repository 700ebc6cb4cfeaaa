import type { ReviewChoices } from '../../../shared/api/imports.ts';
import { chosenValue } from '../state/choices.ts';
import { amountWords, type MoneyWords } from '../state/field-words.ts';
import type { ReviewItem } from '../state/review-draft.ts';

/** What a dish of the draft costs, as decided so far. */
export function draftPrice({ prices, price_text }: ReviewItem, choices: ReviewChoices, money: MoneyWords): string {
  const value = (field: (typeof prices)[number]['label']) => (field ? chosenValue(field, choices) : '');
  const priceWords = prices
    .filter(({ amount }) => value(amount) !== '')
    .map(({ label, amount, amount_max }) => {
      const amounts = [value(amount), value(amount_max)].filter(Boolean).map((decimal) => amountWords(decimal, money));
      return [value(label), amounts.join('–')].filter(Boolean).join(' ');
    });
  return [...priceWords, value(price_text)].filter(Boolean).join(' · ');
}
