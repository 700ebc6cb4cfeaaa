import { openDialog } from '../../../dialogs/modals.tsx';
import { t } from '../../../i18n/i18n.ts';
import { SelectedSections } from '../many/selected-sections.tsx';
import { PriceDialog } from './price-dialog.tsx';
import type { PriceScope } from './price-scope.ts';

/** Opens the dialog that changes the prices of a scope. @param name The section's or menu's. */
export function askPrices(scope: PriceScope, name = ''): void {
  const close = openDialog({
    title:
      scope.kind === 'items'
        ? t('price_change.title_items', { count: scope.ids.length })
        : t('price_change.title_named', { name }),
    size: 'lg',
    children: (
      <>
        {scope.kind === 'items' && <SelectedSections ids={scope.ids} />}
        <PriceDialog scope={scope} onCancel={() => close()} onDone={() => close()} />
      </>
    ),
  });
}
