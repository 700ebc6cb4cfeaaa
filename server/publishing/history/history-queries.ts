import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { unpackText } from '../../db/pack-text.ts';
import { ofRestaurant, type RestaurantAccess } from '../../restaurants/access.ts';
import { publications } from '../tables.ts';

type ListedPublication = { version: number; published_at: string; menu_ids: number[] };

/** The newest first. */
export async function listPublications(db: Db, access: RestaurantAccess, limit: number): Promise<ListedPublication[]> {
  const { version, published_at } = publications;
  return await db
    .select({
      version,
      published_at,
      // Publications that are older than the column have the ids in their content.
      menu_ids: sql<number[]>`coalesce(${publications.menu_ids},
        jsonb_path_query_array(${publications.content}, '$.public.menus[*].id'), '[]')`,
    })
    .from(publications)
    .where(ofRestaurant(access, publications))
    .orderBy(desc(version))
    .limit(limit);
}

export const countPublications = async (db: Db, access: RestaurantAccess): Promise<number> =>
  await db.$count(publications, ofRestaurant(access, publications));

/** A publication's content as JSON; the newest if no version is named. */
export async function findContentText(
  db: Db,
  access: RestaurantAccess,
  selection: { version?: number; before?: number },
): Promise<string | undefined> {
  const [row] = await db
    .select({ packed: publications.packed, text: sql<string | null>`${publications.content}::text` })
    .from(publications)
    .where(
      ofRestaurant(
        access,
        publications,
        and(
          selection.version === undefined ? undefined : eq(publications.version, selection.version),
          selection.before === undefined ? undefined : lt(publications.version, selection.before),
        ),
      ),
    )
    .orderBy(desc(publications.version))
    .limit(1);
  if (!row) return undefined;
  return row.packed ? await unpackText(row.packed) : (row.text ?? undefined);
}

export async function findPublishedAt(db: Db, access: RestaurantAccess, version: number): Promise<string | undefined> {
  const [row] = await db
    .select({ published_at: publications.published_at })
    .from(publications)
    .where(ofRestaurant(access, publications, eq(publications.version, version)));
  return row?.published_at;
}
