import { afterEach, expect, it, vi } from 'vitest';
import type { User } from '../../shared/api/accounts.ts';
import { MADE_UP_USER } from '../../test/made-up-user.ts';
import { memoryStore } from '../../test/memory-store.ts';
import { KEYS } from './keys.ts';
import { queryClient } from './query-client.ts';
import { signedInUser, updateUser } from './session.ts';

afterEach(() => vi.unstubAllGlobals());

const [town, sea] = [
  { id: 'r1', name: 'Town' },
  { id: 'r2', name: 'Sea' },
];
const ownerOfTown = { ...MADE_UP_USER, restaurant: town };
const inTown = (role: 'owner' | 'manager' | 'staff') => ({ ...ownerOfTown, restaurants: [{ ...town, role }] });

/** Where the app starts again once the shown user has become another. */
function startsAgain(shown: User, user: User) {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('sessionStorage', memoryStore());
  queryClient.setQueryData(KEYS.session, { kind: 'signed_in', user: shown });
  updateUser(user);
  const isUpdated = JSON.stringify(signedInUser()) === JSON.stringify(user);
  return { starts: assign.mock.calls.flat(), isUpdated };
}

it('starts again if the tab’s restaurant can no longer be opened, or in another role', () => {
  const again = { starts: ['/admin'], isUpdated: false };
  expect(startsAgain(ownerOfTown, { ...MADE_UP_USER, restaurant: sea })).toEqual(again);
  expect(startsAgain(inTown('manager'), inTown('staff'))).toEqual(again);
});

it('does not if anything else of the user changes', () => {
  const stays = { starts: [], isUpdated: true };
  expect(startsAgain(ownerOfTown, { ...ownerOfTown, email: 'new@example.com' })).toEqual(stays);
  expect(startsAgain(ownerOfTown, inTown('owner'))).toEqual(stays);
  expect(startsAgain(MADE_UP_USER, ownerOfTown)).toEqual(stays);
});
