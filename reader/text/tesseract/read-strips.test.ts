import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { preparePicture } from '../../picture/prepare-picture.ts';
import { cutIntoStrips, readPageLines } from './read-strips.ts';

GlobalFonts.registerFromPath(
  createRequire(import.meta.url).resolve('@fontsource/work-sans/files/work-sans-latin-400-normal.woff2'),
  'Menu',
);

const DISHES = ['Soup', 'Salad', 'Bread', 'Pasta', 'Lamb', 'Trout', 'Cake', 'Melon', 'Beans', 'Rice'];
const ROWS = 76;
const ROW = 50;

const WIDTH = 640;

/** A page of small print, six times as high as wide, whose lines all differ. */
async function drawLongPage() {
  const canvas = createCanvas(WIDTH, 60 + ROWS * ROW);
  const page = canvas.getContext('2d');
  page.fillStyle = '#ffffff';
  page.fillRect(0, 0, canvas.width, canvas.height);
  page.fillStyle = '#202020';
  page.font = '22px Menu';
  const lines = Array.from({ length: ROWS }, (_, row) => `${DISHES[row % 10]} number ${200 + 2 * row}`);
  for (const [row, line] of lines.entries()) page.fillText(line, 60, 60 + row * ROW);
  const { ink } = await preparePicture(sharp(canvas.toBuffer('image/png')));
  return { ink, lines };
}

describe('a very long page of small print', () => {
  const page = drawLongPage();

  it('is read whole, each line once, from letters as large as OCR wants them', async () => {
    const { ink, lines } = await page;
    expect(ink.width).toBeGreaterThan(1.3 * WIDTH);
    const read = (await readPageLines(ink, 'en')).map((line) => line.map(({ text }) => text).join(' '));
    expect(read).toEqual(lines);
  }, 120_000);

  it('is cut between its lines', async () => {
    const { ink } = await page;
    const strips = cutIntoStrips(ink);
    expect(strips.length).toBeGreaterThan(3);
    expect(strips.map(({ from }) => from)).toEqual([0, ...strips.slice(0, -1).map(({ to }) => to)]);
    expect(strips.at(-1)?.to).toBe(ink.height);
    for (const { to } of strips.slice(0, -1))
      expect(ink.data.subarray(to * ink.width, (to + 1) * ink.width).every((value) => value > 200)).toBe(true);
  }, 60_000);
});
