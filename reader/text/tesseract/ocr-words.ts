import type { Word as OcrWord, PSM } from 'tesseract.js';
import type { Raster } from '../../picture/raster.ts';
import type { OcrLanguage } from '../../reading.ts';
import { getOcrWorker } from './ocr-worker.ts';

/** A word as OCR returns it: in pixels of the picture that was read, confidence 0 to 1. */
export type ReadWord = {
  text: string;
  confidence: number;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** See `Word`. */
  alternative?: string;
};

/** A "word" below this confidence of OCR's is a stain, a drawing or a fold. */
const MIN_CONFIDENCE = 0.2;
/** Maximum width of a letter, spaced type included, as a multiple of the word's height. */
const MAX_LETTER_WIDTH = 1.5;

/** An old-style one looks like a dotless i, which none of the reader's languages has. */
const OLD_ONE = /ı/g;

/** Lines of words of a picture of dark letters on white. */
export async function readLines(ink: Raster, language: OcrLanguage, segmentation?: PSM): Promise<ReadWord[][]> {
  const worker = await getOcrWorker(language, segmentation);
  const { data } = await worker.recognize(toNetpbm(ink), {}, { blocks: true, text: false });
  return (data.blocks ?? [])
    .flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
    .map((line) => line.words.map(toReadWord).filter((word) => isPlausible(word, ink)));
}

/** As raw Netpbm (P5 grey, P6 colour): a PNG would be compressed here only to be decompressed by Tesseract. */
const toNetpbm = ({ data, width, height, channels }: Raster): Buffer =>
  Buffer.concat([Buffer.from(`${channels === 1 ? 'P5' : 'P6'}\n${width} ${height}\n255\n`), data]);

const toReadWord = ({ text, confidence, bbox }: OcrWord): ReadWord => ({
  text: text.trim().replace(OLD_ONE, '1'),
  confidence: Math.min(1, Math.max(0, confidence / 100)),
  ...bbox,
});

function isPlausible({ text, confidence, x0, y0, x1, y1 }: ReadWord, { width, height }: Raster): boolean {
  if (text === '' || confidence < MIN_CONFIDENCE) return false;
  // The box of a word much wider than its letters includes its neighbours.
  if (/\p{L}/u.test(text) && x1 - x0 > MAX_LETTER_WIDTH * (y1 - y0) * text.length) return false;
  return y1 - y0 >= 6 && y1 - y0 < height * 0.3 && x1 - x0 >= 2 && x1 - x0 <= width;
}
