import * as z from 'zod/mini';
import { changeSchema } from '../change/change-schema.ts';
import type { StoredHistory } from './edit-history.ts';
import type { QueueOwner } from './kept-changes.ts';
import { HISTORY_FORMAT, historyKey } from './kept-history.ts';

/** Parses what the tab stored; it isn't needed for the first screen. */

const stepSchema = z.strictObject({
  changes: z.array(changeSchema),
  label: z.strictObject({
    deed: z.enum(['create', 'delete', 'update', 'move', 'reorder', 'sold_out', 'several']),
    entity: z.enum(['menu', 'section', 'item', 'restaurant']),
    title: z.string(),
    count: z.int(),
  }),
});
const historySchema = z.strictObject({
  format: z.literal(HISTORY_FORMAT),
  undo: z.array(stepSchema),
  redo: z.array(stepSchema),
});

/** The edits that this tab could take back before it was reloaded; undefined if there are none that can be read. */
export function readHistory(owner: QueueOwner, storage: Storage = sessionStorage): StoredHistory | undefined {
  try {
    const text = storage.getItem(historyKey(owner));
    return text === null ? undefined : historySchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
