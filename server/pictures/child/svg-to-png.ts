import { createCanvas, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';

/** Black, white and the greys between them on rounded edges. */
const COLOURS = 16;

/**
 * Draws an SVG of our own making, in black and white, as PNG at the width and height it names. It is drawn by the canvas
 * and not by sharp, whose SVG loader stays blocked for the sake of uploads.
 */
export async function svgToPng(svg: string): Promise<Buffer> {
  const image = await loadImage(Buffer.from(svg));
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return await sharp(await canvas.encode('png'))
    .png({ palette: true, colours: COLOURS })
    .toBuffer();
}
