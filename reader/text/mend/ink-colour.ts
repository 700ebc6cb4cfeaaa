import type { Box } from '../../../shared/menu.ts';
import type { Raster } from '../../picture/raster.ts';
import type { Word } from '../../reading.ts';

/** Red, green and blue, of 255. */
export type Colour = [number, number, number];

/** Pixels this near to the furthest ones from the paper are ink; the others are its blurred rim. */
const INK_FROM = 0.9;
/** This share of a word's box, its furthest pixels, may be stains. */
const STAINS = 0.02;
/** Ink that differs less (of 255) from its paper has no colour that can be told. */
const MIN_CONTRAST = 24;

/** Words with the colour of their ink on the page in colour, if any differs from its paper. */
export const colourWords = (words: Word[], page: Raster): Word[] =>
  words.map((word) => {
    const colour = inkColour(page, word.box);
    return colour ? { ...word, colour } : word;
  });

/** The paper is what lies around the box; ink is what in it is furthest from that. */
export function inkColour(page: Raster, box: Box): Colour | undefined {
  const left = within(Math.round(box.x * page.width), page.width);
  const right = within(Math.round((box.x + box.width) * page.width) - 1, page.width);
  const top = within(Math.round(box.y * page.height), page.height);
  const bottom = within(Math.round((box.y + box.height) * page.height) - 1, page.height);
  const paper = paperAround(page, { left, top, right, bottom });
  const pixels: { at: number; distance: number }[] = [];
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) {
      const at = 3 * (y * page.width + x);
      pixels.push({ at, distance: distanceOf(page, at, paper) });
    }
  const distances = Uint8Array.from(pixels, ({ distance }) => distance).toSorted();
  const furthest = distances[Math.floor((1 - STAINS) * (distances.length - 1))] ?? 0;
  if (furthest < MIN_CONTRAST) return undefined;
  const ink = pixels.filter(({ distance }) => distance >= INK_FROM * furthest);
  const mean = (channel: number) =>
    Math.round(ink.reduce((sum, { at }) => sum + (page.data[at + channel] ?? 0), 0) / ink.length);
  return [mean(0), mean(1), mean(2)];
}

const distanceOf = ({ data }: Raster, at: number, [red, green, blue]: Colour): number =>
  Math.max(
    Math.abs((data[at] ?? 0) - red),
    Math.abs((data[at + 1] ?? 0) - green),
    Math.abs((data[at + 2] ?? 0) - blue),
  );

type Bounds = { left: number; top: number; right: number; bottom: number };

/** The usual colour of the rows right above and below. */
function paperAround(page: Raster, { left, top, right, bottom }: Bounds): Colour {
  const rows = [within(top - 1, page.height), within(bottom + 1, page.height)];
  const usual = (channel: number): number => {
    const values = rows.flatMap((y) =>
      Array.from({ length: right - left + 1 }, (_, x) => page.data[3 * (y * page.width + left + x) + channel] ?? 0),
    );
    return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 255;
  };
  return [usual(0), usual(1), usual(2)];
}

const within = (place: number, length: number): number => Math.min(length - 1, Math.max(0, place));
