import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../shared/errors.ts';
import type { PublicRestaurant } from '../../shared/publication.ts';
import { normaliseRestaurantId } from '../../shared/restaurant-id.ts';
import type { Deps } from '../deps.ts';
import { errorLanguage } from './guest-language.ts';
import { findPublicState, getPublicContent } from './queries.ts';

/**
 * What guests may read of a restaurant now: its publication, without what is for the assistant.
 *
 * @throws Refusal with the language to speak in (specification §7, "Restaurant show"): `not_found`, also for an id that
 * can't be one, as everywhere in the API; `menus_unavailable` where it exists but isn't shown.
 */
export async function publicRestaurant(
  deps: Pick<Deps, 'db' | 'env'>,
  request: FastifyRequest,
  typedId: string,
): Promise<PublicRestaurant> {
  const id = normaliseRestaurantId(typedId);
  const state = id === null ? undefined : await findPublicState(deps.db, deps.env, id);
  if (id === null || !state) throw new Refusal('not_found', { locale: errorLanguage(request) });
  if (state.publication_version === null || !state.is_online)
    throw new Refusal('menus_unavailable', { locale: errorLanguage(request, state.main_locale) });
  return await getPublicContent(deps.db, id, state.publication_version);
}
