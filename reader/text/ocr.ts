import { halve } from '../neural/crop-line.ts';
import { canRunModels } from '../neural/models.ts';
import { languageOfPage } from '../page-language.ts';
import type { PreparedPicture } from '../picture/prepare-picture.ts';
import type { Raster } from '../picture/raster.ts';
import type { OcrEngines, PageLanguage, Word } from '../reading.ts';
import { clipBoxes } from './clip-boxes.ts';
import { dropScraps } from './drop-scraps.ts';
import { colourWords } from './ink-colour.ts';
import { joinEngines, toTesseractScale } from './join-engines.ts';
import { joinPieces } from './join-pieces.ts';
import { mendCurrency } from './mend-currency.ts';
import type { ReadWord } from './ocr-words.ts';
import { detectPage, isDetected, readDetected } from './read-neural.ts';
import { readPageLines } from './read-strips.ts';
import { rereadFigures } from './reread-figures.ts';
import { rereadLarge } from './reread-large.ts';
import { rereadUnread } from './reread-unread.ts';
import { markBold } from './stroke-weight.ts';
import { typeSize } from './type-size.ts';
import { findUnsure } from './unsure-words.ts';

/** Words that tell the language are at least this sure. */
const LEGIBLE = 0.6;

/**
 * Words of a page in fractions of it; `number` is the page that their boxes carry. Tesseract reads the page's ink in the
 * language that is likely, and again if its words tell another; the neural engine reads the page in colour. Lines are found
 * before Tesseract begins: each alone has room in the process.
 */
export async function recogniseWords(
  { page, ink }: Pick<PreparedPicture, 'page' | 'ink'>,
  number: number,
  likely: PageLanguage,
  engines: OcrEngines = 'both',
): Promise<{ words: Word[]; unsure: Word[]; language: PageLanguage }> {
  const isSeenByBoth = engines !== 'tesseract' && (await canRunModels());
  const detected = isSeenByBoth ? await detectPage(page, ink) : undefined;
  const { lines: tesseract, language } = await readByTesseract(ink, likely);
  let lines = engines === 'neural' ? [] : await rereadLarge(tesseract, ink, language.code);
  const seen = lines.flat();
  const halves = detected ? halve(page) : [];
  const neural = detected ? await readDetected(detected, halves, ink, seen) : [];
  if (detected) {
    seen.push(...neural.flat().map((word) => ({ ...word, confidence: toTesseractScale(word.confidence) })));
    lines = joinEngines(lines, neural, (word) => isDetected(detected, word));
  }
  if (engines !== 'neural') lines = await rereadUnread(lines, ink, language.code);
  if (detected) lines = await rereadFigures(lines, neural.flat(), halves, detected.scale);
  const taken = mendCurrency(dropScraps(lines));
  const unsure = findUnsure(seen, taken.flat()).map((word) => [word]);
  return {
    words: colourWords(toPageWords(taken, ink, number), page),
    unsure: toPageWords(unsure, ink, number),
    language,
  };
}

async function readByTesseract(
  ink: Raster,
  likely: PageLanguage,
): Promise<{ lines: ReadWord[][]; language: PageLanguage }> {
  const lines = await readPageLines(ink, likely.code);
  const legible = lines.flat().filter((word) => word.confidence > LEGIBLE);
  const found = languageOfPage(
    legible.map((word) => word.text),
    likely.code,
  );
  const language = { code: found.code, is_told: found.is_told || likely.is_told };
  return { lines: found.code === likely.code ? lines : await readPageLines(ink, found.code), language };
}

/** The lines of a page's ink as words in fractions of the page. */
function toPageWords(lines: ReadWord[][], ink: Raster, page: number): Word[] {
  return markBold(joinPieces(clipBoxes(lines)), ink).map(
    ({ text, confidence, x0, y0, x1, y1, bold, alternative }): Word => {
      const box = {
        page,
        x: x0 / ink.width,
        y: y0 / ink.height,
        width: (x1 - x0) / ink.width,
        height: (y1 - y0) / ink.height,
      };
      const word = { text, box, confidence, size: typeSize(text, y1 - y0) / ink.height, bold, italic: false };
      return alternative === undefined ? word : { ...word, alternative };
    },
  );
}
