import { findMarks, type Marks, markHeight } from './marks.ts';
import { isFrame } from './remove-clutter.ts';

/** A smaller difference (of 255) from the paper is no evidence. */
const MIN_CONTRAST = 44;
/** Ink is summed in cells of so many pixels. */
const CELL = 8;
/** The neighbourhood that determines a mark's polarity: to the sides, above and below, in the mark's heights. */
const BESIDE = 1.5;
const ABOVE = 0.3;
/** The same in pixels for anything too faint for a mark, or too large for a letter. */
const FAINT_BESIDE = 32;
const FAINT_ABOVE = 16;
/** The weight of pictures, frames and rules, so that they only decide if there are no letters. */
const CLUTTER_WEIGHT = 0.01;
/** Both polarities are kept if the weaker has at least this share of the stronger one's ink: a seam between panels. */
const BOTH_FROM = 0.6;

/**
 * Neighbouring letters are either all darker or all lighter than their paper: the opposite polarity is glare, or the
 * halo of camera sharpening. Possible letters are kept or dropped whole. `darker` and `lighter` hold each pixel's
 * distance from its paper; `side` is the page's `usualSide`. Returns the ink of both polarities that is kept.
 */
export function keepOnePolarity(darker: Uint8Array, lighter: Uint8Array, width: number, side: number): Uint8Array {
  const dark = new Side(darker, width, side);
  const light = new Side(lighter, width, side);
  const ink = new Uint8Array(darker.length);
  keepFaint(ink, dark, light);
  keepMarks(ink, dark, light);
  keepMarks(ink, light, dark);
  return ink;
}

/** The ink of one polarity: its marks, which of them are no letters, and sums of ink for any box. */
class Side {
  readonly distance: Uint8Array;
  readonly width: number;
  readonly marks: Marks;
  readonly isClutter: boolean[];
  readonly #columns: number;
  readonly #rows: number;
  /** The sum of ink above and to the left of each cell's corner. */
  readonly #sums: Float64Array;

  constructor(distance: Uint8Array, width: number, side: number) {
    this.distance = distance;
    this.width = width;
    const height = distance.length / width;
    const inverse = distance.map((value) => 255 - value);
    this.marks = findMarks({ data: inverse, width, height, channels: 1 }, 256 - MIN_CONTRAST);
    this.isClutter = this.marks.marks.map((mark) => isFrame(mark, side));
    this.#columns = Math.ceil(width / CELL) + 1;
    this.#rows = Math.ceil(height / CELL) + 1;
    this.#sums = this.#sumUp();
  }

  /** Sums strong ink in a box of pixels, extended to whole cells. */
  inkIn(x0: number, y0: number, x1: number, y1: number): number {
    const [left, right] = [this.#column(x0), this.#column(x1) + 1];
    const [top, bottom] = [this.#row(y0) * this.#columns, (this.#row(y1) + 1) * this.#columns];
    const sumAt = (index: number) => this.#sums[index] ?? 0;
    return sumAt(bottom + right) - sumAt(bottom + left) - sumAt(top + right) + sumAt(top + left);
  }

  #column = (x: number) => Math.min(this.#columns - 2, Math.max(0, Math.floor(x / CELL)));
  #row = (y: number) => Math.min(this.#rows - 2, Math.max(0, Math.floor(y / CELL)));

  #sumUp(): Float64Array {
    const sums = new Float64Array(this.#columns * this.#rows);
    const { runs } = this.marks;
    for (let run = 0; run < runs.count; run += 1) {
      const weight = this.isClutter[runs.mark[run] ?? -1] ? CLUTTER_WEIGHT : 1;
      const y = runs.y[run] ?? 0;
      const row = (Math.floor(y / CELL) + 1) * this.#columns + 1;
      for (let x = runs.x0[run] ?? 0; x <= (runs.x1[run] ?? 0); x += 1) {
        const value = this.distance[y * this.width + x] ?? 0;
        const cell = row + Math.floor(x / CELL);
        sums[cell] = (sums[cell] ?? 0) + weight * value * value;
      }
    }
    for (let row = 1; row < this.#rows; row += 1)
      for (let cell = row * this.#columns + 1, left = 0; cell < (row + 1) * this.#columns; cell += 1) {
        left += sums[cell] ?? 0;
        sums[cell] = left + (sums[cell - this.#columns] ?? 0);
      }
    return sums;
  }
}

/** Ink that is no mark, or too large for a letter, is decided by its neighbourhood, cell by cell. */
function keepFaint(ink: Uint8Array, dark: Side, light: Side): void {
  const { width } = dark;
  const height = ink.length / width;
  for (let top = 0; top < height; top += CELL)
    for (let left = 0; left < width; left += CELL) {
      const box = [
        left - FAINT_BESIDE,
        top - FAINT_ABOVE,
        left + FAINT_BESIDE + CELL,
        top + FAINT_ABOVE + CELL,
      ] as const;
      const [ofDark, ofLight] = [dark.inkIn(...box), light.inkIn(...box)];
      const hasDarkText = ofDark >= BOTH_FROM * ofLight;
      const hasLightText = ofLight >= BOTH_FROM * ofDark;
      for (let y = top; y < Math.min(height, top + CELL); y += 1) {
        const [from, to] = [y * width + left, y * width + Math.min(width, left + CELL)];
        // No pixel differs in both directions.
        if (hasDarkText) ink.set(dark.distance.subarray(from, to), from);
        if (hasLightText)
          for (let pixel = from; pixel < to; pixel += 1)
            ink[pixel] = Math.max(ink[pixel] ?? 0, light.distance[pixel] ?? 0);
      }
    }
}

function keepMarks(ink: Uint8Array, keptSide: Side, otherSide: Side): void {
  const { marks, runs } = keptSide.marks;
  const isKept = marks.map((mark) => {
    const [beside, above] = [BESIDE * markHeight(mark), ABOVE * markHeight(mark)];
    const box = [mark.x0 - beside, mark.y0 - above, mark.x1 + beside, mark.y1 + above] as const;
    return keptSide.inkIn(...box) >= BOTH_FROM * otherSide.inkIn(...box);
  });
  for (let run = 0; run < runs.count; run += 1) {
    const mark = runs.mark[run] ?? -1;
    if (keptSide.isClutter[mark]) continue;
    const row = (runs.y[run] ?? 0) * keptSide.width;
    for (let pixel = row + (runs.x0[run] ?? 0); pixel <= row + (runs.x1[run] ?? 0); pixel += 1)
      ink[pixel] = isKept[mark] ? (keptSide.distance[pixel] ?? 0) : 0;
  }
}
