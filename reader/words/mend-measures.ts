import { isFromOcr, type PlacedWord } from '../geometry/placed-word.ts';

/** "0,3 l 3,20" if OCR runs it together and reads the l as a 1. */
const MEASURE_AND_PRICE = /^(0[.,]\d{1,2})[1lI|](\d{1,3}[.,]\d{2})$/;
const DOUBTFUL = 0.8;

/** "0,2 l" as OCR reads it: no price ends in a cent. */
const LITRES = /^(0[.,]\d{1,2})[1lI|]$/;
/** "1 l" as OCR reads it; may also be a price. */
const WHOLE_LITRES = /^([1-9])[1lI|]$/;
/** Minimum number of aligned measures above that make a word one, too, and their maximum distance in type sizes. */
const MIN_ALIGNED = 2;
const SAME_EDGE = 0.6;
/** White space, in type sizes, between a number and its unit. */
const MAX_GAP = 0.6;

/** Splits measures from prices that OCR ran together, and restores the l of litres that are followed by a price. */
export function mendMeasures(words: PlacedWord[]): PlacedWord[] {
  const ocrWords = words.filter(isFromOcr);
  const litres = ocrWords.filter((word) => LITRES.test(word.text) && isFollowedByFigures(word, words));
  const isBelowOthers = (word: PlacedWord) =>
    litres.filter((other) => Math.abs(other.x0 - word.x0) < SAME_EDGE * word.size).length >= MIN_ALIGNED;
  return words.flatMap((word) => {
    if (!isFromOcr(word)) return [word];
    const [, measure = '', price = ''] = MEASURE_AND_PRICE.exec(word.text) ?? [];
    if (price !== '') return partAt(word, [`${measure}l`, price]);
    const isWhole = WHOLE_LITRES.test(word.text) && isBelowOthers(word) && isFollowedByFigures(word, words);
    if (litres.includes(word) || isWhole) return partAt(word, [word.text.slice(0, -1), 'l']);
    const isUnit = word.text === '1' && ocrWords.some((number) => isNumberOf(number, word));
    return isUnit && isFollowedByFigures(word, words) ? [{ ...word, text: 'l' }] : [word];
  });
}

/** "0,2" directly before its unit. */
const isNumberOf = (number: PlacedWord, unit: PlacedWord): boolean =>
  /^0[.,]\d{1,2}$/.test(number.text) &&
  unit.x0 > number.x0 &&
  unit.x0 - number.x1 < MAX_GAP * number.size &&
  isBeside(number, unit);

const isFollowedByFigures = (word: PlacedWord, words: PlacedWord[]): boolean =>
  words.some((other) => other.x0 > word.x1 && /\d/.test(other.text) && isBeside(word, other));

const isBeside = (word: PlacedWord, nextWord: PlacedWord): boolean =>
  Math.min(word.y1, nextWord.y1) - Math.max(word.y0, nextWord.y0) >
  0.5 * Math.min(word.y1 - word.y0, nextWord.y1 - nextWord.y0);

/** Splits a word in two; each takes a share of the width proportional to its letters. */
function partAt(word: PlacedWord, [left = '', right = '']: string[]): PlacedWord[] {
  const share = left.length / (left.length + right.length);
  const { box } = word.word;
  const part = (text: string, from: number, to: number): PlacedWord => ({
    ...word,
    text,
    x0: word.x0 + from * (word.x1 - word.x0),
    x1: word.x0 + to * (word.x1 - word.x0),
    word: {
      ...word.word,
      text,
      confidence: word.word.confidence * DOUBTFUL,
      box: { ...box, x: box.x + from * box.width, width: (to - from) * box.width },
    },
  });
  return [part(left, 0, share), part(right, share, 1)];
}
