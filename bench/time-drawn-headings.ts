import { languageOfPage } from '../reader/page-language.ts';
import { withPdf } from '../reader/pages/cached-pdf.ts';
import { PICTURE_LONGEST } from '../reader/pages/read-page.ts';
import { readPicturedText } from '../reader/pages/read-pictured-text.ts';
import { DEFAULT_LANGUAGE } from '../reader/reading.ts';
import { readPdfPage } from '../reader/text/layer/pdf-page.ts';

/**
 * Seconds that each page of a PDF with text spends on drawn headings: on detecting that it must look for them, and on
 * reading them by OCR. Warm; the best of several rounds.
 */
export async function timeDrawnHeadings(path: string, rounds: number): Promise<number[]> {
  const pages = await withPdf(path, true, async ({ text }) => text.numPages);
  const seconds: number[] = [];
  for (let n = 0; n < pages; n += 1)
    await withPdf(path, true, async (pdf) => {
      const text = await readPdfPage(pdf.text, n, n);
      const texts = text.words.map((word) => word.text);
      const language = languageOfPage(texts, DEFAULT_LANGUAGE).code;
      const picture = await pdf.drawPage(n, PICTURE_LONGEST);
      const times: number[] = [];
      // One extra round, which warms the process.
      for (let round = 0; round <= rounds; round += 1) {
        const started = performance.now();
        await readPicturedText(picture, text, n, language);
        times.push((performance.now() - started) / 1_000);
      }
      seconds.push(Math.min(...times));
    });
  return seconds;
}
