/** ISO 639-1 codes of the languages whose letters and words OCR knows. */
export const OCR_LANGUAGES = ['en', 'fr', 'de', 'es', 'it', 'pt'] as const;
export type OcrLanguage = (typeof OCR_LANGUAGES)[number];

/** A page that tells no language is read in this one until its import tells another. */
export const DEFAULT_LANGUAGE: OcrLanguage = 'en';

export const isOcrLanguage = (code: string | null): code is OcrLanguage =>
  (OCR_LANGUAGES as readonly (string | null)[]).includes(code);
