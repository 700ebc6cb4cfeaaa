import { isDeepStrictEqual } from 'node:util';
import type { RollbackAnswer } from '../../../shared/api/imports.ts';
import { type Item, itemsOf, type Menu, type Section } from '../../../shared/menu.ts';
import type { BinContent } from '../../menus/bin-queries.ts';
import type { NewItem, NewSection } from '../../menus/queries.ts';
import type { ImportBackup } from './backup.ts';

type RollbackPlan = {
  /** What the import put into the bin and is still there: it comes out as it is. */
  taken: { sections: number[]; items: number[] };
  /** What the import put into the bin and is gone for good, with the sections that any row of the plan needs. */
  back: { sections: NewSection[]; items: NewItem[] };
  /** What it overwrote, or moved: only the columns that applying writes, since pictures have no version. */
  reverted: { sections: NewSection[]; items: NewItem[] };
  /** What it added. */
  removed: { sections: number[]; items: number[] };
  /** What it wrote or binned and the owner has changed since: it stays as it is. */
  kept: RollbackAnswer['kept'];
};

/** What the restaurant has now: the import's menu, all live ones, and the bin's content. */
type PresentState = { menu: Menu; menus: readonly Menu[]; bin: BinContent };

/** What undoes an import without undoing what the owner did afterwards. */
export function planRollback({ before, after }: ImportBackup, { menu: live, menus, bin }: PresentState): RollbackPlan {
  const plan: RollbackPlan = {
    taken: { sections: [], items: [] },
    back: { sections: [], items: [] },
    reverted: { sections: [], items: [] },
    removed: { sections: [], items: [] },
    kept: [],
  };
  const sectionsAfter = new Map(after.map((section) => [section.id, section]));
  const itemsAfter = new Map(
    after.flatMap(({ id, items }) => items.map((item) => [item.id, { ...item, section: id }])),
  );
  const liveSections = new Map(menus.flatMap(({ sections }) => sections.map((section) => [section.id, section])));
  const liveItems = new Map(itemsOf(menus).map((item) => [item.id, item]));
  const ordersSections = isSameOrder(after, live.sections);

  for (const section of before.sections) {
    const writtenSection = sectionsAfter.get(section.id);
    const present = liveSections.get(section.id);
    planSection(plan, section, { written: writtenSection, present, bin, isOrdered: ordersSections });
    const ordersItems = isSameOrder(writtenSection?.items ?? [], present?.items ?? []);
    const menu_id = present?.menu_id ?? bin.sections.get(section.id);
    const isNeeded = planItems(plan, section, { menu_id, itemsAfter, liveItems, bin, ordersItems });
    const isGone = menu_id === undefined && writtenSection !== undefined;
    if (isGone && isNeeded) plan.back.sections.push(sectionRow(section));
  }
  const old = new Set(itemsOf([before]).map(({ id }) => id));
  for (const item of liveItems.values()) {
    const writtenItem = itemsAfter.get(item.id);
    if (!writtenItem || old.has(item.id)) continue;
    if (item.version === writtenItem.version && item.menu_id === live.id) plan.removed.items.push(item.id);
    else plan.kept.push({ entity: 'item', id: item.id, title: item.title });
  }
  plan.removed.sections = emptySections(plan, { before, live, sectionsAfter });
  return plan;
}

type WrittenSection = {
  written: { version: number } | undefined;
  present: Section | undefined;
  bin: BinContent;
  isOrdered: boolean;
};

function planSection(
  plan: RollbackPlan,
  section: Section,
  { written: writtenSection, present, bin, isOrdered }: WrittenSection,
): void {
  const { id } = section;
  if (!present) {
    // If the import wrote it, the owner deleted it since.
    if (writtenSection) return;
    if (bin.sections.has(id)) plan.taken.sections.push(id);
    else plan.back.sections.push(sectionRow(section));
    return;
  }
  const isMoved = present.menu_id !== section.menu_id;
  const isChanged = isMoved || present.version !== (writtenSection ?? section).version;
  if (isChanged && writtenSection?.version !== section.version)
    plan.kept.push({ entity: 'section', id, title: present.title });
  if (!writtenSection) return;
  const row = sectionRow(isChanged ? present : section);
  const reverted = { ...row, position: isOrdered && !isMoved ? section.position : present.position };
  if (!isDeepStrictEqual(reverted, sectionRow(present))) plan.reverted.sections.push(reverted);
}

type Items = {
  /** The menu that the section is in, live or in the bin; undefined if it is gone. */
  menu_id: number | undefined;
  itemsAfter: ReadonlyMap<number, { version: number; section: number }>;
  liveItems: ReadonlyMap<number, Item>;
  bin: BinContent;
  ordersItems: boolean;
};

/** Returns whether any row that the plan writes is in the section. */
function planItems(
  plan: RollbackPlan,
  section: Section,
  { menu_id = section.menu_id, itemsAfter, liveItems, bin, ordersItems }: Items,
): boolean {
  let isNeeded = false;
  for (const item of section.items) {
    const writtenItem = itemsAfter.get(item.id);
    const present = liveItems.get(item.id);
    if (!present) {
      // If the import wrote it, the owner deleted it since.
      if (writtenItem) continue;
      if (bin.items.has(item.id)) plan.taken.items.push(item.id);
      else {
        plan.back.items.push({ ...wholeRow(item), menu_id });
        isNeeded = true;
      }
      continue;
    }
    const isChanged = present.menu_id !== item.menu_id || present.version !== (writtenItem ?? item).version;
    const isWritten = writtenItem?.version !== item.version || writtenItem.section !== section.id;
    if (isChanged && isWritten) plan.kept.push({ entity: 'item', id: item.id, title: present.title });
    if (!writtenItem || isChanged) continue;
    const row = { ...writtenRow(item), menu_id };
    const reverted = { ...row, position: ordersItems ? item.position : present.position };
    if (isDeepStrictEqual(reverted, writtenRow(present))) continue;
    plan.reverted.items.push(reverted);
    isNeeded = true;
  }
  return isNeeded;
}

/** Sections that the import added and that nothing stays in. */
function emptySections(
  { reverted, removed }: RollbackPlan,
  {
    before,
    live,
    sectionsAfter,
  }: { before: Menu; live: Menu; sectionsAfter: ReadonlyMap<number, { version: number }> },
): number[] {
  const old = new Set(before.sections.map(({ id }) => id));
  const removedIds = new Set(removed.items);
  const movedTo = new Map(reverted.items.map((row) => [row.id, row.menu_section_id]));
  return live.sections
    .filter(({ id, version }) => !old.has(id) && sectionsAfter.get(id)?.version === version)
    .filter(({ id, items }) => items.every((item) => removedIds.has(item.id) || (movedTo.get(item.id) ?? id) !== id))
    .map(({ id }) => id);
}

/** Whether what both lists have is in the same order. */
function isSameOrder(firstRows: readonly { id: number }[], secondRows: readonly { id: number }[]): boolean {
  const inOther = new Set(secondRows.map(({ id }) => id));
  const inOne = new Set(firstRows.map(({ id }) => id));
  const sharedRows = secondRows.filter(({ id }) => inOne.has(id));
  return firstRows.filter(({ id }) => inOther.has(id)).every(({ id }, index) => id === sharedRows[index]?.id);
}

// Backups that were stored before anything could be hidden don't have it.
type StoredRow<Row extends { hidden: boolean }> = Omit<Row, 'hidden'> & Partial<Pick<Row, 'hidden'>>;

const sectionRow = ({ hidden = false, ...section }: StoredRow<Section>): NewSection => {
  const { id, menu_id, title, description, price, price_text, position } = section;
  return { id, menu_id, title, description, price, price_text, hidden, position };
};

const writtenRow = ({ hidden = false, ...item }: StoredRow<Item>): NewItem => {
  const { id, menu_id, menu_section_id, title, description, price, price_max, price_text } = item;
  const { variants, options, tags, details, allergens, allergens_checked_at, checked_price = null } = item;
  const { confidence, source, position } = item;
  return {
    ...{ id, menu_id, menu_section_id, position, title, description, price, price_max, price_text, variants, options },
    ...{ tags, details, hidden, allergens, allergens_checked_at, checked_price, confidence, source },
  };
};

/** A row that is gone for good is inserted again; the file of its picture may be gone as well. */
const wholeRow = ({ version: _, ...item }: Item): NewItem => ({ ...item, picture: null });
