import * as z from 'zod/mini';
import { draftSchema, FAILURE_PROBLEMS, structureEditSchema, TEXT_PROBLEMS } from '../draft.ts';
import { APPLY_MODES, IMPORT_OPTIONS, IMPORT_STATUSES } from '../import-status.ts';
import { MAX_LEFT_OUT_LINES } from '../limits.ts';
import {
  allergenListSchema,
  type Item,
  idSchema,
  instantSchema,
  itemSchema,
  nameSchema,
  sectionSchema,
} from '../menu.ts';
import { MODEL_PROBLEMS } from '../model-problems.ts';
import { isPrintable } from '../text-rules.ts';

/** A file or page that could not be read; `message` is in the request's language. */
export const readingFailureSchema = z.strictObject({
  file: z.string(),
  /** Counted from 1 within the file; null if the whole file failed. */
  page: z.nullable(z.int()),
  problem: z.enum(FAILURE_PROBLEMS),
  message: z.string(),
});

/** A vision model's part in a draft. Tokens include those of unusable answers. */
export const modelUseSchema = z.strictObject({
  /** The model's name in the configuration. */
  name: z.string(),
  input_tokens: z.int().check(z.gte(0)),
  output_tokens: z.int().check(z.gte(0)),
  /** In US dollars; null if no prices are configured. */
  cost_usd: z.nullable(z.number().check(z.gte(0))),
  /** Pages that were structured by their layout instead; `message` is in the request's language. */
  layout_pages: z.array(
    z.strictObject({
      file: z.string(),
      /** Counted from 1 within the file. */
      page: z.int().check(z.gte(1)),
      problem: z.enum(MODEL_PROBLEMS),
      message: z.string(),
    }),
  ),
});

/** A page of a PDF whose text is not what it shows, and which was read in its picture; `message` as above. */
const textProblemSchema = z.strictObject({
  file: z.string(),
  /** Counted from 1 within the file. */
  page: z.int().check(z.gte(1)),
  problem: z.enum(TEXT_PROBLEMS),
  message: z.string(),
});

export const importReportSchema = z.strictObject({
  menus: z.int(),
  sections: z.int(),
  items: z.int(),
  /** The counts of shared/doubts.ts. */
  fields: z.int(),
  illegible_fields: z.int(),
  doubtful_fields: z.int(),
  without_price: z.int(),
  /** The owner's decisions about the same files, read before, which hold here too; missing if there are none. */
  remembered_decisions: z.optional(z.int()),
  pages: z.int(),
  failures: z.array(readingFailureSchema),
  /** Missing if there are none. */
  text_problems: z.optional(z.array(textProblemSchema)),
  /** How the draft was made: `model` if a vision model structured at least one page. */
  engine: z.enum(['layout', 'model']),
  /** Null if none is configured. */
  model: z.nullable(modelUseSchema),
});
export type ImportReport = z.infer<typeof importReportSchema>;

export const importSchema = z.strictObject({
  id: z.int().check(z.gte(0)),
  status: z.enum(IMPORT_STATUSES),
  option: z.enum(IMPORT_OPTIONS),
  apply: z.enum(APPLY_MODES),
  menu_id: idSchema,
  files: z.array(z.strictObject({ name: z.string(), bytes: z.int() })),
  /** `page` counts from 1 and is the page being read; `pages` is null until all files are counted. */
  progress: z.strictObject({ step: z.enum(IMPORT_STATUSES), page: z.nullable(z.int()), pages: z.nullable(z.int()) }),
  report: z.nullable(importReportSchema),
  error: z.nullable(z.strictObject({ code: z.string(), message: z.string() })),
  execution_time_ms: z.nullable(z.int()),
  applied_at: z.nullable(instantSchema),
  discarded_at: z.nullable(instantSchema),
  /** Whether what it did to the menu can be undone, or was; null otherwise. */
  rollback: z.nullable(z.enum(['possible', 'done'])),
  created_at: instantSchema,
});
export type Import = z.infer<typeof importSchema>;

/** Rotations of a file's pages, in degrees clockwise, after the photo's own EXIF orientation. */
export const ROTATIONS = [0, 90, 180, 270] as const;
export type Rotation = (typeof ROTATIONS)[number];

const rotationsSchema = z.pipe(
  z.string().check(z.regex(/^(0|90|180|270)(,(0|90|180|270))*$/)),
  z.transform((text) => text.split(',').map((degrees) => Number(degrees) as Rotation)),
);

/** The form fields of POST /api/restaurants/{id}/menus beside its `files`. */
export const importFormSchema = z.strictObject({
  option: z._default(z.enum(IMPORT_OPTIONS), 'add'),
  apply: z._default(z.enum(APPLY_MODES), 'auto'),
  menu_id: z.optional(z.pipe(z.coerce.number(), idSchema)),
  /** One for each file, in order: "0,90,0". Without it no file is rotated. */
  rotations: z.optional(rotationsSchema),
});

/** Longer than any address that people share. */
export const MAX_WEB_ADDRESS_CHARACTERS = 2_000;

/** POST /api/restaurants/{id}/menus/web-page: an address as people write it, with or without `https://`. */
export const webPageBodySchema = z.strictObject({
  address: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_WEB_ADDRESS_CHARACTERS)),
  option: z._default(z.enum(IMPORT_OPTIONS), 'add'),
  apply: z._default(z.enum(APPLY_MODES), 'auto'),
  menu_id: z.optional(idSchema),
});

/** POST /api/imports/{id}/roll-back: how many dishes are back, as before, and gone; and what the owner had changed since. */
export const rollbackAnswerSchema = z.strictObject({
  back: z.int(),
  reverted: z.int(),
  removed: z.int(),
  kept: z.array(z.strictObject({ entity: z.enum(['section', 'item']), id: idSchema, title: z.string() })),
});
export type RollbackAnswer = z.infer<typeof rollbackAnswerSchema>;

export const importAnswerSchema = z.strictObject({ import: importSchema });
export const importsAnswerSchema = z.strictObject({ imports: z.array(importSchema) });

// PostgreSQL can store neither a NUL nor half a surrogate pair.
const printable = (max: number) =>
  z.string().check(z.maxLength(max), z.refine(isPrintable, { error: 'control_characters' }));

/** Asked once before the review, if the menu is printed in another language or currency. */
export const ASKED_SETTINGS = ['currency', 'language'] as const;
export type AskedSetting = (typeof ASKED_SETTINGS)[number];

/** What an import does to which menu, as chosen beside the comparison. */
export const importTargetSchema = z.strictObject({
  option: z.enum(IMPORT_OPTIONS),
  /** Null: a new menu, with `title`. */
  menu_id: z.nullable(idSchema),
  title: z.optional(nameSchema),
});
export type ImportTarget = z.infer<typeof importTargetSchema>;

const keySchema = z.int().check(z.gte(1));
const MAX_DECIDED = 3_000;

/**
 * The owner's decisions about the comparison with the menu. What one names may be gone since, from the draft or from the
 * menu: then it has no effect.
 */
export const comparisonChoicesSchema = z.strictObject({
  /** Without one: the option and the menu that the import was uploaded with. */
  target: z.optional(importTargetSchema),
  /** Dishes of the draft matched by hand; with null the dish is not on the menu. */
  pairs: z.optional(
    z.array(z.strictObject({ key: keySchema, item_id: z.nullable(idSchema) })).check(z.maxLength(MAX_DECIDED)),
  ),
  /** Dishes of the draft that change nothing: a new one isn't added, a matched one stays as it is. */
  refused: z.optional(z.array(keySchema).check(z.maxLength(MAX_DECIDED))),
  /** The menu's sections that stay as they are, although the file prints other texts. */
  refused_sections: z.optional(z.array(idSchema).check(z.maxLength(MAX_DECIDED))),
  /** The menu's items that stay although the draft lacks them. */
  kept_items: z.optional(z.array(idSchema).check(z.maxLength(MAX_DECIDED))),
  /** With `overwrite`: items already on the menu stay in the menu's order, not the file's. */
  keeps_order: z.optional(z.boolean()),
});
export type ComparisonChoices = z.infer<typeof comparisonChoicesSchema>;

/**
 * The owner's decisions in the review. `fields` holds the value of each field that was checked, by the names of
 * `draftFields` (an accepted field has the value as it was read), also of dishes made of lines in `taken`; `removed` names
 * items left out.
 */
export const reviewChoicesSchema = z.strictObject({
  fields: z.record(printable(80), printable(2_000)),
  removed: z.array(z.int().check(z.gte(1))).check(z.maxLength(3_000)),
  /** Lines that the reader left out (`draft.left_out`) and the owner makes dishes of. */
  taken: z.optional(z.array(z.int().check(z.gte(1))).check(z.maxLength(MAX_LEFT_OUT_LINES))),
  /** Lines that print an amount and that the owner leaves out all the same. */
  unused: z.optional(z.array(z.int().check(z.gte(1))).check(z.maxLength(MAX_LEFT_OUT_LINES))),
  /** Corrections of the structure, in order; `fields` and `removed` name what is there after them. */
  edits: z.optional(z.array(structureEditSchema).check(z.maxLength(1_000))),
  /** The field the owner was at. */
  cursor: z.nullable(printable(80)),
  /** Settings of the restaurant that the owner keeps although the menu is printed in others (`draft.printed`). */
  keeps: z.optional(z.array(z.enum(ASKED_SETTINGS)).check(z.maxLength(ASKED_SETTINGS.length))),
  against_menu: z.optional(comparisonChoicesSchema),
});
export type ReviewChoices = z.infer<typeof reviewChoicesSchema>;
export const NO_CHOICES: ReviewChoices = { fields: {}, removed: [], cursor: null };

/** How many decisions about the draft there are, texts that were accepted as they were read included. */
export const countDecisions = ({
  fields,
  removed,
  taken: takenLines = [],
  unused = [],
  edits = [],
}: ReviewChoices): number =>
  Object.keys(fields).length + removed.length + takenLines.length + unused.length + edits.length;

const fromTo = <Value extends z.ZodMiniType>(value: Value) => z.optional(z.strictObject({ from: value, to: value }));
const itemShape = itemSchema.shape;
const { price, price_max, price_text, variants } = itemShape;

/** `dish` is null if nobody has declared anything of it; `parts` are the sizes and add-ons with a list of their own. */
const comparedDeclarationsSchema = z.strictObject({
  dish: z.nullable(allergenListSchema),
  parts: z.array(z.strictObject({ label: z.string(), allergens: allergenListSchema })),
});
export type ComparedDeclarations = z.infer<typeof comparedDeclarationsSchema>;

/** The fields of an item that a file changes, before and after; `section` is the title of its section. */
export const itemChangesSchema = z.strictObject({
  title: fromTo(itemShape.title),
  description: fromTo(itemShape.description),
  prices: fromTo(z.strictObject({ price, price_max, price_text, variants })),
  options: fromTo(itemShape.options),
  tags: fromTo(itemShape.tags),
  section: fromTo(z.string()),
  // Of data files only.
  details: fromTo(itemShape.details),
  hidden: fromTo(itemShape.hidden),
  allergens: fromTo(comparedDeclarationsSchema),
});
export type ItemChanges = z.infer<typeof itemChangesSchema>;
export type ComparedPrices = Pick<Item, 'price' | 'price_max' | 'price_text' | 'variants'>;

const sectionShape = sectionSchema.shape;
/** As `itemChangesSchema`, for the texts of a section. */
export const sectionChangesSchema = z.strictObject({
  description: fromTo(sectionShape.description),
  price: fromTo(sectionShape.price),
  price_text: fromTo(sectionShape.price_text),
  // Of data files only.
  hidden: fromTo(sectionShape.hidden),
});
export type SectionChanges = z.infer<typeof sectionChangesSchema>;

/** What applying would change on the menu, by item key of the draft or id of the menu; refused changes included. */
export const comparisonSchema = z.strictObject({
  /** Null if the menu is to be made, or is gone since. */
  menu_id: z.nullable(idSchema),
  option: z.enum(IMPORT_OPTIONS),
  /** Sent with POST /api/imports/{id}/apply, so that nothing is applied that wasn't shown. */
  sign: z.string(),
  added: z.array(z.int()),
  unchanged: z.array(z.strictObject({ key: z.int(), item_id: idSchema })),
  changed: z.array(
    z.strictObject({
      key: z.int(),
      item_id: idSchema,
      price_changes: z.boolean(),
      /** Its title or description says something else, so what is declared of it no longer applies. */
      declaration_lapses: z.boolean(),
      changes: itemChangesSchema,
    }),
  ),
  /** The draft's items that guests won't see: they are hidden on the menu, or their section or the whole menu is. */
  hidden_keys: z.array(z.int()),
  /** Items of the menu that the draft lacks, without hidden ones if it doesn't say what is hidden; with `overwrite` they go to the bin unless they are kept. */
  missing: z.array(z.strictObject({ item_id: idSchema, title: z.string() })),
  changed_sections: z.array(z.strictObject({ section_id: idSchema, title: z.string(), changes: sectionChangesSchema })),
  /** Sections of the menu in which nothing stays; with `overwrite` they go to the bin. */
  missing_sections: z.array(z.strictObject({ section_id: idSchema, title: z.string() })),
});
export type Comparison = z.infer<typeof comparisonSchema>;

/** POST /api/imports/{id}/apply, without a body or with the comparison that was shown. */
export const applyBodySchema = z.nullish(
  z.strictObject({ comparison: z.optional(z.string().check(z.maxLength(100))) }),
);

export const reviewAnswerSchema = z.strictObject({
  import: importSchema,
  pages: z.array(
    z.strictObject({
      page: z.int().check(z.gte(0)),
      picture: z.string(),
      width: z.number(),
      height: z.number(),
    }),
  ),
  draft: draftSchema,
  choices: reviewChoicesSchema,
  comparison: comparisonSchema,
});
export const saveReviewAnswerSchema = z.strictObject({ choices: reviewChoicesSchema, comparison: comparisonSchema });
