import type { TextField } from '../../shared/draft.ts';
import type { PartReading, SecondReading, Word } from '../reading.ts';
import { commonArea } from '../words/common-area.ts';
import { fold } from '../words/fold.ts';
import { amountsIn } from './amounts.ts';
import { boxesOf, type CheckedPage, type Evidence, evidenceOf, legibility, otherReadings } from './checked-page.ts';
import { countEdits, findText } from './find-text.ts';
import type { Printed } from './schema.ts';

/** The share of matching letters that counts as all of them, allowing for rounding. */
const ALL = 0.999;
/** Words and second readings with at least this confidence show what is printed. */
export const LEGIBLE = 0.8;
/** Legible words that match less than this of a text contradict it. */
const MIN_SHARE = 0.3;
/** The same for a region without lines: its reading is either the text with a letter or two misread, or another one. */
const MIN_SHARE_OF_REGION = 0.75;
/** The confidence of a text in both the model's answer and the page's words; the rest depends on their legibility. */
const AGREED = 0.9;
const AGREED_BY_LEGIBILITY = 0.08;
/** Confirmed by the model and one other reading: on a page read by OCR, and in a PDF, whose own letters differ. */
export const CONFIRMED = { ocr: 0.75, 'pdf-text': 0.6 } as const;
/** A text that only the model has; and a text that contradicts the print. */
export const UNCONFIRMED = 0.4;
export const DISPUTED = 0.45;
/** A region of which confident words cover more than this belongs to them. */
const MAX_COVERED = 0.15;
/** The width of a letter in the narrowest type, in type sizes. */
const NARROWEST = 0.28;
/** A word with at least this similarity is the same word with a letter misread. */
const MISREAD = 0.6;

type CheckOptions = {
  /** Whether the region is read again if its words don't match the text. */
  is_read_again: boolean;
  /** Words that belong to another field of the same kind; this field can't use them. */
  taken?: ReadonlySet<unknown>;
  /** The layout's text for some words; without one, the words themselves are the text. */
  printedAs?: (words: Word[]) => TextField | undefined;
};

/**
 * A text of an answer as a field of the draft: with the boxes of the matching words, and a confidence that grows with
 * the match. If the page legibly contradicts it, the printed text is used, marked as doubtful, with the model's as the
 * alternative. Returns undefined if it names no place on the page, or a place with no text or other text.
 */
export async function checkText(
  page: CheckedPage,
  printedField: Printed | null,
  { is_read_again, taken: excludedWords, printedAs }: CheckOptions,
): Promise<TextField | undefined> {
  if (!printedField) return undefined;
  const value = clean(printedField.text);
  const all = evidenceOf(page, printedField);
  if (value === '') return undefined;
  if (all.words.length === 0) return await checkUnread(page, value, all);
  const evidence = excludedWords ? without(all, excludedWords) : all;
  const { words } = evidence;
  if (words.length === 0) return undefined;
  const { words: matchingWords, share } = findText(value, words);
  const boxes = boxesOf(matchingWords, evidence);
  const field = (confidence: number, alternatives: string[] = []): TextField => ({
    value,
    boxes,
    confidence,
    alternatives: otherTexts(value, alternatives),
  });
  if (share >= ALL && !isOfUnsure(matchingWords, evidence))
    return field(AGREED + AGREED_BY_LEGIBILITY * legibility(matchingWords));
  if (share >= ALL) return field(CONFIRMED[page.engine]);
  const first = (share < MIN_SHARE ? words.filter(({ text }) => !isAmount(text)) : matchingWords).map(
    ({ text }) => text,
  );
  const print = first.join(' ');
  if (hasText([...words, ...otherReadings(words)], value)) return field(CONFIRMED[page.engine], [print]);

  const again = is_read_again ? await page.readAgain(evidence.regions) : null;
  const takenWords = all.words.filter((word) => excludedWords?.has(word));
  const readings = textsOf(again).map((text) => withoutWords(text, takenWords));
  if (isConfirmed(value, readings)) return field(CONFIRMED[page.engine], [print, ...readings]);
  const isLegible = legibility(words) >= LEGIBLE || !isLengthPlausible(value, evidence, page.aspect);
  if (share < MIN_SHARE && isLegible) return undefined;
  if (!isLegible || (page.engine === 'ocr' && isMisread(value, words))) return field(UNCONFIRMED, [print, ...readings]);
  const plain = words.filter(({ text }) => !isAmount(text));
  const otherwise = printedAs?.(words) ?? toField(plain, evidence);
  if (!otherwise) return field(UNCONFIRMED, [print, ...readings]);
  const alternatives = otherTexts(otherwise.value, [value, ...otherwise.alternatives]);
  return { ...disputed(otherwise), alternatives };
}

/** A field that the model reads otherwise or doesn't confirm: its letters are in doubt, however clear they looked. */
export const disputed = ({ is_legible: _, ...field }: TextField): TextField => ({
  ...field,
  confidence: Math.min(DISPUTED, field.confidence),
});

/** Evidence without words of other fields, and without lines that only contain such words. */
function without({ lines, words, regions }: Evidence, takenWords: ReadonlySet<unknown>): Evidence {
  const isFree = (word: Word) => !takenWords.has(word);
  const takenBoxes = lines.filter((line) => !line.words.some(isFree)).map(({ box }) => box);
  return {
    lines: lines.filter((line) => line.words.some(isFree)),
    words: words.filter(isFree),
    regions: regions.filter((region) => !takenBoxes.includes(region)),
  };
}

/** The second reading of a region in which neither engine found a word at first. */
async function checkUnread(page: CheckedPage, value: string, evidence: Evidence): Promise<TextField | undefined> {
  const again = evidence.regions.length > 0 ? await page.readAgain(evidence.regions) : null;
  if (!again?.has_ink || isOfOthers(page, evidence)) return undefined;
  const readings = textsOf(again);
  const field = (confidence: number): TextField => ({
    value,
    boxes: evidence.regions,
    confidence,
    alternatives: otherTexts(value, readings),
  });
  if (isConfirmed(value, readings)) return field(CONFIRMED.ocr);
  const isOtherwise = again.readings.some(
    (reading) => isLegibleReading(reading) && findText(value, toWords(reading.text)).share < MIN_SHARE_OF_REGION,
  );
  return isOtherwise ? undefined : { ...field(UNCONFIRMED), is_model_alone: true };
}

/** Whether a text of this length fits into its lines; if not, it is another text, however legible they are. */
function isLengthPlausible(value: string, { lines }: Evidence, aspect: number): boolean {
  const room = lines.reduce(
    (sum, { box, words }) => sum + (box.width * aspect) / Math.max(...words.map(({ size }) => size)),
    0,
  );
  return value.length * NARROWEST <= room;
}

/** Whether other text is known to be printed in a region. */
export function isOfOthers(page: CheckedPage, { regions }: Evidence): boolean {
  const sure = [...page.lines.values()].flatMap(({ words }) => words).filter(({ confidence }) => confidence >= LEGIBLE);
  return regions.some((region) => {
    const covered = sure.reduce((sum, { box }) => sum + commonArea(region, box), 0);
    return covered > MAX_COVERED * region.width * region.height;
  });
}

/** Whether a second reading is certain: a single letter may be a drawing. */
export const isLegibleReading = ({ text, confidence }: SecondReading): boolean =>
  confidence >= LEGIBLE && fold(text).length > 1;

export const textsOf = (again: PartReading | null): string[] => again?.readings.map(({ text }) => text) ?? [];

const isConfirmed = (value: string, readings: string[]): boolean =>
  readings.some((text) => hasText(toWords(text), value));

/** A second reading of a line without the words of another field. */
function withoutWords(text: string, words: Word[]): string {
  const foldedWords = words.map((word) => fold(word.text));
  const left = text.split(' ').filter((token) => {
    const tokenIndex = foldedWords.indexOf(fold(token));
    if (tokenIndex >= 0) foldedWords.splice(tokenIndex, 1);
    return tokenIndex < 0;
  });
  return left.join(' ');
}

const hasText = (words: { text: string }[], value: string): boolean => findText(value, words).share >= ALL;

/** Whether words are the text's own with some letters misread. */
function isMisread(value: string, words: Word[]): boolean {
  const foldedWords = words.map(({ text }) => fold(text));
  return value
    .split(/[\s/]+/)
    .map(fold)
    .every((token) => token === '' || foldedWords.some((other) => likeness(token, other) >= MISREAD));
}

const likeness = (a: string, b: string): number => 1 - countEdits(a, b) / Math.max(1, a.length, b.length);

/** Whether any of the words was read by only one engine. */
export const isOfUnsure = (words: Word[], { lines }: Evidence): boolean =>
  lines.some((line) => line.is_unsure && line.words.some((word) => words.includes(word)));

const toField = (words: Word[], evidence: Evidence): TextField | undefined => {
  const value = clean(words.map(({ text }) => text).join(' '));
  return value === '' ? undefined : { value, boxes: boxesOf(words, evidence), confidence: DISPUTED, alternatives: [] };
};

const otherTexts = (value: string, texts: string[]): string[] => [
  ...new Set(texts.map(clean).filter((text) => text !== '' && fold(text) !== fold(value))),
];

export const toWords = (text: string): { text: string }[] => text.split(' ').map((word) => ({ text: word }));
const isAmount = (text: string) => amountsIn(text).length > 0 && fold(text).length === text.replace(/\D/g, '').length;

/** On one line, without invisible characters: PostgreSQL can't store NUL, and nobody can see the others. */
export const clean = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\p{Cn}]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
