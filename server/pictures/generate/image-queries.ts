import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { ofRestaurant, type RestaurantAccess } from '../../restaurants/access.ts';
import { itemImages } from '../tables.ts';

export type ImageRow = typeof itemImages.$inferSelect;

const isOf = (access: RestaurantAccess, itemId: number) =>
  ofRestaurant(access, itemImages, eq(itemImages.item_id, itemId));

export async function findImage(db: Db, access: RestaurantAccess, itemId: number): Promise<ImageRow | undefined> {
  const [row] = await db.select().from(itemImages).where(isOf(access, itemId));
  return row;
}

/** Starts an attempt and returns its number; the caller has locked the restaurant's row. */
export async function beginImage(
  tx: Db,
  access: RestaurantAccess,
  itemId: number,
  begunImage: Pick<ImageRow, 'taken' | 'started_at'>,
): Promise<number> {
  const fields = { ...begunImage, state: 'running', problem: null } as const;
  const [row] = await tx
    .insert(itemImages)
    .values({ ...fields, restaurant_id: access.restaurant_id, item_id: itemId, attempt: 1 })
    .onConflictDoUpdate({
      target: [itemImages.restaurant_id, itemImages.item_id],
      set: { ...fields, attempt: sql`${itemImages.attempt} + 1` },
    })
    .returning({ attempt: itemImages.attempt });
  if (!row) throw new Error('insert returned no row');
  return row.attempt;
}

/** Adds an attempt's cost, whatever its outcome. */
export async function addImageCost(
  db: Db,
  access: RestaurantAccess,
  itemId: number,
  spent: Pick<ImageRow, 'input_tokens' | 'output_tokens' | 'cost'>,
): Promise<void> {
  const { input_tokens, output_tokens, cost } = itemImages;
  await db
    .update(itemImages)
    .set({
      input_tokens: sql`${input_tokens} + ${spent.input_tokens}`,
      output_tokens: sql`${output_tokens} + ${spent.output_tokens}`,
      cost: spent.cost === null ? sql`${cost}` : sql`coalesce(${cost}, 0) + ${spent.cost}`,
    })
    .where(isOf(access, itemId));
}

/**
 * Ends the running attempt. Undefined if it is another one: it was swept, or a newer one has started.
 */
export async function endImage(
  tx: Db,
  access: RestaurantAccess,
  { item_id, attempt }: Pick<ImageRow, 'item_id' | 'attempt'>,
  end: Pick<ImageRow, 'state' | 'problem'>,
): Promise<ImageRow | undefined> {
  const [before] = await tx
    .select()
    .from(itemImages)
    .where(and(isOf(access, item_id), eq(itemImages.state, 'running'), eq(itemImages.attempt, attempt)))
    .for('update');
  if (before)
    await tx
      .update(itemImages)
      .set({ ...end, taken: null })
      .where(isOf(access, item_id));
  return before;
}

/** Attempts that started before a time and still run. The one query without a restaurant: its rows go to the sweep only. */
export async function listStuckImages(
  db: Db,
  before: Date,
): Promise<Pick<ImageRow, 'restaurant_id' | 'item_id' | 'attempt'>[]> {
  return await db
    .select({
      restaurant_id: itemImages.restaurant_id,
      item_id: itemImages.item_id,
      attempt: itemImages.attempt,
    })
    .from(itemImages)
    .where(and(eq(itemImages.state, 'running'), lt(itemImages.started_at, before.toISOString())))
    .limit(1_000);
}
