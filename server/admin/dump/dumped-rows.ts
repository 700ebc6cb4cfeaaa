import type { DumpedRestaurant } from '../../restaurants/operator-queries.ts';
import type { Row } from './dump-tables.ts';

/**
 * Chooses the rows of a dump: those of restaurants that aren't being deleted, without what is hidden from guests and without
 * publications that they don't see any more, in which what was deleted or renamed since is as it was.
 */
export class DumpedRows {
  readonly #restaurants: ReadonlyMap<unknown, DumpedRestaurant>;
  readonly #ownerIds: ReadonlySet<unknown>;
  readonly #hiddenParts = new Set<string>();

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
    const isHidden =
      row['hidden'] === true ||
      this.#hiddenParts.has(`${restaurant.id} menus ${row['menu_id']}`) ||
      this.#hiddenParts.has(`${restaurant.id} menu_sections ${row['menu_section_id']}`);
    if (isHidden) this.#hiddenParts.add(`${restaurant.id} ${table} ${row['id']}`);
    return !isHidden;
  }
}
