import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { MENU_LOCALES } from '../locales.ts';
import { isPrintable } from '../text-rules.ts';
import { textKindSchema } from '../translated-texts.ts';

export const LANGUAGE_STATES = ['off', 'waiting', 'running', 'complete', 'failed'] as const;
export type LanguageState = (typeof LANGUAGE_STATES)[number];

const localeSchema = z.enum(MENU_LOCALES);

/** GET /api/restaurants/{id}/translation-progress; `version` is the publication's, null before the first. */
export const translationProgressSchema = z.strictObject({
  version: z.nullable(z.int()),
  languages: z.array(
    z.strictObject({
      locale: localeSchema,
      state: z.enum(LANGUAGE_STATES),
      /** How many texts were processed, of how many; and how many of them stay in the original. */
      done: z.int().check(z.gte(0)),
      total: z.int().check(z.gte(0)),
      original: z.int().check(z.gte(0)),
      /** Whether guests can read the menu in it now. */
      is_shown: z.boolean(),
      /** In Québec: finished, but not shown, because the French menu is less complete. */
      waits_for_french: z.boolean(),
    }),
  ),
  /** The translation engine: the one on this machine, or a model by its name. */
  engine: z.string(),
});
export type TranslationProgress = z.infer<typeof translationProgressSchema>;

/** Who made a translation: `pack` a model that the operator installed; `kept` means that the owner keeps the original. */
export const TRANSLATION_ORIGINS = ['local', 'pack', 'model', 'owner', 'kept'] as const;
export type TranslationOrigin = (typeof TRANSLATION_ORIGINS)[number];

/** Why an owner should check a machine's translation first, the most urgent first. */
export const CHECK_REASONS = ['diet', 'guess', 'visited'] as const;
export type CheckReason = (typeof CHECK_REASONS)[number];

/** GET /api/restaurants/{id}/translations?locale=fr: the texts of the latest publication, each beside its source. */
export const translationsAnswerSchema = z.strictObject({
  locale: localeSchema,
  texts: z.array(
    z.strictObject({
      kind: textKindSchema,
      source: z.string(),
      /** Null if the original is shown. */
      text: z.nullable(z.string()),
      /** Null if it was not checked yet. */
      origin: z.nullable(z.enum(TRANSLATION_ORIGINS)),
      /** Null if the owner has decided already, or nothing needs a check. */
      check: z.nullable(z.enum(CHECK_REASONS)),
    }),
  ),
});
export type TranslationsAnswer = z.infer<typeof translationsAnswerSchema>;

const translatedTextSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'required' }),
    z.maxLength(LIMITS.MAX_DESCRIPTION_CHARACTERS, { error: 'too_long' }),
    z.refine(isPrintable, { error: 'control_characters' }),
  );

/** PUT /api/restaurants/{id}/translations: the owner's translation of one text; null keeps the original. */
export const overrideBodySchema = z.strictObject({
  locale: localeSchema,
  kind: textKindSchema,
  source: z.string().check(z.minLength(1), z.maxLength(LIMITS.MAX_DESCRIPTION_CHARACTERS)),
  text: z.nullable(translatedTextSchema),
});

/** GET …/translation-draft: what the owner may begin with, of a text that stays in the original. */
export const draftAnswerSchema = z.strictObject({ text: z.string() });

/** DELETE …/translations: removes the owner's translation; the engine's comes with the next publication or restart. */
export const forgetOverrideBodySchema = z.omit(overrideBodySchema, { text: true });

/** PUT /api/restaurants/{id}/languages: turns a language on or off; turning it on retries a failed one. */
export const languageBodySchema = z.strictObject({ locale: localeSchema, is_on: z.boolean() });

/** GET, PUT /api/restaurants/{id}/glossary: words that are never translated. */
export const glossarySchema = z.strictObject({
  words: z
    .array(
      z
        .string()
        .check(z.trim(), z.minLength(1), z.maxLength(80), z.refine(isPrintable, { error: 'control_characters' })),
    )
    .check(z.maxLength(200)),
});
