import type { Raster } from '../picture/raster.ts';
import type { Rectangle } from './rectangle.ts';

/** A page at its full size and successive halves, so that a line is never shrunk by more than half in one step. */
export type Halves = Raster[];

const MAX_HALVES = 5;
const SMALLEST = 8;

export function halve(page: Raster): Halves {
  const halves = [page];
  for (let lastHalf = page; halves.length < MAX_HALVES; ) {
    const [width, height] = [lastHalf.width >> 1, lastHalf.height >> 1];
    if (Math.min(width, height) < SMALLEST) break;
    const data = new Uint8Array(width * height * 3);
    const row = lastHalf.width * 3;
    for (let y = 0, to = 0; y < height; y += 1)
      for (let x = 0; x < 3 * width; x += 1, to += 1) {
        const from = 2 * y * row + x + 3 * Math.floor(x / 3);
        const { data: pixels } = lastHalf;
        const sum =
          (pixels[from] ?? 0) + (pixels[from + 3] ?? 0) + (pixels[from + row] ?? 0) + (pixels[from + row + 3] ?? 0);
        data[to] = (sum + 2) >> 2;
      }
    lastHalf = { data, width, height, channels: 3 };
    halves.push(lastHalf);
  }
  return halves;
}

/**
 * Cuts a line out of the page, level, `width` by `height` pixels on planes `planeWidth` wide: blue, green and red from
 * -1 to 1; 0 after the line.
 */
export function cropLine(
  halves: Halves,
  line: Rectangle,
  { width, height, plane_width: planeWidth }: { width: number; height: number; plane_width: number },
): Float32Array {
  const { raster, scale } = pickHalf(halves, line.height / height);
  const planes = new Float32Array(3 * height * planeWidth);
  const size = height * planeWidth;
  const [cos, sin] = [Math.cos(line.angle), Math.sin(line.angle)];
  const row = raster.width * 3;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const along = ((x + 0.5) / width - 0.5) * line.width;
      const across = ((y + 0.5) / height - 0.5) * line.height;
      const atX = within((line.x + along * cos - across * sin) * scale - 0.5, raster.width);
      const atY = within((line.y + along * sin + across * cos) * scale - 0.5, raster.height);
      const [x0, y0] = [Math.floor(atX), Math.floor(atY)];
      const [shareX, shareY] = [atX - x0, atY - y0];
      for (let plane = 0; plane < 3; plane += 1) {
        const offset = y0 * row + x0 * 3 + 2 - plane;
        const upper = (raster.data[offset] ?? 0) * (1 - shareX) + (raster.data[offset + 3] ?? 0) * shareX;
        const lower = (raster.data[offset + row] ?? 0) * (1 - shareX) + (raster.data[offset + row + 3] ?? 0) * shareX;
        planes[plane * size + y * planeWidth + x] = (upper * (1 - shareY) + lower * shareY) / 127.5 - 1;
      }
    }
  return planes;
}

/** The smallest halving in which the line is still as high as needed; the full page if the line is lower. */
function pickHalf(halves: Halves, shrinking: number): { raster: Raster; scale: number } {
  const level = Math.max(0, Math.min(halves.length - 1, Math.floor(Math.log2(shrinking))));
  const raster = halves[level];
  if (!raster) throw new Error('A page has at least one size.');
  return { raster, scale: 1 / 2 ** level };
}

/** Clamps a position so that it has a next neighbour in a row or column of `length` pixels. */
const within = (place: number, length: number): number => Math.min(Math.max(0, length - 1.001), Math.max(0, place));
