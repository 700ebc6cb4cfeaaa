import sharp from 'sharp';
import { ChildError } from '../../../reader/bounded/child-messages.ts';
import { readPictureFile } from '../../../reader/picture-file/read-picture-file.ts';
import type { MediaType } from '../../../shared/file-types.ts';
import { PICTURE_WIDTHS, pictureWidths } from '../../../shared/pictures.ts';
import { mostPixels, type PictureAnswers, TOO_MANY_PIXELS } from './picture-calls.ts';

const MAX_WIDTH = Math.max(...PICTURE_WIDTHS);
/** The maximum height of a picture is twice its width: pages crop it to their frame anyway. */
const MAX_HEIGHT = 2 * MAX_WIDTH;
const QUALITY = 80;

/**
 * Converts an owner's photo to the widths that pages use: upright, in sRGB, without EXIF (which may contain where it was
 * taken). In the child process only.
 *
 * @throws {ChildError} `picture_too_large`; Error of sharp if the picture is broken or cut off.
 */
export async function makePicture(path: string, type: MediaType): Promise<PictureAnswers['makePicture']> {
  const file = await readPictureFile(path);
  const limitInputPixels = mostPixels(type);
  const head = await sharp(file, { limitInputPixels: false }).metadata();
  if (head.width * head.height > limitInputPixels) throw new ChildError(TOO_MANY_PIXELS);
  const { data, info } = await sharp(file, { limitInputPixels, failOn: 'truncated' })
    .autoOrient()
    .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const files = pictureWidths({ width }).map(async (fileWidth) => {
    const webp = await sharp(data, { raw: { width, height, channels } })
      .resize({ width: fileWidth })
      .webp({ quality: QUALITY })
      .toBuffer();
    return { width: fileWidth, webp: webp.toString('base64') };
  });
  return { width, height, files: await Promise.all(files) };
}
