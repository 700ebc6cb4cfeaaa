import { isDeepStrictEqual } from 'node:util';
import { confirmedPrice } from '../../../shared/doubts.ts';
import type { ImportOption } from '../../../shared/import-status.ts';
import type { Menu } from '../../../shared/menu.ts';
import { EMPTY_ITEM, editedAllergens } from '../../../shared/menu-edits.ts';
import type { Db } from '../../db/db.ts';
import { moveItemsToBin, moveSectionsToBin } from '../../menus/bin-queries.ts';
import {
  type ItemUpdate,
  moveItems,
  nextItemPositions,
  positionItems,
  updateItems,
  updateSections,
} from '../../menus/bulk-queries.ts';
import { recordDeclarations } from '../../menus/declaration-queries.ts';
import { insertItems, insertSections, nextSectionPosition, orderSections } from '../../menus/queries.ts';
import type { RestaurantAccess } from '../../restaurants/access.ts';
import { nextIds } from '../../restaurants/queries.ts';
import type { PlannedItem, PlannedSection } from './arrange-plan.ts';
import type { MenuPlan } from './plan-menu.ts';

/** The import that is applied, and the keys of the items whose price its owner has confirmed. */
type ImportSource = { id: number; checkedPrices: ReadonlySet<number> };
type Target = {
  tx: Db;
  access: RestaurantAccess;
  menu: Menu;
  importSource: ImportSource;
  option: ImportOption;
  now: Date;
};
type PlacedSection = { planned: PlannedSection; id: number };
type PlacedItem = { planned: PlannedItem; id: number; section_id: number };

/**
 * Writes a plan to the menu, inside a transaction that has locked the restaurant's row, with one statement for each kind
 * of write. With `add`, new entries come after the existing ones; with `overwrite`, everything is in the plan's order
 * and what goes is moved to the bin.
 *
 * @returns Whether anything on the menu was changed.
 */
export async function carryOutPlan(target: Target, plan: MenuPlan): Promise<boolean> {
  const { tx, access, option, now } = target;
  const sections = await numberSections(target, plan.sections);
  const items = await numberItems(target, sections);
  const wroteSections = await writeSections(target, sections);
  const wroteItems = await writeItems(target, items);
  if (option === 'add') return wroteSections || wroteItems;
  const isReordered = await order(target, sections, items);
  // Last, because binning a section bins its remaining items.
  await moveItemsToBin(tx, access, plan.going, now);
  await moveSectionsToBin(tx, access, plan.going_sections, now);
  const isBinned = plan.going.length > 0 || plan.going_sections.length > 0;
  return wroteSections || wroteItems || isReordered || isBinned;
}

async function numberSections({ tx, access }: Target, planned: PlannedSection[]): Promise<PlacedSection[]> {
  const fresh = planned.filter(({ section_id }) => section_id === null).length;
  let next = fresh > 0 ? await nextIds(tx, access, 'section', fresh) : 0;
  return planned.map((section) => ({ planned: section, id: section.section_id ?? next++ }));
}

async function numberItems({ tx, access }: Target, sections: PlacedSection[]): Promise<PlacedItem[]> {
  const items = sections.flatMap(({ planned, id }) => planned.items.map((item) => ({ planned: item, section_id: id })));
  const fresh = items.filter(({ planned }) => planned.item_id === null).length;
  let next = fresh > 0 ? await nextIds(tx, access, 'item', fresh) : 0;
  return items.map((item) => ({ ...item, id: item.planned.item_id ?? next++ }));
}

/** Whether there was anything to write. */
async function writeSections({ tx, access, menu }: Target, sections: PlacedSection[]): Promise<boolean> {
  const fresh = sections.filter(({ planned }) => planned.section_id === null);
  const changedSections = sections.filter(({ planned }) => planned.section_id !== null && planned.is_changed);
  const position = fresh.length > 0 ? await nextSectionPosition(tx, access, menu.id) : 0;
  await insertSections(
    tx,
    access,
    fresh.map(({ planned, id }, index) => ({
      ...planned.content,
      id,
      menu_id: menu.id,
      position: position + index,
    })),
  );
  await updateSections(
    tx,
    access,
    changedSections.map(({ planned, id }) => ({ ...planned.content, id })),
  );
  return fresh.length > 0 || changedSections.length > 0;
}

/** Whether there was anything to write. */
async function writeItems({ tx, access, menu, importSource, now }: Target, items: PlacedItem[]): Promise<boolean> {
  const sectionOf = new Map(menu.sections.flatMap(({ id, items: all }) => all.map((item) => [item.id, id] as const)));
  const presentItems = new Map(menu.sections.flatMap(({ items: all }) => all.map((item) => [item.id, item] as const)));
  const rowOf = ({ planned, id, section_id }: PlacedItem): ItemUpdate => {
    const { key, content, owner_fields, confidence, box, declaration_lapses } = planned;
    const isPriceChecked = key !== null && importSource.checkedPrices.has(key);
    const presentItem = presentItems.get(id);
    const declaredItem = declaration_lapses ? undefined : presentItem;
    const { details = presentItem?.details ?? null, hidden = presentItem?.hidden ?? false, allergens } = owner_fields;
    return {
      ...content,
      details,
      hidden,
      ...(allergens
        ? editedAllergens(allergens, now)
        : {
            allergens: declaredItem?.allergens ?? [],
            allergens_checked_at: declaredItem?.allergens_checked_at ?? null,
          }),
      checked_price: isPriceChecked ? confirmedPrice(content) : (presentItem?.checked_price ?? null),
      confidence,
      source: { import_id: importSource.id, box },
      id,
      menu_id: menu.id,
      menu_section_id: section_id,
    };
  };
  const fresh = items.filter(({ planned }) => planned.item_id === null);
  const present = items.filter(({ planned }) => planned.item_id !== null);
  const changedItems = present.filter(({ planned }) => planned.is_changed);
  const moved = present.filter(
    ({ planned, id, section_id }) => !planned.is_changed && sectionOf.get(id) !== section_id,
  );
  const positions = await nextItemPositions(tx, access, [...new Set(fresh.map(({ section_id }) => section_id))]);
  const freshRows = fresh.map((item): ItemUpdate & { position: number } => {
    const position = positions.get(item.section_id) ?? 0;
    positions.set(item.section_id, position + 1);
    return { ...rowOf(item), position };
  });
  await insertItems(tx, access, freshRows);
  const changedRows = changedItems.map(rowOf);
  await updateItems(tx, access, changedRows);
  const declaredItems = [
    ...freshRows.map((row) => ({ before: EMPTY_ITEM, after: { ...EMPTY_ITEM, ...row } })),
    ...changedRows.flatMap((row) => {
      const before = presentItems.get(row.id);
      return before ? [{ before, after: { ...before, ...row } }] : [];
    }),
  ];
  await recordDeclarations(tx, access, declaredItems, now);
  await moveItems(
    tx,
    access,
    moved.map(({ id, section_id }) => ({ id, menu_id: menu.id, menu_section_id: section_id })),
  );
  return fresh.length > 0 || changedItems.length > 0 || moved.length > 0;
}

/** Puts sections and items into the plan's order. Returns whether the order changed. */
async function order({ tx, access, menu }: Target, sections: PlacedSection[], items: PlacedItem[]): Promise<boolean> {
  const sectionIds = sections.map(({ id }) => id);
  const itemIds = Map.groupBy(items, ({ section_id }) => section_id);
  const planned = sectionIds.map((id) => [id, (itemIds.get(id) ?? []).map((item) => item.id)] as const);
  const known = { sections: new Set(sectionIds), items: new Set(items.map(({ id }) => id)) };
  const present = menu.sections
    .filter(({ id }) => known.sections.has(id))
    .map((section) => [section.id, section.items.map(({ id }) => id).filter((id) => known.items.has(id))] as const);
  if (isDeepStrictEqual(planned, present)) return false;
  await orderSections(tx, access, sectionIds);
  await positionItems(
    tx,
    access,
    planned.flatMap(([, ids]) => ids.map((id, position) => ({ id, position }))),
  );
  return true;
}
