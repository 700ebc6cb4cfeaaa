import { expect, it } from 'vitest';
import { NO_CHOICES } from '../../../shared/api/imports.ts';
import type { LeftOutLine } from '../../../shared/draft.ts';
import { readDish, readMenuDraft, readSection } from '../../../test/read-draft.ts';
import { takeStep } from './choices.ts';
import { dishForOption, dishWithOption } from './option-of-line.ts';
import { reviewDraftWith } from './review-draft.ts';

const lineBelow = (key: number, text: string, after: number | null): LeftOutLine => ({
  ...{ key, text, after, section: 1 },
  box: { page: 0, x: 0.1, y: key / 100, width: 0.3, height: 0.02 },
});
const bacon = lineBelow(8, 'add bacon +2', 3);
const farm = lineBelow(9, 'farm eggs +4', null);
const read = {
  ...readMenuDraft(readSection(1, 'Burgers', [readDish(2, 'Onion rings', '7'), readDish(3, 'Burger', '14')])),
  left_out: [bacon, farm],
};

it('is offered for the dish above the line, as the owner has corrected the structure, and for none above the first', () => {
  expect(dishForOption(read, bacon, NO_CHOICES)).toMatchObject({
    key: 3,
    options: [{ label: { value: 'add bacon' } }],
  });
  expect(dishForOption(read, bacon, { edits: [{ kind: 'join', key: 3 }] })?.key).toBe(2);
  expect(dishForOption(read, farm, NO_CHOICES)).toBeUndefined();
});

it('is made in one step, with the amount that the line prints', () => {
  const choices = takeStep(NO_CHOICES, { kind: 'take_option', line: 8 });
  expect(dishWithOption(read, bacon, choices)?.key).toBe(3);
  expect(dishWithOption(read, farm, choices)).toBeUndefined();
  const { items } = reviewDraftWith(read, 'USD')(choices);
  expect(items.has(8), 'it is no dish').toBe(false);
  expect(items.get(3)?.item.options).toMatchObject([{ label: { read: 'add bacon' }, amount: { read: '2' } }]);
});
