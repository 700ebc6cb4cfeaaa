import { DOUBTFUL_BELOW, type TextField } from '../../shared/draft.ts';
import { fold } from '../words/fold.ts';
import { amountsIn } from './amounts.ts';
import { boxesOf, type CheckedPage, legibility, linesOf } from './checked-page.ts';
import { findText } from './find-text.ts';
import type { Printed } from './schema.ts';

/** Share of a text's letters from which on rounding is all that is missing. */
const ALL = 0.999;
/** Lines as legible as this that say less than `MIN_SHARE` of a text say something else. */
const LEGIBLE = 0.8;
const MIN_SHARE = 0.3;
/** How sure a text is that the model and the page's words both give; the rest is for how legible the words are. */
const AGREED = 0.9;
const AGREED_BY_LEGIBILITY = 0.08;
/** Given by the model and a second reading, not by the first. */
const CONFIRMED = 0.75;
const MOST_DOUBTFUL = 0.3;

export type CheckOptions = {
  /** Whether the region is read once more where its words don't have the text. */
  is_read_again: boolean;
  /** Words that belong to another field of the kind, which this one can't be. */
  taken?: ReadonlySet<unknown>;
};

/**
 * A text of an answer as a field of the draft: with the boxes of the words that say it, surer the better they do.
 * Undefined where it names no line of the page, or lines that legibly say something else.
 */
export async function checkText(
  page: CheckedPage,
  printed: Printed | null,
  { is_read_again, taken }: CheckOptions,
): Promise<TextField | undefined> {
  if (!printed) return undefined;
  const value = clean(printed.text);
  const lines = linesOf(page, printed);
  const words = lines.flatMap((line) => line.words).filter((word) => !taken?.has(word));
  if (value === '' || words.length === 0) return undefined;
  const { words: found, share } = findText(value, words);
  const boxes = boxesOf(found, lines);
  if (share >= ALL)
    return { value, boxes, confidence: AGREED + AGREED_BY_LEGIBILITY * legibility(found), alternatives: [] };

  const again = is_read_again ? await page.readAgain(lines) : '';
  const isConfirmed = findText(value, again.split(' ').map(toText)).share >= ALL;
  if (!isConfirmed && share < MIN_SHARE && legibility(words) >= LEGIBLE) return undefined;
  const first = (share < MIN_SHARE ? words.filter(({ text }) => !isAmount(text)) : found).map(({ text }) => text);
  const others = [clean(first.join(' ')), clean(again)].filter((text) => text !== '' && fold(text) !== fold(value));
  // A PDF's own letters are not misread: what they don't say stays in doubt, whoever confirms it.
  const isSure = isConfirmed && page.engine === 'ocr';
  const doubt = Math.min(DOUBTFUL_BELOW - 0.05, MOST_DOUBTFUL + (isConfirmed ? 0.3 : 0.4 * share));
  return { value, boxes, confidence: isSure ? CONFIRMED : doubt, alternatives: [...new Set(others)] };
}

const toText = (text: string) => ({ text });
const isAmount = (text: string) => amountsIn(text).length > 0 && fold(text).length === text.replace(/\D/g, '').length;

/** On one line, without what is no letter: PostgreSQL keeps no NUL, and nobody can see the others. */
export const clean = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\p{Cn}]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
