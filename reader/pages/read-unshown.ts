import type { Sharp } from 'sharp';
import type { OcrLanguage, Word } from '../reading.ts';
import type { PdfPageText } from '../text/layer/pdf-page.ts';
import { canBeReadingOf, dropUnshown, hasUnshown } from '../text/layer/unshown.ts';
import { readPart } from '../text/read-again.ts';

/** A page with more such words is one of icons. */
const MAX_WORDS = 40;
/** A reading below this confidence is ignored. */
const SURE = 0.7;
/** A word that lost a character, which may have been a letter. */
const DOUBTFUL = 0.6;

/**
 * Replaces the characters that no font can show: those that a file draws with its own font, without a name or with a
 * number of its own. If they may be letters or digits, OCR reads them from the page's picture; characters that it can't
 * read are dropped.
 */
export async function readUnshown(picture: Sharp, text: PdfPageText, language: OcrLanguage): Promise<Word[]> {
  let left = MAX_WORDS;
  const words: Word[] = [];
  for (const word of [...text.words, ...text.icons]) {
    if (!hasUnshown(word.text)) words.push(word);
    // A single character is an icon.
    else if ([...word.text].length > 1) {
      const read = left-- > 0 ? await readPart(picture, word.box, language) : { text: '', confidence: 0 };
      const readText = read.text.replaceAll(' ', '');
      const shownText = dropUnshown(word.text);
      if (read.confidence >= SURE && canBeReadingOf(readText, word.text))
        words.push({ ...word, text: readText, confidence: read.confidence });
      else if (shownText !== '') words.push({ ...word, text: shownText, confidence: DOUBTFUL });
    }
  }
  return words;
}
