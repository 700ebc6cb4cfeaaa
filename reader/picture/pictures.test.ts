import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { liftInk } from './lift-ink.ts';
import { measureSlopes } from './measure-slopes.ts';
import type { Raster } from './raster.ts';
import { isOfOneColour, maxLongest, toRaster, usualSide } from './raster.ts';
import { removeClutter } from './remove-clutter.ts';
import { fitSlopes, straighten } from './straighten.ts';

const WIDTH = 600;
const HEIGHT = 800;

/** A grey page with rows of bars for words. `slope` is pixels down per pixel to the right. */
function drawRows(paper: number, letters: number, slope = 0): Raster {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(paper);
  for (let row = 60; row < HEIGHT - 60; row += 40)
    for (let x = 60; x < WIDTH - 60; x += 1) {
      if (x % 12 > 6) continue;
      const y = Math.round(row + slope * (x - WIDTH / 2));
      for (let thick = 0; thick < 12; thick += 1) data[(y + thick) * WIDTH + x] = letters;
    }
  return { data, width: WIDTH, height: HEIGHT, channels: 1 };
}

const inColour = (page: Raster) => toRaster(sharp(page.data, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } }));
const at = (page: Raster, x: number, y: number) => page.data[y * page.width + x] ?? -1;

describe('ink', () => {
  it.each([
    ['dark letters on white', 240, 20],
    ['light letters on black', 15, 230],
    ['pale letters on grey', 150, 90],
  ])('comes out dark on white: %s', async (_, paper, letters) => {
    const ink = await liftInk(await inColour(drawRows(paper, letters)));
    expect(at(ink, 60, 66)).toBeLessThan(60);
    expect(at(ink, 68, 66)).toBeGreaterThan(200);
    expect(at(ink, 300, 30)).toBeGreaterThan(200);
  });

  it('is what letters are: the light rim that cameras draw around dark ones is none', async () => {
    const page = drawRows(200, 40);
    for (let index = 1; index < page.data.length; index += 1)
      if (page.data[index] === 200 && page.data[index - 1] === 40) page.data[index] = 255;
    const ink = await liftInk(await inColour(page));
    expect(at(ink, 66, 66)).toBeLessThan(60);
    expect(at(ink, 67, 66)).toBe(255);
  });

  it('of whole letters is kept beside a bar of the other kind', async () => {
    const page = drawRows(250, 20);
    for (let y = 400; y < 436; y += 1) page.data.fill(20, y * WIDTH + 40, y * WIDTH + WIDTH - 40);
    for (let y = 412; y < 424; y += 1)
      for (let x = 60; x < WIDTH - 60; x += 1) if (x % 12 <= 6) page.data[y * WIDTH + x] = 250;
    const ink = await liftInk(await inColour(page));
    for (let x = 60; x < WIDTH - 60; x += 12) {
      expect(at(ink, x + 3, 386)).toBeLessThan(100);
      expect(at(ink, x + 3, 418)).toBeLessThan(100);
      expect(at(ink, x + 3, 466)).toBeLessThan(100);
    }
  });

  it.each([
    ['dark', 40],
    ['light', 200],
  ])('of letters beside a %s photograph is what it is without one', async (_, brightness) => {
    const page = drawRows(250, 20);
    for (let y = 0; y < HEIGHT; y += 1)
      for (let x = WIDTH / 2; x < WIDTH; x += 1)
        page.data[y * WIDTH + x] = brightness + Math.round(30 * Math.sin(x / 9) * Math.cos(y / 13));
    const ink = await liftInk(await inColour(page));
    for (const x of [60, 180, 264])
      for (let row = 60; row < HEIGHT - 60; row += 40) {
        expect(at(ink, x + 3, row + 6)).toBeLessThan(100);
        expect(at(ink, x + 9, row + 6)).toBeGreaterThan(200);
        expect(at(ink, x + 3, row + 26)).toBeGreaterThan(200);
      }
  });

  it('is lifted from pictures too small for any window', async () => {
    const dot: Raster = { data: new Uint8Array([0, 0, 0]), width: 1, height: 1, channels: 3 };
    expect((await liftInk(dot)).data).toHaveLength(1);
  });
});

describe('a long page', () => {
  it('is measured and read as the usual pages that it is as long as', () => {
    expect(usualSide({ width: 1_000, height: 1_400 })).toBe(1_400);
    expect(usualSide({ width: 1_000, height: 6_000 })).toBe(1_500);
    expect(maxLongest(3_000, { width: 1_000, height: 1_400 })).toBe(3_000);
    expect(maxLongest(3_000, { width: 6_000, height: 1_000 })).toBe(6_000);
    expect(maxLongest(3_000, { width: 10, height: 60_000 })).toBe(9_000);
  });
});

describe('a leaning page', () => {
  it('is set level', () => {
    const leaning = drawRows(255, 0, 0.06);
    const field = fitSlopes(measureSlopes(leaning));
    expect(field?.(0.5, 0.5)).toBeCloseTo(0.06, 2);
    const level = field ? straighten(leaning, field) : leaning;
    expect(fitSlopes(measureSlopes(level))).toBeUndefined();
  });

  it('that is level already is left alone', () => expect(fitSlopes(measureSlopes(drawRows(255, 0)))).toBeUndefined());
});

describe('clutter', () => {
  it('of frames and leaders goes, letters stay', () => {
    const page = drawRows(255, 0);
    for (let x = 10; x < WIDTH - 10; x += 1) for (const y of [10, 11, 12]) page.data[y * WIDTH + x] = 0;
    for (let x = 100; x < 300; x += 10) for (const y of [30, 31]) page.data.fill(0, y * WIDTH + x, y * WIDTH + x + 2);
    removeClutter(page);
    expect(at(page, 300, 11)).toBe(255);
    expect(at(page, 200, 30)).toBe(255);
    expect(at(page, 60, 66)).toBe(0);
  });

  it('are not the feet of thin letters that broke', () => {
    const page: Raster = { data: new Uint8Array(WIDTH * HEIGHT).fill(255), width: WIDTH, height: HEIGHT, channels: 1 };
    for (let letter = 0; letter < 12; letter += 1) {
      const x = 100 + 16 * letter;
      for (let y = 100; y < 116; y += 1) page.data.fill(0, y * WIDTH + x, y * WIDTH + x + 3);
      for (const y of [117, 118]) page.data.fill(0, y * WIDTH + x, y * WIDTH + x + 3);
    }
    removeClutter(page);
    expect(at(page, 101, 108)).toBe(0);
    expect(at(page, 101, 118)).toBe(0);
  });

  it('is all that the grain of a blank page is', () => {
    const page: Raster = { data: new Uint8Array(WIDTH * HEIGHT).fill(255), width: WIDTH, height: HEIGHT, channels: 1 };
    for (let index = 0; index < page.data.length; index += 37) page.data[index] = 40;
    removeClutter(page);
    expect(page.data.every((value) => value === 255)).toBe(true);
  });
});

describe('a page of one colour', () => {
  const plain = (background: string) =>
    sharp({ create: { width: 200, height: 300, channels: 3, background } })
      .jpeg({ quality: 40 })
      .toBuffer();

  it.each(['#ffffff', '#000000', '#f4efe6'])('is told in %s, also when it was packed with loss', async (background) =>
    expect(isOfOneColour(await toRaster(sharp(await plain(background))))).toBe(true),
  );

  it('is none where pale words stand on it', () => {
    const pale = drawRows(250, 240);
    expect(isOfOneColour(pale)).toBe(false);
  });
});
