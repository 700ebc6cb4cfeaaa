import { expect, test } from 'vitest';
import { API_PATHS } from '../shared/paths.ts';
import { newOwner } from './owners.ts';
import { testApp } from './test-app.ts';

const t = await testApp();

test('an owner signs up, by the code in the mail, and has a restaurant', async () => {
  const owner = await newOwner(t, { restaurant: { name: "L'Étoile & Fils" } });
  expect((await owner.get(API_PATHS.me)).json()).toMatchObject({
    user: { id: owner.user.id, restaurant: { name: "L'Étoile & Fils" } },
  });
});
