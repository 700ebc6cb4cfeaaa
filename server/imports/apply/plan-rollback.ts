import { isDeepStrictEqual } from 'node:util';
import type { RollbackAnswer } from '../../../shared/api/imports.ts';
import type { Item, Menu, Section } from '../../../shared/menu.ts';
import type { NewItem, NewSection } from '../../menus/queries.ts';
import type { ImportBackup } from './backup.ts';

export type RollbackPlan = {
  /** What the import put into the bin, as it was. */
  back: { sections: NewSection[]; items: NewItem[] };
  /** What it overwrote, or moved: only the columns that applying writes, since pictures have no version. */
  reverted: { sections: NewSection[]; items: NewItem[] };
  /** What it added. */
  removed: { sections: number[]; items: number[] };
  /** What it wrote and the owner has changed since: it stays as it is. */
  kept: RollbackAnswer['kept'];
};

/** What undoes an import without undoing what the owner did afterwards. */
export function planRollback({ before, after }: ImportBackup, live: Menu): RollbackPlan {
  const plan: RollbackPlan = {
    back: { sections: [], items: [] },
    reverted: { sections: [], items: [] },
    removed: { sections: [], items: [] },
    kept: [],
  };
  const sectionsAfter = new Map(after.map((section) => [section.id, section]));
  const itemsAfter = new Map(
    after.flatMap(({ id, items }) => items.map((item) => [item.id, { ...item, section: id }])),
  );
  const liveSections = new Map(live.sections.map((section) => [section.id, section]));
  const liveItems = new Map(live.sections.flatMap(({ items }) => items.map((item) => [item.id, item] as const)));
  const ordersSections = isSameOrder(after, live.sections);

  for (const section of before.sections) {
    const written = sectionsAfter.get(section.id);
    const present = liveSections.get(section.id);
    planSection(plan, section, { written, present, menu_id: live.id, isOrdered: ordersSections });
    const ordersItems = isSameOrder(written?.items ?? [], present?.items ?? []);
    planItems(plan, section, { itemsAfter, liveItems, ordersItems });
  }
  const old = new Set(before.sections.flatMap(({ items }) => items.map(({ id }) => id)));
  for (const item of liveItems.values()) {
    const written = itemsAfter.get(item.id);
    if (!written || old.has(item.id)) continue;
    if (item.version === written.version) plan.removed.items.push(item.id);
    else plan.kept.push({ entity: 'item', id: item.id, title: item.title });
  }
  plan.removed.sections = emptySections(plan, { before, live, sectionsAfter });
  return plan;
}

type WrittenSection = {
  written: { version: number } | undefined;
  present: Section | undefined;
  menu_id: number;
  isOrdered: boolean;
};

function planSection(
  plan: RollbackPlan,
  section: Section,
  { written, present, menu_id, isOrdered }: WrittenSection,
): void {
  if (!written) {
    if (!present) plan.back.sections.push(sectionRow(section, menu_id));
    return;
  }
  // The owner deleted it since.
  if (!present) return;
  const isChanged = present.version !== written.version;
  if (isChanged && written.version !== section.version)
    plan.kept.push({ entity: 'section', id: section.id, title: present.title });
  const row = sectionRow(isChanged ? present : section, menu_id);
  const reverted = { ...row, position: isOrdered ? section.position : present.position };
  if (!isDeepStrictEqual(reverted, sectionRow(present, menu_id))) plan.reverted.sections.push(reverted);
}

type Items = {
  itemsAfter: ReadonlyMap<number, { version: number; section: number }>;
  liveItems: ReadonlyMap<number, Item>;
  ordersItems: boolean;
};

function planItems(plan: RollbackPlan, section: Section, { itemsAfter, liveItems, ordersItems }: Items): void {
  for (const item of section.items) {
    const written = itemsAfter.get(item.id);
    const present = liveItems.get(item.id);
    if (!written) {
      if (!present) plan.back.items.push(wholeRow(item));
      continue;
    }
    // The owner deleted it since.
    if (!present) continue;
    const isChanged = present.version !== written.version;
    if (isChanged && (written.version !== item.version || written.section !== section.id))
      plan.kept.push({ entity: 'item', id: item.id, title: present.title });
    const row = isChanged ? writtenRow(present) : writtenRow(item);
    const reverted = { ...row, position: ordersItems && !isChanged ? item.position : present.position };
    if (!isDeepStrictEqual(reverted, writtenRow(present))) plan.reverted.items.push(reverted);
  }
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
  const gone = new Set(removed.items);
  const movedTo = new Map(reverted.items.map((row) => [row.id, row.menu_section_id]));
  return live.sections
    .filter(({ id, version }) => !old.has(id) && sectionsAfter.get(id)?.version === version)
    .filter(({ id, items }) => items.every((item) => gone.has(item.id) || (movedTo.get(item.id) ?? id) !== id))
    .map(({ id }) => id);
}

/** Whether what both lists have is in the same order. */
function isSameOrder(one: readonly { id: number }[], other: readonly { id: number }[]): boolean {
  const inOther = new Set(other.map(({ id }) => id));
  const inOne = new Set(one.map(({ id }) => id));
  const kept = other.filter(({ id }) => inOne.has(id));
  return one.filter(({ id }) => inOther.has(id)).every(({ id }, index) => id === kept[index]?.id);
}

const sectionRow = ({ id, title, description, price, price_text, position }: Section, menu_id: number): NewSection => ({
  ...{ id, menu_id, title, description, price, price_text, position },
});

const writtenRow = (item: Item): NewItem => {
  const { id, menu_id, menu_section_id, title, description, price, price_max, price_text } = item;
  const { variants, options, tags, confidence, source, position } = item;
  const place = { id, menu_id, menu_section_id, position };
  return { ...place, title, description, price, price_max, price_text, variants, options, tags, confidence, source };
};

/** A row that is gone for good is inserted again. */
const wholeRow = ({ version: _, ...item }: Item): NewItem => item;
