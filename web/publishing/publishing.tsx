import { lazy, Suspense } from 'react';
import { closePublishing, publishingDialog } from '../state/asked-dialogs.ts';
import { useStore } from '../state/store.ts';
import { PublishingActions } from './publishing-actions.tsx';
import { ReloadButton } from './reload-button.tsx';

const PublishingModal = lazy(async () =>
  import('./publishing-modal.tsx')
    .then(({ PublishingModal }) => ({ default: PublishingModal }))
    .catch(() => ({ default: ReloadButton })),
);

/** The header's actions of publishing, and its dialog, which is loaded with its first opening. */
export function Publishing() {
  const openedDialog = useStore(publishingDialog);
  return (
    <>
      <PublishingActions />
      {openedDialog && (
        <Suspense>
          <PublishingModal key={openedDialog} asks={openedDialog} onClose={closePublishing} />
        </Suspense>
      )}
    </>
  );
}
