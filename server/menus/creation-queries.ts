import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { ofRestaurant, type RestaurantAccess } from '../restaurants/access.ts';
import { menuItems, menuSections, menus } from './tables.ts';

const ENTITY_TABLES = { menu: menus, section: menuSections, item: menuItems } as const;

/**
 * The id of what was created with a key before, even if it is in the bin by now; undefined if nothing was. Called inside
 * `changeRestaurant`, so that a second request waits for the first to end.
 */
export async function findCreated(
  tx: Db,
  access: RestaurantAccess,
  kind: keyof typeof ENTITY_TABLES,
  key: number | undefined,
): Promise<number | undefined> {
  if (key === undefined) return undefined;
  const entityTable = ENTITY_TABLES[kind];
  const [row] = await tx
    .select({ id: entityTable.id })
    .from(entityTable)
    .where(ofRestaurant(access, entityTable, eq(entityTable.creation_key, key)));
  return row?.id;
}

/** As `findCreated`, for several keys: the ids by their keys. */
export async function findCreatedIds(
  tx: Db,
  access: RestaurantAccess,
  kind: keyof typeof ENTITY_TABLES,
  keys: number[],
): Promise<Map<number, number>> {
  if (keys.length === 0) return new Map();
  const entityTable = ENTITY_TABLES[kind];
  const rows = await tx
    .select({ id: entityTable.id, key: entityTable.creation_key })
    .from(entityTable)
    .where(ofRestaurant(access, entityTable, inArray(entityTable.creation_key, keys)));
  return new Map(rows.flatMap(({ id, key }) => (key === null ? [] : [[key, id] as const])));
}
