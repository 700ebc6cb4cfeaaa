import { COLUMN_FAMILIES } from './families/columns.ts';
import { HEADING_FAMILIES } from './families/headings.ts';
import { LINE_FAMILIES } from './families/lines.ts';
import { LIST_FAMILIES } from './families/lists.ts';
import { PAGE_FAMILIES } from './families/pages.ts';
import { PRICE_FAMILIES } from './families/prices.ts';
import { TABLE_FAMILIES } from './families/tables.ts';
import type { Family } from './family.ts';

export const FAMILIES: readonly Family[] = [
  ...PAGE_FAMILIES,
  ...HEADING_FAMILIES,
  ...LIST_FAMILIES,
  ...PRICE_FAMILIES,
  ...TABLE_FAMILIES,
  ...LINE_FAMILIES,
  ...COLUMN_FAMILIES,
];
