import fitted from './confidence.json' with { type: 'json' };

/** What a confidence is fitted for, each by itself. */
export const FIELD_KINDS = ['heading', 'title', 'amount'] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** What is known of a field, by name: how legible and how sure it is as log odds, each doubt as 1. */
export type FieldSigns = Record<string, number>;

/** How sure a field is, 0 to 1, by what is known of it. */
export type Fit = (kind: FieldKind, signs: FieldSigns) => number;

/** Fitted by `npm run train:reader`, which writes the file, on families of menus that nothing was learned from. */
const WEIGHTS: Readonly<Record<FieldKind, Readonly<Record<string, number>>>> = fitted.weights;

/** However sure a dish is: that its price is missing is to be looked at, and drawn menus lack too few to learn it from. */
const UNPRICED = 0.85;

/** An amount left in a name tells that two dishes of one line are one: neither the name nor a price of it is sure. */
const AMOUNT_IN_NAME = 0.6;

/**
 * An amount far above those of its section: a lost decimal point, or a stroke read as a digit. Too few menus to choose on
 * have one to learn it from (docs/decisions/102).
 */
const FAR_ABOVE = 0.5;

export const fittedConfidence: Fit = (kind, signs) =>
  Math.min(
    signs['bare where prices are the rule'] ? UNPRICED : 1,
    signs['amount in the name'] ? AMOUNT_IN_NAME : 1,
    signs['far above its section'] ? FAR_ABOVE : 1,
    toShare(oddsOf(WEIGHTS[kind], signs)),
  );

export const oddsOf = (weights: Readonly<Record<string, number>>, signs: FieldSigns): number =>
  Object.entries(signs).reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, weights['always'] ?? 0);

export const toShare = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** Log odds of a share, at most 5 either way. */
export const toOdds = (share: number): number => Math.min(5, Math.max(-5, Math.log(share / (1 - share))));
