import { createCanvas, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import { QR_PRINT_DPI } from '../../../shared/qr-width.ts';

/** Black, white, and the greys of antialiasing. */
const COLOURS = 16;

/**
 * Renders an SVG of our own, in black and white, as PNG at the width and height that it declares, to be printed at
 * `QR_PRINT_DPI`. By the canvas instead of
 * sharp, whose SVG loader stays blocked because of uploads.
 */
export async function svgToPng(svg: string): Promise<Buffer> {
  const image = await loadImage(Buffer.from(svg));
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return await sharp(await canvas.encode('png'))
    .png({ palette: true, colours: COLOURS })
    .withMetadata({ density: QR_PRINT_DPI })
    .toBuffer();
}
