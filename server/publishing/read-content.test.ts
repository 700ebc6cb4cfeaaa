import { expect, test } from 'vitest';
import { PUBLICATION_SCHEMA, publicationContentSchema } from '../../shared/publication.ts';
import { readContent } from './read-content.ts';

/** One publication of each schema, as the program of its time stored it. Never edited: new ones are added. */
const KEPT = [
  {
    schema: 1,
    public: {
      id: '7k3m9x2p4q',
      name: 'L’Étoile & Fils',
      main_locale: 'fr',
      currency: 'CAD',
      timezone: 'America/Montreal',
      logo: { file: 'public/ab12cd', width: 320, height: 200 },
      title_font: 'fraunces',
      text_font: 'inter',
      tagline: 'Cuisine de marché',
      address: '12, rue des Érables',
      phone: '+1 514 555 0199',
      hours: null,
      taxes: [{ number: 1, name: 'TPS', rate: 5000, registration: null }],
      prices_include_taxes: false,
      menus: [
        {
          id: 1,
          title: 'Carte',
          display_mode: 'simple',
          sections: [
            {
              id: 1,
              menu_id: 1,
              title: 'Vins',
              description: null,
              price: null,
              price_text: null,
              items: [
                {
                  id: 1,
                  menu_section_id: 1,
                  menu_id: 1,
                  title: 'Chinon',
                  description: 'Loire',
                  price: null,
                  price_max: null,
                  price_text: null,
                  variants: [
                    { label: 'verre', price: 1100 },
                    { label: 'bouteille', price: 5200 },
                  ],
                  options: [],
                  tags: ['rouge'],
                  allergens: [{ code: 'sulphites', state: 'contains' }],
                  allergens_checked_at: '2026-01-05T17:00:00.000Z',
                  taxes: [1],
                  picture: null,
                },
              ],
            },
          ],
        },
      ],
    },
    assistant: { details: [{ item_id: 1, details: 'Bio' }] },
  },
  {
    schema: 2,
    public: {
      id: '7k3m9x2p4q',
      name: 'L’Étoile & Fils',
      main_locale: 'fr',
      currency: 'CAD',
      timezone: 'America/Montreal',
      logo: { file: 'public/ab12cd', width: 320, height: 200 },
      title_font: 'fraunces',
      text_font: 'inter',
      tagline: 'Cuisine de marché',
      address: '12, rue des Érables',
      phone: '+1 514 555 0199',
      hours: null,
      taxes: [{ number: 1, name: 'TPS', rate: 5000, registration: null }],
      prices_include_taxes: false,
      service_charge: 'included',
      menus: [
        {
          id: 1,
          title: 'Carte',
          display_mode: 'simple',
          sections: [
            {
              id: 1,
              menu_id: 1,
              title: 'Vins',
              description: null,
              price: null,
              price_text: null,
              items: [
                {
                  id: 1,
                  menu_section_id: 1,
                  menu_id: 1,
                  title: 'Chinon',
                  description: 'Loire',
                  price: null,
                  price_max: null,
                  price_text: null,
                  variants: [
                    { label: 'verre', price: 1100 },
                    { label: 'bouteille', price: 5200 },
                  ],
                  options: [],
                  tags: ['rouge'],
                  allergens: [{ code: 'sulphites', state: 'contains' }],
                  allergens_checked_at: '2026-01-05T17:00:00.000Z',
                  taxes: [1],
                  picture: null,
                },
              ],
            },
          ],
        },
      ],
    },
    assistant: { details: [{ item_id: 1, details: 'Bio' }] },
  },
  {
    schema: 3,
    public: {
      id: '7k3m9x2p4q',
      name: 'L’Étoile & Fils',
      main_locale: 'fr',
      currency: 'CAD',
      timezone: 'America/Montreal',
      logo: { file: 'public/ab12cd', width: 320, height: 200 },
      title_font: 'fraunces',
      text_font: 'inter',
      tagline: 'Cuisine de marché',
      address: '12, rue des Érables',
      phone: '+1 514 555 0199',
      hours: null,
      opening_hours: {
        periods: [{ days: [2, 3], from: '17:00', to: '23:00', valid_from: null, valid_through: null }],
        closed: [{ from: '2026-12-24', to: '2026-12-26' }],
      },
      taxes: [{ number: 1, name: 'TPS', rate: 5000, registration: null }],
      prices_include_taxes: false,
      service_charge: 'included',
      menus: [
        {
          id: 1,
          title: 'Carte',
          display_mode: 'simple',
          sections: [
            {
              id: 1,
              menu_id: 1,
              title: 'Vins',
              description: null,
              price: null,
              price_text: null,
              items: [
                {
                  id: 1,
                  menu_section_id: 1,
                  menu_id: 1,
                  title: 'Chinon',
                  description: 'Loire',
                  price: null,
                  price_max: null,
                  price_text: null,
                  variants: [
                    { label: 'verre', price: 1100 },
                    { label: 'bouteille', price: 5200 },
                  ],
                  options: [],
                  tags: ['rouge'],
                  allergens: [{ code: 'sulphites', state: 'contains' }],
                  allergens_checked_at: '2026-01-05T17:00:00.000Z',
                  taxes: [1],
                  picture: null,
                },
              ],
            },
          ],
        },
      ],
    },
    assistant: { details: [{ item_id: 1, details: 'Bio' }] },
  },
  {
    schema: 4,
    public: {
      id: '7k3m9x2p4q',
      name: 'L’Étoile & Fils',
      main_locale: 'fr',
      currency: 'CAD',
      timezone: 'America/Montreal',
      logo: { file: 'public/ab12cd', width: 320, height: 200 },
      title_font: 'fraunces',
      text_font: 'inter',
      tagline: 'Cuisine de marché',
      address: '12, rue des Érables',
      phone: '+1 514 555 0199',
      hours: null,
      opening_hours: {
        periods: [{ days: [2, 3], from: '17:00', to: '23:00', valid_from: null, valid_through: null }],
        closed: [{ from: '2026-12-24', to: '2026-12-26' }],
      },
      taxes: [{ number: 1, name: 'TPS', rate: 5000, registration: null }],
      prices_include_taxes: false,
      service_charge: 'included',
      menus: [
        {
          id: 1,
          title: 'Carte',
          display_mode: 'simple',
          sections: [
            {
              id: 1,
              menu_id: 1,
              title: 'Vins',
              description: null,
              price: null,
              price_text: null,
              items: [
                {
                  id: 1,
                  menu_section_id: 1,
                  menu_id: 1,
                  title: 'Chinon',
                  description: 'Loire',
                  price: null,
                  price_max: null,
                  price_text: null,
                  variants: [
                    { label: 'verre', price: 1100 },
                    { label: 'bouteille', price: 5200 },
                  ],
                  options: [],
                  tags: ['rouge'],
                  allergens: [{ code: 'sulphites', state: 'contains' }],
                  allergens_checked_at: '2026-01-05T17:00:00.000Z',
                  taxes: [1],
                  meat_origins: [{ meat: 'beef', country: 'FR' }],
                  homemade: true,
                  picture: null,
                },
              ],
            },
          ],
        },
      ],
    },
    assistant: { details: [{ item_id: 1, details: 'Bio' }] },
  },
  {
    schema: 5,
    public: {
      id: '7k3m9x2p4q',
      name: 'L’Étoile & Fils',
      main_locale: 'fr',
      currency: 'CAD',
      timezone: 'America/Montreal',
      logo: { file: 'public/ab12cd', width: 320, height: 200 },
      title_font: 'fraunces',
      text_font: 'inter',
      tagline: 'Cuisine de marché',
      address: '12, rue des Érables',
      phone: '+1 514 555 0199',
      hours: null,
      opening_hours: {
        periods: [{ days: [2, 3], from: '17:00', to: '23:00', valid_from: null, valid_through: null }],
        closed: [{ from: '2026-12-24', to: '2026-12-26' }],
      },
      taxes: [{ number: 1, name: 'TPS', rate: 5000, registration: null }],
      prices_include_taxes: false,
      service_charge: 'included',
      menus: [
        {
          id: 1,
          title: 'Carte',
          display_mode: 'simple',
          serving_periods: [{ days: [6, 7], from: '10:00', to: '14:00', valid_from: null, valid_through: null }],
          sections: [
            {
              id: 1,
              menu_id: 1,
              title: 'Vins',
              description: null,
              price: null,
              price_text: null,
              items: [
                {
                  id: 1,
                  menu_section_id: 1,
                  menu_id: 1,
                  title: 'Chinon',
                  description: 'Loire',
                  price: null,
                  price_max: null,
                  price_text: null,
                  variants: [
                    { label: 'verre', price: 1100 },
                    { label: 'bouteille', price: 5200 },
                  ],
                  options: [],
                  tags: ['rouge'],
                  allergens: [{ code: 'sulphites', state: 'contains' }],
                  allergens_checked_at: '2026-01-05T17:00:00.000Z',
                  taxes: [1],
                  meat_origins: [{ meat: 'beef', country: 'FR' }],
                  homemade: true,
                  picture: null,
                },
              ],
            },
          ],
        },
      ],
    },
    assistant: { details: [{ item_id: 1, details: 'Bio' }] },
  },
];

test.each(KEPT)('a publication of schema $schema is read today', (stored) => {
  const content = readContent(stored);
  expect(publicationContentSchema.parse(content)).toEqual(content);
  expect(content.public.menus[0]?.sections[0]?.items[0]?.title).toBe('Chinon');
});

test('every schema up to the present one has its example', () => {
  expect(KEPT.map(({ schema }) => schema)).toEqual(Array.from({ length: PUBLICATION_SCHEMA }, (_, index) => index + 1));
});

test('a schema of a newer program is refused', () => {
  expect(() => readContent({ schema: 99 })).toThrow('99');
});
