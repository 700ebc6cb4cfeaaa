import { expect, it } from 'vitest';
import { about, dish, heading, madeUpPage } from '../test/made-up-page.ts';
import { structureWithRest } from './draft/structure-pages.ts';
import { findLeftOut } from './left-out.ts';

const page = madeUpPage([
  heading('Soups', 5),
  dish('Leek soup', 12, '$7.50'),
  about('potatoes, cream, chives', 15),
  dish('Onion broth', 21, '$8.00'),
  heading('Stews', 31),
  dish('Lamb stew', 38, '$14.00'),
  about('turnips, peas', 41),
  dish('Bean stew', 47, '$12.00'),
  heading('Open every day', 70),
  heading('Telephone 555 0134 678', 80),
]);

it('lists the lines that no field holds, each below its dish, with a key of its own', async () => {
  const { draft, left_out } = structureWithRest([page]);
  const lines = await findLeftOut(draft, [page]);
  const printed = left_out.map(({ words }) => words.map(({ text }) => text).join(' '));
  expect(lines.map(({ text }) => text)).toEqual(printed.toSorted());
  const [, stews] = draft.sections;
  const bean = stews?.items.find(({ title }) => title.value === 'Bean stew');
  expect(lines.map(({ section, after }) => [section, after])).toEqual([
    [stews?.key, bean?.key],
    [stews?.key, bean?.key],
  ]);
  const keys = draft.sections.flatMap(({ key, items }) => [key, ...items.map((item) => item.key)]);
  expect(new Set([...keys, ...lines.map(({ key }) => key)]).size).toBe(keys.length + lines.length);
});

it('finds a dish that was left out, with its price, below the dishes of its own column', async () => {
  const two = madeUpPage([
    ...['Leek soup', 'Onion broth', 'Pea soup'].map((text, index) => dish(text, 12 + 9 * index, '$7.50')),
    ...['Lamb stew', 'Bean stew', 'Fish stew'].map((text, index) => dish(text, 12 + 9 * index, '$9.50', 55)),
  ]);
  const { draft } = structureWithRest([two]);
  const items = draft.sections.flatMap((section) => section.items);
  const onion = items.find(({ title }) => title.value === 'Onion broth');
  const without = {
    ...draft,
    sections: draft.sections.map((section) => ({ ...section, items: section.items.filter((item) => item !== onion) })),
  };
  const [line] = await findLeftOut(without, [two]);
  const leek = items.find(({ title }) => title.value === 'Leek soup');
  expect([line?.text, line?.after]).toEqual(['Onion broth $7.50', leek?.key]);
});

it('keeps quiet about marks, and about a draft without dishes', async () => {
  const marked = madeUpPage([
    heading('Soups', 5),
    dish('Leek soup V', 12, '$7.50 (GF)'),
    dish('Broth', 20, '$8.00 1,3'),
  ]);
  const { draft } = structureWithRest([marked]);
  expect(await findLeftOut(draft, [marked])).toEqual([]);
  expect(await findLeftOut({ language: null, sections: [] }, [marked])).toEqual([]);
});

it('lists nothing of a page with more words than any menu has', async () => {
  const { draft } = structureWithRest([page]);
  const words = Array.from({ length: 300 }, () => page.words).flat();
  expect(await findLeftOut(draft, [{ ...page, words }])).toEqual([]);
});
