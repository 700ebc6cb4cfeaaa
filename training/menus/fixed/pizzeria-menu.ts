import { type DrawnMenu, dish } from './drawn-menu.ts';

const pizza = (title: string, small: number, large: number, description: string) =>
  dish(title, { '26 cm': small, '32 cm': large }, description);
const drink = (title: string, small: number, large: number) => dish(title, { '0,3 l': small, '0,5 l': large });

export const pizzeriaMenu: DrawnMenu = {
  name: 'pizzeria-nummern',
  kind: 'digital-pdf',
  lang: 'de',
  currency: 'EUR',
  house: {
    name: 'Pizzeria Zum Feigenbaum',
    tagline: 'Essen hier oder zum Mitnehmen',
    lines: ['Bachgasse 11, 79999 Niederwald', 'Telefon 07699 / 4321'],
  },
  sections: [
    {
      title: 'Pizza',
      items: [
        pizza('Margherita', 7, 8.5, 'Tomaten, Käse, Basilikum'),
        pizza('Salami', 8, 9.5, 'Tomaten, Käse, Salami'),
        pizza('Funghi', 7.5, 9, 'Tomaten, Käse, frische Champignons'),
        pizza('Prosciutto', 8.2, 9.8, 'Tomaten, Käse, Vorderschinken'),
        pizza('Tonno', 8.5, 10.5, 'Tomaten, Käse, Thunfisch, Zwiebeln'),
        pizza('Quattro Stagioni', 9, 11, 'Schinken, Salami, Champignons, Paprika'),
        pizza('Diavola', 8.6, 10.4, 'scharfe Salami, Peperoni, Oliven'),
        pizza('Feigenbaum', 9.5, 11.8, 'Ziegenkäse, Feigen, Rucola, Honig'),
      ],
    },
    {
      title: 'Nudeln',
      items: [
        dish('Spaghetti Napoli', 7.5, 'mit Tomatensoße'),
        dish('Spaghetti Bolognese', 8.9, 'mit Hackfleischsoße'),
        dish('Rigatoni al Forno', 9.6, 'mit Schinken und Erbsen überbacken'),
        dish('Tagliatelle mit Lachs', 11.5, 'in Sahnesoße mit Dill'),
        dish('Gnocchi Gorgonzola', 9.9, 'mit Walnüssen'),
      ],
    },
    {
      title: 'Salate',
      items: [
        dish('Gemischter Salat', 5.2, 'Blattsalate, Gurke, Tomate, Karotten'),
        dish('Salat Feigenbaum', 9.8, 'mit gebratenem Ziegenkäse und Feigen'),
        dish('Thunfischsalat', 8.7, 'Zwiebeln, Ei, Oliven'),
        dish('Pizzabrot mit Knoblauch', 4.1),
      ],
    },
    {
      title: 'Nachtisch',
      items: [dish('Tiramisu', 4.9, 'hausgemacht'), dish('Panna cotta', 4.6, 'mit Himbeersoße')],
    },
    {
      title: 'Getränke',
      items: [
        drink('Pils vom Fass', 3.2, 4.8),
        drink('Radler', 3.1, 4.6),
        drink('Apfelsaftschorle', 2.9, 4.3),
        drink('Hausgemachte Limonade', 3.4, 4.7),
        drink('Spezi', 2.8, 4.2),
      ],
    },
  ],
  footer: [
    'Jede weitere Zutat 0,80 €. Enthaltene Allergene erfragen Sie bitte beim Personal.',
    'Alle Preise in Euro inkl. MwSt. · Dienstag Ruhetag',
  ],
};
