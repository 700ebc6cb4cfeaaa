import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { signedInUser } from '../../api/session.ts';
import { withAllWords } from '../../i18n/i18n.ts';
import { asideKeys, onAside } from '../queue/set-aside.ts';
import { useSaveQueue } from '../use-draft.ts';

const AsideList = lazy(async () => ({ default: (await import('./aside-list.tsx')).AsideList }));
const ConflictDialog = lazy(async () => ({
  default: (await withAllWords(() => import('./conflict-dialog.tsx'))).ConflictDialog,
}));

/** On every screen: what prevents the owner's edits from being saved and needs a decision. Usually nothing. */
export function UnsavedEdits(): ReactNode {
  const { conflict } = useSaveQueue().state;
  const user = signedInUser();
  const owner = user?.restaurant ? { user_id: user.id, restaurant_id: user.restaurant.id } : undefined;
  const keys = useSyncExternalStore(onAside, () => (owner ? asideKeys(owner) : ''));
  return (
    <Suspense>
      {owner && keys !== '' && <AsideList key={keys} owner={owner} />}
      {/* Until the owner has chosen, later edits are not saved. */}
      {conflict && <ConflictDialog conflict={conflict} />}
    </Suspense>
  );
}
