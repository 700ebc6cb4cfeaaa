import sharp, { type Sharp } from 'sharp';

/** Pixels in memory, row by row: one grey byte each, or red, green and blue. */
export type Raster = { data: Uint8Array; width: number; height: number; channels: 1 | 3 };

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

/** The raster turned clockwise. */
export async function turnRaster(raster: Raster, degrees: 90 | 180): Promise<Raster> {
  const { data, info } = await fromRaster(raster)
    .rotate(degrees)
    .toColourspace(raster.channels === 1 ? 'b-w' : 'srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: raster.channels };
}

/** The raster at another size; `blurs` filters that keep the brightest or usual value belong elsewhere. */
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
