import { expect, it } from 'vitest';
import { normaliseRestaurantId, restaurantIdFromBytes } from './restaurant-id.ts';

it('makes ids that mean themselves', () => {
  for (let seed = 0; seed < 256; seed += 1) {
    const id = restaurantIdFromBytes(Uint8Array.from({ length: 10 }, (_, index) => (seed + index * 37) % 256));
    expect(normaliseRestaurantId(id)).toBe(id);
  }
});

it.each([
  ['7K3M9X2P4Q', '7k3m9x2p4q'],
  ['7k3m-9x2p-4q', '7k3m9x2p4q'],
  ['OIl3m9x2p4', '0113m9x2p4'],
])('reads %s as %s', (typed, id) => expect(normaliseRestaurantId(typed)).toBe(id));

it.each(['', '7k3m9x2p4', '7k3m9x2p4qq', '7k3m9x2p4u', '../../etc/', '7k3m9x2p4é'])('refuses %j', (typed) => {
  expect(normaliseRestaurantId(typed)).toBeNull();
});
