import { isDeepStrictEqual } from 'node:util';
import type { ChangedPart, ChangesAnswer, MenuChange, ShownPrices } from '../../shared/api/history.ts';
import { itemsOf } from '../../shared/menu.ts';
import type { PublicationContent, PublicItem, PublicMenu, PublicSection } from '../../shared/publication.ts';
import { type HiddenIds, hiddenIdsOf } from './hidden-ids.ts';

/** More are counted and not listed: nobody reads them, and 3,000 are a megabyte. */
const LISTED_CHANGES = 500;

type EntityPlace = { menu: PublicMenu; section: PublicSection | null };
type Entity = { fields: object; children: number[] };

/** A publication's menus, sections and items by id. */
class Content {
  readonly menus = new Map<number, PublicMenu>();
  readonly sections = new Map<number, { section: PublicSection; menu: PublicMenu }>();
  readonly items = new Map<number, { item: PublicItem; section: PublicSection; menu: PublicMenu }>();
  readonly details: ReadonlyMap<number, string>;
  readonly hidden: HiddenIds;

  constructor({ public: { menus }, assistant, hidden }: PublicationContent) {
    this.details = new Map(assistant.details.map(({ item_id, details }) => [item_id, details]));
    this.hidden = hiddenIdsOf(hidden);
    for (const menu of menus) {
      this.menus.set(menu.id, menu);
      for (const section of menu.sections) {
        this.sections.set(section.id, { section, menu });
        for (const item of section.items) this.items.set(item.id, { item, section, menu });
      }
    }
  }
}

/**
 * What changed from one publication to the next, in the order of the new one; deleted and hidden ones come last. A section that
 * came or went is one change with its dishes counted. Without an earlier publication everything is new.
 */
export function comparePublications(before: PublicationContent | null, after: PublicationContent): ChangesAnswer {
  const changes = allChanges(before, after);
  return {
    changes: changes.slice(0, LISTED_CHANGES),
    total: changes.length,
    from_currency: before?.public.currency ?? null,
    to_currency: after.public.currency,
  };
}

/** How many changes `comparePublications` lists or counts: the number that every screen shows. */
export const countChanges = (before: PublicationContent | null, after: PublicationContent): number =>
  allChanges(before, after).length;

const allChanges = (before: PublicationContent | null, after: PublicationContent): MenuChange[] =>
  before ? [...changesBetween(before, after)] : after.public.menus.map((menu) => wholeMenu('added', menu));

function* changesBetween(before: PublicationContent, after: PublicationContent): Iterable<MenuChange> {
  const [old, now] = [new Content(before), new Content(after)];
  const { menus: oldMenus, ...oldFields } = before.public;
  const { menus, ...fields } = after.public;
  const restaurant = changedEntity(entityOf(oldFields, oldMenus), entityOf(fields, menus));
  if (restaurant.length > 0)
    yield { ...NO_PARTS, kind: 'changed', entity: 'restaurant', id: null, title: fields.name, parts: restaurant };
  for (const menu of menus) {
    const oldMenu = old.menus.get(menu.id);
    if (!oldMenu) {
      const newItems = itemsOf([menu]).filter(({ id }) => !old.items.has(id));
      const kind = isPartHidden(old.hidden.menus.has(menu.id), newItems, old.hidden) ? 'shown' : 'added';
      yield wholeMenu(kind, menu, ({ id }) => old.items.has(id));
      yield* changesOfMovedParts(old, now, menu);
      continue;
    }
    yield* changesOfMenu(old, now, { menu, oldMenu });
  }
  yield* goneFrom(old, now);
}

function* changesOfMenu(
  old: Content,
  now: Content,
  { menu, oldMenu }: { menu: PublicMenu; oldMenu: PublicMenu },
): Iterable<MenuChange> {
  const { sections, ...fields } = menu;
  const { sections: oldSections, ...oldFields } = oldMenu;
  const parts = changedEntity(entityOf(oldFields, oldSections), entityOf(fields, sections));
  if (parts.length > 0)
    yield { ...NO_PARTS, kind: 'changed', entity: 'menu', id: menu.id, title: menu.title, menu_id: menu.id, parts };
  for (const section of sections) {
    const oldSection = old.sections.get(section.id)?.section;
    if (oldSection) {
      yield* changesOfSection(oldSection, { section, menu });
    } else {
      const newItems = section.items.filter(({ id }) => !old.items.has(id));
      const kind = isPartHidden(old.hidden.sections.has(section.id), newItems, old.hidden) ? 'shown' : 'added';
      yield wholeSection(kind, { section, menu }, ({ id }) => old.items.has(id));
    }
    for (const item of section.items)
      yield* changesOfItem(old, now, { item, place: { menu, section }, isNewSection: !oldSection });
  }
}

/** Its dishes are compared by themselves. */
function* changesOfSection(
  oldSection: PublicSection,
  { section, menu }: { section: PublicSection; menu: PublicMenu },
): Iterable<MenuChange> {
  const { items, menu_id, ...ownFields } = section;
  const { items: oldItems, menu_id: oldMenuId, ...oldOwn } = oldSection;
  const changedParts = changedEntity(entityOf(oldOwn, oldItems), entityOf(ownFields, items));
  if (menu_id !== oldMenuId) changedParts.push('place');
  if (changedParts.length > 0) yield { ...wholeSection('changed', { section, menu }), items: 0, parts: changedParts };
}

/** Sections and dishes of a new menu that were elsewhere before; its new ones are counted with it. */
function* changesOfMovedParts(old: Content, now: Content, menu: PublicMenu): Iterable<MenuChange> {
  for (const section of menu.sections) {
    const oldSection = old.sections.get(section.id)?.section;
    if (oldSection) yield* changesOfSection(oldSection, { section, menu });
    // A new dish of a new menu, even of a section that moved there, is one of the menu's.
    for (const item of section.items)
      if (old.items.has(item.id))
        yield* changesOfItem(old, now, { item, place: { menu, section }, isNewSection: !oldSection });
  }
}

function* changesOfItem(
  old: Content,
  now: Content,
  { item, place: itemPlace, isNewSection }: { item: PublicItem; place: EntityPlace; isNewSection: boolean },
): Iterable<MenuChange> {
  const stood = old.items.get(item.id);
  if (!stood) {
    const kind = old.hidden.items.has(item.id) ? 'shown' : 'added';
    if (!isNewSection) yield { ...itemChange(kind, item, itemPlace), to: pricesOf(item) };
    return;
  }
  const parts = changedParts(stood.item, item);
  if ((old.details.get(item.id) ?? '') !== (now.details.get(item.id) ?? '')) parts.push('details');
  if (stood.item.menu_section_id !== item.menu_section_id) parts.push('place');
  const [from, to] = [pricesOf(stood.item), pricesOf(item)];
  const isPriced = !isDeepStrictEqual(from, to);
  if (parts.length === 0 && !isPriced) return;
  yield { ...itemChange('changed', item, itemPlace), parts, ...(isPriced ? { from, to } : {}) };
}

function* goneFrom(old: Content, now: Content): Iterable<MenuChange> {
  const isKept = ({ id }: PublicItem) => now.items.has(id);
  for (const menu of old.menus.values()) {
    const isMenuGone = !now.menus.has(menu.id);
    if (isMenuGone) {
      const goneItems = itemsOf([menu]).filter((item) => !isKept(item));
      const isHidden = isPartHidden(now.hidden.menus.has(menu.id), goneItems, now.hidden);
      yield wholeMenu(goneKind(isHidden), menu, isKept);
    }
    for (const section of menu.sections) {
      const goneItems = section.items.filter((item) => !isKept(item));
      const isGone = !now.sections.has(section.id);
      if (!isGone) yield* goneItems.map((item) => goneItem(item, { menu, section }, now));
      else if (!isMenuGone)
        yield wholeSection(
          goneKind(isPartHidden(now.hidden.sections.has(section.id), goneItems, now.hidden)),
          { section, menu },
          isKept,
        );
    }
  }
}

const goneItem = (item: PublicItem, itemPlace: EntityPlace, now: Content): MenuChange => ({
  ...itemChange(goneKind(now.hidden.items.has(item.id)), item, itemPlace),
  from: pricesOf(item),
});

const goneKind = (isHidden: boolean): MenuChange['kind'] => (isHidden ? 'hidden' : 'gone');

/** A menu or section isn't published, either, if each of its dishes is hidden. */
const isPartHidden = (isHidden: boolean, items: readonly PublicItem[], { items: hiddenItems }: HiddenIds): boolean =>
  isHidden || (items.length > 0 && items.every(({ id }) => hiddenItems.has(id)));

const NO_PARTS = {
  menu_id: null,
  section_id: null,
  place: [],
  items: 0,
  parts: [],
  from: null,
  to: null,
} satisfies Partial<MenuChange>;

/** @param isElsewhere Dishes that didn't come or go with it. */
function wholeMenu(
  kind: MenuChange['kind'],
  menu: PublicMenu,
  isElsewhere?: (item: PublicItem) => boolean,
): MenuChange {
  const items = menu.sections.flatMap((section) => section.items).filter((item) => !isElsewhere?.(item)).length;
  return { ...NO_PARTS, kind, entity: 'menu', id: menu.id, title: menu.title, menu_id: menu.id, items };
}

function wholeSection(
  kind: MenuChange['kind'],
  { section, menu }: { section: PublicSection; menu: PublicMenu },
  isElsewhere?: (item: PublicItem) => boolean,
): MenuChange {
  const items = section.items.filter((item) => !isElsewhere?.(item)).length;
  const { id, title } = section;
  return {
    ...NO_PARTS,
    kind,
    entity: 'section',
    id,
    title,
    menu_id: menu.id,
    section_id: id,
    place: [menu.title],
    items,
  };
}

const itemChange = (
  kind: MenuChange['kind'],
  { id, title }: PublicItem,
  { menu, section }: EntityPlace,
): MenuChange => ({
  ...NO_PARTS,
  kind,
  entity: 'item',
  id,
  title,
  menu_id: menu.id,
  section_id: section?.id ?? null,
  place: [menu.title, ...(section ? [section.title] : [])],
});

export const pricesOf = ({ price, price_max, price_text, variants, options }: PublicItem): ShownPrices => ({
  price,
  price_max,
  price_text,
  variants: variants.map(({ label, price: amount }) => ({ label, price: amount })),
  options: options.map(({ label, price: amount }) => ({ label, price: amount })),
});

const entityOf = (fields: object, children: readonly { id: number }[]): Entity => ({
  fields,
  children: children.map(({ id }) => id),
});

/** The changed parts of a restaurant, a menu or a section. */
function changedEntity(before: Entity, after: Entity): ChangedPart[] {
  const parts = new Set(changedNames(before.fields, after.fields).map(partOf));
  const [old, now] = [new Set(before.children), new Set(after.children)];
  const keptIds = after.children.filter((id) => old.has(id));
  if (before.children.filter((id) => now.has(id)).some((id, index) => id !== keptIds[index])) parts.add('order');
  return [...parts];
}

/** Prices are listed by themselves, and what sizes and add-ons contain belongs to the allergens. */
function changedParts(before: PublicItem, after: PublicItem): ChangedPart[] {
  const ownFields = ({
    price,
    price_max,
    price_text,
    variants,
    options,
    menu_id,
    menu_section_id,
    ...fields
  }: PublicItem) => ({
    ...fields,
    allergens: [fields.allergens, ...[...variants, ...options].map((part) => part.allergens ?? null)],
  });
  // A part was added or removed: its price says so.
  const isSameLength =
    before.variants.length === after.variants.length && before.options.length === after.options.length;
  const [old, now] = [ownFields(before), ownFields(after)];
  const names = changedNames(old, now).filter(
    (name) => name !== 'allergens' || isSameLength || !isDeepStrictEqual(before.allergens, after.allergens),
  );
  return [...new Set(names.map(partOf))];
}

function changedNames(before: object, after: object): string[] {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([name, value]) => old.get(name) !== value && !isDeepStrictEqual(old.get(name), value))
    .map(([name]) => name);
}

const PART_OF_FIELD: Readonly<Record<string, ChangedPart>> = {
  title: 'title',
  name: 'title',
  description: 'description',
  allergens: 'allergens',
  allergens_checked_at: 'allergens',
  tags: 'tags',
  picture: 'picture',
};
const partOf = (name: string): ChangedPart => PART_OF_FIELD[name] ?? 'other';
