import { LINE_NETWORK } from './blocks/line-network.ts';
import { canLoadRuntime, isIntact, type ModelName } from './neural/models.ts';
import { DEFAULT_LANGUAGE, OCR_LANGUAGES, type OcrLanguage } from './reading.ts';
import { hasLanguageData } from './text/tesseract/ocr-worker.ts';

/** A part of the reader that is missing or altered, and how menus are read without it, as a plain line for an operator. */
export type PartProblem = { part: string; effect: string };

/** The models of Chinese and Japanese read the lines that the others have found and not recognised. */
const BY_TESSERACT =
  'pictures are read by Tesseract alone, with more mistakes, and those in Chinese and Japanese are not read';
const EFFECTS = {
  detector: BY_TESSERACT,
  recogniser: BY_TESSERACT,
  chinese: 'pictures in Chinese are not read',
  japanese: 'pictures in Japanese are not read',
} as const satisfies Record<ModelName, string>;

/** Each part that this system can't use; the others work. */
export async function checkParts(): Promise<PartProblem[]> {
  const problems: PartProblem[] = [];
  if (!(await canLoadRuntime())) problems.push({ part: 'the runtime of models', effect: BY_TESSERACT });
  // The cast: its keys are these names.
  for (const name of Object.keys(EFFECTS) as ModelName[])
    if (!(await isIntact(name))) problems.push({ part: `the model ${name}`, effect: EFFECTS[name] });
  if (!LINE_NETWORK) problems.push({ part: 'the network of lines', effect: 'dishes are found by weights alone' });
  for (const language of OCR_LANGUAGES)
    if (!(await hasLanguageData(language)))
      problems.push({ part: `Tesseract’s data for ${language}`, effect: effectOfLanguage(language) });
  return problems;
}

/** Each picture is first read in the default language, unless its import names another. */
export const effectOfLanguage = (language: OcrLanguage): string =>
  language === DEFAULT_LANGUAGE
    ? `pictures in ${language}, and all whose language isn’t set, are not read`
    : `pictures in ${language} are not read`;
