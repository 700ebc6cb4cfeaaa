import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { halve } from '../../neural/crop-line.ts';
import { toRaster } from '../../picture/raster.ts';
import type { ReadWord } from './ocr-words.ts';
import { findColumns, rereadFigures, withFigures } from './reread-figures.ts';

GlobalFonts.registerFromPath(
  createRequire(import.meta.url).resolve('@fontsource/work-sans/files/work-sans-latin-400-normal.woff2'),
  'Menu',
);

const ROW = 60;
/** OCR's reading of a column of prices; `printed` has the width of the actual print. */
const cell = (text: string, row: number, x1 = 400, printed = text): ReadWord => ({
  text,
  confidence: 0.95,
  x0: x1 - 22 * printed.length,
  x1,
  y0: 20 + ROW * row,
  y1: 50 + ROW * row,
});

/** A page with right-aligned prices, whose boxes are as OCR returns them. */
async function draw(prices: string[]) {
  const canvas = createCanvas(500, ROW * prices.length + 40);
  const page = canvas.getContext('2d');
  page.fillStyle = '#ffffff';
  page.fillRect(0, 0, canvas.width, canvas.height);
  page.fillStyle = '#202020';
  page.font = '40px Menu';
  const boxes = prices.map((price, row) => {
    const { width } = page.measureText(price);
    page.fillText(price, 400 - width, 50 + ROW * row);
    return { x0: Math.floor(400 - width), x1: 400, y0: 20 + ROW * row, y1: 51 + ROW * row };
  });
  return { halves: halve(await toRaster(sharp(canvas.toBuffer('image/png')))), boxes };
}

const columns = (words: ReadWord[]) => findColumns(words).map((column) => column.map(({ text }) => text));

it('takes words that look like prices and stand below one another for a column, those misread included', () =>
  expect(
    columns([
      cell('€9', 0),
      cell('Soup', 0, 200),
      cell('12', 1),
      cell('2', 1, 150),
      cell('II', 2),
      cell('7.50', 3),
      cell('14', 40),
    ]),
  ).toEqual([['€9', '12', 'II', '7.50']]));

it('puts other figures between the signs of the first reading', () => {
  expect(withFigures('203,70', '20390')).toBe('203,90');
  expect(withFigures('1€', '11')).toBe('11€');
  expect(withFigures('€l6', '16')).toBe('€16');
  expect(withFigures('II,75Fr.', '1175')).toBe('11,75Fr.');
  expect(withFigures('$7.75', '775')).toBeUndefined();
  expect(withFigures('$10.2', '1025')).toBeUndefined();
  expect(withFigures('12', '129')).toBeUndefined();
});

it('mends a wrong figure of a column, in doubt and with the first reading beside it', async () => {
  const printed = ['12.50', '203.90', '184.20', '199.75', '168.10'];
  const { halves, boxes } = await draw(printed);
  const words = printed.map((text, row) => ({
    text: text === '203.90' ? '203.70' : text,
    confidence: 0.95,
    ...(boxes[row] ?? cell(text, row)),
  }));
  const [read = []] = await rereadFigures([words], [], halves, 1);
  expect(read.map(({ text }) => text)).toEqual(printed);
  expect(read[1]).toMatchObject({ confidence: 0.6, alternative: '203.70' });
  expect(read.filter(({ alternative }) => alternative !== undefined)).toHaveLength(1);
}, 60_000);

it.each([
  ['pounds', ['£5', '£12.50', '£6.95', '£16', '£9.80', '£3.20']],
  ['euros', ['5€', '12,50€', '6,95€', '16€', '9,80€', '3€']],
  ['francs', ['CHF5', 'CHF12', '7.50Fr.', 'CHF16', '9.80Fr.', 'CHF31']],
])(
  'lets right prices in %s be',
  async (_, printed) => {
    const { halves, boxes } = await draw(printed);
    const words = printed.map((text, row) => ({ text, confidence: 0.9, ...(boxes[row] ?? cell(text, row)) }));
    expect(await rereadFigures([words], [], halves, 1)).toEqual([words]);
  },
  60_000,
);
