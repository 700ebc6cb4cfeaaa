import { entries, type Pool } from './pool.ts';

export const de: Pool = {
  lang: 'de',
  currencies: ['EUR', 'EUR', 'CHF'],
  houses: entries(`Gasthaus zur Linde | Wirtshaus am Wehr | Zum Goldenen Hirschen | Café Sonnenhof | Die Alte Post
    Brauhaus Eichengrund | Trattoria am Markt | Restaurant Seeblick | Weinstube Rebstock | Imbiss Hafenkante`),
  taglines: entries(
    `Gutbürgerliche Küche | Regional und frisch | Seit 1924 | Essen und Trinken | Hausgemacht mit Liebe | Speisekarte`,
  ),
  lines:
    entries(`Lindenstraße 4, 79998 Oberwald | Am Markt 12 | Täglich ab 11 Uhr | Montag Ruhetag | Telefon 07699 / 1234
    Tischreservierung: 07699 / 5678 | Warme Küche bis 21.30 Uhr`),
  notices:
    entries(`Alle Preise in Euro inklusive Mehrwertsteuer. | 1 mit Farbstoff, 2 mit Konservierungsstoff, 3 koffeinhaltig
    Über Allergene informiert Sie unser Personal gerne. | Gutscheine ab 25 € an der Theke | Saal für Feiern bis 80 Personen
    Kartenzahlung ab 10 Euro | Jeden Freitag frischer Fisch | Lieferung ab 15 € frei Haus`),
  slogans: entries(`Guten Appetit! | Essen hält Leib und Seele zusammen. | Schön, dass Sie da sind | Mahlzeit!`),
  remarks:
    entries(`dazu servieren wir einen kleinen Salat | bis 14 Uhr | auf Wunsch auch vegan | alle Gerichte auch als kleine Portion
    frisch aus der Pfanne | Bitte fragen Sie nach der Tagessuppe`),
  stories: [
    {
      title: 'Unser Haus',
      text: 'Unter der Linde wurde 1924 das erste Fass angestochen. Die Linde steht noch, das Fass wird jeden Abend neu angestochen, und die Knödel rollt heute die Enkelin.',
    },
    {
      title: 'Aus der Region',
      text: 'Das Wild schießt der Förster, die Forellen kommen aus dem Bach hinter dem Haus. Was wir nicht selbst machen, machen Nachbarn, die wir beim Namen kennen.',
    },
  ],
  kinds: {
    starters: {
      headings: entries(`Vorspeisen | Suppen | Kleine Gerichte | Für den kleinen Hunger | Vorweg`),
      titles: entries(`Flädlesuppe | Rindercarpaccio | Gebackener Camembert | Tagessuppe | Wurstsalat | Kürbiscremesuppe
        Gratinierte Zwiebelsuppe | Matjestatar | Bruschetta | Obatzda mit Brezel | Räucherlachs | Leberknödelsuppe`),
    },
    salads: {
      headings: entries(`Salate | Vom Feld | Salatteller | Frische Salate`),
      titles: entries(`Beilagensalat | Gemischter Salat | Feldsalat mit Speck | Salat mit Putenstreifen | Bauernsalat
        Thunfischsalat | Rucolasalat | Kartoffelsalat | Griechischer Salat | Salat mit Ziegenkäse`),
    },
    mains: {
      headings: entries(`Hauptgerichte | Hauptspeisen | Vom Grill | Fleischgerichte | Aus der Pfanne | Fischgerichte`),
      titles:
        entries(`Wiener Schnitzel | Schweinebraten | Zwiebelrostbraten | Forelle Müllerin | Jägerschnitzel | Sauerbraten
        Käsespätzle | Rinderroulade | Maultaschen | Zanderfilet | Schweinshaxe | Rumpsteak | Hirschgulasch
        Gemüsestrudel | Cordon bleu | Hähnchenbrust | Tafelspitz | Currywurst`),
    },
    pizza: {
      headings: entries(`Pizza | Pizzen | Aus dem Steinofen | Holzofenpizza`),
      titles:
        entries(`Margherita | Salami | Funghi | Prosciutto | Tonno | Hawaii | Vier Jahreszeiten | Spinaci | Diavola
        Gemüsegarten | Calzone | Rustica`),
    },
    pasta: {
      headings: entries(`Nudeln | Nudelgerichte | Pasta | Teigwaren`),
      titles:
        entries(`Spaghetti Bolognese | Tortellini alla Panna | Rigatoni al Forno | Spaghetti Aglio e Olio | Lasagne
        Penne Arrabbiata | Gnocchi Gorgonzola | Tagliatelle mit Lachs | Schinkennudeln`),
    },
    sides: {
      headings: entries(`Beilagen | Dazu | Extras | Zum Dazubestellen`),
      titles: entries(`Pommes frites | Bratkartoffeln | Spätzle | Rotkohl | Kroketten | Semmelknödel | Salzkartoffeln
        Rahmgemüse | Sauerkraut | Reis`),
    },
    breakfast: {
      headings: entries(`Frühstück | Guten Morgen | Brunch | Frühstückskarte`),
      titles:
        entries(`Kleines Frühstück | Strammer Max | Rührei mit Schinken | Bauernomelett | Müsli mit Obst | Französisches Frühstück
        Weißwurst mit Brezel | Pfannkuchen | Käsefrühstück | Avocadobrot`),
    },
    desserts: {
      headings: entries(`Nachspeisen | Desserts | Süßes | Zum Abschluss | Eis und Süßes`),
      titles:
        entries(`Apfelstrudel | Kaiserschmarrn | Rote Grütze | Mousse au Chocolat | Gemischtes Eis | Schwarzwaldbecher
        Panna cotta | Tiramisu | Käsekuchen | Germknödel | Milchreis | Heiße Himbeeren`),
    },
    hot: {
      headings: entries(`Heiße Getränke | Kaffee und Tee | Warme Getränke`),
      titles: entries(`Tasse Kaffee | Espresso | Cappuccino | Milchkaffee | Heiße Schokolade | Pfefferminztee | Glühwein
        Latte macchiato | Kännchen Kaffee | Früchtetee`),
    },
    soft: {
      headings: entries(`Alkoholfreie Getränke | Getränke | Säfte und Limonaden`),
      titles:
        entries(`Apfelschorle | Mineralwasser | Orangenlimonade | Spezi | Johannisbeersaft | Eistee Pfirsich | Cola
        Bitter Lemon | Traubensaft | Holunderschorle`),
    },
    beer: {
      headings: entries(`Biere | Vom Fass | Bier | Flaschenbiere`),
      titles: entries(`Helles vom Fass | Dunkles Lager | Hefeweizen | Pils | Radler | Kellerbier | Kristallweizen
        Alkoholfreies Weizen | Schwarzbier | Kölsch`),
    },
    wine: {
      headings: entries(`Weine | Offene Weine | Weißweine | Rotweine | Weinkarte`),
      titles: entries(`Grauburgunder trocken | Riesling Kabinett | Spätburgunder | Müller-Thurgau | Trollinger
        Weißburgunder | Lemberger | Silvaner trocken | Dornfelder | Weißherbst | Gutedel | Chardonnay`),
    },
  },
  savoury:
    entries(`Bratkartoffeln | Preiselbeeren | Rahmsoße | gebratene Champignons | Röstzwiebeln | Speck | Kräuterbutter
    Remoulade | Rotkohl | Semmelknödel | Spätzle | frischer Meerrettich | Tomaten | Käse | Schinken | Oliven | Zwiebeln | Rucola
    Paprika | Feta | Blattsalate | Gurke | Basilikum | Knoblauch | Spinat | Bergkäse | Pfeffersoße | Pommes frites | Mais | Ei`),
  sweet: entries(`Vanillesoße | Sahne | heiße Kirschen | Vanilleeis | Apfelmus | Puderzucker | Schokoladensoße | Mandeln
    Zimt und Zucker | frische Beeren | Honig`),
  grapes: entries(
    `Baden | trocken | halbtrocken | Rheinhessen, fruchtig | Pfalz | Mosel, feinherb | Württemberg | aus dem Holzfass`,
  ),
  extras: entries(`Extra Käse | Portion Pommes | Soße extra | Spiegelei dazu | Sahne extra | Hafermilch`),
  food: entries(`Speisen | Küche | Warme Küche | Mittagstisch`),
  drinks: entries(`Getränke | Aus dem Keller | Bar`),
  words: {
    with: 'mit',
    and: 'und',
    or: 'oder',
    choice: 'Wahlweise',
    add: 'dazu',
    per_person: 'pro Person',
    half: 'halb',
    whole: 'ganz',
    sizes: [
      ['klein', 'mittel', 'groß'],
      ['kl.', 'mi.', 'gr.'],
      ['26 cm', '30 cm', '36 cm'],
      ['Ø 24', 'Ø 28', 'Ø 32'],
    ],
    one_size: 'eine Größe',
    pieces: 'Stück',
    market: 'Tagespreis',
    set_menu: entries(`Mittagsmenü | Festtagsmenü | Menü des Hauses | Sonntagsmenü`),
    recommended: 'Dazu empfehlen wir',
    glass: 'Glas',
    bottle: 'Flasche',
    calories: 'kcal',
    each: 'je Stück',
  },
};
