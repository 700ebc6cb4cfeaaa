import { eq, isNull, type SQL, sql } from 'drizzle-orm';
import { Refusal } from '../../shared/errors.ts';
import type { Db } from '../db/db.ts';
import type { Env } from '../env.ts';
import { ofRestaurant, type RestaurantAccess } from '../restaurants/access.ts';
import { menuItems, menuSections } from './tables.ts';

/** One item or one section that changes; without either, any number of them. */
type ChangedEntity = { item_id?: number; section_id?: number };
type TextContext = { tx: Db; access: RestaurantAccess; env: Pick<Env, 'limits'> };

/**
 * Characters of what a restaurant's items and sections say now: lists count as their JSON, with what names and marks
 * cost. Titles of menus are few enough to be left out.
 */
async function countText(tx: Db, access: RestaurantAccess, { item_id, section_id }: ChangedEntity): Promise<number> {
  const items = menuItems;
  const sections = menuSections;
  const ofItem = sql`concat(${items.title}, ${items.description}, ${items.details}, ${items.price_text},
    ${items.variants}, ${items.options}, ${items.tags}, ${items.allergens})`;
  const ofSection = sql`concat(${sections.title}, ${sections.description}, ${sections.price_text})`;
  const isWhole = item_id === undefined && section_id === undefined;
  let count = 0;
  if (isWhole || item_id !== undefined) {
    const one = item_id === undefined ? undefined : eq(items.id, item_id);
    const live = ofRestaurant(access, items, isNull(items.deleted_at), one);
    count +=
      (
        await tx
          .select({ length: total(ofItem) })
          .from(items)
          .where(live)
      )[0]?.length ?? 0;
  }
  if (isWhole || section_id !== undefined) {
    const one = section_id === undefined ? undefined : eq(sections.id, section_id);
    const live = ofRestaurant(access, sections, isNull(sections.deleted_at), one);
    count +=
      (
        await tx
          .select({ length: total(ofSection) })
          .from(sections)
          .where(live)
      )[0]?.length ?? 0;
  }
  return count;
}

const total = (text: SQL) => sql<number>`coalesce(sum(length(${text})), 0)::int`;

/**
 * Carries out a change that may add text, within its transaction. One that adds none is fine even if a menu holds too
 * much, and costs no look at the rest of it.
 *
 * @param part What changes, if that is known; what is created has no text before.
 * @throws Refusal `too_much_text`.
 */
export async function withinTextLimit<T>(
  { tx, access, env }: TextContext,
  part: ChangedEntity | 'created',
  change: () => Promise<T>,
): Promise<T> {
  const max = env.limits.MAX_TEXT_CHARACTERS;
  const before = part === 'created' ? undefined : await countText(tx, access, part);
  const result = await change();
  const hasGrown = part === 'created' || before === undefined || (await countText(tx, access, part)) > before;
  if (hasGrown && (await countText(tx, access, {})) > max) throw new Refusal('too_much_text', { params: { max } });
  return result;
}
