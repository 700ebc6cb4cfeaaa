import type { Box } from '../../shared/menu.ts';
import type { SecondReading } from '../reading.ts';
import type { NumberedLine } from './number-lines.ts';

/** Reads a part of a page's picture once more; null where it can't be read. `text` may be empty. */
export type ReadAgain = (page: number, box: Box) => Promise<SecondReading | null>;

/** What a second reading makes of lines, joined by spaces; empty where there is none. */
export type ReadLinesAgain = (lines: NumberedLine[]) => Promise<string>;

/** A page on which more is in doubt is hardly legible: reading it again bit by bit would take minutes. */
const MAX_LINES_A_PAGE = 40;

/** Reads each line of a page once at most, and not too many of them. */
export function secondReadingOf(readAgain: ReadAgain): ReadLinesAgain {
  const readings = new Map<number, Promise<string>>();
  const readOne = ({ number, box }: NumberedLine): Promise<string> => {
    const known = readings.get(number);
    if (known !== undefined) return known;
    if (readings.size >= MAX_LINES_A_PAGE) return Promise.resolve('');
    const reading = readAgain(box.page, box).then((again) => again?.text ?? '');
    readings.set(number, reading);
    return reading;
  };
  return async (lines) => (await Promise.all(lines.map(readOne))).join(' ').trim();
}
