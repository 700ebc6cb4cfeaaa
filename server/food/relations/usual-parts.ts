import { AMERICAS_PARTS } from './parts/americas.ts';
import { BISTRO_AND_BAKERY_PARTS } from './parts/bistro-and-bakery.ts';
import { BOUCHON_AND_CANTINA_PARTS } from './parts/bouchon-and-cantina.ts';
import { BRASSERIE_AND_OSTERIA_PARTS } from './parts/brasserie-and-osteria.ts';
import { CARVERY_AND_MORTAR_PARTS } from './parts/carvery-and-mortar.ts';
import { CHEESE_PARTS } from './parts/cheeses.ts';
import { COCKTAILS_PARTS } from './parts/cocktails.ts';
import { DESSERT_AND_DRINK_PARTS } from './parts/desserts-and-drinks.ts';
import { DINER_AND_SHACK_PARTS } from './parts/diner-and-shack.ts';
import { DISH_PARTS } from './parts/dishes.ts';
import { DISH_BISTRO_PARTS } from './parts/dishes-bistro.ts';
import { DISHES_BY_ANOTHER_NAME_PARTS } from './parts/dishes-by-another-name.ts';
import { DISHES_CHINA_AND_INDIA_PARTS } from './parts/dishes-china-and-india.ts';
import { DISH_EUROPE_PARTS } from './parts/dishes-europe.ts';
import { DISH_FRANCE_PARTS } from './parts/dishes-france.ts';
import { DISH_GERMANY_PARTS } from './parts/dishes-germany.ts';
import { DISH_IBERIA_PARTS } from './parts/dishes-iberia.ts';
import { DISH_ITALY_PARTS } from './parts/dishes-italy.ts';
import { DISHES_JAPAN_PARTS } from './parts/dishes-japan.ts';
import { DISHES_KOREA_PARTS } from './parts/dishes-korea.ts';
import { DISHES_LATIN_AMERICA_PARTS } from './parts/dishes-latin-america.ts';
import { DISHES_LEVANT_PARTS } from './parts/dishes-levant.ts';
import { DISHES_REGIONAL_PARTS } from './parts/dishes-regional.ts';
import { EAST_ASIA_PARTS } from './parts/east-asia.ts';
import { FIELDS_COASTS_AND_CELLARS_PARTS } from './parts/fields-coasts-and-cellars.ts';
import { INGREDIENT_PARTS } from './parts/ingredients.ts';
import { KITCHEN_MORE_PARTS } from './parts/kitchen-more.ts';
import { MEAT_CUT_PARTS } from './parts/meat-cuts.ts';
import { MORE_DRINK_PARTS } from './parts/more-drinks.ts';
import { MORE_INGREDIENTS_PARTS } from './parts/more-ingredients.ts';
import { NAMED_BY_CUSTOM_PARTS } from './parts/named-by-custom.ts';
import { PANTRY_WORLD_PARTS } from './parts/pantry-world.ts';
import { PASTA_AND_PUB_PARTS } from './parts/pasta-and-pub-dishes.ts';
import { PLANTS_WORLD_PARTS } from './parts/plants-world.ts';
import { PUBS_INNS_AND_COUNTERS_PARTS } from './parts/pubs-inns-and-counters.ts';
import { RESTAURANT_KITCHEN_PARTS } from './parts/restaurant-kitchens.ts';
import { SEAFOOD_WORLD_PARTS } from './parts/seafood-world.ts';
import { SWEETS_WORLD_PARTS } from './parts/sweets-world.ts';
import { TAPAS_AND_PARRILLA_PARTS } from './parts/tapas-and-parrilla.ts';
import { TAVERNS_INNS_AND_DINERS_PARTS } from './parts/taverns-inns-and-diners.ts';
import { WEST_SOUTH_PARTS } from './parts/west-south.ts';

/**
 * What a dish usually contains although its name doesn't say so, by their English names in the lexicon. One line is a
 * part and the dishes or kinds that usually contain it, or a dish and its parts by the classical recipe:
 *
 *     part : dish, dish, …
 *     dish = part, part, …, no part
 *
 * A kind of the dish inherits its parts; "no part" stops a part, with every kind of it, that would be inherited (a fish
 * burger is a burger without beef). Used to leave dishes out ("no pork"), never to say that a dish contains or lacks
 * something: "no part" only means that the part is not usual.
 */
export const USUAL_PARTS = [
  INGREDIENT_PARTS,
  MEAT_CUT_PARTS,
  SEAFOOD_WORLD_PARTS,
  CHEESE_PARTS,
  DISH_PARTS,
  DISH_FRANCE_PARTS,
  DISH_BISTRO_PARTS,
  DISH_GERMANY_PARTS,
  DISH_IBERIA_PARTS,
  DISH_ITALY_PARTS,
  DISH_EUROPE_PARTS,
  DISHES_REGIONAL_PARTS,
  KITCHEN_MORE_PARTS,
  DESSERT_AND_DRINK_PARTS,
  PLANTS_WORLD_PARTS,
  EAST_ASIA_PARTS,
  MORE_DRINK_PARTS,
  WEST_SOUTH_PARTS,
  AMERICAS_PARTS,
  PANTRY_WORLD_PARTS,
  SWEETS_WORLD_PARTS,
  PASTA_AND_PUB_PARTS,
  DISHES_JAPAN_PARTS,
  DISHES_KOREA_PARTS,
  COCKTAILS_PARTS,
  DISHES_LEVANT_PARTS,
  DISHES_LATIN_AMERICA_PARTS,
  DISHES_CHINA_AND_INDIA_PARTS,
  BISTRO_AND_BAKERY_PARTS,
  BOUCHON_AND_CANTINA_PARTS,
  DINER_AND_SHACK_PARTS,
  TAPAS_AND_PARRILLA_PARTS,
  RESTAURANT_KITCHEN_PARTS,
  DISHES_BY_ANOTHER_NAME_PARTS,
  NAMED_BY_CUSTOM_PARTS,
  TAVERNS_INNS_AND_DINERS_PARTS,
  MORE_INGREDIENTS_PARTS,
  BRASSERIE_AND_OSTERIA_PARTS,
  CARVERY_AND_MORTAR_PARTS,
  PUBS_INNS_AND_COUNTERS_PARTS,
  FIELDS_COASTS_AND_CELLARS_PARTS,
].join('\n');
