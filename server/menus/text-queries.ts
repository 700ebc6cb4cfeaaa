import { isNull, sql } from 'drizzle-orm';
import { Refusal } from '../../shared/errors.ts';
import type { Db } from '../db/db.ts';
import type { Env } from '../env.ts';
import { ofRestaurant, type RestaurantAccess } from '../restaurants/access.ts';
import { menuItems, menuSections, menus } from './tables.ts';

/** Characters of all that a restaurant's menus say now: lists count as their JSON, with what names and marks cost. */
export async function countText(tx: Db, access: RestaurantAccess): Promise<number> {
  const items = menuItems;
  const sections = menuSections;
  const ofItem = sql`length(concat(${items.title}, ${items.description}, ${items.details}, ${items.price_text},
    ${items.variants}, ${items.options}, ${items.tags}, ${items.allergens}))`;
  const ofSection = sql`length(concat(${sections.title}, ${sections.description}, ${sections.price_text}))`;
  const [item] = await tx
    .select({ text: sum(ofItem) })
    .from(items)
    .where(ofRestaurant(access, items, isNull(items.deleted_at)));
  const [section] = await tx
    .select({ text: sum(ofSection) })
    .from(sections)
    .where(ofRestaurant(access, sections, isNull(sections.deleted_at)));
  const [menu] = await tx
    .select({ text: sum(sql`length(${menus.title})`) })
    .from(menus)
    .where(ofRestaurant(access, menus, isNull(menus.deleted_at)));
  return [item, section, menu].reduce((total, row) => total + (row?.text ?? 0), 0);
}

const sum = (of: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${of}), 0)::int`;

/**
 * Carries out a change that may add text, within its transaction. One that makes too long a menu shorter is fine.
 *
 * @throws Refusal `too_much_text`.
 */
export async function withinTextLimit<T>(
  { tx, access, env }: { tx: Db; access: RestaurantAccess; env: Pick<Env, 'limits'> },
  change: () => Promise<T>,
): Promise<T> {
  const max = env.limits.MAX_TEXT_CHARACTERS;
  const before = await countText(tx, access);
  const result = await change();
  const after = await countText(tx, access);
  if (after > max && after > before) throw new Refusal('too_much_text', { params: { max } });
  return result;
}
