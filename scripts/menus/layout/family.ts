import type { Dice } from '../content/dice.ts';
import type { Pool } from '../content/pools/pool.ts';
import type { DrawnPage } from './sheets.ts';

export const KINDS = ['digital-pdf', 'outlined-pdf', 'flat-image', 'scanned-pdf', 'photo'] as const;
export type FamilyKind = (typeof KINDS)[number];

/** What a family is for: a reader learns on some, is chosen on others, and is reported on those it never met. */
export const SPLITS = ['train', 'choose', 'report'] as const;
export type Split = (typeof SPLITS)[number];

/** A way of laying menus out, with all its variants: one family is never in two splits. */
export type Family = {
  name: string;
  split: Split;
  kinds: readonly FamilyKind[];
  /** What it is seen on or through if it is photographed; any if not said. */
  scene?: 'wall' | 'screen' | 'table';
  /** The least and the most pixels of a flat picture's width. */
  flat_width?: readonly [number, number];
  draw: (dice: Dice, pool: Pool) => DrawnPage;
};
