import { lazy, Suspense, useSyncExternalStore } from 'react';
import { closePublishing, currentPublishingDialog, onPublishingDialog } from '../../frame/publishing-dialog.ts';
import { ReloadButton } from '../../frame/reload-button.tsx';
import { PublishingActions } from './publishing-actions.tsx';
import './publishing.css';

const PublishingModal = lazy(async () =>
  import('./publishing-modal.tsx')
    .then(({ PublishingModal }) => ({ default: PublishingModal }))
    .catch(() => ({ default: ReloadButton })),
);

/** The header's actions of publishing, and its dialog, which is loaded with its first opening. */
export function Publishing() {
  const dialog = useSyncExternalStore(onPublishingDialog, currentPublishingDialog);
  return (
    <>
      <PublishingActions />
      {dialog && (
        <Suspense>
          <PublishingModal key={dialog} asks={dialog} onClose={closePublishing} />
        </Suspense>
      )}
    </>
  );
}
