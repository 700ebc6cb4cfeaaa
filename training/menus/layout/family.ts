import type { Dice } from '../content/dice.ts';
import type { Pool } from '../content/pools/pool.ts';
import type { DrawnPage } from './sheets.ts';

export const KINDS = ['digital-pdf', 'outlined-pdf', 'flat-image', 'scanned-pdf', 'photo'] as const;
export type FamilyKind = (typeof KINDS)[number];

/** What a family is for: readers are trained on some, selected on others, and reported on those they never saw. */
export const SPLITS = ['train', 'choose', 'report'] as const;
export type Split = (typeof SPLITS)[number];

/** A way to lay out menus, with all its variants: a family belongs to one split only. */
export type Family = {
  name: string;
  split: Split;
  kinds: readonly FamilyKind[];
  /** The setting if it is photographed; any if omitted. */
  scene?: 'wall' | 'screen' | 'table';
  /** The minimum and maximum width of a flat picture, in pixels. */
  flat_width?: readonly [number, number];
  draw: (dice: Dice, pool: Pool) => DrawnPage;
};
