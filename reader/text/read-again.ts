import { stat } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { PSM } from 'tesseract.js';
import type { Box } from '../../shared/menu.ts';
import { halve } from '../neural/crop-line.ts';
import { detectLines } from '../neural/detect-lines.ts';
import { canRunModels } from '../neural/models.ts';
import { type Letter, recogniseLine } from '../neural/recognise-line.ts';
import { fromRaster, type Raster, toRaster } from '../picture/raster.ts';
import type { PartReading, SecondReading } from '../reading.ts';
import { DEFAULT_LANGUAGE, type OcrLanguage } from '../reading.ts';
import { toTesseractScale } from './join/join-engines.ts';
import { readLines } from './tesseract/ocr-words.ts';

/** Margin that is read around the box, relative to its height: boxes of words are tight. */
const MARGIN = 0.3;
/** Height in pixels of a line with its margins, so that its letters have OCR's best size. */
const WANTED = 60;
const MAX_ENLARGEMENT = 3;
/** OCR doesn't see a picture full of ink as letters; this white border keeps the line small. */
const WHITE = 80;
/** Fainter marks (of 255) are paper grain. */
const MIN_CONTRAST = 44;
/** A smaller share of a box is a speck, or the edge of a neighbour. */
const MIN_INK = 0.015;
/** Minimum margin in pixels that the detector sees around a box. */
const AROUND = 24;
/** Margin of detected lines beside their letters on each side, in heights. */
const RIM = 0.3;

type Crop = { left: number; top: number; width: number; height: number };

/** See `Reader.readAgain`. */
export async function readAgain(
  path: string,
  box: Box,
  language: OcrLanguage = DEFAULT_LANGUAGE,
): Promise<PartReading> {
  const picture = fromRaster(await decode(path));
  const readings = [await readPart(picture, box, language)];
  if (await canRunModels()) readings.push(await readPartByNeural(picture, box));
  return { readings, has_ink: await hasInk(picture, box) };
}

let cachedPicture: { name: string; raster: Raster } | undefined;

/** The picture's pixels, kept until another one is asked for: a page's lines are read again one after another. */
async function decode(path: string): Promise<Raster> {
  const { ino, size, mtimeMs } = await stat(path);
  const name = [path, ino, size, mtimeMs].join(' ');
  if (cachedPicture?.name !== name) cachedPicture = { name, raster: await toRaster(sharp(path)) };
  return cachedPicture.raster;
}

/** Reads an open picture's part with Tesseract. */
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
  const weightedConfidence = words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0);
  return {
    text: words.map(({ text }) => text).join(' '),
    confidence: letters === 0 ? 0 : weightedConfidence / letters,
  };
}

/** Reads with the neural engine, which sees the surroundings, too, but only returns the letters within the box. */
async function readPartByNeural(picture: Sharp, box: Box): Promise<SecondReading> {
  const size = await picture.metadata();
  const inner = areaAround(box, 0, size);
  const outer = areaAround(box, Math.max(AROUND, inner.height), size);
  const page = await toRaster(picture.clone().extract(outer));
  const left = inner.left - outer.left;
  const top = inner.top - outer.top;
  const outerPart = {
    x: left + inner.width / 2,
    y: top + inner.height / 2,
    width: inner.width,
    height: inner.height,
    angle: 0,
  };
  const linesOfPart = (await detectLines(page)).filter(({ y }) => y > top && y < top + inner.height);
  const halves = halve(page);
  const texts: Letter[] = [];
  for (const line of linesOfPart.length > 0 ? inReadingOrder(linesOfPart) : [outerPart]) {
    if (texts.length > 0) texts.push(SPACE);
    const from = line.x - (line.width / 2) * Math.cos(line.angle);
    const along = line.width * Math.cos(line.angle);
    const rim = RIM * line.height;
    for (const letter of await recogniseLine(halves, line)) {
      const x = from + letter.at * along;
      if (x > left - rim && x < left + inner.width + rim) texts.push(letter);
    }
  }
  const text = texts.map((letter) => letter.text).join('');
  const letters = texts.filter((letter) => letter.text.trim() !== '');
  const weightedConfidence = letters.reduce((sum, { confidence }) => sum + toTesseractScale(confidence), 0);
  return {
    text: text.replace(/\s+/g, ' ').trim(),
    confidence: letters.length === 0 ? 0 : weightedConfidence / letters.length,
  };
}

const SPACE: Letter = { text: ' ', at: 0, confidence: 1 };

/** In rows from left to right: a word lower by less than half its height belongs to the row before. */
function inReadingOrder<Line extends { x: number; y: number; height: number }>(lines: Line[]): Line[] {
  const rows: Line[][] = [];
  for (const line of lines.toSorted((a, b) => a.y - b.y)) {
    const [first] = rows.at(-1) ?? [];
    if (first && line.y - first.y < first.height / 2) rows.at(-1)?.push(line);
    else rows.push([line]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.x - b.x));
}

/** Whether anything within the box itself differs from the paper. */
async function hasInk(picture: Sharp, box: Box): Promise<boolean> {
  const area = areaAround(box, 0, await picture.metadata());
  const distance = distanceFromPaper(await toRaster(picture.clone().extract(area)));
  const inked = distance.reduce((count, value) => count + (value >= MIN_CONTRAST ? 1 : 0), 0);
  return inked >= MIN_INK * distance.length;
}

/**
 * A strip's ink by its distance from its most usual colour, the paper's: light hardly varies over so small a part of a
 * page. The strongest tenth counts as black.
 */
function darkOnLight(strip: Raster): Raster {
  const { width, height } = strip;
  const distance = distanceFromPaper(strip);
  const strongest = Math.max(MIN_CONTRAST, distance.toSorted()[Math.floor(0.9 * distance.length)] ?? 0);
  const ink = distance.map((value) => 255 - Math.min(255, Math.round((255 * value) / strongest)));
  return { data: ink, width, height, channels: 1 };
}

function distanceFromPaper({ data, width, height }: Raster): Uint8Array {
  const paper = [0, 1, 2].map((channel) => middle(data.filter((_, index) => index % 3 === channel)));
  return Uint8Array.from({ length: width * height }, (_, pixel) =>
    Math.max(...paper.map((value, channel) => Math.abs((data[3 * pixel + channel] ?? value) - value))),
  );
}

const middle = (values: Uint8Array): number => values.toSorted()[values.length >> 1] ?? 0;

/** The box with a margin in pixels, in whole pixels within the picture. */
function areaAround(box: Box, margin: number, picture: { width: number; height: number }): Crop {
  // Half the margin at the sides, where the neighbouring words are.
  const beside = margin / 2;
  const left = within(Math.floor(box.x * picture.width - beside), picture.width - 1);
  const top = within(Math.floor(box.y * picture.height - margin), picture.height - 1);
  const right = within(Math.ceil((box.x + box.width) * picture.width + beside), picture.width);
  const bottom = within(Math.ceil((box.y + box.height) * picture.height + margin), picture.height);
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));
