import type { PageLanguage, PageReading } from './reading.ts';
import { isOcrLanguage, type OcrLanguage } from './text/tesseract/ocr-language.ts';
import { detectLanguage } from './words/language.ts';

/** The language that words show, or the fallback. */
export function languageOfPage(texts: string[], fallback: OcrLanguage): PageLanguage {
  const told = detectLanguage(texts);
  return isOcrLanguage(told) ? { code: told, is_told: true } : { code: fallback, is_told: false };
}

/**
 * All pages of an import, once each was read: a page whose own words show no language is read again in the import's, if that
 * differs. Depends on the pages only: not on what a process read before, nor on the order in which pages were read, nor on
 * which of them an earlier run had stored.
 */
export async function settleLanguage(
  readings: PageReading[],
  readIn: (reading: PageReading, language: OcrLanguage) => Promise<PageReading>,
): Promise<PageReading[]> {
  const told = detectLanguage(readings.flatMap(({ words }) => words.map(({ text }) => text)));
  if (!isOcrLanguage(told)) return readings;
  const isSettled = ({ language }: PageReading) => !language || language.is_told || language.code === told;
  return await Promise.all(readings.map((reading) => (isSettled(reading) ? reading : readIn(reading, told))));
}
