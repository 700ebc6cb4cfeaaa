import { and, asc, desc, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import type { MenuLocale } from '../../shared/locales.ts';
import type { Db } from '../db/db.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { menus } from '../menus/tables.ts';
import { namedCodes } from '../qr/tables.ts';
import { ofRestaurant, type RestaurantAccess } from '../restaurants/access.ts';
import { restaurants } from '../restaurants/tables.ts';
import { codeDays, visitDays } from './tables.ts';

/** The `menu_id` of the restaurant's short address. */
export const SHORT_ADDRESS = 0;

export type VisitDay = typeof visitDays.$inferSelect;
export type CodeDay = typeof codeDays.$inferSelect;

/**
 * Adds to what is there, so several nodes count together. The ids are those of pages that guests received; a restaurant
 * that is gone since is left out. Rows come in one order from every node, or two of them would wait for each other.
 */
export async function addVisits(db: Db, rows: readonly VisitDay[]): Promise<void> {
  const ids = [...new Set(rows.map(({ restaurant_id }) => restaurant_id))];
  const restaurantRows = await db.select({ id: restaurants.id }).from(restaurants).where(inArray(restaurants.id, ids));
  const knownIds = new Set(restaurantRows.map(({ id }) => id));
  const values = rows.filter(({ restaurant_id }) => knownIds.has(restaurant_id));
  if (values.length === 0) return;
  await db
    .insert(visitDays)
    .values(values)
    .onConflictDoUpdate({
      target: [visitDays.restaurant_id, visitDays.day, visitDays.menu_id, visitDays.locale],
      set: { hits: sql`${visitDays.hits} + excluded.hits` },
    });
}

/** As `addVisits`, for scans of named codes; numbers that no code has are left out. */
export async function addCodeScans(db: Db, rows: readonly CodeDay[]): Promise<void> {
  const { restaurant_id, id } = namedCodes;
  const restaurantIds = [...new Set(rows.map((row) => row.restaurant_id))];
  const codeIds = [...new Set(rows.map((row) => row.code_id))];
  const existingCodes = await db
    .select({ restaurant_id, id })
    .from(namedCodes)
    .where(and(inArray(restaurant_id, restaurantIds), inArray(id, codeIds)));
  const existing = new Set(existingCodes.map((code) => `${code.restaurant_id} ${code.id}`));
  const values = rows.filter((row) => existing.has(`${row.restaurant_id} ${row.code_id}`));
  if (values.length === 0) return;
  await db
    .insert(codeDays)
    .values(values)
    .onConflictDoUpdate({
      target: [codeDays.restaurant_id, codeDays.code_id, codeDays.day],
      set: { hits: sql`${codeDays.hits} + excluded.hits` },
    });
}

const hits = sql<number>`sum(${visitDays.hits})`.mapWith(Number);
const isSince = (access: RestaurantAccess, day: string) => ofRestaurant(access, visitDays, gte(visitDays.day, day));
const isMenu = ne(visitDays.menu_id, SHORT_ADDRESS);

/** Days without any are left out. */
export async function listDays(
  db: Db,
  access: RestaurantAccess,
  since: string,
): Promise<{ day: string; visits: number; scans: number }[]> {
  return await db
    .select({
      day: visitDays.day,
      visits: sql<number>`coalesce(sum(${visitDays.hits}) filter (where ${isMenu}), 0)`.mapWith(Number),
      scans: sql<number>`coalesce(sum(${visitDays.hits}) filter (where not ${isMenu}), 0)`.mapWith(Number),
    })
    .from(visitDays)
    .where(isSince(access, since))
    .groupBy(visitDays.day)
    .orderBy(asc(visitDays.day));
}

export async function listVisitedLanguages(
  db: Db,
  access: RestaurantAccess,
  since: string,
): Promise<{ locale: MenuLocale; visits: number }[]> {
  return await db
    .select({ locale: visitDays.locale, visits: hits })
    .from(visitDays)
    .where(and(isSince(access, since), isMenu))
    .groupBy(visitDays.locale)
    .orderBy(desc(hits), asc(visitDays.locale));
}

export async function listVisitedMenus(
  db: Db,
  access: RestaurantAccess,
  since: string,
): Promise<{ menu_id: number; title: string | null; visits: number }[]> {
  return await db
    .select({ menu_id: visitDays.menu_id, title: menus.title, visits: hits })
    .from(visitDays)
    .leftJoin(menus, and(eq(menus.restaurant_id, visitDays.restaurant_id), eq(menus.id, visitDays.menu_id)))
    .where(and(isSince(access, since), isMenu))
    .groupBy(visitDays.menu_id, menus.title)
    .orderBy(desc(hits), asc(visitDays.menu_id));
}

/** Codes that nobody scanned are left out. */
export async function listScannedCodes(
  db: Db,
  access: RestaurantAccess,
  since: string,
): Promise<{ code_id: number; name: string; scans: number }[]> {
  const scans = sql<number>`sum(${codeDays.hits})`.mapWith(Number);
  return await db
    .select({ code_id: namedCodes.id, name: namedCodes.name, scans })
    .from(codeDays)
    .innerJoin(
      namedCodes,
      and(eq(namedCodes.restaurant_id, codeDays.restaurant_id), eq(namedCodes.id, codeDays.code_id)),
    )
    .where(ofRestaurant(access, codeDays, gte(codeDays.day, since)))
    .groupBy(namedCodes.id, namedCodes.name)
    .orderBy(desc(scans), asc(namedCodes.id));
}

/** All scans of named codes there are, a row for each code and day. */
export async function listCodeDays(db: Db, access: RestaurantAccess): Promise<Omit<CodeDay, 'restaurant_id'>[]> {
  const { code_id, day } = codeDays;
  return await db
    .select({ code_id, day, hits: codeDays.hits })
    .from(codeDays)
    .where(ofRestaurant(access, codeDays))
    .orderBy(asc(code_id), asc(day));
}

/** All there is, a row for each day, menu and language. */
export async function listVisits(
  db: Db,
  access: RestaurantAccess,
  since: string,
): Promise<(Pick<VisitDay, 'day' | 'menu_id' | 'locale' | 'hits'> & { title: string | null })[]> {
  const { day, menu_id, locale } = visitDays;
  return await db
    .select({ day, menu_id, locale, hits: visitDays.hits, title: menus.title })
    .from(visitDays)
    .leftJoin(menus, and(eq(menus.restaurant_id, visitDays.restaurant_id), eq(menus.id, menu_id)))
    .where(isSince(access, since))
    .orderBy(asc(day), asc(menu_id), asc(locale));
}

/** Deletes what is older than a day. */
export async function deleteVisitsBefore(db: Db, day: string): Promise<void> {
  await deleteInBatches(db, visitDays, lt(visitDays.day, day));
  await deleteInBatches(db, codeDays, lt(codeDays.day, day));
}
