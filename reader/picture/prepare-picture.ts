import type { Sharp } from 'sharp';
import { ReadingError } from '../reading.ts';
import { liftInk } from './lift-ink.ts';
import { measureSlopes, type Slope } from './measure-slopes.ts';
import {
  isOfOneColour,
  maxLongestInStrips,
  type Raster,
  resizeRaster,
  toRaster,
  turnRaster,
  usualSide,
} from './raster.ts';
import { removeClutter } from './remove-clutter.ts';
import { fitSlopes, straighten } from './straighten.ts';

/** OCR reads best if letters are about 24 pixels high; the picture is scaled to that within these bounds. */
const WANTED_LETTER = 24;
const MAX_ENLARGEMENT = 3;
const MIN_ENLARGEMENT = 0.5;
/** The same for pages of the usual proportions; see `mostLongestInStrips`. */
const MAX_LONGEST = 3_000;
/** The longer side of the copy on which slopes are measured. */
const SLOPES_LONGEST = 1_200;
/** Rounds of straightening: a bent page only becomes level if it is measured again. */
const ROUNDS = 2;
/** A page lies sideways if level lines are less than this share of all lines found; letters' stems count as some. */
const SIDEWAYS_BELOW = 0.47;

export type PreparedPicture = {
  /** The page as the review shows it, with level lines of text. */
  page: Raster;
  /** The page for OCR: dark letters on white, scaled to OCR's best letter size; the same proportions as `page`. */
  ink: Raster;
  /** The page seemed to lie sideways and was turned by 90 degrees. */
  is_turned: boolean;
};

/**
 * Prepares a picture: level lines, even light, dark on light. With `turns`, a page that lies sideways is turned by 90
 * degrees, after which it may be upside down.
 * @throws {ReadingError} `no_text` for a page of one colour: preparing and OCR would each cost seconds of processor
 * time and find nothing.
 */
export async function preparePicture(picture: Sharp, { turns = false } = {}): Promise<PreparedPicture> {
  let page = await toRaster(picture);
  if (isOfOneColour(page)) throw new ReadingError('no_text');
  let level = await liftInk(page);
  const isTurned = turns && (await liesSideways(level));
  if (isTurned) [page, level] = [await turnRaster(page, 90), await turnRaster(level, 90)];
  for (let roundIndex = 0; roundIndex < ROUNDS; roundIndex += 1) {
    const small = await scale(level, SLOPES_LONGEST / usualSide(level), 'linear');
    const field = fitSlopes(measureSlopes(small));
    if (!field) break;
    level = straighten(level, field);
    page = straighten(page, field);
  }
  const letter = removeClutter(level);
  const longest = Math.max(level.width, level.height);
  const enlargement = Math.min(
    MAX_ENLARGEMENT,
    maxLongestInStrips(MAX_LONGEST, level) / longest,
    Math.max(MIN_ENLARGEMENT, WANTED_LETTER / letter),
  );
  return { page, ink: await scale(level, enlargement, 'lanczos3'), is_turned: isTurned };
}

/** A photo taken sideways, a sheet fed sideways: lines of text are more distinct vertically. */
async function liesSideways(ink: Raster): Promise<boolean> {
  const small = await scale(ink, SLOPES_LONGEST / usualSide(ink), 'linear');
  const weightOf = (slopes: Slope[]) => slopes.reduce((sum, { weight }) => sum + weight, 0);
  const across = weightOf(measureSlopes(small));
  const along = weightOf(measureSlopes(await turnRaster(small, 90)));
  return across < SIDEWAYS_BELOW * (across + along);
}

async function scale(raster: Raster, factor: number, kernel: 'linear' | 'lanczos3'): Promise<Raster> {
  if (factor === 1) return raster;
  const width = Math.max(1, Math.round(raster.width * factor));
  return resizeRaster(raster, width, Math.max(1, Math.round(raster.height * factor)), kernel);
}
