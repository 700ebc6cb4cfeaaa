import type { PlacedWord } from '../words/placed-word.ts';
import { mendPrice } from './mend-price.ts';
import { isSign, type PriceToken, parsePriceToken, parsePriceTokens } from './price-token.ts';

/** A word of the line with the amounts it holds; a lone currency sign has joined its number. */
export type Part = { words: PlacedWord[]; text: string; tokens: PriceToken[] | undefined; is_mended: boolean };

export function joinSigns(words: PlacedWord[]): Part[] {
  const parts: Part[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    const next = words[index + 1];
    if (!word) continue;
    const before = parts.at(-1);
    if (next && isParted(word, next, words[index + 2])) {
      parts.push(toPart([word, next], `${word.text}\u202f${next.text}`));
      index += 1;
    } else if (next && isBrokenNumber(word, next)) {
      parts.push(toPart([word, next], word.text + next.text));
      index += 1;
    } else if (next && isBrokenPrice(word, next)) {
      parts.push(toPart([word, next], `${word.text.replace(/[.,]$/, '')}.${next.text}`));
      index += 1;
    } else if (
      isSign(word.text) &&
      next &&
      parsePriceTokens(next.text)?.[0]?.kind !== 'signed' &&
      parsePriceTokens(word.text + next.text)
    ) {
      parts.push(toPart([word, next], word.text + next.text));
      index += 1;
    } else if (isSign(word.text) && before?.tokens && before.tokens.at(-1)?.kind !== 'signed') {
      parts[parts.length - 1] = toPart([...before.words, word], before.text + word.text);
    } else parts.push(toPart([word], word.text));
  }
  return parts;
}

/** "1 250 ¥", "$1 250": a space between thousands and hundreds, beside a currency. */
const isParted = (word: PlacedWord, next: PlacedWord, after: PlacedWord | undefined): boolean =>
  /^[^\d.,]{0,3}\d{1,3}$/.test(word.text) &&
  /^\d{3}(?:[.,]\d{2})?[^\d.,]{0,3}$/.test(next.text) &&
  next.x0 - word.x1 < 0.5 * word.size &&
  [`${word.text}\u202f${next.text}`, `${word.text}\u202f${next.text}${after?.text ?? ''}`].some(
    (text) => parsePriceToken(text)?.kind === 'signed',
  );

/** OCR parts "4" and "2" without a space between them. */
const isBrokenNumber = (word: PlacedWord, next: PlacedWord) =>
  word.word.confidence < 1 &&
  /^[$€£]?\d$/.test(word.text) &&
  /^\d$/.test(next.text) &&
  next.x0 - word.x1 < 0.15 * Math.max(word.size, next.size);

/** OCR parts "$6. 75" and "$3 99" where the point is faint. */
const isBrokenPrice = (word: PlacedWord, next: PlacedWord) =>
  word.word.confidence < 1 &&
  /^(?:[$€£]\d{1,3}[.,]?|\d{1,3}[.,])$/.test(word.text) &&
  /^\d{2}$/.test(next.text) &&
  next.x0 - word.x1 < 0.5 * word.size;

function toPart(words: PlacedWord[], text: string): Part {
  const tokens = parsePriceTokens(text);
  const mended = tokens || words.some(({ word }) => word.confidence === 1) ? undefined : mendPrice(text);
  return { words, text, tokens: tokens ?? parsePriceTokens(mended ?? ''), is_mended: mended !== undefined };
}
