import { describe, expect, it } from 'vitest';
import { NO_CHOICES, type ReviewChoices } from '../../../shared/api/imports.ts';
import { readAmount, readDish, readMenuDraft, readSection, readText } from '../../../test/read-draft.ts';
import {
  chosenValue,
  countLeft,
  countWithoutPrice,
  decide,
  givenPrices,
  hasNoOwnPrice,
  nextStop,
  openingField,
  previousStop,
  type ReviewStep,
  takeStep,
} from './choices.ts';
import { NO_HISTORY } from './choices-history.ts';
import { reviewDraftWith, toReviewDraft } from './review-draft.ts';
import { reduceReview } from './review-state.ts';

const soup = readDish(2, 'Soupe', '6', { title: readText('S0upe', 0.4), description: readText('du jour', 0.5) });
const tart = readDish(3, 'Tarte', '8.50');
const sorbet = readDish(5, 'Sorbet', undefined, {
  prices: [{ label: null, amount: readAmount('5', 0.4), amount_max: null }],
});
const flan = readDish(6, 'Flan', undefined, { price_text: readText('prix du jour') });
const draft = toReviewDraft(
  readMenuDraft(readSection(1, 'Entrées', [soup, tart]), readSection(4, 'Desserts', [sorbet, flan])),
  'CAD',
);
const steps = (...taken: ReviewStep[]): ReviewChoices => taken.reduce(takeStep, NO_CHOICES);
const accept = (name: string): ReviewStep => ({
  kind: 'choose',
  name,
  value: draft.by_name.get(name)?.read ?? '',
});
const DOUBTS = ['item.2.title', 'item.2.description', 'item.5.prices.0.amount'];

describe('the doubts', () => {
  it('come in the menu’s order', () => {
    const found: string[] = [];
    for (let at = nextStop(draft, NO_CHOICES, null); at; at = nextStop(draft, NO_CHOICES, at.name)) found.push(at.name);
    expect(found).toEqual(DOUBTS);
  });

  it('are gone over once looked at, and found again on the way back', () => {
    const choices = steps(accept('item.2.description'));
    expect(nextStop(draft, choices, 'item.2.title')?.name).toBe('item.5.prices.0.amount');
    expect(previousStop(draft, choices, 'item.5.prices.0.amount')?.name).toBe('item.2.description');
    expect(previousStop(draft, choices, 'item.2.title')).toBeUndefined();
  });

  it('go on from a field that is sure or was not read', () => {
    expect(nextStop(draft, NO_CHOICES, 'item.3.title')?.name).toBe('item.5.prices.0.amount');
    expect(nextStop(draft, NO_CHOICES, 'item.3.description')?.name).toBe('item.5.prices.0.amount');
    expect(previousStop(draft, NO_CHOICES, 'item.6.prices.0.amount')?.name).toBe('item.5.prices.0.amount');
  });

  it('go with the item that is left out, and come back with it', () => {
    const without = steps({ kind: 'leave_out', items: [2] });
    expect(nextStop(draft, without, null)?.name).toBe('item.5.prices.0.amount');
    expect(countLeft(draft, without).left).toBe(1);
    expect(countLeft(draft, takeStep(without, { kind: 'put_back', items: [2] })).left).toBe(3);
  });
});

describe('the count', () => {
  it('is of the fields that were read', () => {
    expect(countLeft(draft, NO_CHOICES)).toEqual({ left: 3, doubts: 3, fields: 11, without_price: 0 });
  });

  it('goes down with each decision, whatever it was', () => {
    const choices = steps(accept('item.2.title'), { kind: 'choose', name: 'item.5.prices.0.amount', value: '' });
    expect(countLeft(draft, choices).left).toBe(1);
    expect(countLeft(draft, takeStep(choices, { kind: 'forget', names: ['item.2.title'] })).left).toBe(2);
  });

  it('leaves out a section whose items are all left out, heading and all', () => {
    expect(countLeft(draft, steps({ kind: 'leave_out', items: [5, 6] }))).toEqual({
      left: 2,
      doubts: 2,
      fields: 6,
      without_price: 0,
    });
  });
});

describe('a section’s price', () => {
  const menu = readSection(1, 'Pizzas', [readDish(2, 'Napoli'), readDish(3, 'Diavola', '14'), readDish(4, 'Bianca')], {
    price: readAmount('12'),
  });
  const pizzas = toReviewDraft(readMenuDraft(menu), 'CAD').sections[0];
  if (!pizzas) throw new Error('The draft has a section.');

  it('is that of its dishes without their own until the owner gives it to each of them', () => {
    const left = steps({ kind: 'leave_out', items: [4] });
    expect(pizzas.items.map((item) => hasNoOwnPrice(item, left))).toEqual([true, false, true]);
    const fields = givenPrices(pizzas, left);
    expect(fields).toEqual({ 'section.1.price': '', 'item.2.prices.0.amount': '12' });
    const given = takeStep(left, { kind: 'choose_all', fields });
    expect(givenPrices(pizzas, given)).toEqual({});
    expect(countWithoutPrice(pizzas, given)).toBe(0);
  });
});

describe('a line that the reader left out', () => {
  const line = { section: 1, after: 2, text: 'Gazpacho', box: { page: 0, x: 0, y: 0, width: 0.1, height: 0.1 } };
  const read = { ...readMenuDraft(readSection(1, 'Entrées', [soup, tart])), left_out: [{ key: 7, ...line }] };
  const draftWith = reviewDraftWith(read, 'CAD');

  it('becomes a dish, at which the owner goes on, and is given back with all that was decided of it', () => {
    const before = { choices: NO_CHOICES, is_typing: false, moves: 0, history: NO_HISTORY };
    const taken = reduceReview(draftWith(NO_CHOICES), before, { kind: 'take_line', line: 7 });
    expect(taken).toMatchObject({ choices: { taken: [7], cursor: 'item.7.title' }, is_typing: true, moves: 1 });
    const now = draftWith(taken.choices);
    expect(now.sections[0]?.items.map(({ title }) => title.read)).toEqual(['S0upe', 'Gazpacho', 'Tarte']);
    // Its price is asked for, as that of any dish.
    expect(now.fields.map(({ name }) => name)).toContain('item.7.prices.0.amount');
    const named = reduceReview(now, taken, { kind: 'change', name: 'item.7.title', value: 'Gaspacho' });
    const back = reduceReview(now, named, { kind: 'return_line', line: 7 });
    expect(back.choices).toEqual({ ...NO_CHOICES, taken: [], cursor: null });
  });
});

describe('opening', () => {
  it('is at the first doubt', () => {
    expect(openingField(draft, NO_CHOICES)).toBe('item.2.title');
  });

  it('is where it was left, even at a field that is decided or sure', () => {
    expect(openingField(draft, steps({ kind: 'go', name: 'item.3.title' }))).toBe('item.3.title');
  });

  it('is at the first doubt where that place is left out or unknown', () => {
    const left = steps({ kind: 'go', name: 'item.2.title' }, { kind: 'leave_out', items: [2] });
    expect(openingField(draft, left)).toBe('item.5.prices.0.amount');
    expect(openingField(draft, steps({ kind: 'go', name: 'item.99.title' }))).toBe('item.2.title');
  });

  it('is nowhere once nothing is in doubt', () => {
    expect(openingField(draft, steps(...DOUBTS.map(accept)))).toBeNull();
  });
});

it('shows the value as decided, else as read, else nothing', () => {
  const field = (name: string) => {
    const found = draft.by_name.get(name);
    if (!found) throw new Error(`There is no ${name}.`);
    return found;
  };
  const choices = steps({ kind: 'choose', name: 'item.6.prices.0.amount', value: '7.00' });
  expect(chosenValue(field('item.6.prices.0.amount'), choices)).toBe('7.00');
  expect(chosenValue(field('item.3.prices.0.amount'), choices)).toBe('8.50');
  expect(chosenValue(field('item.3.description'), choices)).toBe('');
});

describe('a price at the end of a name', () => {
  const swallowed = toReviewDraft(
    readMenuDraft(
      readSection(1, 'Plats', [
        readDish(2, 'Onglet, frites 22'),
        readDish(3, 'Bavette 23', undefined, { title: readText('Bavelte 23', 0.4) }),
      ]),
    ),
    'CAD',
  );
  const price = 'item.2.prices.0.amount';

  it('is a doubt that offers the number, and both dishes are counted as without a price', () => {
    expect(swallowed.by_name.get(price)).toMatchObject({ is_doubtful: true, alternatives: ['22'] });
    expect(countLeft(swallowed, NO_CHOICES)).toMatchObject({ left: 3, without_price: 2 });
  });

  it('leaves the name with one decision, taken or typed', () => {
    for (const value of ['22', '22.00']) {
      const choices = decide(swallowed, NO_CHOICES, { name: price, value });
      expect(choices.fields).toEqual({ [price]: value, 'item.2.title': 'Onglet, frites' });
      expect(countLeft(swallowed, choices)).toMatchObject({ left: 2, without_price: 1 });
    }
  });

  it('stays in the name where the price is another or none', () => {
    for (const value of ['', '24'])
      expect(decide(swallowed, NO_CHOICES, { name: price, value }).fields).toEqual({ [price]: value });
  });

  it('leaves a name that was corrected before', () => {
    const corrected = steps({ kind: 'choose', name: 'item.3.title', value: 'Bavette 23' });
    const { fields } = decide(swallowed, corrected, { name: 'item.3.prices.0.amount', value: '23' });
    expect(fields['item.3.title']).toBe('Bavette');
  });
});

it('counts a dish as without a price until one is typed, and not where its section has one', () => {
  const cheeses = toReviewDraft(readMenuDraft(readSection(1, 'Fromages', [readDish(2, 'Comté')])), 'CAD');
  expect(countLeft(cheeses, NO_CHOICES)).toMatchObject({ left: 0, doubts: 0, without_price: 1 });
  const typed = steps({ kind: 'choose', name: 'item.2.prices.0.amount', value: '9' });
  expect(countLeft(cheeses, typed).without_price).toBe(0);
  expect(countLeft(cheeses, steps({ kind: 'leave_out', items: [2] })).without_price).toBe(0);
});
