import fitted from './confidence.json' with { type: 'json' };

/** The fields that a confidence is fitted for, each separately. */
const FIELD_KINDS = ['heading', 'title', 'amount'] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** Evidence about a field, by name: legibility and block confidence as log odds, each doubt as 1. */
export type FieldFeatures = Record<string, number>;

/** The confidence of a field, 0 to 1, by its evidence. */
export type Fit = (kind: FieldKind, features: FieldFeatures) => number;

/** Fitted by `npm run train:reader`, which writes the file, on families of menus that were held out of training. */
const WEIGHTS: Readonly<Record<FieldKind, Readonly<Record<string, number>>>> = fitted.weights;

/** Maximum for a dish without a price, so that it is reviewed: drawn menus have too few such dishes to learn this. */
const UNPRICED = 0.85;

/** An amount left in a name suggests two dishes merged on one line: neither the name nor its price is certain. */
const AMOUNT_IN_NAME = 0.6;

/**
 * An amount far above the rest of its section: a lost decimal point, or a stroke read as a digit. Too few validation
 * menus have one to learn this (docs/decisions/102).
 */
const FAR_ABOVE = 0.5;

export const fittedConfidence: Fit = (kind, features) =>
  Math.min(
    features['bare where prices are the rule'] ? UNPRICED : 1,
    features['amount in the name'] ? AMOUNT_IN_NAME : 1,
    features['far above its section'] ? FAR_ABOVE : 1,
    toShare(oddsOf(WEIGHTS[kind], features)),
  );

export const oddsOf = (weights: Readonly<Record<string, number>>, features: FieldFeatures): number =>
  Object.entries(features).reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, weights['always'] ?? 0);

export const toShare = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** Log odds of a probability, at most 5 either way. */
export const toOdds = (share: number): number => Math.min(5, Math.max(-5, Math.log(share / (1 - share))));
