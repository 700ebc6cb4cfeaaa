import { MENU_LOCALES, type MenuLocale } from '../../shared/locales.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { keepPrintedWords } from './keep-printed-words.ts';
import { awaitLanguage } from './queries.ts';
import { showLanguages } from './show-languages.ts';
import { translateMenuJob } from './translate-menu.job.ts';

/** Sends a job for a language, inside the transaction of the row that it is about. */
export async function translateInto(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Db,
  access: RestaurantAccess,
  language: { locale: MenuLocale; version: number; is_on?: boolean },
): Promise<void> {
  await awaitLanguage(tx, access, language);
  const { locale, version } = language;
  await jobs.send(tx, translateMenuJob, { restaurant_id: access.restaurant_id, version, locale });
}

/** After a publication, in its transaction: every language starts again, which supersedes running jobs. */
export async function awaitLanguages(
  deps: Pick<Deps, 'jobs' | 'now'>,
  tx: Db,
  access: RestaurantAccess,
  publication: { version: number; main_locale: MenuLocale },
): Promise<void> {
  const { version, main_locale } = publication;
  for (const locale of MENU_LOCALES) if (locale !== main_locale) await awaitLanguage(tx, access, { locale, version });
  await keepPrintedWords(tx, access, { version, main_locale, now: deps.now() });
  await deps.jobs.send(tx, translateMenuJob, { restaurant_id: access.restaurant_id, version, locale: null });
  // The main language may have changed.
  await showLanguages(tx, access, main_locale);
}
