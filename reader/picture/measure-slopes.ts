import type { Raster } from './raster.ts';

/** How text rises or falls at a place: `slope` is pixels down per pixel to the right; `weight` how clear it is. */
export type Slope = { x: number; y: number; slope: number; weight: number };

const MAX_SLOPE = 0.2;
const COARSE_STEP = 0.008;
const FINE_STEP = 0.002;
/** The variation of row sums at the text's own slope must be at least this many times that at other slopes. */
const MIN_CLARITY = 1.6;
const INK_BELOW = 128;
/** A tile with less ink is blank, one with more is a picture. */
const MIN_INK = 0.005;
const MAX_INK = 0.4;

type Tile = { left: number; top: number; width: number; height: number };
/** Ink pixels: x from the tile's middle to the right, y from its top down. */
type Points = { x: Float64Array; y: Int32Array; count: number };

/**
 * Measures the slopes of text lines in overlapping tiles of a grey page by the projection method: sums along rows vary
 * most at the lines' own slope. Positions are fractions of the page's width and height.
 */
export function measureSlopes(ink: Raster, columns = 6, rows = 9): Slope[] {
  const slopes: Slope[] = [];
  const width = Math.floor((ink.width / columns) * 1.6);
  const height = Math.floor((ink.height / rows) * 1.6);
  const points: Points = { x: new Float64Array(width * height), y: new Int32Array(width * height), count: 0 };
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const left = Math.min(
        ink.width - width,
        Math.max(0, Math.round(((column + 0.5) * ink.width) / columns - width / 2)),
      );
      const top = Math.min(
        ink.height - height,
        Math.max(0, Math.round(((row + 0.5) * ink.height) / rows - height / 2)),
      );
      const tile = { left, top, width, height };
      collectInk(ink, tile, points);
      if (points.count < MIN_INK * width * height || points.count > MAX_INK * width * height) continue;
      const tileSlope = measureTile(tile, points);
      if (tileSlope)
        slopes.push({ x: (left + width / 2) / ink.width, y: (top + height / 2) / ink.height, ...tileSlope });
    }
  return slopes;
}

function collectInk({ data, width: across }: Raster, { left, top, width, height }: Tile, points: Points): void {
  points.count = 0;
  for (let y = 0; y < height; y += 1) {
    const row = (top + y) * across + left;
    for (let x = 0; x < width; x += 1) {
      if ((data[row + x] ?? 255) >= INK_BELOW) continue;
      points.x[points.count] = x - width / 2;
      points.y[points.count] = y;
      points.count += 1;
    }
  }
}

function measureTile({ width, height }: Tile, { x, y, count }: Points): { slope: number; weight: number } | undefined {
  const margin = Math.ceil((MAX_SLOPE * width) / 2) + 2;
  const sums = new Int32Array(height + 2 * margin);
  const clarityOf = (slope: number): number => {
    sums.fill(0);
    for (let index = 0; index < count; index += 1) {
      // All sums are positive, so that truncation can round.
      const row = ((y[index] ?? 0) - slope * (x[index] ?? 0) + margin + 0.5) | 0;
      sums[row] = (sums[row] ?? 0) + 1;
    }
    let energy = 0;
    for (let row = 1; row < sums.length; row += 1) energy += ((sums[row] ?? 0) - (sums[row - 1] ?? 0)) ** 2;
    return energy;
  };
  let bestScore = 0;
  let bestClarity = 0;
  let total = 0;
  let tried = 0;
  for (let slope = -MAX_SLOPE; slope <= MAX_SLOPE; slope += COARSE_STEP) {
    const clarity = clarityOf(slope);
    total += clarity;
    tried += 1;
    if (clarity > bestClarity) [bestScore, bestClarity] = [slope, clarity];
  }
  const around = bestScore;
  for (let slope = around - COARSE_STEP; slope <= around + COARSE_STEP; slope += FINE_STEP) {
    const clarity = clarityOf(slope);
    if (clarity > bestClarity) [bestScore, bestClarity] = [slope, clarity];
  }
  const clearness = bestClarity / (total / tried);
  if (clearness < MIN_CLARITY || Math.abs(bestScore) > MAX_SLOPE - COARSE_STEP) return undefined;
  return { slope: bestScore, weight: Math.min(4, clearness - 1) * Math.sqrt(count) };
}
