import type { Slope } from './measure-slopes.ts';
import type { Raster } from './raster.ts';

/** The text's slope at a position, in fractions of the page: a smooth surface fitted to the measurements. */
type SlopeField = (x: number, y: number) => number;

const TERMS = 10;
const ROUNDS = 12;
/** A page whose slopes are all within this is left unchanged. */
const LEVEL_WITHIN = 0.004;
/** Measured slopes further than this from the surface are outliers: drawings and the table's edge. */
const OUTLIER = 0.015;
/** The tolerance shrinks to that from about this over the rounds, or a page's bent corner would count as an outlier. */
const FIRST_OUTLIER = 0.08;
const MIN_TILES = 5;
/** The damping of each term: the more complex the term, the more tiles must support it. */
const DAMPING = [0, 1, 1, 2, 2, 2, 5, 5, 5, 5].map((each) => each * 0.0001);

/** Fits the page's slopes. Returns undefined if text is level or too little of it was found. */
export function fitSlopes(slopes: Slope[]): SlopeField | undefined {
  if (slopes.length < MIN_TILES) return undefined;
  const all = slopes.reduce((sum, { weight }) => sum + weight, 0);
  let weights = slopes.map(({ weight }) => weight / all);
  let terms = [medianSlope(slopes), ...new Array<number>(TERMS - 1).fill(0)];
  for (let roundIndex = 0; roundIndex < ROUNDS; roundIndex += 1) {
    const allowed = OUTLIER + (FIRST_OUTLIER - OUTLIER) * (1 - (roundIndex + 1) / ROUNDS);
    weights = slopes.map(({ x, y, slope, weight }) => {
      const off = (slope - slopeOf(terms, x, y)) / allowed;
      return weight / all / (1 + off * off) ** 2;
    });
    terms = solve(slopes, weights) ?? terms;
  }
  const field: SlopeField = (x, y) => slopeOf(terms, x, y);
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
  const isLevel = slopes.every(({ x, y }) => Math.abs(field(x, y)) < LEVEL_WITHIN);
  return isLevel || totalWeight < 0.3 ? undefined : field;
}

const basis = (x: number, y: number): number[] => {
  const u = x - 0.5;
  const v = y - 0.5;
  return [1, u, v, u * v, u * u, v * v, u * u * v, u * v * v, u ** 3, v ** 3];
};
const slopeOf = (terms: number[], x: number, y: number) =>
  basis(x, y).reduce((sum, value, index) => sum + value * (terms[index] ?? 0), 0);

function medianSlope(slopes: Slope[]): number {
  const sorted = slopes.toSorted((a, b) => a.slope - b.slope);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let sum = 0;
  for (const { slope, weight } of sorted) {
    sum += weight;
    if (sum >= half) return slope;
  }
  return 0;
}

/** Weighted least squares with damping. Returns undefined if the tiles don't determine the solution. */
function solve(slopes: Slope[], weights: number[]): number[] | undefined {
  const rows = Array.from({ length: TERMS }, (_, index) => {
    const row = new Array<number>(TERMS + 1).fill(0);
    row[index] = DAMPING[index] ?? 0;
    return row;
  });
  for (const [index, { x, y, slope }] of slopes.entries()) {
    const values = [...basis(x, y), slope];
    for (const [r, row] of rows.entries())
      for (const [c, value] of values.entries())
        row[c] = (row[c] ?? 0) + (weights[index] ?? 0) * (values[r] ?? 0) * value;
  }
  return eliminate(rows);
}

/** Gauss-Jordan elimination of equations whose last number is the right-hand side. */
function eliminate(rows: number[][]): number[] | undefined {
  for (const [pivot, row] of rows.entries()) {
    const head = row[pivot] ?? 0;
    if (Math.abs(head) < 1e-9) return undefined;
    for (const otherRow of rows) {
      if (otherRow === row) continue;
      const factor = (otherRow[pivot] ?? 0) / head;
      for (let c = pivot; c < row.length; c += 1) otherRow[c] = (otherRow[c] ?? 0) - factor * (row[c] ?? 0);
    }
  }
  return rows.map((row, index) => (row.at(-1) ?? 0) / (row[index] ?? 1));
}

/** Width in pixels of the columns between which the shift is interpolated. */
const STEP = 8;

/** Shifts every column so that lines of text are level; the page keeps its size. */
export function straighten(page: Raster, field: SlopeField): Raster {
  const { width, height, channels } = page;
  const data = new Uint8Array(page.data.length);
  const shifts = shiftsOf(page, field);
  const columns = Math.ceil(width / STEP) + 1;
  for (let y = 0; y < height; y += 1)
    for (let left = 0, cell = y * columns; left < width; left += STEP, cell += 1) {
      const first = shifts[cell] ?? 0;
      const rise = ((shifts[cell + 1] ?? 0) - first) / STEP;
      const right = Math.min(width, left + STEP);
      for (let x = left; x < right; x += 1) {
        const from = Math.min(height - 1, Math.max(0, y + first + rise * (x - left)));
        const upper = Math.floor(from);
        const share = from - upper;
        const a = (upper * width + x) * channels;
        const b = upper + 1 < height ? a + width * channels : a;
        const to = (y * width + x) * channels;
        // Storing into bytes truncates, so adding a half rounds.
        for (let c = 0; c < channels; c += 1)
          data[to + c] = (page.data[a + c] ?? 0) * (1 - share) + (page.data[b + c] ?? 0) * share + 0.5;
      }
    }
  return { data, width, height, channels };
}

/** The vertical shift of each line relative to the middle of the page, integrated to the left and to the right. */
function shiftsOf({ width, height }: Raster, field: SlopeField): Float32Array {
  const columns = Math.ceil(width / STEP) + 1;
  const shifts = new Float32Array(columns * height);
  const middle = Math.floor(columns / 2);
  for (let y = 0; y < height; y += 1)
    for (const direction of [1, -1]) {
      let shift = 0;
      for (let column = middle; column >= 0 && column < columns; column += direction) {
        shifts[y * columns + column] = shift;
        shift += direction * STEP * field((column * STEP) / width, Math.min(1, Math.max(0, (y + shift) / height)));
      }
    }
  return shifts;
}
