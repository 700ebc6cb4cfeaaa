import { z } from 'zod';
import type { Rotation } from '../shared/api/imports.ts';
import type { Draft, ReadingProblem } from '../shared/draft.ts';
import { READING_PROBLEMS, TEXT_PROBLEMS } from '../shared/draft.ts';
import { type Box, boxSchema } from '../shared/menu.ts';
import { ChildError, type ChildErrorOptions } from './bounded/child-messages.ts';

/**
 * The reader's two steps: `readPage` turns one page into words with boxes (kept by the caller, so that a killed
 * import resumes with the next page), `structure` turns all pages into one draft menu.
 */

/** ISO 639-1 codes of the languages that OCR has data for. */
export const OCR_LANGUAGES = ['en', 'fr', 'de', 'es', 'it', 'pt'] as const;
export type OcrLanguage = (typeof OCR_LANGUAGES)[number];

/** The default for a page whose language is unknown, until its import determines another. */
export const DEFAULT_LANGUAGE: OcrLanguage = 'en';

export const isOcrLanguage = (code: string | null): code is OcrLanguage =>
  (OCR_LANGUAGES as readonly (string | null)[]).includes(code);

const colourChannelSchema = z.int().min(0).max(255);

/** A word as printed. The box is in fractions of the page as shown (upright, after EXIF orientation). */
export const wordSchema = z.strictObject({
  text: z.string().min(1),
  box: boxSchema,
  /** 0 to 1; 1 for a PDF's own text layer. */
  confidence: z.number().min(0).max(1),
  /** Height of the type as a fraction of the page's height. */
  size: z.number(),
  bold: z.boolean(),
  italic: z.boolean(),
  /** Another reading of the same ink, if it differs; empty if that reading includes this word in the word before. */
  alternative: z.string().optional(),
  /** Red, green and blue of its ink, 0 to 255 each; none if it hardly differs from its paper. */
  colour: z.tuple([colourChannelSchema, colourChannelSchema, colourChannelSchema]).optional(),
});
export type Word = z.infer<typeof wordSchema>;

/** The language that a page was read in, and whether its own words identify it; if not, it may be the import's. */
export const pageLanguageSchema = z.strictObject({ code: z.enum(OCR_LANGUAGES), is_told: z.boolean() });
export type PageLanguage = z.infer<typeof pageLanguageSchema>;

export const pageReadingSchema = z.strictObject({
  /** Counted over all files of the import, from 0. */
  page: z.int().min(0),
  /** Index of the page's file in the import, from 0. Readings stored before this field existed have none. */
  file: z.int().min(0).optional(),
  /** Readings stored before this field existed have none. */
  language: pageLanguageSchema.optional(),
  /** The page's proportions: pixels of the picture that was read, or PDF points. */
  width: z.number().positive(),
  height: z.number().positive(),
  engine: z.enum(['pdf-text', 'ocr']),
  words: z.array(wordSchema),
  /**
   * Words that only one OCR engine read, with too little confidence to count as printed: they support a vision model's
   * answer. Older stored readings, and PDFs with text, have none.
   */
  unsure: z.array(wordSchema).optional(),
  /** Why a page of a PDF with text was read in its picture; missing if it wasn't. */
  text_problem: z.enum(TEXT_PROBLEMS).optional(),
  /** Rules and box edges that separate columns and sections, as fractions; empty if they were not searched for. */
  rules: z.array(boxSchema),
  seconds: z.number(),
  /**
   * Processor time that the page used, with attempts that failed: what other restaurants' pages could not have. Readings
   * stored before this field existed have none.
   */
  processor_seconds: z.number().optional(),
});
export type PageReading = z.infer<typeof pageReadingSchema>;

/** A file, or a page of it, that can't be read, and why. Thrown by every function of `Reader`. */
export class ReadingError extends ChildError {
  declare readonly problem: ReadingProblem;
  constructor(problem: ReadingProblem, options?: ChildErrorOptions) {
    super(problem, options);
  }
}
export const isReadingProblem = (value: unknown): value is ReadingProblem =>
  (READING_PROBLEMS as readonly unknown[]).includes(value);

/** The engines that read pictures: both, with merged results, or one alone, which benchmarks compare. */
export const OCR_ENGINES = ['both', 'tesseract', 'neural'] as const;
export type OcrEngines = (typeof OCR_ENGINES)[number];

export type FileToRead = {
  /** Absolute path; the file's type is decided from its bytes, never from its name. */
  path: string;
  /** The clockwise rotation of a picture, after its EXIF orientation; a PDF contains its own. */
  rotation?: Rotation;
  /** The app set its text, so that the text is believed, however little it is. */
  is_laid_out?: boolean;
};

/** A page's place in the import, and the path of its picture. */
export type PageTarget = {
  /** Counted over all files of the import, from 0. */
  page: number;
  /** Index of its file in the import; 0 by default. */
  file?: number;
  /** The language if its own words don't identify one; English by default. See page-language.ts. */
  language?: OcrLanguage;
  /** The page's picture for the review: WebP, upright, at most 1,800 pixels on its longer side. */
  picture: string;
};

/** `text` is one line, empty if nothing is legible; `confidence` is that of its letters, 0 to 1. */
export type SecondReading = { text: string; confidence: number };

/** A part of a page, read by itself. */
export type PartReading = {
  /** By each engine that this system can run. */
  readings: SecondReading[];
  /** Whether anything is printed there. */
  has_ink: boolean;
};

export type Reader = {
  /** Pages of the file: a picture has one. Throws if the file is damaged, encrypted or too long. */
  countPages(file: FileToRead): Promise<number>;
  /**
   * Reads page `n` (from 0) of the file and writes its picture. Throws `no_text` for a page without words. A page that
   * needs more memory than a child may have is read again, smaller; one that hardly got the processor, again as it is.
   */
  readPage(file: FileToRead, n: number, target: PageTarget): Promise<PageReading>;
  /** All pages of one menu, in order → its draft; each file by itself, then joined. */
  structure(pages: PageReading[]): Promise<Draft>;
  /** Reads a part of a page again, from the picture that `readPage` wrote. `language` is the page's; English by default. */
  readAgain(picture: string, box: Box, language?: OcrLanguage): Promise<PartReading>;
  /** The maximum number of concurrent calls, if memory allows; others wait. */
  readonly pages_at_once: number;
  /** Ends the child processes behind it; pending calls are rejected with `reader_crashed`. */
  close(): Promise<void>;
};
