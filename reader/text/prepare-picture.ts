import sharp, { type Sharp } from 'sharp';

/** OCR reads best where letters are 30 pixels high; small pictures are enlarged up to these bounds. */
const WANTED_LONGEST = 3_000;
const MAX_ENLARGEMENT = 2.5;
/** A mean brightness under this (of 255) means light letters on a dark ground. */
const DARK_BELOW = 110;

export type PreparedPicture = { png: Buffer; width: number; height: number };

/** Grey, dark on light, contrast evened out, large enough: the picture that OCR reads. */
export async function preparePicture(picture: Sharp): Promise<PreparedPicture> {
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 1 } as const;
  const grey = () => sharp(data, { raw });
  const { channels } = await grey().stats();
  const isDark = (channels[0]?.mean ?? 255) < DARK_BELOW;
  const longest = Math.max(info.width, info.height);
  const enlargement = Math.min(MAX_ENLARGEMENT, Math.max(1, WANTED_LONGEST / longest));
  let prepared = grey();
  if (enlargement > 1) prepared = prepared.resize({ width: Math.round(info.width * enlargement), kernel: 'lanczos3' });
  if (isDark) prepared = prepared.negate();
  const result = await prepared
    .normalise({ lower: 1, upper: 99 })
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { png: result.data, width: result.info.width, height: result.info.height };
}
