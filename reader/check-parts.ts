import { LINE_NETWORK } from './blocks/line-network.ts';
import { canLoadRuntime, isIntact, type ModelName } from './neural/models.ts';
import { OCR_LANGUAGES } from './reading.ts';
import { hasLanguageData } from './text/tesseract/ocr-worker.ts';

/** A part of the reader that is missing or altered, and how menus are read without it, as a plain line for an operator. */
export type PartProblem = { part: string; effect: string };

const BY_TESSERACT = 'pictures are read by Tesseract alone, with more mistakes';
const EFFECTS = {
  detector: BY_TESSERACT,
  recogniser: BY_TESSERACT,
  chinese: 'pictures in Chinese are refused',
  japanese: 'pictures in Japanese are refused',
} as const satisfies Record<ModelName, string>;

/** Each part that this system can't use; the others work. */
export async function checkParts(): Promise<PartProblem[]> {
  const problems: PartProblem[] = [];
  if (!(await canLoadRuntime()))
    problems.push({ part: 'the runtime of models', effect: `${BY_TESSERACT}, and none in Chinese or Japanese` });
  // The cast: its keys are these names.
  for (const name of Object.keys(EFFECTS) as ModelName[])
    if (!(await isIntact(name))) problems.push({ part: `the model ${name}`, effect: EFFECTS[name] });
  if (!LINE_NETWORK) problems.push({ part: 'the network of lines', effect: 'dishes are found by weights alone' });
  for (const language of OCR_LANGUAGES)
    if (!hasLanguageData(language))
      problems.push({ part: `Tesseract’s data for ${language}`, effect: `pictures in ${language} are refused` });
  return problems;
}
