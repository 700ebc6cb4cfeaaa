import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { readAmount, readDish, readMenuDraft, readSection } from '../../../test/read-draft.ts';
import { doubtWords } from './field-words.ts';
import { toReviewDraft } from './review-draft.ts';

const t = ((key: string) => key) as TFunction;
const priceUpTo = (amount: string) => ({
  prices: [{ label: null, amount: readAmount('900'), amount_max: readAmount(amount) }],
});
const { by_name } = toReviewDraft(
  readMenuDraft(
    readSection(1, 'Plats', [
      readDish(2, 'Ramen', undefined, priceUpTo('980.5')),
      readDish(3, 'Udon', undefined, priceUpTo('800')),
    ]),
    readSection(4, 'Thés', [readDish(5, 'Noir')]),
  ),
  'JPY',
);
const wordsOf = (name: string, value?: string) => {
  const field = by_name.get(name);
  return field && doubtWords(t, field, value ?? field.read ?? '', 'JPY');
};

it('says of the end of a range what is wrong with it', () => {
  expect(wordsOf('item.2.prices.0.amount_max')).toBe('review.doubt_unusable');
  expect(wordsOf('item.3.prices.0.amount_max')).toBe('review.doubt_range');
});

it('says that a dish has no price while it has none', () => {
  expect(wordsOf('item.5.prices.0.amount')).toBe('review.doubt_no_price');
  expect(wordsOf('item.5.prices.0.amount', '400')).toBeUndefined();
});
