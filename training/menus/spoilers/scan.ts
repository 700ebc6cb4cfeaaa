import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { htmlPage } from '../markup.ts';
import { printPdf, withMarkup } from '../print-page.ts';
import type { PhotoSize } from './photograph.ts';
import type { PointMapping } from './place.ts';
import { addGrain } from './seeded-noise.ts';

/** Scan pixels per CSS pixel: 150 per inch. */
const SCALE = 150 / 96;
/** The print's pixels per CSS pixel: finer than the scan, so that turning it loses nothing. */
export const PRINT_SCALE = SCALE * 2;
const PAPER_GREY = { r: 246, g: 246, b: 243 };

/** `degrees` is the turn on the glass, clockwise; `noise` a standard deviation, of 255. */
export type Scanner = { degrees: number; noise: number; quality: number; is_grey: boolean; strips: number };

const OFFICE: Omit<Scanner, 'degrees'> = { noise: 4, quality: 60, is_grey: true, strips: 1 };

/**
 * Printed sheets as an office scanner leaves them: grey, each slightly askew, blurred and grainy, as pictures in a PDF
 * without text. `degrees` is the turn of each sheet, clockwise.
 */
export async function scan(
  browser: Browser,
  sheets: readonly { html: string; degrees: number }[],
  size: PhotoSize,
): Promise<Buffer> {
  const pictures: Buffer[] = [];
  for (const { html, degrees } of sheets) {
    const print = await withMarkup(browser, html, { ...size, scale: PRINT_SCALE }, (page) =>
      page.screenshot({ type: 'png' }),
    );
    pictures.push(...(await scanPrint(print, size, { ...OFFICE, degrees })));
  }
  return bindScans(browser, pictures, size);
}

/** The strips of a scanned sheet as JPEGs, from top to bottom. */
export async function scanPrint(print: Buffer, size: PhotoSize, scanner: Scanner): Promise<Buffer[]> {
  const width = Math.round(size.width * SCALE);
  const height = Math.round(size.height * SCALE);
  const turned = await sharp(print).flatten().rotate(scanner.degrees, { background: PAPER_GREY }).png().toBuffer();
  const laid = sharp(turned).resize({ width, height, fit: 'cover' });
  const { data, info } = await (scanner.is_grey ? laid.greyscale() : laid)
    .linear(0.86, 26)
    .blur(0.5)
    .raw()
    .toBuffer({ resolveWithObject: true });
  addGrain(data, info.channels, scanner.noise);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const rows = Math.ceil(height / scanner.strips);
  const strips = Array.from({ length: scanner.strips }, (_, index) =>
    sharp(data, { raw })
      .extract({ left: 0, top: index * rows, width, height: Math.min(rows, height - index * rows) })
      .jpeg({ quality: scanner.quality })
      .toBuffer(),
  );
  return Promise.all(strips);
}

/** Maps a point of a sheet to its scan, in CSS pixels: turned about the centre and enlarged to cover the glass. */
export function scannedPlace({ width, height }: PhotoSize, degrees: number): PointMapping {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = {
    width: width * Math.abs(cos) + height * Math.abs(sin),
    height: width * Math.abs(sin) + height * Math.abs(cos),
  };
  const scale = Math.max(width / turned.width, height / turned.height);
  return (x, y) => {
    const [dx, dy] = [x - width / 2, y - height / 2];
    return [width / 2 + scale * (dx * cos - dy * sin), height / 2 + scale * (dx * sin + dy * cos)];
  };
}

/** A PDF of pictures; each page has as many strips as it needs to be covered. */
export function bindScans(browser: Browser, jpegs: readonly Buffer[], size: PhotoSize, strips = 1): Promise<Buffer> {
  const style = `@page { size: ${size.width}px ${size.height}px; margin: 0; }
    img { display: block; width: ${size.width}px; ${strips === 1 ? `height: ${size.height}px; break-after: page;` : ''} }
    div { height: ${size.height}px; overflow: hidden; break-after: page; } div:last-child { break-after: auto; }
    img:last-child { break-after: auto; }`;
  const images = jpegs.map((jpeg) => `<img alt="" src="data:image/jpeg;base64,${jpeg.toString('base64')}">`);
  const pages = Array.from({ length: images.length / strips }, (_, page) =>
    images.slice(page * strips, (page + 1) * strips).join(''),
  );
  const body = strips === 1 ? pages.join('') : pages.map((page) => `<div>${page}</div>`).join('');
  return printPdf(browser, htmlPage('en', style, body));
}
