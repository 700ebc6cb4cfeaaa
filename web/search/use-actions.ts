import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { menuDoubts } from '../../shared/doubts.ts';
import type { Menu, Restaurant, Section } from '../../shared/menu.ts';
import { APP_PATHS, fillPath } from '../../shared/paths.ts';
import { isTemporary } from '../draft/change/change.ts';
import { findMenu, findSection } from '../draft/change/menu-tree.ts';
import { stepWords } from '../draft/shown/step-words.ts';
import { useSaveQueue } from '../draft/use-draft.ts';
import { walkDoubts } from '../forms/walk/doubt-walk.tsx';
import { actionsAt } from '../publishing/actions-at.ts';
import { openPublishing } from '../state/asked-dialogs.ts';
import { useStore } from '../state/store.ts';
import type { EntryOf } from './entries.ts';

/** What can be done now; what concerns a menu or a section concerns the one on the screen, or else the first. */
export function useActions(draft: Restaurant | undefined): EntryOf<'action'>[] {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { queue } = useSaveQueue();
  const { undo, redo } = useStore({ subscribe: queue.history.subscribe, get: queue.history.state });
  const [undone, redone] = [undo.at(-1), redo.at(-1)];
  return useMemo(() => {
    const { menu, section } = placeAt(pathname, draft);
    const actionEntries: Omit<EntryOf<'action'>, 'kind' | 'key'>[] = [];
    const addAction = (icon: string, title: string, text: string, act: string | (() => void)) =>
      actionEntries.push({ icon, title, text, act });
    if (menu && section) {
      const path = fillPath(APP_PATHS.itemCreate, { menuId: menu.id, sectionId: section.id });
      addAction('add', t('editor.add_item'), section.title, path);
    }
    if (menu)
      addAction('add', t('search.add_section'), menu.title, fillPath(APP_PATHS.sectionCreate, { menuId: menu.id }));
    addAction('add', t('search.add_menu'), '', APP_PATHS.menuCreate);
    if (menu)
      addAction('preview', t('publishing.preview'), menu.title, fillPath(APP_PATHS.preview, { menuId: menu.id }));
    addAction('publish', t('publishing.publish'), '', openPublishing);
    if (draft) for (const walk of doubtWalks(t, draft)) addAction('warning', walk.title, '', walk.act);
    if (undone) addAction('undo', t('edits.undo_what', { what: stepWords(t, undone.label) }), '', queue.undo);
    if (redone) addAction('undo', t('edits.redo_what', { what: stepWords(t, redone.label) }), '', queue.redo);
    return actionEntries.map((action) => ({ ...action, kind: 'action', key: `action-${action.title}` }));
  }, [t, pathname, draft, queue, undone, redone]);
}

/** A menu or section that isn't stored yet has no screen to add to it. */
function placeAt(
  pathname: string,
  draft: Restaurant | undefined,
): { menu?: Menu | undefined; section?: Section | undefined } {
  if (!draft) return {};
  const { menu_id = 0, section_id = 0 } = actionsAt(pathname) ?? {};
  const menu = findMenu(draft, menu_id) ?? draft.menus.find(({ id }) => !isTemporary(id));
  if (!menu || isTemporary(menu.id)) return {};
  const section = findSection(draft, section_id) ?? menu.sections[0];
  return { menu, section: section && !isTemporary(section.id) ? section : undefined };
}

/** The ways through the dishes of all menus that have a doubt, by the filter that lists them. */
export function doubtWalks(t: TFunction, { menus, currency }: Restaurant) {
  const allSections = menus.flatMap(({ sections }) => sections);
  const { without_price, illegible, odd_price } = menuDoubts(allSections, currency);
  const possibleWalks = [
    {
      filter: 'without_price' as const,
      count: without_price.length,
      title: t('doubts.without_price', { count: without_price.length }),
    },
    {
      filter: 'illegible' as const,
      count: illegible.length,
      title: t('doubts.illegible', { count: illegible.length }),
    },
    {
      filter: 'odd_price' as const,
      count: odd_price.length,
      title: t('doubts.odd_price', { count: odd_price.length }),
    },
  ].filter(({ count }) => count > 0);
  return possibleWalks.map(({ filter, title }) => ({ filter, title, act: () => walkDoubts(filter, menus) }));
}
