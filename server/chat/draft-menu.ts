import { hash } from 'node:crypto';
import type { AppLocale } from '../../shared/locales.ts';
import { itemsOf } from '../../shared/menu.ts';
import { readSnapshot } from '../db/read-snapshot.ts';
import type { Deps } from '../deps.ts';
import { restaurantWithMenus } from '../menus/entity-queries.ts';
import { snapshot } from '../publishing/snapshot.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import type { AskedMenu } from './menu-reader.ts';

/** The draft as its publication would be, in the owner's language. */
export async function draftMenu(
  deps: Pick<Deps, 'db' | 'now'>,
  access: RestaurantAccess,
  locale: AppLocale,
): Promise<AskedMenu> {
  const now = deps.now();
  const draft = await readSnapshot(deps.db, (tx) => restaurantWithMenus(tx, access, now));
  const content = JSON.stringify(snapshot(draft));
  const sold_out = itemsOf(draft.menus).flatMap(({ id, sold_out: isOut }) => (isOut ? [id] : []));
  const name = `draft ${hash('sha256', content)} ${locale}`;
  return {
    restaurant_id: access.restaurant_id,
    name,
    locale,
    sold_out,
    source: async () => ({ content, translations: [] }),
  };
}
