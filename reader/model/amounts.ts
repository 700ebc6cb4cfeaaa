import type { Word } from '../reading.ts';

/** A printed number, as decimal text with a point, and its words. */
export type PrintedAmount = { amount: string; words: Word[] };

const GROUPS = String.raw`\d{1,3}(?:[ \u00a0\u202f'’.,]\d{3})+(?:[.,]\d{1,2})?`;
const DECIMALS = String.raw`\d*[.,]\d{1,2}`;
/** `8€50`, `12 $ 50`. */
const SIGN_INSIDE = String.raw`\d+ ?[€$£] ?\d{2}`;
const NUMBER = new RegExp(String.raw`(?<![\d.,])(?:${SIGN_INSIDE}|${GROUPS}|${DECIMALS}|\d+)(?!\d)`, 'gu');
const MAX_DIGITS = 9;
/** An amount can be split by spaces into this many words: `$ 1 250`. */
const MAX_WORDS = 3;

/** The only amount of a text, as decimal text with a point. Returns undefined if there is none, or more than one. */
export function parseAmount(text: string): string | undefined {
  const amounts = amountsIn(text);
  return amounts.length === 1 ? amounts[0] : undefined;
}

/** Every number of a text, in order. */
export const amountsIn = (text: string): string[] =>
  Array.from(text.matchAll(NUMBER), ([number]) => normalise(number)).filter((amount) => amount !== undefined);

/** Whether two decimal texts are the same amount: "12.5" and "12.50". */
export const isSameAmount = (a: string, b: string): boolean => Number(a) === Number(b);

/** Every amount printed in a line of words, including those split by spaces. */
export function printedAmounts(words: Word[]): PrintedAmount[] {
  return words.flatMap((word, index) => {
    const single = amountsIn(word.text).map((amount) => ({ amount, words: [word] }));
    const joinedAmounts = Array.from({ length: MAX_WORDS - 1 }, (_, extraWords) =>
      words.slice(index, index + 2 + extraWords),
    ).flatMap((several) => {
      const text = several.map((one) => one.text).join(' ');
      const amount = /^\d.*\d$/u.test(text.replace(/^[^\d]+|(?<=\d)[^\d]+$/gu, '')) ? parseAmount(text) : undefined;
      return amount === undefined ? [] : [{ amount, words: several.filter(({ text: part }) => /\d/.test(part)) }];
    });
    return [...single, ...joinedAmounts];
  });
}

function normalise(printedText: string): string | undefined {
  const inside = /^(\d+) ?[€$£] ?(\d{2})$/u.exec(printedText);
  const text = inside ? `${inside[1]}.${inside[2]}` : printedText;
  const decimals = /[.,](\d{1,2})$/u.exec(text)?.[1] ?? '';
  const units = (decimals === '' ? text : text.slice(0, -decimals.length - 1)).replace(/\D/gu, '').replace(/^0+/, '');
  if (units.length > MAX_DIGITS) return undefined;
  return decimals === '' ? units || '0' : `${units || '0'}.${decimals}`;
}
