import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { AccountMenu } from './account-menu.tsx';
import { ScreenLoading } from './screen-loading.tsx';
import { Wordmark } from './wordmark.tsx';

/** The frame before there is a restaurant: the onboarding. */
export function BareLayout() {
  return (
    <div className="bare-layout">
      <header className="app-header">
        <Wordmark />
        <div className="header-state" />
        <AccountMenu />
      </header>
      <main id="content" className="app-content" tabIndex={-1}>
        <Suspense fallback={<ScreenLoading />}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}
