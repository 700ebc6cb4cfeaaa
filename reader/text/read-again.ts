import sharp, { type Sharp } from 'sharp';
import { PSM } from 'tesseract.js';
import type { Box } from '../../shared/menu.ts';
import { fromRaster, type Raster, toRaster } from '../picture/raster.ts';
import type { SecondReading } from '../reading.ts';
import { DEFAULT_LANGUAGE, type OcrLanguage } from './ocr-language.ts';
import { readLines } from './ocr-words.ts';

/** White space that is read around the box, by its height: boxes of words are tight. */
const MARGIN = 0.3;
/** Pixels that a line and its margins get, so that its letters have the size that OCR knows. */
const WANTED = 60;
const MAX_ENLARGEMENT = 3;
/** OCR takes what fills a picture for no letters; so much white around the line keeps it small. */
const WHITE = 80;
/** Fainter marks (of 255) are the paper's grain. */
const MIN_CONTRAST = 44;

type Area = { left: number; top: number; width: number; height: number };

/** See `Reader.readAgain`. */
export async function readAgain(
  path: string,
  box: Box,
  language: OcrLanguage = DEFAULT_LANGUAGE,
): Promise<SecondReading> {
  return await readPart(sharp(path), box, language);
}

/** The same of a picture that is open. */
export async function readPart(picture: Sharp, box: Box, language: OcrLanguage): Promise<SecondReading> {
  const { width, height } = await picture.metadata();
  const line = areaAround(box, MARGIN * box.height * height, { width, height });
  const ink = darkOnLight(await toRaster(picture.clone().extract(line)));
  const factor = Math.min(MAX_ENLARGEMENT, Math.max(1 / MAX_ENLARGEMENT, WANTED / line.height));
  const size = { width: Math.round(line.width * factor), height: Math.round(line.height * factor) };
  const { data, info } = await fromRaster(ink)
    .resize({ width: Math.max(1, size.width), height: Math.max(1, size.height), fit: 'fill', kernel: 'lanczos3' })
    .extend({ top: WHITE, bottom: WHITE, left: WHITE, right: WHITE, background: '#ffffff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raster = { data, width: info.width, height: info.height, channels: 1 } as const;
  const words = (await readLines(raster, language, PSM.SINGLE_BLOCK)).flat();
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const sureness = words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0);
  return { text: words.map(({ text }) => text).join(' '), confidence: letters === 0 ? 0 : sureness / letters };
}

/**
 * A strip's ink by its distance from its usual colour, which is the paper's: a line is too small a part of a page for
 * its light to change. The strongest tenth counts as black.
 */
function darkOnLight({ data, width, height }: Raster): Raster {
  const paper = [0, 1, 2].map((channel) => middle(data.filter((_, index) => index % 3 === channel)));
  const distance = Uint8Array.from({ length: width * height }, (_, pixel) =>
    Math.max(...paper.map((value, channel) => Math.abs((data[3 * pixel + channel] ?? value) - value))),
  );
  const strongest = Math.max(MIN_CONTRAST, distance.toSorted()[Math.floor(0.9 * distance.length)] ?? 0);
  const ink = distance.map((value) => 255 - Math.min(255, Math.round((255 * value) / strongest)));
  return { data: ink, width, height, channels: 1 };
}

const middle = (values: Uint8Array): number => values.toSorted()[values.length >> 1] ?? 0;

/** The box and so many pixels around it, in whole pixels within the picture. */
function areaAround(box: Box, margin: number, picture: { width: number; height: number }): Area {
  // To the sides stand the words beside it.
  const beside = margin / 2;
  const left = within(Math.floor(box.x * picture.width - beside), picture.width - 1);
  const top = within(Math.floor(box.y * picture.height - margin), picture.height - 1);
  const right = within(Math.ceil((box.x + box.width) * picture.width + beside), picture.width);
  const bottom = within(Math.ceil((box.y + box.height) * picture.height + margin), picture.height);
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));
