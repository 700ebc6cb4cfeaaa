import sharp, { type Sharp } from 'sharp';

/** Pixels in memory, row by row: one grey byte each, or red, green and blue. */
export type Raster = { data: Uint8Array; width: number; height: number; channels: 1 | 3 };

/** Darker than this is ink, on a page of dark letters on white. */
export const INK_BELOW = 140;

/** Decodes a picture to colour pixels. */
export async function toRaster(picture: Sharp): Promise<Raster> {
  const { data, info } = await picture
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`A picture of ${info.channels} channels after conversion to sRGB.`);
  return { data, width: info.width, height: info.height, channels: 3 };
}

export const fromRaster = ({ data, width, height, channels }: Raster): Sharp =>
  sharp(data, { raw: { width, height, channels } });

/** JPEG varies a single colour by at most this, of 255; printed letters always differ more. */
const SAME_COLOUR = 3;

/** Whether the page is blank. */
export function isOfOneColour({ data, channels }: Raster): boolean {
  for (let offset = channels; offset < data.length; offset += 1)
    if (Math.abs((data[offset] ?? 0) - (data[offset % channels] ?? 0)) > SAME_COLOUR) return false;
  return true;
}

/** A page longer than so many of its widths (or wider than so many heights) counts as several usual pages in a row. */
const USUAL_ASPECT = 1.5;
/** Maximum factor by which a very long page is read larger. */
const MAX_STRETCH = 3;

/**
 * The longer side of the page, or for a very long one that of a usual page with the same shorter side: sizes stated as
 * shares of a page (plates, frames, leaders) are then the same on both.
 */
export function usualSide({ width, height }: { width: number; height: number }): number {
  return Math.min(Math.max(width, height), Math.round(USUAL_ASPECT * Math.min(width, height)));
}

/** Maximum pixels of the longer side: `longest`, or more for a very long page, so that it has as many pixels in all. */
export function maxLongest(longest: number, { width, height }: { width: number; height: number }): number {
  const aspect = Math.max(width, height) / Math.min(width, height);
  return Math.round(longest * Math.min(MAX_STRETCH, Math.sqrt(Math.max(1, aspect / USUAL_ASPECT))));
}

/**
 * The same for a page whose letters must not shrink with its height: it is read in strips, each as large as a usual
 * page.
 */
export function maxLongestInStrips(longest: number, size: { width: number; height: number }): number {
  if (size.height <= size.width) return maxLongest(longest, size);
  return Math.round(longest * Math.min(MAX_STRETCH, Math.max(1, size.height / size.width / USUAL_ASPECT)));
}

/** The raster turned clockwise. */
export async function turnRaster(raster: Raster, degrees: 90 | 180): Promise<Raster> {
  const { data, info } = await fromRaster(raster)
    .rotate(degrees)
    .toColourspace(raster.channels === 1 ? 'b-w' : 'srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: raster.channels };
}

/** Resizes the raster. The kernels blur: use another filter to keep the brightest or the usual value. */
export async function resizeRaster(
  raster: Raster,
  width: number,
  height: number,
  kernel: 'cubic' | 'lanczos3' | 'linear' = 'cubic',
): Promise<Raster> {
  const data = await fromRaster(raster)
    .resize({ width, height, fit: 'fill', kernel })
    .toColourspace(raster.channels === 1 ? 'b-w' : 'srgb')
    .raw()
    .toBuffer();
  return { data, width, height, channels: raster.channels };
}
