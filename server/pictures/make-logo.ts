import sharp from 'sharp';
import { readPictureFile } from '../../reader/picture-file/read-picture-file.ts';
import { logoGround } from './logo-ground.ts';
import type { PictureAnswers } from './picture-calls.ts';

/** Twice the widest place a logo has on a page, so that it is sharp on every screen. */
const MAX_LOGO_PIXELS = 640;
const MAX_INPUT_PIXELS = 50_000_000;

/**
 * An owner's PNG or JPG as the pages show it: WebP, upright, transparent where it was, without EXIF (which may say
 * where and when it was taken). In the child process alone.
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
