import type { Sharp } from 'sharp';
import { liftInk } from './lift-ink.ts';
import { measureSlopes } from './measure-slopes.ts';
import { type Raster, resizeRaster, toRaster } from './raster.ts';
import { removeClutter } from './remove-clutter.ts';
import { fitSlopes, straighten } from './straighten.ts';

/** OCR reads best where letters are some 30 pixels high; the picture is scaled to that within these bounds. */
const WANTED_LETTER = 30;
const MAX_ENLARGEMENT = 2;
const MIN_ENLARGEMENT = 0.5;
const MAX_LONGEST = 3_000;
/** Slopes are measured at this size. */
const SLOPES_LONGEST = 1_200;

export type PreparedPicture = {
  /** The page as the review shows it, its lines of text level. */
  page: Raster;
  /** What OCR reads: dark letters on white, as large as they need to be; the same proportions as `page`. */
  ink: Raster;
};

/** A picture of a page → level, evenly lit, dark on light. */
export async function preparePicture(picture: Sharp): Promise<PreparedPicture> {
  const page = await toRaster(picture);
  const ink = await liftInk(page);
  const field = fitSlopes(measureSlopes(await scale(ink, SLOPES_LONGEST / Math.max(ink.width, ink.height), 'linear')));
  const level = field ? straighten(ink, field) : ink;
  const letter = removeClutter(level);
  const longest = Math.max(ink.width, ink.height);
  const enlargement = Math.min(
    MAX_ENLARGEMENT,
    MAX_LONGEST / longest,
    Math.max(MIN_ENLARGEMENT, WANTED_LETTER / letter),
  );
  return { page: field ? straighten(page, field) : page, ink: await scale(level, enlargement, 'lanczos3') };
}

async function scale(raster: Raster, factor: number, kernel: 'linear' | 'lanczos3'): Promise<Raster> {
  if (factor === 1) return raster;
  const width = Math.max(1, Math.round(raster.width * factor));
  return resizeRaster(raster, width, Math.max(1, Math.round(raster.height * factor)), kernel);
}
