import type { CreateItemBody, UpdateItemBody } from '../../shared/api/menus.ts';
import { Refusal } from '../../shared/errors.ts';
import type { Item, Section } from '../../shared/menu.ts';
import { EMPTY_ITEM } from '../../shared/menu-edits.ts';
import { changedFields } from '../db/changed-fields.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { changeRestaurant, checkVersion, unchanged } from '../restaurants/change-restaurant.ts';
import { nextId } from '../restaurants/queries.ts';
import { moveItemsToBin } from './bin-queries.ts';
import { checkOrder, isInOrder } from './check-order.ts';
import { findCreated } from './creation-queries.ts';
import { recordDeclaration } from './declaration-queries.ts';
import { getItem, getSection, toItem } from './entity-queries.ts';
import { checkItem } from './item-rules.ts';
import {
  countItems,
  findItem,
  findSection,
  type ItemRow,
  insertItems,
  nextItemPosition,
  orderItems,
  type SectionRow,
  updateItem,
} from './queries.ts';
import { canAddText, withinTextLimit } from './text-queries.ts';

/**
 * What is shown to the owner only: confirming an item as it is doesn't change the publication, nor does an import that is rolled
 * back leave the item because of it.
 */
const OWNERS_ONLY: ReadonlySet<string> = new Set<keyof Item>(['confidence', 'checked_price', 'checked_words']);
const isOwnersOnly = (fields: object): boolean => Object.keys(fields).every((name) => OWNERS_ONLY.has(name));

/**
 * Idempotent: with the same `creation_key` it returns what was created before.
 *
 * @throws Refusal `too_many_items`, `too_much_text`; `validation_failed` by the item's rules, or for a section that isn't there;
 * `not_found` if the item was created and has been deleted since.
 */
export async function createItem(
  deps: Deps,
  access: RestaurantAccess,
  { menu_section_id, title, creation_key, ...body }: CreateItemBody,
): Promise<Item> {
  return await changeRestaurant(deps, access, async (tx, restaurant) => {
    const createdBefore = await findCreated(tx, access, 'item', creation_key);
    if (createdBefore !== undefined) return unchanged(await getItem(tx, access, createdBefore, deps.now()));
    const { menu_id } = await requireSectionField(tx, access, menu_section_id);
    const maxItems = deps.env.limits.MAX_ITEMS;
    if ((await countItems(tx, access)) >= maxItems) throw new Refusal('too_many_items', { params: { max: maxItems } });
    const itemFields = checkItem(EMPTY_ITEM, body, restaurant.taxes, deps.now());
    const id = await nextId(tx, access, 'item');
    const position = await nextItemPosition(tx, access, menu_section_id);
    await withinTextLimit({ tx, access, env: deps.env }, 'created', () =>
      insertItems(tx, access, [{ ...itemFields, title, id, menu_id, menu_section_id, position, creation_key }]),
    );
    const item = await getItem(tx, access, id, deps.now());
    await recordDeclaration(tx, access, { before: EMPTY_ITEM, after: item, now: deps.now() });
    return item;
  });
}

/**
 * With another `menu_section_id` the item moves to the end of that section.
 *
 * @throws Refusal `not_found`, `version_stale`, `too_much_text`; `validation_failed` as `createItem`.
 */
export async function changeItem(
  deps: Deps,
  access: RestaurantAccess,
  id: number,
  { version, menu_section_id, ...body }: UpdateItemBody,
): Promise<Item> {
  return await changeRestaurant(deps, access, async (tx, restaurant) => {
    const item = await requireItem(tx, access, id);
    checkVersion(item, version);
    const itemChanges = changedFields(item, checkItem(item, body, restaurant.taxes, deps.now()));
    const updateFields = async (values: Parameters<typeof updateItem>[3]) => {
      const update = () => updateItem(tx, access, id, values, !isOwnersOnly(values));
      const updatedItem = canAddText(item, values)
        ? await withinTextLimit({ tx, access, env: deps.env }, { item_id: id }, update)
        : await update();
      if (!updatedItem) throw new Refusal('not_found');
      return toItem(updatedItem, deps.now());
    };
    if (menu_section_id !== undefined && menu_section_id !== item.menu_section_id) {
      const { menu_id } = await requireSectionField(tx, access, menu_section_id);
      const position = await nextItemPosition(tx, access, menu_section_id);
      const movedItem = await updateFields({ ...itemChanges, menu_section_id, menu_id, position });
      await recordDeclaration(tx, access, { before: item, after: movedItem, now: deps.now() });
      return movedItem;
    }
    const changedItem = itemChanges ? await updateFields(itemChanges) : toItem(item, deps.now());
    await recordDeclaration(tx, access, { before: item, after: changedItem, now: deps.now() });
    return itemChanges && !isOwnersOnly(itemChanges) ? changedItem : unchanged(changedItem);
  });
}

/** Moves an item to the bin. @throws Refusal `not_found`. */
export async function deleteItem(deps: Deps, access: RestaurantAccess, id: number): Promise<void> {
  await changeRestaurant(deps, access, async (tx) => {
    await requireItem(tx, access, id);
    await moveItemsToBin(tx, access, [id], deps.now());
  });
}

/** @throws Refusal `not_found` of the section; `reorder_mismatch` unless `ids` is the whole set of its items. */
export async function reorderItems(
  deps: Deps,
  access: RestaurantAccess,
  { ids, parent_id }: { ids: number[]; parent_id: number | undefined },
): Promise<Section> {
  return await changeRestaurant(deps, access, async (tx) => {
    const sectionId = parent_id ?? (await sectionOfFirst(tx, access, ids));
    const section = await getSection(tx, access, sectionId, deps.now());
    checkOrder(section.items, ids);
    if (isInOrder(section.items, ids)) return unchanged(section);
    await orderItems(tx, access, ids);
    return await getSection(tx, access, sectionId, deps.now());
  });
}

async function requireItem(tx: Db, access: RestaurantAccess, id: number): Promise<ItemRow> {
  const item = await findItem(tx, access, id);
  if (!item) throw new Refusal('not_found');
  return item;
}

async function requireSectionField(tx: Db, access: RestaurantAccess, id: number): Promise<SectionRow> {
  const section = await findSection(tx, access, id);
  if (!section) throw new Refusal('validation_failed', { fields: { menu_section_id: 'invalid_value' } });
  return section;
}

async function sectionOfFirst(tx: Db, access: RestaurantAccess, [first]: number[]): Promise<number> {
  const item = first === undefined ? undefined : await findItem(tx, access, first);
  if (!item) throw new Refusal('reorder_mismatch');
  return item.menu_section_id;
}
