import type { MenuLocale } from './locales.ts';

/** Addresses of the menu on paper: apart from paths.ts, which the app's first screen loads. */
export const PAPER_PATHS = {
  /** The published menu as a PDF. */
  file: '/api/restaurants/:id/paper.pdf',
  /** A page of it as a picture, and whether it fits. */
  preview: '/api/restaurants/:id/paper',
} as const;

/** `a5`: pages of A5 on sheets of A4, in the order in which they are folded. `a3`: a board. */
export const PAPER_SIZES = ['a4', 'letter', 'a5', 'a3'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

export const PAPER_COLUMNS = ['1', '2', '3'] as const;
export type PaperColumns = (typeof PAPER_COLUMNS)[number];

/** How many pages, of a folded menu how many sheets; `auto`: as few as are easy to read. */
export const PAPER_LENGTHS = ['auto', '1', '2', '3', '4'] as const;
export type PaperLength = (typeof PAPER_LENGTHS)[number];

/** Allergens in words below each dish, as numbers that a key explains, or not printed. */
export const PAPER_ALLERGENS = ['numbers', 'words', 'none'] as const;
export type PaperAllergens = (typeof PAPER_ALLERGENS)[number];

/** For the tables, or for the wall outside, where French law asks for more (server/paper/outside-menu.ts). */
export const PAPER_PURPOSES = ['table', 'outside'] as const;
export type PaperPurpose = (typeof PAPER_PURPOSES)[number];

/** Whether the prices of the menus include a drink. */
export const PAPER_DRINKS = ['included', 'not_included'] as const;
export type PaperDrinks = (typeof PAPER_DRINKS)[number];

/** So many wines must be named outside with their prices, or all if there are fewer. */
export const OUTSIDE_WINES = 5;

/** The columns that fit: two languages are side by side, and a page of A5 has room for two columns. */
export function allowedColumns(paper: PaperSize, hasSecondLanguage: boolean): readonly PaperColumns[] {
  if (hasSecondLanguage) return ['1'];
  return paper === 'a5' ? ['1', '2'] : PAPER_COLUMNS;
}

/** Arabic is read from the right, which the layout of a page doesn't do. */
export const isPaperLocale = (locale: MenuLocale): boolean => locale !== 'ar';
