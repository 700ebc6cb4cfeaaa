import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { type Raster, toRaster } from '../picture/raster.ts';
import { halve } from './crop-line.ts';
import { detectLines } from './detect-lines.ts';
import { RECOGNISED_SIGNS } from './models.ts';
import { decode, recogniseLine } from './recognise-line.ts';

const require = createRequire(import.meta.url);
GlobalFonts.registerFromPath(
  require.resolve('@fontsource/cabin-sketch/files/cabin-sketch-latin-700-normal.woff2'),
  'Chalk',
);

const LINES = ['Grilled Salmon $18.50', 'Onion Rings', 'Lemon Sorbet 6.95'];
const ACCENTED_LINES = ['Crème glacée 7,50 €', 'Gemüsesuppe', 'Jalapeños £6'];

/** Light chalk on green, slightly tilted. */
function drawBoard(lines: readonly string[]): Promise<Raster> {
  const canvas = createCanvas(600, 300);
  const board = canvas.getContext('2d');
  board.fillStyle = '#23402b';
  board.fillRect(0, 0, 600, 300);
  board.fillStyle = '#ffe9a8';
  board.font = '36px Chalk';
  board.rotate(-0.02);
  for (const [index, line] of lines.entries()) board.fillText(line, 60, 80 + 80 * index);
  return toRaster(sharp(canvas.toBuffer('image/png')));
}

/** All words of a board in alphabetical order, since a line may be found in pieces. */
async function read(board: Raster): Promise<string[]> {
  const halves = halve(board);
  const texts: string[] = [];
  for (const line of await detectLines(board))
    texts.push((await recogniseLine(halves, line)).map(({ text }) => text).join(''));
  return wordsOf(texts);
}

const wordsOf = (texts: string[]): string[] => texts.flatMap((text) => text.split(' ')).toSorted();

it('reads chalk on a coloured board, the same each time', async () => {
  const board = await drawBoard(LINES);
  const first = await read(board);
  expect(first).toEqual(wordsOf(LINES));
  expect(await read(board)).toEqual(first);
}, 60_000);

it('reads accents and signs of currencies', async () => {
  expect(await read(await drawBoard(ACCENTED_LINES))).toEqual(wordsOf(ACCENTED_LINES));
}, 60_000);

it('finds each line of a very high page once', async () => {
  const canvas = createCanvas(400, 1_500);
  const page = canvas.getContext('2d');
  page.fillStyle = '#ffffff';
  page.fillRect(0, 0, 400, 1_500);
  page.fillStyle = '#202020';
  page.font = '36px Chalk';
  const heights = Array.from({ length: 24 }, (_, index) => 50 + 58 * index);
  for (const y of heights) page.fillText('Onion Rings', 60, y);
  const lines = await detectLines(await toRaster(sharp(canvas.toBuffer('image/png'))));
  const found = lines.map(({ y }) => Math.round((y - 40) / 58)).toSorted((a, b) => a - b);
  expect(found).toEqual(heights.map((_, index) => index));
}, 60_000);

it('finds no lines on an empty board', async () => {
  const empty: Raster = { data: new Uint8Array(3 * 300 * 200).fill(90), width: 300, height: 200, channels: 3 };
  expect(await detectLines(empty)).toEqual([]);
}, 60_000);

it('takes a class that lasts for one letter, and one that comes again for two', () => {
  const classOf = (sign: string) => RECOGNISED_SIGNS.indexOf(sign) + 1;
  const steps = [0, classOf('e'), classOf('e'), 0, classOf('e'), classOf('l'), 0, 0];
  const classes = RECOGNISED_SIGNS.length + 1;
  const scores = new Float32Array(steps.length * classes);
  for (const [step, each] of steps.entries()) scores[step * classes + each] = 0.75;
  expect(decode(scores, steps.length, classes, 1).map(({ text, confidence }) => [text, confidence])).toEqual([
    ['e', 0.75],
    ['e', 0.75],
    ['l', 0.75],
  ]);
});
