import sharp, { type Sharp } from 'sharp';
import type { Rotation } from '../../shared/api/imports.ts';
import { preparePicture } from '../picture/prepare-picture.ts';
import { fromRaster, turnRaster } from '../picture/raster.ts';
import type { FileToRead, PageReading, Word } from '../reading.ts';
import { ReadingError } from '../reading.ts';
import { recogniseWords } from '../text/ocr.ts';
import { readPdfPage } from '../text/pdf-page.ts';
import { probeText } from '../text/probe-text.ts';
import { type FileKind, findFileType } from './file-type.ts';
import { type KeptPdf, withPdf } from './kept-pdf.ts';
import { decoding, measurePicture, openPicture } from './load-picture.ts';
import { readPicturedText } from './read-pictured-text.ts';

/** Pixels on the longer side: what OCR reads, at the resolution of a 300 dpi A4 page, and what the review shows. */
const OCR_LONGEST = 3_508;
export const PICTURE_LONGEST = 1_800;
/** A strip this thin holds no line of text, and is narrower than the windows that pictures are prepared with. */
const SHORTEST = 32;

type Target = { page: number; picture: string };

/** See `Reader.readPage`. */
export async function readPage({ path, rotation }: FileToRead, n: number, target: Target): Promise<PageReading> {
  const started = performance.now();
  const kind = await findFileType(path);
  const reading =
    kind.type === 'pdf'
      ? await withPdf(path, kind.has_end, (pdf) => readPdf(pdf, n, target))
      : await readPicture(await decodePicture(path, kind, rotation), target);
  if (reading.words.length === 0) throw new ReadingError('no_text');
  return { page: target.page, ...reading, rules: [], seconds: (performance.now() - started) / 1_000 };
}

type Read = { width: number; height: number; engine: PageReading['engine']; words: Word[] };

async function readPdf(pdf: KeptPdf, n: number, target: Target): Promise<Read> {
  const picture = await pdf.drawPage(n, PICTURE_LONGEST);
  // The picture is packed by another thread while this one reads the text. Neither is left running when the other fails.
  const [text, packed] = await Promise.allSettled([
    readPdfPage(pdf.text, n, target.page),
    keepPicture(picture.clone(), target),
  ]);
  if (text.status === 'rejected') throw text.reason;
  if (packed.status === 'rejected') throw packed.reason;
  if (text.value.words.length === 0) {
    const large = await pdf.drawPage(n, OCR_LONGEST);
    refuseStrips(await large.metadata());
    return readPicture(large, target);
  }
  const { width, height, words, turn } = text.value;
  const upright = turn === 0 ? picture : await turned(picture, turn);
  if (turn !== 0) await keepPicture(upright.clone(), target);
  const drawn = await readPicturedText(upright, text.value, target.page);
  return { width, height, engine: 'pdf-text', words: [...words, ...drawn] };
}

async function turned(picture: Sharp, turn: Rotation): Promise<Sharp> {
  const { data, info } = await picture.rotate(turn).raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** The whole picture in memory: whatever fails afterwards is not the file's fault. */
async function decodePicture(path: string, kind: FileKind, rotation: Rotation | undefined): Promise<Sharp> {
  return decoding(kind, async () => {
    const size = await measurePicture(path, kind);
    refuseStrips(size);
    const opened = openPicture(path, size, OCR_LONGEST, rotation).toColourspace('srgb');
    const { data, info } = await opened.raw().toBuffer({ resolveWithObject: true });
    return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  });
}

/** @throws {ReadingError} `no_text` for a picture that is, or becomes when it is shrunk, too thin for any text. */
function refuseStrips({ width, height }: { width: number; height: number }): void {
  const scale = Math.min(1, OCR_LONGEST / Math.max(width, height));
  if (Math.min(width, height) * scale < SHORTEST) throw new ReadingError('no_text');
}

/** Boxes are fractions of the straightened page, and so is the picture that the review shows them on. */
async function readPicture(picture: Sharp, target: Target): Promise<Read> {
  let { page, ink } = await preparePicture(picture, { turns: true });
  const { is_upside_down, language } = await probeText(ink);
  if (is_upside_down) [page, ink] = [await turnRaster(page, 180), await turnRaster(ink, 180)];
  await keepPicture(fromRaster(page), target);
  const words = await recogniseWords(ink, target.page, language);
  return { width: page.width, height: page.height, engine: 'ocr', words };
}

async function keepPicture(picture: Sharp, { picture: path }: Target): Promise<void> {
  await picture
    .resize({ width: PICTURE_LONGEST, height: PICTURE_LONGEST, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 0 })
    .toFile(path);
}
