import { findPaper } from './find-paper.ts';
import { keepOnePolarity } from './polarity.ts';
import { type Raster, resizeRaster, usualSide } from './raster.ts';

/** Contrast is normalised over cells of so many pixels and their neighbours. */
const CELL = 16;
const NEIGHBOURS = 6;
/** Fainter marks (of 255) are paper grain, however pale the page. */
const MIN_CONTRAST = 44;

/**
 * Renders the page as dark letters on white, whatever its colours and light: each pixel by its distance from the paper
 * around it (see find-paper.ts), in the channel with the largest difference. Shadows and glare disappear with the
 * paper; light letters on dark ground become dark. `paper_longest` and `side` are findPaper's.
 */
export async function liftInk(
  page: Raster,
  { side = usualSide(page), paper_longest }: { side?: number; paper_longest?: number } = {},
): Promise<Raster> {
  const paper = await findPaper(page, side, paper_longest);
  const { width, height } = page;
  const darker = new Uint8Array(width * height);
  const lighter = new Uint8Array(width * height);
  for (let index = 0, offset = 0; index < darker.length; index += 1, offset += 3) {
    const red = (paper.data[offset] ?? 0) - (page.data[offset] ?? 0);
    const green = (paper.data[offset + 1] ?? 0) - (page.data[offset + 1] ?? 0);
    const blue = (paper.data[offset + 2] ?? 0) - (page.data[offset + 2] ?? 0);
    const far = Math.max(Math.abs(red), Math.abs(green), Math.abs(blue));
    if (red + green + blue >= 0) darker[index] = far;
    else lighter[index] = far;
  }
  const distance = keepOnePolarity(darker, lighter, width, side);
  const contrast = await findContrast(distance, width, height);
  for (let index = 0; index < distance.length; index += 1) {
    const share = (distance[index] ?? 0) / Math.max(MIN_CONTRAST, contrast.data[index] ?? 0);
    distance[index] = 255 - Math.min(255, Math.round(255 * share));
  }
  return { data: distance, width, height, channels: 1 };
}

/** The strongest ink near each pixel. */
async function findContrast(distance: Uint8Array, width: number, height: number): Promise<Raster> {
  const columns = Math.ceil(width / CELL);
  const rows = Math.ceil(height / CELL);
  const strongest = new Uint8Array(columns * rows);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / CELL) * columns;
    for (let x = 0; x < width; x += 1) {
      const cell = row + Math.floor(x / CELL);
      const value = distance[y * width + x] ?? 0;
      if (value > (strongest[cell] ?? 0)) strongest[cell] = value;
    }
  }
  const near = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      near[row * columns + column] = nearStrongest(strongest, columns, rows, column, row);
  return resizeRaster({ data: near, width: columns, height: rows, channels: 1 }, width, height, 'linear');
}

/** The upper quartile of the cells that hold ink, since the strongest may be a picture's edge or a rule. */
function nearStrongest(cells: Uint8Array, columns: number, rows: number, column: number, row: number): number {
  const inked: number[] = [];
  for (let y = Math.max(0, row - 2); y <= Math.min(rows - 1, row + 2); y += 1)
    for (let x = Math.max(0, column - NEIGHBOURS); x <= Math.min(columns - 1, column + NEIGHBOURS); x += 1) {
      const value = cells[y * columns + x] ?? 0;
      if (value >= MIN_CONTRAST) inked.push(value);
    }
  return inked.toSorted((a, b) => a - b)[Math.floor(inked.length * 0.75)] ?? 255;
}
