import * as z from 'zod/mini';
import { changeSchema } from '../change/change-schema.ts';
import type { StepDeed, StoredHistory } from './edit-history.ts';
import type { QueueOwner } from './stored-changes.ts';
import { HISTORY_FORMAT, historyKey } from './stored-history.ts';

/** Parses what the tab stored; it isn't needed for the first screen. */

/** Each deed: one that were missing would drop every step. */
const STEP_DEEDS: Record<StepDeed, StepDeed> = {
  create: 'create',
  delete: 'delete',
  update: 'update',
  move: 'move',
  reorder: 'reorder',
  sold_out: 'sold_out',
  hide: 'hide',
  show: 'show',
  several: 'several',
  copy: 'copy',
  update_items: 'update_items',
  delete_items: 'delete_items',
  sold_out_items: 'sold_out_items',
  apply: 'apply',
  restore: 'restore',
};

const stepSchema = z.strictObject({
  changes: z.array(changeSchema),
  label: z.strictObject({
    deed: z.enum(STEP_DEEDS),
    entity: z.enum(['menu', 'section', 'item', 'restaurant']),
    title: z.string(),
    count: z.int(),
    shown_count: z.optional(z.int()),
    hidden_count: z.optional(z.int()),
  }),
});
const historySchema = z.strictObject({
  format: z.literal(HISTORY_FORMAT),
  undo: z.array(stepSchema),
  redo: z.array(stepSchema),
});

/** The edits that this tab could undo before it was reloaded; undefined if none are stored or readable. */
export function readHistory(owner: QueueOwner, storage: Storage = sessionStorage): StoredHistory | undefined {
  try {
    const text = storage.getItem(historyKey(owner));
    return text === null ? undefined : historySchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
