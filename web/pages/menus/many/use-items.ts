import { type Item, itemsOf } from '../../../../shared/menu.ts';
import { useDraft, useSaveQueue } from '../../../draft/use-draft.ts';

/** `ids` are of the dishes as they are when the dialog is opened. */
export type ManyDialogProps = { ids: readonly number[]; onCancel(): void; onDone(): void };

/** The dishes of a dialog, as they are now; a copy may have been saved since, and have another id. */
export function useItems(ids: readonly number[]): Item[] {
  const { menus } = useDraft();
  const { queue } = useSaveQueue();
  const currentIds = new Set(ids.map((id) => queue.idOf('item', id)));
  return itemsOf(menus).filter(({ id }) => currentIds.has(id));
}

export const titlesOf = (items: readonly Item[]): string => items.map(({ title }) => title).join(', ');
