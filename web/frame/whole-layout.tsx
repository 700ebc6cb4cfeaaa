import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { ScreenLoading } from './screen-loading.tsx';

/** For screens that fill the window with a header of their own. */
export function WholeLayout() {
  return (
    <Suspense fallback={<ScreenLoading />}>
      <Outlet />
    </Suspense>
  );
}
