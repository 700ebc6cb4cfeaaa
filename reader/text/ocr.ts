import type { Raster } from '../picture/raster.ts';
import type { Word } from '../reading.ts';
import { detectLanguage } from '../structure/language.ts';
import { type ReadWord, readLines } from './ocr-words.ts';
import { currentLanguage, isOcrLanguage } from './ocr-worker.ts';
import { rereadLarge } from './reread-large.ts';
import { rereadUnread } from './reread-unread.ts';
import { markBold } from './stroke-weight.ts';
import { typeSize } from './type-size.ts';

/** Words that tell the language are at least this sure. */
const LEGIBLE = 0.6;
/** Pieces of one word stand closer than this, in heights of the type. */
const TOUCHING = 0.14;

/** Words of a page of dark letters on white, in fractions of it; `page` is the number that their boxes carry. */
export async function recogniseWords(ink: Raster, page: number): Promise<Word[]> {
  let lines = await readLines(ink, currentLanguage());
  const legible = lines.flat().filter((word) => word.confidence > LEGIBLE);
  const language = detectLanguage(legible.map((word) => word.text));
  if (isOcrLanguage(language) && language !== currentLanguage()) lines = await readLines(ink, language);
  lines = await rereadLarge(lines, ink, currentLanguage());
  lines = await rereadUnread(lines, ink, currentLanguage());
  return markBold(lines.map(joinPieces), ink).map(({ text, confidence, x0, y0, x1, y1, bold }): Word => {
    const box = {
      page,
      x: x0 / ink.width,
      y: y0 / ink.height,
      width: (x1 - x0) / ink.width,
      height: (y1 - y0) / ink.height,
    };
    return { text, box, confidence, size: typeSize(text, y1 - y0) / ink.height, bold, italic: false };
  });
}

/** Wide-set type comes in pieces: "SAN DWICH". */
function joinPieces(line: ReadWord[]): ReadWord[] {
  return line.reduce<ReadWord[]>((words, word) => {
    const last = words.at(-1);
    const size = typeSize(word.text, word.y1 - word.y0);
    const isPiece =
      last && /\p{L}$/u.test(last.text) && /^\p{L}/u.test(word.text) && word.x0 - last.x1 < TOUCHING * size;
    if (last && isPiece)
      words[words.length - 1] = {
        text: last.text + word.text,
        confidence: Math.min(last.confidence, word.confidence),
        x0: last.x0,
        y0: Math.min(last.y0, word.y0),
        x1: word.x1,
        y1: Math.max(last.y1, word.y1),
      };
    else words.push(word);
    return words;
  }, []);
}
