import { FIRST_MENU_ID } from '../../shared/limits.ts';
import type { Deps } from '../deps.ts';
import { findPublicState, type PublicState } from '../publishing/queries.ts';
import type { PageCache, PublicationFacts } from './page-cache.ts';

/** A restaurant whose publication guests may see now. */
export type ShownRestaurant = PublicationFacts & {
  restaurant_id: string;
  version: number;
  published_at: string;
  availability_version: number;
};

export type FoundRestaurant =
  | { kind: 'shown'; shown: ShownRestaurant }
  | { kind: 'unavailable'; restaurant: PublicState }
  | { kind: 'unknown' };

/** One select by key; the publication's facts come from memory from the second guest on. */
export async function findShownRestaurant(
  deps: Pick<Deps, 'db' | 'env'>,
  cache: PageCache,
  restaurant_id: string,
): Promise<FoundRestaurant> {
  const state = await findPublicState(deps.db, deps.env, restaurant_id);
  if (!state) return { kind: 'unknown' };
  const { publication_version: version, published_at, availability_version, is_online } = state;
  if (version === null || published_at === null || !is_online) return { kind: 'unavailable', restaurant: state };
  const facts = await cache.facts({ restaurant_id, version });
  return { kind: 'shown', shown: { ...facts, restaurant_id, version, published_at, availability_version } };
}

/** Where a code leads: menu 1, or the first visible menu. Undefined where a publication shows none. */
export const landingMenu = ({ menu_ids }: PublicationFacts): number | undefined =>
  menu_ids.includes(FIRST_MENU_ID) ? FIRST_MENU_ID : menu_ids[0];
