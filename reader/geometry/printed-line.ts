import type { Box } from '../../shared/menu.ts';
import type { Word } from '../reading.ts';

/** Words on one line of a page, and the box around them. */
export type PrintedLine = { words: Word[]; box: Box };

/** Wider white space, in type sizes, separates a title from its price, and a column from the next. */
const MAX_GAP = 1.5;
const MIN_OVERLAP = 0.5;
const LEADER = /^(?:[.…·_•,]+|[-–—~=]{2,})$/;

/** Words as lines, from top to bottom, without leader dots; `aspect` is the page's width by its height. */
export function joinWords(words: Word[], aspect: number): PrintedLine[] {
  const openLines: Word[][] = [];
  for (const word of words.filter(({ text }) => !LEADER.test(text)).toSorted((a, b) => a.box.x - b.box.x)) {
    const nearest = openLines
      .map((line) => ({ line, gap: gapBefore(word, line, aspect) }))
      .filter(({ gap }) => gap < MAX_GAP)
      .toSorted((a, b) => a.gap - b.gap)[0];
    if (nearest) nearest.line.push(word);
    else openLines.push([word]);
  }
  return openLines
    .map((line) => ({ words: line, box: unite(line.map(({ box }) => box)) }))
    .toSorted((a, b) => a.box.y + a.box.height / 2 - b.box.y - b.box.height / 2);
}

/** White space between a line's last word and this one, in type sizes; infinite if they are on other lines. */
function gapBefore(word: Word, line: Word[], aspect: number): number {
  const lastWord = line.at(-1);
  if (!lastWord) return Number.POSITIVE_INFINITY;
  const lowerHeight = Math.min(lastWord.box.height, word.box.height);
  const commonHeight = Math.min(bottomOf(lastWord.box), bottomOf(word.box)) - Math.max(lastWord.box.y, word.box.y);
  if (commonHeight < MIN_OVERLAP * lowerHeight) return Number.POSITIVE_INFINITY;
  const size = Math.max(lastWord.size, word.size, 1e-6);
  const gap = ((word.box.x - lastWord.box.x - lastWord.box.width) * aspect) / size;
  return gap < -1 ? Number.POSITIVE_INFINITY : Math.abs(gap);
}

const bottomOf = (box: Box) => box.y + box.height;

/** The smallest box around all of them; they are on one page. */
export function unite(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    page: boxes[0]?.page ?? 0,
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map(bottomOf)) - y,
  };
}

/** Words whose centre is in one of the boxes. */
export const wordsWithin = (words: readonly Word[], boxes: readonly Box[]): Word[] =>
  words.filter(({ box: { x, y, width, height } }) => {
    const [centreX, centreY] = [x + width / 2, y + height / 2];
    return boxes.some(
      (box) => centreX > box.x && centreX < box.x + box.width && centreY > box.y && centreY < box.y + box.height,
    );
  });
