import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { AccountMenu } from './account-menu.tsx';
import styles from './frame.module.css';
import { ScreenLoading } from './screen-loading.tsx';
import { Wordmark } from './wordmark.tsx';

/** The frame while there is no restaurant: the onboarding. */
export function BareLayout() {
  return (
    <div>
      <header className={styles.appHeader}>
        <Wordmark />
        <div className={styles.headerState} />
        <AccountMenu hasScreen={false} />
      </header>
      <main id="content" className={styles.appContent} tabIndex={-1}>
        <Suspense fallback={<ScreenLoading />}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}
