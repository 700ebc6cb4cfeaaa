import type { TFunction } from 'i18next';
import type { StepLabel } from '../queue/edit-history.ts';

/** What an edit did: "Deleted “Soup”". */
export function stepWords(t: TFunction, { deed, entity, title, count }: StepLabel): string {
  if (entity === 'restaurant') return t('editor.did_restaurant');
  switch (deed) {
    case 'create':
      return t('editor.did_create', { title });
    case 'delete':
      return t('editor.did_delete', { title });
    case 'update':
      return t('editor.did_update', { title });
    case 'move':
      return t('editor.did_move', { title });
    case 'reorder':
      return t('editor.did_reorder');
    case 'sold_out':
      return t('editor.did_sold_out', { title });
    case 'several':
      return t('editor.did_several', { count });
  }
}
