import type { Restaurant, Section } from '../shared/menu.ts';

const section = (id: number, menu_id: number, title: string): Section => ({
  id,
  menu_id,
  title,
  description: null,
  price: null,
  price_text: null,
  hidden: false,
  position: id,
  version: 1,
  items: [],
});

/** An owner's draft: menu 1 with the sections 1 and 2, menu 2 with section 3, no items. */
export const draftRestaurant = (): Restaurant => ({
  id: '7k3m9x2p4q',
  name: 'Chez Test',
  main_locale: 'en',
  currency: 'CAD',
  timezone: 'America/Montreal',
  logo: null,
  title_font: 'fraunces',
  text_font: 'inter',
  tagline: null,
  address: null,
  phone: null,
  hours: null,
  opening_hours: null,
  taxes: [],
  prices_include_taxes: false,
  service_charge: null,
  translations: [],
  published_at: null,
  updated_at: '2026-01-01T00:00:00.000Z',
  version: 1,
  menus: [
    menu(1, 'Dinner', [section(1, 1, 'Starters'), section(2, 1, 'Mains')]),
    menu(2, 'Lunch', [section(3, 2, 'Plates')]),
  ],
});

const menu = (id: number, title: string, sections: Section[]): Restaurant['menus'][number] => ({
  id,
  title,
  display_mode: 'simple',
  hidden: false,
  serving_periods: [],
  position: id,
  version: 1,
  sections,
});
