import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { UndoButton } from '../draft/shown/undo-button.tsx';
import { closePublishing, publishingDialog } from '../state/asked-dialogs.ts';
import { useStore } from '../state/store.ts';
import { actionsAt } from './actions-at.ts';
import { PublishingActions } from './publishing-actions.tsx';
import { ReloadButton } from './reload-button.tsx';

const PublishingModal = lazy(async () =>
  import('./publishing-modal.tsx')
    .then(({ PublishingModal }) => ({ default: PublishingModal }))
    .catch(() => ({ default: ReloadButton })),
);

/** The header's actions: undo, preview and publish, whose dialog is loaded with its first opening. */
export function Publishing() {
  const openedDialog = useStore(publishingDialog);
  const { pathname } = useLocation();
  return (
    <>
      <UndoButton isPermanent={actionsAt(pathname)?.preview ?? false} />
      <PublishingActions />
      {openedDialog && (
        <Suspense>
          <PublishingModal key={openedDialog} asks={openedDialog} onClose={closePublishing} />
        </Suspense>
      )}
    </>
  );
}
