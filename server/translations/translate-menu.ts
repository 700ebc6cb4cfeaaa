import { setImmediate } from 'node:timers/promises';
import type { MenuLocale } from '../../shared/locales.ts';
import { type MenuText, textKey, textsOf } from '../../shared/translated-texts.ts';
import { visionModelOf } from '../ai/vision-model.ts';
import type { Deps } from '../deps.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { findContent } from '../publishing/queries.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { workerAccess } from '../restaurants/access.ts';
import { findRestaurant, lockRestaurant } from '../restaurants/queries.ts';
import { localTranslationEngine } from './engine.ts';
import { type ModelPack, modelPackOf } from './pack/model-pack.ts';
import {
  isTranslated,
  type LanguageRow,
  listLanguages,
  listTranslations,
  type Remembered,
  rememberTranslations,
  writeProgress,
} from './queries.ts';
import { showLanguages } from './show-languages.ts';
import { inContext, type TextInContext } from './texts/text-in-context.ts';
import type { TranslationEngine } from './texts/translation-engine.ts';

/** A publication to translate; a null `locale` means all incomplete languages. */
export type TranslationJob = { restaurant_id: string; version: number; locale: MenuLocale | null };

type LocaleRun = { locale: MenuLocale; version: number };

/**
 * Translates the texts of a publication that are not in the restaurant's memory into every waiting language. Each batch is
 * stored as soon as it is translated, so a retry or a restart of the server continues after the last one. A newer publication
 * ends the run, and so does the owner who switches the language off. After the last attempt give-up-translation.job.ts
 * marks the language as failed.
 */
export async function translateMenu(
  deps: Deps,
  { restaurant_id, version, locale: only }: TranslationJob,
  { signal }: Pick<JobContext, 'signal'>,
  pack: ModelPack = modelPackOf(deps),
): Promise<void> {
  const access = workerAccess(restaurant_id);
  const isOpen = ({ locale, is_on, version: wanted, state }: LanguageRow) =>
    (only === null || locale === only) && is_on && wanted === version && state !== 'complete';
  const languages = (await listLanguages(deps.db, access)).filter(isOpen);
  if (languages.length === 0) return;
  const errors: unknown[] = [];
  const engine = lazyEngine(deps, pack);
  const content = await findContent(deps.db, access, version);
  if (!content) return;
  const texts = inContext(content.public, textsOf(content.public));
  for (const { locale } of languages) {
    if (locale === content.public.main_locale) continue;
    try {
      const { main_locale } = content.public;
      await translateTexts(deps, access, { run: { locale, version }, main_locale, texts, engine, signal });
    } catch (error) {
      signal.throwIfAborted();
      errors.push(error);
    }
  }
  // The languages that could be translated are not held up by those that could not.
  if (errors.length > 0) throw errors[0];
}

/** The engine is opened by the first language. */
function lazyEngine(deps: Pick<Deps, 'env'>, pack: ModelPack): () => Promise<TranslationEngine> {
  let openedEngine: Promise<TranslationEngine> | undefined;
  return () => {
    openedEngine ??= openEngine(deps, pack);
    return openedEngine;
  };
}

type Work = {
  run: LocaleRun;
  main_locale: MenuLocale;
  texts: readonly TextInContext[];
  engine: () => Promise<TranslationEngine>;
  signal: AbortSignal;
};

async function translateTexts(
  deps: Deps,
  access: RestaurantAccess,
  { run, main_locale, texts, engine: openEngineOnce, signal }: Work,
): Promise<void> {
  const restaurant = await findRestaurant(deps.db, access);
  if (!restaurant) return;
  const pair = { source_locale: main_locale, locale: run.locale };
  const remembered = await listTranslations(deps.db, access, pair);
  const isTranslatedByKey = new Map(remembered.map((row) => [textKey(row), isTranslated(row)]));
  const engine = await openEngineOnce();
  // This machine's translations cost nothing: those made by an older lexicon, or in another place of the menu, are made again.
  const repeated = new Map(remembered.flatMap((row) => (isOfThisMachine(row) ? [[textKey(row), row]] : [])));
  const packTexts = new Map(
    remembered.flatMap((row) => (row.origin === 'pack' && row.text !== null ? [[textKey(row), row.text]] : [])),
  );
  const isRepeated = (text: MenuText) => engine.origin === 'local' && repeated.has(textKey(text));
  const open = texts.filter((text) => !isTranslatedByKey.has(textKey(text)) || isRepeated(text));
  let done = texts.length - open.length;
  let original = texts.filter((text) => isTranslatedByKey.get(textKey(text)) === false && !isRepeated(text)).length;
  const progress = () => ({ state: 'running' as const, done, total: texts.length, original });
  if (!(await writeProgress(deps.db, access, run, progress()))) return;

  for (let from = 0; from < open.length; from += engine.batch_size) {
    signal.throwIfAborted();
    const batch = open.slice(from, from + engine.batch_size);
    const { restaurant_id } = access;
    const { glossary } = restaurant;
    const names = { restaurant_id, from: pair.source_locale, to: pair.locale, glossary, stored: packTexts };
    const { texts: translated, origins, spent } = await engine.translate(batch, names, signal);
    // What was cut off must not replace what is stored.
    signal.throwIfAborted();
    const rows = batch.map(({ kind, source }, textIndex) => {
      return { kind, source, text: translated[textIndex] ?? null, origin: origins?.[textIndex] ?? engine.origin };
    });
    done += rows.length;
    original += rows.filter(({ text }) => text === null).length;
    const isAsBefore = (row: Remembered) => {
      const before = isRepeated(row) ? repeated.get(textKey(row)) : undefined;
      return before?.text === row.text && before.origin === row.origin;
    };
    const changedRows = rows.filter((row) => !isAsBefore(row));
    if (changedRows.length === 0) continue;
    const isCurrent = await deps.db.transaction(async (tx) => {
      // As a publication and the owner's changes begin, so that none of them waits for another in a circle.
      if (!(await lockRestaurant(tx, access))) return false;
      await rememberTranslations(tx, access, pair, changedRows, deps.now());
      return await writeProgress(tx, access, run, { ...progress(), spent });
    });
    if (!isCurrent) return;
    // On the embedded database the next batch would begin before others are answered.
    await setImmediate();
  }

  const finished = deps.db.transaction(async (tx) => {
    const finishedProgress = {
      state: 'complete',
      done: texts.length,
      total: texts.length,
      original,
      was_whole: true,
    } as const;
    await lockRestaurant(tx, access);
    if (await writeProgress(tx, access, run, finishedProgress)) await showLanguages(tx, access, pair.source_locale);
  });
  await finished.finally(() => deps.changes.drop(access.restaurant_id));
}

const isOfThisMachine = ({ origin }: Remembered): boolean => origin === 'local' || origin === 'pack';

async function openEngine({ env }: Pick<Deps, 'env'>, pack: ModelPack): Promise<TranslationEngine> {
  const model = visionModelOf(env);
  if (!model) return await localTranslationEngine(pack);
  const { modelTranslationEngine } = await import('./model/model-engine.ts');
  return modelTranslationEngine(model);
}
