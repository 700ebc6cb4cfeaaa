import type { AmountField, DraftPrice, TextField } from '../../shared/draft.ts';
import type { Box } from '../../shared/menu.ts';
import type { PlacedWord } from '../geometry/placed-word.ts';
import { textOf } from '../geometry/run.ts';
import type { LinePrice } from '../prices/line-prices.ts';
import { otherTexts } from '../prices/other-readings.ts';

/** Observed error rate: how often a perfectly legible field is in the wrong place; higher for bare numbers. */
const TEXT_CERTAINTY = 0.96;
const AMOUNT_CERTAINTY = { signed: 0.98, decimal: 0.96, bare: 0.85 } as const;

/** For a text that two readings disagree on; such texts were rarely right when measured. */
const DISPUTED = 0.8;
/** For an amount guessed from garbled ink. */
const DOUBTFUL = 0.65;

/** A text with one box per line around the words it was read from. Returns undefined if there are no words. */
export function textField(lines: PlacedWord[][]): TextField | undefined {
  const words = lines.flat();
  const value = joinLines(lines.map(textOf)).trim();
  if (words.length === 0 || value === '') return undefined;
  const alternatives = otherTexts(lines, value, joinLines);
  const areDisputed = alternatives.some((other) => lettersOf(other) !== lettersOf(value));
  const confidence = legibility(words) * TEXT_CERTAINTY * (areDisputed ? DISPUTED : 1);
  return { value, boxes: boxesOf(lines), confidence, alternatives };
}

export function draftPrice(price: LinePrice, label?: TextField | null): DraftPrice {
  const isDoubtful = price.is_mended || price.alternatives.length > 0;
  const field = (value: string): AmountField => ({
    value,
    boxes: boxesOf([price.words]),
    confidence: legibility(price.words) * AMOUNT_CERTAINTY[price.kind] * (isDoubtful ? DOUBTFUL : 1),
    alternatives: price.alternatives,
  });
  return {
    label: label ?? textField([price.label]) ?? null,
    amount: field(price.amount),
    amount_max: price.amount_max === null ? null : field(price.amount_max),
  };
}

/** Whether the engines read different letters in a word, whatever the confidence of the chosen reading. */
export const isDisputed = ({ word }: PlacedWord): boolean =>
  word.alternative !== undefined && lettersOf(word.alternative) !== lettersOf(word.text);

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Joins lines to one text. Rejoins a word hyphenated at a line's end; other hyphens stay. */
const joinLines = (lines: string[]): string =>
  lines.reduce((before, next) => {
    if (before === '') return next;
    return /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(next) ? before.slice(0, -1) + next : `${before} ${next}`;
  }, '');

const legibility = (words: PlacedWord[]) => {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { word, text }) => sum + word.confidence * text.length, 0) / Math.max(1, letters);
};

function boxesOf(lines: PlacedWord[][]): Box[] {
  return lines.filter((words) => words.length > 0).map((words) => words.map(({ word }) => word.box).reduce(union));
}

function union(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  const right = Math.max(a.x + a.width, b.x + b.width);
  const bottom = Math.max(a.y + a.height, b.y + b.height);
  return { page: a.page, x, y, width: right - x, height: bottom - y };
}
