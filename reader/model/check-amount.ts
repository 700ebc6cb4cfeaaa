import type { AmountField } from '../../shared/draft.ts';
import { amountsIn, isSameAmount, type PrintedAmount, parseAmount, printedAmounts } from './amounts.ts';
import { boxesOf, type CheckedPage, legibility, linesOf } from './checked-page.ts';
import { countEdits } from './find-text.ts';
import type { Printed } from './schema.ts';

/** How sure an amount is that the model and the page's words both give; the rest is for how legible the words are. */
const AGREED = 0.88;
const AGREED_BY_LEGIBILITY = 0.1;
/** The words have it once letters that OCR takes for digits are read as these. */
const REPAIRED = 0.8;
/** Given by the model and a second reading, not by the first: of a page read by OCR, and of a PDF's own letters. */
const CONFIRMED = { ocr: 0.75, 'pdf-text': 0.6 } as const;
const DISPUTED = 0.5;

/** Letters that OCR sees where digits are printed. */
const DIGIT_OF: Record<string, string> = { l: '1', I: '1', '|': '1', O: '0', o: '0', S: '5', s: '5', B: '8', Z: '2' };

/**
 * An amount of an answer as a field of the draft. It is taken where the page's words or a second reading of them have it.
 * Where they have another one that differs by a digit, that one is taken, in doubt, and the model's is its alternative.
 * Undefined for anything else: a price that nothing but the model has seen is none.
 */
export async function checkAmount(page: CheckedPage, printed: Printed | null): Promise<AmountField | undefined> {
  if (!printed) return undefined;
  const value = parseAmount(printed.text);
  const lines = linesOf(page, printed);
  // An unknown price is no price, never 0.
  if (value === undefined || Number(value) === 0 || lines.length === 0) return undefined;
  const words = lines.flatMap((line) => line.words);
  const here = lines.flatMap((line) => printedAmounts(line.words));
  const field = (amount: string, by: PrintedAmount | undefined, confidence: number, alternatives: string[] = []) => ({
    value: amount,
    boxes: boxesOf(by?.words ?? [], lines),
    confidence,
    alternatives,
  });

  const same = here.find(({ amount }) => isSameAmount(amount, value));
  if (same) return field(value, same, AGREED + AGREED_BY_LEGIBILITY * legibility(same.words));
  const repaired = words.find(({ text }) => amountsIn(readAsDigits(text)).some((one) => isSameAmount(one, value)));
  if (repaired && page.engine === 'ocr') return field(value, { amount: value, words: [repaired] }, REPAIRED);

  const near = here.filter(({ amount }) => differByADigit(amount, value));
  const other = near[0];
  const again = amountsIn(await page.readAgain(lines));
  if (again.some((amount) => isSameAmount(amount, value)))
    return field(value, other, CONFIRMED[page.engine], [...new Set(near.map(({ amount }) => amount))]);
  const isOnly = near.every(({ amount }) => isSameAmount(amount, other?.amount ?? ''));
  return other && isOnly ? field(other.amount, other, DISPUTED, [value]) : undefined;
}

const readAsDigits = (text: string): string =>
  /\d/.test(text) ? Array.from(text, (letter) => DIGIT_OF[letter] ?? letter).join('') : text;

/** Two readings of the same print: one digit is another, is missing or is too many. */
const differByADigit = (a: string, b: string): boolean => countEdits(digitsOf(a), digitsOf(b)) === 1;
const digitsOf = (amount: string): string => amount.replace('.', '');
