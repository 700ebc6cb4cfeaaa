/** What menus in English, French, German, Spanish, Italian and Portuguese print over, beside and below their items. */

export const HEADING_WORDS = new Set(
  `appetizer appetizers starter starters entree entrees entrée entrées main mains soup soups salad salads sandwich sandwiches burger burgers
  pizza pizzas pasta pastas side sides dessert desserts drink drinks beverage beverages wine wines beer beers cocktail cocktails breakfast
  brunch lunch dinner special specials kids sweets snacks sharing shareables platters seafood fish meat grill grills wraps tacos bowls
  coffee tea teas spirits whites reds vegetarian vegan extras addons toppings classics favorites favourites
  plat plats salade salades soupe soupes potage potages viande viandes poisson poissons pâtes pates fromage fromages boisson boissons vin vins
  bière bieres bières apéritif apéritifs digestif digestifs formule formules menu menus carte suggestions grillades accompagnements garnitures
  enfant enfants crêpes galettes moules fruits spécialités planches ardoise blancs rouges rosés cafés thés glaces hors-d'oeuvre
  vorspeise vorspeisen hauptgericht hauptgerichte hauptspeisen nachspeisen dessert beilagen suppen salate getränke weine biere fisch fleisch kinder
  primeros segundos aperitivos arroces raciones picar mar guarniciones menú día
  speisekarte getränkekarte vesper schnitzel pfannengerichte tagesmenü mittagstisch warme kalte spirituosen alkoholfreie
  entrantes entradas ensaladas sopas carnes pescados postres bebidas vinos cervezas tapas raciones
  antipasti primi secondi contorni dolci bevande vini birre insalate zuppe pratos sobremesas saladas vinhos`.split(
    /\s+/,
  ),
);

/** Those of them that name a section and never a dish: "Crêpes" and "Fish tacos" may be either. */
export const SECTION_NAMES = new Set(
  `appetizers starters mains sides desserts drinks beverages wines beers cocktails specials sweets extras addons toppings
  spirits plats entrées boissons vins bières apéritifs digestifs formules menus accompagnements garnitures
  vorspeisen hauptgerichte hauptspeisen nachspeisen beilagen getränke weine biere entrantes postres bebidas vinos cervezas
  antipasti contorni dolci bevande vini birre sobremesas`.split(/\s+/),
);

/** Heads of price columns, and labels of one of several prices. */
export const PRICE_LABELS = new Set(
  `glass gl bottle btl verre bouteille bout pichet carafe demi pinte pint half full whole small medium large regular sm md lg s m l xl
  petit petite moyen moyenne grand grande simple double cup bowl pitcher jug glas flasche klein groß gross copa botella vaso bicchiere
  bottiglia calice single midi soir entier entière assiette plat entrée shot
  media medio entera tapa ración racion caña jarra pinta karaffe krug kännchen halbe magnum ballon litre liter slice dozen
  caraffa intera mezza meia inteira taça garrafa copo
  lrg lge sml reg regular xxl peq pq méd med gde gr pet moy kl mittel mitt gran pequeño pequeña mediano mediana pequeno pequena
  médio média piccolo piccola medio grande chico chica`.split(/\s+/),
);
export const QUANTITY = /^\d{1,4}(?:[.,]\d{1,2})?(?:cl|ml|l|oz|g|gr|kg|dl|pc|pcs|pz|stk|in|inch|cm|")$/i;
export const QUANTITY_UNIT =
  /^(?:cl|ml|l|oz|g|gr|kg|dl|pc|pcs|pieces?|pièces?|morceaux|mcx|stück|stk|uds?|un|unid|unidades|pezzi|pz|peças|inch|cm|lb|lbs|%|ans|years|minutes?|min|pers\.?|personnes?|people|portion(?:en|s)?)$/i;

/** Measures beside prices that are not priced: energy and alcohol. */
export const MEASURE_UNIT = /^(?:k?cals?|kj|%|%?vol|°|abv|alc|ibu)$/i;
export const MEASURE = /^\d{1,4}(?:[.,]\d{1,2})?(?:k?cals?|kj|%|°|%?vol)$/i;
/** Heads of columns of such measures, of years, of numbers and of a dish's allergens. */
export const MEASURE_HEAD =
  /^(?:k?cals?|calor\p{L}*|kalorien|kj|energ\p{L}*|%|%?vol|abv|alc|alcohol|alk|alkohol|alcool|álcool|ibu|year|vintage|année|an|millésime|jahr|jahrgang|año|añada|anno|annata|ano|colheita|no|nr|n[°º]|num|art|code|bin|allergen\p{L}*|allergènes?|alérgenos?)$/iu;

/** A diet mark or the sign of a footnote. */
export const MARK =
  /^(?:\((?:V|VG|VE|VGN|GF|DF|NF|SG|LF|N|S|G|P)\)|V|VG|VE|VGN|GF|DF|NF|SG|LF|[*†‡§]{1,3}|[¹²³⁴⁵⁶⁷⁸⁹]+|(?!°)[\p{So}\u{1F100}-\u{1F1FF}]{1,3})$/u;

/** Units that follow decimals. */
export const VOLUME_UNIT = /^(?:cl|ml|dl|l|kg)$/i;

export const PRICE_IN_WORDS =
  /(?:^|\s)(MP|M\.P\.|M\/P|S\.P\.|MKT|S\.?Q\.?|market price|daily price|price on request|tagesaktuell|(?:auf|nach) anfrage|(?:au )?prix du (?:marché|jour)|(?:selon|au) (?:le )?(?:marché|arrivage|cours(?: du (?:marché|jour))?)|(?:tages|markt)preis|(?:preis )?(?:nach gewicht|auf anfrage)|(?:p\.?)?s\/m|s\.m\.|p\.s\.m\.|según (?:mercado|peso)|a consultar|secondo mercato|stagionale|sob consulta|preço de mercado|precio (?:de|según) mercado|prezzo (?:di mercato|del giorno)|preço do dia)$/i;

/** Words that are a price in a column of prices alone. */
export const PRICE_WORD = /^(?:ask|market|seasonal|mercado|saison|stagione)$/i;

export const OPTION_START =
  /^\*?\s?(?:\+|add\b|adds?[- ]?ons?\b|extra\b|suppl[ée]ments?\b|ajoute[rz]?\b|sub(?:stitute)?\b|upgrade\b)/i;

/** The unit of a price, alone beside it: such a price applies to a whole group. */
export const PER_UNIT =
  /^\(?(?:each|apiece|per (?:person|head|piece|guest)|p\.\s?p\.?|pro (?:person|kopf|stück)|je (?:person|stück)|par (?:personne|pièce|tête)|(?:à )?la pièce|por (?:persona|unidad|cabeza|pessoa|cabeça|unidade)|(?:la|cada) unidad|a unidade|cada|(?:a|per|per ogni) persona|al pezzo|cadauno|l'uno)\)?$/iu;

/** Separators between the dishes of a set menu, on a line of their own. */
export const CHOICE = /^[-–—~•*\s]*(?:or|ou|oder|o|oppure|and|et|und|y|e)[-–—~•*\s]*$/i;
/** Marks a section that continues in the next column or on the next page. */
export const CONTINUED =
  /(?<!\s)\s*(?:[([]|[-–—…]\s*)(?:continued|cont['’.]?d?\.?|suite|fortsetzung|continuación|segue|seguito|continuação)[)\]]?\s*$/iu;

export const WEEKDAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo)\s*:?$/i;

/** A surcharge named within a description. */
export const SURCHARGE = /[*(+]\s?(?:substitut|add|extra|sub\b|suppl)/i;

export const NOISE = [
  /https?:|www\.|\b[\w.-]+@[\w-]+\.\w+|\b[\w-]{3,} ?\.(?:com|fr|ca|de|net|org|ch|be|it|es|pt)\b/i,
  /(?:\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4})|(?:\b0\d(?:[ .]?\d{2}){4}\b)|(?:\+\d{1,3}[ .]?\d)|\b0\d{3,4}[ /-]\d{2,}/,
  /\b\d{1,2}(?::\d{2})?\s?[ap]\.?m\.?\b|\b\d{1,2}\s?[h:]\s?(?:\d{2})?\s?[-–à]\s?\d{1,2}\s?[h:]|\b\d{1,2}:\d{2}\b.*\b(?:uhr|to|-|–)/i,
  /\b(?:calle|carrer|plaza|avenida|rue|quai|place|via|piazza|viale|rua|largo|cours)\b[^,]*,? n?[°º]? ?\d{1,4}\b|\b\p{L}+(?:weg|platz|gasse|allee|straße|strasse|ring|ufer) \d{1,4}\b|\b\d{1,4},? (?:bis )?(?:rue|avenue|boulevard|quai|place|cours)\b|\b(?:telefon|tel|tél|phone|fax|teléfono)\b[ .:]*\+?\(?\d/iu,
  /\b\d+\b.*\b(?:street|avenue|ave|blvd|boulevard|road|rd|suite|straße|strasse)\b|\b\d{5}(?:-\d{4})? [A-ZÀ-Ý][a-zà-ÿ]+$|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/,
  /\b(?:consuming|undercooked|foodborne|gratuity|sales tax|allerg(?:y|ies|ens?|ènes?|ies|iker)|cross[- ]contamination|please (?:inform|ask|notify|let)|taxes? (?:not |non )?(?:included|incluses?|extra)|(?:all |our )?prices (?:include|exclude|are)|tous nos prix|alle preise|precios con|prix nets?|service compris|inkl\.? mwst|gluten[- ]?free options|follow us|leave us|gift card|reservations?|open daily|thank you|bon appétit|guten appetit|all rights|copyright|©)\b/i,
  /\b(?:iva|i\.v\.a\.|mwst|mehrwertsteuer|tva) (?:incl|inkl|compris|no incl)|(?:incl|inkl)[\p{L}.]* (?:iva|mwst|mehrwertsteuer|tva|vat)\b|al[ée]rg(?:en|ic|i)|zusatzstoff|kennzeichnungspflicht|coperto|l.abus d.alcool|nuestro personal|service charge|viandes? (?:d.origine|bovine)/iu,
  /\b\d{1,2}[.:]\d{2}\s?(?:-|–|bis)\s?\d{1,2}[.:]\d{2}\s?uhr|öffnungszeiten|horaires|opening hours|horario/iu,
  // Gift vouchers, cards, delivery, cover charges, parties, music.
  /\b(?:gift (?:cards?|vouchers?|certificates?)|(?:geschenk)?gutscheine?\b|(?:bons?|ch[eè]ques?|cartes?)[- ]cadeaux?|tarjetas? (?:de )?regalo|(?:vales?|cheques?|cart(?:ões|ão))[- ](?:de )?(?:oferta|regalo|presente)|buon[oi] regalo)\b/iu,
  /^(?:kartenzahlung|card payments?|paiement par carte|pago con tarjeta|pagamenti? con carta|pagamento com cartão|(?:home |free )?delivery\b|livraison|lieferung|lieferservice|consegna a domicilio|(?:entrega|reparto|envío)s? a(?:o)? domic[íi]lio|live[- ]musi[ck]|música en (?:vivo|directo)|musique live|musica dal vivo|música ao vivo)/iu,
  /^(?:cover charge|couvert (?:por|par|pro|per)\b|(?:pan y )?cubierto\b|pane e coperto|servizio e coperto|suplemento (?:de |en )?terraza|terrassenzuschlag|supplément terrasse)/iu,
  /^(?:(?:seite|page|página|pagina|p\.)\s?)?\d{1,3}(?:\s?(?:\/|of|sur|von|de|di)\s?\d{1,3})?$/i,
  /^(?:\p{L}+,? )?(?:le )?\d{1,2}(?:st|nd|rd|th|er|\.)? (?:de |of )?(?:jan|feb|fév|mar|m[aä]r|apr|avr|abr|ma[iy]|jun|juin|jul|juil|aug|ago|août|sep|oct|okt|out|nov|dec|déc|dic|dez)\p{L}*\.?(?:,? (?:de )?20\d\d)?$/iu,
  /^(?:mon|tues?|wed|thurs?|fri|sat|sun)(?:day|s)?\b.*(?:mon|tues?|wed|thurs?|fri|sat|sun|\d)|^(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b.*\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b/i,
];

export const STOP_WORDS: Readonly<Record<string, string>> = {
  en: 'the and with of on in or our your served choice fresh house grilled sauce cheese chicken a',
  fr: 'le la les et de du des au aux avec sur ou en une un nos votre maison sauce fromage poulet à',
  de: 'der die das und mit auf aus vom in oder unser dazu hausgemacht soße käse im an',
  es: 'el los las y con de del en o nuestro casa salsa queso pollo al una un',
  it: 'il gli e con di della del alla in o nostro casa salsa formaggio pollo al una un',
  pt: 'o os as e com de do da dos em ou nosso casa molho queijo frango ao uma um',
};
