import type { PlacedWord } from '../geometry/placed-word.ts';

/** The kitchen's number before a dish: "12", "12.", "12a", "7)", "S2". */
const NUMBER = /^([A-Z]{0,2})(\d{1,3})[a-z]?[.)]?$/;
/** Minimum number of steps of one, going down, that make a numbering, and their minimum share of all steps. */
const MIN_STEPS = 3;
const MIN_SHARE = 0.6;

/**
 * A page's words without its dish numbers: numbers before a text, stacked and counting up. Leading prices don't count
 * up, and "1 scoop, 2 scoops" repeat one thing.
 */
export function dropItemNumbers(words: PlacedWord[]): PlacedWord[] {
  const dropped = new Set(
    alignedBelow(words.filter((word) => isAtLineStart(word, words))).flatMap((numbers) =>
      isNumbering(numbers, words) || isBesidePrices(numbers, words) ? numbers : [],
    ),
  );
  return dropped.size > 0 ? words.filter((word) => !dropped.has(word)) : words;
}

const isBeside = (word: PlacedWord, nextWord: PlacedWord) =>
  nextWord !== word &&
  Math.min(word.y1, nextWord.y1) - Math.max(word.y0, nextWord.y0) > 0.5 * Math.min(word.size, nextWord.size);

const nextTo = (word: PlacedWord, words: PlacedWord[]) =>
  words
    .filter(
      (other) => other.x0 >= word.x1 - 0.2 * word.size && other.x0 - word.x1 < 5 * word.size && isBeside(word, other),
    )
    .toSorted((a, b) => a.x0 - b.x0)[0];

function isAtLineStart(word: PlacedWord, words: PlacedWord[]): boolean {
  if (!NUMBER.test(word.text) || !/\p{L}{2}/u.test(nextTo(word, words)?.text ?? '')) return false;
  return !words.some(
    (other) => other.x1 <= word.x0 + 0.2 * word.size && word.x0 - other.x1 < 1.5 * word.size && isBeside(word, other),
  );
}

/** Numbers with a common left or right edge, from top to bottom. */
function alignedBelow(numbers: PlacedWord[]): PlacedWord[][] {
  const groups: PlacedWord[][] = [];
  for (const number of numbers.toSorted((a, b) => a.y0 - b.y0)) {
    const group = groups.find(
      ([first]) =>
        first && Math.min(Math.abs(first.x0 - number.x0), Math.abs(first.x1 - number.x1)) < 0.8 * number.size,
    );
    if (group) group.push(number);
    else groups.push([number]);
  }
  return groups;
}

/** Minimum count of numbers with gaps between them, and minimum share of them that rise, and that have a price. */
const MIN_RISING = 4;
const MIN_RISING_SHARE = 0.8;
const AMOUNT = /^[$€£]?\d{1,3}[.,]\d{2}[$€£]?$/;

/** "50 Rump steak 24.40", "51 Liver 14.20", "54 Skewer 21.40": numbers that rise, before dishes that have a price. */
function isBesidePrices(numbers: PlacedWord[], words: PlacedWord[]): boolean {
  const values = numbers.map(({ text }) => Number(NUMBER.exec(text)?.[2]));
  const risingCount = values.slice(1).filter((value, index) => value > (values[index] ?? 0)).length;
  const hasPrice = (number: PlacedWord) =>
    words.some((word) => word.x0 > number.x1 && isBeside(number, word) && AMOUNT.test(word.text));
  const nouns = new Set(numbers.map((number) => nextTo(number, words)?.text.toLowerCase().replace(/s$/, '')));
  return (
    numbers.length >= MIN_RISING &&
    Math.max(...values) > 9 &&
    risingCount >= MIN_RISING_SHARE * (values.length - 1) &&
    numbers.filter(hasPrice).length >= MIN_RISING_SHARE * numbers.length &&
    nouns.size > numbers.length / 2
  );
}

function isNumbering(numbers: PlacedWord[], words: PlacedWord[]): boolean {
  const values = numbers.map(({ text }) => NUMBER.exec(text) ?? []);
  const steps = values.slice(1).filter(([, letter, value], index) => {
    const [, letterBefore, before] = values[index] ?? [];
    return letter === letterBefore ? Number(value) === Number(before) + 1 : value === '1';
  }).length;
  const countedNouns = new Set(numbers.map((number) => nextTo(number, words)?.text.toLowerCase().replace(/s$/, '')));
  return steps >= MIN_STEPS && steps >= MIN_SHARE * (values.length - 1) && countedNouns.size > numbers.length / 2;
}
