import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Picture } from '../../shared/menu.ts';
import type { Db } from '../db/db.ts';
import { ofRestaurant, type RestaurantAccess } from '../restaurants/access.ts';
import { menuItems } from './tables.ts';

/** The picture has a route of its own, so it doesn't raise the version: an open form stays valid. */
export async function setItemPicture(
  tx: Db,
  access: RestaurantAccess,
  id: number,
  picture: Picture | null,
): Promise<void> {
  await tx
    .update(menuItems)
    .set({ picture })
    .where(ofRestaurant(access, menuItems, eq(menuItems.id, id)));
}

/** Stores the name of a generated picture; an item can only ever get one. */
export async function setGeneratedPicture(
  tx: Db,
  access: RestaurantAccess,
  id: number,
  picture: Picture & { origin: 'model' },
): Promise<void> {
  await tx
    .update(menuItems)
    .set({ picture, image_generated: true })
    .where(ofRestaurant(access, menuItems, eq(menuItems.id, id)));
}

/** The pictures of all items, including the bin: for the sweep of public files. */
export async function listPictures(db: Db, access: RestaurantAccess): Promise<Picture[]> {
  const rows = await db
    .select({ picture: menuItems.picture })
    .from(menuItems)
    .where(ofRestaurant(access, menuItems, isNotNull(menuItems.picture)));
  return rows.flatMap(({ picture }) => picture ?? []);
}

/** Which of these files an item of any restaurant has as its picture, including the bin: for jobs that delete files. */
export async function listUsedPictureFiles(db: Db, files: readonly string[]): Promise<string[]> {
  const pictureFile = sql<string>`${menuItems.picture} ->> 'file'`;
  const rows = await db
    .selectDistinct({ file: pictureFile })
    .from(menuItems)
    // The first condition is that of the index.
    .where(and(isNotNull(menuItems.picture), sql`${pictureFile} = any(${sql.param(files)}::text[])`));
  return rows.map((row) => row.file);
}
