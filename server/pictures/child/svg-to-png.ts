import { createCanvas, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import { QR_PRINT_DPI } from '../../../shared/qr-width.ts';
import type { PlacedPicture } from './picture-calls.ts';

/** An ink, white, and what is between them; a picture in it has more. */
const COLOURS = { plain: 16, with_picture: 256 };

/**
 * Renders an SVG of our own, in one ink on white, as PNG at the width and height that it declares, to be printed at
 * `QR_PRINT_DPI`. By the canvas instead of
 * sharp, whose SVG loader stays blocked because of uploads.
 * @param picture Is placed on it, since the canvas draws no pictures of an SVG.
 */
export async function svgToPng(svg: string, picture: PlacedPicture | null = null): Promise<Buffer> {
  const image = await loadImage(Buffer.from(svg));
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  if (picture) {
    const { png, x, y, width, height } = picture;
    context.imageSmoothingQuality = 'high';
    context.drawImage(await loadImage(Buffer.from(png, 'base64')), x, y, width, height);
  }
  return await sharp(await canvas.encode('png'))
    .png({ palette: true, colours: picture ? COLOURS.with_picture : COLOURS.plain })
    .withMetadata({ density: QR_PRINT_DPI })
    .toBuffer();
}
