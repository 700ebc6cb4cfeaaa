import { ALPINE_FISH_AND_GAME } from './alpine-fish-and-game.ts';
import { ANDES_PAMPAS_AND_CARIBBEAN } from './andes-pampas-and-caribbean.ts';
import { BAKES_AND_BEERS } from './bakes-and-beers.ts';
import { BARS_AND_SWEETS_OF_JAPAN } from './bars-and-sweets-of-japan.ts';
import { BEISL_AND_IMBISS } from './beisl-and-imbiss.ts';
import { BISTRO_AND_BAKERY } from './bistro-and-bakery.ts';
import { BOUCHON_AND_CANTINA } from './bouchon-and-cantina.ts';
import { BOWLS_AND_NOODLES_OF_JAPAN } from './bowls-and-noodles-of-japan.ts';
import { BRASSERIE_AND_OSTERIA } from './brasserie-and-osteria.ts';
import { BUTCHER_AND_FISHMONGER } from './butcher-and-fishmonger.ts';
import { CAFE_AND_BAR_OF_JAPAN } from './cafe-and-bar-of-japan.ts';
import { CARVERY_AND_MORTAR } from './carvery-and-mortar.ts';
import { CELLARS_AND_BRANDS } from './cellars-and-brands.ts';
import { CELLARS_OF_INNS } from './cellars-of-inns.ts';
import { CHARCUTERIE } from './charcuterie.ts';
import { CHEESES } from './cheeses.ts';
import { CHIPPY_SMOKEHOUSE_AND_CURRY } from './chippy-smokehouse-and-curry.ts';
import { COCKTAILS } from './cocktails.ts';
import { COOKING } from './cooking.ts';
import { DAIRY } from './dairy.ts';
import { DINER_AND_SHACK } from './diner-and-shack.ts';
import { DISHES } from './dishes.ts';
import { DISHES_AMERICAS } from './dishes-americas.ts';
import { DISHES_BISTRO } from './dishes-bistro.ts';
import { DISHES_BY_ANOTHER_NAME } from './dishes-by-another-name.ts';
import { DISHES_CHINA_AND_INDIA } from './dishes-china-and-india.ts';
import { DISHES_EAST_ASIA } from './dishes-east-asia.ts';
import { DISHES_EUROPE } from './dishes-europe.ts';
import { DISHES_FRANCE } from './dishes-france.ts';
import { DISHES_GERMANY } from './dishes-germany.ts';
import { DISHES_IBERIA } from './dishes-iberia.ts';
import { DISHES_ITALY } from './dishes-italy.ts';
import { DISHES_JAPAN } from './dishes-japan.ts';
import { DISHES_KOREA } from './dishes-korea.ts';
import { DISHES_LATIN_AMERICA } from './dishes-latin-america.ts';
import { DISHES_LEVANT } from './dishes-levant.ts';
import { DISHES_REGIONAL } from './dishes-regional.ts';
import { DISHES_WEST_SOUTH } from './dishes-west-south.ts';
import { DRINKS } from './drinks.ts';
import { DRINKS_WITHOUT_ALCOHOL } from './drinks-without-alcohol.ts';
import { DUMPLINGS_AND_BREADS } from './dumplings-and-breads.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { FISH } from './fish.ts';
import { FISH_OF_JAPAN } from './fish-of-japan.ts';
import { FISH_WORLD } from './fish-world.ts';
import { FRENCH_CHEESES_AND_SWEETS } from './french-cheeses-and-sweets.ts';
import { FRENCH_FIELDS_AND_SHORES } from './french-fields-and-shores.ts';
import { FRUIT_AND_SPICE } from './fruit-and-spice.ts';
import { GARNISHES_AND_WAYS } from './garnishes-and-ways.ts';
import { GASTHAUS_KITCHEN } from './gasthaus-kitchen.ts';
import { GREENS_AND_SIDES_OF_JAPAN } from './greens-and-sides-of-japan.ts';
import { GROUPS } from './groups.ts';
import { ITALIAN_COASTS_AND_OVENS } from './italian-coasts-and-ovens.ts';
import { ITALIAN_LARDER } from './italian-larder.ts';
import { IZAKAYA_DISHES } from './izakaya-dishes.ts';
import { KISSATEN_AND_TEPPAN } from './kissaten-and-teppan.ts';
import { KITCHEN_MORE } from './kitchen-more.ts';
import { LABELS } from './labels.ts';
import { MEAT } from './meat.ts';
import { MEAT_CUTS } from './meat-cuts.ts';
import { MENU_PHRASES } from './menu-phrases.ts';
import { MENU_TITLES } from './menu-titles.ts';
import { MEXICAN_STALLS } from './mexican-stalls.ts';
import { MORE_INGREDIENTS } from './more-ingredients.ts';
import { MORE_SECTION_TITLES } from './more-section-titles.ts';
import { withMoreWords } from './more-words.ts';
import { NAMED_BY_CUSTOM } from './named-by-custom.ts';
import { NOODLE_SHOP_AND_SUSHI } from './noodle-shop-and-sushi.ts';
import { ORIGINS } from './origins.ts';
import { PANTRY } from './pantry.ts';
import { PANTRY_WORLD } from './pantry-world.ts';
import { PASTA_AND_PUB_DISHES } from './pasta-and-pub-dishes.ts';
import { PLANTS } from './plants.ts';
import { PLANTS_WORLD } from './plants-world.ts';
import { PORTUGUESE_TABLES } from './portuguese-tables.ts';
import { PROVENCE_AND_MAGHREB } from './provence-and-maghreb.ts';
import { QUALITIES } from './qualities.ts';
import { QUALITIES_MORE } from './qualities-more.ts';
import { REGIONAL_WORDS } from './regional-words.ts';
import { SECTIONS } from './sections.ts';
import { SERVICE } from './service.ts';
import { SPANISH_COUNTERS_AND_ISLANDS } from './spanish-counters-and-islands.ts';
import { SPANISH_FIELDS_AND_COASTS } from './spanish-fields-and-coasts.ts';
import { SWEETS_WORLD } from './sweets-world.ts';
import { TABERNA_AND_FONDA } from './taberna-and-fonda.ts';
import { TAPAS_AND_PARRILLA } from './tapas-and-parrilla.ts';
import { TRATTORIA_KITCHEN } from './trattoria-kitchen.ts';
import { WINE_BEER_SPIRITS } from './wine-beer-spirits.ts';
import { WORDS_OF_HOUSES } from './words-of-houses.ts';
import { WORDS_OF_REGIONS } from './words-of-regions.ts';
import { YAKINIKU_AND_SUSHI_COUNTER } from './yakiniku-and-sushi-counter.ts';

const TEXTS = [
  SECTIONS,
  MENU_TITLES,
  MENU_PHRASES,
  MORE_SECTION_TITLES,
  SERVICE,
  GROUPS,
  DISHES,
  DISHES_FRANCE,
  DISHES_BISTRO,
  DISHES_GERMANY,
  DISHES_IBERIA,
  DISHES_ITALY,
  DISHES_EUROPE,
  DISHES_REGIONAL,
  KITCHEN_MORE,
  DISHES_EAST_ASIA,
  DISHES_AMERICAS,
  PASTA_AND_PUB_DISHES,
  SWEETS_WORLD,
  DISHES_WEST_SOUTH,
  MEAT,
  MEAT_CUTS,
  CHARCUTERIE,
  FISH,
  FISH_WORLD,
  DAIRY,
  CHEESES,
  PLANTS,
  PLANTS_WORLD,
  FRUIT_AND_SPICE,
  PANTRY,
  PANTRY_WORLD,
  DRINKS,
  WINE_BEER_SPIRITS,
  DRINKS_WITHOUT_ALCOHOL,
  COOKING,
  QUALITIES,
  QUALITIES_MORE,
  LABELS,
  ORIGINS,
  DISHES_JAPAN,
  DISHES_KOREA,
  COCKTAILS,
  EVERYDAY_WORDS,
  DISHES_LEVANT,
  DISHES_LATIN_AMERICA,
  DISHES_CHINA_AND_INDIA,
  BISTRO_AND_BAKERY,
  BOUCHON_AND_CANTINA,
  DINER_AND_SHACK,
  TAPAS_AND_PARRILLA,
  IZAKAYA_DISHES,
  NOODLE_SHOP_AND_SUSHI,
  CAFE_AND_BAR_OF_JAPAN,
  TRATTORIA_KITCHEN,
  GASTHAUS_KITCHEN,
  DISHES_BY_ANOTHER_NAME,
  NAMED_BY_CUSTOM,
  TABERNA_AND_FONDA,
  BEISL_AND_IMBISS,
  KISSATEN_AND_TEPPAN,
  MORE_INGREDIENTS,
  BRASSERIE_AND_OSTERIA,
  CARVERY_AND_MORTAR,
  GARNISHES_AND_WAYS,
  BUTCHER_AND_FISHMONGER,
  ALPINE_FISH_AND_GAME,
  FISH_OF_JAPAN,
  GREENS_AND_SIDES_OF_JAPAN,
  BOWLS_AND_NOODLES_OF_JAPAN,
  YAKINIKU_AND_SUSHI_COUNTER,
  CHIPPY_SMOKEHOUSE_AND_CURRY,
  BAKES_AND_BEERS,
  DUMPLINGS_AND_BREADS,
  CELLARS_OF_INNS,
  BARS_AND_SWEETS_OF_JAPAN,
  FRENCH_FIELDS_AND_SHORES,
  PROVENCE_AND_MAGHREB,
  ITALIAN_LARDER,
  ITALIAN_COASTS_AND_OVENS,
  SPANISH_FIELDS_AND_COASTS,
  SPANISH_COUNTERS_AND_ISLANDS,
  MEXICAN_STALLS,
  ANDES_PAMPAS_AND_CARIBBEAN,
  PORTUGUESE_TABLES,
  CELLARS_AND_BRANDS,
  FRENCH_CHEESES_AND_SWEETS,
];

/** Every concept, one per line (the format: concept.ts). Lines with "#" are headings. */
export const LEXICON_LINES: readonly string[] = withMoreWords(TEXTS.flatMap(linesOf), [
  ...linesOf(REGIONAL_WORDS),
  ...linesOf(WORDS_OF_HOUSES),
  ...linesOf(WORDS_OF_REGIONS),
]);

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}
