import { isDeepStrictEqual } from 'node:util';
import type { ComparisonChoices } from '../../../shared/api/imports.ts';
import type { Draft } from '../../../shared/draft.ts';
import type { ImportOption } from '../../../shared/import-status.ts';
import type { Item, Menu, Section } from '../../../shared/menu.ts';
import type { Currency } from '../../../shared/money.ts';
import { arrangePlan, type PlannedItem, type PlannedSection } from './arrange-plan.ts';
import {
  isSameDish,
  matchByIds,
  mergeDataItem,
  mergeDataSection,
  ownerFieldsOf,
  readDataDraft,
} from './data-content.ts';
import { foldText } from './fold-text.ts';
import { amountsOf, contentOfItem, type ItemContent, type ReadItem } from './item-content.ts';
import { hasDeclaration, isRenamed, withoutDeclarations } from './lapsed-declarations.ts';
import { matchItems } from './match-items.ts';
import type { DraftEntry, MenuEntry } from './matched-entries.ts';
import { hasPrice, mergeItem, mergeSection } from './merge-content.ts';
import { contentOfSection, type ReadDraft, type ReadSection, readDraft, type SectionContent } from './read-draft.ts';

/** What applying a draft changes on a menu: shown by the review, carried out by apply-import.ts. */
export type MenuPlan = {
  option: ImportOption;
  /** What the draft proposes, in its order, with nothing refused. */
  proposed: PlannedSection[];
  /** What is on the menu afterwards of all that is written or stays; with `overwrite` in its order. */
  sections: PlannedSection[];
  /**
   * The menu's items that the draft lacks, those that stay included. Hidden ones aren't missing from a file of what
   * guests read, and stay.
   */
  missing: { item_id: number; title: string }[];
  /** Of the missing items, those that `overwrite` moves to the bin. */
  going: number[];
  /** The menu's sections that `overwrite` moves to the bin. */
  going_sections: number[];
};

export type PlanInput = {
  /** With the owner's choices applied. */
  draft: Draft;
  menu: Menu;
  option: ImportOption;
  currency: Currency;
  choices?: ComparisonChoices | undefined;
  /** No part of the menu is deleted: nobody has seen what would be. */
  keeps_missing?: boolean;
};

export function planMenu({ draft, menu, option, currency, choices = {}, keeps_missing = false }: PlanInput): MenuPlan {
  const reading = { currency, untitled: menu.title };
  const read = draft.data_kind ? readDataDraft(draft, menu, reading) : readDraft(draft, reading);
  const sectionIds = matchSections(read.sections, menu);
  const presentSections = new Map(menu.sections.map((section) => [section.id, section] as const));
  const present = new Map(menu.sections.flatMap(({ items }) => items.map((item) => [item.id, item] as const)));
  const matched = matchAll(read.sections, { sectionIds, present, option, pairs: choices.pairs ?? [] });
  const isRefusedSection = new Set(choices.refused_sections);
  const proposed = read.sections.map((section): PlannedSection => {
    const before = presentSections.get(sectionIds.get(section) ?? 0);
    const content = before ? mergedSection(contentOfSection(before), section, { option, currency }) : section.content;
    return {
      section_id: before?.id ?? null,
      content,
      is_changed: !before || !isDeepStrictEqual(content, contentOfSection(before)),
      items: section.items.map((item) => planItem(item, present.get(matched.get(item.key) ?? 0), { option, currency })),
    };
  });
  const isMatched = new Set(matched.values());
  const hiddenIds = hasHiddenLines(read) ? NOTHING_HIDDEN : hiddenIdsOf(menu);
  const unmatchedItems = Array.from(present.values()).filter(({ id }) => !isMatched.has(id));
  const missing = unmatchedItems.filter(({ id }) => !hiddenIds.items.has(id));
  const isKept = new Set(choices.kept_items);
  const isRefused = new Set(choices.refused);
  const stays = ({ id }: Item) => option === 'add' || keeps_missing || isKept.has(id) || hiddenIds.items.has(id);
  const sections = arrangePlan(proposed.map(asDecided), menu, {
    option,
    is_refused: ({ key }) => key !== null && isRefused.has(key),
    stays,
    keeps_order: choices.keeps_order ?? false,
  });
  const isPlanned = new Set(sections.map(({ section_id }) => section_id));
  return {
    option,
    proposed,
    sections,
    missing: missing.map(({ id, title }) => ({ item_id: id, title })),
    going: missing.filter((item) => !stays(item)).map(({ id }) => id),
    going_sections:
      option === 'add' || keeps_missing
        ? []
        : menu.sections.map(({ id }) => id).filter((id) => !isPlanned.has(id) && !hiddenIds.sections.has(id)),
  };

  function asDecided(section: PlannedSection): PlannedSection {
    const before = presentSections.get(section.section_id ?? 0);
    if (!before || !isRefusedSection.has(before.id)) return section;
    const content = contentOfSection(before);
    const { price, price_text } = section.content;
    const isPriceRefused =
      (price !== null || price_text !== null) && (price !== content.price || price_text !== content.price_text);
    const items =
      isPriceRefused && option === 'overwrite'
        ? section.items.map((item) => withPresentPrice(item, before))
        : section.items;
    return { ...section, content, is_changed: false, items };
  }

  /** A dish that would cost what the section does keeps the price that it has. */
  function withPresentPrice(item: PlannedItem, section: Section): PlannedItem {
    const before = present.get(item.item_id ?? 0);
    if (!before || hasPrice(item.content)) return item;
    const presentSection = presentSections.get(before.menu_section_id);
    const sectionsPrice =
      presentSection && presentSection.id !== section.id && !hasPrice(before)
        ? { price: presentSection.price, price_text: presentSection.price_text }
        : {};
    const { price, price_max, price_text, variants } = before;
    const content = { ...item.content, price, price_max, price_text, variants, ...sectionsPrice };
    const isChanged = !isDeepStrictEqual(content, contentOfItem(before)) || Object.keys(item.owner_fields).length > 0;
    return { ...item, content, is_changed: isChanged };
  }
}

type HiddenIds = { sections: ReadonlySet<number>; items: ReadonlySet<number> };
const NOTHING_HIDDEN: HiddenIds = { sections: new Set(), items: new Set() };

/** Whether the file lists what is hidden as well, such as our own. */
const hasHiddenLines = ({ sections }: ReadDraft): boolean =>
  sections.some(({ items }) => items.some(({ data }) => data?.hidden !== undefined));

function hiddenIdsOf({ sections }: Menu): HiddenIds {
  const items = sections.flatMap((section) => section.items.filter((item) => section.hidden || item.hidden));
  return {
    sections: new Set(sections.filter((section) => section.hidden).map(({ id }) => id)),
    items: new Set(items.map(({ id }) => id)),
  };
}

type Matching = {
  sectionIds: ReadonlyMap<ReadSection, number>;
  present: ReadonlyMap<number, Item>;
  option: ImportOption;
  pairs: NonNullable<ComparisonChoices['pairs']>;
};

/** Key in the draft → id on the menu: the owner's matches, and the others by `matchItems`. */
function matchAll(sections: readonly ReadSection[], { sectionIds, present, option, pairs }: Matching) {
  const keys = new Set(sections.flatMap(({ items }) => items.map(({ key }) => key)));
  const isDecided = new Set<number>();
  const byHand = new Map<number, number>();
  const isTaken = new Set<number>();
  for (const { key, item_id } of pairs) {
    if (!keys.has(key) || isDecided.has(key)) continue;
    if (item_id === null) isDecided.add(key);
    else if (present.has(item_id) && !isTaken.has(item_id)) {
      isDecided.add(key);
      isTaken.add(item_id);
      byHand.set(key, item_id);
    }
  }
  const items = sections.flatMap((section) => section.items).filter(({ key }) => !isDecided.has(key));
  for (const [key, id] of matchByIds(items, present)) {
    if (isTaken.has(id)) continue;
    isDecided.add(key);
    isTaken.add(id);
    byHand.set(key, id);
  }
  const draft = sections.flatMap((section) =>
    section.items
      .filter(({ key }) => !isDecided.has(key))
      .map((item) => draftEntry(item, sectionIds.get(section) ?? null)),
  );
  const menu = Array.from(present.values())
    .filter(({ id }) => !isTaken.has(id))
    .map(menuEntry);
  return new Map([...byHand, ...matchItems(draft, menu, option)]);
}

function planItem(
  read: ReadItem,
  present: Item | undefined,
  how: { option: ImportOption; currency: Currency },
): PlannedItem {
  const before = present && contentOfItem(present);
  const merged = before ? mergedItem(before, read, how) : read.content;
  const isOtherDish = present !== undefined && !isSameDish(read, present) && isRenamed(present, merged);
  const owner_fields = ownerFieldsOf(read.data, present, { isOtherDish });
  const declaration_lapses = isOtherDish && hasDeclaration(present);
  // What a data file declares of sizes and add-ons isn't that of the menu.
  const content = declaration_lapses ? mergedItem(withoutDeclarations(before ?? merged), read, how) : merged;
  return {
    key: read.key,
    item_id: present?.id ?? null,
    content,
    owner_fields,
    confidence: read.confidence,
    box: read.box,
    is_changed: !before || !isDeepStrictEqual(content, before) || Object.keys(owner_fields).length > 0,
    declaration_lapses,
  };
}

const mergedItem = (
  before: ItemContent,
  { content, data }: ReadItem,
  how: { option: ImportOption; currency: Currency },
): ItemContent => (data ? mergeDataItem(before, data, how.currency) : mergeItem(before, content, how));

const mergedSection = (
  before: SectionContent,
  { content, data }: ReadSection,
  { option, currency }: { option: ImportOption; currency: Currency },
): SectionContent => (data ? mergeDataSection(before, data, currency) : mergeSection(before, content, option));

/** Sections with equal titles match; each section of the menu matches once. A data file may mean another of that title. */
function matchSections(sections: readonly ReadSection[], menu: Menu): Map<ReadSection, number> {
  const byTitle = new Map(menu.sections.toReversed().map(({ id, title }) => [foldText(title), id]));
  return new Map(
    sections.flatMap((section) => {
      const id = section.section_id ?? byTitle.get(foldText(section.content.title));
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
