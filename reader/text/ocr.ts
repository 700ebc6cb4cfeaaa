import { canRunModels } from '../neural/models.ts';
import { languageOfPage } from '../page-language.ts';
import type { PreparedPicture } from '../picture/prepare-picture.ts';
import type { Raster } from '../picture/raster.ts';
import type { OcrEngines, PageLanguage, Word } from '../reading.ts';
import { dropScraps } from './drop-scraps.ts';
import { colourWords } from './ink-colour.ts';
import { joinEngines, toTesseractScale } from './join-engines.ts';
import { type ReadWord, readLines } from './ocr-words.ts';
import { detectPage, isDetected, readDetected } from './read-neural.ts';
import { rereadLarge } from './reread-large.ts';
import { rereadUnread } from './reread-unread.ts';
import { markBold } from './stroke-weight.ts';
import { typeSize } from './type-size.ts';
import { findUnsure } from './unsure-words.ts';

/** Words that tell the language are at least this sure. */
const LEGIBLE = 0.6;
/** Pieces of one word stand closer than this, in heights of the type. */
const TOUCHING = 0.14;

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
  if (detected) {
    const neural = await readDetected(detected, ink, lines.flat());
    seen.push(...neural.flat().map((word) => ({ ...word, confidence: toTesseractScale(word.confidence) })));
    lines = joinEngines(lines, neural, (word) => isDetected(detected, word));
  }
  if (engines !== 'neural') lines = await rereadUnread(lines, ink, language.code);
  const taken = dropScraps(lines);
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
  const lines = await readLines(ink, likely.code);
  const legible = lines.flat().filter((word) => word.confidence > LEGIBLE);
  const found = languageOfPage(
    legible.map((word) => word.text),
    likely.code,
  );
  const language = { code: found.code, is_told: found.is_told || likely.is_told };
  return { lines: found.code === likely.code ? lines : await readLines(ink, found.code), language };
}

/** The lines of a page's ink as words in fractions of the page. */
function toPageWords(lines: ReadWord[][], ink: Raster, page: number): Word[] {
  return markBold(lines.map(joinPieces), ink).map(({ text, confidence, x0, y0, x1, y1, bold, alternative }): Word => {
    const box = {
      page,
      x: x0 / ink.width,
      y: y0 / ink.height,
      width: (x1 - x0) / ink.width,
      height: (y1 - y0) / ink.height,
    };
    const word = { text, box, confidence, size: typeSize(text, y1 - y0) / ink.height, bold, italic: false };
    return alternative === undefined ? word : { ...word, alternative };
  });
}

/** Wide-set type comes in pieces ("SAN DWICH"), parted by much less than the line's words are. */
function joinPieces(line: ReadWord[]): ReadWord[] {
  const gaps = line.slice(1).map((word, index) => word.x0 - (line[index]?.x1 ?? word.x0));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  return line.reduce<ReadWord[]>((words, word) => {
    const last = words.at(-1);
    const least = Math.max(TOUCHING * typeSize(word.text, word.y1 - word.y0), gaps.length > 2 ? 0.45 * usual : 0);
    const isPiece = last && /\p{L}$/u.test(last.text) && /^\p{L}/u.test(word.text) && word.x0 - last.x1 < least;
    if (last && isPiece) words[words.length - 1] = joinWords(last, word);
    else words.push(word);
    return words;
  }, []);
}

const joinWords = (left: ReadWord, right: ReadWord): ReadWord => ({
  text: left.text + right.text,
  confidence: Math.min(left.confidence, right.confidence),
  x0: left.x0,
  y0: Math.min(left.y0, right.y0),
  x1: right.x1,
  y1: Math.max(left.y1, right.y1),
  ...joinAlternatives(left, right),
});

function joinAlternatives(left: ReadWord, right: ReadWord): Pick<ReadWord, 'alternative'> {
  if (left.alternative === undefined && right.alternative === undefined) return {};
  const alternative = (left.alternative ?? left.text) + (right.alternative ?? right.text);
  return alternative === left.text + right.text ? {} : { alternative };
}
