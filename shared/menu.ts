import * as z from 'zod/mini';
import { ALLERGEN_CODES, ALLERGEN_STATES } from './allergens.ts';
import { FONT_KEYS } from './fonts.ts';
import {
  LIMITS,
  MAX_CHECKED_WORDS,
  MAX_CHECKED_WORDS_CHARACTERS,
  MAX_MEAT_ORIGINS,
  MAX_OPENING_PERIODS,
  MAX_OPTION_LABEL_CHARACTERS,
  MAX_OPTIONS,
  MAX_TAG_CHARACTERS,
  MAX_TAGS,
  MAX_TAXES,
  MAX_VARIANT_LABEL_CHARACTERS,
  MAX_VARIANTS,
} from './limits.ts';
import { MENU_LOCALES } from './locales.ts';
import { meatOriginSchema } from './meat-origins.ts';
import { CURRENCIES, MAX_MINOR_UNITS } from './money.ts';
import { openingHoursSchema, openingPeriodSchema } from './opening-hours.ts';
import { taxSchema } from './taxes.ts';
import { isPlainName, isPrintable } from './text-rules.ts';

/**
 * The domain (specification §3): one shape from database column to wire to property, snake_case.
 * Ids of menus, sections and items are small numbers counted per restaurant and never reused.
 */

/** A moment in UTC as ISO 8601 with milliseconds. */
export const instantSchema = z.iso.datetime();
/** One in a request: the database has no year 0, and nothing here happened before 1970. */
export const sentInstantSchema = instantSchema.check(z.refine((text) => Date.parse(text) >= 0));
export const idSchema = z.int().check(z.gte(1), z.lte(2_147_483_647));
export const versionSchema = z.int().check(z.gte(1));

const text = (max: number) =>
  z
    .string()
    .check(z.trim(), z.maxLength(max, { error: 'too_long' }), z.refine(isPrintable, { error: 'control_characters' }));
const filled = (max: number) => text(max).check(z.minLength(1, { error: 'required' }));
/** Optional text. Never empty in answers; may be empty in requests, see `emptyAsNull`. */
const optionalText = (max: number) => z.nullable(text(max));
/** For bodies of requests: an optional text that was emptied becomes null. */
export const emptyAsNull = <Input>(schema: z.ZodMiniType<string | null, Input>) =>
  z.pipe(
    schema,
    z.transform((value) => (value === '' ? null : value)),
  );

/** One message for every character that a name can't contain (specification §5). */
export const nameSchema = z.string().check(
  z.trim(),
  z.maxLength(LIMITS.MAX_TITLE_CHARACTERS, { error: 'too_long' }),
  z.minLength(1, { error: 'required' }),
  z.refine((name) => isPlainName(name) && name.isWellFormed(), { error: 'special_characters' }),
);
export const titleSchema = filled(LIMITS.MAX_TITLE_CHARACTERS);
export const descriptionSchema = optionalText(LIMITS.MAX_DESCRIPTION_CHARACTERS);
export const detailsSchema = optionalText(LIMITS.MAX_DETAILS_CHARACTERS);
/** Integer minor units of the restaurant's currency. */
export const amountSchema = z.int().check(z.gte(0), z.lte(MAX_MINOR_UNITS));
export const priceTextSchema = optionalText(LIMITS.MAX_PRICE_TEXT_CHARACTERS);

export const DISPLAY_MODES = ['simple', 'complex'] as const;
export const displayModeSchema = z.enum(DISPLAY_MODES);
export type DisplayMode = z.infer<typeof displayModeSchema>;

export const allergenSchema = z.strictObject({
  code: z.enum(ALLERGEN_CODES),
  state: z.enum(ALLERGEN_STATES),
});
export type Allergen = z.infer<typeof allergenSchema>;
/** Each code once. What isn't listed is declared as not contained. */
export const allergenListSchema = z.array(allergenSchema).check(
  z.maxLength(ALLERGEN_CODES.length),
  z.refine((list) => new Set(list.map(({ code }) => code)).size === list.length, { error: 'invalid_value' }),
);

/** A size or serving with its own price: glass and bottle, S, M and L. A null price is unknown, never free. */
export const variantSchema = z.strictObject({
  label: text(MAX_VARIANT_LABEL_CHARACTERS),
  price: z.nullable(amountSchema),
  /** Only if they differ from the item's. */
  allergens: z.optional(allergenListSchema),
});
export type Variant = z.infer<typeof variantSchema>;
/** What words of a dish name: what an owner who declares the dish without it is asked about. */
export const namedAllergenSchema = z.strictObject({
  /** One of these; most words name exactly one. */
  codes: z.array(z.enum(ALLERGEN_CODES)).check(z.minLength(1), z.maxLength(ALLERGEN_CODES.length)),
  /** The size or add-on whose label names it; null for the dish itself. */
  part: z.nullable(text(Math.max(MAX_OPTION_LABEL_CHARACTERS, MAX_VARIANT_LABEL_CHARACTERS))),
  /** As the menu has them; of long ones the beginning. */
  words: filled(MAX_CHECKED_WORDS_CHARACTERS),
});
export type NamedAllergen = z.infer<typeof namedAllergenSchema>;

/**
 * Words that name an allergen, and what was declared of it, when the owner said that this is right. It isn't about other
 * words, another dish or another declaration, so that nothing has to reset it.
 */
export const checkedWordsSchema = z.extend(namedAllergenSchema, {
  declared: z.enum(['without', 'may_contain']),
  /** The dish's title then: "with butter" of another dish is another question. Absent in older ones. */
  title: z.optional(titleSchema),
});
export type CheckedWords = z.infer<typeof checkedWordsSchema>;

/** An add-on to an item. */
export const itemOptionSchema = z.strictObject({
  label: filled(MAX_OPTION_LABEL_CHARACTERS),
  price: z.nullable(amountSchema),
  /** Absent if the owner has made no declaration for the add-on. */
  allergens: z.optional(allergenListSchema),
});
export type ItemOption = z.infer<typeof itemOptionSchema>;

/** Where on the uploaded page something was read; fractions of the page's width and height, from the top left. */
export const boxSchema = z.strictObject({
  page: z.int().check(z.gte(0)),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});
export type Box = z.infer<typeof boxSchema>;

export const itemSourceSchema = z.strictObject({ import_id: idSchema, box: z.nullable(boxSchema) });

/**
 * A stored picture: `file` is its public key without width and extension (shared/pictures.ts names its files); `width`
 * and `height` are those of the widest.
 */
export const pictureSchema = z.strictObject({
  file: z.string(),
  origin: z.enum(['owner', 'model']),
  width: z.int(),
  height: z.int(),
});
export type Picture = z.infer<typeof pictureSchema>;

export const itemSchema = z.strictObject({
  id: idSchema,
  menu_section_id: idSchema,
  menu_id: idSchema,
  title: titleSchema,
  description: descriptionSchema,
  /** Helps the assistant advise guests; never sent to the public page. */
  details: detailsSchema,
  price: z.nullable(amountSchema),
  /** The upper end of a range; then `price` is the lower one. */
  price_max: z.nullable(amountSchema),
  price_text: priceTextSchema,
  variants: z.array(variantSchema).check(z.maxLength(MAX_VARIANTS)),
  options: z.array(itemOptionSchema).check(z.maxLength(MAX_OPTIONS)),
  tags: z.array(filled(MAX_TAG_CHARACTERS)).check(z.maxLength(MAX_TAGS)),
  allergens: allergenListSchema,
  /** When the owner last confirmed the allergens; null means nobody has. */
  allergens_checked_at: z.nullable(instantSchema),
  /** Numbers of the restaurant's taxes that apply; null means all of them. */
  taxes: z.nullable(z.array(z.int().check(z.gte(1), z.lte(MAX_TAXES))).check(z.maxLength(MAX_TAXES))),
  /** Where the meat is from, as restaurants in France state it. */
  meat_origins: z.array(meatOriginSchema).check(z.maxLength(MAX_MEAT_ORIGINS)),
  /** "Fait maison" as French law means it (Code de la consommation, D122-1): cooked on the spot from raw products. */
  homemade: z.boolean(),
  /**
   * The price that the owner has confirmed as it is: none on purpose, or an amount or words that look odd. It isn't about
   * another price, so that nothing has to reset it. Without `price_text`, no words were confirmed.
   */
  checked_price: z.nullable(
    z.strictObject({ price: z.nullable(amountSchema), price_text: z.optional(priceTextSchema) }),
  ),
  /** What its words name and its owner has confirmed as declared rightly: shared/allergen-doubts.ts. */
  checked_words: z.array(checkedWordsSchema).check(z.maxLength(MAX_CHECKED_WORDS)),
  picture: z.nullable(pictureSchema),
  /** An item's picture can be generated only once (specification §3). */
  image_generated: z.boolean(),
  /** Guests don't see it from the next publication on; unlike a sold-out mark it is part of the draft. */
  hidden: z.boolean(),
  sold_out: z.boolean(),
  /** When a sold-out item automatically becomes available again; null with `sold_out` means until the owner says so. */
  back_at: z.nullable(instantSchema),
  source: z.nullable(itemSourceSchema),
  /** The reader's confidence, 0 to 1; null if the owner wrote it. */
  confidence: z.nullable(z.number().check(z.gte(0), z.lte(1))),
  position: z.int().check(z.gte(0)),
  version: versionSchema,
});
export type Item = z.infer<typeof itemSchema>;

export const sectionSchema = z.strictObject({
  id: idSchema,
  menu_id: idSchema,
  title: nameSchema,
  description: descriptionSchema,
  /** One price for the whole group, as of a prix-fixe. */
  price: z.nullable(amountSchema),
  price_text: priceTextSchema,
  /** As of an item; its items aren't seen, either. */
  hidden: z.boolean(),
  position: z.int().check(z.gte(0)),
  version: versionSchema,
  items: z.array(itemSchema),
});
export type Section = z.infer<typeof sectionSchema>;

export const menuSchema = z.strictObject({
  id: idSchema,
  title: nameSchema,
  display_mode: displayModeSchema,
  hidden: z.boolean(),
  /** When it is served, on the restaurant's clock; none: whenever the restaurant is open. */
  serving_periods: z.array(openingPeriodSchema).check(z.maxLength(MAX_OPENING_PERIODS)),
  position: z.int().check(z.gte(0)),
  version: versionSchema,
  sections: z.array(sectionSchema),
});
export type Menu = z.infer<typeof menuSchema>;

export const logoSchema = z.strictObject({
  file: z.string(),
  width: z.int(),
  height: z.int(),
  /** The background that it needs; unknown for logos that are older than this field. */
  ground: z.optional(z.enum(['any', 'light', 'dark'])),
});
export type Logo = z.infer<typeof logoSchema>;

/** What the restaurant states of service: whether it is in its prices. */
export const SERVICE_CHARGES = ['included', 'not_included'] as const;
export type ServiceCharge = (typeof SERVICE_CHARGES)[number];

export const restaurantSchema = z.strictObject({
  /** Ten characters of Crockford's base 32. */
  id: z.string(),
  name: nameSchema,
  main_locale: z.enum(MENU_LOCALES),
  currency: z.enum(CURRENCIES),
  /** IANA name, for example America/Montreal: the restaurant's days and months are counted in it. */
  timezone: z.string(),
  logo: z.nullable(logoSchema),
  title_font: z.enum(FONT_KEYS),
  text_font: z.enum(FONT_KEYS),
  tagline: optionalText(LIMITS.MAX_TITLE_CHARACTERS),
  address: optionalText(300),
  phone: optionalText(40),
  hours: optionalText(300),
  /** Days and times on the restaurant's clock, beside `hours`, which are words; null if there are only words. */
  opening_hours: z.nullable(openingHoursSchema),
  taxes: z.array(taxSchema).check(z.maxLength(MAX_TAXES)),
  prices_include_taxes: z.boolean(),
  /** Null if the owner makes no statement on service; then guests see none. */
  service_charge: z.nullable(z.enum(SERVICE_CHARGES)),
  /** The languages into which the last publication's texts are translated and shown, without the main one. */
  translations: z.array(z.enum(MENU_LOCALES)),
  published_at: z.nullable(instantSchema),
  updated_at: instantSchema,
  version: versionSchema,
  menus: z.array(menuSchema),
});
export type Restaurant = z.infer<typeof restaurantSchema>;

/** All dishes of some menus, in their order. */
export const itemsOf = <Item>(menus: readonly { sections: readonly { items: readonly Item[] }[] }[]): Item[] =>
  menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items));
