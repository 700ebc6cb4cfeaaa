import type { PageLanguage, PageReading } from './reading.ts';
import { isOcrLanguage, type OcrLanguage } from './reading.ts';
import { detectLanguage } from './words/language.ts';

/** The language of the words, or the fallback. */
export function languageOfPage(texts: string[], fallback: OcrLanguage): PageLanguage {
  const detectedLanguage = detectLanguage(texts);
  return isOcrLanguage(detectedLanguage)
    ? { code: detectedLanguage, is_told: true }
    : { code: fallback, is_told: false };
}

/**
 * Completes an import after each page was read once: a page whose own words don't identify its language is read again
 * in the import's language, if it differs. The result depends on the pages only: not on what a process read before, on
 * the order of reading, or on which pages an earlier run had stored.
 */
export async function settleLanguage(
  readings: PageReading[],
  readIn: (reading: PageReading, language: OcrLanguage) => Promise<PageReading>,
): Promise<PageReading[]> {
  const detectedLanguage = detectLanguage(readings.flatMap(({ words }) => words.map(({ text }) => text)));
  if (!isOcrLanguage(detectedLanguage)) return readings;
  const isSettled = ({ language }: PageReading) => !language || language.is_told || language.code === detectedLanguage;
  return await Promise.all(
    readings.map((reading) => (isSettled(reading) ? reading : readIn(reading, detectedLanguage))),
  );
}
