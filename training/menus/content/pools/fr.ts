import { entries, type Pool } from './pool.ts';

export const fr: Pool = {
  lang: 'fr',
  currencies: ['EUR', 'CHF', 'CAD', 'EUR'],
  houses: entries(`La Table d'Odette | Le Petit Sarment | Chez Marcelline | L'Auberge du Pont | Le Comptoir des Halles
    Brasserie du Canal | Au Vieux Pressoir | La Cabane à Jules | Les Trois Pommiers | Le Grain de Sel`),
  taglines: entries(
    `Cuisine de marché | Bistrot de quartier | Fait maison | Depuis 1962 | Vins et petites assiettes | Cuisine familiale`,
  ),
  lines: entries(`3, rue des Tilleuls, Valmont | 27, place du Marché | Ouvert du mardi au samedi | Fermé le lundi
    Tél. 01 99 00 12 34 | Réservation conseillée : 01 99 00 56 78 | Service de 12 h à 14 h et de 19 h à 22 h`),
  notices: entries(`Prix nets, service compris. | La liste des allergènes est à votre disposition.
    L'abus d'alcool est dangereux pour la santé. | Nos viandes sont d'origine française. | Chèques non acceptés
    Carte cadeau dès 20 € au comptoir | Salle privée jusqu'à 40 couverts | Plats à emporter : -10 %
    Taxes et service en sus.`),
  slogans: entries(`Le plaisir d'abord. | Bien manger, c'est bien vivre. | À table ! | Ici on prend le temps
    Du potager à l'assiette`),
  remarks: entries(`servis avec frites ou salade | selon l'arrivage | jusqu'à 11 h 30 | demandez le parfum du jour
    pâte pétrie chaque matin | le midi en semaine, hors jours fériés`),
  stories: [
    {
      title: 'Notre histoire',
      text: "En 1962, Odette ouvrait une salle de douze couverts derrière l'épicerie de son père. Il y en a quarante aujourd'hui, mais le pot-au-feu du jeudi n'a pas changé d'une carotte.",
    },
    {
      title: 'La maison',
      text: "Le four date de la construction du pont. On y cuit le pain avant l'aube, puis les terrines, et le soir les gratins qui dorent pendant que vous lisez cette carte.",
    },
  ],
  kinds: {
    starters: {
      headings: entries(`Entrées | Pour commencer | Les entrées | À partager | Hors-d'œuvre`),
      titles: entries(`Terrine de campagne | Œuf parfait | Soupe à l'oignon | Velouté de potimarron | Saumon gravlax
        Escargots de Bourgogne | Tartare de bœuf | Rillettes de canard | Poireaux vinaigrette | Crevettes à l'ail
        Croquettes de fromage | Pâté en croûte | Carpaccio de betterave`),
    },
    salads: {
      headings: entries(`Salades | Nos salades | Les grandes salades | Fraîcheur`),
      titles: entries(`Salade de chèvre chaud | Salade niçoise | Salade lyonnaise | Salade César | Salade paysanne
        Salade de lentilles | Salade du berger | Salade landaise | Taboulé aux herbes | Salade verte`),
    },
    mains: {
      headings: entries(`Plats | Les plats | Viandes | Poissons | Nos spécialités | La suite`),
      titles: entries(`Magret de canard | Blanquette de veau | Entrecôte grillée | Pavé de saumon | Moules marinières
        Bœuf bourguignon | Confit de canard | Filet de bar | Poulet rôti | Joue de bœuf braisée | Cassoulet maison
        Risotto aux cèpes | Andouillette grillée | Souris d'agneau | Hachis parmentier | Steak tartare | Onglet à l'échalote`),
    },
    pizza: {
      headings: entries(`Pizzas | Nos pizzas | Pizzas au feu de bois | Les pizzas`),
      titles:
        entries(`Reine | Quatre fromages | Napolitaine | Paysanne | Végétarienne | Montagnarde | Orientale | Calzone
        Chèvre miel | Marguerite | Forestière | Saumon et aneth`),
    },
    pasta: {
      headings: entries(`Pâtes | Pâtes fraîches | Les pâtes`),
      titles:
        entries(`Tagliatelles au saumon | Lasagnes maison | Ravioles du Dauphiné | Spaghettis carbonara | Penne aux légumes
        Gnocchis au bleu | Linguines aux palourdes | Gratin de macaronis | Rigatonis à la crème de truffe`),
    },
    sides: {
      headings: entries(`Accompagnements | Garnitures | À côté | Suppléments`),
      titles: entries(`Frites maison | Gratin dauphinois | Haricots verts | Purée de pommes de terre | Riz pilaf
        Légumes de saison | Ratatouille | Épinards à la crème | Pommes sautées`),
    },
    breakfast: {
      headings: entries(`Petit-déjeuner | Brunch | Déjeuners | Le matin`),
      titles: entries(`Formule continentale | Omelette aux fines herbes | Pain perdu | Croque-madame | Œufs brouillés
        Crêpes au sucre | Gaufre liégeoise | Tartines beurrées | Bol de muesli | Œufs bénédictine`),
    },
    desserts: {
      headings: entries(`Desserts | Les desserts | Douceurs | Pour finir | Gourmandises`),
      titles: entries(`Crème brûlée | Tarte Tatin | Mousse au chocolat | Île flottante | Profiteroles | Paris-Brest
        Café gourmand | Moelleux au chocolat | Clafoutis aux cerises | Baba au rhum | Tarte au citron | Riz au lait`),
    },
    hot: {
      headings: entries(`Boissons chaudes | Cafés et thés | Cafés`),
      titles: entries(`Expresso | Café crème | Noisette | Chocolat chaud | Cappuccino | Thé vert à la menthe
        Infusion de verveine | Café allongé | Café viennois | Thé noir`),
    },
    soft: {
      headings: entries(`Boissons fraîches | Sans alcool | Boissons | Softs`),
      titles: entries(`Jus d'orange pressé | Limonade artisanale | Sirop à l'eau | Diabolo menthe | Thé glacé pêche
        Eau gazeuse | Citron pressé | Jus de pomme fermier | Cola | Tonic`),
    },
    beer: {
      headings: entries(`Bières | Bières pression | Nos bières | À la pression`),
      titles: entries(`Blonde du canal | Ambrée de garde | Blanche au coriandre | Triple d'abbaye | Brune des halles
        Cidre brut | Panaché | Rousse du moulin | Bière sans alcool | Blonde bio`),
    },
    wine: {
      headings: entries(`Vins | Vins rouges | Vins blancs | La cave | Au verre`),
      titles: entries(`Sancerre blanc | Brouilly | Saint-Joseph | Menetou-Salon | Bordeaux supérieur | Crozes-Hermitage
        Muscadet sur lie | Bandol rosé | Pouilly-Fuissé | Cahors | Chinon | Gewurztraminer`),
    },
  },
  savoury: entries(`pommes grenaille | beurre blanc | sauce au poivre | légumes rôtis | jus court | crème de champignons
    oignons confits | roquette | copeaux de parmesan | noix | chèvre frais | moutarde à l'ancienne | câpres | lardons fumés
    tomates cerises | purée de céleri | herbes fraîches | huile d'olive | ail confit | pain grillé | échalotes | riz sauvage
    sauce tartare | olives noires | basilic | crème fraîche | comté affiné | jambon cru | fenouil | citron`),
  sweet: entries(`crème fouettée | caramel au beurre salé | glace vanille | coulis de framboise | amandes effilées
    fruits rouges | crème anglaise | chocolat noir | noisettes | miel | cannelle`),
  grapes:
    entries(`Chardonnay, Bourgogne | Gamay, Beaujolais | fruité et léger | Vallée de la Loire | Syrah, Rhône | sec et minéral
    notes de cassis | culture biologique`),
  extras: entries(
    `Supplément fromage | Supplément œuf | Sauce au choix | Boule de glace | Supplément frites | Lait d'avoine`,
  ),
  food: entries(`À manger | La cuisine | Le soir | Le midi`),
  drinks: entries(`À boire | Le bar | Boissons`),
  words: {
    with: 'avec',
    and: 'et',
    or: 'ou',
    choice: 'Au choix :',
    add: 'Ajouter',
    per_person: 'par personne',
    half: 'demi',
    whole: 'entier',
    sizes: [
      ['Petit', 'Moyen', 'Grand'],
      ['Pt', 'Moy', 'Gd'],
      ['26 cm', '31 cm', '40 cm'],
      ['Entrée', 'Plat', 'Familial'],
    ],
    one_size: 'taille unique',
    pieces: 'pièces',
    market: 'selon arrivage',
    set_menu: entries(`Menu du marché | Formule du midi | Menu dégustation | Menu du terroir`),
    recommended: 'Accord :',
    glass: 'Verre',
    bottle: 'Bouteille',
    calories: 'kcal',
    each: 'la pièce',
  },
};
