import { DEFAULT_TEXT_FONT, DEFAULT_TITLE_FONT } from '../shared/fonts.ts';
import type { Item, Menu, Restaurant, Section } from '../shared/menu.ts';
import { EMPTY_ITEM } from '../shared/menu-edits.ts';

/** An owner's draft for tests of pure functions; every builder accepts the fields that the test is about. */
export function sampleItem(fields: Partial<Item> = {}): Item {
  return {
    ...EMPTY_ITEM,
    id: 1,
    menu_section_id: 1,
    menu_id: 1,
    title: 'Tarte au sucre',
    price: 850,
    position: 0,
    ...fields,
  };
}

export function sampleSection(fields: Partial<Section> = {}): Section {
  const id = fields.id ?? 1;
  return {
    id,
    menu_id: 1,
    title: 'Desserts',
    description: null,
    price: null,
    price_text: null,
    hidden: false,
    position: 0,
    version: 1,
    items: [sampleItem({ menu_section_id: id })],
    ...fields,
  };
}

export function sampleMenu(fields: Partial<Menu> = {}): Menu {
  const id = fields.id ?? 1;
  return {
    id,
    title: 'Carte',
    display_mode: 'simple',
    hidden: false,
    serving_periods: [],
    position: 0,
    version: 1,
    sections: [sampleSection({ menu_id: id })],
    ...fields,
  };
}

export function sampleDraft(fields: Partial<Restaurant> = {}): Restaurant {
  return {
    id: '7k3m9x2p4q',
    name: 'L’Étoile & Fils',
    main_locale: 'fr',
    currency: 'CAD',
    timezone: 'America/Montreal',
    logo: null,
    title_font: DEFAULT_TITLE_FONT,
    text_font: DEFAULT_TEXT_FONT,
    tagline: null,
    address: null,
    phone: '+1 514 555 0199',
    hours: null,
    opening_hours: null,
    taxes: [],
    prices_include_taxes: false,
    service_charge: null,
    translations: [],
    published_at: null,
    updated_at: '2026-01-05T17:00:00.000Z',
    version: 1,
    menus: [sampleMenu()],
    ...fields,
  };
}
