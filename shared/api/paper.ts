import * as z from 'zod/mini';
import { MENU_LOCALES } from '../locales.ts';
import { idSchema } from '../menu.ts';
import {
  PAPER_ALLERGENS,
  PAPER_COLUMNS,
  PAPER_DRINKS,
  PAPER_LENGTHS,
  PAPER_PURPOSES,
  PAPER_SIZES,
} from '../menu-paper.ts';

/** GET /api/restaurants/{id}/paper.pdf: how a published menu is printed. */
export const paperQuerySchema = z.strictObject({
  /** The first one without it. */
  menu: z.optional(z.pipe(z.coerce.number(), idSchema)),
  paper: z._default(z.enum(PAPER_SIZES), 'a4'),
  columns: z._default(z.enum(PAPER_COLUMNS), '1'),
  length: z._default(z.enum(PAPER_LENGTHS), 'auto'),
  allergens: z._default(z.enum(PAPER_ALLERGENS), 'numbers'),
  /** The publication's main language, which it is without it, or one that guests can choose. */
  locale: z.optional(z.enum(MENU_LOCALES)),
  /** Another one beside it. */
  second_locale: z.optional(z.enum(MENU_LOCALES)),
  purpose: z._default(z.enum(PAPER_PURPOSES), 'table'),
  /** Of the menu outside: the rate of the service in percent, and whether a drink is included. Not printed without them. */
  service_rate: z.optional(z.coerce.number().check(z.gt(0), z.lte(100))),
  drinks: z.optional(z.enum(PAPER_DRINKS)),
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

/** What the menu outside lacks of what the law asks for. */
export const OUTSIDE_GAPS = ['french', 'taxes', 'service', 'service_rate', 'drinks', 'wines'] as const;
export type OutsideGap = (typeof OUTSIDE_GAPS)[number];

const namedDishesSchema = z.strictObject({ titles: z.array(z.string()), more: z.int() });
export const outsideNotesSchema = z.strictObject({
  missing: z.array(z.enum(OUTSIDE_GAPS)),
  /** Wines and other drinks with a price that are printed, as far as their section and name say so. */
  wines: z.int(),
  drinks: z.int(),
  /** What has no price, and drinks without the volume that is served. */
  unpriced: namedDishesSchema,
  no_volume: namedDishesSchema,
});
export type OutsideNotes = z.infer<typeof outsideNotesSchema>;

/** Descriptions that are shortened to so many lines, about so many characters, make the menu fit. */
export const shorteningSchema = z.strictObject({
  lines: z.int(),
  characters: z.int(),
  titles: z.array(z.string()),
});
export type Shortening = z.infer<typeof shorteningSchema>;

const paperMenuSchema = z.strictObject({ id: idSchema, title: z.string() });
export type PaperMenu = z.infer<typeof paperMenuSchema>;

export const paperPreviewSchema = z.strictObject({
  /** What is printed, and what can be chosen instead: the menus of the publication, and its languages. */
  menu: idSchema,
  menus: z.array(paperMenuSchema),
  locale: z.enum(MENU_LOCALES),
  locales: z.array(z.enum(MENU_LOCALES)),
  /** How many pages the file has; of a folded menu, the sides of its sheets. */
  pages: z.int(),
  /** The size of the dishes' names in points. */
  type_size: z.number(),
  /** How the menu would fit on as many pages as were chosen. Null if it fits; `shorten` is null if no shortening is enough. */
  too_long: z.nullable(z.strictObject({ shorten: z.nullable(shorteningSchema) })),
  /** Signs that are not printed, such as emoji. */
  left_out: z.array(z.string()),
  /** How many texts are printed in the main language, since they aren't translated. */
  untranslated: z.int(),
  /** Whether there was room for the opening hours. */
  has_hours: z.boolean(),
  /** Null for the tables. */
  outside: z.nullable(outsideNotesSchema),
  /** Texts with letters that none of the fonts has, or names of signs alone; nothing is printed then. */
  unprintable: z.array(z.string()),
  /** How many such texts aren't named. */
  more_unprintable: z.int(),
  /** A picture of the page, as a data URL; null if there is nothing to print. */
  picture: z.nullable(z.string()),
});
export type PaperPreview = z.infer<typeof paperPreviewSchema>;
