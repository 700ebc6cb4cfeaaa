import { EMPTY_CONTENT } from '../shared/menu-edits.ts';
import type { PublicItem, PublicMenu, PublicRestaurant, PublicSection } from '../shared/publication.ts';
import { GST, QST } from '../shared/taxes.ts';

/** A restaurant of ours, with everything that a guest's page can show. */

export const sampleItem = (id: number, title: string, fields: Partial<PublicItem> = {}): PublicItem => ({
  id,
  menu_section_id: 1,
  menu_id: 1,
  title,
  ...EMPTY_CONTENT,
  ...fields,
});

export const sampleSection = (id: number, title: string, items: PublicItem[], fields: Partial<PublicSection> = {}) => ({
  id,
  menu_id: 1,
  title,
  description: null,
  price: null,
  price_text: null,
  items,
  ...fields,
});

export const sampleMenu = (fields: Partial<PublicMenu> = {}): PublicMenu => ({
  id: 1,
  title: 'Dinner',
  display_mode: 'simple',
  serving_periods: [],
  sections: [
    sampleSection(
      1,
      'To start',
      [
        sampleItem(1, 'Smoked beets, goat curd', {
          description: 'Buckwheat, a little honey vinegar',
          price: 1450,
          tags: ['Vegetarian'],
        }),
        sampleItem(2, 'Whelks, seaweed mayonnaise', { price: 1900, price_max: 2600 }),
        sampleItem(3, 'Cold cucumber soup', { description: 'Dill oil, rye crumbs', price: 1100 }),
      ],
      { description: 'Sourdough from our own oven comes with everything.' },
    ),
    sampleSection(2, 'Mains', [
      sampleItem(4, 'Pork shoulder in cider', {
        description: 'Apples, mustard greens, potatoes from the ashes',
        price: 3100,
        options: [{ label: 'Marrow bone', price: 700 }],
        allergens: [
          { code: 'mustard', state: 'contains' },
          { code: 'gluten', state: 'may_contain' },
        ],
        allergens_checked_at: '2026-11-02T10:00:00.000Z',
      }),
      sampleItem(5, 'Catch of the day', { price_text: 'market price' }),
    ]),
    sampleSection(3, 'Wine', [
      sampleItem(6, 'Chenin, Anjou, 2023', {
        variants: [
          { label: 'glass', price: 1200 },
          { label: 'bottle', price: 5600 },
        ],
      }),
    ]),
    sampleSection(4, 'Menu of the evening', [sampleItem(7, 'Soup'), sampleItem(8, 'Hake, leeks')], {
      price: 4800,
      description: 'Until nine o’clock.',
    }),
  ],
  ...fields,
});

export const sampleRestaurant = (fields: Partial<PublicRestaurant> = {}): PublicRestaurant => ({
  id: '7k3m9x2p4q',
  name: 'L’Étoile & Fils',
  main_locale: 'en',
  currency: 'CAD',
  timezone: 'America/Montreal',
  logo: null,
  title_font: 'fraunces',
  text_font: 'inter',
  tagline: 'A kitchen by the canal',
  address: '12 quai des Brumes, Montréal',
  phone: '+1 514 555 0142',
  hours: 'Tuesday to Saturday, from five',
  opening_hours: null,
  taxes: [GST, QST],
  prices_include_taxes: false,
  service_charge: null,
  menus: [sampleMenu()],
  ...fields,
});
