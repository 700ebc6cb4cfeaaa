import { describe, expect, it } from 'vitest';
import type { Raster } from '../../picture/raster.ts';
import { inkColour } from './ink-colour.ts';

const SIDE = 40;

/** A page of one colour with upright strokes of another in its middle. */
function drawStrokes(paper: number[], ink: number[]): Raster {
  const page: Raster = { data: new Uint8Array(3 * SIDE * SIDE), width: SIDE, height: SIDE, channels: 3 };
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) {
      const isInk = y >= 10 && y < 30 && x >= 10 && x < 30 && x % 5 < 2;
      page.data.set(isInk ? ink : paper, 3 * (y * SIDE + x));
    }
  return page;
}

const BOX = { page: 0, x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

describe("the colour of a word's ink", () => {
  it.each([
    ['red on white', [255, 255, 255], [200, 30, 20]],
    ['white on a dark board', [40, 44, 40], [240, 240, 235]],
    ['yellow on green', [20, 90, 40], [250, 220, 60]],
  ])('is told from its paper: %s', (_, paper, ink) => expect(inkColour(drawStrokes(paper, ink), BOX)).toEqual(ink));

  it('is not told where nothing stands out', () =>
    expect(inkColour(drawStrokes([200, 200, 200], [195, 198, 200]), BOX)).toBeUndefined());
});
