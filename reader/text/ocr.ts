import { canRunModels } from '../neural/models.ts';
import { languageOfPage } from '../page-language.ts';
import type { PreparedPicture } from '../picture/prepare-picture.ts';
import type { Raster } from '../picture/raster.ts';
import { type OcrEngines, type PageLanguage, ReadingError, type Word } from '../reading.ts';
import { joinEngines, toTesseractScale } from './join/join-engines.ts';
import { findEasternScript, isOfLookalikes, isOfUnknownLetters, readEastern } from './join/read-eastern.ts';
import {
  type DetectedPage,
  detectPage,
  isDetected,
  readDetected,
  sampleScript,
  sampleTexts,
} from './join/read-neural.ts';
import { clipBoxes } from './mend/clip-boxes.ts';
import { dropScraps } from './mend/drop-scraps.ts';
import { colourWords } from './mend/ink-colour.ts';
import { joinPieces } from './mend/join-pieces.ts';
import { mendCurrency } from './mend/mend-currency.ts';
import { markBold } from './mend/stroke-weight.ts';
import { findUnsure } from './mend/unsure-words.ts';
import type { ReadWord } from './tesseract/ocr-words.ts';
import { readPageLines } from './tesseract/read-strips.ts';
import { rereadFigures } from './tesseract/reread-figures.ts';
import { rereadLarge } from './tesseract/reread-large.ts';
import { rereadUnread } from './tesseract/reread-unread.ts';
import { typeSize } from './tesseract/type-size.ts';

/** Minimum confidence of the words that determine the language. */
const LEGIBLE = 0.6;

/**
 * Words of a page in fractions of it; `number` is the page that their boxes carry. Tesseract reads the page's ink in
 * the likely language, and again if its words indicate another; the neural engine reads the page in colour, and alone
 * reads Chinese and Japanese. Lines are
 * detected, and a few recognised for the language, before Tesseract reads the page: the process has memory for the
 * detector or Tesseract at work, not for both.
 * @throws {ReadingError} `script_unknown` for letters that no engine knows.
 */
export async function recogniseWords(
  { page, ink }: Pick<PreparedPicture, 'page' | 'ink'>,
  number: number,
  likely: PageLanguage,
  engines: OcrEngines = 'both',
): Promise<{ words: Word[]; unsure: Word[]; language: PageLanguage }> {
  const isSeenByBoth = engines !== 'tesseract' && (await canRunModels());
  const detected = isSeenByBoth ? await detectPage(page, ink) : undefined;
  const inLikely = await findLikelyLanguage(likely, detected);
  const script = detected && (await findScript(detected));
  if (detected && script) {
    const words = toPageWords(await readEastern(detected, ink, script), ink, number);
    return { words: colourWords(words, page), unsure: [], language: { code: inLikely.code, is_told: true } };
  }
  const { lines: tesseract, language } = await readByTesseract(ink, inLikely);
  let lines = engines === 'neural' ? [] : await rereadLarge(tesseract, ink, language.code);
  const tesseractWords = lines.flat();
  const neural = detected ? await readDetected(detected, ink, tesseractWords) : [];
  if (detected) {
    tesseractWords.push(...neural.flat().map((word) => ({ ...word, confidence: toTesseractScale(word.confidence) })));
    lines = joinEngines(lines, neural, (word) => isDetected(detected, word));
  }
  if (engines !== 'neural') lines = await rereadUnread(lines, ink, language.code);
  if (detected) lines = await rereadFigures(lines, neural.flat(), detected.halves, detected.scale);
  const mendedLines = mendCurrency(dropScraps(lines));
  const isUnknown = detected && (await isOfUnknownLetters(detected, mendedLines.flat()));
  if (isUnknown || isOfLookalikes(mendedLines.flat(), language.is_told)) throw new ReadingError('script_unknown');
  const unsure = findUnsure(tesseractWords, mendedLines.flat()).map((word) => [word]);
  return {
    words: colourWords(toPageWords(mendedLines, ink, number), page),
    unsure: toPageWords(unsure, ink, number),
    language,
  };
}

/**
 * The language to read the page in. If the page has none, a few lines are recognised first: a wrong guess costs a
 * second reading of the whole page.
 */
async function findLikelyLanguage(likely: PageLanguage, detected: DetectedPage | undefined): Promise<PageLanguage> {
  if (likely.is_told || !detected) return likely;
  const words = (await sampleTexts(detected)).flatMap((text) => text.split(' '));
  return languageOfPage(words, likely.code);
}

/** Chinese or Japanese, which only the neural engine reads. */
async function findScript(detected: DetectedPage) {
  await sampleScript(detected);
  return await findEasternScript(detected);
}

async function readByTesseract(
  ink: Raster,
  likely: PageLanguage,
): Promise<{ lines: ReadWord[][]; language: PageLanguage }> {
  const lines = await readPageLines(ink, likely.code);
  const legible = lines.flat().filter((word) => word.confidence > LEGIBLE);
  const pageLanguage = languageOfPage(
    legible.map((word) => word.text),
    likely.code,
  );
  const language = { code: pageLanguage.code, is_told: pageLanguage.is_told || likely.is_told };
  return { lines: pageLanguage.code === likely.code ? lines : await readPageLines(ink, pageLanguage.code), language };
}

/** Converts the lines of a page's ink to words in fractions of the page. */
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
