import { expect, it } from 'vitest';
import { NO_CHOICES } from '../../../shared/api/imports.ts';
import { readAmount, readDish, readMenuDraft, readSection, readText } from '../../../test/read-draft.ts';
import { countLeft } from './choices.ts';
import { toReviewDraft } from './review-draft.ts';
import { openReview, type ReviewAction, reduceReview } from './review-state.ts';

const doubtfulDish = (key: number, title: string) => readDish(key, title, '5', { title: readText(title, 0.4) });
const draft = toReviewDraft(
  readMenuDraft(
    readSection(1, 'Entrées', [doubtfulDish(2, 'S0upe'), doubtfulDish(3, 'Tatre')]),
    readSection(4, 'Desserts', [doubtfulDish(5, 'Floan'), readDish(6, 'Tarte', '8')]),
  ),
  'CAD',
);
const reviewAfter = (...actions: ReviewAction[]) =>
  actions.reduce((state, action) => reduceReview(draft, state, action), openReview(draft, NO_CHOICES));
const cursor = (...actions: ReviewAction[]) => reviewAfter(...actions).choices.cursor;

it('opens at the first doubt, and advances with each decision', () => {
  expect(cursor()).toBe('item.2.title');
  const decidedState = reviewAfter({ kind: 'decide', name: 'item.2.title', value: 'Soupe' });
  expect(decidedState.choices).toEqual({ fields: { 'item.2.title': 'Soupe' }, removed: [], cursor: 'item.3.title' });
  expect(decidedState.is_typing).toBe(false);
});

it('returns to a skipped doubt, and ends when all were visited', () => {
  const passActions: ReviewAction[] = [
    { kind: 'next' },
    { kind: 'decide', name: 'item.3.title', value: 'Tarte' },
    { kind: 'decide', name: 'item.5.title', value: 'Flan' },
  ];
  expect(cursor(...passActions)).toBe('item.2.title');
  expect(cursor(...passActions, { kind: 'decide', name: 'item.2.title', value: 'Soupe' })).toBeNull();
});

it('goes back to the last decision, and stays at the first', () => {
  expect(cursor({ kind: 'decide', name: 'item.2.title', value: 'Soupe' }, { kind: 'back' })).toBe('item.2.title');
  expect(cursor({ kind: 'back' })).toBe('item.2.title');
});

it('continues after a dish that is left out', () => {
  const state = reviewAfter({ kind: 'leave_out', items: [2] });
  expect(state.choices).toMatchObject({ removed: [2], cursor: 'item.3.title' });
  expect(reduceReview(draft, state, { kind: 'put_back', items: [2] }).choices.removed).toEqual([]);
});

it('accepts a whole section and continues after it', () => {
  const state = reviewAfter({ kind: 'accept_section', section: 1 });
  expect(state.choices.fields).toEqual({ 'item.2.title': 'S0upe', 'item.3.title': 'Tatre' });
  expect(state.choices.cursor).toBe('item.5.title');
});

it('accepts another section without leaving the field', () => {
  expect(cursor({ kind: 'accept_section', section: 4 })).toBe('item.2.title');
});

it('keeps the text typed in a field when the cursor leaves it', () => {
  const state = reviewAfter(
    { kind: 'change', name: 'item.2.title', value: 'Soupe' },
    { kind: 'go', name: 'item.6.title' },
  );
  expect(state.choices).toMatchObject({ fields: { 'item.2.title': 'Soupe' }, cursor: 'item.6.title' });
});

it('accepting a section leaves its prices, sizes and unpriced dishes open', () => {
  const sizePrices = [readAmount('4', 0.4), readAmount('7')].map((amount) => ({
    label: null,
    amount,
    amount_max: null,
  }));
  const mixedDraft = toReviewDraft(
    readMenuDraft(
      readSection(1, 'Plats', [
        doubtfulDish(2, 'S0upe'),
        readDish(3, 'Onglet 22', undefined, { title: readText('Onglet 22', 0.4) }),
        readDish(5, 'Cidre', undefined, { prices: sizePrices, description: readText('d0ux', 0.4) }),
        readDish(6, 'Bavette', '25'),
      ]),
    ),
    'CAD',
  );
  const openedState = openReview(mixedDraft, NO_CHOICES);
  const { choices } = reduceReview(mixedDraft, openedState, { kind: 'accept_section', section: 1 });
  expect(choices.fields).toEqual({ 'item.2.title': 'S0upe', 'item.5.description': 'd0ux' });
  const stopNames: (string | null)[] = [];
  let state = { ...openedState, choices };
  for (let step = 0; step < 6; step++) {
    state = reduceReview(mixedDraft, state, { kind: 'next' });
    stopNames.push(state.choices.cursor);
  }
  expect(new Set(stopNames)).toEqual(
    new Set([
      'item.3.title',
      'item.3.prices.0.amount',
      'item.5.prices.0.label',
      'item.5.prices.0.amount',
      'item.5.prices.1.label',
    ]),
  );
});

it('stops at a missing price that isn’t a doubt, until it is decided', () => {
  const cheeseDraft = toReviewDraft(
    readMenuDraft(readSection(1, 'Fromages', [readDish(2, 'Comté'), readDish(3, 'Brie')])),
    'CAD',
  );
  const [first, second] = ['item.2.prices.0.amount', 'item.3.prices.0.amount'] as const;
  const openedState = openReview(cheeseDraft, NO_CHOICES);
  expect(openedState.choices.cursor).toBe(first);
  const decidedState = reduceReview(cheeseDraft, openedState, { kind: 'decide', name: first, value: '' });
  expect(decidedState.choices.cursor).toBe(second);
  expect(reduceReview(cheeseDraft, decidedState, { kind: 'back' }).choices.cursor).toBe(second);
  expect(
    reduceReview(cheeseDraft, decidedState, { kind: 'decide', name: second, value: '9' }).choices.cursor,
  ).toBeNull();
});

it('asks about an unused line with an amount, until it is a dish or left out', () => {
  const box = { page: 0, x: 0.1, y: 0.5, width: 0.3, height: 0.02 };
  const left_out = [
    { key: 8, section: 1, after: 2, text: 'Add cheese $3', box },
    { key: 9, section: 1, after: 2, text: '—', box },
  ];
  const draftRead = { ...readMenuDraft(readSection(1, 'Plats', [readDish(2, 'Soupe', '7')])), left_out };
  const shownDraft = toReviewDraft(draftRead, 'CAD');
  expect(countLeft(shownDraft, NO_CHOICES)).toMatchObject({ left: 1, doubts: 1 });
  const afterLeaving = reduceReview(shownDraft, openReview(shownDraft, NO_CHOICES), { kind: 'leave_line', line: 8 });
  expect(countLeft(shownDraft, afterLeaving.choices)).toMatchObject({ left: 0, doubts: 1 });
  const afterAsking = reduceReview(shownDraft, afterLeaving, { kind: 'ask_line', line: 8 });
  expect(countLeft(shownDraft, afterAsking.choices).left).toBe(1);
  expect(countLeft(shownDraft, { ...NO_CHOICES, taken: [8] }).left).toBe(0);
});
