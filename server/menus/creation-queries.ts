import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { ofRestaurant, type RestaurantAccess } from '../restaurants/access.ts';
import { menuItems, menuSections, menus } from './tables.ts';

const TABLES = { menu: menus, section: menuSections, item: menuItems } as const;

/**
 * The id of what was created with a key before, even if it is in the bin by now; undefined if nothing was. Called inside
 * `changeRestaurant`, so that a second request waits for the first to end.
 */
export async function findCreated(
  tx: Db,
  access: RestaurantAccess,
  kind: keyof typeof TABLES,
  key: number | undefined,
): Promise<number | undefined> {
  if (key === undefined) return undefined;
  const table = TABLES[kind];
  const [row] = await tx
    .select({ id: table.id })
    .from(table)
    .where(ofRestaurant(access, table, eq(table.creation_key, key)));
  return row?.id;
}

/** As `findCreated`, for several keys: the ids by their keys. */
export async function findCreatedIds(
  tx: Db,
  access: RestaurantAccess,
  kind: keyof typeof TABLES,
  keys: number[],
): Promise<Map<number, number>> {
  if (keys.length === 0) return new Map();
  const table = TABLES[kind];
  const rows = await tx
    .select({ id: table.id, key: table.creation_key })
    .from(table)
    .where(ofRestaurant(access, table, inArray(table.creation_key, keys)));
  return new Map(rows.flatMap(({ id, key }) => (key === null ? [] : [[key, id] as const])));
}
