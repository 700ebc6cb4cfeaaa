import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Rotation } from '../../../shared/api/imports.ts';
import { ReadingError, type Word } from '../../reading.ts';
import { latinWords } from '../../words/letter-pairs.ts';
import { findDoubtfulFonts } from './doubtful-fonts.ts';
import { findTurn } from './find-turn.ts';
import { readFontStyles } from './font-style.ts';
import { readPrintedSpaces } from './printed-spaces.ts';
import { joinSpacedLetters } from './spaced-letters.ts';
import { splitTextRun, type TextRun } from './text-run.ts';
import { isMostlyUnseen } from './unseen-text.ts';
import { dropUnshown } from './unshown.ts';

/** A page with fewer letters is treated as a picture with a stamp of text. */
const MIN_LETTERS = 25;
/** A text layer without a character map yields private-use and control characters. */
const UNNAMED = /[\p{Co}\p{Cc}\uFFFD]/gu;
const MAX_UNNAMED_SHARE = 0.15;
/** Fewer are icons beside a scan. */
const MIN_UNNAMED = 8;
/** Fewer different ones may be icons, of allergens and the like, of a page whose text is drawn. */
const MIN_DIFFERENT_LETTERS = 20;

export type PdfPageText = {
  width: number;
  height: number;
  /** The clockwise rotation that sets the page's words upright; all other fields assume it. */
  turn: Rotation;
  /** Some may contain characters that no font shows; see pages/read-unshown.ts. */
  words: Word[];
  /** Texts set in a font without a single named character. */
  icons: Word[];
  /** Fonts that seem to name their letters wrongly, or not at all; all fonts of a page that doesn't paint its text. */
  doubtful: DoubtfulFont[];
  /** The page doesn't paint its text, as of a scan that another program has read. */
  is_unseen: boolean;
};

export type DoubtfulFont = {
  /** Its different words, in the form of `comparableWords`; undefined if its letters have no names. */
  claimed_words: string[] | undefined;
  /** Those of the page's `words` that are set in it. */
  words: ReadonlySet<Word>;
};

/**
 * Words of page `n` (from 0) from its text layer; none if the layer is missing or unreadable. `page` is the number that
 * boxes carry. Width and height are points, upright.
 * @param options `is_believed`: nothing speaks against the text, neither few letters nor words of no language.
 * @throws {ReadingError} `file_damaged` if the page can't be parsed.
 */
export async function readPdfPage(
  pdf: PDFDocumentProxy,
  n: number,
  page: number,
  { is_believed: isBelieved = false } = {},
): Promise<PdfPageText> {
  try {
    const proxy = await pdf.getPage(n + 1);
    const content = await proxy.getTextContent();
    const turn = findTurn(content.items, proxy.getViewport({ scale: 1 }).transform);
    const { width, height, transform } = proxy.getViewport({ scale: 1, rotation: (proxy.rotate + turn) % 360 });
    const operations = await proxy.getOperatorList();
    const asPrinted = readPrintedSpaces(operations);
    const styleOf = readFontStyles(proxy);
    const runs: TextRun[] = [];
    const textsByFont = new Map<string, string[]>();
    let isAfterSpace = true;
    for (const item of content.items) {
      if (!('str' in item)) continue;
      const isSpaced = isAfterSpace;
      isAfterSpace = item.hasEOL || /\s$/.test(item.str) || (item.str === '' && isAfterSpace);
      if (item.str.trim() === '') continue;
      const [a, b, c, d, x, y] = Util.transform(transform, item.transform) as Matrix;
      const size = Math.hypot(c, d);
      const texts = textsByFont.get(item.fontName) ?? [];
      texts.push(item.str);
      textsByFont.set(item.fontName, texts);
      // Text that runs upwards or slants is decoration or a seal.
      if (Math.abs(b) > Math.abs(a) * 0.2 || size <= 0) continue;
      const family = content.styles[item.fontName];
      const ascent = Math.min(1, Math.max(0.6, family?.ascent || 0.8));
      runs.push({
        text: asPrinted(item.str),
        x,
        width: item.width,
        top: y - ascent * size,
        size,
        is_spaced: isSpaced,
        fonts: new Set([item.fontName]),
        ...styleOf(item.fontName),
      });
    }
    proxy.cleanup();
    const fontsByWord = new Map<Word, ReadonlySet<string>>();
    const toWords = (textRuns: TextRun[]) =>
      textRuns
        .filter((word) => word.x >= -1 && word.x < width && word.top > -word.size && word.top < height)
        .map(({ text, x, width: w, top, size, bold, italic, fonts }): Word => {
          const word: Word = {
            text,
            box: { page, x: x / width, y: top / height, width: w / width, height: size / height },
            confidence: 1,
            size: size / height,
            bold,
            italic,
          };
          fontsByWord.set(word, fonts);
          return word;
        });
    const { shown = [], unshown = [] } = Object.groupBy(runs, ({ text }) =>
      dropUnshown(text).trim() === '' ? 'unshown' : 'shown',
    );
    const words = toWords(joinSpacedLetters(shown.flatMap(splitTextRun)));
    const icons = toWords(unshown.flatMap(splitTextRun));
    const toDoubtful = ([font, claimedWords]: readonly [string, string[] | undefined]): DoubtfulFont => ({
      claimed_words: claimedWords,
      words: new Set(words.filter((word) => fontsByWord.get(word)?.has(font))),
    });
    if (isBelieved) return { width, height, turn, words, icons, doubtful: [], is_unseen: false };
    const unnamedFonts = findUnnamedFonts(textsByFont);
    const toUnnamed = (font: string) => toDoubtful([font, undefined]);
    const picture = { width, height, turn, words: [], icons: [], is_unseen: false };
    if (countLetters(words) < MIN_LETTERS)
      return { ...picture, doubtful: isOfManyLetters(unnamedFonts, textsByFont) ? unnamedFonts.map(toUnnamed) : [] };
    const isUnseen = isMostlyUnseen(operations);
    // What another program has read, and has no names, is no text.
    if (isUnseen && isMostlyUnnamed([...textsByFont.values()].flat())) return { ...picture, doubtful: [] };
    const doubtful = isUnseen
      ? [{ claimed_words: [...new Set(words.flatMap(({ text }) => latinWords(text)))], words: new Set(words) }]
      : [...unnamedFonts.map(toUnnamed), ...findDoubtfulFonts(textsByFont).entries().map(toDoubtful)];
    return { width, height, turn, words, icons, doubtful, is_unseen: isUnseen };
  } catch (cause) {
    throw new ReadingError('file_damaged', { cause });
  }
}

/** A transform of six numbers, as PDF defines it. */
type Matrix = [a: number, b: number, c: number, d: number, x: number, y: number];

const countLetters = (words: readonly Word[]): number =>
  words.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);

/** The fonts to blame if too many of a page's letters have no names; a few are icons. */
function findUnnamedFonts(texts: ReadonlyMap<string, readonly string[]>): string[] {
  const allTexts = [...texts.values()].flat();
  if (unnamedSigns(allTexts).length < MIN_UNNAMED || !isMostlyUnnamed(allTexts)) return [];
  return [...texts].flatMap(([font, printedTexts]) => (isMostlyUnnamed(printedTexts) ? [font] : []));
}

const unnamedSigns = (texts: readonly string[]): string[] => texts.join('').replace(/\s/g, '').match(UNNAMED) ?? [];

/** Whether more letters than icons make have no names. */
const isMostlyUnnamed = (texts: readonly string[]): boolean =>
  unnamedSigns(texts).length > texts.join('').replace(/\s/g, '').length * MAX_UNNAMED_SHARE;

/** Whether fonts without names have more different signs than a set of icons: they are a page's letters. */
const isOfManyLetters = (fonts: readonly string[], texts: ReadonlyMap<string, readonly string[]>): boolean =>
  new Set(unnamedSigns(fonts.flatMap((font) => texts.get(font) ?? []))).size >= MIN_DIFFERENT_LETTERS;
