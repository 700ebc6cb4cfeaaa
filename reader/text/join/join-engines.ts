import type { ReadWord } from '../tesseract/ocr-words.ts';
import { heightOf } from '../tesseract/word-boxes.ts';
import { borrowAccents, plainLetters } from './borrow-accents.ts';
import { confidenceOf, type Group, groupsOf, textOf, withAlternative } from './same-ink.ts';

/** Above this confidence Tesseract is right more often than the neural engine ever is. */
export const SURE = 0.9;
/** A word that only Tesseract saw, outside all detected text, is a drawing below this confidence. */
const SURE_UNSEEN = 0.85;
/** Minimum confidence, on Tesseract's scale, of a word that only the neural engine saw. */
const SURE_ALONE = 0.5;
/** Two engines that agree are hardly ever both wrong. */
const AGREED = 0.95;
/** If Tesseract read less than this share of the letters, and so many fewer, it missed the rest. */
const SAW_ALL = 0.7;
const MISSED = 3;
/** A word of Tesseract's so many times as high as the neural engine's with the same letters has a wrong box. */
const TOO_HIGH = 1.6;
/** Numbers with decimals. */
const POINT = /\d[.,]\d/;
const CURRENCY = /[$€£]/;
/** A letter that isn't in ASCII. */
const ACCENTED = /[^\P{L}A-Za-z]/u;

/**
 * The confidence of the neural engine → the one at which Tesseract is right equally often; interpolated between rows.
 * Fitted on drawn menus (docs/decisions/064).
 */
const SCALE = [
  [0, 0],
  [0.5, 0.2],
  [0.7, 0.5],
  [0.8, 0.68],
  [0.9, 0.8],
  [0.95, 0.86],
  [0.98, 0.9],
  [1, 0.92],
] as const;

/** A confidence of the neural engine on Tesseract's scale. */
export function toTesseractScale(confidence: number): number {
  const above = Math.max(
    1,
    SCALE.findIndex(([from]) => from >= confidence),
  );
  const [low, high] = [SCALE[above - 1] ?? SCALE[0], SCALE[above] ?? SCALE[0]];
  return low[1] + ((confidence - low[0]) / (high[0] - low[0])) * (high[1] - low[1]);
}

/**
 * Merges the two engines' readings of a page, word by word. Tesseract's words stay on clean print, where it spells
 * better; the neural engine's (with confidences on its own scale) are used if Tesseract saw nothing,
 * or is less confident. The other reading stays as the alternative. `isSeen` returns whether the detector found text at a
 * word's place. Words stay in the lines of the reading they come from.
 */
export function joinEngines(
  tesseract: ReadWord[][],
  neural: ReadWord[][],
  isSeen: (word: ReadWord) => boolean,
): ReadWord[][] {
  const scaled = neural.map((line) => line.map((word) => ({ ...word, confidence: toTesseractScale(word.confidence) })));
  const isAlone = new Set(scaled.flat());
  const keptWords: Kept = [];
  for (const group of groupsOf(tesseract.flat(), scaled.flat())) {
    for (const word of group.neural) isAlone.delete(word);
    keptWords.push(...settle(group, isSeen));
  }
  for (const word of isAlone) if (word.confidence >= SURE_ALONE) keptWords.push([word, word]);
  const keptFor = new Map(keptWords);
  return [...tesseract, ...scaled]
    .map((line) => line.flatMap((word) => keptFor.get(word) ?? []))
    .filter((line) => line.length > 0);
}

/** Words as an engine read them, each with the word to keep. */
type Kept = [ReadWord, ReadWord][];

function settle({ tesseract, neural }: Group, isSeen: (word: ReadWord) => boolean): Kept {
  if (neural.length === 0) return keep(tesseract.filter((word) => isSeen(word) || word.confidence >= SURE_UNSEEN));
  if (isSame(tesseract, neural)) return agree(tesseract, neural);
  const [tesseractLetters, neuralLetters] = [skeletonOf(tesseract).length, skeletonOf(neural).length];
  const hasAllLetters = tesseractLetters >= SAW_ALL * neuralLetters || tesseractLetters > neuralLetters - MISSED;
  if (confidenceOf(tesseract) >= SURE && hasAllLetters) return keep(tesseract);
  if (isFigureLost(tesseract, neural)) return keep(tesseract, neural);
  return confidenceOf(tesseract) >= confidenceOf(neural) && hasAllLetters
    ? keep(tesseract, neural)
    : takeNeural(neural, tesseract);
}

/**
 * Whether the neural engine read the same as Tesseract, except for the euro and the pound, which it may read as letters.
 */
function isSame(tesseract: ReadWord[], neural: ReadWord[]): boolean {
  const [tesseractSkeleton, neuralSkeleton] = [skeletonOf(tesseract), skeletonOf(neural)];
  if (tesseractSkeleton === neuralSkeleton) return true;
  // One more character in place of Tesseract's euro: a letter, or a digit that would change the price.
  const [text, isSignMore] = [textOf(tesseract), neuralSkeleton.length === tesseractSkeleton.length + 1];
  if (!isSignMore || !/^\d+$/.test(tesseractSkeleton)) return false;
  return (
    (/\d *[€£]$/.test(text) && neuralSkeleton.startsWith(tesseractSkeleton)) ||
    (/^[€£] *\d/.test(text) && neuralSkeleton.endsWith(tesseractSkeleton))
  );
}

/**
 * Whether the neural engine read the same except for lost digits: it reads "11" as "1", and "CHF 51" as "CHF 5".
 * Otherwise Tesseract's extra digit may be a currency sign, unless letters or an equal digit precede it.
 */
function isFigureLost(tesseract: ReadWord[], neural: ReadWord[]): boolean {
  const [tesseractSkeleton, neuralSkeleton] = [skeletonOf(tesseract), skeletonOf(neural)];
  if (neuralSkeleton.length >= tesseractSkeleton.length) return false;
  const isCutOff =
    /^\p{L}{2,}\d+$/u.test(tesseractSkeleton) &&
    tesseractSkeleton.startsWith(neuralSkeleton) &&
    /\d$/.test(neuralSkeleton);
  return isCutOff || tesseractSkeleton.replace(/(\d)\1+/g, '$1') === neuralSkeleton;
}

/**
 * Merges readings with the same letters and digits: Tesseract loses points and spaces more often than the neural engine
 * invents them.
 */
function agree(tesseract: ReadWord[], neural: ReadWord[]): Kept {
  const [tesseractText, neuralText] = [textOf(tesseract), textOf(neural)];
  const isPointLost = POINT.test(neuralText) && !POINT.test(tesseractText);
  const isSpaceLost = tesseract.length < neural.length;
  const [currency] = CURRENCY.exec(neuralText) ?? [];
  const isSignLost = confidenceOf(tesseract) < SURE && currency !== undefined && !tesseractText.includes(currency);
  const isAccentLost =
    confidenceOf(tesseract) < Math.min(SURE, confidenceOf(neural)) &&
    ACCENTED.test(neuralText) &&
    !ACCENTED.test(tesseractText);
  if (isAccentLost || isPointLost || isSpaceLost || isSignLost) return takeNeural(neural, tesseract);
  const [only] = neural;
  // On sloping lines, Tesseract's boxes include the lines above and below, and its words then seem to touch.
  const box =
    only && tesseract.length === 1 && tesseract.some((word) => heightOf(word) > TOO_HIGH * heightOf(only))
      ? boxOf(only)
      : {};
  return tesseract.map((word) => [word, { ...word, ...box, confidence: Math.max(AGREED, word.confidence) }]);
}

function keep(words: ReadWord[], otherReading: ReadWord[] = []): Kept {
  const wordsWithAlternative = withAlternative(words, otherReading);
  return words.toSorted((a, b) => a.x0 - b.x0).map((word, index) => [word, wordsWithAlternative[index] ?? word]);
}

/** The neural engine's words; those without accents get the ones that Tesseract read in the same place. */
function takeNeural(neural: ReadWord[], tesseract: ReadWord[]): Kept {
  const words = neural.toSorted((a, b) => a.x0 - b.x0);
  const spelt = words.map((word) => ({
    ...word,
    text: ACCENTED.test(word.text)
      ? word.text
      : tesseract.reduce((text, other) => borrowAccents(text, other.text), word.text),
  }));
  const wordsWithAlternative = withAlternative(spelt, tesseract);
  return words.map((word, index) => [word, wordsWithAlternative[index] ?? word]);
}

const boxOf = ({ x0, y0, x1, y1 }: ReadWord) => ({ x0, y0, x1, y1 });

/** The characters that both engines read alike: letters without accents, and digits. */
const skeletonOf = (words: ReadWord[]): string => plainLetters(textOf(words)).replace(/[^\p{L}\p{N}]/gu, '');
