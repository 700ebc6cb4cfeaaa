import { MENU_LOCALES, type MenuLocale } from '../../shared/locales.ts';
import type { Db } from '../db/db.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { findRestaurant } from '../restaurants/queries.ts';
import { isWaitingForFrench } from './behind-french.ts';
import { type LanguageRow, listLanguages, showTranslations } from './queries.ts';

/**
 * Shows guests every language that is on and was whole once, with the translations as they are now; in Québec none that is
 * more complete than the French one.
 */
export async function showLanguages(tx: Db, access: RestaurantAccess, main: MenuLocale): Promise<void> {
  const [rows, restaurant] = [await listLanguages(tx, access), await findRestaurant(tx, access)];
  if (!restaurant) return;
  const isShown = ({ is_on, was_whole, locale }: LanguageRow) =>
    is_on && was_whole && !isWaitingForFrench(restaurant, main, rows, locale);
  const shownLocales = new Set(rows.filter(isShown).map(({ locale }) => locale));
  await showTranslations(
    tx,
    access,
    MENU_LOCALES.filter((locale) => locale !== main && shownLocales.has(locale)),
  );
}
