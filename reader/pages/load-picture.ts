import sharp, { type Sharp } from 'sharp';
import type { Rotation } from '../../shared/api/imports.ts';
import { LIMITS } from '../../shared/limits.ts';
import { ReadingError } from '../reading.ts';
import type { FileKind } from './file-type.ts';

/** A picture with more pixels is shrunk while it is decoded. */
const COMFORTABLE_PIXELS = 50_000_000;

/** A picture whose longer side has fewer pixels is enlarged to this, at most twice. */
const SMALL_BELOW = 2_000;
const MAX_ENLARGEMENT = 2;
/** A smaller enlargement only blurs it. */
const WORTH_ENLARGING = 1.2;

// One picture at a time in this process; libvips' cache would only waste memory.
sharp.cache(false);
sharp.concurrency(1);

type PictureSize = { width: number; height: number };

/**
 * The size of a picture as shown (after EXIF orientation), from its header alone. The file comes from
 * `readPictureFile`.
 * @throws {ReadingError} `picture_too_large`, `file_truncated` or `file_damaged`.
 */
export async function measurePicture(file: Buffer, kind: FileKind): Promise<PictureSize> {
  const { width, height, autoOrient } = await decoding(kind, () => sharp(file, { limitInputPixels: false }).metadata());
  if (width * height > LIMITS.MAX_PICTURE_PIXELS) throw new ReadingError('picture_too_large');
  return { width: autoOrient.width, height: autoOrient.height };
}

/**
 * The picture upright, turned as requested, and opaque, at most `longest` pixels on its longer side, as input for
 * sharp. A small one is enlarged: its lines are then found and levelled better (docs/decisions/105).
 */
export function openPicture(file: Buffer, size: PictureSize, longest: number, rotation: Rotation = 0): Sharp {
  const maxSide = size.width * size.height > COMFORTABLE_PIXELS ? Math.min(longest, 5_000) : longest;
  const side = Math.max(size.width, size.height);
  const enlarged = Math.min(MAX_ENLARGEMENT * side, SMALL_BELOW);
  const targetSide = Math.min(maxSide, enlarged > WORTH_ENLARGING * side ? enlarged : side);
  return sharp(file, { limitInputPixels: LIMITS.MAX_PICTURE_PIXELS, failOn: 'truncated' })
    .autoOrient()
    .rotate(rotation)
    .resize({ width: targetSide, height: targetSide, fit: 'inside' })
    .flatten({ background: '#ffffff' });
}

/** Runs a step that decodes a file. Its failures are the file's fault. */
export async function decoding<T>(kind: FileKind, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (cause) {
    if (cause instanceof ReadingError) throw cause;
    throw new ReadingError(kind.has_end ? 'file_damaged' : 'file_truncated', { cause });
  }
}
