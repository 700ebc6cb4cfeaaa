import type { AppLocale } from '../../shared/locales.ts';
import { EMPTY_CONTENT } from '../../shared/menu-edits.ts';
import type { PublicItem, PublicRestaurant } from '../../shared/publication.ts';

/** A dish: its name, its price or sizes in the currency's minor unit or in words, and its description. */
type Dish = [title: string, price: number | string | PublicItem['variants'], description?: string | null];
type Sections = [title: string, dishes: Dish[], description?: string | null][];

const THE_COPPER_HERON: Sections = [
  [
    'Starters',
    [
      ['Smoked Haddock Chowder', 1200, 'potato, leek, brown bread'],
      ['Charred Broccoli', 1100, 'almond cream, chili oil, lemon'],
      ['Beef Tartare', 1800, 'capers, cured egg yolk, rye crisps'],
      ['Steamed Mussels', 1700, 'cider, thyme, grilled sourdough'],
      ['Burrata & Peaches', 1900, 'basil, hazelnuts, burnt honey'],
      ['Bread and Butter', 600],
    ],
  ],
  [
    'From the Grill',
    [
      ['Flat Iron Steak', 2900, 'eight ounces, herb butter'],
      ['Striploin', 4400, 'twelve ounces, aged forty days'],
      ['Bone-In Ribeye', 5800, 'sixteen ounces, peppercorn sauce'],
      ['Lamb Chops', 3900, 'mint, yogurt, crushed peas'],
      ['Half Chicken', 2700, 'brined overnight, lemon jus'],
      ['Pork Collar', 2600, 'mustard glaze, pickled plums'],
      ['Whole Fish of the Day', 'market price', 'fennel, brown butter, dill'],
    ],
    'with roasted garlic and watercress',
  ],
  [
    'Plates',
    [
      ['Heron Burger', 2100, 'two patties, cheddar, bacon jam'],
      ['Mushroom Barley', 2200, 'chanterelles, aged gouda, chives'],
      ['Seared Scallops', 3600, 'sweet corn, chorizo, lime'],
      ['Squash Ravioli', 2400, 'sage, walnuts, parmesan broth'],
    ],
  ],
  [
    'Sides',
    [
      ['Hand-Cut Fries', 700],
      ['Creamed Spinach', 900],
      ['Grilled Asparagus', 1000],
      ['Smashed Potatoes', 800],
      ['Green Salad', 800],
    ],
  ],
  [
    'Sweets',
    [
      ['Maple Tart', 1100, 'sour cream, sea salt'],
      ['Chocolate Terrine', 1200, 'raspberries, cocoa nibs'],
      ['Baked Apple', 1000, 'oat crumble, vanilla ice cream'],
    ],
  ],
  [
    'By the Glass',
    [
      [
        'House Red',
        [
          { label: '6 oz', price: 1200 },
          { label: '9 oz', price: 1700 },
        ],
      ],
      [
        'House White',
        [
          { label: '6 oz', price: 1100 },
          { label: '9 oz', price: 1600 },
        ],
      ],
      ['Dry Cider', 900],
    ],
  ],
];

const LA_CANTINE_DU_LAVOIR: Sections = [
  [
    'Entrées',
    [
      ['Rillettes de maquereau', 750],
      ['Soupe de potimarron', 600],
      ['Œufs mimosa', 550],
      ['Salade de chèvre chaud', 850],
      ['Poêlée de girolles', 950],
    ],
  ],
  [
    'Plats',
    [
      ['Blanquette de veau', 1650, 'riz pilaf, carottes'],
      ['Saucisse purée', 1300, 'jus à l’ail'],
      ['Dos de cabillaud', 1800, 'fondue de poireaux'],
      ['Steak haché frites', 1450, 'salade verte'],
      ['Gnocchis à la courge', 1350, 'sauge et noisettes'],
      ['Pot-au-feu du jeudi', 1500],
    ],
  ],
  [
    'Desserts',
    [
      ['Riz au lait', 500],
      ['Tarte aux poires', 650],
      ['Fondant au chocolat', 700],
      ['Fromage blanc au miel', 450],
      ['Assiette de trois fromages', 800],
    ],
  ],
  [
    'À boire',
    [
      [
        'Côtes de Vaubrun',
        [
          { label: 'verre', price: 450 },
          { label: 'pichet', price: 1400 },
        ],
      ],
      [
        'Blanc des Aubiers',
        [
          { label: 'verre', price: 400 },
          { label: 'pichet', price: 1250 },
        ],
      ],
      ['Cidre fermier', 350],
      ['Sirop maison', 200],
      ['Limonade', 300],
      ['Bière blonde', 400],
      ['Café', 180],
      ['Thé à la menthe', 250],
    ],
  ],
];

const COMMON = {
  id: 'example',
  logo: null,
  title_font: 'fraunces',
  text_font: 'inter',
  hours: null,
  opening_hours: null,
  taxes: [],
} satisfies Partial<PublicRestaurant>;

/** The menus of two restaurants that don't exist, as an owner would have them after reading and checking (test/menus). */
export const EXAMPLE_RESTAURANTS: Record<AppLocale, PublicRestaurant> = {
  en: {
    ...COMMON,
    name: 'The Copper Heron',
    tagline: 'Wood-fired grill',
    main_locale: 'en',
    currency: 'CAD',
    timezone: 'America/Halifax',
    address: '31 Wharf Street, Port Ellery',
    phone: '902 555 0117',
    prices_include_taxes: false,
    service_charge: null,
    menus: [menuOf('Menu', THE_COPPER_HERON)],
  },
  fr: {
    ...COMMON,
    name: 'La Cantine du Lavoir',
    tagline: 'L’ardoise de la semaine',
    main_locale: 'fr',
    currency: 'EUR',
    timezone: 'Europe/Paris',
    address: null,
    phone: null,
    prices_include_taxes: true,
    service_charge: 'included',
    menus: [menuOf('Carte', LA_CANTINE_DU_LAVOIR)],
  },
};

function menuOf(title: string, sections: Sections): PublicRestaurant['menus'][number] {
  let item_id = 0;
  return {
    id: 1,
    title,
    display_mode: 'simple',
    serving_periods: [],
    sections: sections.map(([title, dishes, description = null], index) => ({
      id: index + 1,
      menu_id: 1,
      title,
      description,
      price: null,
      price_text: null,
      items: dishes.map((dish) => {
        item_id += 1;
        return itemOf(dish, { id: item_id, menu_id: 1, menu_section_id: index + 1 });
      }),
    })),
  };
}

function itemOf(
  [title, price, description = null]: Dish,
  ids: Pick<PublicItem, 'id' | 'menu_id' | 'menu_section_id'>,
): PublicItem {
  return {
    ...EMPTY_CONTENT,
    ...ids,
    title,
    description,
    ...(typeof price === 'number' && { price }),
    ...(typeof price === 'string' && { price_text: price }),
    ...(typeof price === 'object' && { variants: price }),
  };
}
