import { createCanvas, loadImage } from '@napi-rs/canvas';
import jsqr from 'jsqr';

// The package exports its function as `default`; Node returns it as the module itself.
const decode = jsqr as unknown as typeof jsqr.default;

/** The text of the QR code in a picture (PNG, or SVG with its width and height); undefined if none is found. */
export async function readQr(picture: Buffer): Promise<string | undefined> {
  const image = await loadImage(picture);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, image.width, image.height);
  return decode(data, width, height)?.data;
}
