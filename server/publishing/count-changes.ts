import { isDeepStrictEqual } from 'node:util';
import type { PublicationContent } from '../../shared/publication.ts';

/** An entity's own fields and the order of its children. */
type ComparedEntity = { fields: object; children: number[] };

/** Restaurant, menus, sections and items of a snapshot, each by its key. */
function entitiesOf({ public: restaurant, assistant }: PublicationContent): Map<string, ComparedEntity> {
  const details = new Map(assistant.details.map((entry) => [entry.item_id, entry.details]));
  const entities = new Map<string, ComparedEntity>();
  const ids = (children: { id: number }[]) => children.map(({ id }) => id);
  const { menus, ...restaurantFields } = restaurant;
  entities.set('restaurant', { fields: restaurantFields, children: ids(menus) });
  for (const { sections, ...menuFields } of menus) {
    entities.set(`menu ${menuFields.id}`, { fields: menuFields, children: ids(sections) });
    for (const { items, ...sectionFields } of sections) {
      entities.set(`section ${sectionFields.id}`, { fields: sectionFields, children: ids(items) });
      // The menu follows from the section, so that moving a section is one change, not one per item.
      for (const { menu_id: _, ...itemFields } of items)
        entities.set(`item ${itemFields.id}`, {
          fields: { ...itemFields, details: details.get(itemFields.id) ?? null },
          children: [],
        });
    }
  }
  return entities;
}

/** Whether the common children are in another order; added and removed ones count separately. */
function isReordered(before: number[], after: number[]): boolean {
  const [old, now] = [new Set(before), new Set(after)];
  const keptIds = after.filter((id) => old.has(id));
  return before.filter((id) => now.has(id)).some((id, index) => id !== keptIds[index]);
}

/**
 * How many entities (the restaurant, menus, sections, items) differ between two snapshots: changed, added or removed.
 * A changed order counts once, for the parent. Without an earlier snapshot everything is new.
 */
export function countChanges(before: PublicationContent | undefined, after: PublicationContent): number {
  const now = entitiesOf(after);
  if (!before) return now.size;
  const old = entitiesOf(before);
  let changes = 0;
  for (const [key, entity] of now) {
    const was = old.get(key);
    if (!was || !isDeepStrictEqual(was.fields, entity.fields) || isReordered(was.children, entity.children))
      changes += 1;
  }
  for (const key of old.keys()) if (!now.has(key)) changes += 1;
  return changes;
}
