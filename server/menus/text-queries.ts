import { eq, isNull, type SQL, sql } from 'drizzle-orm';
import { Refusal } from '../../shared/errors.ts';
import type { Db } from '../db/db.ts';
import type { Env } from '../env.ts';
import { ofRestaurant, type RestaurantAccess } from '../restaurants/access.ts';
import { menuItems, menuSections } from './tables.ts';

/** The item or section that changes; without either, any number of them. */
type ChangedEntity = { item_id?: number; section_id?: number };
type TextContext = { tx: Db; access: RestaurantAccess; env: Pick<Env, 'limits'> };

/**
 * Characters of a restaurant's items and sections: lists count as their JSON, including keys and punctuation. Titles of
 * menus are few enough to be ignored.
 */
async function countText(tx: Db, access: RestaurantAccess, { item_id, section_id }: ChangedEntity): Promise<number> {
  const items = menuItems;
  const sections = menuSections;
  const ofItem = sql`concat(${items.title}, ${items.description}, ${items.details}, ${items.price_text},
    ${items.variants}, ${items.options}, ${items.tags}, ${items.allergens})`;
  const ofSection = sql`concat(${sections.title}, ${sections.description}, ${sections.price_text})`;
  const isWhole = item_id === undefined && section_id === undefined;
  let characterCount = 0;
  if (isWhole || item_id !== undefined) {
    const ofOneItem = item_id === undefined ? undefined : eq(items.id, item_id);
    const isLive = ofRestaurant(access, items, isNull(items.deleted_at), ofOneItem);
    characterCount +=
      (
        await tx
          .select({ length: totalLength(ofItem) })
          .from(items)
          .where(isLive)
      )[0]?.length ?? 0;
  }
  if (isWhole || section_id !== undefined) {
    const ofOneSection = section_id === undefined ? undefined : eq(sections.id, section_id);
    const isLive = ofRestaurant(access, sections, isNull(sections.deleted_at), ofOneSection);
    characterCount +=
      (
        await tx
          .select({ length: totalLength(ofSection) })
          .from(sections)
          .where(isLive)
      )[0]?.length ?? 0;
  }
  return characterCount;
}

const totalLength = (text: SQL) => sql<number>`coalesce(sum(length(${text})), 0)::int`;

/** Of what `countText` counts of an item, what is stored as text, and what as JSON. */
const TEXT_FIELDS = ['title', 'description', 'details', 'price_text'] as const;
const LIST_FIELDS = ['variants', 'options', 'tags', 'allergens'] as const;
type TextField = (typeof TEXT_FIELDS)[number];
type ItemText = { [name in TextField]?: string | null | undefined } & {
  [name in (typeof LIST_FIELDS)[number]]?: unknown;
};

/** False only if these fields surely add no text to the item, as a price or a shorter title: then nothing need be counted. */
export const canAddText = (item: ItemText, fields: ItemText): boolean =>
  LIST_FIELDS.some((name) => fields[name] !== undefined) ||
  TEXT_FIELDS.some((name) => fields[name] !== undefined && countCharacters(fields[name]) > countCharacters(item[name]));

/** As PostgreSQL counts them. */
const countCharacters = (text: string | null | undefined): number => Array.from(text ?? '').length;

/**
 * Runs a change that may add text, inside its transaction. A change that adds none is accepted even if a menu is over the
 * limit, and doesn't count the rest of it.
 *
 * @param part What changes, if it is one entity; a created one had no text before.
 * @throws Refusal `too_much_text`.
 */
export async function withinTextLimit<T>(
  { tx, access, env }: TextContext,
  part: ChangedEntity | 'created',
  change: () => Promise<T>,
): Promise<T> {
  const maxCharacters = env.limits.MAX_TEXT_CHARACTERS;
  const countBefore = part === 'created' ? undefined : await countText(tx, access, part);
  const result = await change();
  const hasGrown = part === 'created' || countBefore === undefined || (await countText(tx, access, part)) > countBefore;
  if (hasGrown && (await countText(tx, access, {})) > maxCharacters)
    throw new Refusal('too_much_text', { params: { max: maxCharacters } });
  return result;
}
