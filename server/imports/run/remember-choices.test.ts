import { expect, it } from 'vitest';
import { countDecisions, NO_CHOICES, type ReviewChoices } from '../../../shared/api/imports.ts';
import { type Draft, draftSchema } from '../../../shared/draft.ts';
import { readAmount, readDish, readMenuDraft, readSection, readText } from '../../../test/read-draft.ts';
import { applyChoices } from '../apply/choices.ts';
import { countOpenDoubts, rememberChoices } from './remember-choices.ts';

const box = (y: number) => ({ page: 0, x: 0.1, y, width: 0.3, height: 0.02 });
const titleAt = (value: string, y: number) => ({ ...readText(value), boxes: [box(y)] });
const amountAt = (value: string, y: number) => ({ ...readAmount(value), boxes: [box(y)] });
const dishAt = (key: number, title: string, amount: string, y: number) =>
  readDish(key, title, undefined, {
    title: titleAt(title, y),
    prices: [{ label: null, amount: amountAt(amount, y), amount_max: null }],
  });
/** The keys of a draft that is read again may be others. */
const draftFrom = (first: number, { shift = 0 } = {}): Draft =>
  draftSchema.parse({
    ...readMenuDraft(
      readSection(
        first,
        'Plats',
        [
          dishAt(first + 1, 'S0upe', '7', 0.2 + shift),
          dishAt(first + 2, 'Les dess3rts', '3', 0.3 + shift),
          dishAt(first + 3, 'Tarte', '71', 0.4 + shift),
          dishAt(first + 4, 'Tarte', '6', 0.5 + shift),
        ],
        { title: titleAt('Plats', 0.1 + shift) },
      ),
    ),
    left_out: [{ key: first + 5, section: first, after: first + 4, text: 'Sorbet 5', box: box(0.6 + shift) }],
  });
const choices: ReviewChoices = {
  ...NO_CHOICES,
  fields: {
    'item.2.title': 'Soupe',
    'item.4.prices.0.amount': '7.25',
    'item.5.title': 'Tarte',
    'section.3.title': 'Les desserts',
    'section.3.price': '',
    'item.6.title': 'Sorbet',
    'item.6.prices.0.amount': '5',
  },
  removed: [5],
  taken: [6],
  edits: [{ kind: 'heading', key: 3 }],
  cursor: 'item.2.title',
};
const earlier = { draft: draftFrom(1), choices };

it('decides a file that is read again as the owner did, whatever its keys are', () => {
  const draft = draftFrom(11);
  const remembered = rememberChoices(draft, earlier);
  expect(remembered).toEqual({
    fields: {
      'item.12.title': 'Soupe',
      'item.14.prices.0.amount': '7.25',
      'item.15.title': 'Tarte',
      'section.13.title': 'Les desserts',
      'section.13.price': '',
      'item.16.title': 'Sorbet',
      'item.16.prices.0.amount': '5',
    },
    removed: [15],
    taken: [16],
    edits: [{ kind: 'heading', key: 13 }],
    cursor: null,
  });
  const titles = (read: Draft, decided: ReviewChoices) =>
    applyChoices(read, decided).sections.map(({ title, items }) => [
      title?.value,
      ...items.map((item) => item.title.value),
    ]);
  expect(titles(draft, remembered ?? NO_CHOICES)).toEqual(titles(earlier.draft, choices));
  expect(countDecisions(remembered ?? NO_CHOICES)).toBe(10);
  expect([countOpenDoubts(draft, NO_CHOICES, 'CAD'), countOpenDoubts(draft, remembered ?? NO_CHOICES, 'CAD')]).toEqual([
    1, 0,
  ]);
});

it('remembers nothing if another structure is read, and without one only what is read alike at the same place', () => {
  expect(rememberChoices(draftFrom(1, { shift: 0.05 }), earlier)).toBeUndefined();
  const fields = { 'item.2.title': 'Soupe', 'item.4.prices.0.amount': '7.25', 'item.5.title': 'Tarte' };
  const unstructured = { ...earlier, choices: { ...NO_CHOICES, fields, removed: [5] } };
  expect(rememberChoices(draftFrom(1, { shift: 0.05 }), unstructured)).toBeUndefined();
  const otherPrice = draftFrom(1);
  const tart = otherPrice.sections[0]?.items[2];
  if (tart) tart.prices = [{ label: null, amount: amountAt('8', 0.4), amount_max: null }];
  const remembered = rememberChoices(otherPrice, unstructured);
  expect(remembered?.fields).toEqual({ 'item.2.title': 'Soupe', 'item.5.title': 'Tarte' });
  expect(remembered?.removed).toEqual([5]);
});

it('remembers no name of a size if another number of prices is read', () => {
  const wine = (...amounts: string[]) =>
    readMenuDraft(
      readSection(1, 'Vins', [
        readDish(2, 'Gamay', undefined, {
          prices: amounts.map((amount) => ({ label: null, amount: readAmount(amount), amount_max: null })),
        }),
      ]),
    );
  const labels = { 'item.2.prices.0.label': 'Verre', 'item.2.prices.1.label': 'Bouteille' };
  const reviewed = { draft: wine('9', '36'), choices: { ...NO_CHOICES, fields: labels } };
  expect(rememberChoices(wine('9', '36'), reviewed)?.fields).toEqual(labels);
  expect(rememberChoices(wine('6', '9', '36'), reviewed)).toBeUndefined();
});

it('remembers nothing that would leave no dish', () => {
  const draft = readMenuDraft(readSection(1, 'Plats', [readDish(2, 'Soupe', '8')]));
  expect(rememberChoices(draft, { draft, choices: { ...NO_CHOICES, removed: [2] } })).toBeUndefined();
});

it('remembers to which section a dish was moved', () => {
  const moved: ReviewChoices = {
    ...NO_CHOICES,
    edits: [
      { kind: 'heading', key: 3 },
      { kind: 'move', key: 2, to: 3 },
    ],
  };
  expect(rememberChoices(draftFrom(11), { draft: draftFrom(1), choices: moved })?.edits).toEqual([
    { kind: 'heading', key: 13 },
    { kind: 'move', key: 12, to: 13 },
  ]);
});
