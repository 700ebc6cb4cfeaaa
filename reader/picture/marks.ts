import type { Raster } from './raster.ts';

/** A connected piece of ink: its bounds (the last row and column included) and how many pixels it has. */
export type Mark = { x0: number; y0: number; x1: number; y1: number; pixels: number };

/** Pixels from the first row of a mark to its last, both included. */
export const markHeight = ({ y0, y1 }: Mark): number => y1 - y0 + 1;

/** Ink runs by row, and the mark that each belongs to. */
export type Marks = {
  marks: Mark[];
  runs: { y: Int32Array; x0: Int32Array; x1: Int32Array; mark: Int32Array; count: number };
};

/** Darker than this is ink. */
const INK_BELOW = 140;

/**
 * Finds the connected components (eight neighbours) of a page of dark ink on white, by runs of pixels and union-find.
 * Pixels darker than `below` are ink.
 */
export function findMarks(ink: Raster, below = INK_BELOW): Marks {
  const runs = findRuns(ink, below);
  const parent = Int32Array.from({ length: runs.count }, (_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    while (parent[root] !== root) root = parent[root] ?? root;
    for (let node = index; node !== root; ) {
      const next = parent[node] ?? root;
      parent[node] = root;
      node = next;
    }
    return root;
  };
  let above = 0;
  for (let index = 0; index < runs.count; index += 1) {
    const y = runs.y[index] ?? 0;
    while (above < index && (runs.y[above] ?? 0) < y - 1) above += 1;
    const first = runs.x0[index] ?? 0;
    const runEnd = runs.x1[index] ?? 0;
    for (
      let aboveRun = above;
      aboveRun < index && runs.y[aboveRun] === y - 1 && (runs.x0[aboveRun] ?? 0) <= runEnd + 1;
      aboveRun += 1
    )
      if ((runs.x1[aboveRun] ?? 0) >= first - 1) parent[rootOf(aboveRun)] = rootOf(index);
  }
  const marks: Mark[] = [];
  const numbers = new Int32Array(runs.count).fill(-1);
  for (let index = 0; index < runs.count; index += 1) {
    const root = rootOf(index);
    let number = numbers[root] ?? -1;
    if (number < 0) {
      number = marks.length;
      numbers[root] = number;
      marks.push({ x0: ink.width, y0: ink.height, x1: 0, y1: 0, pixels: 0 });
    }
    runs.mark[index] = number;
    grow(marks[number], runs.y[index] ?? 0, runs.x0[index] ?? 0, runs.x1[index] ?? 0);
  }
  return { marks, runs };
}

function grow(mark: Mark | undefined, y: number, x0: number, x1: number): void {
  if (!mark) return;
  mark.x0 = Math.min(mark.x0, x0);
  mark.x1 = Math.max(mark.x1, x1);
  mark.y0 = Math.min(mark.y0, y);
  mark.y1 = Math.max(mark.y1, y);
  mark.pixels += x1 - x0 + 1;
}

function findRuns({ data, width, height }: Raster, below: number): Marks['runs'] {
  let capacity = 1 << 16;
  let [y, x0, x1] = [new Int32Array(capacity), new Int32Array(capacity), new Int32Array(capacity)];
  let count = 0;
  for (let row = 0; row < height; row += 1)
    for (let x = 0; x < width; x += 1) {
      if ((data[row * width + x] ?? 255) >= below) continue;
      const start = x;
      while (x + 1 < width && (data[row * width + x + 1] ?? 255) < below) x += 1;
      if (count === capacity) {
        capacity *= 2;
        [y, x0, x1] = [enlarge(y, capacity), enlarge(x0, capacity), enlarge(x1, capacity)];
      }
      y[count] = row;
      x0[count] = start;
      x1[count] = x;
      count += 1;
    }
  return { y, x0, x1, mark: new Int32Array(count), count };
}

function enlarge(array: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length);
  larger.set(array);
  return larger;
}
