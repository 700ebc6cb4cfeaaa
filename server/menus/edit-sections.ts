import type { z } from 'zod';
import type { createSectionBodySchema, updateSectionBodySchema } from '../../shared/api/menus.ts';
import { Refusal } from '../../shared/errors.ts';
import type { Menu, Section } from '../../shared/menu.ts';
import { changedFields, definedFields } from '../db/changed-fields.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { changeRestaurant, checkVersion, unchanged } from '../restaurants/change-restaurant.ts';
import { nextId } from '../restaurants/queries.ts';
import { binTime, moveSectionsToBin } from './bin-queries.ts';
import { checkOrder, isInOrder } from './check-order.ts';
import { findCreated } from './creation-queries.ts';
import { getMenu, getSection } from './entity-queries.ts';
import {
  countSections,
  findMenu,
  findSection,
  insertSections,
  nextSectionPosition,
  orderSections,
  type SectionRow,
  updateSection,
} from './queries.ts';
import { withinTextLimit } from './text-queries.ts';

/**
 * Idempotent: with the same `creation_key` it returns what was created before.
 *
 * @throws Refusal `too_many_sections`, `too_much_text`; `validation_failed` if the menu isn't one of the restaurant's; `not_found`
 * if the section was created and deleted since.
 */
export async function createSection(
  deps: Deps,
  access: RestaurantAccess,
  body: z.output<typeof createSectionBodySchema>,
): Promise<Section> {
  return await changeRestaurant(deps, access, async (tx) => {
    const createdBefore = await findCreated(tx, access, 'section', body.creation_key);
    if (createdBefore !== undefined) return unchanged(await getSection(tx, access, createdBefore, deps.now()));
    await checkMenu(tx, access, body.menu_id);
    const maxSections = deps.env.limits.MAX_SECTIONS;
    if ((await countSections(tx, access)) >= maxSections)
      throw new Refusal('too_many_sections', { params: { max: maxSections } });
    const id = await nextId(tx, access, 'section');
    const position = await nextSectionPosition(tx, access, body.menu_id);
    await withinTextLimit({ tx, access, env: deps.env }, 'created', () =>
      insertSections(tx, access, [{ ...definedFields(body), id, position }]),
    );
    return await getSection(tx, access, id, deps.now());
  });
}

/**
 * With another `menu_id` the section moves to the end of that menu, together with its items.
 *
 * @throws Refusal `not_found`, `version_stale`, `too_much_text`; `validation_failed` if the menu isn't one of the restaurant's.
 */
export async function changeSection(
  deps: Deps,
  access: RestaurantAccess,
  id: number,
  { version, menu_id, ...fields }: z.output<typeof updateSectionBodySchema>,
): Promise<Section> {
  return await changeRestaurant(deps, access, async (tx) => {
    const section = await requireSection(tx, access, id);
    checkVersion(section, version);
    const sectionChanges = changedFields(section, definedFields(fields));
    const updateFields = (values: Parameters<typeof updateSection>[3]) =>
      withinTextLimit({ tx, access, env: deps.env }, { section_id: id }, () => updateSection(tx, access, id, values));
    if (menu_id !== undefined && menu_id !== section.menu_id) {
      await checkMenu(tx, access, menu_id);
      const position = await nextSectionPosition(tx, access, menu_id);
      await updateFields({ ...sectionChanges, menu_id, position });
    } else if (sectionChanges) await updateFields(sectionChanges);
    else return unchanged(await getSection(tx, access, id, deps.now()));
    return await getSection(tx, access, id, deps.now());
  });
}

/**
 * Moves a section with its items to the bin.
 *
 * @param only_empty Its items were moved away first: those that came since must not go with it.
 * @throws Refusal `not_found`; `section_not_empty` if it has to be empty.
 */
export async function deleteSection(
  deps: Deps,
  access: RestaurantAccess,
  id: number,
  { only_empty }: { only_empty: boolean },
): Promise<void> {
  await changeRestaurant(deps, access, async (tx) => {
    await requireSection(tx, access, id);
    if (only_empty && (await getSection(tx, access, id, deps.now())).items.length > 0)
      throw new Refusal('section_not_empty');
    await moveSectionsToBin(tx, access, [id], await binTime(tx, access, { section_id: id }, deps.now()));
  });
}

/** @throws Refusal `not_found` of the menu; `reorder_mismatch` unless `ids` is the whole set of its sections. */
export async function reorderSections(
  deps: Deps,
  access: RestaurantAccess,
  { ids, parent_id }: { ids: number[]; parent_id: number | undefined },
): Promise<Menu> {
  return await changeRestaurant(deps, access, async (tx) => {
    const menuId = parent_id ?? (await menuOfFirst(tx, access, ids));
    const menu = await getMenu(tx, access, menuId, deps.now());
    checkOrder(menu.sections, ids);
    if (isInOrder(menu.sections, ids)) return unchanged(menu);
    await orderSections(tx, access, ids);
    return await getMenu(tx, access, menuId, deps.now());
  });
}

async function requireSection(tx: Db, access: RestaurantAccess, id: number): Promise<SectionRow> {
  const section = await findSection(tx, access, id);
  if (!section) throw new Refusal('not_found');
  return section;
}

async function checkMenu(tx: Db, access: RestaurantAccess, id: number): Promise<void> {
  if (!(await findMenu(tx, access, id)))
    throw new Refusal('validation_failed', { fields: { menu_id: 'invalid_value' } });
}

async function menuOfFirst(tx: Db, access: RestaurantAccess, [first]: number[]): Promise<number> {
  const section = first === undefined ? undefined : await findSection(tx, access, first);
  if (!section) throw new Refusal('reorder_mismatch');
  return section.menu_id;
}
