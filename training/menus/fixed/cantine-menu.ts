import { type DrawnMenu, dish } from './drawn-menu.ts';

const wine = (title: string, glass: number, jug: number) => dish(title, { verre: glass, pichet: jug });

export const cantineMenu: DrawnMenu = {
  name: 'cantine-ardoise',
  kind: 'photo',
  lang: 'fr',
  currency: 'EUR',
  house: { name: 'La Cantine du Lavoir', tagline: 'l’ardoise de la semaine', lines: [] },
  sections: [
    {
      title: 'Entrées',
      items: [
        dish('Rillettes de maquereau', 7.5),
        dish('Soupe de potimarron', 6),
        dish('Œufs mimosa', 5.5),
        dish('Salade de chèvre chaud', 8.5),
        dish('Poêlée de girolles', 9.5),
      ],
    },
    {
      title: 'Plats',
      items: [
        dish('Blanquette de veau', 16.5, 'riz pilaf, carottes'),
        dish('Saucisse purée', 13, 'jus à l’ail'),
        dish('Dos de cabillaud', 18, 'fondue de poireaux'),
        dish('Steak haché frites', 14.5, 'salade verte'),
        dish('Gnocchis à la courge', 13.5, 'sauge et noisettes'),
        dish('Pot-au-feu du jeudi', 15),
      ],
    },
    {
      title: 'Desserts',
      items: [
        dish('Riz au lait', 5),
        dish('Tarte aux poires', 6.5),
        dish('Fondant au chocolat', 7),
        dish('Fromage blanc au miel', 4.5),
        dish('Assiette de trois fromages', 8),
      ],
    },
    {
      title: 'À boire',
      items: [
        wine('Côtes de Vaubrun', 4.5, 14),
        wine('Blanc des Aubiers', 4, 12.5),
        dish('Cidre fermier', 3.5),
        dish('Sirop maison', 2),
        dish('Limonade', 3),
        dish('Bière blonde', 4),
        dish('Café', 1.8),
        dish('Thé à la menthe', 2.5),
      ],
    },
  ],
  footer: ['Prix nets, service compris'],
};
