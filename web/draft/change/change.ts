import type * as z from 'zod/mini';
import { NOTHING_DECLARED } from '../../../shared/allergens.ts';
import type { Item, Menu, Restaurant, Section } from '../../../shared/menu.ts';
import type {
  changeSchema,
  itemFieldsSchema,
  manyItemFieldsSchema,
  menuFieldsSchema,
  restaurantFieldsSchema,
  sectionFieldsSchema,
} from './change-schema.ts';

export type MenuFields = z.infer<typeof menuFieldsSchema>;
export type SectionFields = z.infer<typeof sectionFieldsSchema>;
export type ItemFields = z.infer<typeof itemFieldsSchema>;
export type ManyItemFields = z.infer<typeof manyItemFieldsSchema>;
export type RestaurantFields = z.infer<typeof restaurantFieldsSchema>;

export type Change = z.infer<typeof changeSchema>;
export type Entity = Change['entity'];
/** Entities that can be created and deleted, unlike the restaurant. */
export type PartEntity = Exclude<Entity, 'restaurant'>;
export type UpdateChange = Extract<Change, { kind: 'update' }>;
export type RestoreChange = Extract<Change, { kind: 'restore' }>;
export type CreateChange = Extract<Change, { kind: 'create' }>;
export type ApplyChange = Extract<Change, { kind: 'apply' }>;
export type CopyChange = Extract<Change, { kind: 'copy' }>;
/** One action on several entities. */
export type ManyChange = Extract<
  Change,
  { kind: 'update_items' | 'delete_items' | 'restore_items' | 'sold_out_items' | 'copy' }
>;
export const isOfMany = (change: Change): change is ManyChange => change.kind === 'copy' || /_items$/.test(change.kind);

export type Fields = { restaurant: RestaurantFields; menu: MenuFields; section: SectionFields; item: ItemFields };
export type Base = { restaurant: Restaurant; menu: Menu; section: Section; item: Item };

/** The change of an entity's fields. @param original The entity as the owner saw it when the edit began. */
export function updateOf<Kind extends Entity>(entity: Kind, original: Base[Kind], fields: Fields[Kind]): UpdateChange {
  const changedNames = Object.keys(fields);
  const before = Object.fromEntries(
    Object.entries(original)
      .filter(([name]) => changedNames.includes(name))
      .map(([name]) => [name, currentField(original, name)]),
  );
  const id = typeof original.id === 'number' ? original.id : 0;
  // The fields, and those before, belong to this kind of entity.
  return { kind: 'update', entity, id, version: original.version, fields, before } as UpdateChange;
}

/** A field's value as an edit sends it: the allergens of an item that nobody has checked are declared as nothing. */
export function currentField(entity: object, name: string): unknown {
  const fields = new Map<string, unknown>(Object.entries(entity));
  const isUnchecked = name === 'allergens' && fields.get('allergens_checked_at') === null;
  return isUnchecked ? NOTHING_DECLARED : fields.get(name);
}

/** A creation's idempotency key: random and unique, so that a retry creates nothing twice. */
export const newCreationKey = (): number => 1 + Math.floor(Math.random() * 2 ** 52);
/** A temporary id for what the server hasn't created yet: its creation's number, negated. */
export const newTemporaryId = (): number => -newCreationKey();
export const isTemporary = (id: number): boolean => id < 0;

/** Whether a change is of one entity, and of this one. */
export const isOf = (change: Change, entity: Entity, id: number): boolean =>
  change.entity === entity && 'id' in change && change.id === id;

/** Whether a change is of this entity or of one within it. */
export function isAbout(change: Change, entity: Entity, id: number): boolean {
  return isOf(change, entity, id) || parentOf(change, entity) === id;
}

function parentOf(change: Change, entity: Entity): number | null | undefined {
  if (change.kind === 'reorder')
    return (change.entity === 'item') === (entity === 'section') ? change.parent_id : undefined;
  if (change.kind === 'create')
    return change.entity === 'item' && entity === 'section'
      ? change.menu_section_id
      : change.entity === 'section' && entity === 'menu'
        ? change.menu_id
        : undefined;
  if (change.kind !== 'update') return undefined;
  if (change.entity === 'item' && entity === 'section') return change.fields.menu_section_id;
  return change.entity === 'section' && entity === 'menu' ? change.fields.menu_id : undefined;
}

/** The entities that a change depends on: its own unless it creates it, and its parent. */
export function dependenciesOf(change: Change): { entity: Entity; id: number }[] {
  const ownEntity = 'id' in change && change.kind !== 'create' ? [{ entity: change.entity, id: change.id }] : [];
  const parentEntities = (['menu', 'section'] as const).flatMap((entity) => {
    const id = parentOf(change, entity);
    return id == null ? [] : [{ entity, id }];
  });
  const originals = change.kind === 'copy' ? change.copies.map(({ entity, of }) => ({ entity, id: of })) : [];
  return [...ownEntity, ...parentEntities, ...originals];
}

/** The entities that a change creates, with their temporary ids. */
export function createdBy(change: Change): { entity: PartEntity; id: number }[] {
  if (change.kind === 'copy') return change.copies;
  return change.kind === 'create' ? [change] : [];
}

/** Whether a change was to move items out of a section: if it is refused, the section can't be deleted with them. */
export const isMoveOutOf = (change: Change, sectionId: number): boolean =>
  change.kind === 'update_items' &&
  change.items.some(
    ({ fields, before }) => fields.menu_section_id !== undefined && before.menu_section_id === sectionId,
  );

/** Returns the current id of an entity. */
export type Rename = (entity: Entity, id: number) => number;

/** The change with current ids. A creation and a copy keep their own, which is their idempotency key. */
export function renameIds(change: Change, rename: Rename): Change {
  const renameOwn = (id: number) => rename(change.entity, id);
  switch (change.kind) {
    case 'apply':
      return change;
    case 'reorder': {
      const parentEntity = change.entity === 'item' ? 'section' : 'menu';
      const parent_id = change.parent_id === null ? null : rename(parentEntity, change.parent_id);
      return { ...change, parent_id, ids: change.ids.map(renameOwn) };
    }
    case 'restore':
      return renameRestored(change, rename);
    case 'create':
      if (change.entity === 'item') return { ...change, menu_section_id: rename('section', change.menu_section_id) };
      return change.entity === 'section' ? { ...change, menu_id: rename('menu', change.menu_id) } : change;
    case 'update':
      if (change.entity === 'restaurant') return change;
      if (change.entity === 'item')
        return { ...change, id: renameOwn(change.id), fields: renameSection(change.fields, rename) };
      if (change.entity === 'section' && change.fields.menu_id !== undefined)
        return {
          ...change,
          id: renameOwn(change.id),
          fields: { ...change.fields, menu_id: rename('menu', change.fields.menu_id) },
        };
      return { ...change, id: renameOwn(change.id) };
    case 'update_items':
      return {
        ...change,
        items: change.items.map((item) => ({
          ...item,
          id: renameOwn(item.id),
          fields: renameSection(item.fields, rename),
        })),
      };
    case 'restore_items':
      return {
        ...change,
        items: change.items.map((item) => renameItem(item, rename)),
        orders: change.orders.map((ids) => ids.map(renameOwn)),
      };
    case 'delete_items':
    case 'sold_out_items':
      return { ...change, ids: change.ids.map(renameOwn) };
    case 'copy':
      return { ...change, copies: change.copies.map((copy) => ({ ...copy, of: rename(copy.entity, copy.of) })) };
    default:
      return { ...change, id: renameOwn(change.id) };
  }
}

const renameSection = <Fields extends { menu_section_id?: number | undefined }>(
  fields: Fields,
  rename: Rename,
): Fields =>
  fields.menu_section_id === undefined
    ? fields
    : { ...fields, menu_section_id: rename('section', fields.menu_section_id) };

const renameItem = (item: Item, rename: Rename): Item => ({
  ...item,
  id: rename('item', item.id),
  menu_section_id: rename('section', item.menu_section_id),
  menu_id: rename('menu', item.menu_id),
});

/** A restored entity's own id, its list's, its parents' and its children's. */
function renameRestored(change: RestoreChange, rename: Rename): RestoreChange {
  const renameSectionTree = (content: Section): Section => ({
    ...content,
    id: rename('section', content.id),
    menu_id: rename('menu', content.menu_id),
    items: content.items.map((item) => renameItem(item, rename)),
  });
  const id = rename(change.entity, change.id);
  const order = change.order.map((listedId) => rename(change.entity, listedId));
  if (change.entity === 'item') return { ...change, id, order, content: renameItem(change.content, rename) };
  if (change.entity === 'section') return { ...change, id, order, content: renameSectionTree(change.content) };
  const { content } = change;
  return { ...change, id, order, content: { ...content, id, sections: content.sections.map(renameSectionTree) } };
}

/**
 * The fields of a body that differ from before, so that a save doesn't overwrite fields that the owner didn't change.
 * Values are JSON; lists count as one value.
 */
export function changedFields<Body extends object>(before: object, after: Body): Partial<Body> {
  const earlierValues = new Map<string, unknown>(Object.entries(before));
  const differing = Object.entries(after).filter(([name, value]) => !isSame(earlierValues.get(name), value));
  // A subset of the body's own entries.
  return Object.fromEntries(differing) as Partial<Body>;
}

/** Equal as JSON: texts, numbers, null and lists of plain objects. A missing field counts as null. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
