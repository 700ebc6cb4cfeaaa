import * as z from 'zod/mini';
import { MENU_DATA_KINDS } from '../menu-data.ts';
import { importSchema } from './imports.ts';

/** Menus as data files: GET /api/menus/{id}/data/{kind}, POST /api/menus/{id}/data. */

/** What a column of a table says, in the order of our own files. `size`: a dish has as many lines as sizes. */
export const TABLE_FIELDS = [
  'section',
  'dish',
  'description',
  'price',
  'price_max',
  'price_text',
  'sizes',
  'size',
  'options',
  'tags',
  'allergens',
  'details',
  'hidden',
  'id',
] as const;
export type TableField = (typeof TABLE_FIELDS)[number];
const tableFieldSchema = z.enum(TABLE_FIELDS);

export const menuDataKindSchema = z.enum(MENU_DATA_KINDS);

/** What each column means, by the owner; null for a column that isn't used. */
const mappingSchema = z.strictObject({
  fields: z.array(z.nullable(tableFieldSchema)).check(z.maxLength(200)),
  decimal: z.enum(['.', ',']),
});
export type DataMapping = z.infer<typeof mappingSchema>;

/** The form fields beside `file`; `mapping` is JSON. */
export const menuDataFormSchema = z.strictObject({
  mapping: z.optional(
    z.pipe(
      z.string().check(z.maxLength(10_000)),
      z.transform((text, context) => {
        try {
          return mappingSchema.parse(JSON.parse(text));
        } catch {
          context.issues.push({ code: 'custom', message: 'invalid_value', input: text });
          return z.NEVER;
        }
      }),
    ),
  ),
});

export const DATA_PROBLEMS = [
  'no_name',
  'amount',
  'range',
  'too_long',
  'characters',
  'allergens',
  'too_many_sizes',
  'too_many_options',
  'too_many_tags',
  'yes_no',
  'size_line',
  'has_sizes',
  'formula',
  'date',
  'missing_text',
  'quotes',
  'shape',
] as const;
export type DataProblemCode = (typeof DATA_PROBLEMS)[number];

/** What a file says that a menu can't say; `message` is in the request's language. */
const dataProblemSchema = z.strictObject({
  /** As a spreadsheet counts them; null in a JSON file. */
  row: z.nullable(z.int()),
  /** The header of the column, or the path in a JSON file. */
  column: z.string(),
  value: z.string(),
  problem: z.enum(DATA_PROBLEMS),
  message: z.string(),
});
export type DataProblem = z.infer<typeof dataProblemSchema>;

/** The file's columns, for the owner to say what they mean. */
const dataColumnsSchema = z.strictObject({
  columns: z.array(
    z.strictObject({ header: z.string(), samples: z.array(z.string()), field: z.nullable(tableFieldSchema) }),
  ),
  /** Null if the amounts can be read both ways. */
  decimal: z.nullable(z.enum(['.', ','])),
  lines: z.int(),
});
export type DataColumns = z.infer<typeof dataColumnsSchema>;

/** One of the three isn't empty: the import that waits for its review, the question about the columns, or what to correct. */
export const menuDataAnswerSchema = z.strictObject({
  import: z.nullable(importSchema),
  columns: z.nullable(dataColumnsSchema),
  /** The first of them. */
  problems: z.array(dataProblemSchema),
  problem_count: z.int(),
});
export type MenuDataAnswer = z.infer<typeof menuDataAnswerSchema>;
