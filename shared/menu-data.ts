import * as z from 'zod/mini';
import { allergenListSchema, idSchema } from './menu.ts';
import { CURRENCIES } from './money.ts';

/**
 * A menu as data: what a JSON, CSV or XLSX file says of it. A field that a file lacks is absent, which is never the same as
 * an emptied one (null, or an empty list): what a file doesn't mention stays as it is on the menu.
 */

/** Marks a file of ours among other JSON, and the version of its shape. */
export const MENU_DATA_FORMAT = 'ardoise-menu';
export const MENU_DATA_VERSION = 1;

export const MENU_DATA_KINDS = ['csv', 'xlsx', 'json'] as const;
export type MenuDataKind = (typeof MENU_DATA_KINDS)[number];

/** Lines of a table below its header. */
export const MAX_DATA_LINES = 10_000;
export const MAX_DATA_COLUMNS = 200;
export const MAX_DATA_FILE_BYTES = 10 * 1024 * 1024;

/** Decimal text with a point, as many decimals as the currency has at most. */
const dataAmountSchema = z.string().check(z.regex(/^\d{1,10}(\.\d{1,3})?$/));
const optionalAmountSchema = z.optional(z.nullable(dataAmountSchema));
const textSchema = z.string().check(z.minLength(1));
const optionalTextSchema = z.optional(z.nullable(textSchema));

/** A size or an add-on. Absent allergens: the file doesn't say. */
const dataPartSchema = z.strictObject({
  label: z.string(),
  price: z.nullable(dataAmountSchema),
  allergens: z.optional(allergenListSchema),
});
export type DataPart = z.infer<typeof dataPartSchema>;

const itemFields = {
  /** The dish on the menu that the file was exported from; absent for another restaurant's. */
  id: z.optional(idSchema),
  title: textSchema,
  description: optionalTextSchema,
  details: optionalTextSchema,
  price: optionalAmountSchema,
  price_max: optionalAmountSchema,
  price_text: optionalTextSchema,
  variants: z.optional(z.array(dataPartSchema)),
  options: z.optional(z.array(dataPartSchema)),
  tags: z.optional(z.array(textSchema)),
  hidden: z.optional(z.boolean()),
  /** Null: the file declares nothing, which revokes no declaration. */
  allergens: z.optional(z.nullable(allergenListSchema)),
};
export const dataItemSchema = z.strictObject({
  ...itemFields,
  /** Its lists of allergens name what a dish contains, the others aren't declared: the file wasn't made from this menu. */
  adds_allergens: z.optional(z.literal(true)),
});
export type DataItem = z.infer<typeof dataItemSchema>;

const sectionFields = {
  /** As of a dish. */
  id: z.optional(idSchema),
  /** Null for dishes without a section. */
  title: z.nullable(textSchema),
  description: optionalTextSchema,
  price: optionalAmountSchema,
  price_text: optionalTextSchema,
  hidden: z.optional(z.boolean()),
};
export const dataSectionTextsSchema = z.strictObject(sectionFields);
export type DataSectionTexts = z.infer<typeof dataSectionTextsSchema>;
export type DataSection = DataSectionTexts & { items: DataItem[] };

/** A text of the dish or the section by the code of its language. They are written only: a file changes no translation. */
const translationsSchema = z.optional(
  z.record(z.string(), z.strictObject({ title: z.optional(textSchema), description: z.optional(textSchema) })),
);
export type DataTranslations = z.infer<typeof translationsSchema>;

const writtenItemSchema = z.strictObject({ ...itemFields, translations: translationsSchema });
export type WrittenItem = z.infer<typeof writtenItemSchema>;
const writtenSectionSchema = z.strictObject({
  ...sectionFields,
  translations: translationsSchema,
  items: z.array(writtenItemSchema),
});
export type WrittenSection = z.infer<typeof writtenSectionSchema>;

/** A JSON file. */
export const menuDataSchema = z.strictObject({
  format: z.literal(MENU_DATA_FORMAT),
  version: z.literal(MENU_DATA_VERSION),
  /** Whose ids these are. */
  restaurant_id: z.string(),
  currency: z.enum(CURRENCIES),
  menu: z.strictObject({ title: z.string(), hidden: z.boolean() }),
  sections: z.array(writtenSectionSchema),
});
export type MenuData = z.infer<typeof menuDataSchema>;
