import { type DrawnMenu, dish, unpriced } from './drawn-menu.ts';

export const grillMenu: DrawnMenu = {
  name: 'grill-photo',
  kind: 'photo',
  lang: 'en',
  currency: 'CAD',
  house: {
    name: 'The Copper Heron',
    tagline: 'WOOD-FIRED GRILL',
    lines: ['31 Wharf Street, Port Ellery', '902 555 0117'],
  },
  sections: [
    {
      title: 'STARTERS',
      items: [
        dish('Smoked Haddock Chowder', 12, 'potato, leek, brown bread'),
        dish('Charred Broccoli', 11, 'almond cream, chili oil, lemon'),
        dish('Beef Tartare', 18, 'capers, cured egg yolk, rye crisps'),
        dish('Steamed Mussels', 17, 'cider, thyme, grilled sourdough'),
        dish('Burrata & Peaches', 19, 'basil, hazelnuts, burnt honey'),
        dish('Bread and Butter', 6),
      ],
    },
    {
      title: 'FROM THE GRILL',
      note: 'with roasted garlic and watercress',
      items: [
        dish('Flat Iron Steak', 29, 'eight ounces, herb butter'),
        dish('Striploin', 44, 'twelve ounces, aged forty days'),
        dish('Bone-In Ribeye', 58, 'sixteen ounces, peppercorn sauce'),
        dish('Lamb Chops', 39, 'mint, yogurt, crushed peas'),
        dish('Half Chicken', 27, 'brined overnight, lemon jus'),
        dish('Pork Collar', 26, 'mustard glaze, pickled plums'),
        unpriced('Whole Fish of the Day', 'market price', 'fennel, brown butter, dill'),
      ],
    },
    {
      title: 'PLATES',
      items: [
        dish('Heron Burger', 21, 'two patties, cheddar, bacon jam'),
        dish('Mushroom Barley', 22, 'chanterelles, aged gouda, chives'),
        dish('Seared Scallops', 36, 'sweet corn, chorizo, lime'),
        dish('Squash Ravioli', 24, 'sage, walnuts, parmesan broth'),
      ],
    },
    {
      title: 'SIDES',
      items: [
        dish('Hand-Cut Fries', 7),
        dish('Creamed Spinach', 9),
        dish('Grilled Asparagus', 10),
        dish('Smashed Potatoes', 8),
        dish('Green Salad', 8),
      ],
    },
    {
      title: 'SWEETS',
      items: [
        dish('Maple Tart', 11, 'sour cream, sea salt'),
        dish('Chocolate Terrine', 12, 'raspberries, cocoa nibs'),
        dish('Baked Apple', 10, 'oat crumble, vanilla ice cream'),
      ],
    },
    {
      title: 'BY THE GLASS',
      items: [
        dish('House Red', { '6 oz': 12, '9 oz': 17 }),
        dish('House White', { '6 oz': 11, '9 oz': 16 }),
        dish('Dry Cider', 9),
      ],
    },
  ],
  footer: ['Please tell us about allergies before you order.', 'Tax and service are not included.'],
};
