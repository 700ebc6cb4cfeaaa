import { isSign } from '../../prices/lexemes.ts';
import type { TextRun } from './text-run.ts';

/** Minimum number of single letters in a row that make a letter-spaced word. */
const MIN_LETTERS = 4;

/**
 * Joins letter-spaced headings ("M E N U") into words, and pieces of one word that were set separately without a gap. A
 * gap clearly wider than the usual one between letters separates words.
 */
export function joinSpacedLetters(words: TextRun[]): TextRun[] {
  const joinedRuns: TextRun[] = [];
  let letters: TextRun[] = [];
  const flush = () => {
    joinedRuns.push(...(letters.length >= MIN_LETTERS ? joinLetters(letters) : letters));
    letters = [];
  };
  for (const word of joinSpacedAmounts(words)) {
    const before = letters.at(-1);
    if (before && !(isLetter(word) && isNeighbour(before, word))) flush();
    if (isLetter(word)) letters.push(word);
    else joinedRuns.push(word);
  }
  flush();
  return joinTouching(joinedRuns);
}

const isLetter = (word: TextRun) => /^[\p{L}\p{N}&'’]$/u.test(word.text);
const gapOf = (left: TextRun, right: TextRun) => right.x - left.x - left.width;
const onOneLine = (left: TextRun, right: TextRun) =>
  Math.abs(left.top + left.size - right.top - right.size) < Math.min(left.size, right.size) * 0.3;
const isNeighbour = (left: TextRun, right: TextRun) =>
  onOneLine(left, right) && gapOf(left, right) > -0.3 * left.size && gapOf(left, right) < 2.2 * left.size;

/** An amount with decimals, or the number before a dish. */
const SPACED_AMOUNT = /^(?:\d{1,4}[.,]\d{2}|\d{1,3}\))$/;
/** Two numbers of allergens ("1,12") look like an amount. None begins with 0. */
const ALLERGEN_PAIR = /^(?:[1-9]|1[0-4]),1[0-4]$/;
/** Maximum gap within an amount, in type sizes. */
const MAX_AMOUNT_GAP = 0.6;
/** A gap wider than the smallest of its row by this many type sizes separates numbers. */
const NUMBER_GAP = 0.15;

/** Joins letter-spaced amounts ("2 8 , 8 0") and numbers of dishes ("2 5 )"). */
function joinSpacedAmounts(words: TextRun[]): TextRun[] {
  const joinedRuns: TextRun[] = [];
  let signs: TextRun[] = [];
  const flush = (next?: TextRun) => {
    const numbers = splitNumbers(signs);
    for (const [index, number] of numbers.entries()) {
      const follower = numbers[index + 1]?.[0] ?? next;
      joinedRuns.push(...(isAmount(number, follower) ? [number.reduce(append)] : number));
    }
    signs = [];
  };
  for (const word of words) {
    const before = signs.at(-1);
    const isNext = before && onOneLine(before, word) && isWithinAmount(gapOf(before, word) / word.size);
    if (!isNext) flush(word);
    if (/^[\d.,)]$/.test(word.text)) signs.push(word);
    else {
      flush(word);
      joinedRuns.push(word);
    }
  }
  flush();
  return joinedRuns;
}

const isWithinAmount = (gap: number) => gap > -0.3 && gap < MAX_AMOUNT_GAP;

/** Parts a row of signs where a gap is clearly wider than the smallest, and where the type changes. */
function splitNumbers(signs: TextRun[]): TextRun[][] {
  const smallest = Math.min(...signs.slice(1).map((sign, index) => gapOf(signs[index] ?? sign, sign)));
  return signs.reduce<TextRun[][]>((numbers, sign, index) => {
    const before = signs[index - 1];
    const isWithin = before && isOfOneType(before, sign) && gapOf(before, sign) < smallest + NUMBER_GAP * sign.size;
    if (isWithin) numbers.at(-1)?.push(sign);
    else numbers.push([sign]);
    return numbers;
  }, []);
}

const isOfOneType = (left: TextRun, right: TextRun) =>
  Math.abs(left.size - right.size) < 0.05 * right.size && left.bold === right.bold && left.italic === right.italic;

function isAmount(signs: TextRun[], next: TextRun | undefined): boolean {
  const text = signs.map((sign) => sign.text).join('');
  const lastSign = signs.at(-1);
  if (ALLERGEN_PAIR.test(text)) return !!(next && lastSign && isNeighbour(lastSign, next) && isSign(next.text));
  return SPACED_AMOUNT.test(text);
}

function joinLetters(letters: TextRun[]): TextRun[] {
  const gaps = letters.slice(1).map((letter, index) => gapOf(letters[index] ?? letter, letter));
  const usualGap = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const size = letters[0]?.size ?? 1;
  return letters.reduce<TextRun[]>((words, letter, index) => {
    const lastRun = words.at(-1);
    const gap = gaps[index - 1] ?? Number.POSITIVE_INFINITY;
    if (lastRun && gap <= usualGap + 0.28 * size) words[words.length - 1] = append(lastRun, letter);
    else words.push(letter);
    return words;
  }, []);
}

function joinTouching(words: TextRun[]): TextRun[] {
  return words.reduce<TextRun[]>((joinedRuns, word) => {
    const lastRun = joinedRuns.at(-1);
    if (lastRun && isTouching(lastRun, word)) joinedRuns[joinedRuns.length - 1] = append(lastRun, word);
    else joinedRuns.push(word);
    return joinedRuns;
  }, []);
}

function isTouching(left: TextRun, right: TextRun): boolean {
  if (right.is_spaced || left.bold !== right.bold || left.italic !== right.italic || !onOneLine(left, right))
    return false;
  const gap = gapOf(left, right) / right.size;
  return gap > -0.35 && gap < 0.15;
}

const append = (left: TextRun, right: TextRun): TextRun => ({
  ...left,
  text: left.text + right.text,
  width: right.x + right.width - left.x,
  fonts: new Set([...left.fonts, ...right.fonts]),
});
