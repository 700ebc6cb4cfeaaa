import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router';
import { SavingIndicator } from '../draft/shown/saving-indicator.tsx';
import { withAllWords } from '../i18n/i18n.ts';
import { PublishingState } from '../publishing/publishing-state.tsx';
import { ReloadButton } from '../publishing/reload-button.tsx';
import { AccountMenu } from './account-menu.tsx';
import styles from './frame.module.css';
import { laterPart } from './later-part.ts';
import { Navigation } from './navigation.tsx';
import { ScreenLoading } from './screen-loading.tsx';
import { Wordmark } from './wordmark.tsx';

// Not needed for the first screen.
const Publishing = lazy(async () =>
  withAllWords(import('../publishing/publishing.tsx'))
    .then(({ Publishing }) => ({ default: Publishing }))
    .catch(() => ({ default: ReloadButton })),
);
const UnsavedEdits = laterPart(async () => (await import('../draft/shown/unsaved-edits.tsx')).UnsavedEdits);
const SubscriptionInFrame = laterPart(async () => (await import('../payments/in-frame.tsx')).SubscriptionInFrame);
const UpdatedCheck = laterPart(async () => (await import('./updated-check.tsx')).UpdatedCheck);
const UndoEdits = laterPart(async () => (await withAllWords(import('../draft/shown/undo-edits.tsx'))).UndoEdits);

/** The frame of the signed-in owner with a restaurant. `paths`: the existing screens. */
export function AppLayout({ paths }: { paths: ReadonlySet<string> }) {
  const { t } = useTranslation();
  return (
    <div className={styles.appLayout}>
      <a className={styles.skip} href="#content">
        {t('frame.skip')}
      </a>
      <header className={styles.appHeader}>
        <Wordmark />
        <div className={styles.headerState}>
          <PublishingState />
          <SavingIndicator />
        </div>
        <div className={styles.headerActions}>
          <Suspense>
            <Publishing />
          </Suspense>
        </div>
        <AccountMenu />
      </header>
      <Navigation paths={paths} />
      <main id="content" className={styles.appContent} tabIndex={-1}>
        <Suspense>
          <UnsavedEdits />
          <SubscriptionInFrame />
        </Suspense>
        <Suspense fallback={<ScreenLoading />}>
          <Outlet />
        </Suspense>
      </main>
      <Suspense>
        <UpdatedCheck />
        <UndoEdits />
      </Suspense>
      <ScrollRestoration />
    </div>
  );
}
