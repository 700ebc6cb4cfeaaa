import { type DrawnMenu, dish } from './drawn-menu.ts';

const wine = (title: string, glass: number, bottle: number, description: string) =>
  dish(title, { '0,1 l': glass, '0,75 l': bottle }, description);

export const gasthofMenu: DrawnMenu = {
  name: 'gasthof-eine-spalte',
  kind: 'digital-pdf',
  lang: 'de',
  currency: 'EUR',
  house: {
    name: 'Gasthof Mondmühle',
    tagline: 'Gutbürgerliche Küche am Erlenbach',
    lines: ['Familie Traunwieser', 'Mühlweg 7, 83999 Oberlauten', 'Telefon 08099 / 1234'],
  },
  sections: [
    {
      title: 'Suppen',
      items: [
        dish('Leberknödelsuppe (A, C, G)', 5.9, 'kräftige Rinderbrühe mit Schnittlauch'),
        dish('Kürbiscremesuppe (G, L)', 6.2, 'mit Kernöl und gerösteten Kernen'),
        dish('Gulaschsuppe (A, L)', 6.8, 'dazu eine Scheibe Bauernbrot'),
      ],
    },
    {
      title: 'Vorspeisen',
      items: [
        dish('Obazda vom Brett (A, G)', 8.9, 'Radieserl, rote Zwiebeln und Laugenbrezen'),
        dish('Geräucherte Bachforelle (D, M)', 12.5, 'Sahnemeerrettich, Apfel, kleiner Blattsalat'),
        dish('Feldsalat mit Speckkrusteln (A, L, M)', 9.8, 'Kartoffeldressing, wachsweiches Ei'),
      ],
    },
    {
      title: 'Hauptgerichte',
      items: [
        dish('Schweinsbraten aus der Schulter (A, L)', 14.9, 'Dunkelbiersoße, Semmelknödel, Speckkrautsalat'),
        dish(
          'Wiener Schnitzel vom Kalb (A, C, G)',
          22.5,
          'in Butterschmalz gebacken, Petersilienkartoffeln, Preiselbeeren',
        ),
        dish('Zwiebelrostbraten (A, L, M)', 24.9, 'geschmälzte Zwiebeln, Bratkartoffeln, grüne Bohnen'),
        dish(
          'Rehragout (A, G, L)',
          23.8,
          'Blaukraut, Spätzle, Wacholderrahm und eine mit Preiselbeeren gefüllte Birne aus dem eigenen Garten',
        ),
        dish('Gebratenes Saiblingsfilet (D, G)', 21.9, 'Kräuterbutter, Gurkensalat, Salzkartoffeln'),
        dish('Halbes Hähnchen vom Grill', 13.9, 'mit hausgemachtem Kartoffelsalat'),
      ],
    },
    {
      title: 'Ohne Fleisch',
      items: [
        dish('Kässpatzen mit Bergkäse (A, C, G)', 12.9, 'Röstzwiebeln und gemischter Salat'),
        dish('Schwammerl in Rahm (A, G)', 14.5, 'frische Pilze, Semmelknödel'),
        dish('Gemüsestrudel (A, C, G)', 13.2, 'Schnittlauchsoße, Blattsalate'),
      ],
    },
    {
      title: 'Süßes zum Schluss',
      items: [
        dish('Kaiserschmarrn (A, C, G)', 11.9, 'mit Zwetschgenröster, Wartezeit 20 Minuten'),
        dish('Apfelkücherl (A, C, G)', 7.9, 'Zimtzucker und Vanilleeis'),
        dish('Topfenknödel (A, C, G)', 8.4, 'Butterbrösel, Erdbeerkompott'),
        dish('Gemischtes Eis (C, G)', 4.8),
      ],
    },
    {
      title: 'Offene Weine',
      items: [
        wine('Silvaner trocken', 4.2, 26.5, 'Weingut Sonnleitner, Franken'),
        wine('Riesling Kabinett', 4.9, 31, 'Weingut Dornbach, Mosel'),
        wine('Grauburgunder', 4.6, 29, 'Weingut Rebstöckl, Baden'),
        wine('Spätburgunder', 5.4, 34.5, 'Weingut Steinacker, Ahr'),
        wine('Lemberger im Holzfass', 5.8, 36, 'Weingut Haberkorn, Württemberg'),
      ],
    },
    {
      title: 'Bier vom Fass',
      items: [dish('Helles 0,5 l (A)', 4.3), dish('Dunkles 0,5 l (A)', 4.4), dish('Radler 0,5 l (A)', 4.2)],
    },
  ],
  footer: [
    'A Gluten · C Ei · D Fisch · G Milch · L Sellerie · M Senf',
    'Alle Preise in Euro inklusive Mehrwertsteuer und Bedienung. Montag Ruhetag.',
  ],
};
