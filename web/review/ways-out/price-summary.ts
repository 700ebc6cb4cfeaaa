import type { ReviewChoices } from '../../../shared/api/imports.ts';
import type { Item } from '../../../shared/menu.ts';
import { areWhole, formatMoney, formatMoneyRange } from '../../../shared/money.ts';
import { chosenValue } from '../state/choices.ts';
import { amountWords, type MoneyWords } from '../state/field-words.ts';
import type { ReviewItem } from '../state/review-draft.ts';

type PricedItem = Pick<Item, 'price' | 'price_max' | 'price_text' | 'variants'>;

/** What a dish of the menu costs, in one line: "$12", "glass $9 · bottle $45"; empty if it has no price. */
export function menuPrice({ price, price_max, price_text, variants }: PricedItem, money: MoneyWords): string {
  const style = (amounts: number[]) => ({ ...money, whole: money.whole && areWhole(amounts, money.currency) });
  const words = variants.map(({ label, price: amount }) =>
    [label, amount === null ? '' : formatMoney(amount, style([amount]))].filter(Boolean).join(' '),
  );
  if (price !== null && price_max !== null) words.push(formatMoneyRange(price, price_max, style([price, price_max])));
  else if (price !== null) words.push(formatMoney(price, style([price])));
  if (price_text !== null) words.push(price_text);
  return words.join(' · ');
}

/** What a dish of the draft costs, as decided so far. */
export function draftPrice({ prices, price_text }: ReviewItem, choices: ReviewChoices, money: MoneyWords): string {
  const value = (field: (typeof prices)[number]['label']) => (field ? chosenValue(field, choices) : '');
  const words = prices
    .filter(({ amount }) => value(amount) !== '')
    .map(({ label, amount, amount_max }) => {
      const amounts = [value(amount), value(amount_max)].filter(Boolean).map((one) => amountWords(one, money));
      return [value(label), amounts.join('–')].filter(Boolean).join(' ');
    });
  return [...words, value(price_text)].filter(Boolean).join(' · ');
}
