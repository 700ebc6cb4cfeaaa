import { describe, expect, it } from 'vitest';
import { type CropShape, cropAround, padded, placeWithin, type Region, unionOf } from './crop.ts';

const PORTRAIT = { width: 1200, height: 1800 };
const WIDE: CropShape = { aspect: 5, min_width: 0, side: 'start' };
const price: Region = { x: 0.8, y: 0.5, width: 0.04, height: 0.012 };
const isInside = (outer: Region, inner: Region): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;
const aspectRatioOf = (crop: Region, page: { width: number; height: number }): number =>
  (crop.width * page.width) / (crop.height * page.height);

describe('the crop around a field', () => {
  it('contains the field and the words around it, in the requested proportion', () => {
    const crop = cropAround(price, PORTRAIT, WIDE);
    expect(isInside(crop, price)).toBe(true);
    expect(crop.height).toBeGreaterThan(2 * price.height);
    expect(aspectRatioOf(crop, PORTRAIT)).toBeCloseTo(5);
  });

  it.each<[string, Region]>([
    ['at the right edge', { x: 0.96, y: 0.5, width: 0.04, height: 0.012 }],
    ['at the top left corner', { x: 0, y: 0, width: 0.1, height: 0.01 }],
    ['at the bottom', { x: 0.4, y: 0.985, width: 0.2, height: 0.015 }],
  ])('stays on the page %s', (_, field) => {
    const crop = cropAround(field, PORTRAIT, WIDE);
    expect(isInside({ x: -1e-9, y: -1e-9, width: 1 + 2e-9, height: 1 + 2e-9 }, crop)).toBe(true);
    expect(isInside(crop, field)).toBe(true);
  });

  it('holds a field as wide as the page', () => {
    const line = { x: 0, y: 0.3, width: 1, height: 0.02 };
    const crop = cropAround(line, PORTRAIT, WIDE);
    expect(crop.width).toBe(1);
    expect(isInside(crop, line)).toBe(true);
  });

  it('shows at least so much of the page’s width', () => {
    expect(cropAround(price, PORTRAIT, { ...WIDE, min_width: 0.4 }).width).toBeCloseTo(0.4);
  });

  it('shows the text before a price, and after a name', () => {
    const rightCrop = cropAround(price, PORTRAIT, { ...WIDE, min_width: 0.4, side: 'end' });
    expect(price.x - rightCrop.x).toBeGreaterThan(0.25);
    const name = { x: 0.1, y: 0.5, width: 0.1, height: 0.012 };
    const leftCrop = cropAround(name, PORTRAIT, { ...WIDE, min_width: 0.4 });
    expect(leftCrop.x + leftCrop.width - name.x - name.width).toBeGreaterThan(0.2);
  });

  it('grows taller for a text of many lines', () => {
    const text = { x: 0.1, y: 0.3, width: 0.35, height: 0.12 };
    expect(isInside(cropAround(text, PORTRAIT, WIDE), text)).toBe(true);
  });
});

it('unites the boxes of one page only', () => {
  const box = { page: 1, x: 0.1, y: 0.2, width: 0.3, height: 0.02 };
  expect(unionOf([box, { ...box, x: 0.2, y: 0.22 }, { ...box, page: 2, x: 0.9 }])).toEqual({
    page: 1,
    x: 0.1,
    y: 0.2,
    width: expect.closeTo(0.4),
    height: expect.closeTo(0.04),
  });
  expect(unionOf([])).toBeUndefined();
  expect(unionOf([box], 3)).toBeUndefined();
});

it('returns the field’s place within its crop', () => {
  const placedBox = placeWithin(
    { x: 0.5, y: 0.5, width: 0.1, height: 0.1 },
    { x: 0.4, y: 0.4, width: 0.2, height: 0.4 },
  );
  expect(placedBox).toEqual({
    x: expect.closeTo(0.5),
    y: expect.closeTo(0.25),
    width: expect.closeTo(0.5),
    height: expect.closeTo(0.25),
  });
});

it('adds the same margin in both directions, within the page', () => {
  const paddedBox = padded({ x: 0.5, y: 0.5, width: 0.1, height: 0.1 }, { width: 100, height: 200 }, 0.02);
  expect(paddedBox).toEqual({
    x: expect.closeTo(0.48),
    y: expect.closeTo(0.49),
    width: expect.closeTo(0.14),
    height: expect.closeTo(0.12),
  });
  const wholePage = { x: 0, y: 0, width: 1, height: 1 };
  expect(padded(wholePage, PORTRAIT, 0.02)).toEqual(wholePage);
});
