import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { newOwner, signUp } from '../../test/owners.ts';
import { type TestApp, testApp } from '../../test/test-app.ts';

const userPath = (id: string) => fillPath(API_PATHS.user, { id });
let t: TestApp;

beforeAll(async () => {
  t = await testApp();
});

test('an owner changes the language of the interface, and it stays', async () => {
  const owner = await newOwner(t);
  const changed = await owner.put(userPath(owner.user.id), { locale: 'fr' });
  expect(changed.statusCode).toBe(200);
  expect(changed.json().user).toMatchObject({
    id: owner.user.id,
    locale: 'fr',
    restaurant: { id: owner.restaurant_id, name: owner.restaurant.name },
  });
  expect((await owner.get(API_PATHS.me)).json().user.locale).toBe('fr');
});

test('a language that the interface does not speak is refused, by its field', async () => {
  const owner = await signUp(t);
  const refused = await owner.put(userPath(owner.user.id), { locale: 'de' });
  expect([refused.statusCode, refused.json().error.fields.locale.code]).toEqual([422, 'invalid_value']);
  expect((await owner.get(API_PATHS.me)).json().user.locale).toBe('en');
});

test('another user is not found, whether there is one or not', async () => {
  const [owner, other] = [await signUp(t), await signUp(t)];
  for (const id of [other.user.id, randomUUID()]) {
    const refused = await owner.put(userPath(id), { locale: 'fr' });
    expect([refused.statusCode, refused.json().error.code]).toEqual([404, 'not_found']);
  }
  expect((await other.get(API_PATHS.me)).json().user.locale).toBe('en');
});
