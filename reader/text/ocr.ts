import type { Word as OcrWord } from 'tesseract.js';
import { fromRaster, type Raster } from '../picture/raster.ts';
import type { Word } from '../reading.ts';
import { detectLanguage } from '../structure/language.ts';
import { currentLanguage, getOcrWorker, isOcrLanguage } from './ocr-worker.ts';
import { markBold } from './stroke-weight.ts';
import { typeSize } from './type-size.ts';

/** Below this OCR's own confidence a "word" is a stain, a drawing or a fold. */
const MIN_CONFIDENCE = 0.2;

/** Words of a page of dark letters on white, in fractions of it; `page` is the number that their boxes carry. */
export async function recogniseWords(ink: Raster, page: number): Promise<Word[]> {
  const png = await fromRaster(ink).toColourspace('b-w').png({ compressionLevel: 1 }).toBuffer();
  const assumed = currentLanguage();
  const words = await readWords(png, ink);
  const language = detectLanguage(words.filter((word) => word.confidence > 60).map((word) => word.text));
  const better = isOcrLanguage(language) && language !== assumed ? await readWords(png, ink, language) : words;
  return markBold(better, ink).map(({ text, confidence, bbox, bold }): Word => {
    const box = {
      page,
      x: bbox.x0 / ink.width,
      y: bbox.y0 / ink.height,
      width: (bbox.x1 - bbox.x0) / ink.width,
      height: (bbox.y1 - bbox.y0) / ink.height,
    };
    const size = typeSize(text, bbox.y1 - bbox.y0) / ink.height;
    return { text, box, confidence: Math.min(1, confidence / 100), size, bold, italic: false };
  });
}

async function readWords(png: Buffer, ink: Raster, language = currentLanguage()): Promise<OcrWord[]> {
  const worker = await getOcrWorker(language);
  const { data } = await worker.recognize(png, {}, { blocks: true, text: false });
  return (data.blocks ?? [])
    .flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
    .flatMap((line) => line.words)
    .filter((word) => isPlausible(word, ink));
}

function isPlausible({ text, confidence, bbox }: OcrWord, { width, height }: Raster): boolean {
  if (text.trim() === '' || confidence / 100 < MIN_CONFIDENCE) return false;
  const boxWidth = bbox.x1 - bbox.x0;
  const boxHeight = bbox.y1 - bbox.y0;
  return boxHeight >= 6 && boxHeight < height * 0.3 && boxWidth >= 2 && boxWidth <= width;
}
