import type { DetectedLine } from '../../neural/detect-lines.ts';
import { isIntact, type Recogniser, releaseModel } from '../../neural/models.ts';
import type { Letter } from '../../neural/recognise-line.ts';
import { recogniseLine } from '../../neural/recognise-line.ts';
import type { Raster } from '../../picture/raster.ts';
import { easternShares } from '../../words/eastern-text.ts';
import { hasStrangeWords } from '../../words/letter-pairs.ts';
import type { ReadWord } from '../tesseract/ocr-words.ts';
import { toWords } from './neural-words.ts';
import { type DetectedPage, isLevel } from './read-neural.ts';

/** A line that the recogniser of Latin letters reads with less confidence may be of other letters. */
const DOUBTFUL = 0.75;
/** Minimum number of such lines, and their minimum share of the lines that were read. */
const MIN_LINES = 3;
const MIN_SHARE = 0.15;
/** Lines that are read by each recogniser to find the script. */
const SAMPLED = 10;
/** Minimum confidence of the sample in the right script, and share of its letters. */
const SURE = 0.8;
const MIN_EASTERN = 0.6;
/** Minimum share of letters that only Japanese has. */
const MIN_KANA = 0.15;
/** Words below this confidence are drawings. */
const MIN_CONFIDENCE = 0.5;

/** Minimum number of lines, and minimum share of doubtful ones, of a page in letters that no engine knows. */
const MIN_UNKNOWN_LINES = 8;
const MIN_UNKNOWN_SHARE = 0.4;
/** One word of so many letters, so confident, is of known letters; so are several unsure ones. */
const KNOWN_WORD = /\p{L}{4}/u;
const KNOWN_FROM = 0.85;
const MAX_CHANCE_WORDS = 4;

/**
 * Whether a page is in letters that no engine knows, such as Thai or Arabic: many lines are doubtful, and `read`, what all
 * engines made of the page, has hardly a word. A board that is hard to read has some.
 */
export async function isOfUnknownLetters(page: DetectedPage, read: readonly ReadWord[]): Promise<boolean> {
  const doubtful = (await doubtfulLines(page)).length;
  if (doubtful < MIN_UNKNOWN_SHARE * page.known.size || page.lines.length < MIN_UNKNOWN_LINES) return false;
  const words = read.filter(({ text }) => KNOWN_WORD.test(text));
  return words.length <= MAX_CHANCE_WORDS && words.every(({ confidence }) => confidence < KNOWN_FROM);
}

/** Minimum number of letters of a word that counts; figures among them are misread letters. */
const MIN_JUDGED_LETTERS = 3;
/** Maximum share of them that are sure, of a page in letters that are alike to Latin ones. */
const MAX_SURE_SHARE = 0.1;
/** So many of them, hardly one of them sure, need not be strange: Greek ones read as Latin letters have vowels, too. */
const MANY_WORDS = 12;
/** Minimum number of amounts on it, and minimum share of sure ones: figures are the same in all these scripts. */
const AMOUNT = /^\D?\d+[.,]\d{2}\D?$/u;
const MIN_AMOUNTS = 5;
const MIN_SURE_AMOUNTS = 0.8;

/**
 * Whether what was read are the Latin letters that look most like those of a page in Greek, Cyrillic or Hebrew ones: hardly a
 * word is sure although the amounts beside them are, and they are of no language. Where the picture is bad the amounts are
 * unsure, too; words with accents that the engine doesn't know, of Polish or Welsh, are sure but for these.
 * @param isTold Whether some words told the page's language, as two letters may do by chance.
 */
export function isOfLookalikes(read: readonly Pick<ReadWord, 'text' | 'confidence'>[], isTold = false): boolean {
  const words = read
    .map(({ text, confidence }) => ({ letters: text.replace(/[^\p{L}\p{M}]/gu, ''), confidence }))
    .filter(({ letters }) => letters.length >= MIN_JUDGED_LETTERS);
  const amounts = read.filter(({ text }) => AMOUNT.test(text));
  if (amounts.length < MIN_AMOUNTS || countSure(amounts) < MIN_SURE_AMOUNTS * amounts.length) return false;
  if (countSure(words) >= MAX_SURE_SHARE * words.length) return false;
  return (!isTold && words.length >= MANY_WORDS) || hasStrangeWords(words.map(({ letters }) => letters));
}

const countSure = (words: readonly { confidence: number }[]): number =>
  words.filter(({ confidence }) => confidence >= KNOWN_FROM).length;

async function doubtfulLines(page: DetectedPage): Promise<DetectedLine[]> {
  const doubtful: DetectedLine[] = [];
  for (const [line, letters] of page.known) if (isDoubtfulLine(await letters)) doubtful.push(line);
  return doubtful;
}

/** The recogniser for the lines that the one of Latin letters has read with little confidence, if they are in its script. */
export async function findEasternScript(page: DetectedPage): Promise<'chinese' | 'japanese' | undefined> {
  const doubtful = await doubtfulLines(page);
  if (doubtful.length < MIN_LINES || doubtful.length < MIN_SHARE * page.known.size) return undefined;
  const sample = doubtful.toSorted((a, b) => b.width / b.height - a.width / a.height).slice(0, SAMPLED);
  const chinese = await trySample(page, sample, 'chinese');
  await releaseModel('chinese');
  const japanese = await trySample(page, sample, 'japanese');
  if (japanese.is_sure && (japanese.kana >= MIN_KANA || !chinese.is_sure)) return 'japanese';
  await releaseModel('japanese');
  return chinese.is_sure ? 'chinese' : undefined;
}

async function trySample({ halves }: DetectedPage, lines: DetectedLine[], name: Recogniser) {
  if (!(await isIntact(name))) return { is_sure: false, kana: 0 };
  const letters: Letter[] = [];
  for (const line of lines) letters.push(...(await recogniseLine(halves, line, undefined, name)));
  const { eastern, kana } = easternShares(letters.map(({ text }) => text).join(''));
  return { is_sure: meanConfidence(letters) >= SURE && eastern >= MIN_EASTERN, kana };
}

/** All lines of a page, read by one recogniser. */
export async function readEastern(
  { lines, halves, scale }: DetectedPage,
  ink: Raster,
  name: Recogniser,
): Promise<ReadWord[][]> {
  // A page has no further use for it, and needs its memory.
  await releaseModel('recogniser');
  const words: ReadWord[][] = [];
  for (const line of lines)
    if (isLevel(line)) words.push(toWords(line, await recogniseLine(halves, line, undefined, name), ink, scale));
  return words
    .map((line) => line.filter(({ confidence }) => confidence >= MIN_CONFIDENCE))
    .filter(({ length }) => length > 0);
}

/** Whether a line's letters, as read by the recogniser of Latin letters, are so unsure that they may be others. */
const isDoubtfulLine = (letters: Letter[]): boolean => meanConfidence(letters) < DOUBTFUL;

function meanConfidence(letters: Letter[]): number {
  const printedLetters = letters.filter(({ text }) => text !== ' ');
  return printedLetters.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, printedLetters.length);
}
