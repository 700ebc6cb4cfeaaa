import type * as z from 'zod/mini';
import { NOTHING_DECLARED } from '../../../shared/allergens.ts';
import type { Item, Menu, Restaurant, Section } from '../../../shared/menu.ts';
import type {
  changeSchema,
  itemFieldsSchema,
  menuFieldsSchema,
  restaurantFieldsSchema,
  sectionFieldsSchema,
} from './change-schema.ts';

export type MenuFields = z.infer<typeof menuFieldsSchema>;
export type SectionFields = z.infer<typeof sectionFieldsSchema>;
export type ItemFields = z.infer<typeof itemFieldsSchema>;
export type RestaurantFields = z.infer<typeof restaurantFieldsSchema>;

export type Change = z.infer<typeof changeSchema>;
export type Entity = Change['entity'];
/** Entities that can be created and deleted, unlike the restaurant. */
export type PartEntity = Exclude<Entity, 'restaurant'>;
export type UpdateChange = Extract<Change, { kind: 'update' }>;
export type RestoreChange = Extract<Change, { kind: 'restore' }>;
export type CreateChange = Extract<Change, { kind: 'create' }>;

export type Fields = { restaurant: RestaurantFields; menu: MenuFields; section: SectionFields; item: ItemFields };
export type Base = { restaurant: Restaurant; menu: Menu; section: Section; item: Item };

/** The change of an entity's fields. @param base The entity as the owner saw it when the edit began. */
export function updateOf<Kind extends Entity>(entity: Kind, base: Base[Kind], fields: Fields[Kind]): UpdateChange {
  const names = Object.keys(fields);
  const before = Object.fromEntries(
    Object.entries(base)
      .filter(([name]) => names.includes(name))
      .map(([name]) => [name, currentField(base, name)]),
  );
  const id = typeof base.id === 'number' ? base.id : 0;
  // The fields, and those before, belong to this kind of entity.
  return { kind: 'update', entity, id, version: base.version, fields, before } as UpdateChange;
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

/** Whether two changes are about the same thing. */
export const isOf = (change: Change, entity: Entity, id: number): boolean =>
  change.entity === entity && change.kind !== 'reorder' && change.id === id;

/** The entities that a change names: its own, its parent, and those that it orders. */
export function refersTo(change: Change, entity: Entity, id: number): boolean {
  if (isOf(change, entity, id)) return true;
  return parentOf(change, entity) === id;
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
export function namesOf(change: Change): { entity: Entity; id: number }[] {
  const own = change.kind === 'reorder' || change.kind === 'create' ? [] : [{ entity: change.entity, id: change.id }];
  const parents = (['menu', 'section'] as const).flatMap((entity) => {
    const id = parentOf(change, entity);
    return id == null ? [] : [{ entity, id }];
  });
  return [...own, ...parents];
}

/** The change with an entity's temporary id replaced by its real one. */
export function withId(change: Change, entity: Entity, from: number, to: number): Change {
  const own = (id: number) => (change.entity === entity && id === from ? to : id);
  const parent = (id: number) => (id === from ? to : id);
  if (change.kind === 'reorder') {
    const parent_id = parentOf(change, entity) === from ? to : change.parent_id;
    return { ...change, parent_id, ids: change.ids.map(own) };
  }
  if (change.kind === 'restore') return withIdInContent(change, entity, from, to);
  // The restaurant has no temporary id, and a creation keeps its own: the server knows it by that.
  if (change.entity === 'restaurant') return change;
  const moved = change.kind === 'create' ? { ...change } : { ...change, id: own(change.id) };
  if (moved.kind === 'create') {
    if (moved.entity === 'item' && entity === 'section')
      return { ...moved, menu_section_id: parent(moved.menu_section_id) };
    if (moved.entity === 'section' && entity === 'menu') return { ...moved, menu_id: parent(moved.menu_id) };
  }
  if (moved.kind === 'update') {
    if (moved.entity === 'item' && entity === 'section' && moved.fields.menu_section_id === from)
      return { ...moved, fields: { ...moved.fields, menu_section_id: to } };
    if (moved.entity === 'section' && entity === 'menu' && moved.fields.menu_id === from)
      return { ...moved, fields: { ...moved.fields, menu_id: to } };
  }
  return moved;
}

/** A restored entity's own id, its list's, its parents' and its children's. */
function withIdInContent(change: RestoreChange, entity: Entity, from: number, to: number): RestoreChange {
  const named = (kind: Entity, id: number) => (kind === entity && id === from ? to : id);
  const item = (one: Item): Item => ({
    ...one,
    id: named('item', one.id),
    menu_section_id: named('section', one.menu_section_id),
    menu_id: named('menu', one.menu_id),
  });
  const section = (one: Section): Section => ({
    ...one,
    id: named('section', one.id),
    menu_id: named('menu', one.menu_id),
    items: one.items.map(item),
  });
  const id = named(change.entity, change.id);
  const order = change.order.map((other) => named(change.entity, other));
  if (change.entity === 'item') return { ...change, id, order, content: item(change.content) };
  if (change.entity === 'section') return { ...change, id, order, content: section(change.content) };
  const { content } = change;
  return { ...change, id, order, content: { ...content, id, sections: content.sections.map(section) } };
}

/**
 * The fields of a body that differ from before, so that a save doesn't overwrite fields that the owner didn't change.
 * Values are JSON; lists count as one value.
 */
export function changedFields<Body extends object>(before: object, after: Body): Partial<Body> {
  const stood = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(([name, value]) => !isSame(stood.get(name), value));
  // A subset of the body's own entries.
  return Object.fromEntries(changed) as Partial<Body>;
}

/** Equal as JSON: texts, numbers, null and lists of plain objects. A missing field counts as null. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
