import sharp from 'sharp';
import { readPictureFile } from '../../../reader/picture-file/read-picture-file.ts';
import type { Logo } from '../../../shared/menu.ts';
import type { PictureAnswers } from './picture-calls.ts';

/** Twice the largest width of a logo on a page, so that it is sharp on every screen. */
const MAX_LOGO_PIXELS = 640;
const MAX_INPUT_PIXELS = 50_000_000;

/**
 * Converts an owner's PNG or JPG for the pages: WebP, upright, with its transparency, without EXIF (which may contain
 * where and when it was taken). In the child process only.
 *
 * @throws Error of sharp if the picture is broken, cut off or has too many pixels.
 */
export async function makeLogo(path: string): Promise<PictureAnswers['makeLogo']> {
  const file = await readPictureFile(path);
  const { data, info } = await sharp(file, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'truncated' })
    .autoOrient()
    .resize({ width: MAX_LOGO_PIXELS, height: MAX_LOGO_PIXELS, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 90, alphaQuality: 100 })
    .toBuffer({ resolveWithObject: true });
  return { webp: data.toString('base64'), width: info.width, height: info.height, ground: await logoGround(data) };
}

/** A sample of this size is as good as the whole. */
const SIDE = 96;
/** Of 255. Below the first a colour has less than 3:1 contrast to the dark page, above the second to the light one. */
const DARK_BELOW = 103;
const BRIGHT_FROM = 143;
/** Fraction of the drawn pixels: more than the edges of letters. */
const ENOUGH = 0.15;
/** Of 255: less is a shadow, or an edge. */
const DRAWN_FROM = 128;

/**
 * The background that a logo needs: dark parts would be invisible on a dark page, bright ones on a light page. A logo
 * without transparency has its own background. In the child process only.
 */
export async function logoGround(picture: Buffer): Promise<NonNullable<Logo['ground']>> {
  const { data } = await sharp(picture)
    .resize({ width: SIDE, height: SIDE, fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [drawnPixels, dark, bright] = [0, 0, 0];
  for (let offset = 0; offset < data.length; offset += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(offset, offset + 4);
    if (alpha < DRAWN_FROM) continue;
    const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    drawnPixels += 1;
    if (luma < DARK_BELOW) dark += 1;
    if (luma >= BRIGHT_FROM) bright += 1;
  }
  if (drawnPixels === SIDE * SIDE || drawnPixels === 0) return 'any';
  if (dark >= ENOUGH * drawnPixels) return 'light';
  return bright >= (1 - ENOUGH) * drawnPixels ? 'dark' : 'any';
}
