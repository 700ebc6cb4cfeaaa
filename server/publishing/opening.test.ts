import { expect, it } from 'vitest';
import { openingAnswerSchema } from '../../shared/api/opening.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { newClient } from '../../test/client.ts';
import { newOwner, signUp } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';

const t = await testApp();

it('is the same user, draft and status that their own addresses answer with', async () => {
  const owner = await newOwner(t);
  await owner.post(API_PATHS.menus, { title: 'Lunch' });
  const own = { id: owner.restaurant_id };
  const { user, draft } = openingAnswerSchema.parse((await owner.get(API_PATHS.opening)).json());
  expect({ user }).toEqual((await owner.get(API_PATHS.me)).json());
  expect({ restaurant: draft?.restaurant }).toEqual(
    (await owner.get(`${fillPath(API_PATHS.restaurant, own)}?admin=true`)).json(),
  );
  expect(draft?.status).toEqual((await owner.get(fillPath(API_PATHS.restaurantStatus, own))).json());
  expect(draft?.restaurant.menus.map(({ title }) => title)).toContain('Lunch');
});

it('has no draft before there is a restaurant', async () => {
  const newcomer = await signUp(t);
  expect((await newcomer.get(API_PATHS.opening)).json()).toMatchObject({ draft: null });
});

it('says nothing to whom isn’t signed in', async () => {
  const answer = await (await newClient(t)).get(API_PATHS.opening);
  expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'unauthenticated']);
});
