import { expect, it } from 'vitest';
import { NO_CHOICES, type ReviewChoices, reviewChoicesSchema } from '../../../shared/api/imports.ts';
import { draftDoubts } from '../../../shared/doubts.ts';
import { type Draft, draftFields, draftSchema } from '../../../shared/draft.ts';
import { dishAbove, takeLines } from '../../../shared/left-out.ts';
import { readAmount, readDish, readMenuDraft, readSection, readText } from '../../../test/read-draft.ts';
import { applyChoices, choiceProblems, keysWithChosenPrice } from './choices.ts';

const wine = readDish(3, 'Muscadet', undefined, {
  description: readText('Loire'),
  prices: [
    { label: readText('verre'), amount: readAmount('11', 0.4), amount_max: null },
    { label: readText('bouteille'), amount: readAmount('52'), amount_max: null },
  ],
  options: [{ label: readText('magnum'), amount: null }],
});
const draft = readMenuDraft(
  readSection(1, 'Vins', [readDish(2, 'Cidre'), wine]),
  readSection(4, 'Dessert5', [readDish(5, 'Flan', '7')], { price: readAmount('10') }),
);
const choose = (fields: Record<string, string>, removed: number[] = []) => applyChoices(draft, { fields, removed });
const problems = (fields: Record<string, string>, removed: number[] = []) =>
  choiceProblems(draft, { fields, removed, cursor: null } satisfies ReviewChoices);

it('changes nothing if nothing was chosen', () => expect(choose({})).toEqual(draft));

it('puts the chosen values in, and is sure of them', () => {
  const chosen = choose({ 'section.4.title': 'Desserts', 'item.3.prices.0.amount': '12', 'item.3.title': 'Muscadet' });
  expect(draftSchema.parse(chosen)).toEqual(chosen);
  const fields = new Map(draftFields(chosen));
  expect(fields.get('section.4.title')).toMatchObject({ value: 'Desserts', confidence: 1 });
  expect(fields.get('item.3.prices.0.amount')).toMatchObject({ value: '12', confidence: 1 });
  expect(draftDoubts(draft, 'CAD').has('item.3.prices.0.amount')).toBe(true);
  expect(draftDoubts(chosen, 'CAD').has('item.3.prices.0.amount')).toBe(false);
});

it('fills a price that was not read, and points at the title', () => {
  const fields = new Map(draftFields(choose({ 'item.2.prices.0.amount': '6.5' })));
  expect(fields.get('item.2.prices.0.amount')).toMatchObject({
    value: '6.5',
    boxes: draft.sections[0]?.items[0]?.title.boxes,
  });
});

it('takes an emptied field away', () => {
  const fields = new Map(
    draftFields(choose({ 'item.3.description': ' ', 'item.3.prices.1.amount': '', 'section.4.price': '' })),
  );
  expect([...fields.keys()].filter((name) => /^item\.3\.(description|prices)|^section\.4\.price/.test(name))).toEqual([
    'item.3.prices.0.label',
    'item.3.prices.0.amount',
  ]);
});

it('names the dishes whose price was chosen, for the editor not to doubt it again', () => {
  const fields = {
    'item.2.price_text': 'selon arrivage',
    'item.3.prices.0.amount': '12',
    'item.5.prices.0.amount': '',
    'item.4.title': 'Flan',
    'item.6.prices.1.amount': '9',
    'section.4.price': '8',
  };
  expect([...keysWithChosenPrice({ fields })]).toEqual([2, 3]);
});

it('leaves items out, and a section with them', () => {
  expect(choose({}, [5]).sections.map(({ key }) => key)).toEqual([1]);
  expect(choose({}, [2]).sections[0]?.items.map(({ key }) => key)).toEqual([3]);
});

it('names every choice that can’t be', () => {
  expect(
    problems(
      {
        'item.2.title': ' ',
        'item.3.prices.2.amount': '1',
        'item.3.prices.0.amount': '12,50',
        'item.3.options.0.amount_max': '1',
        'item.9.title': 'x',
        'section.1.items': 'x',
        'item.2.description': 'a\u0000b',
        constructor: 'x',
      },
      [5, 77],
    ),
  ).toEqual({
    'fields.item.2.title': 'required',
    'fields.item.3.prices.2.amount': 'unknown_field',
    'fields.item.3.prices.0.amount': 'invalid_value',
    'fields.item.3.options.0.amount_max': 'unknown_field',
    'fields.item.9.title': 'unknown_field',
    'fields.section.1.items': 'unknown_field',
    'fields.item.2.description': 'control_characters',
    'fields.constructor': 'unknown_field',
    'removed.1': 'invalid_value',
  });
});

it('takes amounts of three decimals, for currencies that have them', () => {
  expect(problems({ 'item.3.prices.0.amount': '1.250' })).toEqual({});
});

it('takes every field of the draft as it was read', () => {
  const fields = Object.fromEntries(Array.from(draftFields(draft), ([name, { value }]) => [name, value]));
  expect(reviewChoicesSchema.parse({ fields, removed: [], cursor: null }).fields).toEqual(fields);
  expect(problems(fields)).toEqual({});
});

const printed = { box: { page: 0, x: 0.1, y: 0.5, width: 0.2, height: 0.02 } };
const withLines: Draft = {
  ...draft,
  left_out: [
    { key: 6, section: 1, after: null, text: 'Apéritif maison', ...printed },
    { key: 7, section: 1, after: 2, text: 'Poiré 6', ...printed },
    { key: 8, section: 1, after: 2, text: 'de Normandie', ...printed },
    // Its section became the second language of the one before.
    { key: 9, section: 3, after: 12, text: 'Porto', ...printed },
  ],
};
const titles = ({ sections }: Draft) => sections.map(({ items }) => items.map(({ title }) => title.value));

it('makes dishes of lines that were left out, where they stand, and changes them like others', () => {
  const taken = [6, 7, 9];
  const chosen = applyChoices(withLines, { fields: { 'item.7.title': 'Poiré' }, removed: [6], taken });
  expect(draftSchema.parse(chosen)).toEqual(chosen);
  expect(titles(chosen)).toEqual([['Cidre', 'Poiré', 'Muscadet', 'Porto'], ['Flan']]);
  expect(titles(applyChoices(withLines, { fields: {}, removed: [] }))).toEqual(titles(draft));
  expect(draftDoubts(takeLines(withLines, [7]), 'CAD').get('item.7.prices.0.amount')).toMatchObject({
    kind: 'in_name',
  });
});

it('refuses lines that the draft lacks, and fields of dishes that nobody made', () => {
  const choices = { fields: { 'item.7.title': 'Poiré', 'item.6.title': 'Kir' }, removed: [], cursor: null };
  expect(choiceProblems(withLines, { ...choices, taken: [7, 5] })).toEqual({
    'fields.item.6.title': 'unknown_field',
    'taken.1': 'invalid_value',
  });
  expect(choiceProblems(draft, { ...choices, taken: [7] })).toMatchObject({ 'taken.0': 'invalid_value' });
});

it('knows the dish above a line, also one that was a line', () => {
  const [first, pear, more] = withLines.left_out ?? [];
  if (!first || !pear || !more) throw new Error('The draft has lines.');
  expect(dishAbove(withLines, first)).toBeUndefined();
  expect(dishAbove(withLines, more)?.title.value).toBe('Cidre');
  expect(dishAbove(withLines, more, [7])?.title.value).toBe('Poiré 6');
});

it('names one of several prices, and knows only lines of the draft', () => {
  const sizes = ['4', '7'].map((amount) => ({ label: null, amount: readText(amount), amount_max: null }));
  const read = readMenuDraft(readSection(1, null, [readDish(2, 'Cidre', undefined, { prices: sizes })]));
  const fields = { 'item.2.prices.1.label': 'Pichet' };
  expect(choiceProblems(read, { ...NO_CHOICES, fields })).toEqual({});
  const [item] = applyChoices(read, { ...NO_CHOICES, fields }).sections[0]?.items ?? [];
  expect(item?.prices.map(({ label }) => label?.value)).toEqual([undefined, 'Pichet']);
  expect(choiceProblems(read, { ...NO_CHOICES, unused: [9] })).toEqual({ 'unused.0': 'invalid_value' });
});

it('corrects the structure before anything else, and refuses a correction of what isn’t there', () => {
  const read = readMenuDraft(
    readSection(1, 'Entrées', [readDish(2, 'Soupe', '7'), readDish(3, 'Plats'), readDish(4, 'Onglet', '24')]),
  );
  const choices: ReviewChoices = {
    ...NO_CHOICES,
    edits: [{ kind: 'heading', key: 3 }],
    fields: { 'section.3.title': 'Les plats', 'item.4.title': 'Bavette' },
  };
  expect(choiceProblems(read, choices)).toEqual({});
  const { sections } = applyChoices(read, choices);
  expect(sections.map(({ title, items }) => [title?.value, ...items.map((item) => item.title.value)])).toEqual([
    ['Entrées', 'Soupe'],
    ['Les plats', 'Bavette'],
  ]);
  const wrong: ReviewChoices = { ...choices, edits: [{ kind: 'join', key: 2 }] };
  expect(choiceProblems(read, wrong)).toEqual({
    'edits.0': 'invalid_value',
    'fields.section.3.title': 'unknown_field',
  });
});
