import { z } from 'zod';
import type { Rotation } from '../shared/api/imports.ts';
import type { Draft, ReadingProblem } from '../shared/draft.ts';
import { READING_PROBLEMS } from '../shared/draft.ts';
import { type Box, boxSchema } from '../shared/menu.ts';
import { ChildError } from './bounded/child-messages.ts';
import { OCR_LANGUAGES, type OcrLanguage } from './text/tesseract/ocr-language.ts';

/**
 * The reader's two steps: `readPage` turns one page into words with boxes (kept by the caller, so that a killed
 * import resumes with the next page), `structure` turns all pages into one draft menu.
 */

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
  /**
   * What another reading of the same ink saw, if it saw something else; empty if it had that as part of the word
   * before.
   */
  alternative: z.string().optional(),
  /** Red, green and blue of its ink, of 255 each; none if it hardly differs from its paper. */
  colour: z.tuple([colourChannelSchema, colourChannelSchema, colourChannelSchema]).optional(),
});
export type Word = z.infer<typeof wordSchema>;

/** The language that a page was read in, and whether its own words tell it; if not, it may be the import's. */
export const pageLanguageSchema = z.strictObject({ code: z.enum(OCR_LANGUAGES), is_told: z.boolean() });
export type PageLanguage = z.infer<typeof pageLanguageSchema>;

export const pageReadingSchema = z.strictObject({
  /** Counted over all files of the import, from 0. */
  page: z.int().min(0),
  /** Index of the page's file in the import, from 0. Readings that were kept before there was one have none. */
  file: z.int().min(0).optional(),
  /** Readings that were kept before there was one have none. */
  language: pageLanguageSchema.optional(),
  /** The page's proportions: pixels of the picture that was read, or PDF points. */
  width: z.number().positive(),
  height: z.number().positive(),
  engine: z.enum(['pdf-text', 'ocr']),
  words: z.array(wordSchema),
  /**
   * What one OCR engine alone read, and too unsurely to count as printed: it bears out what a vision model says. Readings
   * that were kept before it was, and PDFs with text, have none.
   */
  unsure: z.array(wordSchema).optional(),
  /** Rules and box edges that part columns and sections, as fractions; empty if none was looked for. */
  rules: z.array(boxSchema),
  seconds: z.number(),
});
export type PageReading = z.infer<typeof pageReadingSchema>;

/** A file, or a page of it, that can't be read, and why. Thrown by every function of `Reader`. */
export class ReadingError extends ChildError {
  declare readonly problem: ReadingProblem;
  constructor(problem: ReadingProblem, options?: ErrorOptions) {
    super(problem, options);
  }
}
export const isReadingProblem = (value: unknown): value is ReadingProblem =>
  (READING_PROBLEMS as readonly unknown[]).includes(value);

/** What reads pictures: both engines, joined, or one alone, which benchmarks compare. */
export const OCR_ENGINES = ['both', 'tesseract', 'neural'] as const;
export type OcrEngines = (typeof OCR_ENGINES)[number];

export type FileToRead = {
  /** Absolute path; the file's type is decided from its bytes, never from its name. */
  path: string;
  /** How far a picture is to be turned clockwise, after its EXIF orientation; a PDF says so itself. */
  rotation?: Rotation;
};

/** What a page that is read is to the import, and where its picture goes. */
export type PageTarget = {
  /** Counted over all files of the import, from 0. */
  page: number;
  /** Index of its file in the import; 0 by default. */
  file?: number;
  /** To read it in if its own words tell no language; English by default. See page-language.ts. */
  language?: OcrLanguage;
  /** The page's picture for the review: WebP, upright, at most 1,800 pixels on its longer side. */
  picture: string;
};

/** `text` is one line, empty if there is none to be read; `confidence` is 0 to 1, of its letters. */
export type SecondReading = { text: string; confidence: number };

/** A part of a page, read by itself. */
export type PartReading = {
  /** By each engine that this system can run. */
  readings: SecondReading[];
  /** Whether anything is printed there. */
  has_ink: boolean;
};

export type Reader = {
  /** Pages of the file: a picture has one. Refuses what is damaged, encrypted or too long. */
  countPages(file: FileToRead): Promise<number>;
  /**
   * Reads page `n` (from 0) of the file and writes its picture. A page without words is `no_text`. One that needs more
   * memory than a child may have is read once more, smaller.
   */
  readPage(file: FileToRead, n: number, target: PageTarget): Promise<PageReading>;
  /** All pages of one menu, in order → its draft; each file by itself, then joined. */
  structure(pages: PageReading[]): Promise<Draft>;
  /** Reads a part of a page again, from the picture that `readPage` wrote. `language` is the page's; English by default. */
  readAgain(picture: string, box: Box, language?: OcrLanguage): Promise<PartReading>;
  /** The number of calls worked on at once, if memory allows; others wait. */
  readonly pages_at_once: number;
  /** Ends the child processes behind it; pending calls are rejected with `reader_crashed`. */
  close(): Promise<void>;
};
