import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router';
import { HeaderSlotContext } from '../ui/header-slot.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Navigation } from './navigation.tsx';
import { PublishingState } from './publishing-state.tsx';
import { SavingIndicator } from './saving-indicator.tsx';
import { ScreenLoading } from './screen-loading.tsx';
import { useUpdatedCheck } from './use-updated-check.ts';
import { Wordmark } from './wordmark.tsx';

// Not needed for the first screen to stand.
const Publishing = lazy(async () => ({ default: (await import('../pages/publishing/publishing.tsx')).Publishing }));

const UnsavedEdits = lazy(async () => ({ default: (await import('./unsaved-edits.tsx')).UnsavedEdits }));

/** The frame of the signed-in owner with a restaurant. `paths`: the screens that there are. */
export function AppLayout({ paths }: { paths: ReadonlySet<string> }) {
  const { t } = useTranslation();
  useUpdatedCheck();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <div className="app-layout">
      <a className="skip" href="#content">
        {t('frame.skip')}
      </a>
      <header className="app-header">
        <Wordmark />
        <div className="header-state">
          <PublishingState />
          <SavingIndicator />
        </div>
        <div className="header-actions">
          <div className="header-slot" ref={setSlot} />
          <Suspense>
            <Publishing />
          </Suspense>
        </div>
        <AccountMenu />
      </header>
      <Navigation paths={paths} />
      <main id="content" className="app-content" tabIndex={-1}>
        <Suspense>
          <UnsavedEdits />
        </Suspense>
        <HeaderSlotContext value={slot}>
          <Suspense fallback={<ScreenLoading />}>
            <Outlet />
          </Suspense>
        </HeaderSlotContext>
      </main>
      <ScrollRestoration />
    </div>
  );
}
