import type { Raster } from './raster.ts';

/** How text rises or falls at a place: `slope` is pixels down per pixel to the right; `weight` how clear it is. */
export type Slope = { x: number; y: number; slope: number; weight: number };

const MAX_SLOPE = 0.2;
const COARSE_STEP = 0.008;
const FINE_STEP = 0.002;
/** Lines of text make the row sums rise and fall at least this much more at their own slope than at others. */
const MIN_CLARITY = 1.6;

/**
 * Slopes of the lines of text in overlapping tiles of a grey page, by the projection method: summed along the lines' own
 * slope, rows of ink and rows of white differ most. Places are fractions of the page's width and height.
 */
export function measureSlopes(ink: Raster, columns = 6, rows = 9): Slope[] {
  const slopes: Slope[] = [];
  const width = Math.floor((ink.width / columns) * 1.6);
  const height = Math.floor((ink.height / rows) * 1.6);
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
      const found = measureTile(ink, left, top, width, height);
      if (found) slopes.push({ x: (left + width / 2) / ink.width, y: (top + height / 2) / ink.height, ...found });
    }
  return slopes;
}

function measureTile(
  ink: Raster,
  left: number,
  top: number,
  width: number,
  height: number,
): { slope: number; weight: number } | undefined {
  const points: { x: number; y: number }[] = [];
  for (let y = top; y < top + height; y += 1)
    for (let x = left; x < left + width; x += 1) if ((ink.data[y * ink.width + x] ?? 255) < 128) points.push({ x, y });
  // Blank, or a picture.
  if (points.length < 0.005 * width * height || points.length > 0.4 * width * height) return undefined;
  const centre = left + width / 2;
  const margin = Math.ceil((MAX_SLOPE * width) / 2) + 2;
  const sums = new Int32Array(height + 2 * margin);
  const clarityOf = (slope: number): number => {
    sums.fill(0);
    for (const { x, y } of points) {
      const row = Math.round(y - slope * (x - centre)) - top + margin;
      sums[row] = (sums[row] ?? 0) + 1;
    }
    let energy = 0;
    for (let row = 1; row < sums.length; row += 1) energy += ((sums[row] ?? 0) - (sums[row - 1] ?? 0)) ** 2;
    return energy;
  };
  let best = 0;
  let bestClarity = 0;
  let total = 0;
  let count = 0;
  for (let slope = -MAX_SLOPE; slope <= MAX_SLOPE; slope += COARSE_STEP) {
    const clarity = clarityOf(slope);
    total += clarity;
    count += 1;
    if (clarity > bestClarity) [best, bestClarity] = [slope, clarity];
  }
  const around = best;
  for (let slope = around - COARSE_STEP; slope <= around + COARSE_STEP; slope += FINE_STEP) {
    const clarity = clarityOf(slope);
    if (clarity > bestClarity) [best, bestClarity] = [slope, clarity];
  }
  const clearness = bestClarity / (total / count);
  if (clearness < MIN_CLARITY || Math.abs(best) > MAX_SLOPE - COARSE_STEP) return undefined;
  return { slope: best, weight: Math.min(4, clearness - 1) * Math.sqrt(points.length) };
}
