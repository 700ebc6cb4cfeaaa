import { eq, isNotNull } from 'drizzle-orm';
import type { Picture } from '../../shared/menu.ts';
import type { Db } from '../db/db.ts';
import { ofRestaurant, type RestaurantAccess } from '../restaurants/access.ts';
import { menuItems } from './tables.ts';

/** The picture has its own call, so it leaves the version alone: a form that is open beside it stays valid. */
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

/** Names a picture that a model made, the only one that the item will ever get of a model. */
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

/** The pictures of all items, those in the bin too: for the sweep of public files. */
export async function listPictures(db: Db, access: RestaurantAccess): Promise<Picture[]> {
  const rows = await db
    .select({ picture: menuItems.picture })
    .from(menuItems)
    .where(ofRestaurant(access, menuItems, isNotNull(menuItems.picture)));
  return rows.flatMap(({ picture }) => picture ?? []);
}
