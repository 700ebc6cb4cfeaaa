import { expect, it } from 'vitest';
import { NO_CHOICES } from '../../../shared/api/imports.ts';
import { readAmount, readDish, readMenuDraft, readSection } from '../../../test/read-draft.ts';
import { repeatedSizes } from './repeated-sizes.ts';
import { toReviewDraft } from './review-draft.ts';
import { openReview, type ReviewAction, reduceReview } from './review-state.ts';

const wine = (key: number, title: string, ...amounts: string[]) =>
  readDish(key, title, undefined, {
    prices: amounts.map((amount) => ({ label: null, amount: readAmount(amount), amount_max: null })),
  });
const draft = toReviewDraft(
  readMenuDraft(
    readSection(1, 'Bulles', [
      wine(2, 'Crémant', '8', '31'),
      wine(3, 'Cava', '9', '35'),
      wine(4, 'Cidre', '6'),
      wine(5, 'Prosecco', '10', '38'),
    ]),
    readSection(6, 'Rouges', [wine(7, 'Gamay', '9', '36'), wine(8, 'Pinot', '40', '11')]),
  ),
  'CAD',
);
const opening = openReview(draft, NO_CHOICES);
const reviewAfter = (...actions: ReviewAction[]) =>
  actions.reduce((state, action) => reduceReview(draft, state, action), opening);
const nameSizes = (key: number, ...sizes: string[]): ReviewAction[] =>
  sizes.map((value, index) => ({ kind: 'decide', name: `item.${key}.prices.${index}.label`, value }));

it('offers the sizes of a dish above for all dishes of a section that have as many prices and no names', () => {
  const { choices } = reviewAfter(...nameSizes(2, 'Verre', 'Bouteille'));
  expect(choices.cursor).toBe('item.3.prices.0.label');
  expect(repeatedSizes(draft, choices, 3)).toEqual({
    sizes: ['Verre', 'Bouteille'],
    itemCount: 2,
    fields: {
      'item.3.prices.0.label': 'Verre',
      'item.3.prices.1.label': 'Bouteille',
      'item.5.prices.0.label': 'Verre',
      'item.5.prices.1.label': 'Bouteille',
    },
  });
  expect(repeatedSizes(draft, choices, 4)).toBeUndefined();
  expect(repeatedSizes(draft, choices, 7)).toMatchObject({ sizes: ['Verre', 'Bouteille'], itemCount: 1 });
  // Its bottle is printed first.
  expect(repeatedSizes(draft, choices, 8)).toBeUndefined();
});

it('offers none while a size of the other dish has no name, or once one of this dish was decided', () => {
  const halfNamed = reviewAfter(...nameSizes(2, 'Verre')).choices;
  expect(repeatedSizes(draft, halfNamed, 3)).toBeUndefined();
  const decidedOtherwise = reviewAfter(...nameSizes(2, 'Verre', 'Bouteille'), ...nameSizes(3, '')).choices;
  expect(repeatedSizes(draft, decidedOtherwise, 3)).toBeUndefined();
  expect(repeatedSizes(draft, decidedOtherwise, 5)?.itemCount).toBe(1);
});

it('names them in one step, goes on to the next doubt, and is undone in one', () => {
  const namedState = reviewAfter(...nameSizes(2, 'Verre', 'Bouteille'));
  const repeatedState = reduceReview(draft, namedState, { kind: 'repeat_sizes', item: 3 });
  expect(repeatedState.choices.fields).toMatchObject({ 'item.5.prices.1.label': 'Bouteille' });
  expect(repeatedState.choices.cursor).toBe('item.7.prices.0.label');
  const undoneState = reduceReview(draft, repeatedState, { kind: 'undo' });
  expect(undoneState.choices).toEqual(namedState.choices);
});

it('leaves out dishes that are not added', () => {
  const { choices } = reviewAfter(...nameSizes(2, 'Verre', 'Bouteille'), { kind: 'leave_out', items: [5] });
  expect(repeatedSizes(draft, choices, 3)?.itemCount).toBe(1);
});
