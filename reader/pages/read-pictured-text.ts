import type { Sharp } from 'sharp';
import { preparePicture } from '../picture/prepare-picture.ts';
import { type Raster, resizeRaster } from '../picture/raster.ts';
import type { Word } from '../reading.ts';
import { detectLanguage } from '../structure/language.ts';
import { recogniseWords } from '../text/ocr.ts';

/** A band of the page without words is looked at from this share of its height on. */
const MIN_BAND = 0.07;
/** Standard deviation of grey (of 255) from which on a band shows something. */
const MIN_CONTRAST = 6;
const MIN_CONFIDENCE = 0.7;
const MIN_LETTERS = 3;
const FACTORS = [1, 0.5, 0.25];
const MIN_PIXELS = 30;

/**
 * Headings that a PDF shows as pictures or outlines: bands across the page that hold no words of its text layer, but ink,
 * are read by OCR. `picture` is the page, `words` its text layer.
 */
export async function readPicturedText(picture: Sharp, words: Word[], page: number): Promise<Word[]> {
  const bands = findBands(words);
  if (bands.length === 0) return [];
  const language = detectLanguage(words.map((word) => word.text));
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { default: sharp } = await import('sharp');
  const found: Word[] = [];
  for (const band of bands) {
    const top = Math.round(band.top * info.height);
    const height = Math.min(info.height - top, Math.round((band.bottom - band.top) * info.height));
    const raw = { width: info.width, height: info.height, channels: info.channels } as const;
    const cut = () => sharp(data, { raw }).extract({ left: 0, top, width: info.width, height });
    if (!(await showsSomething(cut()))) continue;
    const { ink } = await preparePicture(cut());
    const share = height / info.height;
    for (const word of await readSurest(ink, page, language))
      found.push({
        ...word,
        size: word.size * share,
        box: { ...word.box, y: band.top + word.box.y * share, height: word.box.height * share },
      });
  }
  return found.some((word) => word.text !== '&') ? found : [];
}

/** Headings vary in size more than OCR likes: of three sizes, the one that reads most letters for sure. */
async function readSurest(ink: Raster, page: number, language: string | null): Promise<Word[]> {
  const readings: Word[][] = [];
  for (const factor of FACTORS) {
    const [width, height] = [Math.round(ink.width * factor), Math.round(ink.height * factor)];
    if (width < MIN_PIXELS || height < MIN_PIXELS) continue;
    const words = await recogniseWords(await resizeRaster(ink, width, height), page, language);
    readings.push(words.filter(isSure));
  }
  const lettersOf = (words: Word[]) => words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0);
  return readings.toSorted((a, b) => lettersOf(b) - lettersOf(a))[0] ?? [];
}

function isSure({ text, confidence }: Word): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '').length;
  return confidence >= MIN_CONFIDENCE && (letters >= MIN_LETTERS || text === '&');
}

/** Wide stretches without words, from top to bottom. */
function findBands(words: Word[]): { top: number; bottom: number }[] {
  const bands: { top: number; bottom: number }[] = [];
  let reached = 0;
  for (const { box } of words.toSorted((a, b) => a.box.y - b.box.y)) {
    if (box.y - reached >= MIN_BAND) bands.push({ top: reached, bottom: box.y });
    reached = Math.max(reached, box.y + box.height);
  }
  if (1 - reached >= MIN_BAND) bands.push({ top: reached, bottom: 1 });
  return bands;
}

async function showsSomething(band: Sharp): Promise<boolean> {
  const { channels } = await band.greyscale().stats();
  return (channels[0]?.stdev ?? 0) > MIN_CONTRAST;
}
