import * as z from 'zod/mini';
import { MAX_LEFT_OUT_CHARACTERS, MAX_LEFT_OUT_LINES } from './limits.ts';
import { MENU_LOCALES } from './locales.ts';
import { boxSchema } from './menu.ts';
import { dataItemSchema, dataSectionTextsSchema, MENU_DATA_KINDS } from './menu-data.ts';
import { CURRENCIES } from './money.ts';

/**
 * The reader's result: a draft in which every field has its position on the page and a confidence. Amounts are decimal
 * text with a point ("12.50"), as printed: the currency is the restaurant's, not the reader's.
 */

const field = <T extends z.ZodMiniType>(value: T) =>
  z.strictObject({
    value,
    /** Every place the value was read from, in reading order. Never empty. */
    boxes: z.array(boxSchema).check(z.minLength(1)),
    /** 0 to 1: the share of such fields that are right. */
    confidence: z.number().check(z.gte(0), z.lte(1)),
    /** Other readings of the same letters, best first. */
    alternatives: z.array(value),
    /** The letters themselves are certain: a low confidence is about what the field is, a heading or a dish. */
    is_legible: z.optional(z.literal(true)),
    /** There is ink that no OCR engine reads with certainty: only a vision model says what it is. */
    is_model_alone: z.optional(z.literal(true)),
  });

export const textFieldSchema = field(z.string().check(z.minLength(1)));
export type TextField = z.infer<typeof textFieldSchema>;

/** Signs that several currencies are written with; which ones: shared/currency-signs.ts. */
export const CURRENCY_SIGNS = ['$', '¥', 'kr'] as const;
export type CurrencySign = (typeof CURRENCY_SIGNS)[number];

/** Decimal text with a point. The reader finds at most two decimals; a data file has as many as its currency. */
export const amountFieldSchema = field(z.string().check(z.regex(/^\d{1,10}(\.\d{1,3})?$/)));
export type AmountField = z.infer<typeof amountFieldSchema>;

export const draftPriceSchema = z.strictObject({
  /** "glass", "25 cl", "L"; null if the price has no label. */
  label: z.nullable(textFieldSchema),
  amount: amountFieldSchema,
  /** The upper end of a printed range. */
  amount_max: z.nullable(amountFieldSchema),
});
export type DraftPrice = z.infer<typeof draftPriceSchema>;

/** The same in the second language of a bilingual menu (`second_language` of the draft), as printed. */
const secondSchema = z.strictObject({
  title: z.string().check(z.minLength(1)),
  description: z.nullable(z.string().check(z.minLength(1))),
});

export const draftItemSchema = z.strictObject({
  /** Unique within the draft and stable: the review's choices name it. */
  key: z.int().check(z.gte(1)),
  title: textFieldSchema,
  description: z.nullable(textFieldSchema),
  prices: z.array(draftPriceSchema),
  /** A price in words: "MP", "prix du marché". */
  price_text: z.nullable(textFieldSchema),
  options: z.array(z.strictObject({ label: textFieldSchema, amount: z.nullable(amountFieldSchema) })),
  /** Marks printed beside the item, as printed: "V", "GF". */
  tags: z.array(z.string().check(z.minLength(1))),
  second: z.optional(secondSchema),
  /** All that a data file says of the dish; then this is applied, and the fields above only show it. */
  data: z.optional(dataItemSchema),
});
export type DraftItem = z.infer<typeof draftItemSchema>;

export const draftSectionSchema = z.strictObject({
  key: z.int().check(z.gte(1)),
  /** Null for items without a heading. */
  title: z.nullable(textFieldSchema),
  description: z.nullable(textFieldSchema),
  /** One price for the whole group. */
  price: z.nullable(amountFieldSchema),
  price_text: z.nullable(textFieldSchema),
  items: z.array(draftItemSchema),
  second: z.optional(z.partial(secondSchema, { title: true })),
  /** As of a dish. */
  data: z.optional(dataSectionTextsSchema),
});
export type DraftSection = z.infer<typeof draftSectionSchema>;

/** A line of a page that is in no field. The owner may make a dish of it (shared/left-out.ts). */
const leftOutLineSchema = z.strictObject({
  /** That of its dish, if it becomes one; no section or item has the same. */
  key: z.int().check(z.gte(1)),
  /** The section that it belongs to. */
  section: z.int().check(z.gte(1)),
  /** The item of that section that it is below; null if it is above all of them. */
  after: z.nullable(z.int().check(z.gte(1))),
  text: z.string().check(z.minLength(1), z.maxLength(MAX_LEFT_OUT_CHARACTERS)),
  box: boxSchema,
});
export type LeftOutLine = z.infer<typeof leftOutLineSchema>;

export const draftSchema = z.strictObject({
  /** ISO 639-1 code of the language of most of the text; null if it can't be detected. */
  language: z.nullable(z.string()),
  sections: z.array(draftSectionSchema),
  /** For a menu that is printed in two languages throughout: the one that is not the restaurant's. */
  second_language: z.optional(z.enum(MENU_LOCALES)),
  /**
   * What the print itself shows beyond doubt, to compare with the restaurant's settings. Missing in drafts that are older
   * than this.
   */
  printed: z.optional(
    z.strictObject({
      /** From signs and codes of only one currency; null if there are none or they disagree. */
      currency: z.nullable(z.enum(CURRENCIES)),
      /** Of prices without a sign of only one currency: the one that several have. Missing if there is none, or several. */
      currency_sign: z.optional(z.enum(CURRENCY_SIGNS)),
      /** From words of only one language; null if there are too few. */
      language: z.nullable(z.enum(MENU_LOCALES)),
    }),
  ),
  /** In the order of the pages. Missing in drafts that are older than this. */
  left_out: z.optional(z.array(leftOutLineSchema).check(z.maxLength(MAX_LEFT_OUT_LINES))),
  /** Of a data file, which has no pages: each section and item has its `data`. */
  data_kind: z.optional(z.enum(MENU_DATA_KINDS)),
  /** Columns of the data file that say what isn't read from files: translations. */
  data_not_read: z.optional(z.array(z.string())),
});
export type Draft = z.infer<typeof draftSchema>;

/** A correction of the draft's structure by the owner: shared/draft-structure.ts. */
export const structureEditSchema = z.strictObject({
  /**
   * A dish is a heading, a heading is a dish, a dish belongs to the one above, a section begins at a dish, a section's
   * dishes continue the section above, a dish is in another section, a dish is its section's note, or an option of the
   * dish above.
   */
  kind: z.enum(['heading', 'dish', 'join', 'begin', 'merge', 'move', 'note', 'option']),
  /** Of the dish or section. */
  key: z.int().check(z.gte(1)),
  /** Of the section that a dish moves to, to its end. */
  to: z.optional(z.int().check(z.gte(1))),
});
export type StructureEdit = z.infer<typeof structureEditSchema>;

/** Below this a field is underlined in the review and counted as doubtful (shared/doubts.ts). */
export const DOUBTFUL_BELOW = 0.7;

/** The name of a field in the review's choices: "section.3.title", "item.7.prices.0.amount". */
export const fieldName = {
  section: (key: number, field: 'title' | 'description' | 'price' | 'price_text') => `section.${key}.${field}`,
  item: (key: number, field: 'title' | 'description' | 'price_text') => `${ofItem(key)}${field}`,
  price: (key: number, index: number, field: 'label' | 'amount' | 'amount_max') =>
    `${ofItem(key)}prices.${index}.${field}`,
  option: (key: number, index: number, field: 'label' | 'amount') => `${ofItem(key)}options.${index}.${field}`,
};

/** Whether a name is that of one of the item's fields. */
export const isFieldOfItem = (name: string, key: number): boolean => name.startsWith(ofItem(key));

const ofItem = (key: number): string => `item.${key}.`;

/** Whether it has a price, in figures or in words, and doesn't need its section's. */
export const hasOwnPrice = ({ prices, price_text }: DraftItem): boolean => prices.length > 0 || price_text !== null;

type NamedField = [name: string, field: TextField | AmountField];

/** Every field of a draft with its name in the review's choices, in the draft's order. */
export function* draftFields(draft: Pick<Draft, 'sections'>): Generator<NamedField> {
  for (const section of draft.sections) {
    if (section.title) yield [fieldName.section(section.key, 'title'), section.title];
    if (section.description) yield [fieldName.section(section.key, 'description'), section.description];
    if (section.price) yield [fieldName.section(section.key, 'price'), section.price];
    if (section.price_text) yield [fieldName.section(section.key, 'price_text'), section.price_text];
    for (const item of section.items) yield* itemFields(item);
  }
}

function* itemFields(item: DraftItem): Generator<NamedField> {
  const { key } = item;
  yield [fieldName.item(key, 'title'), item.title];
  if (item.description) yield [fieldName.item(key, 'description'), item.description];
  for (const [index, price] of item.prices.entries()) {
    if (price.label) yield [fieldName.price(key, index, 'label'), price.label];
    yield [fieldName.price(key, index, 'amount'), price.amount];
    if (price.amount_max) yield [fieldName.price(key, index, 'amount_max'), price.amount_max];
  }
  if (item.price_text) yield [fieldName.item(key, 'price_text'), item.price_text];
  for (const [index, option] of item.options.entries()) {
    yield [fieldName.option(key, index, 'label'), option.label];
    if (option.amount) yield [fieldName.option(key, index, 'amount'), option.amount];
  }
}

/** Why a file or a page could not be read; each has its message in shared/i18n. */
export const READING_PROBLEMS = [
  'file_truncated',
  'file_encrypted',
  'file_damaged',
  'too_many_pages',
  'picture_too_large',
  'no_text',
  'script_unknown',
  'out_of_memory',
  'out_of_time',
  'server_busy',
  'storage_full',
  'reader_crashed',
] as const;
export type ReadingProblem = (typeof READING_PROBLEMS)[number];

/** Why a page of a PDF with text was read in its picture: the text is not what the page shows. Messages in shared/i18n. */
export const TEXT_PROBLEMS = ['text_partly_untrue', 'text_untrue'] as const;
export type TextProblem = (typeof TEXT_PROBLEMS)[number];

/** Why a file or a page of an import was not read: the reader's reason, or that the month's pages are used up. */
export const FAILURE_PROBLEMS = [...READING_PROBLEMS, 'page_limit_reached'] as const;
export type FailureProblem = (typeof FAILURE_PROBLEMS)[number];

/** A retry after one of these may succeed; all others would fail the same way. */
const PASSING_PROBLEMS: readonly string[] = [
  'out_of_memory',
  'out_of_time',
  'server_busy',
  'reader_crashed',
  'storage_full',
  'reading_limit_reached',
  'internal_error',
];
/** @param code An import's error. */
export const canSucceedAgain = (code: string): boolean => PASSING_PROBLEMS.includes(code);
