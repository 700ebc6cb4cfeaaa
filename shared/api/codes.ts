import * as z from 'zod/mini';
import { idSchema, instantSchema, nameSchema } from '../menu.ts';
import { qrLookSchema } from '../qr-look.ts';
import { SHEET_KINDS, SHEET_PAPERS, SHEET_WORDS } from '../qr-sheet.ts';

/** Of one restaurant. */
export const MAX_NAMED_CODES = 200;
/** A code's name is printed below it. */
export const MAX_CODE_NAME_CHARACTERS = 60;

/** As of every number that is counted per restaurant. */
const MAX_CODE_NUMBER = 2_147_483_647;

export const codeNameSchema = nameSchema.check(z.maxLength(MAX_CODE_NAME_CHARACTERS, { error: 'too_long' }));

/** A named QR code: a table's, a window's. Its number is never reused. */
export const namedCodeSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  /** What the code says. */
  address: z.string(),
  created_at: instantSchema,
});
export type NamedCode = z.infer<typeof namedCodeSchema>;

/** With its scans of the last 90 days. */
export const countedCodeSchema = z.extend(namedCodeSchema, { scans: z.int().check(z.gte(0)) });
export type CountedCode = z.infer<typeof countedCodeSchema>;

/** GET /api/restaurants/{id}/codes, in the order in which they were made; also the answer to POST (201). */
export const codesAnswerSchema = z.strictObject({ codes: z.array(countedCodeSchema) });

/**
 * POST /api/restaurants/{id}/codes: all of them, or none. 409 `name_taken` if two would have one name, whatever their
 * case and accents; 422 `too_many_codes`.
 */
export const createCodesBodySchema = z.strictObject({
  names: z.array(codeNameSchema).check(z.minLength(1), z.maxLength(MAX_NAMED_CODES)),
});

/** PATCH /api/restaurants/{id}/codes/{codeId} */
export const renameCodeBodySchema = z.strictObject({ name: codeNameSchema });
export const codeAnswerSchema = z.strictObject({ code: namedCodeSchema });

/** GET /api/restaurants/{id}/qr-sheet.pdf: `code` is the restaurant's own code, all named ones, or the number of one. */
export const sheetQuerySchema = z.strictObject({
  kind: z.enum(SHEET_KINDS),
  paper: z._default(z.enum(SHEET_PAPERS), 'a4'),
  words: z.enum(SHEET_WORDS),
  code: z.union([z.literal(['own', 'named']), z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_CODE_NUMBER))]),
  ...qrLookSchema.shape,
});
