import { findPlates, type Plate } from './find-plates.ts';
import { fromRaster, type Raster, resizeRaster } from './raster.ts';

/** The paper is estimated at this longer side, with a window (a share of it) wider than any headline's strokes. */
const LONGEST = 360;
const WINDOW = 0.07;
/** Plates (painted bars that carry letters) are found in a larger one. */
const PLATES_LONGEST = 1_000;

/**
 * The page without its letters: each pixel has the usual colour around it, or that of its plate. A smaller `longest` is
 * much faster and sufficient for an even ground; `side` is the `usualSide` of the whole page, of which `page` may be a
 * part.
 */
export async function findPaper(page: Raster, side: number, longest = LONGEST): Promise<Raster> {
  const small = await shrink(page, longest / side);
  // The window must be odd and fit into the picture.
  const fitting = Math.min(Math.ceil(WINDOW * longest), small.width, small.height);
  const window = 2 * Math.floor((fitting + 1) / 2) - 1;
  const data = new Uint8Array(window < 3 ? small.data : await fromRaster(small).median(window).raw().toBuffer());
  const paper = await resizeRaster({ ...small, data }, page.width, page.height);
  const reduced = await shrink(page, PLATES_LONGEST / side);
  for (const plate of findPlates(reduced, Math.min(side, PLATES_LONGEST))) paint(paper, plate, reduced);
  return paper;
}

function shrink(page: Raster, factor: number): Promise<Raster> {
  const share = Math.min(1, factor);
  return resizeRaster(page, Math.max(1, Math.round(page.width * share)), Math.max(1, Math.round(page.height * share)));
}

function paint(paper: Raster, plate: Plate, platePicture: Raster): void {
  const scaleX = paper.width / platePicture.width;
  const scaleY = paper.height / platePicture.height;
  const bottomRow = plate.top + plate.rows.length;
  for (let y = Math.floor(plate.top * scaleY); y < Math.min(paper.height, bottomRow * scaleY); y += 1) {
    const row = plate.rows[Math.floor(y / scaleY) - plate.top];
    if (!row) continue;
    for (let x = Math.floor(row.left * scaleX); x < Math.min(paper.width, (row.right + 1) * scaleX); x += 1)
      paper.data.set(plate.colour, 3 * (y * paper.width + x));
  }
}
