import * as z from 'zod/mini';
import { amountSchema, idSchema, instantSchema, pictureSchema, sentInstantSchema } from '../menu.ts';

/** An entry of the bin: an entity deleted by itself. Its content is counted and isn't an entry. */
export const binEntrySchema = z.strictObject({
  entity: z.enum(['menu', 'section', 'item']),
  id: idSchema,
  title: z.string(),
  deleted_at: instantSchema,
  /** The titles of its menu and section; null if it is itself a menu or a section. */
  menu: z.nullable(z.string()),
  section: z.nullable(z.string()),
  /** What came along. */
  sections: z.int(),
  items: z.int(),
  /** Of a dish; of one with sizes the lowest and the highest. */
  price: z.nullable(amountSchema),
  price_max: z.nullable(amountSchema),
  picture: z.nullable(pictureSchema),
});
export type BinEntry = z.infer<typeof binEntrySchema>;

/** What went to the bin at one moment. */
export const binMomentSchema = z.strictObject({
  deleted_at: instantSchema,
  /** Dishes of all kinds of entries. */
  items: z.int(),
  entries: z.int(),
  /** The import that replaced them, and its first file; null if the owner deleted them. */
  import: z.nullable(z.strictObject({ id: idSchema, file: z.string() })),
});
export type BinMoment = z.infer<typeof binMomentSchema>;

/** GET /api/bin?after=…: a page of entries, the newest first, and the moments that they are of. */
export const binAnswerSchema = z.strictObject({
  entries: z.array(binEntrySchema),
  moments: z.array(binMomentSchema),
  /** All entries of the bin. */
  total: z.int(),
  /** For the next page; null if this is the last. */
  next: z.nullable(z.string()),
});
export type BinAnswer = z.infer<typeof binAnswerSchema>;

/** DELETE /api/bin: what went there up to a moment, so that what was deleted since stays. */
export const emptyBinBodySchema = z.strictObject({ until: sentInstantSchema });
