import { lazy, Suspense, useSyncExternalStore } from 'react';
import { asideKeys, onAside } from '../api/save-queue/set-aside.ts';
import { signedInUser } from '../session/session.ts';

const AsideList = lazy(async () => ({ default: (await import('./aside-list.tsx')).AsideList }));

/** Nothing for nearly everybody; else the owner's changes that couldn't be saved. */
export function SetAside() {
  const user = signedInUser();
  const owner = user?.restaurant ? { user_id: user.id, restaurant_id: user.restaurant.id } : undefined;
  const keys = useSyncExternalStore(onAside, () => (owner ? asideKeys(owner) : ''));
  if (!owner || keys === '') return null;
  return (
    <Suspense>
      <AsideList key={keys} owner={owner} />
    </Suspense>
  );
}
