import { isDeepStrictEqual } from 'node:util';
import type { Comparison } from '../../../shared/api/imports.ts';
import type { Draft } from '../../../shared/draft.ts';
import type { ImportOption } from '../../../shared/import-status.ts';
import type { Item, Menu } from '../../../shared/menu.ts';
import type { Currency } from '../../../shared/money.ts';
import { foldText } from './fold-text.ts';
import { amountsOf, type ItemContent, type ReadItem } from './item-content.ts';
import { type DraftEntry, type MenuEntry, matchItems } from './match-items.ts';
import { hasPrice, mergeItem, mergeSection } from './merge-content.ts';
import { type ReadSection, readDraft, type SectionContent } from './read-draft.ts';

export type PlannedItem = {
  /** The draft's. */
  key: number;
  /** Null for a new item. */
  item_id: number | null;
  /** The item's new content. */
  content: ItemContent;
  confidence: ReadItem['confidence'];
  box: ReadItem['box'];
  is_changed: boolean;
  price_changes: boolean;
};

export type PlannedSection = {
  /** Null for a new section. */
  section_id: number | null;
  content: SectionContent;
  is_changed: boolean;
  /** In the draft's order. */
  items: PlannedItem[];
};

/** What applying a draft changes on a menu: shown by the review, carried out by apply-import.ts. */
export type MenuPlan = {
  /** In the draft's order. */
  sections: PlannedSection[];
  /** The menu's items that the draft lacks; `overwrite` moves them to the bin. */
  missing: { item_id: number; title: string }[];
  /** The menu's sections that the draft lacks; `overwrite` moves them to the bin. */
  missing_sections: number[];
};

/** @param draft With the owner's choices applied. */
export function planMenu(input: { draft: Draft; menu: Menu; option: ImportOption; currency: Currency }): MenuPlan {
  const { menu, option, currency } = input;
  const read = readDraft(input.draft, { currency, untitled: menu.title });
  const sectionIds = matchSections(read.sections, menu);
  const present = new Map(menu.sections.flatMap(({ items }) => items.map((item) => [item.id, item] as const)));
  const matched = matchItems(
    read.sections.flatMap((section) => section.items.map((item) => draftEntry(item, sectionIds.get(section) ?? null))),
    Array.from(present.values(), menuEntry),
    option,
  );
  const sections = read.sections.map((section): PlannedSection => {
    const found = menu.sections.find(({ id }) => id === sectionIds.get(section));
    const content = found ? mergeSection(contentOfSection(found), section.content, option) : section.content;
    return {
      section_id: found?.id ?? null,
      content,
      is_changed: !found || !isDeepStrictEqual(content, contentOfSection(found)),
      items: section.items.map((item) => planItem(item, present.get(matched.get(item.key) ?? 0), { option, currency })),
    };
  });
  const keptItems = new Set(matched.values());
  const keptSections = new Set(sectionIds.values());
  return {
    sections,
    missing: Array.from(present.values())
      .filter(({ id }) => !keptItems.has(id))
      .map(({ id, title }) => ({ item_id: id, title })),
    missing_sections: menu.sections.map(({ id }) => id).filter((id) => !keptSections.has(id)),
  };
}

function planItem(
  read: ReadItem,
  present: Item | undefined,
  how: { option: ImportOption; currency: Currency },
): PlannedItem {
  const before = present && contentOfItem(present);
  const content = before ? mergeItem(before, read.content, how) : read.content;
  return {
    key: read.key,
    item_id: present?.id ?? null,
    content,
    confidence: read.confidence,
    box: read.box,
    is_changed: !before || !isDeepStrictEqual(content, before),
    price_changes: before !== undefined && amountsOf(content) !== amountsOf(before),
  };
}

/** Sections with equal titles match; each section of the menu matches once. */
function matchSections(sections: readonly ReadSection[], menu: Menu): Map<ReadSection, number> {
  const byTitle = new Map(menu.sections.toReversed().map(({ id, title }) => [foldText(title), id]));
  return new Map(
    sections.flatMap((section) => {
      const id = byTitle.get(foldText(section.content.title));
      return id === undefined ? [] : [[section, id]];
    }),
  );
}

const draftEntry = ({ key, content }: ReadItem, section: number | null): DraftEntry => ({
  key,
  section,
  title: content.title,
  description: content.description,
  amounts: amountsOf(content),
  has_price: hasPrice(content),
});

const menuEntry = (item: Item): MenuEntry => ({
  id: item.id,
  section: item.menu_section_id,
  title: item.title,
  description: item.description,
  amounts: amountsOf(item),
  has_price: hasPrice(item),
});

const contentOfItem = (item: Item): ItemContent => ({
  title: item.title,
  description: item.description,
  price: item.price,
  price_max: item.price_max,
  price_text: item.price_text,
  variants: item.variants,
  options: item.options,
  tags: item.tags,
});

const contentOfSection = ({ title, description, price, price_text }: SectionContent): SectionContent => ({
  title,
  description,
  price,
  price_text,
});

/** What applying would change on the menu, for the review: from the same plan that applying carries out. */
export function compareDraft({ sections, missing }: MenuPlan): Comparison {
  const comparison: Comparison = { added: [], unchanged: [], changed: [], missing };
  for (const { key, item_id, is_changed, price_changes } of sections.flatMap(({ items }) => items)) {
    if (item_id === null) comparison.added.push(key);
    else if (is_changed) comparison.changed.push({ key, item_id, price_changes });
    else comparison.unchanged.push({ key, item_id });
  }
  return comparison;
}
