import { judgeFields, type TruthSections } from '../../bench/calibration.ts';
import type { Weights } from '../../reader/blocks/features.ts';
import type { LineNetwork } from '../../reader/blocks/open-network.ts';
import { type FieldFeatures, type FieldKind, oddsOf, toShare } from '../../reader/draft/confidence.ts';
import { structurePages } from '../../reader/draft/structure-pages.ts';
import type { PageReading } from '../../reader/reading.ts';

/** A menu whose fields are judged. A real one is read with a network that hasn't learned from its restaurant. */
export type MenuToJudge = { pages: PageReading[]; truth: TruthSections; left_out?: LineNetwork };
type ConfidenceCase = { features: FieldFeatures; isRight: boolean; isReal: boolean };
export type FittedConfidence = Record<FieldKind, Record<string, number>>;

/** The promised share of correct fields from this confidence on is 0.975: on other restaurants it is a little lower than here. */
const SURE = 0.9;
const PROMISED = 0.98;
const ROUNDS = 400;
const STEP = 0.5;
const PULL = 0.001;

/** Logistic weights for each kind of field, fitted on fields of menus that were not used for training. */
export function fitConfidence(menus: MenuToJudge[], weights: Weights): FittedConfidence {
  const cases: Record<FieldKind, ConfidenceCase[]> = { heading: [], title: [], amount: [] };
  for (const { pages, truth, left_out: network } of menus) {
    // The fit is asked for each field once: its answer, a number of its own, identifies the field.
    const ratedFields: { kind: FieldKind; features: FieldFeatures }[] = [];
    const fit = (kind: FieldKind, features: FieldFeatures) => ratedFields.push({ kind, features }) - 1;
    const draft = structurePages(pages, { weights, fit, ...(network && { network }) });
    for (const { confidence, isRight } of judgeFields(draft, truth)) {
      const field = ratedFields[confidence];
      if (field) cases[field.kind].push({ features: field.features, isRight, isReal: network !== undefined });
    }
  }
  const fitted = (kind: FieldKind) => toRounded(keepPromise(fitLogistic(cases[kind]), cases[kind]));
  return { heading: fitted('heading'), title: fitted('title'), amount: fitted('amount') };
}

function fitLogistic(cases: ConfidenceCase[]): Record<string, number> {
  const weights: Record<string, number> = { always: 0 };
  const sums: Record<string, number> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes: Record<string, number> = {};
    for (const { features, isRight } of cases) {
      const wrong = (isRight ? 1 : 0) - toShare(oddsOf(weights, features));
      for (const [name, value] of [['always', 1] as const, ...Object.entries(features)])
        slopes[name] = (slopes[name] ?? 0) + (wrong * value) / cases.length;
    }
    for (const [name, slope] of Object.entries(slopes)) {
      const pulled = slope - PULL * (weights[name] ?? 0);
      sums[name] = (sums[name] ?? 1e-4) + pulled * pulled;
      weights[name] = (weights[name] ?? 0) + (STEP * pulled) / Math.sqrt(sums[name]);
    }
  }
  return weights;
}

/** Lowers all odds until confident fields are right as often as promised: those of real menus, if there are any. */
function keepPromise(weights: Record<string, number>, cases: ConfidenceCase[]): Record<string, number> {
  const realCases = cases.filter(({ isReal }) => isReal);
  const promisedCases = realCases.length > 0 ? realCases : cases;
  for (let lowered = 0; lowered < 4; lowered += 0.05) {
    const shifted = { ...weights, always: (weights['always'] ?? 0) - lowered };
    const sure = promisedCases.filter(({ features }) => toShare(oddsOf(shifted, features)) >= SURE);
    if (sure.filter(({ isRight }) => isRight).length >= PROMISED * sure.length) return shifted;
  }
  return weights;
}

const toRounded = (weights: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(weights).map(([name, value]) => [name, Math.round(1000 * value) / 1000]));
