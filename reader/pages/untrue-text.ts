import type { PageReading, Word } from '../reading.ts';
import { comparableWords } from '../text/layer/doubtful-fonts.ts';
import type { DoubtfulFont, PdfPageText } from '../text/layer/pdf-page.ts';
import { hasUnshown } from '../text/layer/unshown.ts';

/** Share of a font's words that are seen on the page if the font is truthful; OCR misses some of any. */
const SEEN = 0.4;
/** Words seen on a page below which nothing is known of what it shows. */
const MIN_SEEN = 8;

/** The doubtful fonts whose words are not on the page that OCR has read; none if it read too little to compare. */
export function findUntrueFonts(fonts: readonly DoubtfulFont[], seen: readonly Word[]): DoubtfulFont[] {
  const seenWords = new Set(seen.flatMap(({ text }) => comparableWords(text)));
  return fonts.filter(({ claimed_words: claimedWords }) => {
    if (claimedWords === undefined) return true;
    if (seenWords.size < MIN_SEEN) return false;
    return claimedWords.filter((word) => seenWords.has(word)).length < SEEN * claimedWords.length;
  });
}

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
    const colour = pictureReading.words.find(({ box }) => overlap(box, word.box) > SAME_PLACE)?.colour;
    return colour ? { ...word, colour } : word;
  });
  const readWords = pictureReading.words.filter(({ box }) =>
    trueWords.every((word) => overlap(box, word.box) <= SAME_PLACE),
  );
  return { ...pictureReading, words: [...colouredWords, ...readWords], text_problem: 'text_partly_untrue' };
}

/** Share of the smaller of two boxes from which on they are of the same ink. */
const SAME_PLACE = 0.3;

function overlap(a: Word['box'], b: Word['box']): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.min(a.width * a.height, b.width * b.height);
}

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
