import { type Halves, halve } from '../../neural/crop-line.ts';
import { type DetectedLine, detectLines } from '../../neural/detect-lines.ts';
import { type Letter, recogniseLine } from '../../neural/recognise-line.ts';
import { isPointInside, type Point } from '../../neural/rectangle.ts';
import type { Raster } from '../../picture/raster.ts';
import type { ReadWord } from '../tesseract/ocr-words.ts';
import { SURE } from './join-engines.ts';
import { toWords } from './neural-words.ts';

/** Taller lines are upright lettering, or none: the recogniser reads from left to right. */
const TALLEST = 2.5;
/** A line counts as read if confident words cover this share of it, allowing spaces of so many heights. */
const COVERED = 0.8;
const SPACE = 0.35;
/** Total margin of detected lines beside their letters, in heights. */
const RIM = 0.4;

/** Number of lines sampled for the language: those with the most letters (width by height), for their small words. */
const SAMPLED_LINES = 24;

/** A page with its lines as the neural engine detected them. Each line is recognised once, on demand. */
export type DetectedPage = {
  lines: DetectedLine[];
  halves: Halves;
  scale: number;
  read: (line: DetectedLine) => Promise<Letter[]>;
  /** The lines that were read, with their letters. */
  known: ReadonlyMap<DetectedLine, Promise<Letter[]>>;
};

/** The engine sees `page`, in colour; words are in pixels of `ink`. */
export async function detectPage(page: Raster, ink: Raster): Promise<DetectedPage> {
  const lines = await detectLines(page);
  const halves = halve(page);
  const lettersOfLines = new Map<DetectedLine, Promise<Letter[]>>();
  const read = (line: DetectedLine) => {
    const letters = lettersOfLines.get(line) ?? recogniseLine(halves, line);
    lettersOfLines.set(line, letters);
    return letters;
  };
  return { lines, halves, scale: ink.width / page.width, read, known: lettersOfLines };
}

/** The texts of the page's longest level lines. */
export async function sampleTexts({ lines, read }: DetectedPage): Promise<string[]> {
  const longest = lines.filter(isLevel).toSorted((a, b) => b.width / b.height - a.width / a.height);
  const texts: string[] = [];
  for (const line of longest.slice(0, SAMPLED_LINES)) texts.push((await read(line)).map(({ text }) => text).join(''));
  return texts;
}

/**
 * Number of lines sampled for the script, over the whole page: short ones, of some three to eight letters of full width.
 * The page's longest lines may be of another language, and are slower to read.
 */
const SCRIPT_LINES = 20;
const SHORT = [2, 8] as const;

/** Reads lines from top to bottom of the page for `known`. */
export async function sampleScript({ lines, read }: DetectedPage): Promise<void> {
  const level = lines.filter(isLevel);
  const short = level.filter(({ width, height }) => width >= SHORT[0] * height && width <= SHORT[1] * height);
  const choice = (short.length < SCRIPT_LINES / 2 ? level : short).toSorted((a, b) => a.y - b.y);
  const step = Math.max(1, choice.length / SCRIPT_LINES);
  for (let offset = 0; offset < choice.length; offset += step) {
    const line = choice[Math.floor(offset)];
    if (line) await read(line);
  }
}

/** Words of the lines that `known` words don't cover with confidence: recognition is most of a clean page's cost. */
export async function readDetected(
  { lines, scale, read }: DetectedPage,
  ink: Raster,
  readWords: ReadWord[],
): Promise<ReadWord[][]> {
  const words: ReadWord[][] = [];
  for (const line of lines)
    if (isLevel(line) && !isReadAlready(line, readWords, scale))
      words.push(toWords(line, await read(line), ink, scale));
  return words;
}

export const isLevel = (line: DetectedLine): boolean => line.height <= TALLEST * line.width;

/** Whether the detector found text at the middle of a word. */
export const isDetected = ({ lines, scale }: DetectedPage, word: ReadWord): boolean =>
  lines.some((line) => isPointInside(line, middleOf(word, scale)));

function isReadAlready(line: DetectedLine, readWords: ReadWord[], scale: number): boolean {
  const wordsOnLine = readWords.filter((word) => isPointInside(line, middleOf(word, scale)));
  const letters = wordsOnLine.reduce((sum, { x0, x1 }) => sum + (x1 - x0) / scale, 0);
  const spaces = SPACE * line.height * (wordsOnLine.length - 1);
  return (
    wordsOnLine.length > 0 &&
    wordsOnLine.every(isSure) &&
    letters + spaces >= COVERED * (line.width - RIM * line.height)
  );
}

/** Consecutive digits may have lost their point. */
const isSure = ({ text, confidence }: ReadWord): boolean => confidence >= SURE && !/\d{3}/.test(text);

const middleOf = ({ x0, x1, y0, y1 }: ReadWord, scale: number): Point => [(x0 + x1) / 2 / scale, (y0 + y1) / 2 / scale];
