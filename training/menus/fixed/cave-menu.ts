import { type DrawnItem, type DrawnMenu, dish } from './drawn-menu.ts';

const both = (title: string, house: string, glass: number, bottle: number): DrawnItem =>
  dish(title, { '12 cl': glass, '75 cl': bottle }, house);
const bottle = (title: string, house: string, price: number): DrawnItem => dish(title, { '75 cl': price }, house);

export const caveMenu: DrawnMenu = {
  name: 'cave-par-regions',
  kind: 'digital-pdf',
  lang: 'fr',
  currency: 'EUR',
  house: { name: 'La Cave du Vieux Pont', tagline: 'bar à vins', lines: ['3, quai des Tonneliers, Montverdon'] },
  sections: [
    {
      title: 'Vallée de la Lys',
      items: [
        both('Pierre Blonde 2022', 'Domaine Aubertin', 6.5, 34),
        both('Les Trois Ruisseaux 2021', 'Clos Malvoisin', 8, 43),
        bottle('Coteau Saint-Ange 2019', 'Domaine Ferrandot', 58),
        both('Vieilles Vignes 2022', 'Maison Tardieu-Lance', 7.5, 39),
      ],
    },
    {
      title: 'Haut Pays',
      items: [
        both('Altesse du Lac 2023', 'Cellier des Bauges', 6, 31),
        bottle('Roussane Grand Replat 2020', 'Domaine Perronnet', 62),
        both('Jacquère de Printemps 2023', 'Domaine Perronnet', 5.5, 28),
      ],
    },
    {
      title: 'Côte du Midi',
      items: [
        both('Picpoul des Sables 2023', 'Mas Courtial', 5.5, 27),
        both('Vermentino Bord de Mer 2022', 'Château Roquelaure', 7, 36),
        bottle('Blanc de Lune 2021', 'Mas Courtial', 49),
      ],
    },
    {
      title: 'Bord du Rhône',
      items: [
        both('Rouge Gorge 2021', 'Domaine des Galets', 6.5, 33),
        both('Syrah du Plateau 2020', 'Cave Vernoux', 9, 52),
        bottle('Les Terrasses 2017', 'Domaine des Galets', 88),
        bottle('Grand Galet 2016', 'Domaine des Galets', 124),
      ],
    },
    {
      title: 'Sud-Ouest',
      items: [
        both('Malbec Pied Noir 2019', 'Château Larrieu', 7, 38),
        both('Négrette de Mai 2022', 'Clos Sarrazy', 6, 30),
        bottle('Tannat Vieux Chai 2015', 'Château Larrieu', 71),
      ],
    },
    {
      title: 'Beaux Monts',
      items: [
        both('Gamay Sans Façon 2023', 'Domaine Chassagnol', 6, 31),
        both('Morgelle 2021', 'Jean Descombes fils', 8.5, 46),
        bottle('Pinot des Brumes 2020', 'Domaine Chassagnol', 64),
        bottle('Clos du Prieur 2018', 'Domaine Villarey', 96),
      ],
    },
    {
      title: 'Champagne',
      items: [
        both('Brut Réserve', 'Maison Delvincourt', 11, 64),
        bottle('Blanc de Blancs 2015', 'Maison Delvincourt', 98),
      ],
    },
    {
      title: 'Ailleurs',
      items: [
        both('Crémant Perle Fine', 'Cave de la Combe', 7, 37),
        both('Pétillant Naturel Zeste 2023', 'Clos Sarrazy', 7.5, 39),
      ],
    },
  ],
  footer: [
    'Prix nets en euros, service compris. Les millésimes peuvent changer selon les arrivages.',
    'L’abus d’alcool est dangereux pour la santé, à consommer avec modération.',
  ],
};
