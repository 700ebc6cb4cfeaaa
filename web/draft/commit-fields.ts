import type { Entity } from './change.ts';
import { currentDraft } from './draft.ts';
import { type Base, type Fields, updateOf } from './use-edits.ts';

/**
 * Saves the fields that a form has changed. @param base The entity as the form began with it.
 * @throws as `commit`.
 */
export async function commitFields<Kind extends Entity>(
  entity: Kind,
  base: Base[Kind],
  fields: Fields[Kind],
): Promise<void> {
  if (Object.keys(fields).length > 0) await currentDraft().commit(updateOf(entity, base, fields));
}
