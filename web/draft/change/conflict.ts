import { type Item, itemsOf, type Menu, type Restaurant, type Section } from '../../../shared/menu.ts';
import { type Change, currentField, isSame, type ManyChange, type UpdateChange } from './change.ts';
import { findItem, findMenu, findSection } from './menu-tree.ts';

/** A field that was changed here and elsewhere, to different values. */
export type FieldConflict = { field: string; mine: unknown; theirs: unknown };
export type Conflict = { change: UpdateChange; fields: FieldConflict[] };

export type Settled =
  /** The entity was deleted. */
  | { kind: 'gone' }
  /** Nothing is left to save: the same change was made elsewhere. */
  | { kind: 'done' }
  /** Only other fields were changed elsewhere: the change can be sent again. */
  | { kind: 'rebased'; change: UpdateChange }
  | { kind: 'conflict'; conflict: Conflict }
  /** The same as other changes, in order; those that conflict are settled one by one. `gone` are the deleted items. */
  | { kind: 'split'; changes: Change[]; gone?: Change };

export type VersionedChange = UpdateChange | Extract<ManyChange, { kind: 'update_items' }>;

/** What a change based on an older version means for the current one. */
export function settle(change: VersionedChange, now: Restaurant): Settled {
  if (change.kind === 'update_items') return split(change, now);
  const theirs = findEntity(now, change);
  if (!theirs) return { kind: 'gone' };
  const mine: Record<string, unknown> = change.fields;
  const before: Record<string, unknown> = change.before;
  const current = (field: string) => currentField(theirs, field);
  const left = Object.keys(mine).filter((field) => mine[field] !== undefined && !isSame(mine[field], current(field)));
  if (left.length === 0) return { kind: 'done' };
  const contested = left.filter((field) => !isSame(before[field], current(field)));
  const rebased = rebase(change, left, theirs);
  if (contested.length === 0) return { kind: 'rebased', change: rebased };
  const fields = contested.map((field) => ({ field, mine: mine[field], theirs: current(field) }));
  return { kind: 'conflict', conflict: { change: rebased, fields } };
}

/** What can be sent again together, then each item of which the same fields were changed elsewhere. */
function split(change: Extract<VersionedChange, { kind: 'update_items' }>, now: Restaurant): Settled {
  const items: typeof change.items = [];
  const gone: typeof change.items = [];
  const contested: Change[] = [];
  const versions = new Map(itemsOf(now.menus).map(({ id, version }) => [id, version]));
  for (const item of change.items) {
    const version = versions.get(item.id);
    if (version === item.version) {
      items.push(item);
      continue;
    }
    const single: UpdateChange = { kind: 'update', entity: 'item', ...item };
    const settled = settle(single, now);
    if (settled.kind === 'rebased' && version !== undefined) items.push({ ...item, version });
    if (settled.kind === 'conflict') contested.push(single);
    if (settled.kind === 'gone') gone.push(item);
  }
  const changes = [...(items.length > 0 ? [{ ...change, items }] : []), ...contested];
  return { kind: 'split', changes, ...(gone.length > 0 && { gone: { ...change, items: gone } }) };
}

/** The change after the owner's choice; null if nothing of it is left. */
export function afterChoice({ change, fields }: Conflict, choice: 'mine' | 'theirs'): UpdateChange | null {
  if (choice === 'mine') return change;
  const contested = new Set(fields.map(({ field }) => field));
  const left = Object.keys(change.fields).filter((field) => !contested.has(field));
  return left.length === 0 ? null : withFields(change, left);
}

type EntityRow = (Restaurant | Menu | Section | Item) & Record<string, unknown>;

function findEntity(restaurant: Restaurant, { entity, id }: UpdateChange): EntityRow | undefined {
  if (entity === 'restaurant') return restaurant;
  if (entity === 'menu') return findMenu(restaurant, id);
  return entity === 'section' ? findSection(restaurant, id) : findItem(restaurant, id);
}

function rebase(change: UpdateChange, fields: string[], theirs: EntityRow): UpdateChange {
  const before = Object.fromEntries(fields.map((field) => [field, currentField(theirs, field)]));
  // The same fields of the same kind of entity.
  return { ...withFields(change, fields), before, version: theirs.version } as UpdateChange;
}

function withFields(change: UpdateChange, names: string[]): UpdateChange {
  const fields = Object.entries(change.fields).filter(([field]) => names.includes(field));
  // A subset of the change's own fields.
  return { ...change, fields: Object.fromEntries(fields) } as UpdateChange;
}
