import type { PageReading, Word } from '../reading.ts';

/** A word in square coordinates: both axes are in units of the page's height, and lines of text are level. */
export type PlacedWord = {
  word: Word;
  text: string;
  x0: number;
  x1: number;
  y0: number;
  y1: number;
  size: number;
  page: number;
};

/** Whether a word was recognised in a picture; a file's own text is certain. */
export const isFromOcr = ({ word }: PlacedWord): boolean => word.confidence < 1;

/** Leaders: dots, underscores and dashes between a title and its price. */
const LEADER = /^(?:[.…·_•‥,]+|[-–—~=]{2,}|[|¦])$/;
const LEADER_BEFORE = /^(?:[.…·_]{2,}(?=\S)|[.…·_](?=[$€£]))/;
const LEADER_AFTER = /(?<![.…·_])[.…·_]{2,}$/;

/** The words of a page without leaders and duplicates, levelled if they slope in a photo. */
export function placeWords(page: PageReading): PlacedWord[] {
  const aspect = page.width / page.height;
  const words = withoutDoubles(page.words, aspect).flatMap((word) => partLeader(word, aspect));
  const shownWords = words.flatMap((word): PlacedWord[] => {
    const text = word.text.replace(LEADER_BEFORE, '').replace(LEADER_AFTER, '');
    if (text === '' || (LEADER.test(text) && text !== ',')) return [];
    const { x, y, width, height } = word.box;
    const x0 = x * aspect;
    return [{ word, text, x0, x1: x0 + width * aspect, y0: y, y1: y + height, size: word.size, page: page.page }];
  });
  const placedWords = withLoneCommas(shownWords);
  if (page.engine !== 'ocr') return placedWords;
  const usualSize = median(placedWords.map(({ size }) => size));
  return uprightWords(level(placedWords.filter((word) => !isStray(word, placedWords, usualSize))));
}

/** The usual width of a letter or figure, in type sizes. */
const LETTER_WIDTH = 0.5;

/** "cheese......9,00": a text and its price, printed as one word with the leader between them. */
function partLeader(word: Word, aspect: number): Word[] {
  const [name = '', amount = '', ...others] = word.text.split(/[.…_·]{3,}/);
  if (name === '' || others.length > 0 || !/^[$€£]?\d/.test(amount)) return [word];
  const { box } = word;
  const widthOf = (text: string) =>
    Math.min((text.length * LETTER_WIDTH * word.size) / aspect, (box.width * text.length) / (name + amount).length);
  const right = widthOf(amount);
  return [
    { ...word, text: name, box: { ...box, width: widthOf(name) } },
    { ...word, text: amount, box: { ...box, x: box.x + box.width - right, width: right } },
  ];
}

/** Maximum distance, in type sizes, of a comma from the word that it follows. */
const COMMA_GAP = 0.6;

/** A comma printed apart from its word belongs to it: the text is a list. Any other lone comma is a dot of a leader. */
function withLoneCommas(words: PlacedWord[]): PlacedWord[] {
  return words.reduce<PlacedWord[]>((joinedWords, word) => {
    const lastWord = joinedWords.at(-1);
    if (word.text !== ',') joinedWords.push(word);
    else if (lastWord && /\p{L}$/u.test(lastWord.text) && isRightAfter(lastWord, word))
      joinedWords[joinedWords.length - 1] = { ...lastWord, text: `${lastWord.text},`, x1: word.x1 };
    return joinedWords;
  }, []);
}

function isRightAfter(word: PlacedWord, comma: PlacedWord): boolean {
  const gap = comma.x0 - word.x1;
  return (
    gap > -0.2 * word.size && gap < COMMA_GAP * word.size && comma.y1 > word.y0 && comma.y0 < word.y1 + 0.3 * word.size
  );
}

/** Maximum distance, in type sizes, of a word from its shadow, which OCR reads as a second copy. */
const SHADOW = 0.3;

/** Merges letters printed twice for a shadow or for weight. */
function withoutDoubles(words: Word[], aspect: number): Word[] {
  const wordsByText = new Map<string, Word[]>();
  return words.filter((word) => {
    const sameText = wordsByText.get(word.text) ?? [];
    const isDouble = sameText.some(
      ({ box, size }) =>
        Math.abs(box.y - word.box.y) < SHADOW * size &&
        Math.abs(box.x - word.box.x) * aspect < SHADOW * size &&
        Math.abs(Math.log(size / word.size)) < 0.1,
    );
    if (!isDouble) wordsByText.set(word.text, [...sameText, word]);
    return !isDouble;
  });
}

/** Signs below this share of the usual size are specks. */
const SPECK = 0.3;

/** A speck, or a lone sign or letter far from every word of its line: a stain or an ornament. */
function isStray(word: PlacedWord, words: PlacedWord[], usualSize: number): boolean {
  // Two Chinese or Japanese letters are a word.
  if (/\d|\p{L}{3}|\p{Lo}{2}/u.test(word.text)) return false;
  if (!/\p{L}/u.test(word.text) && word.size < SPECK * usualSize) return true;
  return !words.some(
    (otherWord) =>
      otherWord !== word &&
      Math.min(otherWord.y1, word.y1) - Math.max(otherWord.y0, word.y0) >
        0.3 * Math.min(otherWord.y1 - otherWord.y0, word.y1 - word.y0) &&
      Math.max(otherWord.x0 - word.x1, word.x0 - otherWord.x1) < 1.2 * Math.max(word.size, otherWord.size) &&
      /[\p{L}\p{N}]{2}/u.test(otherWord.text),
  );
}

/** Words whose heights differ by more (a comma, a descender, no capital) don't show the slope of their line. */
const ALIKE = 0.15;

/** Estimates the slope from neighbours on a line; it may vary down the page (perspective). */
function level(words: PlacedWord[]): PlacedWord[] {
  const slopes: { y: number; slope: number }[] = [];
  for (const left of words) {
    const right = words.find((word) => isNextOnLine(left, word));
    if (!right) continue;
    const rise = middle(right) - middle(left);
    const run = (right.x0 + right.x1 - left.x0 - left.x1) / 2;
    if (Math.abs(Math.log((right.y1 - right.y0) / (left.y1 - left.y0))) > ALIKE) continue;
    if (run > left.size && Math.abs(rise / run) < 0.2) slopes.push({ y: middle(left), slope: rise / run });
  }
  if (slopes.length < 12) return words;
  const upper = median(slopes.filter(({ y }) => y < 0.5).map(({ slope }) => slope));
  const lower = median(slopes.filter(({ y }) => y >= 0.5).map(({ slope }) => slope));
  const slopeAt = (y: number) => upper + (lower - upper) * Math.min(1, Math.max(0, (y - 0.25) * 2));
  return words.map((word) => {
    const shift = slopeAt(middle(word)) * ((word.x0 + word.x1) / 2);
    return { ...word, y0: word.y0 - shift, y1: word.y1 - shift };
  });
}

function isNextOnLine(left: PlacedWord, right: PlacedWord): boolean {
  const gap = right.x0 - left.x1;
  return gap > 0 && gap < left.size && Math.abs(middle(right) - middle(left)) < left.size * 0.4;
}

/** Minimum horizontal drift of line starts per height for a page to count as photographed at an angle. */
const MIN_DRIFT = 0.012;
const MIN_STARTS = 10;

/** Corrects the horizontal shear of a photo, estimated from the starts of consecutive lines. */
function uprightWords(words: PlacedWord[]): PlacedWord[] {
  const starts = words.filter((word) => !words.some((left) => left !== word && isBeside(left, word)));
  const drifts = starts.flatMap((start) => {
    const below = starts
      .filter((other) => other.y0 > start.y0 + 0.6 * start.size && other.y0 < start.y0 + 4 * start.size)
      .filter((other) => Math.abs(other.x0 - start.x0) < 0.25 * (other.y0 - start.y0))
      .toSorted((a, b) => a.y0 - b.y0)[0];
    return below ? [{ x: start.x0, drift: (below.x0 - start.x0) / (below.y0 - start.y0) }] : [];
  });
  if (drifts.length < MIN_STARTS) return words;
  const centre = median(drifts.map(({ x }) => x));
  const left = median(drifts.filter(({ x }) => x <= centre).map(({ drift }) => drift));
  const right = median(drifts.filter(({ x }) => x > centre).map(({ drift }) => drift));
  if (Math.abs(left) < MIN_DRIFT && Math.abs(right) < MIN_DRIFT) return words;
  const leftAt = median(drifts.filter(({ x }) => x <= centre).map(({ x }) => x));
  const rightAt = median(drifts.filter(({ x }) => x > centre).map(({ x }) => x));
  const driftAt = (x: number) => left + ((right - left) * (x - leftAt)) / Math.max(0.1, rightAt - leftAt);
  return words.map((word) => {
    const shift = driftAt(word.x0) * (middle(word) - 0.5);
    return { ...word, x0: word.x0 - shift, x1: word.x1 - shift };
  });
}

const isBeside = (left: PlacedWord, word: PlacedWord) =>
  left.x0 < word.x0 &&
  word.x0 - left.x1 < 2 * word.size &&
  Math.min(left.y1, word.y1) - Math.max(left.y0, word.y0) > 0.4 * Math.min(left.y1 - left.y0, word.y1 - word.y0);

const middle = (word: PlacedWord) => (word.y0 + word.y1) / 2;

/** The median; 0 if there are no values. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
