import { newServiceLinkAnswerSchema } from '../shared/api/service.ts';
import { API_PATHS, fillPath } from '../shared/paths.ts';
import { type Client, newClient } from './client.ts';
import type { OwnerWithRestaurant } from './owners.ts';
import type { TestApp } from './test-app.ts';

/** Has the owner make the link for the staff's phones. Returns its token. */
export async function makeServiceLink(owner: OwnerWithRestaurant): Promise<string> {
  const made = await owner.post(fillPath(API_PATHS.serviceLink, { id: owner.restaurant_id }));
  if (made.statusCode !== 201) throw new Error(`service-link answered ${made.statusCode}: ${made.body}`);
  return new URL(newServiceLinkAnswerSchema.parse(made.json()).address).hash.slice(1);
}

/** A staff member's phone that opened the link. */
export async function newStaffPhone(t: TestApp, token: string): Promise<Client> {
  const phone = await newClient(t);
  const opened = await phone.post(API_PATHS.serviceSession, { token });
  if (opened.statusCode !== 204) throw new Error(`service/session answered ${opened.statusCode}: ${opened.body}`);
  return phone;
}
