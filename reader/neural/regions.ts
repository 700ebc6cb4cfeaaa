import { containmentTest, type Point, type Rectangle } from './rectangle.ts';

/** A value for each pixel, row by row. */
export type Plane = { data: Float32Array; width: number; height: number };

/** Outlines of the connected regions (eight neighbours) with values above a threshold: the corners of their rows. */
export function findRegions(plane: Plane, above: number): Point[][] {
  const { data, width, height } = plane;
  const isSeen = new Uint8Array(data.length);
  const regions: Point[][] = [];
  const left = new Int32Array(height);
  const right = new Int32Array(height);
  for (let start = 0; start < data.length; start += 1) {
    if (isSeen[start] || (data[start] ?? 0) <= above) continue;
    const first = Math.floor(start / width);
    let lastRow = first;
    left.fill(width, first);
    right.fill(-1, first);
    const waiting = [start];
    isSeen[start] = 1;
    for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
      const y = Math.floor(index / width);
      const x = index - y * width;
      lastRow = Math.max(lastRow, y);
      left[y] = Math.min(left[y] ?? x, x);
      right[y] = Math.max(right[y] ?? x, x);
      for (let down = Math.max(0, y - 1); down <= Math.min(height - 1, y + 1); down += 1)
        for (let across = Math.max(0, x - 1); across <= Math.min(width - 1, x + 1); across += 1) {
          const next = down * width + across;
          if (isSeen[next] || (data[next] ?? 0) <= above) continue;
          isSeen[next] = 1;
          waiting.push(next);
        }
    }
    regions.push(cornersOf(left, right, first, lastRow));
  }
  return regions;
}

function cornersOf(left: Int32Array, right: Int32Array, firstRow: number, lastRow: number): Point[] {
  const corners: Point[] = [];
  for (let y = firstRow; y <= lastRow; y += 1)
    for (const x of [left[y] ?? 0, (right[y] ?? 0) + 1]) corners.push([x, y], [x, y + 1]);
  return corners;
}

/** The mean value of the pixels whose centres are within a rectangle. */
export function meanWithin({ data, width, height }: Plane, rectangle: Rectangle): number {
  // The maximum distance of its points from its centre.
  const reach = Math.hypot(rectangle.width, rectangle.height) / 2;
  const [top, bottom] = [Math.max(0, rectangle.y - reach), Math.min(height - 1, rectangle.y + reach)];
  const [left, right] = [Math.max(0, rectangle.x - reach), Math.min(width - 1, rectangle.x + reach)];
  const isWithin = containmentTest(rectangle);
  let [sum, count] = [0, 0];
  for (let y = Math.floor(top); y <= bottom; y += 1)
    for (let x = Math.floor(left); x <= right; x += 1) {
      if (!isWithin(x + 0.5, y + 0.5)) continue;
      sum += data[y * width + x] ?? 0;
      count += 1;
    }
  return count === 0 ? 0 : sum / count;
}
