import { type DrawnMenu, dish } from './drawn-menu.ts';

const wine = (title: string, glass: number, bottle: number, description: string) =>
  dish(title, { Verre: glass, Bouteille: bottle }, description);

export const bistroMenu: DrawnMenu = {
  name: 'bistro-deux-colonnes',
  kind: 'digital-pdf',
  lang: 'fr',
  currency: 'CAD',
  house: {
    name: 'L’Œillet de Minuit',
    tagline: 'Bistro de quartier depuis 1998',
    lines: ['418, rue des Tanneurs, Saint-Aubert', '418 555-0142', 'Mardi au samedi, 17 h à 22 h'],
  },
  sections: [
    {
      title: 'Entrées',
      items: [
        dish('Soupe à l’oignon gratinée', 11.5, 'Bouillon de bœuf, croûton au levain, fromage d’alpage'),
        dish('Œuf mollet en meurette', 13, 'Lardons fumés, champignons, sauce au vin rouge'),
        dish('Poireaux vinaigrette', 10.5, 'Noisettes grillées, jaune d’œuf râpé'),
        dish('Terrine de campagne', 12.75, 'Porc et foie de volaille, cornichons, pain de seigle'),
        dish('Betteraves rôties au miel', 12, 'Chèvre frais, pistaches, vinaigre de cidre'),
        dish(
          'Salade de lentilles tièdes',
          11.75,
          'Truite fumée, oignon rouge et œuf dur, vinaigrette relevée à la moutarde à l’ancienne',
        ),
        dish('Escargots à l’ail', 14.5, 'Beurre persillé, six pièces'),
        dish('Velouté du marché', 8.5),
      ],
    },
    {
      title: 'Plats',
      items: [
        dish('Bavette à l’échalote', 29.5, 'Frites maison, beurre maître d’hôtel'),
        dish('Confit de canard', 31, 'Pommes de terre sarladaises, salade amère'),
        dish('Bœuf braisé douze heures', 30.5, 'Carottes fanes, purée à l’huile d’olive, jus corsé'),
        dish('Truite poêlée aux amandes', 27.75, 'Haricots verts, citron confit'),
        dish('Moules à la bière blanche', 24, 'Échalote, persil, frites'),
        dish('Boudin noir aux pommes', 23.5, 'Moutarde ancienne, chou rouge'),
        dish('Risotto d’orge aux cèpes', 22.5, 'Vieux parmesan, huile de noix (végétarien)'),
        dish('Cassoulet de la maison', 28, 'Saucisse de porc, haricots blancs, canard'),
      ],
    },
    {
      title: 'À partager',
      note: 'Servi avec pain de campagne et beurre salé',
      items: [
        dish('Planche de charcuteries', 26, 'Cinq viandes séchées de la région, moutardes'),
        dish('Assiette de fromages', 24.5, 'Quatre fromages, confiture de cerises noires'),
        dish('Sardines grillées', 17.5, 'Citron, fleur de sel'),
      ],
    },
    {
      title: 'Desserts',
      items: [
        dish('Crème brûlée à la vanille', 9.5),
        dish('Tarte fine aux pommes', 10.5, 'Caramel au beurre salé, crème fraîche'),
        dish('Île flottante', 9, 'Pralines roses, crème anglaise'),
        dish('Mousse au chocolat noir', 9.75, 'Éclats de fèves, fleur de sel'),
        dish('Pouding à l’érable', 10, 'Crème glacée au lait'),
      ],
    },
    {
      title: 'Vins',
      items: [
        wine('Sauvignon Les Galets', 10.5, 48, 'Blanc sec, agrumes et pierre à fusil'),
        wine('Chenin Clos du Merle', 12, 56, 'Blanc rond, coing et miel'),
        wine('Rosé Belle Aurore', 9.5, 44, 'Fraise des bois, finale vive'),
        wine('Gamay Trois Ponts', 11, 52, 'Rouge léger, cerise et violette'),
        wine('Syrah Haute Garrigue', 13.5, 64, 'Rouge charpenté, olive noire'),
      ],
    },
    {
      title: 'Cafés et digestifs',
      items: [
        dish('Espresso allongé', 3.75),
        dish('Café liégeois', 7.5),
        dish('Infusion de verveine', 4.25),
        dish('Calvados vieux', 12),
      ],
    },
  ],
  footer: [
    'Les taxes et le service ne sont pas compris dans nos prix.',
    'Allergies ou intolérances ? Parlez-en à votre serveur avant de commander.',
  ],
};
