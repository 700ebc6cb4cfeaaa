import { expect, it } from 'vitest';
import { type MadeUpLine, madeUpPage } from '../../test/made-up-page.ts';
import { toCommandLineSections } from '../command-line-menu.ts';
import type { PageReading } from '../reading.ts';
import { structureFiles } from './structure-files.ts';

type Dish = [title: string, price: string];

/**
 * A page of one section; `size` is its dishes' type size, so that a photo can have larger type than a PDF. Prices with a currency are in a column, others directly after the name.
 */
function page(number: number, file: number, heading: string | null, dishes: Dish[], size = 2): PageReading {
  const lines: MadeUpLine[] = heading ? [{ text: heading, y: 5, size: 2 * size, bold: true }] : [];
  for (const [at, [title, price]] of dishes.entries()) {
    const line = { size, y: 14 + 2.5 * size * at };
    lines.push(
      price.startsWith('$') ? { ...line, text: title, price, at: 80 } : { ...line, text: `${title} ${price}` },
    );
  }
  return { ...madeUpPage(lines, number), file };
}
const photo = (...parts: Parameters<typeof page>): PageReading => ({ ...page(...parts), engine: 'ocr' });
const read = (...pages: PageReading[]) =>
  toCommandLineSections(structureFiles(pages)).map(({ title, items }) => [
    title,
    items.map((item) => [item.title, item.price]),
  ]);

const PLAIN: Dish[] = [
  ['Leek soup', '15'],
  ['Onion broth', '12'],
  ['Goat cheese', '14'],
  ['Lamb stew', '26'],
];
const CENTS: Dish[] = [
  ['Fried squid', '$11.50'],
  ['Apple tart', '$7.50'],
  ['Lemon cake', '$8.25'],
  ['Plum pie', '$6.75'],
  ['Nut roll', '$5.50'],
  ['Bean stew', '$9.50'],
  ['Fish pie', '$13.50'],
];
const asRead = (dishes: Dish[]) => dishes.map(([title, price]) => [title, Number(price.replace('$', ''))]);

it('a file keeps its prices, however another file prints its own', () => {
  const both = [
    ['Kitchen', asRead(PLAIN)],
    ['Garden', asRead(CENTS)],
  ];
  expect(read(page(0, 0, 'Kitchen', PLAIN), photo(1, 1, 'Garden', CENTS, 3))).toEqual(both);
  expect(read(photo(0, 0, 'Garden', CENTS, 3), page(1, 1, 'Kitchen', PLAIN))).toEqual(both.toReversed());
});

it('a page of one file keeps its prices, however the next page prints its own', () => {
  const plain: Dish[] = [...PLAIN, ['Roast duck', '29'], ['Green salad', '11']];
  const cents: Dish[] = [...CENTS, ['Cheese roll', '$4.50'], ['Corn bread', '$3.50']];
  expect(read(page(0, 0, 'Kitchen', plain), page(1, 0, 'Garden', cents))).toEqual([
    ['Kitchen', asRead(plain)],
    ['Garden', asRead(cents)],
  ]);
});

it('sections of one title are one, and each field still says on which page it stood', () => {
  const draft = structureFiles([
    page(0, 0, 'Kitchen', PLAIN),
    photo(1, 1, 'Garden', CENTS, 3),
    photo(2, 2, 'KITCHEN (continued)', [...CENTS].reverse(), 3),
  ]);
  expect(draft.sections.map(({ title, items }) => [title?.value, items.length])).toEqual([
    ['Kitchen', 11],
    ['Garden', 7],
  ]);
  const pages = draft.sections[0]?.items.map(({ title }) => title.boxes[0]?.page);
  expect(pages).toEqual([...PLAIN.map(() => 0), ...CENTS.map(() => 2)]);
  const keys = draft.sections.flatMap(({ key, items }) => [key, ...items.map((item) => item.key)]);
  expect(new Set(keys).size).toBe(keys.length);
});

it('a photo that begins without a heading goes on from the photo before, not from a PDF', () => {
  const [first, rest] = [CENTS.slice(0, 4), CENTS.slice(4)];
  expect(read(photo(0, 0, 'Garden', first), photo(1, 1, null, rest))).toEqual([['Garden', asRead(CENTS)]]);
  expect(read(page(0, 0, 'Garden', first), photo(1, 1, null, rest)).map(([title]) => title)).toEqual(['Garden', null]);
});
