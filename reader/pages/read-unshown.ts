import type { Sharp } from 'sharp';
import type { Word } from '../reading.ts';
import type { PdfPageText } from '../text/layer/pdf-page.ts';
import { dropUnshown, hasUnshown, mayBe } from '../text/layer/unshown.ts';
import { readPart } from '../text/read-again.ts';
import type { OcrLanguage } from '../text/tesseract/ocr-language.ts';

/** More such words than this are a page of icons. */
const MAX_WORDS = 40;
/** A reading less sure than this tells nothing. */
const SURE = 0.7;
/** A word that lost a sign, which may have been a letter. */
const DOUBTFUL = 0.6;

/**
 * The words of a page without what no typeface shows: signs that a file draws with a typeface of its own and names by
 * nothing, or by a number of its own. They are read by OCR from the page's picture if they may be letters or figures;
 * what it doesn't read is left out.
 */
export async function readUnshown(picture: Sharp, text: PdfPageText, language: OcrLanguage): Promise<Word[]> {
  let left = MAX_WORDS;
  const words: Word[] = [];
  for (const word of [...text.words, ...text.icons]) {
    if (!hasUnshown(word.text)) words.push(word);
    // One sign alone is an icon.
    else if ([...word.text].length > 1) {
      const read = left-- > 0 ? await readPart(picture, word.box, language) : { text: '', confidence: 0 };
      const seen = read.text.replaceAll(' ', '');
      const shown = dropUnshown(word.text);
      if (read.confidence >= SURE && mayBe(seen, word.text))
        words.push({ ...word, text: seen, confidence: read.confidence });
      else if (shown !== '') words.push({ ...word, text: shown, confidence: DOUBTFUL });
    }
  }
  return words;
}
