import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';

/** Few colours are enough for a flat menu, and keep the file small. */
const PALETTE_COLOURS = 128;
/** Of the same length as Chromium's, so that the offsets in the file stay right. */
const FIXED_DATE = 'D:20260101000000';

/** Shows a page of ours with all its typefaces loaded; the width and height are those of the window in pixels. */
export async function withMarkup<T>(
  browser: Browser,
  html: string,
  { width, height, scale = 1 }: { width: number; height: number; scale?: number },
  run: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: scale });
  try {
    const page = await context.newPage();
    await page.route('**/*', (route) => route.abort());
    await page.setContent(html, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return await run(page);
  } finally {
    await context.close();
  }
}

/** The page as a PDF with a text layer, on the paper that its style names, without a creation time. */
export async function pdfOf(page: Page): Promise<Buffer> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: false, outline: false });
  return Buffer.from(pdf.toString('latin1').replace(/D:\d{14}/g, FIXED_DATE), 'latin1');
}

export const printPdf = (browser: Browser, html: string): Promise<Buffer> =>
  withMarkup(browser, html, { width: 816, height: 1_056 }, pdfOf);

/** A PNG as wide as asked and as high as its content, as design programs export it. */
export const printPng = (browser: Browser, html: string, width: number): Promise<Buffer> =>
  withMarkup(browser, html, { width, height: 800 }, async (page) => {
    const shot = await page.screenshot({ fullPage: true, type: 'png' });
    return sharp(shot).png({ palette: true, colours: PALETTE_COLOURS, dither: 0, effort: 10 }).toBuffer();
  });
