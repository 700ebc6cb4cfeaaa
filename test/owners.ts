import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type User, userAnswerSchema } from '../shared/api/accounts.ts';
import { restaurantAnswerSchema } from '../shared/api/menu-answers.ts';
import type { createRestaurantBodySchema } from '../shared/api/restaurants.ts';
import type { Restaurant } from '../shared/menu.ts';
import { API_PATHS } from '../shared/paths.ts';
import { type Client, newClient } from './client.ts';
import type { TestApp } from './test-app.ts';

export type Owner = Client & { user: User };
export type OwnerWithRestaurant = Owner & { restaurant: Restaurant; restaurant_id: string };

/** An address that no other test uses. */
export const newEmail = (): string => `owner-${randomUUID()}@example.com`;

/** Mails of this time are looked at first: reading the 200 that an outbox keeps costs 20 ms of a processor. */
const RECENT_MS = 1_000;

/** The code in the newest mail to an address; waits until the job has sent it. */
export async function mailedCode(t: TestApp, email: string): Promise<string> {
  await t.idle();
  const isToAddress = ({ to }: { to: string }) => to === email;
  const recentMail = (await t.outbox(new Date(Date.now() - RECENT_MS))).find(isToAddress);
  const mail = recentMail ?? (await t.outbox()).find(isToAddress);
  const code = mail?.text.match(/\b\d{6}\b/)?.[0];
  if (code === undefined) throw new Error(`No code was mailed to ${email}.`);
  return code;
}

/** Registers and confirms an owner, by the code in the mail. */
export async function signUp(t: TestApp, email: string = newEmail()): Promise<Owner> {
  const client = await newClient(t);
  const asked = await client.post(API_PATHS.register, { email, locale: 'en' });
  if (asked.statusCode !== 201) throw new Error(`register answered ${asked.statusCode}: ${asked.body}`);
  const confirmed = await client.post(API_PATHS.confirm, { email, code: await mailedCode(t, email) });
  if (confirmed.statusCode !== 200) throw new Error(`confirm answered ${confirmed.statusCode}: ${confirmed.body}`);
  return Object.assign(client, userAnswerSchema.parse(confirmed.json()));
}

/** Has the owner confirm who they are, which is to sign in again. */
export async function confirmIdentity(t: TestApp, owner: Owner): Promise<void> {
  const { email } = owner.user;
  await owner.post(API_PATHS.login, { email });
  const confirmed = await owner.post(API_PATHS.confirm, { email, code: await mailedCode(t, email) });
  if (confirmed.statusCode !== 200) throw new Error(`confirm answered ${confirmed.statusCode}: ${confirmed.body}`);
}

/** Signs an owner in from another device. */
export async function signInElsewhere(t: TestApp, { user: { email } }: Owner): Promise<Client> {
  const client = await newClient(t);
  await client.post(API_PATHS.login, { email });
  await client.post(API_PATHS.confirm, { email, code: await mailedCode(t, email) });
  return client;
}

/** A signed-in owner with a restaurant, which has menu 1 from the start. */
export async function newOwner(
  t: TestApp,
  { email, restaurant = {} }: { email?: string; restaurant?: Partial<z.input<typeof createRestaurantBodySchema>> } = {},
): Promise<OwnerWithRestaurant> {
  const owner = await signUp(t, email);
  const body = { name: 'Chez Test', main_locale: 'en', currency: 'CAD', timezone: 'America/Toronto', ...restaurant };
  const created = await owner.post(API_PATHS.restaurants, body);
  if (created.statusCode !== 201) throw new Error(`restaurants answered ${created.statusCode}: ${created.body}`);
  const answer = restaurantAnswerSchema.parse(created.json());
  return Object.assign(owner, { restaurant: answer.restaurant, restaurant_id: answer.restaurant.id });
}
