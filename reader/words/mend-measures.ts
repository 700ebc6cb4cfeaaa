import type { PlacedWord } from './placed-word.ts';

/** "0,3 l 3,20" as OCR runs it together, its l taken for a 1. */
const MEASURE_AND_PRICE = /^(0[.,]\d{1,2})[1lI|](\d{1,3}[.,]\d{2})$/;
const DOUBTFUL = 0.8;

/** Parts measures from prices where OCR ran them together. */
export function mendMeasures(words: PlacedWord[]): PlacedWord[] {
  return words.flatMap((word) => {
    const match = word.word.confidence < 1 ? MEASURE_AND_PRICE.exec(word.text) : null;
    if (!match) return [word];
    const [, measure = '', price = ''] = match;
    return partAt(word, [`${measure}l`, price]);
  });
}

/** Two words with a share of the ink that fits their letters. */
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
