import type { Sharp } from 'sharp';
import { liftInk } from '../picture/lift-ink.ts';
import { type Raster, resizeRaster, toRaster, usualSide } from '../picture/raster.ts';
import type { OcrLanguage, Word } from '../reading.ts';
import type { PdfPageText } from '../text/layer/pdf-page.ts';
import { type ReadWord, readLines } from '../text/tesseract/ocr-words.ts';
import { copyInk } from '../text/tesseract/sheet.ts';
import { typeSize } from '../text/tesseract/type-size.ts';
import { type DrawnLine, findDrawnLines } from './find-drawn-lines.ts';

/** Minimum height of a band without words to be searched, as a share of the page's height. */
const MIN_BAND = 0.07;
/** Minimum range of grey levels (of 255) in a band that shows something. */
const MIN_CONTRAST = 24;
const MIN_CONFIDENCE = 0.7;
const MIN_LETTERS = 3;
/** Lines are detected at this share of the picture's size; smaller letters (in pixels) are read at its full size. */
const LOOK_AT = 0.5;
const SMALL_LETTER = 20;
/** OCR is trained on letters of some 30 pixels. */
const WANTED_LETTER = 36;
const MAX_LINES = 8;
/** Drawn pages have no shadows, so the paper can be estimated at this size. */
const PAPER_LONGEST = 180;
const MARGIN = 24;
/** Minimum height of the sheet: OCR reads words that are too high for their picture as drawings. */
const MIN_SHEET = 4 * WANTED_LETTER;

type EmptyBand = { top: number; bottom: number };
/** A line's ink at OCR's letter size, its position in the sheet, and the transform back to fractions of the page. */
type LineCut = { ink: Raster; sheet_top: number; x: number; y: number; scale_x: number; scale_y: number };

/**
 * Reads headings that a PDF shows as pictures or outlines: OCR reads everything that looks like a line of letters in
 * bands across the page without words, all at once. `picture` is the page, `text` its text layer, `language` that of
 * its letters.
 */
export async function readPicturedText(
  picture: Sharp,
  text: PdfPageText,
  page: number,
  language: OcrLanguage,
): Promise<Word[]> {
  const { width = 1, height = 1 } = await picture.metadata();
  const rows: LineCut[] = [];
  for (const band of findBands(text.words)) rows.push(...(await findRows(picture, { width, height }, band)));
  if (rows.length === 0) return [];
  const read = (await readLines(layOut(rows), language)).flat();
  return rows.flatMap((row) => {
    const wordsOfRow = read.filter((word) => isWithin(row, (word.y0 + word.y1) / 2) && isSure(word));
    // An ampersand that joins no words is a drawing.
    const wordsInside = wordsOfRow.filter(({ text }, at) => text !== '&' || (at > 0 && at < wordsOfRow.length - 1));
    return wordsInside.map((word) => placeOnPage(word, row, page));
  });
}

const isWithin = ({ ink, sheet_top }: LineCut, y: number) => y > sheet_top && y < sheet_top + ink.height;

function placeOnPage({ text, confidence, x0, y0, x1, y1 }: ReadWord, row: LineCut, page: number): Word {
  const { x, y, scale_x, scale_y, sheet_top } = row;
  const box = {
    page,
    x: x + (x0 - MARGIN) * scale_x,
    y: y + (y0 - sheet_top) * scale_y,
    width: (x1 - x0) * scale_x,
    height: (y1 - y0) * scale_y,
  };
  return { text, confidence, box, size: typeSize(text, y1 - y0) * scale_y, bold: false, italic: false };
}

function isSure({ text, confidence }: ReadWord): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '').length;
  return confidence >= MIN_CONFIDENCE && (letters >= MIN_LETTERS || text === '&');
}

/** Tall stretches without words, from top to bottom. */
function findBands(words: Word[]): EmptyBand[] {
  const bands: EmptyBand[] = [];
  let reached = 0;
  for (const { box } of words.toSorted((a, b) => a.box.y - b.box.y)) {
    if (box.y - reached >= MIN_BAND) bands.push({ top: reached, bottom: box.y });
    reached = Math.max(reached, box.y + box.height);
  }
  if (1 - reached >= MIN_BAND) bands.push({ top: reached, bottom: 1 });
  return bands;
}

type Size = { width: number; height: number };

async function findRows(picture: Sharp, size: Size, band: EmptyBand): Promise<LineCut[]> {
  const side = usualSide(size);
  const small = await cut(picture, size, band, LOOK_AT);
  if (!hasInk(small)) return [];
  let ink = await liftInk(small, { side: LOOK_AT * side, paper_longest: PAPER_LONGEST });
  let share = LOOK_AT;
  let lines = findDrawnLines(ink, LOOK_AT * size.height);
  if (lines.some(({ height }) => height < SMALL_LETTER)) {
    ink = await liftInk(await cut(picture, size, band, 1), { side, paper_longest: PAPER_LONGEST });
    share = 1;
    lines = findDrawnLines(ink, size.height);
  }
  return await Promise.all(
    lines
      .toSorted((a, b) => b.height - a.height)
      .slice(0, MAX_LINES)
      .map((line) => cutRow(ink, line, { width: size.width * share, height: size.height * share }, band)),
  );
}

/** A band of the picture in colour, scaled by a share. */
async function cut(picture: Sharp, { width, height }: Size, band: EmptyBand, share: number): Promise<Raster> {
  const top = Math.round(band.top * height);
  const rows = Math.min(height - top, Math.round((band.bottom - band.top) * height));
  const part = picture.clone().extract({ left: 0, top, width, height: rows });
  if (share === 1) return toRaster(part);
  const target = { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(rows * share)) };
  return toRaster(part.resize({ ...target, fit: 'fill' }));
}

/** Whether anything differs from the ground. */
function hasInk({ data }: Raster): boolean {
  let [darkest, lightest] = [255, 0];
  for (const value of data) {
    if (value < darkest) darkest = value;
    if (value > lightest) lightest = value;
    if (lightest - darkest > MIN_CONTRAST) return true;
  }
  return false;
}

/** Cuts out a line with accents and descenders, at OCR's letter size. */
async function cutRow(ink: Raster, line: DrawnLine, page: Size, band: EmptyBand): Promise<LineCut> {
  const room = Math.ceil(0.4 * line.height);
  const x0 = Math.max(0, line.x0 - room);
  const top = Math.max(0, line.y0 - room);
  const x1 = Math.min(ink.width - 1, line.x1 + room);
  const bottom = Math.min(ink.height - 1, line.y1 + room);
  const part = blank(x1 - x0 + 1, bottom - top + 1);
  copyInk(ink, part, { x0, x1, top, bottom }, 0, 0);
  const factor = WANTED_LETTER / line.height;
  const [width, height] = [Math.ceil(part.width * factor), Math.ceil(part.height * factor)];
  return {
    ink: await resizeRaster(part, width, height, 'lanczos3'),
    sheet_top: 0,
    x: x0 / page.width,
    y: band.top + top / page.height,
    scale_x: part.width / width / page.width,
    scale_y: part.height / height / page.height,
  };
}

/** Stacks all lines on one sheet and records the position of each. */
function layOut(rows: LineCut[]): Raster {
  let height = MARGIN;
  for (const row of rows) {
    row.sheet_top = height;
    height += row.ink.height + MARGIN;
  }
  const width = Math.max(...rows.map(({ ink }) => ink.width)) + 2 * MARGIN;
  const sheet = blank(width, Math.max(height, MIN_SHEET));
  for (const { ink, sheet_top } of rows)
    copyInk(ink, sheet, { x0: 0, x1: ink.width - 1, top: 0, bottom: ink.height - 1 }, MARGIN, sheet_top);
  return sheet;
}

const blank = (width: number, height: number): Raster => ({
  data: new Uint8Array(width * height).fill(255),
  width,
  height,
  channels: 1,
});
