import { AllergensDialog } from './allergens-dialog.tsx';
import { TagsDialog } from './tags-dialog.tsx';
import { TaxesDialog } from './taxes-dialog.tsx';
import type { ManyDialogProps } from './use-items.ts';

const DIALOGS = { tags: TagsDialog, allergens: AllergensDialog, taxes: TaxesDialog };
export type ManyField = keyof typeof DIALOGS;

/** Edits one field of several dishes. */
export function ManyDialog({ field, ...props }: ManyDialogProps & { field: ManyField }) {
  const Dialog = DIALOGS[field];
  return <Dialog {...props} />;
}
