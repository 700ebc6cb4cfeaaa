/** Chinese and Japanese: letters as wide as high, no spaces between words, and digits and signs of that width. */

const EASTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u;
/** Currencies that follow their number. */
const CURRENCY = /[元円圆圓]/;

export const isEastern = (letter: string): boolean => EASTERN.test(letter);

/** The share of a text's letters that are Chinese or Japanese, and of those that only Japanese has. */
export function easternShares(text: string): { eastern: number; kana: number } {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const letters = Math.max(1, count(/\p{L}/gu));
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  return { eastern: (count(/\p{Script=Han}/gu) + kana) / letters, kana: kana / letters };
}

/** Whether a word ends between two letters: of a Chinese and a Latin one, or a digit, except "38元". */
export function isEasternBreak(before: string, after: string): boolean {
  if (/\p{N}/u.test(before) && CURRENCY.test(after)) return false;
  const [from, to] = [isEastern(before), isEastern(after)];
  return (
    (from && /[\p{Script=Latin}\p{N}¥￥$]/u.test(after) && !to) ||
    (to && /[\p{Script=Latin}\p{N}]/u.test(before) && !from)
  );
}

/** Digits, letters and signs of full width become ASCII; "￥" becomes "¥". */
export const toHalfWidth = (text: string): string =>
  text.replace(/[\uFF01-\uFF5E\uFFE5]/g, (sign) => sign.normalize('NFKC'));

/** "宫保鸡丁38元" → its words: a name and its price, or names in two scripts. */
export function splitEastern(word: string): string[] {
  const parts: string[] = [];
  let before: string | undefined;
  for (const letter of word) {
    if (before !== undefined && !isEasternBreak(before, letter)) parts.push((parts.pop() ?? '') + letter);
    else parts.push(letter);
    before = letter;
  }
  return parts;
}
