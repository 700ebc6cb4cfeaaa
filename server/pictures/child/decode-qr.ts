import { createCanvas, loadImage } from '@napi-rs/canvas';
import jsqr from 'jsqr';

// The package exports its function as `default`; Node returns it as the module itself.
const decode = jsqr as unknown as typeof jsqr.default;

/** What a camera would read in a picture; null if it is no QR code to it. */
export async function decodeQr(picture: Buffer): Promise<string | null> {
  const image = await loadImage(picture);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, image.width, image.height);
  return decode(data, width, height)?.data ?? null;
}
