import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import type { OcrLanguage } from '../../reading.ts';

/** Tesseract's own codes. */
const DATA = { en: 'eng', fr: 'fra', de: 'deu', es: 'spa', it: 'ita', pt: 'por' } as const satisfies Record<
  OcrLanguage,
  string
>;

const require = createRequire(import.meta.url);

let current: { language: OcrLanguage; worker: Promise<Worker> } | undefined;

/**
 * The only OCR worker of this process, in one language: two at once would need twice the time. Its data comes from the
 * language's package; nothing is downloaded. Sparse text mode finds words anywhere: columns are found in lines/, which
 * has more information than OCR.
 */
export async function getOcrWorker(language: OcrLanguage, segmentation = PSM.SPARSE_TEXT): Promise<Worker> {
  if (current?.language !== language) {
    const before = current?.worker;
    current = { language, worker: startWorker(language) };
    await (await before)?.terminate();
  }
  const worker = await current.worker;
  await worker.setParameters({ tessedit_pageseg_mode: segmentation });
  return worker;
}

const dataFolder = (language: OcrLanguage): string =>
  join(dirname(require.resolve(`@tesseract.js-data/${DATA[language]}/package.json`)), '4.0.0_best_int');

/** Whether a language's data is installed and as it was packed: its file ends with the checksum of what it holds. */
export async function hasLanguageData(language: OcrLanguage, folder?: string): Promise<boolean> {
  try {
    const packed = await readFile(join(folder ?? dataFolder(language), `${DATA[language]}.traineddata.gz`));
    await promisify(gunzip)(packed);
    return true;
  } catch {
    return false;
  }
}

async function startWorker(language: OcrLanguage): Promise<Worker> {
  const code = DATA[language];
  const worker = await createWorker(code, OEM.LSTM_ONLY, {
    langPath: dataFolder(language),
    cacheMethod: 'none',
    gzip: true,
    // Without this handler a bad picture is an uncaught exception; the rejected call carries the same error.
    errorHandler: () => undefined,
  });
  await worker.setParameters({ user_defined_dpi: '300', tessedit_do_invert: '0' });
  return worker;
}
