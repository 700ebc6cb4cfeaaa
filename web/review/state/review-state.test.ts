import { expect, it } from 'vitest';
import { NO_CHOICES } from '../../../shared/api/imports.ts';
import { readDish, readMenuDraft, readSection, readText } from '../../../test/read-draft.ts';
import { toReviewDraft } from './review-draft.ts';
import { openReview, type ReviewAction, reduceReview } from './review-state.ts';

const doubtful = (key: number, title: string) => readDish(key, title, '5', { title: readText(title, 0.4) });
const draft = toReviewDraft(
  readMenuDraft(
    readSection(1, 'Entrées', [doubtful(2, 'S0upe'), doubtful(3, 'Tatre')]),
    readSection(4, 'Desserts', [doubtful(5, 'Floan'), readDish(6, 'Tarte', '8')]),
  ),
  'CAD',
);
const reviewAfter = (...actions: ReviewAction[]) =>
  actions.reduce((state, action) => reduceReview(draft, state, action), openReview(draft, NO_CHOICES));
const cursor = (...actions: ReviewAction[]) => reviewAfter(...actions).choices.cursor;

it('opens at the first doubt, and goes on with each decision', () => {
  expect(cursor()).toBe('item.2.title');
  const decided = reviewAfter({ kind: 'decide', name: 'item.2.title', value: 'Soupe' });
  expect(decided.choices).toEqual({ fields: { 'item.2.title': 'Soupe' }, removed: [], cursor: 'item.3.title' });
  expect(decided.is_typing).toBe(false);
});

it('comes back to a doubt that was passed over, and ends once all are looked at', () => {
  const passed: ReviewAction[] = [
    { kind: 'next' },
    { kind: 'decide', name: 'item.3.title', value: 'Tarte' },
    { kind: 'decide', name: 'item.5.title', value: 'Flan' },
  ];
  expect(cursor(...passed)).toBe('item.2.title');
  expect(cursor(...passed, { kind: 'decide', name: 'item.2.title', value: 'Soupe' })).toBeNull();
});

it('goes back to what was just decided, and stays at the first', () => {
  expect(cursor({ kind: 'decide', name: 'item.2.title', value: 'Soupe' }, { kind: 'back' })).toBe('item.2.title');
  expect(cursor({ kind: 'back' })).toBe('item.2.title');
});

it('goes on from a dish that is left out', () => {
  const state = reviewAfter({ kind: 'leave_out', items: [2] });
  expect(state.choices).toMatchObject({ removed: [2], cursor: 'item.3.title' });
  expect(reduceReview(draft, state, { kind: 'put_back', items: [2] }).choices.removed).toEqual([]);
});

it('accepts a whole section and goes on after it', () => {
  const state = reviewAfter({ kind: 'accept_section', section: 1 });
  expect(state.choices.fields).toEqual({ 'item.2.title': 'S0upe', 'item.3.title': 'Tatre' });
  expect(state.choices.cursor).toBe('item.5.title');
});

it('accepts another section without leaving the field', () => {
  expect(cursor({ kind: 'accept_section', section: 4 })).toBe('item.2.title');
});

it('keeps what was typed in a field that is left', () => {
  const state = reviewAfter(
    { kind: 'change', name: 'item.2.title', value: 'Soupe' },
    { kind: 'go', name: 'item.6.title' },
  );
  expect(state.choices).toMatchObject({ fields: { 'item.2.title': 'Soupe' }, cursor: 'item.6.title' });
});

it('takes all prices that stand in a section’s names at once, and leaves its other doubts open', () => {
  const swallowed = toReviewDraft(
    readMenuDraft(readSection(1, 'Plats', [readDish(2, 'Onglet 22'), readDish(3, 'Bavette 23'), doubtful(5, 'Floan')])),
    'CAD',
  );
  const { choices } = reduceReview(swallowed, openReview(swallowed, NO_CHOICES), { kind: 'take_prices', section: 1 });
  expect(choices.fields).toEqual({
    'item.2.title': 'Onglet',
    'item.2.prices.0.amount': '22',
    'item.3.title': 'Bavette',
    'item.3.prices.0.amount': '23',
  });
  expect(choices.cursor).toBe('item.5.title');
});
