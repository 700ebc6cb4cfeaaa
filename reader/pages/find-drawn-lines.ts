import { findMarks, type Mark, markHeight } from '../picture/marks.ts';
import type { Raster } from '../picture/raster.ts';

/** Minimum and maximum height of a letter, as shares of the page's height. */
const LOWEST = 0.01;
const HIGHEST = 0.12;
/** Maximum gap between letters and words of a line, and minimum width of a line, in heights of its letters. */
const WIDEST_GAP = 1.2;
const NARROWEST = 1.5;

/** A possible line of letters: its bounds in pixels and the height of its capitals. */
export type DrawnLine = { x0: number; y0: number; x1: number; y1: number; height: number };

/** Rows of marks that may be letters, in a part of a page of dark ink on white. `pageHeight` is in pixels. */
export function findDrawnLines(ink: Raster, pageHeight: number): DrawnLine[] {
  const letters = findMarks(ink)
    .marks.filter((mark) => markHeight(mark) >= LOWEST * pageHeight && markHeight(mark) <= HIGHEST * pageHeight)
    .toSorted((a, b) => a.x0 - b.x0);
  const rows: Mark[][] = [];
  for (const letter of letters) {
    const row = rows.find((marks) => isNext(marks, letter));
    if (row) row.push(letter);
    else rows.push([letter]);
  }
  return rows.map(toLine).filter(({ x0, x1, height }) => x1 - x0 > NARROWEST * height);
}

function isNext(row: Mark[], letter: Mark): boolean {
  return row.some((mark) => {
    const [low, high] = [markHeight(mark), markHeight(letter)].toSorted((a, b) => a - b) as [number, number];
    const shared = Math.min(mark.y1, letter.y1) - Math.max(mark.y0, letter.y0);
    return shared > 0.6 * low && high < 2.5 * low && letter.x0 - mark.x1 < WIDEST_GAP * high;
  });
}

function toLine(row: Mark[]): DrawnLine {
  const heights = row.map(markHeight).toSorted((a, b) => a - b);
  return {
    x0: Math.min(...row.map(({ x0 }) => x0)),
    y0: Math.min(...row.map(({ y0 }) => y0)),
    x1: Math.max(...row.map(({ x1 }) => x1)),
    y1: Math.max(...row.map(({ y1 }) => y1)),
    height: heights[Math.floor(0.75 * heights.length)] ?? 1,
  };
}
