import type { Obstacle } from '../api/retry-policy.ts';
import { t } from '../i18n/i18n.ts';
import type { Change } from './change/change.ts';

/**
 * The specification's messages for refused changes (§8). @param count Of how many items, if that is known: a part
 * of a change may have been saved.
 */
export function failureWords({ entity, kind }: Pick<Change, 'entity' | 'kind'>, count?: number): string {
  if (entity === 'restaurant') return t('saves.restaurant_not_updated');
  switch (kind) {
    case 'create':
      return {
        menu: t('saves.menu_not_created'),
        section: t('saves.section_not_created'),
        item: t('saves.item_not_created'),
      }[entity];
    case 'delete':
      return {
        menu: t('saves.menu_not_deleted'),
        section: t('saves.section_not_deleted'),
        item: t('saves.item_not_deleted'),
      }[entity];
    case 'update_items':
    case 'sold_out_items':
      return count === undefined ? t('saves.items_not_updated') : t('saves.some_not_updated', { count });
    case 'delete_items':
      return t('saves.items_not_deleted');
    case 'copy':
      return t('saves.not_copied');
    case 'restore_items':
      return count === undefined ? t('saves.not_restored') : t('saves.some_not_restored', { count });
    case 'restore':
      return t('saves.not_restored');
    case 'reorder':
      return {
        menu: t('saves.menu_not_reordered'),
        section: t('saves.section_not_reordered'),
        item: t('saves.item_not_reordered'),
      }[entity];
    default:
      return {
        menu: t('saves.menu_not_updated'),
        section: t('saves.section_not_updated'),
        item: t('saves.item_not_updated'),
      }[entity];
  }
}

/** What these unsaved edits are waiting for. */
export function waitingWords(obstacle: Obstacle, count: number): string {
  switch (obstacle) {
    case 'network':
      return t('saves.offline', { count });
    case 'server':
      return t('saves.server_away', { count });
    case 'stranger':
      return t('saves.stranger', { count });
  }
}

/** What an upload is waiting for. */
export function uploadWaitingWords(obstacle: Obstacle): string {
  switch (obstacle) {
    case 'network':
      return t('saves.upload_offline');
    case 'server':
      return t('saves.upload_server_away');
    case 'stranger':
      return t('saves.upload_stranger');
  }
}
