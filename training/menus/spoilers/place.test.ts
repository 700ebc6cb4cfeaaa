import { expect, test } from 'vitest';
import { perspective, placeBox } from './place.ts';
import { scannedPlace } from './scan.ts';

const SHEET = { width: 200, height: 300 };
const SEEN = [
  [12, 20],
  [180, 5],
  [210, 330],
  [-8, 290],
] as const;

test('a perspective maps the corners of a sheet to where they are seen', () => {
  const place = perspective(SHEET, SEEN);
  for (const [index, [x, y]] of [
    [0, 0],
    [200, 0],
    [200, 300],
    [0, 300],
  ].entries()) {
    const [u, v] = place(x ?? 0, y ?? 0);
    expect(u).toBeCloseTo(SEEN[index]?.[0] ?? Number.NaN, 6);
    expect(v).toBeCloseTo(SEEN[index]?.[1] ?? Number.NaN, 6);
  }
});

test('lines stay lines in perspective: the diagonals cross where the middle is', () => {
  const place = perspective(SHEET, SEEN);
  const [[ax, ay], [bx, by], [mx, my]] = [place(0, 0), place(200, 300), place(100, 150)];
  expect((bx - ax) * (my - ay) - (by - ay) * (mx - ax)).toBeCloseTo(0, 6);
});

test('a sheet turned on the glass keeps its middle, and a box of it grows around its corners', () => {
  const place = scannedPlace(SHEET, 90);
  expect(place(100, 150)).toEqual([100, 150]);
  expect(scannedPlace(SHEET, 0)(10, 20)).toEqual([10, 20]);
  const [left, top, right, bottom] = placeBox(scannedPlace(SHEET, 2), [50, 50, 90, 60]);
  expect(right - left).toBeGreaterThan(39);
  expect(bottom - top).toBeGreaterThan(11);
});
