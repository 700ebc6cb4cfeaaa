import sharp, { type Sharp } from 'sharp';
import { type HostileFile, hostile } from './hostile-file.ts';

/** Small pictures whose print was lost before OCR saw it, when paper, polarity and size were detected coarsely. */
export async function picturesHardToPrepare(picture: Buffer): Promise<HostileFile[]> {
  const { width = 1, height = 1 } = await sharp(picture).metadata();
  const on = (size: { width: number; height: number }, background: string): Sharp =>
    sharp({ create: { ...size, channels: 3, background } });
  const half = Math.round(height / 2);
  const negative = await sharp(picture)
    .extract({ left: 0, top: half, width, height: height - half })
    .negate({ alpha: false })
    .toBuffer();
  const photograph = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#5b3a22',
      noise: { type: 'gaussian', mean: 90, sigma: 40 },
    },
  })
    .blur(3)
    .png()
    .toBuffer();
  return Promise.all(
    [
      ['beside-a-photograph.jpg', on({ width: 2 * width, height }, '#ffffff'), [photograph, width, 0]] as const,
      ['half-of-it-light-on-dark.jpg', on({ width, height }, '#ffffff'), [negative, 0, half]] as const,
      ['nine-times-as-high-as-wide.jpg', on({ width, height: 9 * width }, '#ffffff'), [picture, 0, 5 * width]] as const,
    ].map(async ([name, page, [other, left, top]]) => {
      const made = page.composite([
        { input: picture, left: 0, top: 0 },
        { input: other, left, top },
      ]);
      return hostile(name, await made.jpeg({ quality: 80 }).toBuffer(), 'draft');
    }),
  );
}
