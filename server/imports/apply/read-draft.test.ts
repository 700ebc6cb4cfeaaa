import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { itemSchema, sectionSchema } from '../../../shared/menu.ts';
import { readAmount, readDish, readMenuDraft, readSection, readText } from '../../../test/read-draft.ts';
import { readDraft } from './read-draft.ts';

const options = { currency: 'CAD', untitled: 'Menu' } as const;
const onlyItem = (...args: Parameters<typeof readDish>) => {
  const { sections } = readDraft(readMenuDraft(readSection(1, 'Plats', [readDish(...args)])), options);
  return sections[0]?.items[0]?.content;
};

it('keeps an amount in minor units, and an unknown price empty', () => {
  expect(onlyItem(2, 'Tarte', '12.5')).toMatchObject({ price: 1250, price_max: null, variants: [] });
  expect(onlyItem(2, 'Tarte')).toMatchObject({ price: null, price_max: null, variants: [] });
});

it('keeps a range, and the lower end of one that is the wrong way round', () => {
  const range = (from: string, to: string) =>
    onlyItem(2, 'Tarte', undefined, {
      prices: [{ label: null, amount: readAmount(from), amount_max: readAmount(to) }],
    });
  expect(range('3', '5')).toMatchObject({ price: 300, price_max: 500 });
  expect(range('5', '3')).toMatchObject({ price: 500, price_max: null });
});

it('makes variants of several prices, and of one that has a label', () => {
  const glass = { label: readText('verre'), amount: readAmount('11'), amount_max: null };
  const bottle = { label: null, amount: readAmount('52'), amount_max: null };
  expect(onlyItem(2, 'Muscadet', undefined, { prices: [glass, bottle] })).toMatchObject({
    price: null,
    variants: [
      { label: 'verre', price: 1100 },
      { label: '', price: 5200 },
    ],
  });
  expect(onlyItem(2, 'Muscadet', undefined, { prices: [glass] })).toMatchObject({
    price: null,
    variants: [{ label: 'verre', price: 1100 }],
  });
});

it('leaves an amount empty that the currency cannot express', () => {
  const draft = readMenuDraft(readSection(1, 'Plats', [readDish(2, 'Ramen', '980.5'), readDish(3, 'Gyoza', '450')]));
  const read = readDraft(draft, { currency: 'JPY', untitled: 'Menu' });
  expect(read.sections[0]?.items.map(({ content }) => content.price)).toEqual([null, 450]);
});

it('joins a section that goes on, and an item of two overlapping photos', () => {
  const { sections } = readDraft(
    readMenuDraft(
      readSection(1, 'Desserts', [readDish(2, 'Tarte', '8'), readDish(3, 'Sorbet', '5')]),
      readSection(4, 'DESSERTS', [readDish(5, 'Sorbet', '5'), readDish(6, 'Sorbet', '6'), readDish(7, 'Flan', '7')]),
    ),
    options,
  );
  expect(sections.map(({ content }) => content.title)).toEqual(['Desserts']);
  expect(sections[0]?.items.map(({ key }) => key)).toEqual([2, 3, 6, 7]);
});

it('puts items without a heading under the name of the menu, and drops a heading with nothing under it', () => {
  const { sections } = readDraft(
    readMenuDraft(readSection(1, null, [readDish(2, 'Tarte')]), readSection(3, 'Bienvenue', [])),
    options,
  );
  expect(sections.map(({ content }) => content.title)).toEqual(['Menu']);
});

it('keeps a group price without items', () => {
  const { sections } = readDraft(
    readMenuDraft(readSection(1, 'Table d’hôte', [], { price: readAmount('35') })),
    options,
  );
  expect(sections[0]?.content).toMatchObject({ title: 'Table d’hôte', price: 3500 });
});

it('gives what the menu takes, whatever was read', () => {
  const wild = '\u202Eexe\u0000 <b>\uD800 ';
  const many = <T>(make: (index: number) => T) => Array.from({ length: 60 }, (_, index) => make(index));
  const draft = readMenuDraft(
    readSection(
      1,
      `${wild}${'x'.repeat(500)}`,
      [
        readDish(2, `${wild}${'🍋'.repeat(300)}`, undefined, {
          description: readText(`${wild}${'y'.repeat(5_000)}`),
          price_text: readText('z'.repeat(100)),
          prices: many((index) => ({
            label: readText('w'.repeat(99)),
            amount: readAmount(String(index)),
            amount_max: null,
          })),
          options: many((index) => ({
            label: readText(`${'v'.repeat(200)}${index}`),
            amount: readAmount('999999999'),
          })),
          tags: many((index) => `${wild}${index}`),
        }),
        readDish(3, '\u0000'),
      ],
      { description: readText(wild), price_text: readText('z'.repeat(100)) },
    ),
  );
  const { sections } = readDraft(draft, options);
  const [section] = sections;
  const fields = z.pick(sectionSchema, { title: true, description: true, price: true, price_text: true, hidden: true });
  expect(fields.parse(section?.content)).toEqual(section?.content);
  expect(section?.items).toHaveLength(1);
  const itemFields = z.pick(itemSchema, {
    title: true,
    description: true,
    price: true,
    price_max: true,
    price_text: true,
    variants: true,
    options: true,
    tags: true,
  });
  const content = section?.items[0]?.content;
  expect(itemFields.parse(content)).toEqual(content);
  expect(content?.title).toMatch(/^exe <b> 🍋+$/u);
});
