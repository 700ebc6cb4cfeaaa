/** ISO 639-1 codes of the languages that OCR has data for. */
export const OCR_LANGUAGES = ['en', 'fr', 'de', 'es', 'it', 'pt'] as const;
export type OcrLanguage = (typeof OCR_LANGUAGES)[number];

/** The default for a page whose language is unknown, until its import determines another. */
export const DEFAULT_LANGUAGE: OcrLanguage = 'en';

export const isOcrLanguage = (code: string | null): code is OcrLanguage =>
  (OCR_LANGUAGES as readonly (string | null)[]).includes(code);
