import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';

const LANGUAGES = ['eng', 'fra'];
const require = createRequire(import.meta.url);
const dataFile = (language: string) =>
  join(
    dirname(require.resolve(`@tesseract.js-data/${language}/package.json`)),
    '4.0.0_best_int',
    `${language}.traineddata.gz`,
  );

let worker: Promise<Worker> | undefined;

/** The one OCR worker of this process, with English and French from their packages; nothing is fetched. */
export function getOcrWorker(): Promise<Worker> {
  worker ??= startWorker();
  return worker;
}

async function startWorker(): Promise<Worker> {
  // tesseract.js takes one folder for all languages, their packages are two.
  const folder = await mkdtemp(join(tmpdir(), 'ardoise-ocr-'));
  try {
    for (const language of LANGUAGES) await symlink(dataFile(language), join(folder, `${language}.traineddata.gz`));
    const started = await createWorker(LANGUAGES, OEM.LSTM_ONLY, {
      langPath: folder,
      cacheMethod: 'none',
      gzip: true,
      // Without it a bad picture is an uncaught exception; the rejected call says the same.
      errorHandler: () => undefined,
    });
    // Segmentation 3: the default of tesseract.js reads across columns.
    await started.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: '300' });
    return started;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
