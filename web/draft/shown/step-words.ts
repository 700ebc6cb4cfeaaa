import type { TFunction } from 'i18next';
import type { StepLabel } from '../queue/edit-history.ts';

/** What an edit did: "Deleted “Soup”". */
export function stepWords(t: TFunction, { deed, entity, title, count }: StepLabel): string {
  if (deed === 'apply') return t('edits.did_apply');
  if (entity === 'restaurant') return t('edits.did_restaurant');
  switch (deed) {
    case 'create':
      return t('edits.did_create', { title });
    case 'delete':
      return t('edits.did_delete', { title });
    case 'update':
      return t('edits.did_update', { title });
    case 'move':
      return t('edits.did_move', { title });
    case 'reorder':
      return t('edits.did_reorder');
    case 'sold_out':
      return t('edits.did_sold_out', { title });
    case 'hide':
      return title === '' ? t('selection.did_hide', { count }) : t('hiding.did_hide', { title });
    case 'show':
      return title === '' ? t('selection.did_show', { count }) : t('hiding.did_show', { title });
    case 'restore':
      return title === '' ? t('edits.did_restore_several', { count }) : t('edits.did_restore', { title });
    case 'delete_items':
      return t('selection.did_delete', { count });
    case 'update_items':
      return updateWords(t, title, count);
    case 'sold_out_items':
      return t('selection.did_sold_out', { count });
    case 'copy':
      return title === '' ? t('selection.did_copy_items', { count }) : t('selection.did_copy', { title });
    case 'several':
      return t('edits.did_several', { count });
  }
}

/** What a move means for guests: "2 dishes are shown to guests from the next publication." Empty if nothing. */
export const moveNote = (t: TFunction, { shown_count = 0, hidden_count = 0 }: StepLabel): string =>
  [
    shown_count > 0 && t('hiding.move_shows', { count: shown_count }),
    hidden_count > 0 && t('hiding.move_hides', { count: hidden_count }),
  ]
    .filter(Boolean)
    .join(' ');

/** @param field The first that was changed. */
function updateWords(t: TFunction, field: string, count: number): string {
  switch (field) {
    case 'menu_section_id':
      return t('selection.did_move', { count });
    case 'tags':
      return t('selection.did_tag', { count });
    case 'allergens':
      return t('selection.did_declare', { count });
    case 'taxes':
      return t('selection.did_tax', { count });
    default:
      return t('selection.did_price', { count });
  }
}
