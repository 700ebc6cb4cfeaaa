import { expect, test } from 'vitest';
import type { User } from '../../shared/api/accounts.ts';
import type { ClientSession } from '../api/session.ts';
import { readNext, redirectFor } from './guard.ts';

const user: User = {
  id: '7b0c1f52-6f0e-4a53-9d53-0b6c2f3c9c11',
  email: 'chef@example.com',
  new_email: null,
  email_verified_at: '2026-11-01T12:00:00.000Z',
  is_new_customer: true,
  locale: 'en',
  idle_limit_hours: 744,
  restaurant: { id: '7k3m9x2p4q', name: 'Le Vieux Four' },
  restaurants: [],
};
const SESSIONS = {
  nobody: { kind: 'signed_out' },
  left: { kind: 'left' },
  ended: { kind: 'ended' },
  owner: { kind: 'signed_in', user },
  staff: {
    kind: 'signed_in',
    user: { ...user, restaurants: [{ id: '7k3m9x2p4q', name: 'Le Vieux Four', role: 'staff' }] },
  },
  staffWithOwn: {
    kind: 'signed_in',
    user: {
      ...user,
      restaurants: [
        { id: '8k3m9x2p4q', name: 'Chez Moi', role: 'owner' },
        { id: '7k3m9x2p4q', name: 'Le Vieux Four', role: 'staff' },
      ],
    },
  },
  newcomer: { kind: 'signed_in', user: { ...user, restaurant: null } },
} satisfies Record<string, ClientSession>;

const KNOWN = ['/', '/sign-up', '/sign-in', '/confirm', '/terms', '/admin', '/admin/settings', '/onboarding/logo'];
const STEPS_AFTER = ['/onboarding/import', '/onboarding/analysis'];
const STEP = '/onboarding/currency';

test.each<[who: keyof typeof SESSIONS, path: string, to: string | null]>([
  ['nobody', '/', '/sign-up'],
  ['nobody', '/sign-up', null],
  ['nobody', '/confirm', null],
  ['nobody', '/terms', null],
  ['nobody', '/service', null],
  ['nobody', '/admin/settings', '/sign-in?next=%2Fadmin%2Fsettings'],
  ['nobody', '/onboarding/logo', '/sign-up'],
  ['nobody', '/no/such/page', '/sign-up'],
  ['left', '/admin/settings', '/sign-in'],
  ['left', '/onboarding/logo', '/sign-in'],
  ['ended', '/admin/settings', '/sign-in?next=%2Fadmin%2Fsettings'],
  ['ended', '/onboarding/logo', '/sign-in?next=%2Fonboarding%2Flogo'],
  ['ended', '/sign-in', null],
  ['owner', '/', '/admin'],
  ['owner', '/sign-in', '/admin'],
  ['owner', '/terms', null],
  ['owner', '/service', null],
  ['owner', '/admin/settings', null],
  ['owner', '/no/such/page', '/admin'],
  ['owner', '/admin/no-such-page', '/admin'],
  ['owner', '/onboarding/logo', '/admin'],
  ['owner', '/onboarding/import', null],
  ['owner', '/onboarding/analysis', null],
  ['staff', '/admin', '/service'],
  ['staff', '/sign-in', '/service'],
  ['staff', '/service', null],
  ['staff', '/admin/account/edit', null],
  ['staff', '/admin/restaurants/create', null],
  ['staffWithOwn', '/admin/restaurants/create', '/service'],
  ['nobody', '/invitation', null],
  ['newcomer', '/invitation', null],
  ['newcomer', '/', STEP],
  ['newcomer', '/admin', STEP],
  ['newcomer', '/no/such/page', STEP],
  ['newcomer', '/onboarding/logo', null],
  ['newcomer', '/admin/settings', STEP],
  ['newcomer', '/admin/account/edit', null],
  ['newcomer', '/admin/account/email', null],
])('%s at %s is led to %s', (who, path, to) => {
  const is_known = [...KNOWN, ...STEPS_AFTER].includes(path);
  expect(redirectFor({ path, is_known, session: SESSIONS[who], next: null, onboarding_step: STEP })).toBe(to);
});

test.each(['owner', 'newcomer', 'staff'] as const)('after signing in the %s reaches the invitation', (who) => {
  const asked = { path: '/confirm', is_known: true, session: SESSIONS[who], onboarding_step: STEP };
  expect(redirectFor({ ...asked, next: readNext('?next=%2Finvitation') })).toBe('/invitation');
});

test('after signing in the owner reaches the requested address', () => {
  const asked = { path: '/confirm', is_known: true, session: SESSIONS.owner, onboarding_step: STEP };
  expect(redirectFor({ ...asked, next: '/admin/settings' })).toBe('/admin/settings');
});

test.each([
  ['?next=%2Fadmin%2Fsettings', '/admin/settings'],
  ['?next=%2Fonboarding%2Flogo', '/onboarding/logo'],
  ['', null],
  ['?next=https%3A%2F%2Fevil.example', null],
  ['?next=%2F%2Fevil.example', null],
  ['?next=%2Fadministration', null],
])('the way back of "%s" is %s', (search, next) => {
  expect(readNext(search)).toBe(next);
});
