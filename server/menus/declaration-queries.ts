import { and, desc, eq, lte, max, sql } from 'drizzle-orm';
import type { DeclaredDish } from '../../shared/allergens.ts';
import type { Item } from '../../shared/menu.ts';
import { users } from '../accounts/tables.ts';
import type { Db } from '../db/db.ts';
import { ofRestaurant, type RestaurantAccess } from '../restaurants/access.ts';
import { ownerId, restaurants } from '../restaurants/tables.ts';
import { allergenDeclarations, menuItems } from './tables.ts';

type DeclaredParts = Pick<Item, 'allergens' | 'allergens_checked_at' | 'variants' | 'options'>;
type ItemChange = { before: DeclaredParts; after: Item; now: Date };

const declaredIn = ({ allergens, allergens_checked_at, variants, options }: DeclaredParts): DeclaredDish => {
  const allergenLists = (parts: Item['options']) =>
    parts.flatMap(({ label, allergens: list }) => (list ? [{ label, allergens: list }] : []));
  return { allergens, allergens_checked_at, variants: allergenLists(variants), options: allergenLists(options) };
};

/** Of a restaurant's history: years of a kitchen that declares each dish again every month. */
const MAX_DECLARATIONS = 50_000;
const TRIMMED_EVERY = 1_000;
const ROWS_PER_INSERT = 1_000;

/**
 * Adds a row to the history if an edit declares something, or withdraws it. Inside `changeRestaurant`, whose lock keeps
 * the ids apart. The history is limited, or edits that go back and forth would fill the disk.
 */
export const recordDeclaration = (tx: Db, access: RestaurantAccess, { now, ...change }: ItemChange): Promise<void> =>
  recordDeclarations(tx, access, [change], now);

/** As `recordDeclaration`, for several items. */
export async function recordDeclarations(
  tx: Db,
  access: RestaurantAccess,
  changes: readonly Omit<ItemChange, 'now'>[],
  now: Date,
): Promise<void> {
  const declarationRows = changes.flatMap(({ before, after }) => {
    const declaredDish = declaredIn(after);
    return JSON.stringify(declaredIn(before)) === JSON.stringify(declaredDish) ? [] : [{ after, dish: declaredDish }];
  });
  if (declarationRows.length === 0) return;
  const [latestRow] = await tx
    .select({ id: max(allergenDeclarations.id) })
    .from(allergenDeclarations)
    .where(ofRestaurant(access, allergenDeclarations));
  // Whoever changed it; a job acts for the owner.
  const managerId = access.person?.role === 'manager' ? access.person.user_id : null;
  const declared_by = managerId === null ? await findOwnersEmail(tx, access) : '';
  const firstId = (latestRow?.id ?? 0) + 1;
  const rows = declarationRows.map(({ after, dish }, index) => ({
    restaurant_id: access.restaurant_id,
    id: firstId + index,
    item_id: after.id,
    title: after.title,
    declared_at: now.toISOString(),
    declared_by,
    declared_by_id: managerId,
    declared: dish,
  }));
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT)
    await tx.insert(allergenDeclarations).values(rows.slice(start, start + ROWS_PER_INSERT));
  const newestId = firstId + rows.length - 1;
  if (Math.floor(newestId / TRIMMED_EVERY) > Math.floor((firstId - 1) / TRIMMED_EVERY))
    await trimDeclarations(tx, access, newestId - MAX_DECLARATIONS);
}

async function findOwnersEmail(tx: Db, access: RestaurantAccess): Promise<string> {
  const [owner] = await tx
    .select({ email: users.email })
    .from(restaurants)
    .innerJoin(users, eq(users.id, ownerId))
    .where(eq(restaurants.id, access.restaurant_id));
  return owner?.email ?? '';
}

/** Removes what is older than the newest rows, except the newest of each dish that there is, in the bin too. */
async function trimDeclarations(tx: Db, access: RestaurantAccess, upTo: number): Promise<void> {
  const { restaurant_id, item_id, id } = allergenDeclarations;
  const isNewest = sql`not exists (select from ${allergenDeclarations} as later
    where later.restaurant_id = ${restaurant_id} and later.item_id = ${item_id} and later.id > ${id})`;
  const isThere = sql`exists (select from ${menuItems}
    where ${menuItems.restaurant_id} = ${restaurant_id} and ${menuItems.id} = ${item_id})`;
  await tx
    .delete(allergenDeclarations)
    .where(and(ofRestaurant(access, allergenDeclarations), lte(id, upTo), sql`not (${isNewest} and ${isThere})`));
}

export type LastDeclaration = { declared_at: string; declared_by: string };

/** The newest row of each dish, by its id. */
export async function listLastDeclarations(db: Db, access: RestaurantAccess): Promise<Map<number, LastDeclaration>> {
  const { item_id, declared_at, declared_by, id } = allergenDeclarations;
  const rows = await db
    .selectDistinctOn([item_id], {
      item_id,
      declared_at,
      declared_by: sql<string>`coalesce(${users.email}, ${declared_by})`,
    })
    .from(allergenDeclarations)
    .leftJoin(users, eq(users.id, allergenDeclarations.declared_by_id))
    .where(ofRestaurant(access, allergenDeclarations))
    .orderBy(item_id, desc(id));
  return new Map(rows.map((row) => [row.item_id, row]));
}
