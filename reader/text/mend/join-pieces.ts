import type { ReadWord } from '../tesseract/ocr-words.ts';
import { typeSize } from '../tesseract/type-size.ts';

/** Pieces of one word are closer than this, in heights of the type. */
const TOUCHING = 0.14;
/** The same as a share of the space between words, and the widest gap that counts as a space, in type sizes. */
const SHARE_OF_SPACE = 0.45;
const WIDEST_SPACE = 1;

/**
 * Joins the pieces of wide-set words ("SAN DWICH"). Their gaps are much narrower than those between the line's words,
 * and than the page's usual space: some typefaces set words as close as others set letters.
 */
export function joinPieces(lines: ReadWord[][]): ReadWord[][] {
  const space = usualSpace(lines);
  return lines.map((line) => joinLine(line, space));
}

function joinLine(line: ReadWord[], pageSpace: number): ReadWord[] {
  const gaps = line.slice(1).map((word, index) => word.x0 - (line[index]?.x1 ?? word.x0));
  const usualGap = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const touching = Math.min(TOUCHING, SHARE_OF_SPACE * pageSpace);
  return line.reduce<ReadWord[]>((words, word) => {
    const lastWord = words.at(-1);
    const size = typeSize(word.text, word.y1 - word.y0);
    const least = Math.max(touching * size, gaps.length > 2 ? SHARE_OF_SPACE * usualGap : 0);
    const gap = lastWord ? word.x0 - lastWord.x1 : 0;
    // A word that begins far to the left of the last one's end doesn't continue it.
    const isPiece = lastWord && canContinue(lastWord.text, word.text) && gap < least && gap > -TOUCHING * size;
    if (lastWord && isPiece) words[words.length - 1] = joinWords(lastWord, word);
    else words.push(word);
    return words;
  }, []);
}

/** The usual white space between words on a page's lines, in type sizes. */
function usualSpace(lines: ReadWord[][]): number {
  const spaces = lines.flatMap((line) =>
    line.slice(1).flatMap((word, index) => {
      const space = (word.x0 - (line[index]?.x1 ?? word.x0)) / typeSize(word.text, word.y1 - word.y0);
      return space > 0 && space < WIDEST_SPACE ? [space] : [];
    }),
  );
  return spaces.toSorted((a, b) => a - b)[spaces.length >> 1] ?? TOUCHING;
}

/** Letters may follow letters, but a capital never follows a small letter in one word: "Half Roast" is set tightly. */
const canContinue = (left: string, right: string): boolean =>
  /\p{L}$/u.test(left) && /^\p{L}/u.test(right) && !(/\p{Ll}$/u.test(left) && /^\p{Lu}/u.test(right));

const joinWords = (left: ReadWord, right: ReadWord): ReadWord => ({
  text: left.text + right.text,
  confidence: Math.min(left.confidence, right.confidence),
  x0: left.x0,
  y0: Math.min(left.y0, right.y0),
  x1: right.x1,
  y1: Math.max(left.y1, right.y1),
  ...joinAlternatives(left, right),
});

function joinAlternatives(left: ReadWord, right: ReadWord): Pick<ReadWord, 'alternative'> {
  if (left.alternative === undefined && right.alternative === undefined) return {};
  const alternative = (left.alternative ?? left.text) + (right.alternative ?? right.text);
  return alternative === left.text + right.text ? {} : { alternative };
}
