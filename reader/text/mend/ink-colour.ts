import type { Box } from '../../../shared/menu.ts';
import type { Raster } from '../../picture/raster.ts';
import type { Word } from '../../reading.ts';

/** Red, green and blue, 0 to 255. */
export type Colour = [number, number, number];
const CHANNELS = [0, 1, 2] as const;

/** Pixels this close to those furthest from the paper's colour are ink; the others are its blurred rim. */
const INK_FROM = 0.9;
/** This share of a word's box, its pixels furthest from the paper's colour, may be stains. */
const STAINS = 0.02;
/** Ink that differs less than this (of 255) from its paper has no detectable colour. */
const MIN_CONTRAST = 24;

/** Adds the colour of their ink on the colour page to the words, if any of it differs from its paper. */
export const colourWords = (words: Word[], page: Raster): Word[] =>
  words.map((word) => {
    const colour = inkColour(page, word.box);
    return colour ? { ...word, colour } : word;
  });

/** The paper's colour is that around the box; the ink's colour is the furthest from it within the box. */
export function inkColour(page: Raster, box: Box): Colour | undefined {
  const left = within(Math.round(box.x * page.width), page.width);
  const right = within(Math.round((box.x + box.width) * page.width) - 1, page.width);
  const top = within(Math.round(box.y * page.height), page.height);
  const bottom = within(Math.round((box.y + box.height) * page.height) - 1, page.height);
  const paper = paperAround(page, { left, top, right, bottom });
  const across = right - left + 1;
  const distances = new Uint8Array(across * (bottom - top + 1));
  const placeOf = (index: number) => 3 * ((top + Math.floor(index / across)) * page.width + left + (index % across));
  for (let index = 0; index < distances.length; index += 1) distances[index] = distanceOf(page, placeOf(index), paper);
  const furthest = distances.toSorted()[Math.floor((1 - STAINS) * (distances.length - 1))] ?? 0;
  if (furthest < MIN_CONTRAST) return undefined;
  const sum: Colour = [0, 0, 0];
  let count = 0;
  for (const [index, distance] of distances.entries()) {
    if (distance < INK_FROM * furthest) continue;
    count += 1;
    for (const channel of CHANNELS) sum[channel] += page.data[placeOf(index) + channel] ?? 0;
  }
  return [Math.round(sum[0] / count), Math.round(sum[1] / count), Math.round(sum[2] / count)];
}

const distanceOf = ({ data }: Raster, offset: number, [red, green, blue]: Colour): number =>
  Math.max(
    Math.abs((data[offset] ?? 0) - red),
    Math.abs((data[offset + 1] ?? 0) - green),
    Math.abs((data[offset + 2] ?? 0) - blue),
  );

type PixelRect = { left: number; top: number; right: number; bottom: number };

/** The usual colour of the rows directly above and below. */
function paperAround(page: Raster, { left, top, right, bottom }: PixelRect): Colour {
  const rows = [within(top - 1, page.height), within(bottom + 1, page.height)];
  const usualLevel = (channel: number): number => {
    const values = rows.flatMap((y) =>
      Array.from({ length: right - left + 1 }, (_, x) => page.data[3 * (y * page.width + left + x) + channel] ?? 0),
    );
    return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 255;
  };
  return [usualLevel(0), usualLevel(1), usualLevel(2)];
}

const within = (place: number, length: number): number => Math.min(length - 1, Math.max(0, place));
