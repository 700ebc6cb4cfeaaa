import { type Halves, halve } from '../../neural/crop-line.ts';
import { type DetectedLine, detectLines } from '../../neural/detect-lines.ts';
import { type Letter, recogniseLine } from '../../neural/recognise-line.ts';
import { holds, type Point } from '../../neural/rectangle.ts';
import type { Raster } from '../../picture/raster.ts';
import type { ReadWord } from '../tesseract/ocr-words.ts';
import { SURE } from './join-engines.ts';
import { toWords } from './neural-words.ts';

/** Taller ones are upright lettering, or none: the recogniser reads from left to right. */
const TALLEST = 2.5;
/** A line is read already if sure words cover this share of it, with spaces of so many heights between them. */
const COVERED = 0.8;
const SPACE = 0.35;
/** Detected lines reach so far, in their height, beyond their letters on both sides together. */
const RIM = 0.4;

/** Lines that may tell a page's language: the longest, for the small words that tell it. */
const TELLING_LINES = 24;

/** A page of which the neural engine found the lines, and their places in its ink. Each line is recognised once, when asked for. */
export type DetectedPage = {
  lines: DetectedLine[];
  halves: Halves;
  scale: number;
  read: (line: DetectedLine) => Promise<Letter[]>;
};

/** `page` in colour is what the engine sees; words are told in pixels of `ink`. */
export async function detectPage(page: Raster, ink: Raster): Promise<DetectedPage> {
  const lines = await detectLines(page);
  const halves = halve(page);
  const known = new Map<DetectedLine, Promise<Letter[]>>();
  const read = (line: DetectedLine) => {
    const letters = known.get(line) ?? recogniseLine(halves, line);
    known.set(line, letters);
    return letters;
  };
  return { lines, halves, scale: ink.width / page.width, read };
}

/** Texts of a part of a page's lines. */
export async function sampleTexts({ lines, read }: DetectedPage): Promise<string[]> {
  const longest = lines.filter(isLevel).toSorted((a, b) => b.width / b.height - a.width / a.height);
  const texts: string[] = [];
  for (const line of longest.slice(0, TELLING_LINES)) texts.push((await read(line)).map(({ text }) => text).join(''));
  return texts;
}

/** Words of the lines, but for those that `known` words cover surely: recognising is most of what a clean page costs. */
export async function readDetected(
  { lines, scale, read }: DetectedPage,
  ink: Raster,
  known: ReadWord[],
): Promise<ReadWord[][]> {
  const words: ReadWord[][] = [];
  for (const line of lines)
    if (isLevel(line) && !isReadAlready(line, known, scale)) words.push(toWords(line, await read(line), ink, scale));
  return words;
}

const isLevel = (line: DetectedLine): boolean => line.height <= TALLEST * line.width;

/** Whether the detector saw text where the middle of a word is. */
export const isDetected = ({ lines, scale }: DetectedPage, word: ReadWord): boolean =>
  lines.some((line) => holds(line, middleOf(word, scale)));

function isReadAlready(line: DetectedLine, known: ReadWord[], scale: number): boolean {
  const own = known.filter((word) => holds(line, middleOf(word, scale)));
  const letters = own.reduce((sum, { x0, x1 }) => sum + (x1 - x0) / scale, 0);
  const spaces = SPACE * line.height * (own.length - 1);
  return own.length > 0 && own.every(isSure) && letters + spaces >= COVERED * (line.width - RIM * line.height);
}

/** Figures in a row may have lost their point. */
const isSure = ({ text, confidence }: ReadWord): boolean => confidence >= SURE && !/\d{3}/.test(text);

const middleOf = ({ x0, x1, y0, y1 }: ReadWord, scale: number): Point => [(x0 + x1) / 2 / scale, (y0 + y1) / 2 / scale];
