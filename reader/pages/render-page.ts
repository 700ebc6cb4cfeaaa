import { readFile } from 'node:fs/promises';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp, { type Sharp } from 'sharp';
import { ReadingError } from '../reading.ts';

/**
 * Page `n` (from 0) of a PDF as a picture whose longer side is `longest` pixels.
 * @throws {ReadingError} `file_damaged` where pdfium can't open the file or draw the page.
 */
export async function renderPdfPage(path: string, n: number, longest: number): Promise<Sharp> {
  const bytes = await readFile(path);
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    try {
      const page = document.getPage(n);
      const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
      const scale = longest / Math.max(width, height);
      const picture = await page.render({
        width: Math.max(1, Math.round(width * scale)),
        height: Math.max(1, Math.round(height * scale)),
        colorSpace: 'BGRA',
        render: 'bitmap',
      });
      const raw = { width: picture.width, height: picture.height, channels: 4 } as const;
      if (picture.data.length === 0) throw new Error('The page was drawn as nothing.');
      // A copy: the bitmap lives in the memory of pdfium, which is freed below.
      return sharp(Buffer.from(picture.data), { raw }).flatten({ background: '#ffffff' });
    } finally {
      document.destroy();
    }
  } catch (cause) {
    // Everything in here is pdfium's work on the file; pdfjs may have read the text of what it refuses.
    throw new ReadingError('file_damaged', { cause });
  } finally {
    library.destroy();
  }
}
