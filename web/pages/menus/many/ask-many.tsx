import type { ComponentType } from 'react';
import { openDialog } from '../../../dialogs/modals.tsx';
import { t } from '../../../i18n/i18n.ts';
import { AllergensDialog } from './allergens-dialog.tsx';
import { type ManyDialogProps, TagsDialog } from './tags-dialog.tsx';
import { TaxesDialog } from './taxes-dialog.tsx';

type Ask = (ids: readonly number[], onDone: () => void) => void;

function askWith(Dialog: ComponentType<ManyDialogProps>, title: string, ids: readonly number[], onDone: () => void) {
  const close = openDialog({
    title,
    size: 'lg',
    children: (
      <Dialog
        ids={ids}
        onCancel={() => close()}
        onDone={() => {
          close();
          onDone();
        }}
      />
    ),
  });
}

/** Each opens the dialog for some dishes. @param onDone After they were changed. */
export const askTags: Ask = (ids, onDone) =>
  askWith(TagsDialog, t('many_edits.tags_title', { count: ids.length }), ids, onDone);
export const askAllergens: Ask = (ids, onDone) =>
  askWith(AllergensDialog, t('many_edits.allergens_title', { count: ids.length }), ids, onDone);
export const askTaxes: Ask = (ids, onDone) =>
  askWith(TaxesDialog, t('many_edits.taxes_title', { count: ids.length }), ids, onDone);
