import { cropLine, type Halves } from './crop-line.ts';
import { RECOGNISED_SIGNS, type Recogniser, readSigns, runModel } from './models.ts';
import type { Rectangle } from './rectangle.ts';

/** A recognised letter: `at` is its position along the line, 0 to 1. */
export type Letter = { text: string; at: number; confidence: number };

/** The height of the recogniser's input, and the maximum width of a line. */
const HEIGHT = 48;
const WIDEST = 2_400;
const NARROWEST = 16;
/** Input widths are rounded up to steps, so that few differ. */
const STEP = 16;

/** The letters of a line from left to right, spaces included; only those in `signs`, if set. Latin letters by default. */
export async function recogniseLine(
  halves: Halves,
  line: Rectangle,
  signs?: string,
  recogniser: Recogniser = 'recogniser',
): Promise<Letter[]> {
  const scaledWidth = Math.ceil((HEIGHT * line.width) / line.height);
  const width = Math.min(WIDEST, Math.max(NARROWEST, scaledWidth));
  const planeWidth = Math.max(HEIGHT, Math.ceil(width / STEP) * STEP);
  const planes = cropLine(halves, line, { width, height: HEIGHT, plane_width: planeWidth });
  const { floats, dims } = await runModel(recogniser, planes, [1, 3, HEIGHT, planeWidth]);
  const [, steps = 0, classes = 0] = dims;
  return decode(floats, steps, classes, width / planeWidth, signs, await readSigns(recogniser));
}

/**
 * Greedy decoding of connectionist temporal classification (CTC): class 0 is the blank, and a class repeated over
 * several steps is one letter. `used` is the share of the steps that the line fills. If `signs` are set, all other
 * classes are ignored; `all` names the classes.
 */
export function decode(
  scores: Float32Array,
  steps: number,
  classes: number,
  usedSteps: number,
  signs?: string,
  all: readonly string[] = RECOGNISED_SIGNS,
): Letter[] {
  const isAllowed = all.map((sign) => signs?.includes(sign) ?? true);
  const letters: Letter[] = [];
  let before = 0;
  for (let step = 0; step < steps; step += 1) {
    let bestClass = 0;
    let confidence = scores[step * classes] ?? 0;
    for (let classIndex = 1; classIndex < classes; classIndex += 1) {
      const score = scores[step * classes + classIndex] ?? 0;
      if (score > confidence && isAllowed[classIndex - 1]) [bestClass, confidence] = [classIndex, score];
    }
    const text = all[bestClass - 1];
    if (bestClass !== before && text !== undefined)
      letters.push({ text, at: Math.min(1, (step + 0.5) / steps / usedSteps), confidence });
    before = bestClass;
  }
  return letters;
}
