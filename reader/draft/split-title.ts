import { isFromOcr, type PlacedWord } from '../geometry/placed-word.ts';
import { textOf } from '../geometry/run.ts';

type SplitTitle = { title: PlacedWord[]; description: PlacedWord[] };

/** "12." or "4)" before a title: the kitchen's number, not part of the name. */
const ITEM_NUMBER = /^(?:\d{1,3}[a-z]?[.)]|n[°º]\s?\d{1,3})$/i;
const BULLET = /^(?:[-–—•*·▪►◆❖✦»>~°«|©®¢=+_]+)$/;
const MIN_CAPS_LETTERS = 3;

/** Splits a line's words where the print shows the title's end: weight, slope, size, capitals, a colon or a dash. */
export function splitTitle(line: PlacedWord[]): SplitTitle {
  const words = trimMarks(line);
  const index = findStyleChange(words) ?? findCapitalsEnd(words) ?? findSeparator(words);
  if (index === undefined) return { title: words, description: [] };
  const title = trimMarks(words.slice(0, index));
  const description = trimMarks(words.slice(index));
  return title.length > 0 ? { title, description } : { title: words, description: [] };
}

/** "SALADS  served with bread": smaller or lighter type after a heading describes the section. */
export function splitHeading(words: PlacedWord[]): SplitTitle {
  const index = findStyleChange(words);
  return index !== undefined && words.length - index >= 2
    ? { title: words.slice(0, index), description: words.slice(index) }
    : { title: words, description: [] };
}

/** A heading's frame: "[ Drinks ]", "~Drinks~". "(Hot) and (cold)" keeps its brackets. */
const FRAME_START = /^[[({~*]+/;
const FRAME_END = /(?<![\])}~*])[\])}~*]+$/;

/** A heading's lines without the signs that frame it. */
export function unframe(lines: PlacedWord[][]): PlacedWord[][] {
  const words = lines.flat();
  const [first, lastWord] = [words[0], words.at(-1)];
  const inside = textOf(words).replace(FRAME_START, '').replace(FRAME_END, '');
  if (
    !first ||
    !lastWord ||
    !FRAME_START.test(first.text) ||
    !FRAME_END.test(lastWord.text) ||
    /[[\](){}]/.test(inside)
  )
    return lines;
  return lines.map((line) =>
    line.flatMap((word) => {
      let { text } = word;
      if (word === first) text = text.replace(FRAME_START, '');
      if (word === lastWord) text = text.replace(FRAME_END, '');
      return text === '' ? [] : [{ ...word, text }];
    }),
  );
}

/** Strips leading bullets and item numbers, and trailing stray marks. */
export function trimMarks(words: PlacedWord[]): PlacedWord[] {
  let start = 0;
  while (start < words.length - 1 && isMark(words[start])) start += 1;
  let end = words.length;
  while (end > start + 1 && BULLET.test(words[end - 1]?.text ?? '')) end -= 1;
  return words.slice(start, end);
}

const isMark = (word: PlacedWord | undefined) =>
  word !== undefined && (BULLET.test(word.text) || ITEM_NUMBER.test(word.text));

function findStyleChange(words: PlacedWord[]): number | undefined {
  const first = words[0];
  if (!first) return undefined;
  const isSame = (word: PlacedWord) =>
    word.word.bold === first.word.bold &&
    word.word.italic === first.word.italic &&
    (isFromOcr(word) || Math.abs(Math.log(word.size / first.size)) < 0.12);
  const index = words.findIndex((word) => !isSame(word) && /[\p{L}\p{N}]/u.test(word.text));
  // If the first style returns later, the change was emphasis within the title.
  return index > 0 && !words.slice(index).some(isSame) ? index : undefined;
}

/** "MARGHERITA tomato, basil"; but "FONSECA Reserve Port" is one name. */
function findCapitalsEnd(words: PlacedWord[]): number | undefined {
  const isLow = (word: PlacedWord) => /\p{Ll}/u.test(word.text);
  const index = words.findIndex(isLow);
  const letters = words
    .slice(0, Math.max(0, index))
    .reduce((sum, { text }) => sum + text.replace(/[^\p{Lu}]/gu, '').length, 0);
  const followingWords = words.slice(index).filter((word) => /\p{L}{2}/u.test(word.text));
  const plain = followingWords.filter((word) => /^[^\p{L}]*\p{Ll}/u.test(word.text)).length;
  const isDescription =
    followingWords.length >= 2 && followingWords.every(isLow) && plain >= 0.5 * followingWords.length;
  return letters >= MIN_CAPS_LETTERS && isDescription ? index : undefined;
}

function findSeparator(words: PlacedWord[]): number | undefined {
  const index = words.findIndex(
    ({ text }, at) => (at > 0 && /^[:–—-]$/.test(text)) || (/\p{L}:$/u.test(text) && text.length > 2),
  );
  if (index < 0) return undefined;
  return index + 1 < words.length ? index + 1 : undefined;
}
