import type { Box } from '../../shared/menu.ts';
import { unite, wordsWithin } from '../geometry/printed-line.ts';
import type { Word } from '../reading.ts';
import type { LaidOut } from './laid-out.ts';
import type { NumberedLine } from './number-lines.ts';
import type { Printed } from './schema.ts';
import type { ReadRegions } from './second-reading.ts';

/** The evidence that an answer is checked against: the page's lines, its layout, and a second reading. */
export type CheckedPage = {
  /** Counted over the import. */
  number: number;
  /** Width by height. */
  aspect: number;
  lines: ReadonlyMap<number, NumberedLine>;
  engine: 'pdf-text' | 'ocr';
  layout: LaidOut;
  readAgain: ReadRegions;
};

type PageToCheck = Omit<CheckedPage, 'lines'> & { lines: NumberedLine[] };

export const checkedPage = ({ lines, ...page }: PageToCheck): CheckedPage => ({
  ...page,
  lines: new Map(lines.map((line) => [line.number, line])),
});

/** A field's claimed place. */
export type Evidence = {
  lines: NumberedLine[];
  words: Word[];
  /** The region that is read again if the words don't match. */
  regions: Box[];
};

/** The maximum fraction of a page for one field; larger boxes identify no place. */
const MAX_BOX = { height: 200, area: 100_000 };

/** The named lines that exist, without duplicates, and other words in the field's own box. */
export function evidenceOf(page: CheckedPage, { lines: numbers, box: modelBox }: Printed): Evidence {
  const namedLines = [...new Set(numbers)].flatMap((number) => page.lines.get(number) ?? []);
  const boxFromModel = modelBox ? boxOnPage(page.number, modelBox) : undefined;
  const inside = boxFromModel
    ? [...page.lines.values()].flatMap((line) => {
        const words = namedLines.includes(line) ? [] : wordsWithin(line.words, [boxFromModel]);
        return words.length === 0 ? [] : [{ ...line, words, box: unite(words.map(({ box }) => box)) }];
      })
    : [];
  const lines = [...namedLines, ...inside];
  return {
    lines,
    words: lines.flatMap((line) => line.words),
    regions: boxFromModel ? [boxFromModel] : namedLines.map(({ box }) => box),
  };
}

function boxOnPage(page: number, { left, top, width, height }: NonNullable<Printed['box']>): Box | undefined {
  const [x0, y0, x1, y1] = [Math.max(0, left), Math.max(0, top), left + width, top + height];
  const box = { left: x0, top: y0, width: Math.min(1_000, x1) - x0, height: Math.min(1_000, y1) - y0 };
  const isPlace = box.width > 0 && box.height > 0 && box.height <= MAX_BOX.height;
  if (!isPlace || box.width * box.height > MAX_BOX.area) return undefined;
  return { page, x: box.left / 1_000, y: box.top / 1_000, width: box.width / 1_000, height: box.height / 1_000 };
}

/** One box per line around its words of the field. If there are none: the answer's regions, or the whole lines. */
export function boxesOf(words: Word[], { lines, regions }: Pick<Evidence, 'lines' | 'regions'>): Box[] {
  const parts = lines.map((line) => line.words.filter((word) => words.includes(word)));
  const boxes = parts.filter((part) => part.length > 0).map((part) => unite(part.map(({ box }) => box)));
  if (boxes.length > 0) return boxes;
  return regions.length > 0 ? regions : lines.map(({ box }) => box);
}

/** The words' mean confidence, weighted by letters: 0 to 1. */
export function legibility(words: readonly { text: string; confidence: number }[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / Math.max(1, letters);
}

/** Other readings of the same ink, as separate words. */
export const otherReadings = (words: readonly Word[]): Word[] =>
  words
    .flatMap((word) => (word.alternative ?? '').split(' ').map((text) => ({ ...word, text })))
    .filter(({ text }) => text);
