import { entries, type Pool } from './pool.ts';

export const it: Pool = {
  lang: 'it',
  currencies: ['EUR', 'EUR', 'CHF'],
  houses: entries(`Osteria del Noce | Trattoria da Ersilia | La Vecchia Fornace | Il Cortile | Pizzeria Tre Archi
    Locanda del Fiume | Al Vicolo Stretto | La Credenza | Antico Mulino | Bottega Saracena`),
  taglines: entries(
    `Cucina di casa | Dal 1958 | Pizza e cucina | Vini e piccola cucina | Forno a legna | Prodotti del territorio`,
  ),
  lines: entries(`Via dei Tigli 8, Borgo San Lupo | Piazza del Mercato 3 | Chiuso il martedì | Aperto a pranzo e cena
    Tel. 099 555 0134 | Prenotazioni: 099 555 0177`),
  notices: entries(`Coperto e servizio inclusi. | Alcuni prodotti possono essere surgelati all'origine.
    Per informazioni sugli allergeni chiedete al personale. | Buoni regalo da 20 € alla cassa | Menù bambini su richiesta
    Consegna a domicilio gratuita sopra i 15 € | Musica dal vivo ogni sabato`),
  slogans: entries(
    `A tavola non si invecchia. | Buon appetito! | Chi mangia bene vive meglio | Come a casa della nonna`,
  ),
  remarks: entries(`serviti con pane casereccio | secondo disponibilità del mercato | impasto a lunga lievitazione
    tutti i giorni fino alle 15 | minimo due persone | chiedere i gusti del giorno`),
  stories: [
    {
      title: 'La nostra storia',
      text: 'Ersilia cucinava per gli operai della fornace, su un tavolo solo. Oggi i tavoli sono venti, la fornace è la sala grande, e il ragù cuoce ancora sei ore.',
    },
    {
      title: 'Il forno',
      text: 'Bruciamo solo legna di faggio e di ulivo. La pasta riposa due giorni, la pizza cuoce novanta secondi, e il pizzaiolo non ha mai fretta.',
    },
  ],
  kinds: {
    starters: {
      headings: entries(`Antipasti | Per cominciare | Gli antipasti | Stuzzichini`),
      titles:
        entries(`Tagliere di salumi | Bruschetta al pomodoro | Carpaccio di manzo | Insalata di mare | Caprese di bufala
        Fiori di zucca fritti | Vitello tonnato | Polpo e patate | Parmigiana di melanzane | Supplì al telefono
        Cozze gratinate | Crostini toscani`),
    },
    salads: {
      headings: entries(`Insalate | Insalatone | Dall'orto | Le insalate`),
      titles: entries(`Insalata mista | Insalata di finocchi | Insalata greca | Insalata dello chef | Panzanella
        Insalata di farro | Rucola e grana | Insalata nizzarda | Insalata di pollo | Insalata di ceci`),
    },
    mains: {
      headings: entries(`Secondi | Secondi piatti | Dalla griglia | Carne e pesce | I secondi`),
      titles:
        entries(`Tagliata di manzo | Ossobuco alla milanese | Saltimbocca alla romana | Branzino al forno | Frittura di calamari
        Scaloppine al limone | Cotoletta alla milanese | Agnello scottadito | Orata alla griglia | Brasato al vino rosso
        Coniglio alla ligure | Baccalà in umido | Pollo alla cacciatora | Trippa al sugo | Salsiccia e fagioli`),
    },
    pizza: {
      headings: entries(`Pizze | Pizze classiche | Le nostre pizze | Pizze speciali`),
      titles:
        entries(`Margherita | Marinara | Diavola | Capricciosa | Quattro stagioni | Quattro formaggi | Bufalina | Ortolana
        Tonno e cipolla | Boscaiola | Calzone | Napoli | Romana`),
    },
    pasta: {
      headings: entries(`Primi | Primi piatti | Pasta fresca | I primi`),
      titles: entries(`Spaghetti alle vongole | Tagliatelle al ragù | Cacio e pepe | Lasagne al forno | Gnocchi al pesto
        Risotto allo zafferano | Orecchiette alle cime di rapa | Ravioli di ricotta | Bucatini all'amatriciana
        Pappardelle al cinghiale | Trofie al pesto`),
    },
    sides: {
      headings: entries(`Contorni | I contorni | Verdure`),
      titles: entries(`Patate al forno | Verdure grigliate | Cicoria ripassata | Fagioli all'olio | Spinaci al burro
        Patatine fritte | Peperonata | Carciofi alla romana | Purè di patate`),
    },
    breakfast: {
      headings: entries(`Colazione | Colazioni | Dal mattino | La colazione`),
      titles:
        entries(`Cornetto alla crema | Pane burro e marmellata | Uova strapazzate | Toast prosciutto e formaggio | Yogurt e frutta
        Ciambella | Focaccia farcita | Torta della casa | Maritozzo con panna`),
    },
    desserts: {
      headings: entries(`Dolci | I dolci | Dessert | Dolci della casa`),
      titles:
        entries(`Tiramisù | Panna cotta | Cannolo siciliano | Torta della nonna | Semifreddo al torrone | Affogato al caffè
        Crostata di frutta | Babà al rum | Tortino al cioccolato | Sorbetto al limone | Gelato artigianale | Zabaione`),
    },
    hot: {
      headings: entries(`Caffetteria | Caffè e tè | Bevande calde`),
      titles: entries(`Caffè espresso | Caffè macchiato | Cappuccino | Latte macchiato | Cioccolata calda | Tè al limone
        Caffè corretto | Marocchino | Orzo in tazza | Camomilla`),
    },
    soft: {
      headings: entries(`Bibite | Bevande | Analcolici | Da bere`),
      titles:
        entries(`Acqua naturale | Acqua frizzante | Succo di pera | Spremuta d'arancia | Chinotto | Tè freddo alla pesca
        Aranciata amara | Cola | Gassosa | Crodino`),
    },
    beer: {
      headings: entries(`Birre | Birre alla spina | Birre artigianali`),
      titles: entries(`Bionda alla spina | Rossa doppio malto | Weiss non filtrata | Ambrata artigianale | Lager chiara
        Birra analcolica | Stout al caffè | IPA del borgo | Blanche agli agrumi`),
    },
    wine: {
      headings: entries(`Vini | Vini rossi | Vini bianchi | La cantina | Bollicine`),
      titles:
        entries(`Chianti Classico | Barbera d'Asti | Vermentino di Gallura | Montepulciano d'Abruzzo | Soave Classico
        Primitivo di Manduria | Falanghina | Nero d'Avola | Prosecco superiore | Lambrusco | Greco di Tufo | Dolcetto`),
    },
  },
  savoury:
    entries(`pomodoro | mozzarella | basilico | acciughe | olive taggiasche | capperi | funghi porcini | prosciutto crudo | rucola
    scaglie di grana | salsiccia | carciofi | melanzane | peperoni | cipolla rossa | pancetta croccante | burrata | patate
    aglio e peperoncino | limone | olio al tartufo | salvia | pinoli | gorgonzola | speck | noci | crema di zucca | rosmarino`),
  sweet: entries(`crema pasticcera | cioccolato fondente | granella di pistacchio | frutti di bosco | panna montata
    mandorle tostate | miele di castagno | gelato alla vaniglia | cannella | caramello`),
  grapes: entries(
    `Toscana | Sangiovese | fresco e sapido | Piemonte, 13,5% | Sardegna | corposo | Veneto, secco | sentori di ciliegia`,
  ),
  extras: entries(
    `Aggiunta mozzarella | Bufala in più | Impasto integrale | Aggiunta prosciutto | Patatine extra | Latte di soia`,
  ),
  food: entries(`Cucina | La cucina | A pranzo | Dalla cucina`),
  drinks: entries(`Bevande | Dal bar | Da bere`),
  words: {
    with: 'con',
    and: 'e',
    or: 'o',
    choice: 'A scelta:',
    add: 'Aggiunta',
    per_person: 'a persona',
    half: 'mezza',
    whole: 'intera',
    sizes: [
      ['Piccola', 'Media', 'Grande'],
      ['Picc.', 'Med.', 'Gr.'],
      ['Baby', 'Normale', 'Maxi'],
      ['26 cm', '33 cm', '45 cm'],
    ],
    one_size: 'misura unica',
    pieces: 'pezzi',
    market: 'secondo mercato',
    set_menu: entries(`Menù degustazione | Menù del giorno | Menù di terra | Pranzo di lavoro`),
    recommended: 'Consigliato con',
    glass: 'Calice',
    bottle: 'Bottiglia',
    calories: 'kcal',
    each: 'al pezzo',
  },
};
