import type { ImportOption } from '../../shared/import-status.ts';
import type { Menu } from '../../shared/menu.ts';
import type { Db } from '../db/db.ts';
import { binItems, binSections } from '../menus/bin-queries.ts';
import {
  insertItems,
  insertSections,
  type NewItem,
  nextItemPosition,
  nextSectionPosition,
  orderItems,
  orderSections,
  updateItem,
  updateSection,
} from '../menus/queries.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { nextIds } from '../restaurants/next-id.ts';
import type { MenuPlan, PlannedItem, PlannedSection } from './plan/plan-menu.ts';

type Work = { tx: Db; access: RestaurantAccess; menu: Menu; importId: number; option: ImportOption; now: Date };
type Placed<Planned> = { planned: Planned; id: number };

/**
 * Writes a plan to the menu, within a transaction that holds the restaurant's row. With `add` what is new stands
 * after what was there; with `overwrite` all stands in the draft's order and what the draft lacks is in the bin.
 */
export async function carryOutPlan(work: Work, plan: MenuPlan): Promise<void> {
  const { tx, access, option, now } = work;
  const sections = await placeSections(work, plan.sections);
  const itemIds = await numberItems(work, plan.sections);
  for (const section of sections) await placeItems(work, section, itemIds);
  if (option === 'add') return;
  await orderSections(
    tx,
    access,
    sections.map(({ id }) => id),
  );
  for (const { planned } of sections)
    await orderItems(
      tx,
      access,
      planned.items.map((item) => idOf(itemIds, item)),
    );
  // Last, because binning a section bins what is still in it.
  await binItems(
    tx,
    access,
    plan.missing.map(({ item_id }) => item_id),
    now,
  );
  await binSections(tx, access, plan.missing_sections, now);
}

async function placeSections(work: Work, planned: PlannedSection[]): Promise<Placed<PlannedSection>[]> {
  const { tx, access, menu } = work;
  const fresh = planned.filter(({ section_id }) => section_id === null);
  const first = fresh.length > 0 ? await nextIds(tx, access, 'section', fresh.length) : 0;
  const position = await nextSectionPosition(tx, access, menu.id);
  await insertSections(
    tx,
    access,
    fresh.map(({ content }, index) => ({
      ...content,
      id: first + index,
      menu_id: menu.id,
      position: position + index,
    })),
  );
  for (const { section_id, content, is_changed } of planned)
    if (section_id !== null && is_changed) await updateSection(tx, access, section_id, content);
  return planned.map((section) => ({ planned: section, id: section.section_id ?? first + fresh.indexOf(section) }));
}

async function numberItems({ tx, access }: Work, sections: PlannedSection[]): Promise<Map<PlannedItem, number>> {
  const items = sections.flatMap((section) => section.items);
  const fresh = items.filter(({ item_id }) => item_id === null).length;
  let next = fresh > 0 ? await nextIds(tx, access, 'item', fresh) : 0;
  return new Map(items.map((item) => [item, item.item_id ?? next++]));
}

async function placeItems(
  { tx, access, menu, importId }: Work,
  { planned, id: sectionId }: Placed<PlannedSection>,
  itemIds: Map<PlannedItem, number>,
): Promise<void> {
  const sectionOf = new Map(menu.sections.flatMap(({ id, items }) => items.map((item) => [item.id, id] as const)));
  let position = await nextItemPosition(tx, access, sectionId);
  const fresh: NewItem[] = [];
  for (const item of planned.items) {
    const { item_id, content, confidence, box } = item;
    const read = { ...content, confidence, source: { import_id: importId, box } };
    const place = { menu_id: menu.id, menu_section_id: sectionId };
    if (item_id === null) fresh.push({ ...read, ...place, id: idOf(itemIds, item), position: position++ });
    else if (item.is_changed) await updateItem(tx, access, item_id, { ...read, ...place });
    else if (sectionOf.get(item_id) !== sectionId) await updateItem(tx, access, item_id, place);
  }
  await insertItems(tx, access, fresh);
}

function idOf(ids: Map<PlannedItem, number>, item: PlannedItem): number {
  const id = ids.get(item);
  if (id === undefined) throw new Error('an item of the plan was given no id');
  return id;
}
