import { isFromOcr, type PlacedWord } from '../geometry/placed-word.ts';
import { isSign } from './lexemes.ts';
import { mendPrice } from './mend-price.ts';
import { type PriceToken, parsePriceToken, parsePriceTokens } from './price-token.ts';

/** A word of the line with its amounts; a separate currency sign has been joined to its number. */
export type Part = { words: PlacedWord[]; text: string; tokens: PriceToken[] | undefined; is_mended: boolean };

/** On which side of its amounts a page prints the currency. */
export type SignSide = 'before' | 'after';

/** Joins numbers printed in pieces, then signs with their numbers. */
export function joinSigns(words: PlacedWord[], side: SignSide | undefined): Part[] {
  const parts = joinNumbers(words);
  const joinedParts: Part[] = [];
  let start = 0;
  for (let end = 0; end <= parts.length; end += 1) {
    const part = parts[end];
    if (part && (isNumber(part) || isSign(part.text))) continue;
    joinedParts.push(...joinRow(parts.slice(start, end), side));
    if (part) joinedParts.push(part);
    start = end + 1;
  }
  return joinedParts;
}

const isNumber = (part: Part) => part.tokens !== undefined;

/**
 * The side on which a row of only numbers and signs has its currency: the side on which the row begins or ends with
 * one. Returns undefined if its ends are inconclusive.
 */
function sideOf(row: Part[]): SignSide | undefined {
  const [first, lastPart] = [row[0], row.at(-1)];
  if (!first || !lastPart || row.length < 2) return undefined;
  const [leads, closes] = [isSign(first.text), isSign(lastPart.text)];
  return leads === closes ? undefined : leads ? 'before' : 'after';
}

/** "3,40 € 4,30 €", "€ 5 € 6": each sign joins the number on the usual side, or on the other if there is none. */
function joinRow(row: Part[], usualSignSide: SignSide | undefined): Part[] {
  const side = sideOf(row) ?? usualSignSide ?? 'before';
  const joinedParts: Part[] = [];
  for (let index = 0; index < row.length; index += 1) {
    const [before, part, next] = [joinedParts.at(-1), row[index], row[index + 1]];
    if (!part) continue;
    if (!isSign(part.text)) {
      joinedParts.push(part);
      continue;
    }
    const canClose = before !== undefined && isUnsigned(before);
    const canLead = next !== undefined && isUnsigned(next);
    if (canLead && (side === 'before' || !canClose)) {
      // Joined to letters, the point of ".50" would look like theirs: "Rs.50".
      joinedParts.push(toPart([...part.words, ...next.words], part.text + next.text.replace(/^(?=[.,]\d)/, '0')));
      index += 1;
    } else if (canClose)
      joinedParts[joinedParts.length - 1] = toPart([...before.words, ...part.words], before.text + part.text);
    // "€ 5 €": the second sign is redundant.
    else if (before && isNumber(before))
      joinedParts[joinedParts.length - 1] = { ...before, words: [...before.words, ...part.words] };
    else joinedParts.push(part);
  }
  return joinedParts;
}

const isUnsigned = ({ tokens }: Part) => tokens?.some(({ kind }) => kind !== 'signed') ?? false;

/** The side on which most rows with a conclusive end have their currency. */
export function usualSide(rows: PlacedWord[][]): SignSide | undefined {
  const counts = { before: 0, after: 0 };
  for (const words of rows) {
    const parts = joinNumbers(words);
    const start = parts.findLastIndex((part) => !isNumber(part) && !isSign(part.text)) + 1;
    const side = sideOf(parts.slice(start));
    if (side) counts[side] += 1;
  }
  return counts.before === counts.after ? undefined : counts.before > counts.after ? 'before' : 'after';
}

/** Makes each word a part, joining the pieces of one number. */
function joinNumbers(words: PlacedWord[]): Part[] {
  const parts: Part[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const [word, next] = [words[index], words[index + 1]];
    if (!word) continue;
    const text = next && joinedText(word, next, words[index - 1], words[index + 2]);
    if (next && text !== undefined) {
      parts.push(toPart([word, next], text));
      index += 1;
    } else parts.push(toPart([word], word.text));
  }
  return parts;
}

/** Joins the text of two words to one number. Returns undefined if they are separate. */
function joinedText(
  word: PlacedWord,
  next: PlacedWord,
  before: PlacedWord | undefined,
  after: PlacedWord | undefined,
): string | undefined {
  if (isParted(word, next, before, after)) return `${word.text}\u202f${next.text}`;
  if (isBrokenNumber(word, next)) return word.text + next.text;
  return isBrokenPrice(word, next) ? `${word.text.replace(/[.,]$/, '')}.${next.text}` : undefined;
}

/** White space, in type sizes, between thousands and hundreds. */
const MAX_THOUSANDS_GAP = 0.6;

/** "1 250 ¥", "$ 1 250": a space between thousands and hundreds, beside a currency. */
const isParted = (
  word: PlacedWord,
  next: PlacedWord,
  before: PlacedWord | undefined,
  after: PlacedWord | undefined,
): boolean =>
  /^[^\d,]{0,4}\d{1,3}$/.test(word.text) &&
  /^\d{3}(?:[.,]\d{2})?[^\d,]{0,4}$/.test(next.text) &&
  next.x0 - word.x1 < MAX_THOUSANDS_GAP * word.size &&
  ['', before?.text ?? '', after?.text ?? ''].some((sign, index) => {
    const text = `${word.text}\u202f${next.text}`;
    return parsePriceToken(index === 1 ? sign + text : text + sign)?.kind === 'signed';
  });

/** OCR splits "4" and "2" without a space between them. */
const isBrokenNumber = (word: PlacedWord, next: PlacedWord) =>
  isFromOcr(word) &&
  /^[$€£]?\d$/.test(word.text) &&
  /^\d$/.test(next.text) &&
  next.x0 - word.x1 < 0.15 * Math.max(word.size, next.size);

/** OCR splits "$6. 75" and "$3 99" if the point is faint. */
const isBrokenPrice = (word: PlacedWord, next: PlacedWord) =>
  isFromOcr(word) &&
  /^(?:[$€£]\d{1,3}[.,]?|\d{1,3}[.,])$/.test(word.text) &&
  /^\d{2}$/.test(next.text) &&
  next.x0 - word.x1 < 0.5 * word.size;

function toPart(words: PlacedWord[], text: string): Part {
  const tokens = parsePriceTokens(text);
  const mended = tokens || !words.every(isFromOcr) ? undefined : mendPrice(text);
  return { words, text, tokens: tokens ?? parsePriceTokens(mended ?? ''), is_mended: mended !== undefined };
}
