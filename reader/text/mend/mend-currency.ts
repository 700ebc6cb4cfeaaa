import { isSign } from '../../prices/lexemes.ts';
import type { ReadWord } from '../tesseract/ocr-words.ts';
import { heightOf } from '../tesseract/word-boxes.ts';

/** If this many of the page's prices have one currency, a word similar to it is corrected to it. */
const MIN_PRINTED = 4;
/** Maximum white space, in heights, between a currency and its digits. */
const MAX_GAP = 1.5;
/** Maximum confidence of a mended word: in doubt. */
const MENDED = 0.8;

/** Replaces a misread currency beside digits with the page's: "CHEF 21" among prices in CHF. */
export function mendCurrency(lines: ReadWord[][]): ReadWord[][] {
  const words = lines.flat();
  const code = usualCode(words);
  if (code === undefined) return lines;
  const figures = words.filter(({ text }) => /^\d/.test(text));
  return lines.map((line) =>
    line.map((word) =>
      isNearly(word.text, code) && figures.some((other) => isRightBefore(word, other))
        ? { ...word, text: code, confidence: Math.min(MENDED, word.confidence), alternative: word.text }
        : word,
    ),
  );
}

/** The currency in three capitals that most of the page's prices have. */
function usualCode(words: ReadWord[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { text } of words) {
    const [code] = /^[A-Z]{3}(?=[\d.]*$)/.exec(text) ?? [];
    if (code && isSign(code)) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const [mostFrequent] = [...counts].toSorted(([, a], [, b]) => b - a);
  return mostFrequent && mostFrequent[1] >= MIN_PRINTED ? mostFrequent[0] : undefined;
}

/** In capitals, and at most one letter added, missing or different. */
function isNearly(text: string, code: string): boolean {
  if (text === code || !/^[A-Z]{2,4}$/.test(text)) return false;
  const letters = [...code].map((_, at) => [code.slice(0, at), code.slice(at + 1)] as const);
  const isOneLess = letters.some(([left, right]) => text === left + right);
  const isOther = letters.some(
    ([left, right]) => text.length === code.length && text.startsWith(left) && text.endsWith(right),
  );
  return isOneLess || isOther || [...text].some((_, at) => text.slice(0, at) + text.slice(at + 1) === code);
}

function isRightBefore(word: ReadWord, other: ReadWord): boolean {
  const gap = other.x0 - word.x1;
  const middle = (other.y0 + other.y1) / 2;
  return gap > -0.3 * heightOf(word) && gap < MAX_GAP * heightOf(word) && middle > word.y0 && middle < word.y1;
}
