import { and, desc, eq, gt, lt, notInArray } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { ofRestaurant, type RestaurantAccess } from '../restaurants/access.ts';
import { publications } from './tables.ts';

type LatestPublication = { version: number; revision: number; published_at: string };

/** The newest publication, whether or not guests see it now. */
export async function findLatest(db: Db, access: RestaurantAccess): Promise<LatestPublication | undefined> {
  const { version, revision, published_at } = publications;
  const [row] = await db
    .select({ version, revision, published_at })
    .from(publications)
    .where(ofRestaurant(access, publications))
    .orderBy(desc(version))
    .limit(1);
  return row;
}

export async function countPublishedSince(db: Db, access: RestaurantAccess, since: Date): Promise<number> {
  return await db.$count(
    publications,
    ofRestaurant(access, publications, gt(publications.published_at, since.toISOString())),
  );
}

/** Deletes publications older than a time that are not among the newest `keep`; guests may see the newest one. */
export async function deleteOldPublications(
  db: Db,
  access: RestaurantAccess,
  { before, keep }: { before: Date; keep: number },
): Promise<void> {
  const newest = db
    .select({ version: publications.version })
    .from(publications)
    .where(eq(publications.restaurant_id, access.restaurant_id))
    .orderBy(desc(publications.version))
    .limit(keep);
  await db
    .delete(publications)
    .where(
      ofRestaurant(
        access,
        publications,
        and(lt(publications.published_at, before.toISOString()), notInArray(publications.version, newest)),
      ),
    );
}
