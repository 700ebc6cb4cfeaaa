import { and, asc, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { MenuLocale } from '../../shared/locales.ts';
import type { MenuText } from '../../shared/translated-texts.ts';
import type { Db } from '../db/db.ts';
import { publications } from '../publishing/tables.ts';
import { ofRestaurant, type RestaurantAccess } from '../restaurants/access.ts';
import { keyOf } from './queries.ts';
import { translations } from './tables.ts';

/** Texts of one statement. */
const FORGOTTEN_AT_ONCE = 500;

/** The ids of the restaurants that published something after a time. */
export async function listPublishedSince(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: publications.restaurant_id })
    .from(publications)
    .where(gt(publications.published_at, since.toISOString()));
  return rows.map(({ id }) => id);
}

/** The newest publications, the newest first. */
export async function listVersions(db: Db, access: RestaurantAccess, limit: number): Promise<number[]> {
  const rows = await db
    .select({ version: publications.version })
    .from(publications)
    .where(ofRestaurant(access, publications))
    .orderBy(desc(publications.version))
    .limit(limit);
  return rows.map(({ version }) => version);
}

/** When the publication before this one was made; null if it is the first. */
export async function findPublishedBefore(db: Db, access: RestaurantAccess, version: number): Promise<string | null> {
  const [row] = await db
    .select({ published_at: publications.published_at })
    .from(publications)
    .where(ofRestaurant(access, publications, lt(publications.version, version)))
    .orderBy(desc(publications.version))
    .limit(1);
  return row?.published_at ?? null;
}

/** Every text that is remembered in any language. */
export async function listRememberedTexts(db: Db, access: RestaurantAccess): Promise<MenuText[]> {
  const { kind, source } = translations;
  return await db.selectDistinct({ kind, source }).from(translations).where(ofRestaurant(access, translations));
}

/** All that is remembered of a language, in the order of the originals. */
export async function listRemembered(
  db: Db,
  access: RestaurantAccess,
  locale: MenuLocale,
): Promise<Pick<typeof translations.$inferSelect, 'source_locale' | 'kind' | 'source' | 'text' | 'origin'>[]> {
  const { source_locale, kind, source, text, origin } = translations;
  return await db
    .select({ source_locale, kind, source, text, origin })
    .from(translations)
    .where(ofRestaurant(access, translations, eq(translations.locale, locale)))
    .orderBy(asc(kind), asc(source));
}

/** Forgets texts in every language. */
export async function forgetTexts(db: Db, access: RestaurantAccess, texts: readonly MenuText[]): Promise<void> {
  for (const [kind, ofKind] of Map.groupBy(texts, (text) => text.kind))
    for (let from = 0; from < ofKind.length; from += FORGOTTEN_AT_ONCE) {
      const keys = ofKind.slice(from, from + FORGOTTEN_AT_ONCE).map(({ source }) => keyOf(source));
      const isThese = and(eq(translations.kind, kind), inArray(translations.source_key, keys));
      await db.delete(translations).where(ofRestaurant(access, translations, isThese));
    }
}
