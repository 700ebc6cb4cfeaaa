/** Whether letters are dark or light is told by cells of so many pixels and by their neighbours. */
const CELL = 16;
const BESIDE = 2;
const ABOVE = 1;
/** Fainter marks (of 255) tell nothing. */
const MIN_CONTRAST = 44;
/** Ink of both polarities is kept where the weaker has this share of the stronger one or more: a seam between panels. */
const BOTH_FROM = 0.6;

/**
 * In each part of a page letters are either darker than their paper or lighter: what differs the other way is glare, or
 * the rim that cameras draw around letters. `darker` and `lighter` hold how far each pixel is from its paper; returns
 * what of both is ink, in place of `darker`.
 */
export function keepOnePolarity(darker: Uint8Array, lighter: Uint8Array, width: number): Uint8Array {
  const dark = sumStrong(darker, width);
  const light = sumStrong(lighter, width);
  const columns = Math.ceil(width / CELL);
  for (let index = 0; index < darker.length; index += 1) {
    const value = lighter[index] ?? 0;
    const y = Math.floor(index / width);
    const cell = Math.floor(y / CELL) * columns + Math.floor((index - y * width) / CELL);
    const [ofDark, ofLight] = [dark[cell] ?? 0, light[cell] ?? 0];
    if (value > 0) darker[index] = ofLight >= BOTH_FROM * ofDark ? value : 0;
    else if (ofDark < BOTH_FROM * ofLight) darker[index] = 0;
  }
  return darker;
}

/** How much strong ink there is in and around each cell. */
function sumStrong(distance: Uint8Array, width: number): Float64Array {
  const columns = Math.ceil(width / CELL);
  const rows = Math.ceil(distance.length / width / CELL);
  const cells = new Float64Array(columns * rows);
  for (let index = 0; index < distance.length; index += 1) {
    const value = distance[index] ?? 0;
    if (value < MIN_CONTRAST) continue;
    const y = Math.floor(index / width);
    const cell = Math.floor(y / CELL) * columns + Math.floor((index - y * width) / CELL);
    cells[cell] = (cells[cell] ?? 0) + value * value;
  }
  return sumAround(sumAround(cells, columns, 1, BESIDE), columns, columns, ABOVE);
}

/** Sums of each cell and of so many on both sides of it, at a distance of `step` cells from one another. */
function sumAround(cells: Float64Array, columns: number, step: number, reach: number): Float64Array {
  const sums = new Float64Array(cells.length);
  for (let cell = 0; cell < cells.length; cell += 1)
    for (let off = -reach; off <= reach; off += 1) {
      const other = cell + off * step;
      const isInRow = step > 1 || Math.floor(other / columns) === Math.floor(cell / columns);
      if (isInRow) sums[cell] = (sums[cell] ?? 0) + (cells[other] ?? 0);
    }
  return sums;
}
