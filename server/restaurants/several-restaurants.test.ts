import { and, eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { userAnswerSchema } from '../../shared/api/accounts.ts';
import { MAX_RESTAURANTS_OF_OWNER, MAX_UNPAID_RESTAURANTS } from '../../shared/limits.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { PEOPLE_PATHS } from '../../shared/people-paths.ts';
import { type Client, newClient } from '../../test/client.ts';
import { createFurther } from '../../test/further-restaurant.ts';
import { makeItem, makeSection } from '../../test/menu-maker.ts';
import { confirmIdentity, newOwner, type Owner, type OwnerWithRestaurant, signUp } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';
import { allergenDeclarations } from '../menus/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { grantAccess } from './access.ts';
import { lockRestaurant } from './queries.ts';
import { memberships, restaurants } from './tables.ts';

const t = await testApp({ env: { PAYMENTS: 'sandbox', PAYMENTS_PER_MINUTE_PER_ADDRESS: '10000' } });
const ORDER = { payment_method_id: 'pm_card_visa', price_id: 'price_sandbox_month' };

const me = async (client: Client, headers = {}) =>
  userAnswerSchema.parse((await client.get(API_PATHS.me, headers)).json()).user;
const switchTo = (client: Client, restaurant_id: string) =>
  client.put(PEOPLE_PATHS.currentRestaurant, { restaurant_id });
const tabOf = (restaurantId: string) => ({ 'x-restaurant-id': restaurantId });
const titlesOf = async (client: Client, restaurantId: string): Promise<string[]> => {
  const { restaurant } = (await client.get(`/api/restaurants/${restaurantId}?admin=true`)).json();
  return restaurant.menus.map(({ title }: { title: string }) => title);
};
const isGone = async (id: string): Promise<boolean> =>
  (await t.deps.db.$count(restaurants, eq(restaurants.id, id))) === 0;

async function newManager({ restaurant_id }: OwnerWithRestaurant): Promise<Owner> {
  const manager = await signUp(t);
  const created_at = t.deps.now().toISOString();
  await t.deps.db.insert(memberships).values({ restaurant_id, user_id: manager.user.id, role: 'manager', created_at });
  manager.restaurant_id = restaurant_id;
  return manager;
}

/** An active subscription's row, for the first or a further restaurant. */
const payFor = ({ user }: Owner, provider: 'sandbox' | `sandbox:${string}`) =>
  t.deps.db.insert(subscriptions).values({ user_id: user.id, provider, status: 'active' });

const removeManager = ({ user }: Owner) => t.deps.db.delete(memberships).where(eq(memberships.user_id, user.id));

describe('one account', () => {
  it('has several restaurants, each created once by its key; the newest is open', async () => {
    const owner = await newOwner(t);
    const creation_key = 77;
    const further = await createFurther(owner, { name: 'Chez Deux', creation_key });
    expect((await createFurther(owner, { name: 'Chez Deux', creation_key })).id).toBe(further.id);
    const user = await me(owner);
    expect(user.restaurant).toEqual({ id: further.id, name: 'Chez Deux' });
    expect(user.restaurants).toEqual([
      { id: owner.restaurant_id, name: 'Chez Test', role: 'owner' },
      { id: further.id, name: 'Chez Deux', role: 'owner' },
    ]);
    expect(further.menus.map(({ id }) => id)).toEqual([1]);
  });

  it('without a key still refuses a second one, which is a lost answer of the first', async () => {
    const owner = await newOwner(t);
    const refused = await owner.post(API_PATHS.restaurants, { name: 'Two', main_locale: 'en', currency: 'CAD' });
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'restaurant_exists']);
  });

  it(`is refused another while ${MAX_UNPAID_RESTAURANTS} have no subscription: each reads pages for nothing`, async () => {
    const owner = await newOwner(t);
    const further = await createFurther(owner);
    const body = { name: 'Third', main_locale: 'en', currency: 'CAD', creation_key: 5 };
    const refused = await owner.post(API_PATHS.restaurants, body);
    expect([refused.statusCode, refused.json().error.code]).toEqual([402, 'unpaid_restaurants']);
    await payFor(owner, `sandbox:${further.id}`);
    expect((await owner.post(API_PATHS.restaurants, body)).statusCode).toBe(201);
  });

  it('gets none for a tab in which somebody else has signed in since', async () => {
    const [owner, other] = [await newOwner(t), await newOwner(t)];
    const body = { name: 'Two', main_locale: 'en', currency: 'CAD', creation_key: 6 };
    for (const answer of [
      await owner.post(API_PATHS.restaurants, body, tabOf(other.restaurant_id)),
      await owner.put(
        PEOPLE_PATHS.currentRestaurant,
        { restaurant_id: owner.restaurant_id },
        tabOf(other.restaurant_id),
      ),
    ])
      expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'restaurant_mismatch']);
  });

  it('gets no further one while nodes of an older version run, and works as before', async () => {
    const env = vi.spyOn(t.deps.env, 'SEVERAL_RESTAURANTS', 'get').mockReturnValue('off');
    const owner = await newOwner(t);
    const body = { name: 'Two', main_locale: 'en', currency: 'CAD', creation_key: 7 };
    const refused = await owner.post(API_PATHS.restaurants, body);
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'upgrade_running']);
    env.mockRestore();
    // What apps of the older version read.
    expect(Object.keys(await me(owner))).not.toContain('restaurants');
  });

  it(`has at most ${MAX_RESTAURANTS_OF_OWNER}, also if the last two are asked for at once`, async () => {
    const owner = await newOwner(t);
    await payFor(owner, 'sandbox');
    for (let count = 2; count < MAX_RESTAURANTS_OF_OWNER; count++)
      await payFor(owner, `sandbox:${(await createFurther(owner)).id}`);
    const body = (creation_key: number) => ({ name: 'Last', main_locale: 'en', currency: 'CAD', creation_key });
    const answers = await Promise.all([1, 2].map((key) => owner.post(API_PATHS.restaurants, body(key))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
    const refused = answers.find(({ statusCode }) => statusCode === 422);
    expect(refused?.json().error).toMatchObject({ code: 'too_many_restaurants', message: /20/ });
  });

  it('opens with the one that was chosen last, and chooses none of another owner', async () => {
    const [owner, other] = [await newOwner(t), await newOwner(t)];
    const further = await createFurther(owner);
    expect((await switchTo(owner, owner.restaurant_id)).statusCode).toBe(204);
    expect((await me(owner)).restaurant?.id).toBe(owner.restaurant_id);
    expect((await switchTo(owner, other.restaurant_id)).statusCode).toBe(404);
    expect((await switchTo(owner, further.id)).statusCode).toBe(204);
    expect((await me(owner)).restaurant?.id).toBe(further.id);
    expect((await owner.get(API_PATHS.opening)).json().draft.restaurant.id).toBe(further.id);
  });
});

describe('two tabs on different restaurants', () => {
  it('each change and read their own, whichever was opened last', async () => {
    const owner = await newOwner(t);
    const further = await createFurther(owner);
    const rename = (restaurantId: string, title: string) => owner.put('/api/menus/1', { title }, tabOf(restaurantId));
    expect((await rename(owner.restaurant_id, 'First')).statusCode).toBe(200);
    expect((await rename(further.id, 'Further')).statusCode).toBe(200);
    expect(await titlesOf(owner, owner.restaurant_id)).toEqual(['First']);
    expect(await titlesOf(owner, further.id)).toEqual(['Further']);
    expect((await me(owner, tabOf(owner.restaurant_id))).restaurant?.id).toBe(owner.restaurant_id);
    // An app from before there were several names none in a read, and means the first.
    expect((await owner.get(API_PATHS.bin)).statusCode).toBe(200);
    const opening = await owner.get(API_PATHS.opening, tabOf(owner.restaurant_id));
    expect(opening.json().draft.restaurant.menus[0].title).toBe('First');
  });

  it('are told apart in the address of a picture, which has no header', async () => {
    const owner = await newOwner(t);
    await createFurther(owner);
    const address = '/api/imports/1/pages/0/picture?restaurant=';
    expect((await owner.get(`${address}${owner.restaurant_id}`)).statusCode).toBe(404);
    const stranger = await newOwner(t);
    const refused = await owner.get(`${address}${stranger.restaurant_id}`);
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'restaurant_mismatch']);
  });
});

describe('each restaurant', () => {
  it('has a subscription of its own, and any that runs keeps the account', async () => {
    const owner = await newOwner(t);
    const further = await createFurther(owner);
    const paid = await owner.post(API_PATHS.subscribe, ORDER, tabOf(further.id));
    expect(paid.statusCode).toBe(200);
    const statusAt = async (id: string) =>
      (await owner.get(API_PATHS.mySubscription, tabOf(id))).json().subscription?.status;
    expect([await statusAt(owner.restaurant_id), await statusAt(further.id)]).toEqual([undefined, 'active']);
    const publishIn = async (id: string) => {
      const { section } = (await owner.post(API_PATHS.sections, { menu_id: 1, title: 'Mains' }, tabOf(id))).json();
      await owner.post(API_PATHS.items, { menu_section_id: section.id, title: 'Ribs' }, tabOf(id));
      return (await owner.post(fillPath(API_PATHS.restaurantPublish, { id }), undefined, tabOf(id))).statusCode;
    };
    expect([await publishIn(owner.restaurant_id), await publishIn(further.id)]).toEqual([402, 200]);
    expect((await (await newClient(t)).get(`/api/restaurants/${further.id}`)).statusCode).toBe(200);
    const invoices = async (id: string) => (await owner.get(API_PATHS.invoices, tabOf(id))).json().invoices.length;
    expect([await invoices(owner.restaurant_id), await invoices(further.id)]).toEqual([0, 1]);
    await confirmIdentity(t, owner);
    const refused = await owner.delete(fillPath(API_PATHS.user, { id: owner.user.id }));
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'subscription_active']);
  });

  it('is deleted with the account, with all others of it', async () => {
    const [owner, other] = [await newOwner(t), await newOwner(t)];
    const further = await createFurther(owner);
    await confirmIdentity(t, owner);
    expect((await owner.delete(fillPath(API_PATHS.user, { id: owner.user.id }))).statusCode).toBe(204);
    await t.idle();
    expect([await isGone(owner.restaurant_id), await isGone(further.id)]).toEqual([true, true]);
    expect(await isGone(other.restaurant_id)).toBe(false);
  });
});

describe('one of several', () => {
  const deleteOne = (client: Client, id: string, name = '') =>
    client.delete(fillPath(API_PATHS.restaurant, { id }), { name }, tabOf(id));
  const codeOf = (answer: Awaited<ReturnType<Client['delete']>>) =>
    answer.statusCode === 204 ? 204 : answer.json().error.code;

  it('is deleted by its owner alone, with its people and its customer; the account and the others stay', async () => {
    const owner = await newOwner(t);
    const section = await makeSection(owner, { title: 'Mains' });
    await makeItem(owner, section, { title: 'Ribs' });
    const manager = await newManager(owner);
    const further = await createFurther(owner);
    await t.deps.db
      .insert(subscriptions)
      .values({ user_id: owner.user.id, provider: `sandbox:${further.id}`, status: 'canceled' });
    expect(codeOf(await deleteOne(manager, owner.restaurant_id))).toBe('owners_only');
    for (const { id, name } of [owner.restaurant, further]) {
      await confirmIdentity(t, owner);
      expect(codeOf(await deleteOne(owner, id, `${name} 2`))).toBe('restaurant_name_differs');
      expect(codeOf(await deleteOne(owner, id, name))).toBe(204);
      expect(codeOf(await deleteOne(owner, id))).toMatch(/^(?:no_restaurant|restaurant_mismatch)$/);
      await t.idle();
      expect(await isGone(id)).toBe(true);
    }
    expect((await me(manager)).restaurant).toBeNull();
    expect((await me(owner)).restaurant).toBeNull();
    expect(await t.deps.db.$count(subscriptions, eq(subscriptions.user_id, owner.user.id))).toBe(0);
    Object.assign(owner, { restaurant_id: null });
    const body = { name: 'Again', main_locale: 'en', currency: 'CAD' };
    expect((await owner.post(API_PATHS.restaurants, body)).statusCode).toBe(201);
  });

  it('stays while it has a subscription, and without the owner’s confirmation', async () => {
    const owner = await newOwner(t);
    const further = await createFurther(owner);
    await payFor(owner, `sandbox:${further.id}`);
    await confirmIdentity(t, owner);
    expect(codeOf(await deleteOne(owner, further.id))).toBe('subscription_active');
    t.clock.advance(60 * 60 * 1_000);
    expect(codeOf(await deleteOne(owner, owner.restaurant_id))).toBe('confirmation_required');
    expect([await isGone(owner.restaurant_id), await isGone(further.id)]).toEqual([false, false]);
  });

  it('is left by its manager, who is refused from then on; its owner can’t leave', async () => {
    const owner = await newOwner(t);
    const manager = await newManager(owner);
    const id = owner.restaurant_id;
    const leave = (client: Client) => client.delete(fillPath(PEOPLE_PATHS.membership, { id }), undefined, tabOf(id));
    expect(codeOf(await leave(owner))).toBe('not_found');
    expect(codeOf(await leave(manager))).toBe(204);
    expect(codeOf(await leave(manager))).toBe('not_found');
    expect((await manager.post(API_PATHS.sections, { menu_id: 1, title: 'Mains' }, tabOf(id))).statusCode).toBe(409);
    expect((await me(manager)).restaurant).toBeNull();
  });
});

describe('a manager', () => {
  it('edits under their own name, but not after they were removed', async () => {
    const owner = await newOwner(t);
    const manager = await newManager(owner);
    const section = await makeSection(owner, { title: 'Mains' });
    const item = await makeItem(owner, section, { title: 'Ribs' });
    const declare = () =>
      manager.patch(fillPath(API_PATHS.item, { id: item.id }), { allergens: [{ code: 'milk', state: 'contains' }] });
    expect((await declare()).statusCode).toBe(200);
    const declarations = await t.deps.db
      .select({ by: allergenDeclarations.declared_by })
      .from(allergenDeclarations)
      .where(and(eq(allergenDeclarations.restaurant_id, owner.restaurant_id)));
    expect(declarations.map(({ by }) => by)).toEqual(['']);
    const record = () =>
      owner.get(fillPath(API_PATHS.restaurantAllergensFile, { id: owner.restaurant_id, file: 'allergens.csv' }));
    expect((await record()).body).toContain(manager.user.email);
    await removeManager(manager);
    const refused = await declare();
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'restaurant_mismatch']);
    const here = tabOf(owner.restaurant_id);
    expect((await manager.get(`/api/restaurants/${owner.restaurant_id}?admin=true`, here)).statusCode).toBe(409);
    // The tab still names it: no answer that keeps the tab is about another.
    const own = await createFurther(Object.assign(manager, { restaurant_id: null }));
    const saved = await manager.put(fillPath(API_PATHS.user, { id: manager.user.id }), { locale: 'fr' }, here);
    expect([saved.statusCode, saved.json().error.code]).toEqual([409, 'restaurant_mismatch']);
    expect((await me(manager, here)).restaurant?.id).toBe(own.id);
    const opening = (await manager.get(API_PATHS.opening, here)).json();
    expect([opening.user.restaurant.id, opening.draft.restaurant.id]).toEqual([own.id, own.id]);
  });

  it('who is removed after the check of a request changes nothing by it', async () => {
    const owner = await newOwner(t);
    const manager = await newManager(owner);
    const person = { user_id: manager.user.id, role: 'manager' } as const;
    const access = grantAccess({ restaurant_id: owner.restaurant_id, person });
    const isLocked = () => t.deps.db.transaction(async (tx) => (await lockRestaurant(tx, access)) !== undefined);
    expect(await isLocked()).toBe(true);
    await removeManager(manager);
    expect(await isLocked()).toBe(false);
  });

  it('pays for nothing and has no customer at the provider', async () => {
    const manager = await newManager(await newOwner(t));
    for (const answer of [
      await manager.get(API_PATHS.mySubscription),
      await manager.get(API_PATHS.paymentIntent),
      await manager.post(API_PATHS.subscribe, ORDER),
    ])
      expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'owners_only']);
  });

  it('loses a restaurant with its owner’s account, and keeps their own account', async () => {
    const owner = await newOwner(t);
    const manager = await newManager(owner);
    await confirmIdentity(t, owner);
    expect((await owner.delete(fillPath(API_PATHS.user, { id: owner.user.id }))).statusCode).toBe(204);
    // At once, not only when a job has removed the restaurant.
    expect(await t.deps.db.$count(memberships, eq(memberships.user_id, manager.user.id))).toBe(0);
    expect((await me(manager)).restaurant).toBeNull();
    await t.idle();
    expect((await me(manager)).email).toBe(manager.user.email);
  });

  it('leaves the restaurant as it is when their account is deleted', async () => {
    const owner = await newOwner(t);
    const manager = await newManager(owner);
    const item = await makeItem(owner, await makeSection(owner, { title: 'Mains' }), { title: 'Ribs' });
    await manager.patch(fillPath(API_PATHS.item, { id: item.id }), {
      allergens: [{ code: 'milk', state: 'contains' }],
    });
    await confirmIdentity(t, manager);
    expect((await manager.delete(fillPath(API_PATHS.user, { id: manager.user.id }))).statusCode).toBe(204);
    await t.idle();
    expect(await titlesOf(owner, owner.restaurant_id)).toHaveLength(1);
    const path = fillPath(API_PATHS.restaurantAllergensFile, { id: owner.restaurant_id, file: 'allergens.csv' });
    expect((await owner.get(path)).body).not.toContain(manager.user.email);
    expect(await t.deps.db.$count(memberships, eq(memberships.restaurant_id, owner.restaurant_id))).toBe(0);
  });
});
