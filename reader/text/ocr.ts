import type { Sharp } from 'sharp';
import type { Word as OcrWord } from 'tesseract.js';
import type { Word } from '../reading.ts';
import { getOcrWorker } from './ocr-worker.ts';
import { preparePicture } from './prepare-picture.ts';
import { typeSize } from './type-size.ts';

/** Below this OCR's own confidence a "word" is a stain, a drawing or a fold. */
const MIN_CONFIDENCE = 0.2;

/** Words of a picture by OCR, in fractions of it; `page` is the number that their boxes carry. */
export async function recogniseWords(picture: Sharp, page: number): Promise<Word[]> {
  const { png, width, height } = await preparePicture(picture);
  const worker = await getOcrWorker();
  const { data } = await worker.recognize(png, {}, { blocks: true, text: false });
  const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
  return lines
    .flatMap((line) => line.words)
    .filter((word) => isPlausible(word, width, height))
    .map(({ text, confidence, bbox }): Word => {
      const box = {
        page,
        x: bbox.x0 / width,
        y: bbox.y0 / height,
        width: (bbox.x1 - bbox.x0) / width,
        height: (bbox.y1 - bbox.y0) / height,
      };
      const size = typeSize(text, bbox.y1 - bbox.y0) / height;
      return { text, box, confidence: Math.min(1, confidence / 100), size, bold: false, italic: false };
    });
}

function isPlausible({ text, confidence, bbox }: OcrWord, width: number, height: number): boolean {
  if (text.trim() === '' || confidence / 100 < MIN_CONFIDENCE) return false;
  const boxWidth = bbox.x1 - bbox.x0;
  const boxHeight = bbox.y1 - bbox.y0;
  return boxHeight >= 6 && boxHeight < height * 0.3 && boxWidth >= 2 && boxWidth <= width;
}
