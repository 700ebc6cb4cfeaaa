import { expect, it } from 'vitest';
import { readDish, readMenuDraft, readSection, readText } from '../../../test/read-draft.ts';
import { toReviewDraft } from '../state/review-draft.ts';
import { fieldAt } from './field-at.ts';

const boxesAt = (x: number, y: number, width: number, height: number) => [{ page: 0, x, y, width, height }];
const draft = toReviewDraft(
  readMenuDraft(
    readSection(1, 'Desserts', [
      readDish(2, 'Flan', undefined, {
        title: { ...readText('Flan'), boxes: boxesAt(0.1, 0.3, 0.2, 0.02) },
        description: { ...readText('maison'), boxes: boxesAt(0.1, 0.29, 0.6, 0.1) },
      }),
    ]),
  ),
  'CAD',
);

it('finds the field under a point, the smaller where two overlap', () => {
  expect(fieldAt(draft, 0, { x: 0.15, y: 0.31 })?.name).toBe('item.2.title');
  expect(fieldAt(draft, 0, { x: 0.5, y: 0.35 })?.name).toBe('item.2.description');
});

it('finds none beside them or on another page', () => {
  expect(fieldAt(draft, 0, { x: 0.9, y: 0.9 })).toBeUndefined();
  expect(fieldAt(draft, 1, { x: 0.15, y: 0.31 })).toBeUndefined();
});
