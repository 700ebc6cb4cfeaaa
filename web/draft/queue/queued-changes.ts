import { type Change, type Entity, isOf } from '../change/change.ts';

/** Appends a change, or merges it into the last one if both edit the same entity and the last isn't being sent. */
export function appended(changes: readonly Change[], change: Change, underWay: number): readonly Change[] {
  const last = changes.length > underWay ? changes.at(-1) : undefined;
  if (change.kind === 'update' && last?.kind === 'update' && isOf(last, change.entity, change.id)) {
    const fields = { ...last.fields, ...change.fields };
    const before = { ...change.before, ...last.before };
    // Both update the same entity, so their fields are of one kind.
    return [...changes.slice(0, -1), { ...last, fields, before } as Change];
  }
  return [...changes, change];
}

/** A change of several without what no longer exists. */
export function withoutId(change: Change, gone: { entity: Entity; id: number }): Change {
  const isLeft = (id: number) => id !== gone.id;
  if (change.kind === 'copy')
    return { ...change, copies: change.copies.filter(({ entity, of }) => entity !== gone.entity || isLeft(of)) };
  if (change.entity !== gone.entity) return change;
  if (change.kind === 'update_items') return { ...change, items: change.items.filter(({ id }) => isLeft(id)) };
  if (change.kind === 'restore_items') return { ...change, items: change.items.filter(({ id }) => isLeft(id)) };
  return 'ids' in change ? { ...change, ids: change.ids.filter(isLeft) } : change;
}

/** Whether an edit is of the same entity, and of the same fields if it changes some. */
export function isSameEdit(rejected: Change, change: Change): boolean {
  if (rejected.kind !== change.kind || !('id' in rejected) || rejected.kind === 'apply') return false;
  if (rejected.kind === 'create') return change.entity === rejected.entity;
  if (!isOf(change, rejected.entity, rejected.id)) return false;
  if (rejected.kind !== 'update' || change.kind !== 'update') return true;
  return Object.keys(rejected.fields).some((field) => field in change.fields);
}
