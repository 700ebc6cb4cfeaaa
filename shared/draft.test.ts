import { expect, it } from 'vitest';
import { countDoubtfulFields, type Draft, draftFields, draftSchema } from './draft.ts';

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

it('counts a field as doubtful below 0.7', () => expect(countDoubtfulFields(draft)).toBe(2));

it('counts a dish without a price among priced ones, and none where the section has one for all', () => {
  const [section] = draft.sections;
  const [item] = section?.items ?? [];
  if (!section || !item) throw new Error('The draft has a dish.');
  const dish = (key: number, prices = item.prices) => ({ ...item, key, title: read('Muscadet'), prices });
  const sure = [{ label: null, amount: read('11'), amount_max: null }];
  const of = (given: Partial<typeof section>) =>
    countDoubtfulFields({ ...draft, sections: [{ ...section, ...given }] });
  const items = [dish(2, sure), dish(3, sure), dish(4, [])];
  expect(of({ items })).toBe(1);
  expect(of({ items, price: read('30') })).toBe(0);
  expect(of({ items: [dish(2, sure), dish(3, []), dish(4, [])] })).toBe(0);
});
