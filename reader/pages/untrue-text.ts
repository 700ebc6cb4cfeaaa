import { type PageReading, ReadingError, type Word } from '../reading.ts';
import { canBeCompared, seenForms } from '../text/layer/doubtful-fonts.ts';
import type { DoubtfulFont, PdfPageText } from '../text/layer/pdf-page.ts';
import { hasUnshown } from '../text/layer/unshown.ts';
import { commonArea } from '../words/common-area.ts';
import { latinWords } from '../words/letter-pairs.ts';

/** Share of a font's words that are seen on the page if the font is truthful; OCR misses some of any. */
const SEEN = 0.4;
/** Words seen on a page below which nothing is known of what it shows. */
const MIN_SEEN = 8;

/** The doubtful fonts whose words are not on the page that OCR has read; none if it read too little to compare. */
export function findUntrueFonts(fonts: readonly DoubtfulFont[], seen: readonly Word[]): DoubtfulFont[] {
  const seenWords = new Set(seen.flatMap(({ text }) => seenForms(text)));
  const seenWordCount = new Set(seen.flatMap(({ text }) => latinWords(text))).size;
  return fonts.filter(({ claimed_words: claimedWords }) => {
    if (claimedWords === undefined) return true;
    if (seenWordCount < MIN_SEEN || !canBeCompared(claimedWords)) return false;
    return claimedWords.filter((word) => seenWords.has(word)).length < SEEN * claimedWords.length;
  });
}

/** Whether a page's text can be believed although its picture could not be read, for this reason. */
export const canKeepText = ({ words, doubtful }: PdfPageText, error: unknown): boolean =>
  error instanceof ReadingError &&
  error.problem !== 'storage_full' &&
  words.length > 0 &&
  doubtful.every((font) => font.claimed_words !== undefined);

type PictureReading = Pick<PageReading, 'words' | 'text_problem'>;

/**
 * Joins the reading of a page whose text is partly or wholly not what it shows with its true text, if the rest of the
 * file's text is where the picture shows it.
 */
export function joinTrueText<Reading extends PictureReading>(
  text: PdfPageText,
  untrueFonts: readonly DoubtfulFont[],
  pictureReading: Reading,
): Reading {
  const trueWords = text.words.filter(
    (word) => !hasUnshown(word.text) && untrueFonts.every(({ words }) => !words.has(word)),
  );
  if (!hasWordsInPlace(trueWords, pictureReading.words)) return { ...pictureReading, text_problem: 'text_untrue' };
  const colouredWords = trueWords.map((word) => {
    const colour = pictureReading.words.find(({ box }) => coveredShare(word.box, box) > SAME_PLACE)?.colour;
    return colour ? { ...word, colour } : word;
  });
  const readWords = pictureReading.words.filter((word) => trueWords.every((printed) => !isSameInk(word, printed)));
  return { ...pictureReading, words: [...colouredWords, ...readWords], text_problem: 'text_partly_untrue' };
}

const isWritten = ({ text }: Word): boolean => /[\p{L}\p{N}]/u.test(text);

/** Share of a read word's box that a printed one covers if it is the same ink. */
const SAME_PLACE = 0.3;
/** Type that is larger by this factor is a watermark behind the word. */
const MAX_LARGER = 3;

/** Whether OCR has read what the file prints. Leaders, bullets and a currency are only part of a word with letters or figures. */
function isSameInk(word: Word, printed: Word): boolean {
  if (isWritten(word) && !isWritten(printed)) return false;
  return coveredShare(word.box, printed.box) > SAME_PLACE && printed.box.height < MAX_LARGER * word.box.height;
}

/** Share of a box that another covers. */
const coveredShare = (box: Word['box'], other: Word['box']): number => {
  const area = commonArea(box, other);
  return area === 0 ? 0 : area / (box.width * box.height);
};

/** Words that are printed once, in the text and in the picture, are compared by their places. */
const MIN_COMPARED = 4;
const MIN_LENGTH = 3;
const MIN_IN_PLACE = 0.8;
/** Maximum distance of the same word in both, as a share of the page. */
const MAX_SHIFT = 0.012;

/** Whether a picture, which may have been cropped or straightened, shows the words where the file has them. */
function hasWordsInPlace(textWords: readonly Word[], pictureWords: readonly Word[]): boolean {
  const wordsInPicture = singleWords(pictureWords);
  const pairs = singleWords(textWords)
    .entries()
    .flatMap(([text, word]) => {
      const sameWord = wordsInPicture.get(text);
      return sameWord ? [[word, sameWord] as const] : [];
    })
    .toArray();
  const inPlace = pairs.filter(
    ([{ box }, { box: shownBox }]) =>
      Math.abs(box.x + box.width / 2 - shownBox.x - shownBox.width / 2) < MAX_SHIFT &&
      Math.abs(box.y + box.height / 2 - shownBox.y - shownBox.height / 2) < MAX_SHIFT,
  );
  return pairs.length >= MIN_COMPARED && inPlace.length >= MIN_IN_PLACE * pairs.length;
}

function singleWords(words: readonly Word[]): Map<string, Word> {
  const wordsByText = Map.groupBy(words, ({ text }) => text.toLowerCase());
  return new Map(
    wordsByText
      .entries()
      .flatMap(([text, [word, ...more]]) =>
        word && more.length === 0 && text.length >= MIN_LENGTH ? [[text, word] as const] : [],
      ),
  );
}
