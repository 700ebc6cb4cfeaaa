import { restaurantAnswerSchema } from '../shared/api/menu-answers.ts';
import type { Restaurant } from '../shared/menu.ts';
import { API_PATHS } from '../shared/paths.ts';
import type { Client } from './client.ts';

/** Creates one more restaurant of a signed-in owner, which becomes the current one. */
export async function createFurther(
  owner: Client,
  { name = 'Chez Deux', creation_key = 1 + Math.floor(Math.random() * 2 ** 40) } = {},
): Promise<Restaurant> {
  const body = { name, main_locale: 'en', currency: 'CAD', creation_key };
  const created = await owner.post(API_PATHS.restaurants, body);
  if (created.statusCode !== 201) throw new Error(`restaurants answered ${created.statusCode}: ${created.body}`);
  return restaurantAnswerSchema.parse(created.json()).restaurant;
}
