import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Page } from 'playwright-core';

/** The brightness of the page's background at its top left corner, 0 (black) to 255 (white). */
export async function groundBrightness(page: Page): Promise<number> {
  const image = await loadImage(await page.screenshot({ clip: { x: 1, y: 1, width: 1, height: 1 } }));
  const context = createCanvas(1, 1).getContext('2d');
  context.drawImage(image, 0, 0);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return (red + green + blue) / 3;
}
