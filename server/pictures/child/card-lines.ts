import type { MenuLocale } from '../../../shared/locales.ts';

/** How wide a text is at a type size, in pixels. */
type Measure = (text: string, size: number) => number;

type SetLines = { size: number; lines: string[] };

/**
 * Sets a text as large as possible within a width and a few lines of similar length. If it fits at no size, it is cut off
 * at the smallest.
 */
export function setLines(
  text: string,
  {
    sizes,
    width,
    locale,
    measure,
  }: { sizes: readonly { size: number; lines: number }[]; width: number; locale: MenuLocale; measure: Measure },
): SetLines {
  const words = wordsOf(text.trim().replace(/\s+/g, ' '), locale);
  for (const { size, lines: maxLines } of sizes) {
    const lines = broken(words, width, (line) => measure(line, size));
    if (lines && lines.length <= maxLines)
      return { size, lines: balanced(words, lines, (line) => measure(line, size), width) };
  }
  const { size, lines: maxLines } = sizes.at(-1) ?? { size: 40, lines: 3 };
  const pieces = Array.from(text);
  const lines = (broken(pieces, width * 0.96, (line) => measure(line, size)) ?? [text]).slice(0, maxLines);
  return { size, lines: lines.map((line, index) => (index === maxLines - 1 ? `${line.trimEnd()}…` : line)) };
}

/** Words with the space after each; Chinese and Japanese have words without spaces. */
const wordsOf = (text: string, locale: MenuLocale): string[] => {
  const pieces = Array.from(
    new Intl.Segmenter(locale, { granularity: 'word' }).segment(text),
    ({ segment }) => segment,
  );
  const words: string[] = [];
  // Punctuation stays with the previous word, and Latin words break at spaces only.
  for (const piece of pieces) {
    const lastWord = words.at(-1);
    const isBreak =
      lastWord === undefined ||
      lastWord.endsWith(' ') ||
      (isIdeographic(lastWord) && isIdeographic(piece) && /\p{L}/u.test(piece));
    if (isBreak && piece.trim() !== '') words.push(piece);
    else words[Math.max(0, words.length - 1)] = (lastWord ?? '') + piece;
  }
  return words;
};

const isIdeographic = (text: string): boolean => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

/** Undefined if a single word is too wide. */
function broken(words: readonly string[], width: number, measure: (line: string) => number): string[] | undefined {
  const lines: string[] = [];
  for (const word of words) {
    if (measure(word.trimEnd()) > width) return undefined;
    const lastLine = lines.at(-1);
    if (lastLine !== undefined && measure((lastLine + word).trimEnd()) <= width)
      lines[lines.length - 1] = lastLine + word;
    else lines.push(word);
  }
  return lines.map((line) => line.trimEnd());
}

/** The same number of lines in the narrowest possible width. */
function balanced(
  words: readonly string[],
  lines: string[],
  measure: (line: string) => number,
  width: number,
): string[] {
  let bestLines = lines;
  for (let narrower = width * 0.95; narrower > width * 0.3; narrower -= width * 0.05) {
    const tried = broken(words, narrower, measure);
    if (!tried || tried.length > lines.length) break;
    bestLines = tried;
  }
  return bestLines;
}
