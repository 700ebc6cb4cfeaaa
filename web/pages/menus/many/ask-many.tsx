import { openDialog } from '../../../dialogs/modals.tsx';
import { t } from '../../../i18n/i18n.ts';
import { showError } from '../../../state/notices.ts';
import type { ManyField } from './many-dialog.tsx';
import { SelectedSections } from './selected-sections.tsx';

const loadDialog = async () => (await import('./many-dialog.tsx')).ManyDialog;
// It is there when it is asked for, also without a network by then.
void loadDialog().catch(() => undefined);

/** Opens the dialog for a field of some dishes. */
export async function askMany(field: ManyField, ids: readonly number[]): Promise<void> {
  const titles: Record<ManyField, string> = {
    tags: t('many_edits.tags_title', { count: ids.length }),
    allergens: t('many_edits.allergens_title', { count: ids.length }),
    taxes: t('many_edits.taxes_title', { count: ids.length }),
  };
  const ManyDialog = await loadDialog().catch(() => undefined);
  if (!ManyDialog) {
    showError(t('frame.no_network'));
    return;
  }
  const close = openDialog({
    title: titles[field],
    size: 'lg',
    children: (
      <>
        <SelectedSections ids={ids} />
        <ManyDialog field={field} ids={ids} onCancel={() => close()} onDone={() => close()} />
      </>
    ),
  });
}
