import { lazy } from 'react';
import type { Item } from '../../../shared/menu.ts';
import { withAllWords } from '../../i18n/i18n.ts';
import { loadRowExtras } from './item/later-row-extras.tsx';
import type { SortableList } from './rows/sortable-list.tsx';
import { loadSectionActions } from './section/later-section-actions.tsx';

/**
 * Parts that the first section doesn't need: they are loaded right after it, so that they are there if the network is
 * lost.
 */
const load = {
  card: () => withAllWords(import('./item/item-card.tsx')),
  panel: () => withAllWords(import('./item/item-panel.tsx')),
  extras: loadRowExtras,
  actions: loadSectionActions,
  selection: () => withAllWords(import('./selection/selectable-items.tsx')),
  selectionStart: () => import('./selection/selection-start.tsx'),
  many: () => import('../../draft/queue/send-many.ts'),
  sortable: () => withAllWords(import('./rows/sortable-list.tsx')),
  conflict: () => withAllWords(import('../../draft/shown/conflict-dialog.tsx')),
};

export const LaterItemCard = lazy(async () => ({ default: (await load.card()).ItemCard }));

export const LaterSelectableItems = lazy(async () => ({ default: (await load.selection()).SelectableItems }));
export const LaterSelectionStart = lazy(async () => ({ default: (await load.selectionStart()).SelectionStart }));

type SortableItems = typeof SortableList<Item>;
/** Undefined until it is loaded. */
export let sortableItems: SortableItems | undefined;

/** Rejects if the network is lost: the list can be read and edited without it. */
export async function loadSortableItems(): Promise<SortableItems> {
  sortableItems = (await load.sortable()).SortableList<Item>;
  return sortableItems;
}

export async function loadLaterParts(): Promise<void> {
  await Promise.allSettled(Object.values(load).map((part) => part()));
}
