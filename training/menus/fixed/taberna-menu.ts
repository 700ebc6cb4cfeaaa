import { type DrawnMenu, dish, ofSetMenu, unpriced } from './drawn-menu.ts';

const SET_MENU_PRICE = 16.9;
const course = (title: string) => ofSetMenu(title, SET_MENU_PRICE);
const plate = (title: string, half: number, whole: number, description: string | null = null) =>
  dish(title, { Media: half, Entera: whole }, description);

/** The first three sections are the courses of the set menu, under one heading with its price. */
export const tabernaMenu: DrawnMenu = {
  name: 'taberna-menu-del-dia',
  kind: 'flat-image',
  lang: 'es',
  currency: 'EUR',
  house: {
    name: 'Taberna del Almendro',
    tagline: 'cocina de mercado',
    lines: ['Calle de los Alfareros, 15', 'Villaclara del Río', '955 000 142'],
  },
  sections: [
    {
      title: 'Primeros',
      group_price: SET_MENU_PRICE,
      items: [
        course('Gazpacho con su guarnición'),
        course('Lentejas estofadas'),
        course('Ensalada de tomate y ventresca'),
      ],
    },
    {
      title: 'Segundos',
      group_price: SET_MENU_PRICE,
      items: [
        course('Merluza a la plancha'),
        course('Carrillera de cerdo al vino tinto'),
        course('Pisto con huevo frito'),
      ],
    },
    {
      title: 'Postres del menú',
      group_price: SET_MENU_PRICE,
      items: [course('Arroz con leche'), course('Fruta de temporada')],
    },
    {
      title: 'Para picar',
      items: [
        dish('Aceitunas aliñadas', 3.5),
        dish('Croquetas de jamón', 9, 'Seis unidades, bechamel de leche fresca'),
        dish('Patatas bravas', 6.5, 'Salsa picante de pimentón y alioli'),
        dish('Boquerones en vinagre', 8.8, 'Ajo, perejil y aceite de oliva'),
        dish('Pan con tomate', 3),
      ],
    },
    {
      title: 'Raciones',
      items: [
        plate('Jamón ibérico', 12.5, 23, 'Cortado a cuchillo'),
        plate('Queso curado de oveja', 8, 14.5),
        plate('Pulpo a la brasa', 13, 24, 'Puré de patata y pimentón ahumado'),
        plate('Ensaladilla de la casa', 5.5, 9.8),
      ],
    },
    {
      title: 'Arroces',
      note: 'Precio por persona, mínimo dos personas',
      items: [
        dish('Arroz negro con sepia', 17.5, 'Alioli suave'),
        dish('Arroz de verduras', 15, 'Alcachofa, judía verde y setas'),
      ],
    },
    {
      title: 'Del mar',
      items: [
        dish('Pescado de la lonja', [18, 24], 'Según pieza, al horno o a la espalda'),
        dish('Calamares a la andaluza', 13.5, 'Con limón y mayonesa de lima'),
        unpriced('Gambas a la sal', 's/m', 'Se pesan en la mesa'),
      ],
    },
    {
      title: 'Postres',
      items: [
        dish('Tarta de almendra', 6, 'Con helado de vainilla'),
        dish('Flan de huevo', 4.8),
        dish('Sorbete de limón', 5),
      ],
    },
  ],
  footer: ['IVA incluido. Terraza: suplemento del 10 %.', 'Consulte a nuestro personal sobre los alérgenos.'],
};
