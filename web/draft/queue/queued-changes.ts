import { type Change, type Entity, isOf } from '../change/change.ts';

/** Appends a change, or merges it into the last one if both edit the same entity and the last isn't being sent. */
export function appendOrMerge(changes: readonly Change[], change: Change, sentCount: number): readonly Change[] {
  const lastChange = changes.length > sentCount ? changes.at(-1) : undefined;
  if (change.kind === 'update' && lastChange?.kind === 'update' && isOf(lastChange, change.entity, change.id)) {
    const fields = { ...lastChange.fields, ...change.fields };
    const earlierFields = { ...change.before, ...lastChange.before };
    // Both update the same entity, so their fields are of one kind.
    return [...changes.slice(0, -1), { ...lastChange, fields, before: earlierFields } as Change];
  }
  return [...changes, change];
}

/** A change of several without what no longer exists. */
export function withoutId(change: Change, deleted: { entity: Entity; id: number }): Change {
  const isOther = (id: number) => id !== deleted.id;
  if (change.kind === 'copy')
    return { ...change, copies: change.copies.filter(({ entity, of }) => entity !== deleted.entity || isOther(of)) };
  if (change.entity !== deleted.entity) return change;
  if (change.kind === 'update_items') return { ...change, items: change.items.filter(({ id }) => isOther(id)) };
  if (change.kind === 'restore_items') return { ...change, items: change.items.filter(({ id }) => isOther(id)) };
  return 'ids' in change ? { ...change, ids: change.ids.filter(isOther) } : change;
}

/** Whether an edit is of the same entity, and of the same fields if it changes some. */
export function isSameEdit(rejected: Change, change: Change): boolean {
  if (rejected.kind !== change.kind || !('id' in rejected) || rejected.kind === 'apply') return false;
  if (rejected.kind === 'create') return change.entity === rejected.entity;
  if (!isOf(change, rejected.entity, rejected.id)) return false;
  if (rejected.kind !== 'update' || change.kind !== 'update') return true;
  return Object.keys(rejected.fields).some((field) => field in change.fields);
}
