import { describe, expect, it } from 'vitest';
import { NO_CHOICES, type ReviewChoices } from '../../../shared/api/imports.ts';
import type { StructureEdit } from '../../../shared/draft.ts';
import { readAmount, readDish, readMenuDraft, readSection, readText } from '../../../test/read-draft.ts';
import { countLeft, isOpenDoubt } from './choices.ts';
import { canBeHeading, canBeNote, canBeOption, canMergeAbove, canMove, restructure } from './restructure.ts';
import { reviewDraftWith } from './review-draft.ts';
import { openReview, type ReviewAction, type ReviewState, reduceReview } from './review-state.ts';

const draftWith = reviewDraftWith(
  readMenuDraft(
    readSection(1, 'Entrées', [
      readDish(2, 'Soupe aux pois, menthe fraîche', '7'),
      readDish(3, 'Les pl4ts', undefined, { title: readText('Les pl4ts', 0.4) }),
      readDish(4, 'Onglet', '24'),
      readDish(5, 'sauce au poivre'),
    ]),
    readSection(6, 'Tarte', [readDish(7, 'Sorbet', '6')]),
  ),
  'CAD',
);
const reduceWith = (state: ReviewState, action: ReviewAction) => reduceReview(draftWith(state.choices), state, action);
const stateAfter = (...actions: ReviewAction[]) =>
  actions.reduce(reduceWith, openReview(draftWith(NO_CHOICES), NO_CHOICES));
const shownTexts = (choices: ReviewChoices) =>
  draftWith(choices).sections.map(({ title, items }) => [
    choices.fields[title.name] ?? title.read,
    ...items.map((item) => choices.fields[item.title.name] ?? item.title.read),
  ]);

it('makes a heading of a dish; its name stays as it was decided', () => {
  const state = stateAfter(
    { kind: 'decide', name: 'item.3.title', value: 'Les plats' },
    { kind: 'decide', name: 'item.3.prices.0.amount', value: '' },
    { kind: 'restructure', edit: { kind: 'heading', key: 3 } },
  );
  expect(shownTexts(state.choices)).toEqual([
    ['Entrées', 'Soupe aux pois, menthe fraîche'],
    ['Les plats', 'Onglet', 'sauce au poivre'],
    ['Tarte', 'Sorbet'],
  ]);
  expect(state.choices).toMatchObject({
    fields: { 'section.3.title': 'Les plats', 'section.3.price': '' },
    cursor: 'section.3.title',
  });
});

it('doesn’t ask again for a doubtful name whose role the owner has named', () => {
  const headingState = stateAfter({ kind: 'restructure', edit: { kind: 'heading', key: 3 } });
  expect(headingState.choices.fields).toEqual({ 'section.3.title': 'Les pl4ts' });
  const dishState = reduceWith(headingState, { kind: 'restructure', edit: { kind: 'dish', key: 3 } });
  expect(dishState.choices.fields).toEqual({ 'item.3.title': 'Les pl4ts' });
});

it('makes a dish of a heading, and each correction can be undone and redone', () => {
  const stateBefore = stateAfter({ kind: 'decide', name: 'section.6.title', value: 'Tarte fine' });
  const restructuredState = reduceWith(stateBefore, { kind: 'restructure', edit: { kind: 'dish', key: 6 } });
  expect(shownTexts(restructuredState.choices).at(-1)?.slice(-2)).toEqual(['Tarte fine', 'Sorbet']);
  expect(restructuredState.choices.fields).toEqual({ 'item.6.title': 'Tarte fine' });
  const undoneState = reduceWith(restructuredState, { kind: 'undo' });
  expect([undoneState.choices.fields, shownTexts(undoneState.choices)]).toEqual([
    stateBefore.choices.fields,
    shownTexts(stateBefore.choices),
  ]);
  const redoneState = reduceWith(undoneState, { kind: 'redo' });
  expect([redoneState.choices.fields, shownTexts(redoneState.choices)]).toEqual([
    restructuredState.choices.fields,
    shownTexts(restructuredState.choices),
  ]);
});

it('joins a dish with the previous one, with the decisions of both', () => {
  const state = stateAfter(
    { kind: 'decide', name: 'item.4.description', value: 'de bœuf' },
    { kind: 'decide', name: 'item.5.prices.0.amount', value: '3' },
    { kind: 'restructure', edit: { kind: 'join', key: 5 } },
  );
  expect(state.choices.fields).toEqual({ 'item.4.description': 'de bœuf sauce au poivre 3' });
  expect(state.choices.cursor).toBe('item.4.description');
  expect(reduceWith(state, { kind: 'restructure', edit: { kind: 'join', key: 2 } })).toMatchObject({
    choices: state.choices,
  });
});

it('splits a name at a word, and swaps name and description', () => {
  const state = stateAfter({ kind: 'split_title', item: 2, word: 3 });
  expect(state.choices.fields).toEqual({ 'item.2.title': 'Soupe aux pois', 'item.2.description': 'menthe fraîche' });
  expect(reduceWith(state, { kind: 'swap_title', item: 2 }).choices.fields).toEqual({
    'item.2.title': 'menthe fraîche',
    'item.2.description': 'Soupe aux pois',
  });
  expect(stateAfter({ kind: 'split_title', item: 2, word: 0 }).choices.fields).toEqual({});
});

it('undoes and redoes decisions of every kind', () => {
  const actions: ReviewAction[] = [
    { kind: 'decide', name: 'item.2.title', value: 'Velouté' },
    { kind: 'leave_out', items: [4] },
    { kind: 'put_back', items: [4] },
    { kind: 'accept_section', section: 1 },
    { kind: 'split_title', item: 7, word: 1 },
    { kind: 'choose_all', fields: { 'item.4.prices.0.amount': '25', 'item.7.prices.0.amount': '7' } },
    { kind: 'restructure', edit: { kind: 'join', key: 5 } },
    { kind: 'restructure', edit: { kind: 'heading', key: 3 } },
    { kind: 'forget', names: ['item.4.prices.0.amount'] },
  ];
  const content = ({ choices: { fields, removed, edits } }: ReviewState) => ({ fields, removed, edits: edits ?? [] });
  const lastState = stateAfter(...actions);
  let state = lastState;
  for (let step = 0; step < actions.length; step += 1) state = reduceWith(state, { kind: 'undo' });
  expect(content(state)).toEqual({ fields: {}, removed: [], edits: [] });
  expect(reduceWith(state, { kind: 'undo' })).toEqual(state);
  for (let step = 0; step < actions.length; step += 1) state = reduceWith(state, { kind: 'redo' });
  expect(content(state)).toEqual(content(lastState));
});

it('adds no undo step for moving the cursor', () => {
  expect(stateAfter({ kind: 'next' }, { kind: 'back' }, { kind: 'go', name: 'item.7.title' }).history.past).toEqual([]);
});

const pricedWith = reviewDraftWith(
  readMenuDraft(
    readSection(1, 'Cocktails', [readDish(2, 'Caesar', '8')]),
    readSection(3, 'Martinis', [readDish(4, 'Classic'), readDish(5, 'Maple')], { price: readAmount('9') }),
    readSection(6, 'Thés', [readDish(7, 'Noir')]),
  ),
  'CAD',
);
const pricedAfter = (...actions: ReviewAction[]) =>
  actions.reduce(
    (state, action) => reduceReview(pricedWith(state.choices), state, action),
    openReview(pricedWith(NO_CHOICES), NO_CHOICES),
  );
const keepPrice: ReviewAction = { kind: 'decide', name: 'section.3.price', value: '9' };

it('carries a section’s price along with dishes that leave it, once it is decided', () => {
  for (const edit of [
    { kind: 'move', key: 4, to: 1 },
    { kind: 'begin', key: 5 },
    { kind: 'merge', key: 3 },
  ] as const) {
    const { choices } = pricedAfter(keepPrice, { kind: 'restructure', edit });
    const moved = edit.kind === 'merge' ? [4, 5] : [edit.key];
    for (const key of moved) expect(choices.fields[`item.${key}.prices.0.amount`]).toBe('9');
    const doubted = pricedAfter({ kind: 'restructure', edit }).choices;
    expect(Object.keys(doubted.fields).filter((name) => name.startsWith('item.'))).toEqual([]);
  }
});

it('asks again about a section’s price for dishes that come under it', () => {
  for (const edit of [
    { kind: 'move', key: 7, to: 3 },
    { kind: 'merge', key: 6 },
  ] as const) {
    const { choices } = pricedAfter(keepPrice, { kind: 'restructure', edit });
    expect(pricedWith(choices).by_name.get('section.3.price')).toMatchObject({ doubt: 'heading_price' });
    expect(choices.fields).toEqual({});
  }
});

it('leaves no decision of a section that is gone, asks for the heading of a new one, and undoes each', () => {
  const edits = [
    { kind: 'begin', key: 5 },
    { kind: 'move', key: 5, to: 1 },
  ] as const;
  const begun = pricedAfter({ kind: 'restructure', edit: edits[0] });
  expect(begun.choices.cursor).toBe('section.5.title');
  expect(pricedWith(begun.choices).by_name.get('section.5.title')).toMatchObject({ doubt: 'untitled' });
  const actions: ReviewAction[] = [
    { kind: 'restructure', edit: edits[0] },
    { kind: 'decide', name: 'section.5.title', value: 'Digestifs' },
    { kind: 'restructure', edit: edits[1] },
  ];
  expect(pricedAfter(...actions).choices.fields).toEqual({});
  const undone = pricedAfter(...actions, { kind: 'undo' }, { kind: 'undo' }, { kind: 'undo' });
  expect(undone.choices).toMatchObject({ fields: {}, removed: [] });
  expect(pricedWith(undone.choices).sections.map(({ key }) => key)).toEqual([1, 3, 6]);
});

it('leaves no decision of a section without a heading that a dish’s own heading replaces', () => {
  const { choices } = pricedAfter(
    { kind: 'restructure', edit: { kind: 'begin', key: 5 } },
    { kind: 'decide', name: 'section.5.title', value: 'Digestifs' },
    { kind: 'restructure', edit: { kind: 'heading', key: 5 } },
  );
  expect(choices.fields).toEqual({});
  expect(pricedWith(choices).sections.map(({ key, title }) => [key, title.read])).toEqual([
    [1, 'Cocktails'],
    [3, 'Martinis'],
    [5, 'Maple'],
    [6, 'Thés'],
  ]);
});

const edited = (edit: StructureEdit): ReviewAction => ({ kind: 'restructure', edit });
const amountOf = (key: number) => `item.${key}.prices.0.amount`;
/** As `pricedAfter`, of these sections. */
const reviewOf = (...sections: Parameters<typeof readMenuDraft>) => {
  const readWith = reviewDraftWith(readMenuDraft(...sections), 'CAD');
  return (...actions: ReviewAction[]) => {
    const { choices } = actions.reduce(
      (state, action) => reduceReview(readWith(state.choices), state, action),
      openReview(readWith(NO_CHOICES), NO_CHOICES),
    );
    const draft = readWith(choices);
    const openDoubts = [...draft.by_name.values()].filter((field) => isOpenDoubt(field, choices));
    return { choices, draft, open: openDoubts.map(({ name, doubt }) => [name, doubt]) };
  };
};

describe('a price that was typed for a section', () => {
  it('stays with it when a dish that has a price comes in', () => {
    const reviewAfter = reviewOf(
      readSection(1, 'Brunch', [readDish(2, 'Œufs', '12')], { price: readAmount('30') }),
      readSection(3, 'Plats', [readDish(4, 'Onglet', '24'), readDish(5, 'Omble')]),
    );
    const typed: ReviewAction = { kind: 'decide', name: 'section.1.price', value: '35' };
    expect(reviewAfter(typed, edited({ kind: 'move', key: 4, to: 1 })).choices.fields).toEqual({
      'section.1.price': '35',
    });
    // An accepted one as well, and one that was emptied, whatever comes in.
    const emptied: ReviewAction = { kind: 'decide', name: 'section.1.price', value: '' };
    expect(reviewAfter(emptied, edited({ kind: 'move', key: 5, to: 1 })).choices.fields).toEqual({
      'section.1.price': '',
    });
    expect(reviewAfter(emptied, edited({ kind: 'merge', key: 3 })).choices.fields).toEqual({ 'section.1.price': '' });
  });

  it.each(['move', 'merge'] as const)('becomes that of its dishes, and not of others that come in: %s', (kind) => {
    for (const fields of [{}, { price: readAmount('1450') }]) {
      const reviewAfter = reviewOf(
        readSection(1, 'Martinis', [readDish(2, 'Classic'), readDish(3, 'Maple')], fields),
        readSection(4, 'Thés', [readDish(5, 'Noir'), readDish(6, 'Vert')]),
      );
      const edit: StructureEdit = kind === 'move' ? { kind, key: 5, to: 1 } : { kind, key: 4 };
      const { choices, draft } = reviewAfter({ kind: 'decide', name: 'section.1.price', value: '14.50' }, edited(edit));
      expect(choices.fields).toMatchObject({ [amountOf(2)]: '14.50', [amountOf(3)]: '14.50' });
      expect(choices.fields).not.toHaveProperty([amountOf(5)]);
      expect(countLeft(draft, choices).without_price).toBe(2);
    }
  });
});

describe('a heading that is a dish', () => {
  const sections = (price: string | null) =>
    reviewOf(
      readSection(1, 'Cocktails', [readDish(2, 'Caesar')], { price: readAmount('8') }),
      readSection(3, 'Saumon grillé', [readDish(4, 'Steak haché')], price === null ? {} : { price: readAmount(price) }),
    );
  const accepted: ReviewAction = { kind: 'decide', name: 'section.1.price', value: '8' };

  it('asks before dishes that come under the section above cost what it does', () => {
    const { open, choices } = sections('14.50')(accepted, edited({ kind: 'dish', key: 3 }));
    expect(open).toContainEqual(['section.1.price', 'heading_price']);
    expect(choices.fields).not.toHaveProperty([amountOf(4)]);
    expect(sections(null)(accepted, edited({ kind: 'dish', key: 3 })).open).toEqual([
      ['section.1.price', 'heading_price'],
    ]);
  });

  it('leaves its dishes the price that was decided for each of them', () => {
    const own: ReviewAction = { kind: 'decide', name: 'section.3.price', value: '14.50' };
    const { choices, open } = sections('14.50')(accepted, own, edited({ kind: 'dish', key: 3 }));
    expect(choices.fields).toMatchObject({ 'section.1.price': '8', [amountOf(3)]: '14.50', [amountOf(4)]: '14.50' });
    expect(open).toEqual([]);
  });
});

describe('a dish that is a heading', () => {
  it('asks whether its price is that of each dish below', () => {
    const reviewAfter = reviewOf(readSection(1, 'Plats', [readDish(2, 'Salades', '12.50'), readDish(3, 'César')]));
    for (const value of ['12.50', '13'])
      expect(
        reviewAfter({ kind: 'decide', name: amountOf(2), value }, edited({ kind: 'heading', key: 2 })).open,
      ).toContainEqual(['section.2.price', 'heading_price']);
  });

  it('keeps a price in its name that was cut from there', () => {
    const reviewAfter = reviewOf(readSection(1, 'Plats', [readDish(2, 'Salades 12,50 $'), readDish(3, 'César')]));
    const taken: ReviewAction = {
      kind: 'choose_all',
      fields: { 'item.2.title': 'Salades', [amountOf(2)]: '12.50' },
    };
    const { choices, draft } = reviewAfter(taken, edited({ kind: 'heading', key: 2 }));
    expect(choices.fields).toEqual({ 'section.2.title': 'Salades 12,50 $' });
    expect(countLeft(draft, choices).without_price).toBe(1);
    expect(reviewAfter(taken, edited({ kind: 'heading', key: 3 })).choices.fields).toMatchObject(taken.fields);
  });

  it('leaves the dishes below the price that their section had for each', () => {
    const reviewAfter = reviewOf(
      readSection(1, 'Cocktails', [readDish(2, 'Caesar'), readDish(3, 'Mocktails'), readDish(4, 'Virgin')], {
        price: readAmount('8'),
      }),
    );
    const accepted: ReviewAction = { kind: 'decide', name: 'section.1.price', value: '8' };
    expect(reviewAfter(accepted, edited({ kind: 'heading', key: 3 })).choices.fields).toEqual({
      'section.1.price': '8',
      [amountOf(4)]: '8',
    });
  });

  it('can’t be one while another section has its key', () => {
    const reviewAfter = reviewOf(
      readSection(1, 'Plats', [readDish(2, 'Onglet'), readDish(3, 'Omble'), readDish(4, 'Bar')]),
      readSection(5, 'Thés', [readDish(6, 'Noir')]),
    );
    const { draft } = reviewAfter(edited({ kind: 'begin', key: 3 }), edited({ kind: 'move', key: 3, to: 5 }));
    expect([3, 4].map((key) => canBeHeading(draft, key))).toEqual([false, true]);
  });
});

it('keeps the price of a dish that is a part of another in its words', () => {
  const reviewAfter = reviewOf(readSection(1, 'Plats', [readDish(2, 'Burger', '15'), readDish(3, 'farm +4')]));
  const taken: ReviewAction = { kind: 'choose_all', fields: { 'item.3.title': 'farm', [amountOf(3)]: '4' } };
  expect(reviewAfter(taken, edited({ kind: 'join', key: 3 })).choices.fields).toEqual({
    'item.2.description': 'farm +4',
  });
});

it('ends no section whose price would be lost with it', () => {
  const reviewAfter = reviewOf(
    readSection(1, 'Plats', [readDish(2, 'Onglet', '24')]),
    readSection(3, 'Martinis', [readDish(4, 'Classic')], { price: readAmount('9'), description: readText('secs') }),
    readSection(5, 'Brunch', [readDish(6, 'Œufs', '12')], { price: readAmount('30') }),
  );
  const canEnd = ({ draft, choices }: ReturnType<typeof reviewAfter>, section: number, item: number) => [
    canMergeAbove(draft, choices, section),
    canMove(draft, choices, item),
  ];
  expect(canEnd(reviewAfter(), 3, 4)).toEqual([false, false]);
  expect(reviewAfter(edited({ kind: 'merge', key: 3 })).choices.edits).toBeUndefined();
  expect(canEnd(reviewAfter(), 5, 6)).toEqual([false, false]);
  const decided: ReviewAction = { kind: 'decide', name: 'section.3.price', value: '9' };
  expect(canEnd(reviewAfter(decided), 3, 4)).toEqual([true, true]);
  const note: ReviewAction = { kind: 'decide', name: 'section.3.description', value: 'très secs' };
  expect(reviewAfter(decided, note, edited({ kind: 'merge', key: 3 })).choices.fields).toEqual({
    [amountOf(4)]: '9',
    'section.1.description': 'très secs',
  });
  const moved = reviewAfter(decided, note, edited({ kind: 'move', key: 4, to: 1 }));
  expect(moved.choices.fields).toEqual({ [amountOf(4)]: '9' });
  expect(moved.draft.sections.map(({ key }) => key)).toEqual([1, 5]);
});

it('leaves dishes the price in words of the section that they were in, as it was decided', () => {
  const reviewAfter = reviewOf(
    readSection(1, 'Plats', [readDish(2, 'Onglet', '24')]),
    readSection(3, 'Poissons', [readDish(4, 'Omble'), readDish(5, 'Bar')], { price_text: readText('prix du marche') }),
  );
  const corrected: ReviewAction = { kind: 'decide', name: 'section.3.price_text', value: 'prix du marché' };
  const priced: ReviewAction = { kind: 'decide', name: amountOf(5), value: '28' };
  expect(reviewAfter(corrected, priced, edited({ kind: 'merge', key: 3 })).choices.fields).toEqual({
    'item.4.price_text': 'prix du marché',
    'item.5.price_text': '',
    [amountOf(5)]: '28',
  });
});

describe('a line that was read as a dish', () => {
  const draftOf = reviewDraftWith(
    readMenuDraft(
      readSection(1, 'Burgers', [
        readDish(2, 'Burger', '14'),
        readDish(3, 'Bacon +2'),
        readDish(4, 'Œuf', '1.5'),
        readDish(5, 'Servi avec frites'),
      ]),
    ),
    'CAD',
  );
  const reduce = (state: ReviewState, action: ReviewAction) => reduceReview(draftOf(state.choices), state, action);
  const stateOf = (...actions: ReviewAction[]) => actions.reduce(reduce, openReview(draftOf(NO_CHOICES), NO_CHOICES));
  const optionsOf = ({ choices }: ReviewState) =>
    draftOf(choices).sections[0]?.items[0]?.options.map(({ label, amount }) => [
      choices.fields[label.name] ?? label.read,
      amount && (choices.fields[amount.name] ?? amount.read),
    ]);

  it('is a note of the section, with what was typed, and can be taken back', () => {
    const state = stateOf(
      { kind: 'change', name: 'item.5.title', value: 'Servis avec des frites' },
      { kind: 'restructure', edit: { kind: 'note', key: 5 } },
    );
    expect(state.choices).toMatchObject({
      fields: { 'section.1.description': 'Servis avec des frites' },
      cursor: 'section.1.description',
    });
    expect(draftOf(state.choices).items.has(5)).toBe(false);
    const undone = reduce(state, { kind: 'undo' });
    expect(draftOf(undone.choices).items.has(5)).toBe(true);
    expect(undone.choices.fields).toEqual({ 'item.5.title': 'Servis avec des frites' });
  });

  it('is no note if it has a price, or if the section has nothing else', () => {
    expect(canBeNote(draftOf(NO_CHOICES), NO_CHOICES, 4)).toBe(false);
    expect(canBeNote(draftWith(NO_CHOICES), NO_CHOICES, 7)).toBe(false);
    expect(canBeNote(draftOf(NO_CHOICES), NO_CHOICES, 5)).toBe(true);
  });

  it('keeps a typed price in the words of the note and of an option that has no price', () => {
    const typed: ReviewAction = { kind: 'change', name: 'item.5.prices.0.amount', value: '3' };
    const noteState = stateOf(typed, { kind: 'restructure', edit: { kind: 'note', key: 5 } });
    expect(noteState.choices.fields).toEqual({ 'section.1.description': 'Servi avec frites 3' });
    const optionState = stateOf(typed, { kind: 'restructure', edit: { kind: 'option', key: 5 } });
    expect(optionState.choices.fields).toEqual({ 'item.4.options.0.label': 'Servi avec frites 3' });
  });

  it('is an option of the dish above, with its printed amount or a corrected one', () => {
    const restructured = (key: number): ReviewAction => ({ kind: 'restructure', edit: { kind: 'option', key } });
    expect(optionsOf(stateOf(restructured(3)))).toEqual([['Bacon', '2']]);
    expect(
      optionsOf(
        stateOf({ kind: 'change', name: 'item.4.prices.0.amount', value: '1.75' }, restructured(3), restructured(4)),
      ),
    ).toEqual([
      ['Bacon', '2'],
      ['Œuf', '1.75'],
    ]);
    // Accepted as the price, it is cut from the name; left empty, it is part of the name.
    const inName = (value: string): ReviewAction => ({ kind: 'decide', name: 'item.3.prices.0.amount', value });
    expect(optionsOf(stateOf(inName('2'), restructured(3)))).toEqual([['Bacon', '2']]);
    expect(optionsOf(stateOf(inName(''), restructured(3)))).toEqual([['Bacon +2', '']]);
  });

  it('is an option with the amount that its corrected name ends with, or with none', () => {
    const optionsFrom = (...values: [part: string, value: string][]) =>
      optionsOf(
        stateOf(...values.map(([part, value]): ReviewAction => ({ kind: 'change', name: `item.3.${part}`, value })), {
          kind: 'restructure',
          edit: { kind: 'option', key: 3 },
        }),
      );
    expect(optionsFrom(['title', 'Bacon fumé +3'])).toEqual([['Bacon fumé', '3']]);
    expect(optionsFrom(['title', 'Bacon fumé'])).toEqual([['Bacon fumé', '']]);
    expect(optionsFrom(['title', 'Sans bacon - 2,00'])).toEqual([['Sans bacon - 2,00', '']]);
    const typedAmount = (value: string): [string, string] => ['prices.0.amount', value];
    expect(optionsFrom(['title', 'Bacon fumé +3'], typedAmount('3'))).toEqual([['Bacon fumé', '3']]);
    expect(optionsFrom(['title', 'Bacon fumé +3'], typedAmount('5'))).toEqual([['Bacon fumé +3', '5']]);
  });

  it('is no heading once it has options, which a heading would lose', () => {
    const edits: StructureEdit[] = [{ kind: 'option', key: 3 }];
    expect(canBeHeading(draftOf({ ...NO_CHOICES, edits }), 2)).toBe(false);
    expect(canBeHeading(draftOf(NO_CHOICES), 2)).toBe(true);
  });

  it('is no note where all other dishes are left out, as the section is with them', () => {
    expect(canBeNote(draftOf(NO_CHOICES), { ...NO_CHOICES, removed: [2, 3, 4] }, 5)).toBe(false);
    expect(canBeNote(draftOf(NO_CHOICES), { ...NO_CHOICES, removed: [2, 3] }, 5)).toBe(true);
  });

  it('keeps its marks in the note or option, and is none with words of a second language', () => {
    const second = { title: 'with fries', description: null };
    const draftOfMarked = reviewDraftWith(
      readMenuDraft(
        readSection(1, 'Burgers', [
          readDish(2, 'Burger', '14'),
          readDish(3, 'Tofu +2', undefined, { tags: ['VG', 'GF'] }),
          readDish(4, 'Servi avec frites', undefined, { tags: ['V'] }),
          readDish(5, 'Avec frites', undefined, { second }),
        ]),
      ),
      'CAD',
    );
    const draft = draftOfMarked(NO_CHOICES);
    const fieldsAfter = (edit: StructureEdit) => restructure(draft, NO_CHOICES, edit)?.choices.fields;
    expect(fieldsAfter({ kind: 'option', key: 3 })).toEqual({ 'item.2.options.0.label': 'Tofu VG GF' });
    expect(fieldsAfter({ kind: 'note', key: 4 })).toEqual({ 'section.1.description': 'Servi avec frites V' });
    expect([canBeNote(draft, NO_CHOICES, 5), canBeOption(draft, NO_CHOICES, 5)]).toEqual([false, false]);
  });

  it('is no option without a dish above, or below one that is left out', () => {
    expect(canBeOption(draftOf(NO_CHOICES), NO_CHOICES, 2)).toBe(false);
    expect(canBeOption(draftOf(NO_CHOICES), { ...NO_CHOICES, removed: [2] }, 3)).toBe(false);
  });
});
