import { expect, it } from 'vitest';
import type { Raster } from '../../picture/raster.ts';
import type { ReadWord } from '../tesseract/ocr-words.ts';
import { markBold } from './stroke-weight.ts';

const [LETTER, LINE] = [20, 60];

/** A line of a page: its text, its stroke width, and the height that OCR assigns to its words. */
type StrokedLine = [text: string, stroke: number, height: number];

/** Which lines are detected as bold; each letter is one upright stroke. */
function boldOf(printed: StrokedLine[]): boolean[] {
  const [width, height] = [40 * LETTER, LINE * (printed.length + 1)];
  const ink: Raster = { data: new Uint8Array(width * height).fill(255), width, height, channels: 1 };
  const lines = printed.map(([text, stroke, high], index): ReadWord[] => {
    const y0 = LINE * index + 10;
    for (let y = y0; y < y0 + high; y += 1)
      for (let letter = 0; letter < text.length; letter += 1)
        ink.data.fill(0, y * width + letter * LETTER, y * width + letter * LETTER + stroke);
    return [{ text, confidence: 0.95, x0: 0, x1: text.length * LETTER, y0, y1: y0 + high }];
  });
  return markBold(lines, ink).map(({ bold }) => bold);
}

const light: StrokedLine[] = [30, 31, 32, 30, 29, 33].map((height) => ['onions with butter', 4, height]);

it('tells bold lines by all lines that are set like them, however high OCR takes them for', () =>
  expect(
    boldOf([...light, ['Lamb stew', 6, 36], ['Roast beef', 6, 42], ['Fried eggs', 6, 35], ['Apple tart', 6, 37]]),
  ).toEqual([...light.map(() => false), true, true, true, true]));

it('takes no line for bold where all are set alike, or larger', () =>
  expect(boldOf([...light, ['Starters', 6, 46], ['Desserts', 6, 45]])).toEqual([...light, 1, 2].map(() => false)));
