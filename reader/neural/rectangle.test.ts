import { expect, it } from 'vitest';
import { isPointInside, type Point, type Rectangle, smallestRectangle } from './rectangle.ts';
import { findRegions, meanWithin, type Plane } from './regions.ts';

function cornersOf({ x, y, width, height, angle }: Rectangle): Point[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([across = 0, down = 0]): Point => {
    const [dx, dy] = [(across * width) / 2, (down * height) / 2];
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
  });
}

it.each([0, 0.1, -0.3, 0.7])('finds the rectangle around points that is turned by %f', (angle) => {
  const drawn = { x: 200, y: 100, width: 120, height: 20, angle };
  const found = smallestRectangle([...cornersOf(drawn), [200, 100], [210, 101]]);
  expect(found?.x).toBeCloseTo(200);
  expect(found?.y).toBeCloseTo(100);
  expect(found?.width).toBeCloseTo(120);
  expect(found?.height).toBeCloseTo(20);
  expect(found?.angle).toBeCloseTo(angle);
});

it('finds none around points in a line', () =>
  expect(
    smallestRectangle([
      [0, 0],
      [5, 0],
      [9, 0],
    ]),
  ).toBeUndefined());

it('tells what a turned rectangle holds', () => {
  const rectangle = { x: 0, y: 0, width: 20, height: 2, angle: Math.PI / 4 };
  expect([isPointInside(rectangle, [6, 6]), isPointInside(rectangle, [6, 0])]).toEqual([true, false]);
});

it('tells regions apart, and the mean within each', () => {
  const plane: Plane = { data: new Float32Array(40 * 20), width: 40, height: 20 };
  const paint = (x0: number, y0: number, x1: number, y1: number, value: number) => {
    for (let y = y0; y < y1; y += 1) plane.data.fill(value, y * 40 + x0, y * 40 + x1);
  };
  paint(2, 3, 20, 7, 0.9);
  paint(25, 10, 39, 14, 0.5);
  const rectangles = findRegions(plane, 0.3).map(smallestRectangle);
  expect(rectangles.map((one) => one && [one.x, one.y, one.width, one.height])).toEqual([
    [11, 5, 18, 4],
    [32, 12, 14, 4],
  ]);
  expect(rectangles.map((one) => one && meanWithin(plane, one))).toEqual([expect.closeTo(0.9), expect.closeTo(0.5)]);
});
