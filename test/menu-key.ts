import { newMenuKeyAnswerSchema } from '../shared/api/keys.ts';
import { fillPath } from '../shared/paths.ts';
import { WEBSITE_PATHS } from '../shared/website-paths.ts';
import type { OwnerWithRestaurant } from './owners.ts';

/** Has the owner make a key for a till. Returns what is shown once. */
export async function makeMenuKey(owner: OwnerWithRestaurant, name = 'Till'): Promise<string> {
  const made = await owner.post(fillPath(WEBSITE_PATHS.keys, { id: owner.restaurant_id }), { name });
  if (made.statusCode !== 201) throw new Error(`menu-keys answered ${made.statusCode}: ${made.body}`);
  return newMenuKeyAnswerSchema.parse(made.json()).secret;
}
