import type { Raster } from './raster.ts';

/** An area of one colour that carries letters: for each row from `top` its first and last pixel. */
export type Plate = { top: number; rows: { left: number; right: number }[]; colour: [number, number, number] };

/** Colours this close (of 255, in each channel) are the same ground. */
const SAME = 36;
/** Heights as shares of the page's longer side. Taller areas are the page's own ground, which the median finds. */
const MIN_HEIGHT = 0.012;
const MAX_HEIGHT = 0.12;
const MIN_ASPECT = 1.5;
const MIN_FILL = 0.45;
/** Minimum number of pieces into which letters split a plate's rows. */
const MIN_PIECES = 5;

/** Plates of a page whose `usualSide` is `side`. */
export function findPlates(page: Raster, side: number): Plate[] {
  const visitedPixels = new Uint8Array(page.width * page.height);
  const plates: Plate[] = [];
  for (let start = 0; start < visitedPixels.length; start += 1) {
    if (visitedPixels[start]) continue;
    const area = takeArea(page, visitedPixels, start);
    const width = area.right - area.left + 1;
    const height = area.bottom - area.top + 1;
    if (height < MIN_HEIGHT * side || height > MAX_HEIGHT * side || width < MIN_ASPECT * height) continue;
    if (area.pixels.length < MIN_FILL * width * height) continue;
    const plate = toPlate(page, area);
    if (plate) plates.push(plate);
  }
  return plates;
}

type ColourArea = { pixels: number[]; left: number; right: number; top: number; bottom: number };

/** The connected area of the colour at `start`. */
function takeArea({ data, width, height }: Raster, visitedPixels: Uint8Array, start: number): ColourArea {
  const area: ColourArea = { pixels: [], left: width, right: 0, top: height, bottom: 0 };
  const isSame = (index: number) =>
    [0, 1, 2].every((channel) => Math.abs((data[3 * index + channel] ?? 0) - (data[3 * start + channel] ?? 0)) <= SAME);
  const open = [start];
  visitedPixels[start] = 1;
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const x = index % width;
    const y = (index - x) / width;
    area.pixels.push(index);
    area.left = Math.min(area.left, x);
    area.right = Math.max(area.right, x);
    area.top = Math.min(area.top, y);
    area.bottom = Math.max(area.bottom, y);
    for (const next of [x > 0 ? index - 1 : -1, x < width - 1 ? index + 1 : -1, index - width, index + width]) {
      if (next < 0 || next >= visitedPixels.length || visitedPixels[next]) continue;
      if (!isSame(next)) continue;
      visitedPixels[next] = 1;
      open.push(next);
    }
  }
  return area;
}

function toPlate({ data, width }: Raster, area: ColourArea): Plate | undefined {
  const rows = Array.from({ length: area.bottom - area.top + 1 }, () => ({ left: width, right: 0, pieces: 0 }));
  const areaPixels = new Set(area.pixels);
  const sum = [0, 0, 0] as [number, number, number];
  for (const index of area.pixels) {
    const x = index % width;
    const row = rows[(index - x) / width - area.top];
    if (!row) continue;
    row.left = Math.min(row.left, x);
    row.right = Math.max(row.right, x);
    if (x === 0 || !areaPixels.has(index - 1)) row.pieces += 1;
    for (const channel of [0, 1, 2] as const) sum[channel] += data[3 * index + channel] ?? 0;
  }
  const lettered = rows.filter(({ pieces }) => pieces >= MIN_PIECES).length;
  if (lettered < 0.2 * rows.length) return undefined;
  const count = area.pixels.length;
  return { top: area.top, rows, colour: [sum[0] / count, sum[1] / count, sum[2] / count] };
}
