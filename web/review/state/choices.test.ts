import { describe, expect, it } from 'vitest';
import { NO_CHOICES, type ReviewChoices } from '../../../shared/api/imports.ts';
import { readAmount, readDish, readMenuDraft, readSection, readText } from '../../../test/read-draft.ts';
import {
  chosenValue,
  countLeft,
  countWithoutPrice,
  decideField,
  fieldsOfLine,
  hasNoOwnPrice,
  missingPricesFilled,
  nextStop,
  openingField,
  previousStop,
  type ReviewStep,
  takeStep,
} from './choices.ts';
import { NO_HISTORY } from './choices-history.ts';
import { reviewDraftWith, toReviewDraft } from './review-draft.ts';
import { reduceReview } from './review-state.ts';

const soupDish = readDish(2, 'Soupe', '6', { title: readText('S0upe', 0.4), description: readText('du jour', 0.5) });
const tartDish = readDish(3, 'Tarte', '8.50');
const sorbetDish = readDish(5, 'Sorbet', undefined, {
  prices: [{ label: null, amount: readAmount('5', 0.4), amount_max: null }],
});
const flanDish = readDish(6, 'Flan', undefined, { price_text: readText('prix du jour') });
const draft = toReviewDraft(
  readMenuDraft(readSection(1, 'Entrées', [soupDish, tartDish]), readSection(4, 'Desserts', [sorbetDish, flanDish])),
  'CAD',
);
const choicesAfter = (...stepsTaken: ReviewStep[]): ReviewChoices => stepsTaken.reduce(takeStep, NO_CHOICES);
const acceptStep = (name: string): ReviewStep => ({
  kind: 'choose',
  name,
  value: draft.by_name.get(name)?.read ?? '',
});
const DOUBTFUL_NAMES = ['item.2.title', 'item.2.description', 'item.5.prices.0.amount'];

describe('the doubts', () => {
  it('come in the menu’s order', () => {
    const stopNames: string[] = [];
    for (let stop = nextStop(draft, NO_CHOICES, null); stop; stop = nextStop(draft, NO_CHOICES, stop.name))
      stopNames.push(stop.name);
    expect(stopNames).toEqual(DOUBTFUL_NAMES);
  });

  it('are visited once, and again on the way back', () => {
    const choices = choicesAfter(acceptStep('item.2.description'));
    expect(nextStop(draft, choices, 'item.2.title')?.name).toBe('item.5.prices.0.amount');
    expect(previousStop(draft, choices, 'item.5.prices.0.amount')?.name).toBe('item.2.description');
    expect(previousStop(draft, choices, 'item.2.title')).toBeUndefined();
  });

  it('continue from a field that is certain or wasn’t read', () => {
    expect(nextStop(draft, NO_CHOICES, 'item.3.title')?.name).toBe('item.5.prices.0.amount');
    expect(nextStop(draft, NO_CHOICES, 'item.3.description')?.name).toBe('item.5.prices.0.amount');
    expect(previousStop(draft, NO_CHOICES, 'item.6.prices.0.amount')?.name).toBe('item.5.prices.0.amount');
  });

  it('leave with their item, and come back with it', () => {
    const withoutSoup = choicesAfter({ kind: 'leave_out', items: [2] });
    expect(nextStop(draft, withoutSoup, null)?.name).toBe('item.5.prices.0.amount');
    expect(countLeft(draft, withoutSoup).left).toBe(1);
    expect(countLeft(draft, takeStep(withoutSoup, { kind: 'put_back', items: [2] })).left).toBe(3);
  });
});

describe('the count', () => {
  it('counts the fields that were read', () => {
    expect(countLeft(draft, NO_CHOICES)).toEqual({ left: 3, unused_lines: 0, doubts: 3, fields: 11, without_price: 0 });
  });

  it('goes down with each decision', () => {
    const choices = choicesAfter(acceptStep('item.2.title'), {
      kind: 'choose',
      name: 'item.5.prices.0.amount',
      value: '',
    });
    expect(countLeft(draft, choices).left).toBe(1);
    expect(countLeft(draft, takeStep(choices, { kind: 'forget', names: ['item.2.title'] })).left).toBe(2);
  });

  it('omits a section and its heading if all its items are left out', () => {
    expect(countLeft(draft, choicesAfter({ kind: 'leave_out', items: [5, 6] }))).toEqual({
      left: 2,
      unused_lines: 0,
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

  it('applies to its dishes without their own, until the owner copies it to each of them', () => {
    const withoutItem = choicesAfter({ kind: 'leave_out', items: [4] });
    expect(pizzas.items.map((item) => hasNoOwnPrice(item, withoutItem))).toEqual([true, false, true]);
    const fields = missingPricesFilled(pizzas, withoutItem);
    expect(fields).toEqual({ 'section.1.price': '', 'item.2.prices.0.amount': '12' });
    const withPrices = takeStep(withoutItem, { kind: 'choose_all', fields });
    expect(missingPricesFilled(pizzas, withPrices)).toEqual({});
    expect(countWithoutPrice(pizzas, withPrices)).toBe(0);
  });
});

describe('a line that the reader left out', () => {
  const line = { section: 1, after: 2, text: 'Gazpacho', box: { page: 0, x: 0, y: 0, width: 0.1, height: 0.1 } };
  const draftRead = {
    ...readMenuDraft(readSection(1, 'Entrées', [soupDish, tartDish])),
    left_out: [{ key: 7, ...line }],
  };
  const draftWith = reviewDraftWith(draftRead, 'CAD');

  it('becomes a dish, where the cursor moves, and returning it drops its decisions', () => {
    const stateBefore = { choices: NO_CHOICES, is_typing: false, moves: 0, history: NO_HISTORY };
    const afterTaking = reduceReview(draftWith(NO_CHOICES), stateBefore, { kind: 'take_line', line: 7, fields: {} });
    expect(afterTaking).toMatchObject({ choices: { taken: [7], cursor: 'item.7.title' }, is_typing: true, moves: 1 });
    const draftNow = draftWith(afterTaking.choices);
    expect(draftNow.sections[0]?.items.map(({ title }) => title.read)).toEqual(['S0upe', 'Gazpacho', 'Tarte']);
    // Its price is asked for, as that of any dish.
    expect(draftNow.fields.map(({ name }) => name)).toContain('item.7.prices.0.amount');
    const afterNaming = reduceReview(draftNow, afterTaking, {
      kind: 'change',
      name: 'item.7.title',
      value: 'Gaspacho',
    });
    const afterReturning = reduceReview(draftNow, afterNaming, { kind: 'return_line', line: 7, names: {} });
    expect(afterReturning.choices).toEqual({ ...NO_CHOICES, taken: [], cursor: null });
  });
});

describe('opening', () => {
  it('is at the first doubt', () => {
    expect(openingField(draft, NO_CHOICES)).toBe('item.2.title');
  });

  it('is where it was left, even at a field that is decided or sure', () => {
    expect(openingField(draft, choicesAfter({ kind: 'go', name: 'item.3.title' }))).toBe('item.3.title');
  });

  it('is at the first doubt if that place is left out or unknown', () => {
    const withoutItem = choicesAfter({ kind: 'go', name: 'item.2.title' }, { kind: 'leave_out', items: [2] });
    expect(openingField(draft, withoutItem)).toBe('item.5.prices.0.amount');
    expect(openingField(draft, choicesAfter({ kind: 'go', name: 'item.99.title' }))).toBe('item.2.title');
  });

  it('is nowhere if nothing is in doubt', () => {
    expect(openingField(draft, choicesAfter(...DOUBTFUL_NAMES.map(acceptStep)))).toBeNull();
  });
});

it('shows the value as decided, else as read, else nothing', () => {
  const fieldNamed = (name: string) => {
    const namedField = draft.by_name.get(name);
    if (!namedField) throw new Error(`There is no ${name}.`);
    return namedField;
  };
  const choices = choicesAfter({ kind: 'choose', name: 'item.6.prices.0.amount', value: '7.00' });
  expect(chosenValue(fieldNamed('item.6.prices.0.amount'), choices)).toBe('7.00');
  expect(chosenValue(fieldNamed('item.3.prices.0.amount'), choices)).toBe('8.50');
  expect(chosenValue(fieldNamed('item.3.description'), choices)).toBe('');
});

describe('a price at the end of a name', () => {
  const draftWithSwallowed = toReviewDraft(
    readMenuDraft(
      readSection(1, 'Plats', [
        readDish(2, 'Onglet, frites 22'),
        readDish(3, 'Bavette 23', undefined, { title: readText('Bavelte 23', 0.4) }),
      ]),
    ),
    'CAD',
  );
  const price = 'item.2.prices.0.amount';

  it('is a doubt that offers the number, and both dishes count as unpriced', () => {
    expect(draftWithSwallowed.by_name.get(price)).toMatchObject({ is_doubtful: true, alternatives: ['22'] });
    expect(countLeft(draftWithSwallowed, NO_CHOICES)).toMatchObject({ left: 3, without_price: 2 });
  });

  it('is removed from the name by one decision, accepted or typed', () => {
    for (const value of ['22', '22.00']) {
      const choices = decideField(draftWithSwallowed, NO_CHOICES, { name: price, value });
      expect(choices.fields).toEqual({ [price]: value, 'item.2.title': 'Onglet, frites' });
      expect(countLeft(draftWithSwallowed, choices)).toMatchObject({ left: 2, without_price: 1 });
    }
  });

  it('stays in the name if the price is another or none', () => {
    for (const value of ['', '24'])
      expect(decideField(draftWithSwallowed, NO_CHOICES, { name: price, value }).fields).toEqual({ [price]: value });
  });

  it('leaves a corrected name unchanged', () => {
    const correctedChoices = choicesAfter({ kind: 'choose', name: 'item.3.title', value: 'Bavette 23' });
    const { fields } = decideField(draftWithSwallowed, correctedChoices, {
      name: 'item.3.prices.0.amount',
      value: '23',
    });
    expect(fields['item.3.title']).toBe('Bavette');
  });
});

it('counts a dish as unpriced until a price is typed, unless its section has one', () => {
  const cheeses = toReviewDraft(readMenuDraft(readSection(1, 'Fromages', [readDish(2, 'Comté')])), 'CAD');
  expect(countLeft(cheeses, NO_CHOICES)).toMatchObject({ left: 0, doubts: 0, without_price: 1 });
  const typedChoices = choicesAfter({ kind: 'choose', name: 'item.2.prices.0.amount', value: '9' });
  expect(countLeft(cheeses, typedChoices).without_price).toBe(0);
  expect(countLeft(cheeses, choicesAfter({ kind: 'leave_out', items: [2] })).without_price).toBe(0);
});

it.each([
  ['jacques 2€50', { 'item.9.title': 'jacques', 'item.9.prices.0.amount': '2.50' }],
  ['farm +4', { 'item.9.title': 'farm', 'item.9.prices.0.amount': '4' }],
  ['Pain 3,25 $', { 'item.9.title': 'Pain', 'item.9.prices.0.amount': '3.25' }],
  // No sign and no decimals: the number is a doubt of the new dish.
  ['Onglet 22', {}],
  ['Open every day from noon', {}],
  // A part of an amount, one of several, or a discount: the owner types it.
  ['Empanada $3.500', {}],
  ['Plateau royal 1 250,00 $', {}],
  ['Homard 1.250,00 €', {}],
  ['Burger 12 $ / 15 $', {}],
  ['Pizzas 12.50 - 18.50', {}],
  ['Réduction - 2,00 €', {}],
])('uses the amount at the end of the line %j as the price of its dish', (text, fields) => {
  const line = { key: 9, section: 1, after: null, text, box: { page: 0, x: 0, y: 0, width: 1, height: 1 } };
  expect(fieldsOfLine(line, 'CAD')).toEqual(fields);
  if (Object.keys(fields).length > 0)
    expect(Object.keys(fieldsOfLine(line, 'JPY'))).toHaveLength(text === 'farm +4' ? 2 : 0);
  const { taken, ...choices } = choicesAfter({ kind: 'take_line', line: 9, fields });
  expect([taken, choices.fields]).toEqual([[9], fields]);
  expect(takeStep({ ...choices, taken: [9] }, { kind: 'return_line', line: 9, names: {} }).fields).toEqual({});
});
