import { and, count, desc, eq, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { BinEntry, BinMoment } from '../../shared/api/bin.ts';
import type { Picture } from '../../shared/menu.ts';
import type { Db } from '../db/db.ts';
import { imports } from '../imports/store/tables.ts';
import { menuItems, menuSections, menus } from '../menus/tables.ts';
import { ofRestaurant, type RestaurantAccess } from '../restaurants/access.ts';

/**
 * The bin as its owner looks at it. An entry is what was deleted by itself: the children that went along have the same
 * `deleted_at` and are counted (server/menus/bin-queries.ts).
 */

const ENTITIES = ['menu', 'section', 'item'] as const;

/** Where a page ends; the next one starts behind it. */
export type BinPlace = { deleted_at: string; rank: number; id: number };

type ListedRow = Omit<BinEntry, 'entity' | 'sections' | 'items'> & { rank: number };

/** The newest first; within a moment menus, then sections, then items. */
export async function listBin(
  db: Db,
  access: RestaurantAccess,
  { after, limit }: { after: BinPlace | undefined; limit: number },
): Promise<(ListedRow & { entity: BinEntry['entity'] })[]> {
  const [ofMenus, ofSections, ofItems] = entrySelects(db, access, after);
  const rows = await unionAll(ofMenus, ofSections, ofItems).orderBy(sql`deleted_at desc, rank, id`).limit(limit);
  return rows.map((row) => ({
    ...row,
    deleted_at: row.deleted_at ?? '',
    entity: ENTITIES[row.rank] ?? 'item',
  }));
}

/** The lowest or highest price of a dish's sizes; null without sizes. */
const sizePrice = (bound: 'min' | 'max'): SQL =>
  sql`(select ${sql.raw(bound)}((size ->> 'price')::integer) from jsonb_array_elements(${menuItems.variants}) as size)`;

/** The three parts of the list, each with the same columns. */
function entrySelects(db: Db, access: RestaurantAccess, after: BinPlace | undefined) {
  const none = {
    text: sql<string | null>`null::text`,
    price: sql<number | null>`null::integer`,
    picture: sql<Picture | null>`null::jsonb`,
  };
  const rank = (of: number) => sql<number>`${sql.raw(String(of))}::integer`.as('rank');
  const behind = (table: typeof menus | typeof menuSections | typeof menuItems, entityId: number): SQL | undefined =>
    after &&
    or(
      sql`${table.deleted_at} < ${after.deleted_at}`,
      and(eq(table.deleted_at, after.deleted_at), sql`(${entityId}, ${table.id}) > (${after.rank}, ${after.id})`),
    );
  const menuOf = (table: typeof menuSections | typeof menuItems) =>
    and(eq(menus.restaurant_id, table.restaurant_id), eq(menus.id, table.menu_id));
  const aloneUnder = (parent: typeof menus | typeof menuSections, child: typeof menuSections | typeof menuItems) =>
    sql`${parent.deleted_at} is distinct from ${child.deleted_at}`;
  const ofMenus = db
    .select({
      rank: rank(0),
      id: menus.id,
      title: menus.title,
      deleted_at: menus.deleted_at,
      menu: none.text.as('menu'),
      section: none.text.as('section'),
      price: none.price.as('price'),
      price_max: none.price.as('price_max'),
      picture: none.picture.as('picture'),
    })
    .from(menus)
    .where(ofRestaurant(access, menus, isNotNull(menus.deleted_at), behind(menus, 0)));
  const ofSections = db
    .select({
      rank: rank(1),
      id: menuSections.id,
      title: menuSections.title,
      deleted_at: menuSections.deleted_at,
      menu: sql<string | null>`${menus.title}`.as('menu'),
      section: none.text.as('section'),
      price: none.price.as('price'),
      price_max: none.price.as('price_max'),
      picture: none.picture.as('picture'),
    })
    .from(menuSections)
    .innerJoin(menus, menuOf(menuSections))
    .where(
      ofRestaurant(
        access,
        menuSections,
        isNotNull(menuSections.deleted_at),
        aloneUnder(menus, menuSections),
        behind(menuSections, 1),
      ),
    );
  const ofItems = db
    .select({
      rank: rank(2),
      id: menuItems.id,
      title: menuItems.title,
      deleted_at: menuItems.deleted_at,
      menu: sql<string | null>`${menus.title}`.as('menu'),
      section: sql<string | null>`${menuSections.title}`.as('section'),
      price: sql<number | null>`coalesce(${menuItems.price}, ${sizePrice('min')})`.as('price'),
      price_max: sql<number | null>`coalesce(
        ${menuItems.price_max},
        nullif(${sizePrice('max')}, ${sizePrice('min')})
      )`.as('price_max'),
      picture: sql<Picture | null>`${menuItems.picture}`.as('picture'),
    })
    .from(menuItems)
    .innerJoin(
      menuSections,
      and(eq(menuSections.restaurant_id, menuItems.restaurant_id), eq(menuSections.id, menuItems.menu_section_id)),
    )
    .innerJoin(menus, menuOf(menuItems))
    .where(
      ofRestaurant(
        access,
        menuItems,
        isNotNull(menuItems.deleted_at),
        aloneUnder(menuSections, menuItems),
        behind(menuItems, 2),
      ),
    );
  return [ofMenus, ofSections, ofItems] as const;
}

/** How many entries each moment has. */
export async function countEntries(db: Db, access: RestaurantAccess): Promise<Map<string, number>> {
  const entries = unionAll(...entrySelects(db, access, undefined)).as('entries');
  const rows = await db
    .select({ deleted_at: entries.deleted_at, entries: count() })
    .from(entries)
    .groupBy(entries.deleted_at);
  return new Map(rows.map((row) => [row.deleted_at ?? '', row.entries]));
}

/** How many dishes went to the bin at each of these moments. */
export async function countItemsAt(
  db: Db,
  access: RestaurantAccess,
  moments: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ deleted_at: menuItems.deleted_at, items: count() })
    .from(menuItems)
    .where(ofRestaurant(access, menuItems, inArray(menuItems.deleted_at, [...moments])))
    .groupBy(menuItems.deleted_at);
  return new Map(rows.map((row) => [row.deleted_at ?? '', row.items]));
}

/** What went to the bin with menus and sections, by "menu 1" or "section 3". */
export async function countChildren(
  db: Db,
  access: RestaurantAccess,
  ids: { menus: number[]; sections: number[] },
): Promise<Map<string, { sections: number; items: number }>> {
  const wentWith = (child: typeof menuSections | typeof menuItems, parent: typeof menus | typeof menuSections) =>
    and(eq(parent.restaurant_id, child.restaurant_id), eq(parent.deleted_at, sql`${child.deleted_at}`));
  const sectionsOfMenus = await db
    .select({ id: menus.id, children: count() })
    .from(menuSections)
    .innerJoin(menus, and(wentWith(menuSections, menus), eq(menus.id, menuSections.menu_id)))
    .where(ofRestaurant(access, menuSections, inArray(menuSections.menu_id, ids.menus)))
    .groupBy(menus.id);
  const itemsOfMenus = await db
    .select({ id: menus.id, children: count() })
    .from(menuItems)
    .innerJoin(menus, and(wentWith(menuItems, menus), eq(menus.id, menuItems.menu_id)))
    .where(ofRestaurant(access, menuItems, inArray(menuItems.menu_id, ids.menus)))
    .groupBy(menus.id);
  const itemsOfSections = await db
    .select({ id: menuSections.id, children: count() })
    .from(menuItems)
    .innerJoin(menuSections, and(wentWith(menuItems, menuSections), eq(menuSections.id, menuItems.menu_section_id)))
    .where(ofRestaurant(access, menuItems, inArray(menuItems.menu_section_id, ids.sections)))
    .groupBy(menuSections.id);
  const countsByKey = new Map<string, { sections: number; items: number }>();
  const add = (key: string, part: Partial<{ sections: number; items: number }>) =>
    countsByKey.set(key, { sections: 0, items: 0, ...countsByKey.get(key), ...part });
  for (const { id, children } of sectionsOfMenus) add(`menu ${id}`, { sections: children });
  for (const { id, children } of itemsOfMenus) add(`menu ${id}`, { items: children });
  for (const { id, children } of itemsOfSections) add(`section ${id}`, { items: children });
  return countsByKey;
}

/** The imports that put something into the bin at these moments: what they replaced went there when they were applied. */
export async function findImportsAt(
  db: Db,
  access: RestaurantAccess,
  moments: readonly string[],
): Promise<Map<string, BinMoment['import']>> {
  const rows = await db
    .select({ id: imports.id, files: imports.files, applied_at: imports.applied_at })
    .from(imports)
    .where(ofRestaurant(access, imports, inArray(imports.applied_at, [...moments])))
    .orderBy(desc(imports.id));
  return new Map(rows.map(({ id, files, applied_at }) => [applied_at ?? '', { id, file: files[0]?.name ?? '' }]));
}

/** Deletes for good what went to the bin up to a moment. Children went there with their parents or before. */
export async function deleteUntil(tx: Db, access: RestaurantAccess, until: string): Promise<void> {
  for (const table of [menuItems, menuSections, menus])
    await tx.delete(table).where(ofRestaurant(access, table, lte(table.deleted_at, until)));
}
