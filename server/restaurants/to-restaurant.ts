import type { Menu, Restaurant } from '../../shared/menu.ts';
import type { RestaurantRow } from './queries.ts';

/** What leaves the server of a restaurant: the owner, revisions and counters stay. */
export const toRestaurant = (row: RestaurantRow, menus: Menu[]): Restaurant => ({
  id: row.id,
  name: row.name,
  main_locale: row.main_locale,
  currency: row.currency,
  timezone: row.timezone,
  logo: row.logo,
  title_font: row.title_font,
  text_font: row.text_font,
  tagline: row.tagline,
  address: row.address,
  phone: row.phone,
  hours: row.hours,
  taxes: row.taxes,
  prices_include_taxes: row.prices_include_taxes,
  published_at: row.published_at,
  updated_at: row.updated_at,
  version: row.version,
  menus,
});
