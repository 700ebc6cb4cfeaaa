import { Refusal } from '../../shared/errors.ts';
import type { Picture } from '../../shared/menu.ts';
import { PICTURE_WIDTHS, pictureWidths } from '../../shared/pictures.ts';
import { refuseType } from '../files/file-type.ts';
import type { SpooledFile } from '../files/spool-upload.ts';

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** JPEG and WebP are shrunk while they are decoded, a PNG can't be: so many pixels of it are held at once. */
const MAX_WHOLE_PIXELS = 50_000_000;
/** Above the 108 megapixels of a phone; a progressive JPEG of this size takes some 350 MB while it is decoded. */
const MAX_SHRUNK_PIXELS = 120_000_000;
const MEGAPIXEL = 1_000_000;
const MAX_WIDTH = Math.max(...PICTURE_WIDTHS);
/** A strip of a picture is no taller than twice the widest: pages cut it to its frame anyway. */
const MAX_HEIGHT = 2 * MAX_WIDTH;
const QUALITY = 80;

export type MadePicture = Pick<Picture, 'width' | 'height'> & {
  /** One WebP for each of `pictureWidths`. */
  files: { width: number; bytes: Buffer }[];
};

let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * An owner's photo in the widths that pages ask for: upright, in sRGB, without EXIF (which may say where it was taken).
 * One at a time, so that several large photos don't add up in memory.
 *
 * @throws Refusal `file_type_refused` where it is broken or cut off, `picture_too_large`; each names the file.
 */
export function makePicture(upload: Pick<SpooledFile, 'path' | 'name' | 'type'>): Promise<MadePicture> {
  const turn = lastTurn.then(() => makeNow(upload));
  lastTurn = turn.catch(() => undefined);
  return turn;
}

async function makeNow({ path, name, type }: Pick<SpooledFile, 'path' | 'name' | 'type'>): Promise<MadePicture> {
  // Loaded when the first picture comes: it takes memory that a server without uploads need not give.
  const { default: sharp } = await import('sharp');
  const max = type === 'image/png' ? MAX_WHOLE_PIXELS : MAX_SHRUNK_PIXELS;
  try {
    const head = await sharp(path, { limitInputPixels: false }).metadata();
    if (head.width * head.height > max)
      throw new Refusal('picture_too_large', { params: { file: name, max: max / MEGAPIXEL } });
    const { data, info } = await sharp(path, { limitInputPixels: max, failOn: 'truncated' })
      .autoOrient()
      .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const files = pictureWidths({ width }).map(async (fileWidth) => ({
      width: fileWidth,
      bytes: await sharp(data, { raw: { width, height, channels } })
        .resize({ width: fileWidth })
        .webp({ quality: QUALITY })
        .toBuffer(),
    }));
    return { width, height, files: await Promise.all(files) };
  } catch (error) {
    throw error instanceof Refusal ? error : refuseType(name, PICTURE_TYPES, error);
  }
}
