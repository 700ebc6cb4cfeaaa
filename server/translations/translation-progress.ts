import type { LanguageState, TranslationProgress, TranslationsAnswer } from '../../shared/api/translations.ts';
import { Refusal } from '../../shared/errors.ts';
import { MENU_LOCALES, type MenuLocale } from '../../shared/locales.ts';
import { type MenuText, textKey, textsOf } from '../../shared/translated-texts.ts';
import type { Deps } from '../deps.ts';
import { findLatestContent } from '../publishing/queries.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { findRestaurant } from '../restaurants/queries.ts';
import { listVisitedMenus } from '../visits/queries.ts';
import { isWaitingForFrench } from './behind-french.ts';
import { checkReasons } from './check-first.ts';
import { listLanguages, listTranslations } from './queries.ts';
import { inContext } from './texts/text-in-context.ts';

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
  const languageByLocale = new Map(rows.map((row) => [row.locale, row]));
  // The publication's own language may be no longer the restaurant's: it is the one that the publication left alone.
  const isTarget = (locale: MenuLocale) =>
    version === 0 ? locale !== restaurant.main_locale : languageByLocale.get(locale)?.version === version;
  const languages = MENU_LOCALES.filter(isTarget).map((locale) => {
    const row = languageByLocale.get(locale);
    const { done = 0, total = 0, original = 0 } = row ?? {};
    const state: LanguageState = row?.is_on === false ? 'off' : (row?.state ?? 'waiting');
    const is_shown = restaurant.translated_locales.includes(locale);
    const isFinished = state !== 'off' && row?.was_whole === true;
    const waits_for_french =
      isFinished && !is_shown && isWaitingForFrench(restaurant, restaurant.main_locale, rows, locale);
    return { locale, state, done, total, original, is_shown, waits_for_french };
  });
  const engine = env.AI_PROVIDER === 'local' ? 'local' : (env.AI_MODEL ?? 'local');
  return { version: version === 0 ? null : version, languages, engine };
}

/** Visits are counted for a limited time: all of them. */
const FIRST_DAY = '1970-01-01';

/** The texts of the latest publication in the menu's order. @throws Refusal `not_found` before the first. */
export async function listTexts(
  { db }: ProgressDeps,
  access: RestaurantAccess,
  locale: MenuLocale,
): Promise<TranslationsAnswer> {
  const content = await findLatestContent(db, access);
  if (!content || content.public.main_locale === locale) throw new Refusal('not_found');
  const rows = await listTranslations(db, access, { source_locale: content.public.main_locale, locale });
  const rowByText = new Map(rows.map((row) => [textKey(row), row]));
  const [visited] = await listVisitedMenus(db, access, FIRST_DAY);
  const reasonOf = checkReasons(content.public, visited?.menu_id);
  const texts = textsOf(content.public).map((text) => {
    const row = rowByText.get(textKey(text));
    return { ...text, text: row?.text ?? null, origin: row?.origin ?? null, check: reasonOf(row) };
  });
  return { locale, texts };
}

/**
 * A translation that the owner may begin with: the machine's words where it has some, the original elsewhere.
 *
 * @throws Refusal `not_found` if the latest publication hasn't this text.
 */
export async function draftTranslation(
  { db }: ProgressDeps,
  access: RestaurantAccess,
  { locale, kind, source }: MenuText & { locale: MenuLocale },
): Promise<string> {
  const content = await findLatestContent(db, access);
  const isPublished = content && textsOf(content.public).some((text) => textKey(text) === textKey({ kind, source }));
  if (!isPublished || content.public.main_locale === locale) throw new Refusal('not_found');
  const { localEngine } = await import('./local/local-engine.ts');
  const texts = inContext(content.public, [{ kind, source }]);
  const task = { texts, from: content.public.main_locale, to: locale, as: 'draft' } as const;
  const [draft] = await localEngine.ask(task, access.restaurant_id);
  return draft ?? source;
}
