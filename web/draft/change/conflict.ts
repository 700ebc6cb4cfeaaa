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

/** How a change that is based on an older version applies to the current one. */
export function settle(change: VersionedChange, currentRestaurant: Restaurant): Settled {
  if (change.kind === 'update_items') return settleItems(change, currentRestaurant);
  const currentEntity = findEntity(currentRestaurant, change);
  if (!currentEntity) return { kind: 'gone' };
  const ownFields: Record<string, unknown> = change.fields;
  const earlierFields: Record<string, unknown> = change.before;
  const currentValue = (field: string) => currentField(currentEntity, field);
  const isContested = (field: string) => !isSame(earlierFields[field], currentValue(field));
  const unsavedFields = Object.keys(ownFields)
    .filter((field) => ownFields[field] !== undefined && !isSame(ownFields[field], currentValue(field)))
    // What was confirmed is nothing to choose: if it isn't the dish's price or words, they are asked about again.
    .filter((field) => (field !== 'checked_price' && field !== 'checked_words') || !isContested(field));
  if (unsavedFields.length === 0) return { kind: 'done' };
  const contestedFields = unsavedFields.filter(isContested);
  const rebasedChange = rebaseChange(change, unsavedFields, currentEntity);
  if (contestedFields.length === 0) return { kind: 'rebased', change: rebasedChange };
  const fields = contestedFields.map((field) => ({ field, mine: ownFields[field], theirs: currentValue(field) }));
  return { kind: 'conflict', conflict: { change: rebasedChange, fields } };
}

/** The items that can be resent together, then one change for each item whose fields were changed elsewhere. */
function settleItems(
  change: Extract<VersionedChange, { kind: 'update_items' }>,
  currentRestaurant: Restaurant,
): Settled {
  const mergeableItems: typeof change.items = [];
  const deletedItems: typeof change.items = [];
  const contestedChanges: Change[] = [];
  const currentVersions = new Map(itemsOf(currentRestaurant.menus).map(({ id, version }) => [id, version]));
  for (const item of change.items) {
    const version = currentVersions.get(item.id);
    if (version === item.version) {
      mergeableItems.push(item);
      continue;
    }
    const itemChange: UpdateChange = { kind: 'update', entity: 'item', ...item };
    const settled = settle(itemChange, currentRestaurant);
    if (settled.kind === 'rebased' && version !== undefined) mergeableItems.push({ ...item, version });
    if (settled.kind === 'conflict') contestedChanges.push(itemChange);
    if (settled.kind === 'gone') deletedItems.push(item);
  }
  const changes = [...(mergeableItems.length > 0 ? [{ ...change, items: mergeableItems }] : []), ...contestedChanges];
  return { kind: 'split', changes, ...(deletedItems.length > 0 && { gone: { ...change, items: deletedItems } }) };
}

/** The change after the owner's choice; null if no field remains. */
export function afterChoice({ change, fields }: Conflict, choice: 'mine' | 'theirs'): UpdateChange | null {
  if (choice === 'mine') return change;
  const contestedNames = new Set(fields.map(({ field }) => field));
  const remainingFields = Object.keys(change.fields).filter((field) => !contestedNames.has(field));
  return remainingFields.length === 0 ? null : withFields(change, remainingFields);
}

type EntityRow = (Restaurant | Menu | Section | Item) & Record<string, unknown>;

function findEntity(restaurant: Restaurant, { entity, id }: UpdateChange): EntityRow | undefined {
  if (entity === 'restaurant') return restaurant;
  if (entity === 'menu') return findMenu(restaurant, id);
  return entity === 'section' ? findSection(restaurant, id) : findItem(restaurant, id);
}

function rebaseChange(change: UpdateChange, fields: string[], currentEntity: EntityRow): UpdateChange {
  const currentFields = Object.fromEntries(fields.map((field) => [field, currentField(currentEntity, field)]));
  // The same fields of the same kind of entity.
  return { ...withFields(change, fields), before: currentFields, version: currentEntity.version } as UpdateChange;
}

function withFields(change: UpdateChange, names: string[]): UpdateChange {
  const fields = Object.entries(change.fields).filter(([field]) => names.includes(field));
  // A subset of the change's own fields.
  return { ...change, fields: Object.fromEntries(fields) } as UpdateChange;
}
