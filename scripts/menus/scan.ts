import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { htmlPage } from './markup.ts';
import { printPdf, withMarkup } from './print-page.ts';
import { addGrain } from './seeded-noise.ts';

/** Pixels of the scan for one CSS pixel: 150 for the inch. */
const SCALE = 150 / 96;
const PAPER_GREY = { r: 246, g: 246, b: 243 };
const NOISE = 4;
const JPEG_QUALITY = 60;

/**
 * Printed sheets as an office scanner leaves them: grey, each a little askew, softened and grained, as pictures in a
 * PDF without any text. `degrees` is the turn of each sheet, clockwise.
 */
export async function scan(
  browser: Browser,
  sheets: readonly { html: string; degrees: number }[],
  size: { width: number; height: number },
): Promise<Buffer> {
  const pictures: string[] = [];
  for (const { html, degrees } of sheets) {
    const print = await withMarkup(browser, html, { ...size, scale: SCALE * 2 }, (page) =>
      page.screenshot({ type: 'png' }),
    );
    const width = Math.round(size.width * SCALE);
    const height = Math.round(size.height * SCALE);
    const turned = await sharp(print).flatten().rotate(degrees, { background: PAPER_GREY }).png().toBuffer();
    const { data, info } = await sharp(turned)
      .resize({ width, height, fit: 'cover' })
      .greyscale()
      .linear(0.86, 26)
      .blur(0.5)
      .raw()
      .toBuffer({ resolveWithObject: true });
    addGrain(data, info.channels, NOISE);
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const jpeg = await sharp(data, { raw }).jpeg({ quality: JPEG_QUALITY }).toBuffer();
    pictures.push(`<img alt="" src="data:image/jpeg;base64,${jpeg.toString('base64')}">`);
  }
  const style = `@page { size: ${size.width}px ${size.height}px; margin: 0; }
    img { display: block; width: ${size.width}px; height: ${size.height}px; break-after: page; }
    img:last-child { break-after: auto; }`;
  return printPdf(browser, htmlPage('en', style, pictures.join('')));
}
