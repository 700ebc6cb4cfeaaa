import { writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { Rotation } from '../../shared/api/imports.ts';
import { languageOfPage } from '../page-language.ts';
import { type PreparedPicture, preparePicture } from '../picture/prepare-picture.ts';
import { fromRaster, maxLongest, type Raster, toRaster, turnRaster } from '../picture/raster.ts';
import { readPictureFile } from '../picture-file/read-picture-file.ts';
import type { FileToRead, OcrEngines, PageLanguage, PageReading, PageTarget, Word } from '../reading.ts';
import { DEFAULT_LANGUAGE, type OcrLanguage, ReadingError } from '../reading.ts';
import { readPdfPage } from '../text/layer/pdf-page.ts';
import { colourWords } from '../text/mend/ink-colour.ts';
import { recogniseWords } from '../text/ocr.ts';
import { type Probe, probeText } from '../text/tesseract/probe-text.ts';
import { type KeptPdf, withPdf } from './cached-pdf.ts';
import { type FileKind, findFileType } from './file-type.ts';
import { decoding, measurePicture, openPicture } from './load-picture.ts';
import { readPicturedText } from './read-pictured-text.ts';
import { readUnshown } from './read-unshown.ts';
import { canKeepText, findUntrueFonts, joinTrueText } from './untrue-text.ts';

/** Pixels of the longer side for OCR, as a 300 dpi A4 page (see `mostLongest`), and for the review's picture. */
const OCR_LONGEST = 3_508;
export const PICTURE_LONGEST = 1_800;
/** The same for a page that ran out of memory at those sizes: small print is lost, the rest is read. */
const FRUGAL_OCR_LONGEST = 2_200;
const FRUGAL_PICTURE_LONGEST = 1_200;
/** A strip this thin holds no line of text, and is narrower than the windows of picture preparation. */
const SHORTEST = 32;

/**
 * `is_frugal` saves memory at the expense of small print, of pictures within a page, and of the second engine.
 * `engines` read pictures; both by default.
 */
export type ReadingOptions = { is_frugal?: boolean; engines?: OcrEngines };

/**
 * Whether a page's text includes the headings of its dishes. If not, headings may be drawings, and are searched for.
 */
export type HasHeadings = (page: PageReading) => boolean;

/**
 * See `Reader.readPage`. `hasHeadings` is passed in since it needs the page's structure, which is unknown in this
 * folder.
 */
export async function readPage(
  { path, rotation, is_laid_out: isLaidOut = false }: FileToRead,
  n: number,
  target: PageTarget,
  hasHeadings: HasHeadings,
  { is_frugal: isFrugal = false, engines = isFrugal ? 'tesseract' : 'both' }: ReadingOptions = {},
): Promise<PageReading> {
  const started = performance.now();
  const kind = await findFileType(path);
  const reading =
    kind.type === 'pdf'
      ? await withPdf(path, kind.has_end, (pdf) =>
          readPdf(pdf, n, target, { isFrugal, isLaidOut, engines, hasHeadings }),
        )
      : await readPicture(await decodePicture(path, kind, { rotation, isFrugal }), target, engines);
  if (reading.words.length === 0) throw new ReadingError('no_text');
  const seconds = (performance.now() - started) / 1_000;
  return { page: target.page, file: target.file ?? 0, ...reading, rules: [], seconds };
}

type Read = {
  width: number;
  height: number;
  engine: PageReading['engine'];
  language: PageLanguage;
  words: Word[];
  unsure?: Word[];
  text_problem?: PageReading['text_problem'];
};

type PdfOptions = { isFrugal: boolean; isLaidOut: boolean; engines: OcrEngines; hasHeadings: HasHeadings };

async function readPdf(
  pdf: KeptPdf,
  n: number,
  target: PageTarget,
  { isFrugal, isLaidOut, engines, hasHeadings }: PdfOptions,
): Promise<Read> {
  // Extracts text before drawing: a scanned page is only drawn once, at the size for OCR.
  const text = await readPdfPage(pdf.text, n, target.page, { is_believed: isLaidOut });
  const readDrawn = async (): Promise<Read> => {
    const longest = maxLongest(isFrugal ? FRUGAL_OCR_LONGEST : OCR_LONGEST, text);
    const large = await pdf.drawPage(n, longest);
    refuseStrips(await large.metadata());
    return readPicture(large, target, engines);
  };
  if (text.words.length === 0 && text.doubtful.length === 0) return readDrawn();
  // Text that a page doesn't paint is believed if there is no memory to compare it.
  if (text.doubtful.length > 0 && !(isFrugal && text.is_unseen)) {
    const drawnReading = await readDrawn().catch((error: unknown) => {
      // Nothing is known then against the text, which may be all that can be read.
      if (canKeepText(text, error)) return undefined;
      throw error;
    });
    const untrueFonts = findUntrueFonts(text.doubtful, drawnReading?.words ?? []);
    if (drawnReading && untrueFonts.length > 0) return joinTrueText(text, untrueFonts, drawnReading);
  }
  const { width, height, turn } = text;
  const drawnPage = isFrugal ? await drawWhatFits(pdf, n) : await pdf.drawPage(n, PICTURE_LONGEST);
  const upright = turn === 0 ? drawnPage : await turned(drawnPage, turn);
  // Another thread encodes the picture meanwhile. Waits for both, so that neither is left running if the other fails.
  const [packed, read] = await Promise.allSettled([keepPicture(upright.clone(), target), readShown()]);
  if (read.status === 'rejected') throw read.reason;
  if (packed.status === 'rejected') throw packed.reason;
  return read.value;

  async function readShown(): Promise<Read> {
    const texts = text.words.map(({ text: word }) => word);
    const language = languageOfPage(texts, target.language ?? DEFAULT_LANGUAGE);
    const words = colourWords(await readUnshown(upright, text, language.code), await toRaster(upright.clone()));
    const layerReading: Read = { width, height, engine: 'pdf-text', language, words };
    // No heading is drawn if the app set the text.
    if (isLaidOut || hasHeadings({ page: target.page, ...layerReading, rules: [], seconds: 0 })) return layerReading;
    const pictured = await readPicturedText(upright, { ...text, words }, target.page, language.code);
    return { ...layerReading, words: [...words, ...pictured] };
  }
}

/** Draws a page for the review when memory is short: without the pictures that don't fit, or blank. */
async function drawWhatFits(pdf: KeptPdf, n: number): Promise<Sharp> {
  try {
    return await pdf.drawPage(n, FRUGAL_PICTURE_LONGEST, { partly: true });
  } catch (error) {
    if (!(error instanceof ReadingError && error.problem === 'out_of_memory')) throw error;
    const { width, height } = (await pdf.text.getPage(n + 1)).getViewport({ scale: 1 });
    const scale = FRUGAL_PICTURE_LONGEST / Math.max(width, height);
    const [across, down] = [width, height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
    return sharp({ create: { width: across, height: down, channels: 3, background: '#ffffff' } });
  }
}

async function turned(picture: Sharp, turn: Rotation): Promise<Sharp> {
  const { data, info } = await picture.rotate(turn).raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** Decodes the whole picture into memory, so that later failures are not the file's fault. */
async function decodePicture(
  path: string,
  kind: FileKind,
  { rotation, isFrugal }: { rotation: Rotation | undefined; isFrugal: boolean },
): Promise<Sharp> {
  return decoding(kind, async () => {
    const file = await readPictureFile(path);
    const size = await measurePicture(file, kind);
    refuseStrips(size);
    const longest = maxLongest(isFrugal ? FRUGAL_OCR_LONGEST : OCR_LONGEST, size);
    const openedPicture = openPicture(file, size, longest, rotation).toColourspace('srgb');
    const { data, info } = await openedPicture.raw().toBuffer({ resolveWithObject: true });
    return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  });
}

/** @throws {ReadingError} `no_text` for a picture that is too thin for any text, now or once it is shrunk. */
function refuseStrips(size: { width: number; height: number }): void {
  const [shorter, longer] = [Math.min(size.width, size.height), Math.max(size.width, size.height)];
  if (shorter * Math.min(1, maxLongest(OCR_LONGEST, size) / longer) < SHORTEST) throw new ReadingError('no_text');
}

/** Boxes are fractions of the straightened page, and the review shows its picture. */
async function readPicture(picture: Sharp, target: PageTarget, engines: OcrEngines): Promise<Read> {
  const { page, ink, likely } = await setUpright(picture, target.language ?? DEFAULT_LANGUAGE);
  await keepPicture(fromRaster(page), target);
  const { words, unsure, language } = await recogniseWords({ page, ink }, target.page, likely, engines);
  return { width: page.width, height: page.height, engine: 'ocr', language, words, unsure };
}

type Upright = { page: Raster; ink: Raster; likely: PageLanguage };

/** Turns a page that seems to lie sideways if more of it is readable then; drawings also have upright lines. */
async function setUpright(picture: Sharp, language: OcrLanguage): Promise<Upright> {
  const prepared = await preparePicture(picture.clone(), { turns: true });
  const probe = await probeText(prepared.ink, language);
  if (!prepared.is_turned) return setOnFeet(prepared, probe);
  const unturned = await preparePicture(picture.clone());
  const otherProbe = await probeText(unturned.ink, language);
  return probe.sure_letters > otherProbe.sure_letters ? setOnFeet(prepared, probe) : setOnFeet(unturned, otherProbe);
}

async function setOnFeet({ page, ink }: PreparedPicture, probe: Probe): Promise<Upright> {
  const likely = probe.language;
  if (!probe.is_upside_down) return { page, ink, likely };
  return { page: await turnRaster(page, 180), ink: await turnRaster(ink, 180), likely };
}

/** @throws {ReadingError} `storage_full`. */
async function keepPicture(picture: Sharp, { picture: path }: PageTarget): Promise<void> {
  const packed = await picture
    .resize({ width: PICTURE_LONGEST, height: PICTURE_LONGEST, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 0 })
    .toBuffer();
  // Written here and not by the picture library, which only reports a full disk in its message text.
  await writeFile(path, packed).catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === 'ENOSPC' || cause.code === 'EDQUOT' ? new ReadingError('storage_full', { cause }) : cause;
  });
}
