import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Rotation } from '../../../shared/api/imports.ts';
import { ReadingError, type Word } from '../../reading.ts';
import { findDoubtfulWords } from './doubtful-fonts.ts';
import { findTurn } from './find-turn.ts';
import { readFontStyles } from './font-style.ts';
import { readPrintedSpaces } from './printed-spaces.ts';
import { joinSpacedLetters } from './spaced-letters.ts';
import { splitTextRun, type TextRun } from './text-run.ts';
import { dropUnshown } from './unshown.ts';

/** A page with fewer letters is treated as a picture with a stamp of text. */
const MIN_LETTERS = 25;
/** A text layer without a character map yields private-use and control characters. */
const MAX_UNREADABLE_SHARE = 0.15;

export type PdfPageText = {
  width: number;
  height: number;
  /** The clockwise rotation that sets the page's words upright; all other fields assume it. */
  turn: Rotation;
  /** Some may contain characters that no font shows; see pages/read-unshown.ts. */
  words: Word[];
  /** Texts set in a font without a single named character. */
  icons: Word[];
  /** Words, folded, of fonts that seem to name their letters wrongly; see doubtful-fonts.ts. */
  doubtful: string[];
};

/**
 * Words of page `n` (from 0) from its text layer; none if the layer is missing or unreadable. `page` is the number that
 * boxes carry. Width and height are points, upright.
 * @throws {ReadingError} `file_damaged` if the page can't be parsed.
 */
export async function readPdfPage(pdf: PDFDocumentProxy, n: number, page: number): Promise<PdfPageText> {
  try {
    const proxy = await pdf.getPage(n + 1);
    const content = await proxy.getTextContent();
    const turn = findTurn(content.items, proxy.getViewport({ scale: 1 }).transform);
    const { width, height, transform } = proxy.getViewport({ scale: 1, rotation: (proxy.rotate + turn) % 360 });
    const asPrinted = readPrintedSpaces(await proxy.getOperatorList());
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
        ...styleOf(item.fontName),
      });
    }
    proxy.cleanup();
    const toWords = (textRuns: TextRun[]) =>
      textRuns
        .filter((word) => word.x >= -1 && word.x < width && word.top > -word.size && word.top < height)
        .map(
          ({ text, x, width: w, top, size, bold, italic }): Word => ({
            text,
            box: { page, x: x / width, y: top / height, width: w / width, height: size / height },
            confidence: 1,
            size: size / height,
            bold,
            italic,
          }),
        );
    const { shown = [], unshown = [] } = Object.groupBy(runs, ({ text }) =>
      dropUnshown(text).trim() === '' ? 'unshown' : 'shown',
    );
    const words = toWords(joinSpacedLetters(shown.flatMap(splitTextRun)));
    const icons = toWords(unshown.flatMap(splitTextRun));
    const shownWords = isReadable([...words, ...icons]) ? { words, icons } : { words: [], icons: [] };
    return { width, height, turn, ...shownWords, doubtful: findDoubtfulWords(textsByFont) };
  } catch (cause) {
    throw new ReadingError('file_damaged', { cause });
  }
}

/** A transform of six numbers, as PDF defines it. */
type Matrix = [a: number, b: number, c: number, d: number, x: number, y: number];

function isReadable(words: Word[]): boolean {
  const text = words.map((word) => word.text).join('');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const unreadable = text.match(/[\p{Co}\p{Cc}\uFFFD]/gu)?.length ?? 0;
  return letters >= MIN_LETTERS && unreadable <= text.length * MAX_UNREADABLE_SHARE;
}
