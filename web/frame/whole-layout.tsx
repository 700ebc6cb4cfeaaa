import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { ScreenLoading } from './screen-loading.tsx';

const UnsavedEdits = lazy(async () => ({ default: (await import('../draft/shown/unsaved-edits.tsx')).UnsavedEdits }));

/** For screens that fill the window and have their own header. */
export function WholeLayout() {
  return (
    <>
      <Suspense>
        <UnsavedEdits />
      </Suspense>
      <Suspense fallback={<ScreenLoading />}>
        <Outlet />
      </Suspense>
    </>
  );
}
