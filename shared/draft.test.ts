import { expect, it } from 'vitest';
import { canSucceedAgain, type Draft, draftFields, draftSchema } from './draft.ts';

const box = { page: 0, x: 0.1, y: 0.1, width: 0.2, height: 0.02 };
const read = (value: string, confidence = 0.95) => ({ value, boxes: [box], confidence, alternatives: [] });

const draft: Draft = {
  language: 'fr',
  sections: [
    {
      key: 1,
      title: read('Vins'),
      description: null,
      price: null,
      price_text: null,
      items: [
        {
          key: 2,
          title: read('Muscadet', 0.4),
          description: read('Loire'),
          prices: [
            { label: read('verre'), amount: read('11', 0.69), amount_max: null },
            { label: read('bouteille'), amount: read('52', 0.7), amount_max: null },
          ],
          price_text: null,
          options: [],
          tags: [],
        },
      ],
    },
  ],
};

it('is a draft', () => expect(draftSchema.parse(draft)).toEqual(draft));

it('names every field once, in the order of the menu', () => {
  expect(Array.from(draftFields(draft), ([name]) => name)).toEqual([
    'section.1.title',
    'item.2.title',
    'item.2.description',
    'item.2.prices.0.label',
    'item.2.prices.0.amount',
    'item.2.prices.1.label',
    'item.2.prices.1.amount',
  ]);
});

it('tells what another try can mend from what it would meet again', () => {
  expect(['out_of_time', 'server_busy', 'reader_crashed', 'internal_error'].every(canSucceedAgain)).toBe(true);
  expect(['file_encrypted', 'no_text', 'too_many_items', 'picture_too_large'].some(canSucceedAgain)).toBe(false);
});
