import { openLines } from '../../reader/blocks/find-blocks.ts';
import { linesOfPages } from '../../reader/draft/structure-pages.ts';
import { median } from '../../reader/geometry/placed-word.ts';
import type { Line } from '../../reader/lines/line.ts';
import { type GoldLine, goldLines } from './gold-lines.ts';
import type { ReadMenu } from './kept-readings.ts';
import type { Lesson } from './learn.ts';

type LessonChange = (lines: Line[], gold: (GoldLine | undefined)[]) => Line[];
const CHANGES: readonly (LessonChange | undefined)[] = [withPlainHeadings, withPricesAtEnd, undefined];

/**
 * What is learned from menus: their lines with what they are. Of every three menus one is learned from again with headings
 * that are set like dishes, one with prices behind the descriptions, as no family sets them.
 */
export function lessonsOf(menus: ReadMenu[]): Lesson[] {
  return menus.flatMap((menu, index) => {
    const lesson = lessonOf(menu, (lines) => lines);
    const change = CHANGES[index % CHANGES.length];
    return change ? [lesson, lessonOf(menu, (lines) => change(lines, lesson.gold))] : [lesson];
  });
}

function lessonOf({ name, pages, truth }: ReadMenu, change: (lines: Line[]) => Line[]): Lesson {
  const lines = openLines(change(linesOfPages(pages)));
  return { name, lines, gold: goldLines(lines.open, pages, truth) };
}

/** Menus set sub-headings like dishes in another colour, and photographs lose what tells them apart. */
function withPlainHeadings(lines: Line[], gold: (GoldLine | undefined)[]): Line[] {
  const titles = lines.filter((_, index) => gold[index]?.role === 'title');
  const size = median(titles.map((line) => line.size));
  const isUsual = (of: 'bold' | 'italic' | 'caps') => titles.filter((line) => line[of]).length > titles.length / 2;
  const style = { size, bold: isUsual('bold'), italic: isUsual('italic'), caps: isUsual('caps') };
  return lines.map((line, index) => (gold[index]?.role === 'heading' ? { ...line, ...style } : line));
}

/** Each dish's prices are on its last line instead of its first. */
function withPricesAtEnd(lines: Line[], gold: (GoldLine | undefined)[]): Line[] {
  const changed = lines.map((line) => ({ ...line }));
  for (const [index, line] of changed.entries()) {
    const item = gold[index]?.role === 'title' ? gold[index]?.item : undefined;
    if (item === undefined || line.prices.length === 0 || line.is_price) continue;
    const end = changed.findLastIndex(
      (_, lineIndex) => gold[lineIndex]?.item === item && gold[lineIndex]?.role === 'description',
    );
    const lastLine = changed[end];
    if (!lastLine || end <= index || lastLine.column !== line.column || lastLine.prices.length > 0) continue;
    lastLine.prices = line.prices;
    line.prices = [];
  }
  return changed;
}
