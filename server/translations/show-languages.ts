import { MENU_LOCALES, type MenuLocale } from '../../shared/locales.ts';
import type { Db } from '../db/db.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { listLanguages, showTranslations } from './queries.ts';

/** Shows guests every language that is on and was whole once, with the translations as they are now. */
export async function showLanguages(tx: Db, access: RestaurantAccess, main: MenuLocale): Promise<void> {
  const rows = await listLanguages(tx, access);
  const shown = new Set(rows.filter(({ is_on, was_whole }) => is_on && was_whole).map(({ locale }) => locale));
  await showTranslations(
    tx,
    access,
    MENU_LOCALES.filter((locale) => locale !== main && shown.has(locale)),
  );
}
