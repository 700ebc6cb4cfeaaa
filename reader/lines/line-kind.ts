import {
  CHOICE,
  HEADING_WORDS,
  NOISE,
  OPTION_START,
  PER_UNIT,
  PRICE_LABELS,
  QUANTITY,
  QUANTITY_UNIT,
} from '../words/vocabulary.ts';
import type { Line } from './line.ts';

/** The kind of a line whose words alone leave no doubt. */
export type FixedKind = 'price' | 'labels' | 'variant' | 'option' | 'noise' | 'group';

/** "Gluten-free bun +2". */
const SURCHARGE_END = /\+\s?[$€£]?[.,]?\d[\d.,]*\s?[$€£]?$/;

const plainWords = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s/]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '');

const NUMBER = /^\d{1,4}(?:[.,]\d{1,2})?$/;
const isLabelWord = (word: string) => PRICE_LABELS.has(word) || QUANTITY.test(word);

/** Whether a text consists only of labels for one of several prices: "large", "25 cl". True for an empty text. */
export const isLabels = (text: string): boolean => isListOfLabels(plainWords(text));

/** A number is one with the unit behind it. */
const isListOfLabels = (words: string[]): boolean =>
  words.every((word, index) => {
    const [before = '', next = ''] = [words[index - 1], words[index + 1]];
    if (isLabelWord(word)) return true;
    return NUMBER.test(word) ? QUANTITY_UNIT.test(next) : QUANTITY_UNIT.test(word) && NUMBER.test(before);
  });

export function findFixedKind(line: Line): FixedKind | undefined {
  if (line.heads.length > 0) return 'labels';
  if (line.is_group) return 'group';
  const hasPrice = line.prices.length > 0 || line.price_words.length > 0;
  const words = plainWords(line.text);
  if (words.length === 0) return hasPrice ? 'price' : 'noise';
  if (line.prices.length > 0 && PER_UNIT.test(line.text)) return 'group';
  if (hasPrice ? OPTION_START.test(line.text) || /\+$/.test(line.text) : SURCHARGE_END.test(line.text)) return 'option';
  if (line.is_price) return 'variant';
  if (isListOfLabels(words) && (words.length > 1 || QUANTITY.test(words[0] ?? ''))) return 'labels';
  if (CHOICE.test(line.text)) return 'noise';
  // A notice may name an amount: "Coperto € 2,50 a persona".
  const isNotice = NOISE.some((pattern) => (hasPrice ? pattern.exec(line.text)?.index === 0 : pattern.test(line.text)));
  if (isNotice) return 'noise';
  return undefined;
}

/** Share of the words that are typical of section headings. */
export function headingShare(text: string): number {
  const words = plainWords(text).filter((word) => word.length > 2);
  return words.length === 0 ? 0 : words.filter((word) => HEADING_WORDS.has(word)).length / words.length;
}
