import type { Box } from '../../shared/menu.ts';
import type { PageReading, Word } from '../reading.ts';

/** Words on one line, with the number by which a model refers to them. */
export type NumberedLine = {
  number: number;
  words: Word[];
  box: Box;
  /** Only one engine read it, with low confidence. */
  is_unsure?: true;
};

/** Wider white space, in type sizes, separates a title from its price, and a column from the next. */
const MAX_GAP = 1.5;
const MIN_OVERLAP = 0.5;
const LEADER = /^(?:[.…·_•,]+|[-–—~=]{2,})$/;

/**
 * The page's words as lines, numbered from 1, from top to bottom, followed by those that only one engine read, with low
 * confidence. Leader dots are left out.
 */
export function numberLines({ words, unsure = [], width, height }: PageReading): NumberedLine[] {
  const taken = joinWords(words, width / height);
  const others = joinWords(unsure, width / height).map((line) => ({ ...line, is_unsure: true as const }));
  return [...taken, ...others].map((line, index) => ({ number: index + 1, ...line }));
}

/** Words as lines, from top to bottom; `aspect` is the page's width by its height. */
export function joinWords(words: Word[], aspect: number): Omit<NumberedLine, 'number'>[] {
  const open: Word[][] = [];
  for (const word of words.filter(({ text }) => !LEADER.test(text)).toSorted((a, b) => a.box.x - b.box.x)) {
    const fitting = open
      .map((line) => ({ line, gap: gapBefore(word, line, aspect) }))
      .filter(({ gap }) => gap < MAX_GAP)
      .toSorted((a, b) => a.gap - b.gap)[0];
    if (fitting) fitting.line.push(word);
    else open.push([word]);
  }
  return open
    .map((line) => ({ words: line, box: unite(line.map(({ box }) => box)) }))
    .toSorted((a, b) => a.box.y + a.box.height / 2 - b.box.y - b.box.height / 2);
}

/** White space between a line's last word and this one, in type sizes; infinite if they are on other lines. */
function gapBefore(word: Word, line: Word[], aspect: number): number {
  const last = line.at(-1);
  if (!last) return Number.POSITIVE_INFINITY;
  const lower = Math.min(last.box.height, word.box.height);
  const common = Math.min(bottom(last.box), bottom(word.box)) - Math.max(last.box.y, word.box.y);
  if (common < MIN_OVERLAP * lower) return Number.POSITIVE_INFINITY;
  const size = Math.max(last.size, word.size, 1e-6);
  const gap = ((word.box.x - last.box.x - last.box.width) * aspect) / size;
  return gap < -1 ? Number.POSITIVE_INFINITY : Math.abs(gap);
}

const bottom = (box: Box) => box.y + box.height;

/** The smallest box around all of them; they are on one page. */
export function unite(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    page: boxes[0]?.page ?? 0,
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map(bottom)) - y,
  };
}
