import * as z from 'zod/mini';
import { MENU_LOCALES } from '../locales.ts';
import { idSchema } from '../menu.ts';
import { PAPER_ALLERGENS, PAPER_COLUMNS, PAPER_LENGTHS, PAPER_SIZES } from '../menu-paper.ts';

/** GET /api/restaurants/{id}/paper.pdf: how a published menu is printed. */
export const paperQuerySchema = z.strictObject({
  menu: z.pipe(z.coerce.number(), idSchema),
  paper: z._default(z.enum(PAPER_SIZES), 'a4'),
  columns: z._default(z.enum(PAPER_COLUMNS), '1'),
  length: z._default(z.enum(PAPER_LENGTHS), 'auto'),
  allergens: z._default(z.enum(PAPER_ALLERGENS), 'numbers'),
  /** The restaurant's main language, or one that guests can choose. */
  locale: z.enum(MENU_LOCALES),
  /** Another one beside it. */
  second_locale: z.optional(z.enum(MENU_LOCALES)),
});
export type PaperQuery = z.infer<typeof paperQuerySchema>;
/** What determines the pages, besides the menu and the languages. */
export type PaperChoice = Pick<PaperQuery, 'paper' | 'columns' | 'length' | 'allergens'>;

/** More than a restaurant's texts can fill. */
export const MAX_PAPER_PAGES = 2_000;

/** GET /api/restaurants/{id}/paper: also with the number of a page, from 0. */
export const paperPreviewQuerySchema = z.extend(paperQuerySchema, {
  page: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(MAX_PAPER_PAGES)), 0),
});

/** Descriptions that are shortened to so many lines, about so many characters, make the menu fit. */
export const shorteningSchema = z.strictObject({
  lines: z.int(),
  characters: z.int(),
  titles: z.array(z.string()),
});
export type Shortening = z.infer<typeof shorteningSchema>;

export const paperPreviewSchema = z.strictObject({
  /** How many pages the file has; of a folded menu, the sides of its sheets. */
  pages: z.int(),
  /** The size of the dishes' names in points. */
  type_size: z.number(),
  /** How the menu would fit on as many pages as were chosen. Null if it fits; `shorten` is null if no shortening is enough. */
  too_long: z.nullable(z.strictObject({ shorten: z.nullable(shorteningSchema) })),
  /** Signs that are not printed, such as emoji. */
  left_out: z.array(z.string()),
  /** Texts with letters that none of the fonts has; nothing is printed then. */
  unprintable: z.array(z.string()),
  /** A picture of the page, as a data URL; null if there is nothing to print. */
  picture: z.nullable(z.string()),
});
export type PaperPreview = z.infer<typeof paperPreviewSchema>;
