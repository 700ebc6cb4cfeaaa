import { z } from 'zod';

/**
 * A vision model's answer about one page. Every field is required and numbers have no bounds, so that each provider's
 * structured output accepts the schema; numbers are checked against the page's lines instead.
 */

const printedSchema = z.object({
  text: z.string().describe('As printed, letter for letter. Amounts too: "12,50 $".'),
  lines: z.array(z.number()).describe('Numbers of the lines this was read from. Empty only where a box is given.'),
  box: z
    .object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })
    .nullable()
    .describe('In thousandths of the page; null where the lines say it.'),
});
/** A text, the numbers of its lines, and its place if no line contains it. */
export type Printed = z.infer<typeof printedSchema>;

const priceSchema = z.object({
  label: printedSchema.nullable().describe('"glass", "25 cl", "L"; from the column head where it stands there.'),
  amount: printedSchema.describe('One amount.'),
  amount_max: printedSchema.nullable().describe('The upper end of a printed range; else null.'),
});
export type AnsweredPrice = z.infer<typeof priceSchema>;

const itemSchema = z.object({
  title: printedSchema.describe('Name of the dish or drink, without price, marks and leader dots.'),
  description: printedSchema.nullable(),
  prices: z.array(priceSchema).describe('Empty where no price is printed for this item.'),
  price_text: printedSchema.nullable().describe('A price in words: "MP", "prix du marché".'),
  options: z
    .array(z.object({ label: printedSchema, amount: printedSchema.nullable() }))
    .describe('Add-ons printed under the item: "with chicken +5".'),
  tags: z.array(z.string()).describe('Marks printed beside the item, as printed: "V", "GF".'),
});
export type AnsweredItem = z.infer<typeof itemSchema>;

const sectionSchema = z.object({
  title: printedSchema.nullable().describe('The heading; null where the items stand under none on this page.'),
  continues: z.boolean().describe('True only for items at the top of the page that go on from the page before.'),
  description: printedSchema.nullable().describe('A note that belongs to the whole section.'),
  price: printedSchema.nullable().describe('One amount that holds for the whole section.'),
  price_text: printedSchema.nullable(),
  items: z.array(itemSchema),
});
export type AnsweredSection = z.infer<typeof sectionSchema>;

export const pageAnswerSchema = z.object({
  language: z.string().nullable().describe('ISO 639-1 code of the language that most of the text is in.'),
  sections: z.array(sectionSchema).describe('In reading order. Empty where the page lists nothing to eat or drink.'),
});
export type PageAnswer = z.infer<typeof pageAnswerSchema>;
