import type { AmountField } from '../../shared/draft.ts';
import type { Word } from '../reading.ts';
import { amountsIn, isSameAmount, type PrintedAmount, parseAmount, printedAmounts } from './amounts.ts';
import {
  CONFIRMED,
  DISPUTED,
  isLegibleReading,
  isOfOthers,
  isOfUnsure,
  LEGIBLE,
  textsOf,
  UNCONFIRMED,
} from './check-text.ts';
import { boxesOf, type CheckedPage, type Evidence, evidenceOf, legibility, otherReadings } from './checked-page.ts';
import { countEdits } from './find-text.ts';
import type { Printed } from './schema.ts';

/** The confidence of an amount that both the model and the page's words have; the rest depends on the words' legibility. */
const AGREED = 0.88;
const AGREED_BY_LEGIBILITY = 0.1;
/** The words have it if letters that OCR confuses with digits are read as digits, or if a lost point is restored. */
const REPAIRED = 0.8;

/** Letters that OCR reads in place of printed digits. */
const DIGIT_OF: Record<string, string> = { l: '1', I: '1', '|': '1', O: '0', o: '0', S: '5', s: '5', B: '8', Z: '2' };

/**
 * An amount of an answer as a field of the draft. It is accepted if the page's words or a second reading of them have
 * it. If they have another one, that one is used, marked as doubtful, with the model's as its alternative. If the place
 * has ink that no reading makes legible, the model's amount is accepted, marked `is_model_alone`. Returns undefined for
 * anything else, such as a price where nothing is printed.
 */
export async function checkAmount(page: CheckedPage, printedAmount: Printed | null): Promise<AmountField | undefined> {
  if (!printedAmount) return undefined;
  const value = parseAmount(printedAmount.text);
  const evidence = evidenceOf(page, printedAmount);
  // An unknown price is undefined, never 0.
  if (value === undefined || !/^\d{1,9}(\.\d{1,2})?$/.test(value) || Number(value) === 0) return undefined;
  const { words, lines } = evidence;
  const amountsHere = lines.flatMap((line) => printedAmounts(line.words));
  const field = (amount: string, by: PrintedAmount | undefined, confidence: number, alternatives: string[] = []) => ({
    value: amount,
    boxes: boxesOf(by?.words ?? [], evidence),
    confidence,
    alternatives: [...new Set(alternatives)].filter((other) => !isSameAmount(other, amount)),
  });

  const matchingAmount = amountsHere.find(({ amount }) => isSameAmount(amount, value));
  if (matchingAmount && isOfUnsure(matchingAmount.words, evidence))
    return field(value, matchingAmount, CONFIRMED[page.engine]);
  if (matchingAmount)
    return field(value, matchingAmount, AGREED + AGREED_BY_LEGIBILITY * legibility(matchingAmount.words));
  if (page.engine === 'ocr') {
    const repaired = words.find(({ text }) => amountsIn(readAsDigits(text)).some((one) => isSameAmount(one, value)));
    const pointless = amountsHere.find(({ amount }) => isWithoutPoint(amount, value)) && hasDecimals(page);
    const by = repaired ?? (pointless ? words.find(({ text }) => isWithoutPoint(digitsOf(text), value)) : undefined);
    if (by) return field(value, { amount: value, words: [by] }, REPAIRED);
  }
  const near = amountsHere.filter(({ amount }) => isNear(amount, value));
  const nearest = near.map(({ amount }) => amount);
  const otherAmounts = otherReadings(words).flatMap(({ text }) => amountsIn(text));
  if (otherAmounts.some((amount) => isSameAmount(amount, value)))
    return field(value, near[0], CONFIRMED[page.engine], nearest);
  return await checkAgain(page, value, evidence, { here: amountsHere, near, field });
}

type Known = {
  here: PrintedAmount[];
  near: PrintedAmount[];
  field: (amount: string, by: PrintedAmount | undefined, confidence: number, alternatives?: string[]) => AmountField;
};

/** The result of reading the region separately. */
async function checkAgain(
  page: CheckedPage,
  value: string,
  evidence: Evidence,
  { here: amountsHere, near, field }: Known,
): Promise<AmountField | undefined> {
  const again = evidence.regions.length > 0 ? await page.readAgain(evidence.regions) : null;
  const reReadAmounts = textsOf(again).map(amountsIn);
  const nearest = near.map(({ amount }) => amount);
  // OCR loses points but doesn't invent them.
  const hasPoint = nearest.some((amount) => amount.includes('.') && digitsOf(amount) === digitsOf(value));
  if (!hasPoint && reReadAmounts.flat().some((amount) => isSameAmount(amount, value)))
    return field(value, near[0], CONFIRMED[evidence.words.length === 0 ? 'ocr' : page.engine], nearest);
  const print = onlyOne(near) ?? onlyOne(amountsHere.filter(looksLikePrice(evidence)));
  if (print) return field(print.amount, print, DISPUTED, [value]);
  const isUnread = again?.has_ink && !again.readings.some(isLegibleReading) && !isOfOthers(page, evidence);
  if (!isUnread || legibility(evidence.words) >= LEGIBLE) return undefined;
  return { ...field(value, undefined, UNCONFIRMED, reReadAmounts.flat()), is_model_alone: true };
}

/** The amount that several texts agree on; undefined if they differ. */
const onlyOne = (amounts: PrintedAmount[]): PrintedAmount | undefined =>
  amounts.every(({ amount }) => isSameAmount(amount, amounts[0]?.amount ?? '')) ? amounts[0] : undefined;

/** With decimals or a currency sign, or alone on its line; not a weight or a number of pieces. */
const looksLikePrice =
  ({ lines }: Evidence) =>
  ({ amount, words }: PrintedAmount): boolean => {
    const text = words.map((word) => word.text).join(' ');
    const isAlone = lines.some((line) => line.words.length === words.length && line.words[0] === words[0]);
    return Number(amount) > 0 && (/[$€£]|\d[.,]\d{2}(?!\d)/u.test(text) || (isAlone && !/\p{L}/u.test(text)));
  };

const readAsDigits = (text: string): string =>
  /\d/.test(text) ? Array.from(text, (letter) => DIGIT_OF[letter] ?? letter).join('') : text;

/** "1250" if 12.50 is printed. */
const isWithoutPoint = (printedText: string, value: string): boolean =>
  /^\d{3,}$/.test(printedText) && /\.\d\d$/.test(value) && printedText === digitsOf(value);

/** Whether most of the page's prices have two decimals. */
function hasDecimals(page: CheckedPage): boolean {
  const words: Word[] = [...page.lines.values()].filter((line) => !line.is_unsure).flatMap((line) => line.words);
  const amounts = words.flatMap(({ text }) => amountsIn(text)).filter((amount) => amount.length > 1);
  return amounts.filter((amount) => /\.\d\d$/.test(amount)).length * 2 > amounts.length;
}

/** Two readings of the same print: they differ at most in one digit, or in the position of the point. */
const isNear = (a: string, b: string): boolean => countEdits(digitsOf(a), digitsOf(b)) <= 1;
const digitsOf = (amount: string): string => amount.replace(/\D/g, '');
