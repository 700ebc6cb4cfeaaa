import type { LanguageState, TranslationProgress, TranslationsAnswer } from '../../shared/api/translations.ts';
import { Refusal } from '../../shared/errors.ts';
import { MENU_LOCALES, type MenuLocale } from '../../shared/locales.ts';
import { textKey, textsOf } from '../../shared/translated-texts.ts';
import type { Deps } from '../deps.ts';
import { findLatestContent } from '../publishing/queries.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { findRestaurant } from '../restaurants/queries.ts';
import { waitsForFrench } from './behind-french.ts';
import { listLanguages, listTranslations } from './queries.ts';

type ProgressDeps = Pick<Deps, 'db' | 'env'>;

/** Every language but the menu's own, on by default; before the first publication all of them wait. */
export async function translationProgress(
  { db, env }: ProgressDeps,
  access: RestaurantAccess,
): Promise<TranslationProgress> {
  const [restaurant, rows] = await Promise.all([findRestaurant(db, access), listLanguages(db, access)]);
  if (!restaurant) throw new Refusal('not_found');
  // A language that is switched off before the first publication has a row of version 0.
  const version = Math.max(0, ...rows.map((row) => row.version));
  const known = new Map(rows.map((row) => [row.locale, row]));
  // The publication's own language may be no longer the restaurant's: it is the one that the publication left alone.
  const isTarget = (locale: MenuLocale) =>
    version === 0 ? locale !== restaurant.main_locale : known.get(locale)?.version === version;
  const languages = MENU_LOCALES.filter(isTarget).map((locale) => {
    const row = known.get(locale);
    const { done = 0, total = 0, original = 0 } = row ?? {};
    const state: LanguageState = row?.is_on === false ? 'off' : (row?.state ?? 'waiting');
    const is_shown = restaurant.translated_locales.includes(locale);
    const isFinished = state !== 'off' && row?.was_whole === true;
    const waits_for_french =
      isFinished && !is_shown && waitsForFrench(restaurant, restaurant.main_locale, rows, locale);
    return { locale, state, done, total, original, is_shown, waits_for_french };
  });
  const engine = env.AI_PROVIDER === 'local' ? 'local' : (env.AI_MODEL ?? 'local');
  return { version: version === 0 ? null : version, languages, engine };
}

/** The texts of the latest publication in the menu's order. @throws Refusal `not_found` before the first. */
export async function listTexts(
  { db }: ProgressDeps,
  access: RestaurantAccess,
  locale: MenuLocale,
): Promise<TranslationsAnswer> {
  const content = await findLatestContent(db, access);
  if (!content || content.public.main_locale === locale) throw new Refusal('not_found');
  const rows = await listTranslations(db, access, { source_locale: content.public.main_locale, locale });
  const known = new Map(rows.map((row) => [textKey(row), row]));
  const texts = textsOf(content.public).map((text) => {
    const row = known.get(textKey(text));
    return { ...text, text: row?.text ?? null, origin: row?.origin ?? null };
  });
  return { locale, texts };
}
