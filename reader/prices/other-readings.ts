import type { PlacedWord } from '../geometry/placed-word.ts';
import { parsePriceTokens } from './price-token.ts';

/** Words with at least this confidence are seldom the wrong ones. */
const SURE = 0.9;
/** More alternatives are no help to the user. */
const MAX_ALTERNATIVES = 3;

/**
 * Alternatives to a text from the other readings of its words: with all doubtful words replaced, then one by one.
 * @param value the chosen text, which is no alternative to itself
 * @param join joins the words' texts, line by line, to one text
 */
export function otherTexts(lines: PlacedWord[][], value: string, join: (lines: string[]) => string): string[] {
  const words = lines.flat().filter(({ word }) => word.alternative !== undefined);
  const first = words.filter(({ word }) => word.alternative !== '');
  const doubtful = first.filter(({ word }) => word.confidence < SURE);
  const withOthers = (changedWords: PlacedWord[]) => {
    const replaced = new Set(changedWords.flatMap((one) => [one, ...followers(one, words)]));
    const textOf = (word: PlacedWord) => (replaced.has(word) ? (word.word.alternative ?? '') : word.text);
    return join(lines.map((line) => line.map(textOf).filter(Boolean).join(' '))).trim();
  };
  const byDoubt = doubtful.toSorted((a, b) => a.word.confidence - b.word.confidence);
  const texts = [doubtful, ...byDoubt.map((word) => [word])]
    .filter((changedWords) => changedWords.length > 0)
    .map(withOthers);
  return [...new Set(texts)].filter((text) => text !== '' && text !== value).slice(0, MAX_ALTERNATIVES);
}

/** The words that the other reading merged into this one. */
function followers(word: PlacedWord, words: PlacedWord[]): PlacedWord[] {
  const after = words.slice(words.indexOf(word) + 1);
  const end = after.findIndex((alternativeTokens) => alternativeTokens.word.alternative !== '');
  return end === -1 ? after : after.slice(0, end);
}

/** The amounts that the other reading of a price's words has at the same place. */
export function otherAmounts(words: PlacedWord[], index: number): string[] {
  if (!words.some(({ word }) => word.alternative !== undefined)) return [];
  const alternativeText = words.map(({ word, text }) => word.alternative ?? text).join('');
  const readTokens = parsePriceTokens(words.map(({ text }) => text).join(''));
  const alternativeTokens = parsePriceTokens(alternativeText);
  const amount = alternativeTokens?.length === readTokens?.length ? alternativeTokens?.[index]?.amount : undefined;
  return amount === undefined || Number(amount) === Number(readTokens?.[index]?.amount) ? [] : [amount];
}
