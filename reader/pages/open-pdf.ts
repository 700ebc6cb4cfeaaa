import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument, PasswordException, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { LIMITS } from '../../shared/limits.ts';
import { ReadingError } from '../reading.ts';

// pdfjs accepts folders of its own package as URLs, with a trailing slash.
const PACKAGE = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string) => `${join(PACKAGE, name)}/`;

/**
 * Opens a PDF for its text; the caller destroys it. Fonts, character maps and decoders come from the package.
 * @throws {ReadingError} `file_truncated`, `file_encrypted`, `file_damaged` or `too_many_pages`.
 */
export async function openPdf(path: string, hasEnd: boolean): Promise<PDFDocumentProxy> {
  if (!hasEnd) throw new ReadingError('file_truncated');
  const task = getDocument({
    data: new Uint8Array(await readFile(path)),
    useSystemFonts: false,
    disableFontFace: true,
    fontExtraProperties: true,
    standardFontDataUrl: folder('standard_fonts'),
    cMapUrl: folder('cmaps'),
    iccUrl: folder('iccs'),
    wasmUrl: folder('wasm'),
    cMapPacked: true,
    // Only text is extracted with pdfjs: no picture needs to be decoded.
    maxImageSize: 1,
    verbosity: VerbosityLevel.ERRORS,
  });
  let pdf: PDFDocumentProxy;
  try {
    pdf = await task.promise;
  } catch (cause) {
    if (cause instanceof PasswordException) throw new ReadingError('file_encrypted', { cause });
    throw new ReadingError('file_damaged', { cause });
  }
  if (pdf.numPages < 1) {
    await task.destroy();
    throw new ReadingError('file_damaged');
  }
  if (pdf.numPages > LIMITS.MAX_PAGES_PER_IMPORT) {
    await task.destroy();
    throw new ReadingError('too_many_pages');
  }
  return pdf;
}
