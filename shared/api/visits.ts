import * as z from 'zod/mini';
import { MENU_LOCALES } from '../locales.ts';
import { idSchema } from '../menu.ts';

const countSchema = z.int().check(z.gte(0));

/**
 * GET /api/restaurants/{id}/visits: what guests opened in the last 90 days. A visit is an opened menu page; a scan is an
 * opened short address, the restaurant's own or a named code's, which redirects to a page.
 */
export const visitsAnswerSchema = z.strictObject({
  /** Every day by the restaurant's own clock (ISO 8601), oldest first; the last one is today. */
  days: z.array(z.strictObject({ day: z.iso.date(), visits: countSchema, scans: countSchema })),
  /** Most visited first. */
  languages: z.array(z.strictObject({ locale: z.enum(MENU_LOCALES), visits: countSchema })),
  /** Most visited first; `title` is null if the menu was deleted since. */
  menus: z.array(z.strictObject({ menu_id: idSchema, title: z.nullable(z.string()), visits: countSchema })),
  /** Named codes that were scanned, most scanned first; their scans are also in those of the days. */
  codes: z.array(z.strictObject({ code_id: idSchema, name: z.string(), scans: countSchema })),
});
export type VisitsAnswer = z.infer<typeof visitsAnswerSchema>;
