import { readFile, stat } from 'node:fs/promises';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openDrawing, type PdfDrawing } from './draw-pdf.ts';
import { openPdf } from './open-pdf.ts';

/** A drawing that holds more memory is closed and reopened for the next page, since later steps need memory too. */
const MAX_CACHED_BYTES = 96 * 1024 * 1024;

/** A PDF's text and its drawing; both count pages from 0. */
export type KeptPdf = {
  text: PDFDocumentProxy;
  /** See `PdfDrawing.drawPage`. */
  drawPage: PdfDrawing['drawPage'];
};

let cachedPdf: { name: string; pdf: KeptPdf } | undefined;

/**
 * Runs a step on a PDF, which stays open in this process until another one is requested: most calls are for the next
 * page of the same file, whose fonts are already loaded. A step that fails closes it, so that no page is affected by
 * the one before.
 * @throws {ReadingError} what opening it (see open-pdf.ts) or the step throws.
 */
export async function withPdf<T>(path: string, hasEnd: boolean, step: (pdf: KeptPdf) => Promise<T>): Promise<T> {
  const { ino, size, mtimeMs } = await stat(path);
  const name = [path, ino, size, mtimeMs].join(' ');
  if (cachedPdf?.name !== name) {
    await close();
    cachedPdf = { name, pdf: await open(path, hasEnd) };
  }
  try {
    return await step(cachedPdf.pdf);
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(path: string, hasEnd: boolean): Promise<KeptPdf> {
  let drawing: PdfDrawing | undefined;
  return {
    text: await openPdf(path, hasEnd),
    drawPage: async (n, longest, options) => {
      const openedDrawing = drawing ?? (await openDrawing(await readFile(path)));
      drawing = undefined;
      const picture = await openedDrawing.drawPage(n, longest, options);
      if (openedDrawing.held_bytes <= MAX_CACHED_BYTES) drawing = openedDrawing;
      return picture;
    },
  };
}

async function close(): Promise<void> {
  const before = cachedPdf;
  cachedPdf = undefined;
  await before?.pdf.text.loadingTask.destroy();
}
