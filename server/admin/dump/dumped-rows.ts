import type { DumpedRestaurant } from '../../restaurants/operator-queries.ts';
import type { Row } from './dump-tables.ts';

/**
 * Chooses the rows of a dump: those of restaurants that aren't being deleted, without menus that guests don't see and without
 * publications that they don't see any more, in which what was deleted or renamed since is as it was.
 */
export class DumpedRows {
  readonly #restaurants: ReadonlyMap<unknown, DumpedRestaurant>;
  readonly #ownerIds: ReadonlySet<unknown>;
  readonly #hiddenMenus = new Set<string>();

  constructor(restaurants: readonly DumpedRestaurant[]) {
    this.#restaurants = new Map(restaurants.map((restaurant) => [restaurant.id, restaurant]));
    this.#ownerIds = new Set(restaurants.map(({ owner_id }) => owner_id));
  }

  /** Asked for the rows of each table after those that they refer to: a menu before its sections. */
  has(table: string, row: Row): boolean {
    if (table === 'users') return this.#ownerIds.has(row['id']);
    const restaurant = this.#restaurants.get(table === 'restaurants' ? row['id'] : row['restaurant_id']);
    if (!restaurant) return false;
    if (table === 'publications') return row['version'] === restaurant.publication_version;
    if (table !== 'menus') return !this.#hiddenMenus.has(`${restaurant.id} ${row['menu_id']}`);
    if (row['hidden'] === true) this.#hiddenMenus.add(`${restaurant.id} ${row['id']}`);
    return row['hidden'] !== true;
  }
}
