import { expect, it } from 'vitest';
import { KEYS } from './keys.ts';
import { queryClient } from './query-client.ts';
import { tabAddress } from './tab-address.ts';

const restaurant = { id: 'r1', name: 'Town' };

it('names the restaurant of the tab for somebody with several only', () => {
  const restaurants = [restaurant, { id: 'r2', name: 'Sea' }];
  queryClient.setQueryData(KEYS.session, { kind: 'signed_in', user: { id: 'u', restaurant, restaurants } });
  expect([tabAddress('/picture'), tabAddress('/receipt?lang=en')]).toEqual([
    '/picture?restaurant=r1',
    '/receipt?lang=en&restaurant=r1',
  ]);
  queryClient.setQueryData(KEYS.session, { kind: 'signed_in', user: { id: 'u', restaurant } });
  expect(tabAddress('/picture')).toBe('/picture');
});
