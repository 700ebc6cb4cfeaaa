import { expect, it } from 'vitest';
import { readDish, readSection } from '../../../test/read-draft.ts';
import { expectedPlace } from './expected-place.ts';

const box = (x: number, y: number, width = 0.2) => ({ page: 0, x, y, width, height: 0.02 });
const readAt = (value: string, x: number, y: number, width?: number) => ({
  value,
  boxes: [box(x, y, width)],
  confidence: 1,
  alternatives: [],
});
const dishAt = (key: number, y: number, price?: number, x = 0.1) =>
  readDish(key, 'Plat', undefined, {
    title: readAt('Plat', x, y),
    prices: price === undefined ? [] : [{ label: null, amount: readAt('9', price, y + 0.001, 0.03), amount_max: null }],
  });

it('is in line with the price of the nearest dish of the same column', () => {
  const bare = dishAt(2, 0.3);
  const section = readSection(1, null, [dishAt(3, 0.1, 0.8), bare, dishAt(4, 0.35, 0.7), dishAt(5, 0.3, 0.9, 0.5)]);
  expect(expectedPlace(bare.title, section)).toEqual({
    page: 0,
    x: 0.7,
    y: expect.closeTo(0.301),
    width: 0.03,
    height: 0.02,
  });
});

it('is nowhere if no dish of the column has a price', () => {
  const bare = dishAt(2, 0.3);
  expect(expectedPlace(bare.title, readSection(1, null, [bare, dishAt(5, 0.3, 0.9, 0.5)]))).toBeUndefined();
});
