import { addOn, type DrawnMenu, dish } from './drawn-menu.ts';

export const dinerMenu: DrawnMenu = {
  name: 'diner-three-columns',
  kind: 'flat-image',
  lang: 'en',
  currency: 'USD',
  house: {
    name: 'COMET LANE DINER',
    tagline: 'Breakfast all day, pie all night',
    lines: ['2207 Juniper Pike, Larkfield', '(555) 014-0193', 'Open 6 am to midnight'],
  },
  sections: [
    {
      title: 'ALL-DAY BREAKFAST',
      note: 'Served with home fries and toast',
      items: [
        dish('Two Eggs Your Way', 8.75, 'Bacon, sausage links or grilled tomato'),
        dish('Lumberjack Plate', 14.5, 'Three eggs, ham steak, bacon and a short stack'),
        dish('Garden Omelet', 12.25, 'Spinach, mushrooms, peppers, goat cheese'),
        dish('Corned Beef Hash', 13.5, 'House-brined beef, onions, two poached eggs'),
        dish('Biscuits & Gravy', 9.95, 'Peppered sausage gravy over buttermilk biscuits'),
        dish('Steak & Eggs', 18.95, 'Six-ounce flat iron, chimichurri'),
        addOn('Add avocado', 2.5),
      ],
    },
    {
      title: 'FROM THE GRIDDLE',
      items: [
        dish('Buttermilk Pancakes', 9.5, 'Stack of three, whipped butter, maple syrup'),
        dish('Blueberry Short Stack', 8.95, 'Two pancakes, lemon curd'),
        dish('Pecan Waffle', 10.75, 'Cinnamon cream and candied pecans'),
        dish('Challah French Toast', 11.25, 'Orange zest, powdered sugar, berries'),
        dish('Silver Dollars', 6.25, 'Ten little pancakes for little hands'),
      ],
    },
    {
      title: 'SOUPS & SALADS',
      items: [
        dish('Chicken Noodle Soup', { Cup: 4.5, Bowl: 7.25 }),
        dish('Red Bean Chili', { Cup: 5.25, Bowl: 8.5 }, 'Sour cream, scallions, corn bread'),
        dish('Chopped Cobb', 14.25, 'Turkey, egg, bacon, blue cheese, ranch'),
        dish('Iceberg Wedge', 10.5, 'Cherry tomatoes, crisp onions'),
      ],
    },
    {
      title: 'SANDWICHES & MELTS',
      note: 'Choice of fries, slaw or fruit cup',
      items: [
        dish('Turkey Club', 13.75, 'Triple-decker with bacon, lettuce, tomato'),
        dish('Patty Melt', 13.25, 'Griddled onions, Swiss cheese, rye bread'),
        dish('Tuna Melt', 12.95, 'Celery, dill, sharp cheddar on sourdough'),
        dish('Grilled Cheese', 9.25, 'Cheddar and provolone, tomato soup for dipping'),
        dish('Hot Meatloaf', 14.5, 'Open-faced with mashed potatoes and brown gravy'),
        dish('Fried Egg BLT', 11.75, 'Thick-cut bacon, herb mayo'),
      ],
    },
    {
      title: 'BURGERS',
      items: [
        dish('Comet Classic', 12.5, 'American cheese, pickles, house sauce'),
        dish('Smokestack', 14.75, 'Barbecue sauce, cheddar, onion rings'),
        dish('Mushroom Swiss', 13.95, 'Roasted mushrooms, garlic aioli'),
        dish('Black Bean Burger', 12.75, 'Pepper jack, avocado, salsa (V)'),
        addOn('Make it a double', 3.75),
      ],
    },
    {
      title: 'ON THE SIDE',
      items: [
        dish('Curly Fries', 4.95),
        dish('Onion Rings', 5.75),
        dish('Macaroni Salad', 3.95),
        dish('Bacon or Sausage', 4.25),
        dish('Buttered Toast', 2.75),
      ],
    },
    {
      title: 'SHAKES & PIE',
      items: [
        dish('Malted Milkshake', 6.95, 'Vanilla, chocolate, strawberry or coffee'),
        dish('Root Beer Float', 5.95),
        dish('Cherry Pie', 6.5, 'Warm, with a lattice crust'),
        dish('Coconut Cream Pie', 6.75),
      ],
    },
  ],
  footer: [
    'Eating raw or undercooked eggs and meat may increase your risk of illness.',
    'Parties of six or more: 18% gratuity added.',
  ],
};
