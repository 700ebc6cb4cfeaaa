import type { ImportOption } from '../../../shared/import-status.ts';
import type { Item, Menu, Section } from '../../../shared/menu.ts';
import type { OwnerFields } from './data-content.ts';
import { contentOfItem, type ItemContent, type ReadItem } from './item-content.ts';
import { contentOfSection, type SectionContent } from './read-draft.ts';
import { weave } from './weave.ts';

export type PlannedItem = {
  /** The draft's; null for an item of the menu that the draft lacks and that stays. */
  key: number | null;
  /** Null for a new item. */
  item_id: number | null;
  /** The item's new content. */
  content: ItemContent;
  /** What a data file changes besides; of a new item, all that it says. */
  owner_fields: OwnerFields;
  confidence: ReadItem['confidence'];
  box: ReadItem['box'];
  is_changed: boolean;
  /** What was declared of the item no longer applies: it was declared of another title or description. */
  declaration_lapses: boolean;
};

export type PlannedSection = {
  /** Null for a new section. */
  section_id: number | null;
  content: SectionContent;
  is_changed: boolean;
  items: PlannedItem[];
};

/** What the owner refuses, and what stays. */
type Arrangement = {
  option: ImportOption;
  is_refused(item: PlannedItem): boolean;
  /** Of the menu's items that the draft lacks. */
  stays(item: Item): boolean;
  keeps_order: boolean;
};

/**
 * The sections and items that are on the menu afterwards, with `overwrite` in their order: the draft's, and what it lacks
 * after what precedes it on the menu; or the other way round. With `add`, an item of the menu stays in its section.
 *
 * @param proposed What the draft proposes, in its order, with nothing refused.
 */
export function arrangePlan(proposed: readonly PlannedSection[], menu: Menu, how: Arrangement): PlannedSection[] {
  const places: PlannedSection[] = proposed.map((section) => ({ ...section, items: [] }));
  const byId = new Map(
    places.flatMap((place) => (place.section_id === null ? [] : [[place.section_id, place] as const])),
  );
  const ownPlace = (section: Section): PlannedSection => {
    const present = byId.get(section.id);
    if (present) return present;
    const newPlace = { section_id: section.id, content: contentOfSection(section), is_changed: false, items: [] };
    places.push(newPlace);
    byId.set(section.id, newPlace);
    return newPlace;
  };
  const standing = new Map(
    menu.sections.flatMap((section) => section.items.map((item) => [item.id, { item, section }] as const)),
  );
  const isUsed = new Set<number>();
  const placeItem = (item: PlannedItem, draftPlace: PlannedSection | undefined): void => {
    const menuItem = standing.get(item.item_id ?? 0);
    const isRefused = how.is_refused(item);
    if (!menuItem) {
      if (!isRefused) draftPlace?.items.push(item);
      return;
    }
    isUsed.add(menuItem.item.id);
    const target = how.option === 'add' || isRefused ? ownPlace(menuItem.section) : draftPlace;
    target?.items.push(isRefused ? stayingItem(menuItem.item, item.key) : item);
  };
  for (const [index, { items }] of proposed.entries()) for (const item of items) placeItem(item, places[index]);
  for (const { item, section } of standing.values())
    if (!isUsed.has(item.id) && how.stays(item)) ownPlace(section).items.push(stayingItem(item, null));

  const wasRefused = (plannedPlace: PlannedSection, index: number) =>
    plannedPlace.section_id === null && plannedPlace.items.length === 0 && (proposed[index]?.items.length ?? 0) > 0;
  const isOfDraft = new Set(places.slice(0, proposed.length));
  const keptPlaces = places.filter((place, index) => !wasRefused(place, index));
  return how.option === 'add' ? keptPlaces : inOrder(keptPlaces, { menu, isOfDraft, keepsOrder: how.keeps_order });
}

type Ordering = { menu: Menu; isOfDraft: ReadonlySet<PlannedSection>; keepsOrder: boolean };

function inOrder(places: PlannedSection[], { menu, isOfDraft, keepsOrder }: Ordering): PlannedSection[] {
  const join = <One>(draft: One[], present: One[]) => (keepsOrder ? weave(present, draft) : weave(draft, present));
  const byId = new Map(places.map((place) => [place.section_id, place]));
  const sectionsOfMenu = menu.sections.flatMap(({ id }) => byId.get(id) ?? []);
  const itemsOfMenu = new Map(menu.sections.map(({ id, items }) => [id, items]));
  const sectionsOfDraft = places.filter((place) => isOfDraft.has(place));
  return join(sectionsOfDraft, sectionsOfMenu).map((joinedPlace) => {
    const items = new Map(joinedPlace.items.map((item) => [item.item_id, item]));
    const present = (itemsOfMenu.get(joinedPlace.section_id ?? 0) ?? []).flatMap(({ id }) => items.get(id) ?? []);
    const draft = isOfDraft.has(joinedPlace) ? joinedPlace.items.filter(({ key }) => key !== null) : [];
    return { ...joinedPlace, items: join(draft, present) };
  });
}

const stayingItem = (item: Item, key: number | null): PlannedItem => ({
  key,
  item_id: item.id,
  content: contentOfItem(item),
  owner_fields: {},
  confidence: 1,
  box: null,
  is_changed: false,
  declaration_lapses: false,
});
