import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router';
import { SavingIndicator } from '../draft/shown/saving-indicator.tsx';
import { PublishingState } from '../publishing/publishing-state.tsx';
import { ReloadButton } from '../publishing/reload-button.tsx';
import { whenIdle } from '../state/when-idle.ts';
import { AccountMenu } from './account-menu.tsx';
import styles from './frame.module.css';
import { LaterUnsavedEdits, LaterUpdatedCheck, laterFramePart, loadFrameParts } from './later-frame-parts.ts';
import { Navigation } from './navigation.tsx';
import { ScreenLoading } from './screen-loading.tsx';
import { Wordmark } from './wordmark.tsx';

// Not needed for the first screen.
const Publishing = lazy(async () =>
  loadFrameParts()
    .then(({ Publishing }) => ({ default: Publishing }))
    .catch(() => ({ default: ReloadButton })),
);
const RestaurantName = laterFramePart((parts) => parts.RestaurantName);
const SubscriptionInFrame = laterFramePart((parts) => parts.SubscriptionInFrame);
const UndoEdits = laterFramePart((parts) => parts.UndoEdits);

/** The frame of the signed-in owner with a restaurant. `paths`: the existing screens. */
export function AppLayout({ paths }: { paths: ReadonlySet<string> }) {
  const { t } = useTranslation();
  // The other parts wait for the first screen, which is slower beside them.
  const [hasScreen, setHasScreen] = useState(false);
  return (
    <div className={styles.appLayout}>
      <a className={styles.skip} href="#content">
        {t('frame.skip')}
      </a>
      <header className={styles.appHeader}>
        <Wordmark />
        <div className={styles.headerState}>
          {hasScreen && <RestaurantName />}
          <PublishingState />
          <SavingIndicator />
        </div>
        <div className={styles.headerActions}>
          <Suspense>{hasScreen && <Publishing />}</Suspense>
        </div>
        <AccountMenu hasScreen={hasScreen} />
      </header>
      <Navigation paths={paths} hasScreen={hasScreen} />
      <main id="content" className={styles.appContent} tabIndex={-1}>
        {hasScreen && (
          <>
            <LaterUnsavedEdits />
            <SubscriptionInFrame />
          </>
        )}
        <Suspense fallback={<ScreenLoading />}>
          <Outlet />
          <ScreenMark onScreen={setHasScreen} />
        </Suspense>
      </main>
      {hasScreen && (
        <>
          <LaterUpdatedCheck />
          <UndoEdits />
        </>
      )}
      <ScrollRestoration />
    </div>
  );
}

/** Beside a screen that is being loaded: reports when it is there, since both are shown at once, and can be used. */
function ScreenMark({ onScreen }: { onScreen(hasScreen: true): void }): null {
  useEffect(() => void whenIdle.then(() => onScreen(true)), [onScreen]);
  return null;
}
