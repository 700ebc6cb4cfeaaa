import { and, desc, eq, sql } from 'drizzle-orm';
import type { MenuLocale } from '../../shared/locales.ts';
import type { PublicationContent } from '../../shared/publication.ts';
import type { Db } from '../db/db.ts';
import type { Env } from '../env.ts';
import { ofRestaurant, type RestaurantAccess } from '../restaurants/access.ts';
import { restaurants } from '../restaurants/tables.ts';
import { onlineCondition } from '../subscriptions/online-condition.ts';
import { readContent } from './read-content.ts';
import { publications } from './tables.ts';

export type NewPublication = { version: number; revision: number; published_at: string; content: PublicationContent };

export async function insertPublication(tx: Db, access: RestaurantAccess, publication: NewPublication): Promise<void> {
  await tx.insert(publications).values({ restaurant_id: access.restaurant_id, ...publication });
}

/** Moves what guests see to a publication, or to none. Not a change of the menu: `updated_at` stays. */
export async function pointTo(
  tx: Db,
  access: RestaurantAccess,
  publication: Omit<NewPublication, 'content'> | null,
): Promise<void> {
  await tx
    .update(restaurants)
    .set({
      publication_version: publication?.version ?? null,
      published_at: publication?.published_at ?? null,
      published_revision: publication?.revision ?? null,
    })
    .where(eq(restaurants.id, access.restaurant_id));
}

/** What was published last, whether or not guests see it now. */
export async function findLatestContent(db: Db, access: RestaurantAccess): Promise<PublicationContent | undefined> {
  const [row] = await db
    .select({ content: publications.content })
    .from(publications)
    .where(ofRestaurant(access, publications))
    .orderBy(desc(publications.version))
    .limit(1);
  return row && readContent(row.content);
}

/** What the publications of every age name as `file`, whatever their schema: for the sweep of public files. */
export async function listPublishedFiles(db: Db, access: RestaurantAccess): Promise<string[]> {
  const rows = await db
    .selectDistinct({ file: sql<string>`jsonb_path_query(${publications.content}, '$.public.**.file') #>> '{}'` })
    .from(publications)
    .where(ofRestaurant(access, publications));
  return rows.map(({ file }) => file);
}

// What anyone may read: these two take the id of an address instead of a RestaurantAccess, and select nothing of the draft
// but the name and phone that stand on the page "unavailable".

export type PublicState = {
  name: string;
  phone: string | null;
  main_locale: MenuLocale;
  /** Null while guests see nothing. */
  publication_version: number | null;
  published_at: string | null;
  availability_version: number;
  is_online: boolean;
};

/** One select by key: all that the public page asks before its HTML is found by these versions. */
export async function findPublicState(
  db: Db,
  env: Pick<Env, 'PAYMENTS'>,
  restaurantId: string,
): Promise<PublicState | undefined> {
  const [row] = await db
    .select({
      name: restaurants.name,
      phone: restaurants.phone,
      main_locale: restaurants.main_locale,
      publication_version: restaurants.publication_version,
      published_at: restaurants.published_at,
      availability_version: restaurants.availability_version,
      is_online: onlineCondition(env),
    })
    .from(restaurants)
    .where(eq(restaurants.id, restaurantId));
  return row;
}

/** A publication's public side. Throws where there is none of that version: versions come from `findPublicState`. */
export async function getPublicContent(
  db: Db,
  restaurantId: string,
  version: number,
): Promise<PublicationContent['public']> {
  const [row] = await db
    .select({ content: publications.content })
    .from(publications)
    .where(and(eq(publications.restaurant_id, restaurantId), eq(publications.version, version)));
  if (!row) throw new Error(`Publication ${version} of restaurant ${restaurantId} is missing.`);
  return readContent(row.content).public;
}
