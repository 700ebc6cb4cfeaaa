import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import type { User } from '../../shared/api/accounts.ts';
import { APP_PATHS } from '../../shared/paths.ts';
import { MADE_UP_USER } from '../../test/made-up-user.ts';
import { KEYS } from '../api/keys.ts';
import { appDataQuery } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { SubscriptionEntry } from './settings-entry.tsx';
import { mySubscriptionQuery } from './subscription-queries.ts';

const restaurant = { id: 'r1', name: 'Town' };
const OWNER = { ...MADE_UP_USER, restaurant };
const MANAGER: User = { ...OWNER, restaurants: [{ ...restaurant, role: 'manager' }] };
const MANAGER_WITH_OWN: User = {
  ...OWNER,
  restaurants: [
    { ...restaurant, role: 'manager' },
    { id: 'r2', name: 'Sea', role: 'owner' },
  ],
};

beforeEach(() => queryClient.clear());

function hasEntry(user: User, isPaying: boolean): boolean {
  queryClient.setQueryData(KEYS.session, { kind: 'signed_in', user });
  queryClient.setQueryData<unknown>(appDataQuery().queryKey, { payments: { provider: 'sandbox' } });
  if (isPaying) queryClient.setQueryData<unknown>(mySubscriptionQuery().queryKey, { is_active: true });
  const entry = createElement(MemoryRouter, null, createElement(SubscriptionEntry));
  const provider = createElement(QueryClientProvider, { client: queryClient }, entry);
  return renderToStaticMarkup(provider).includes(APP_PATHS.subscription);
}

it('an owner has the way to the subscription, and a manager has none', () => {
  expect([hasEntry(OWNER, false), hasEntry(MANAGER, false), hasEntry(MANAGER_WITH_OWN, false)]).toEqual([
    true,
    false,
    false,
  ]);
});

it('a manager who still pays, from before, has it', () => {
  expect(hasEntry(MANAGER, true)).toBe(true);
});
