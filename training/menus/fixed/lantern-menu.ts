import { type DrawnMenu, dish } from './drawn-menu.ts';

const beer = (title: string, half: number, pint: number, description: string) =>
  dish(title, { Half: half, Pint: pint }, description);

export const lanternMenu: DrawnMenu = {
  name: 'lantern-scan',
  kind: 'scanned-pdf',
  lang: 'en',
  currency: 'GBP',
  house: { name: 'Lantern & Vine', tagline: 'Wine bar', lines: ['9 Cooper’s Row, Wexbridge'] },
  sections: [
    {
      title: 'Sparkling',
      items: [
        dish('Cuvée Brindille Brut, Loire', [9, 46]),
        dish('Castell Morana Cava, Penedès', [7, 36]),
        dish('Rosa del Colle, Veneto', [8.5, 42]),
      ],
    },
    {
      title: 'White',
      items: [
        dish('Picpoul Les Aigrettes, Languedoc', [6.5, 32]),
        dish('Albariño Costa Brisa, Rías Baixas', [8, 39]),
        dish('Chablis Vieux Puits, Burgundy', [11, 54]),
        dish('Dry Riesling Schieferberg, Mosel', [9, 44]),
        dish('Orange Ramato, Friuli', [9.5, 47]),
      ],
    },
    {
      title: 'Red',
      items: [
        dish('Beaujolais Clos Merle, Burgundy', [8, 40]),
        dish('Rioja Torrequinta, Spain', [7.5, 37]),
        dish('Langhe Nebbiolo, Piedmont', [10.5, 52]),
        dish('Pinot Noir Long Gully, Tasmania', [12, 58]),
        dish('Douro Quinta da Fraga, Portugal', [8.5, 41]),
      ],
    },
    {
      title: 'Beer on Tap',
      items: [
        beer('Harbour Pale', 3.1, 5.9, 'Citrus and pine, 4.2%'),
        beer('Black Barge Stout', 3.3, 6.2, 'Roasted barley, cocoa, 4.8%'),
        beer('Meadow Cider', 2.9, 5.5, 'Cloudy and dry, 5%'),
      ],
    },
    {
      title: 'Small Plates',
      items: [
        dish('Marinated Olives', 4.5),
        dish('Sourdough and Smoked Butter', 5),
        dish('Padrón Peppers', 6.5, 'Sea salt, lemon'),
        dish('Devilled Whitebait', 8, 'Tartare sauce, cayenne'),
        dish('Beetroot and Goat’s Curd', 8.5, 'Candied walnuts, chicory'),
        dish('Lamb Kofta', 9.5, 'Harissa yoghurt, pickled cucumber, flatbread'),
        dish('Crab on Toast', 12, 'Brown crab mayonnaise, apple, dill'),
        dish('Charcuterie Board', 16.5, 'Four cured meats, cornichons, mustard'),
        dish('British Cheese Board', 15, 'Three cheeses, quince, oatcakes'),
      ],
    },
    {
      title: 'Puddings',
      items: [
        dish('Sticky Date Pudding', 7.5, 'Toffee sauce, clotted cream'),
        dish('Lemon Posset', 6.5, 'Shortbread'),
        dish('Affogato', 5),
      ],
    },
  ],
  footer: [
    'A discretionary service charge of 12.5% is added to your bill.',
    'Wines are served by 175 ml glass or bottle.',
  ],
};
