import { lazy } from 'react';
import type { Item } from '../../../shared/menu.ts';
import { laterPart } from '../../frame/later-part.tsx';
import { withAllWords } from '../../i18n/i18n.ts';
import { importPart } from '../../i18n/import-part.ts';
import { whenIdle } from '../../state/when-idle.ts';
import type { SortableList } from './rows/sortable-list.tsx';
import { ACTIONS_PLACE } from './section/section-head.tsx';

/**
 * Parts that the first section doesn't need: they are loaded right after it, so that they are there if the network is
 * lost.
 */
const loadCard = () => importPart(() => import('./item/item-card.tsx'));

/** After the first screen and what the first touch of a dish needs: on a slow network they would come later together. */
async function loadEditorParts() {
  await loadCard().catch(() => undefined);
  await whenIdle;
  return (await withAllWords(() => import('./editor-parts.ts'))).editorParts;
}

export const LaterItemCard = lazy(async () => ({ default: (await loadCard()).ItemCard }));
export const LaterSelectableItems = lazy(async () => ({ default: (await loadEditorParts()).SelectableItems }));
export const LaterRowExtras = laterPart(async () => (await loadEditorParts()).RowExtras);
export const LaterSectionActions = laterPart(async () => (await loadEditorParts()).SectionActions, ACTIONS_PLACE);
export const LaterItemMenu = laterPart(async () => (await loadEditorParts()).ItemMenu);
export const LaterSelectionStart = laterPart(async () => (await loadEditorParts()).SelectionStart);
export const LaterHomeNotes = laterPart(async () => {
  await whenIdle;
  return (await withAllWords(() => import('./home/home-notes.tsx'))).HomeNotes;
});

type SortableItems = typeof SortableList<Item>;
/** Undefined until it is loaded. */
export let sortableItems: SortableItems | undefined;

/** Rejects if the network is lost: the list can be read and edited without it. */
export async function loadSortableItems(): Promise<SortableItems> {
  sortableItems = (await loadEditorParts()).SortableList<Item>;
  return sortableItems;
}

/** Also what is loaded only when it is first used: many changes that are sent at once. */
export async function loadLaterParts(): Promise<void> {
  await loadEditorParts().catch(() => undefined);
  await import('../../draft/queue/send-many.ts').catch(() => undefined);
}
