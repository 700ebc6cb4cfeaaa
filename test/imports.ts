import type { LightMyRequestResponse as Response } from 'fastify';
import { type Import, importAnswerSchema, reviewAnswerSchema } from '../shared/api/imports.ts';
import type { Restaurant } from '../shared/menu.ts';
import { API_PATHS, fillPath } from '../shared/paths.ts';
import type { OwnerWithRestaurant } from './owners.ts';
import type { TestApp } from './test-app.ts';

/** Uploads menu files and follows their imports, through the API. */

export async function upload(
  owner: OwnerWithRestaurant,
  files: File[],
  fields: Record<string, string> = {},
  query = '',
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append('files', file, file.name);
  return await owner.upload(fillPath(API_PATHS.restaurantMenusUpload, { id: owner.restaurant_id }) + query, form);
}

/** Uploads and waits until it was read; fails if the upload is refused. */
export async function importFiles(
  t: TestApp,
  owner: OwnerWithRestaurant,
  files: File[],
  fields: Record<string, string> = {},
): Promise<Import> {
  const answer = await upload(owner, files, fields);
  if (answer.statusCode !== 202) throw new Error(`the upload answered ${answer.statusCode}: ${answer.body}`);
  const { import: started } = importAnswerSchema.parse(answer.json());
  await t.idle(60_000);
  return await getImport(owner, started.id);
}

export async function getImport(owner: OwnerWithRestaurant, id: number, query = ''): Promise<Import> {
  const answer = await owner.get(fillPath(API_PATHS.import, { id }) + query);
  return importAnswerSchema.parse(answer.json()).import;
}

export const getReview = async (owner: OwnerWithRestaurant, id: number) =>
  reviewAnswerSchema.parse((await owner.get(fillPath(API_PATHS.importReview, { id }))).json());

/** The owner's draft, by an update that changes nothing. */
export async function getDraft(owner: OwnerWithRestaurant): Promise<Restaurant> {
  const answer = await owner.put(fillPath(API_PATHS.restaurant, { id: owner.restaurant_id }), {});
  return answer.json().restaurant;
}

/** Section title → "item price" of each item, of one menu. */
export function outline({ menus }: Restaurant, menuId = 1): Record<string, string[]> {
  const menu = menus.find(({ id }) => id === menuId);
  return Object.fromEntries(
    (menu?.sections ?? []).map(({ title, items }) => [title, items.map((item) => `${item.title} ${item.price}`)]),
  );
}
