import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InferenceSession } from 'onnxruntime-node';

/**
 * PaddleOCR's models (reader/models/README.md). A model only runs if its file is exactly the one that was measured.
 */
const MODELS = {
  /** PP-OCRv4 detector: finds lines of text. */
  detector: {
    file: 'ch_PP-OCRv4_det_infer.onnx',
    sha256: 'd2a7720d45a54257208b1e13e36a8479894cb74155a5efe29462512d42f49da9',
  },
  /** PP-OCRv4 recogniser that was taught accents and signs by drawn lines: reads a line in Latin letters. */
  recogniser: {
    file: 'latin_menus_rec.onnx',
    sha256: '6ca9336f798e7c9fee1a046ce605fc5e04e3d1ec740c8c2eecaa7e0384465d06',
  },
  /** PP-OCRv4 recogniser of Chinese, simplified and traditional, and ASCII. */
  chinese: {
    file: 'ch_PP-OCRv4_rec_infer.onnx',
    sha256: '48fc40f24f6d2a207a2b1091d3437eb3cc3eb6b676dc3ef9c37384005483683b',
  },
  /** PP-OCRv3 recogniser of Japanese and ASCII. */
  japanese: {
    file: 'japan_PP-OCRv3_rec_infer.onnx',
    sha256: '329eec1da950c729780712052b50aee602fadbdc985b7b4984394332a5cdd7e2',
  },
} as const;
export type ModelName = keyof typeof MODELS;
/** Models that read a line. */
export type Recogniser = Exclude<ModelName, 'detector'>;

/** Signs that were taught by drawn lines (training/letters/signs.py), in the order of their classes. */
const TAUGHT_SIGNS = 'àâäçéèêëîïôöùûüÿœæñáíóúãõßåøìòýšžčćÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆÑÁÍÓÚÃÕÅØÌÒ€£½¼¾°·¿¡ºª';

/**
 * The recogniser's classes after the first, the CTC blank: ASCII from 0 to ~, then from ! to /, two spaces, and the taught
 * signs.
 */
export const RECOGNISED_SIGNS = [...asciiFrom('0', '~'), ...asciiFrom('!', '/'), ' ', ' ', ...TAUGHT_SIGNS];

const folder = join(import.meta.dirname, '../models');
/** The other recognisers' classes, one a line; the space comes last. */
const SIGNS_FILES = { chinese: 'ch_dict.txt', japanese: 'japan_dict.txt' } as const;
const signs = new Map<Recogniser, readonly string[]>();

/** A recogniser's classes after the first, the CTC blank. */
export async function readSigns(name: Recogniser): Promise<readonly string[]> {
  if (name === 'recogniser') return RECOGNISED_SIGNS;
  const cachedSigns = signs.get(name);
  if (cachedSigns) return cachedSigns;
  const read = [...(await readFile(join(folder, SIGNS_FILES[name]), 'utf8')).split('\n'), ' '];
  signs.set(name, read);
  return read;
}

const sessions = new Map<ModelName, Promise<InferenceSession>>();

/**
 * The runtime, loaded on first use: pages with text don't need it. Only imported here, since its package has no binary
 * for some systems (Macs from before 2020, musl).
 */
const loadRuntime = () => import('onnxruntime-node');

export const canLoadRuntime = (): Promise<boolean> =>
  loadRuntime().then(
    () => true,
    () => false,
  );

/** Whether the models that read Latin letters can run on this system; if not, only Tesseract reads pictures. */
export const canRunModels = async (): Promise<boolean> =>
  (await canLoadRuntime()) && (await isIntact('detector')) && (await isIntact('recogniser'));

const intactFiles = new Map<ModelName, Promise<boolean>>();

/**
 * Whether a model's file, and that of its signs, are there and the model is the pinned one. Checked once in a process, and
 * again after a file couldn't be read: too many may have been open then.
 */
export async function isIntact(name: ModelName): Promise<boolean> {
  const check = intactFiles.get(name) ?? checkFiles(name);
  intactFiles.set(name, check);
  try {
    return await check;
  } catch {
    intactFiles.delete(name);
    return false;
  }
}

/** Models that were checked and not loaded since: the file is read once for both. */
const checkedModels = new Map<ModelName, Uint8Array>();

/** @throws if a file can't be read. */
async function checkFiles(name: ModelName): Promise<boolean> {
  try {
    const [bytes] = await Promise.all([readModel(name), name === 'detector' ? [] : readSigns(name)]);
    checkedModels.set(name, bytes);
    return true;
  } catch (error) {
    if (error instanceof AlteredModel) return false;
    throw error;
  }
}

/**
 * Runs a model of one input and one output on floats of the shape `dims`.
 *
 * @returns The output's floats and their shape.
 */
export async function runModel(
  name: ModelName,
  floats: Float32Array,
  dims: readonly number[],
): Promise<{ floats: Float32Array; dims: readonly number[] }> {
  const { Tensor } = await loadRuntime();
  const model = await getModel(name);
  const input = new Tensor('float32', floats, dims);
  const output = (await model.run({ [model.inputNames[0] ?? '']: input }))[model.outputNames[0] ?? ''];
  if (!output) throw new Error(`${MODELS[name].file} has no output.`);
  // The cast: the outputs of these models are floats.
  return { floats: output.data as Float32Array, dims: output.dims };
}

/** A model of this process, loaded on first use. */
function getModel(name: ModelName): Promise<InferenceSession> {
  const session = sessions.get(name) ?? loadModel(name);
  sessions.set(name, session);
  return session;
}

/** Frees a model's memory; its next use loads it again. */
export async function releaseModel(name: ModelName): Promise<void> {
  const session = sessions.get(name);
  sessions.delete(name);
  await (await session)?.release();
}

async function loadModel(name: ModelName): Promise<InferenceSession> {
  const bytes = checkedModels.get(name) ?? (await readModel(name));
  checkedModels.delete(name);
  const { InferenceSession: Session } = await loadRuntime();
  // One thread: the pool runs as many children as the machine has cores. No arena: it would keep the largest page's
  // memory. Denormal numbers, too small to matter, count as zero: processors calculate with them so slowly that they
  // were two thirds of the recogniser's time.
  return await Session.create(bytes, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    enableCpuMemArena: false,
    enableMemPattern: false,
    extra: { session: { set_denormal_as_zero: '1' } },
  });
}

/** @throws if the file is missing or not the pinned one. */
async function readModel(name: ModelName): Promise<Uint8Array> {
  const { file, sha256 } = MODELS[name];
  const bytes = await readFile(join(folder, file));
  checkModel(bytes, sha256, file);
  return bytes;
}

class AlteredModel extends Error {}

/** @throws {AlteredModel} if the file is not the pinned one. */
export function checkModel(bytes: Uint8Array, sha256: string, file: string): void {
  const checksum = createHash('sha256').update(bytes).digest('hex');
  if (checksum !== sha256) throw new AlteredModel(`${file} has the SHA-256 ${checksum} instead of ${sha256}.`);
}

function asciiFrom(firstLetter: string, lastLetter: string): string[] {
  const [from, to] = [firstLetter.charCodeAt(0), lastLetter.charCodeAt(0)];
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index));
}
