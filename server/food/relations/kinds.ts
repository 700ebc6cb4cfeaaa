import { AMERICAS_KINDS } from './kinds/americas.ts';
import { BISTRO_AND_BAKERY_KINDS } from './kinds/bistro-and-bakery.ts';
import { BOUCHON_AND_CANTINA_KINDS } from './kinds/bouchon-and-cantina.ts';
import { BRASSERIE_AND_OSTERIA_KINDS } from './kinds/brasserie-and-osteria.ts';
import { CARVERY_AND_MORTAR_KINDS } from './kinds/carvery-and-mortar.ts';
import { CHEESE_KINDS } from './kinds/cheeses.ts';
import { COCKTAILS_KINDS } from './kinds/cocktails.ts';
import { DAIRY_AND_EGG_KINDS } from './kinds/dairy-and-eggs.ts';
import { DESSERT_KINDS } from './kinds/desserts.ts';
import { DINER_AND_SHACK_KINDS } from './kinds/diner-and-shack.ts';
import { DISH_KINDS } from './kinds/dishes.ts';
import { DISH_BISTRO_KINDS } from './kinds/dishes-bistro.ts';
import { DISHES_BY_ANOTHER_NAME_KINDS } from './kinds/dishes-by-another-name.ts';
import { DISHES_CHINA_AND_INDIA_KINDS } from './kinds/dishes-china-and-india.ts';
import { DISH_EUROPE_KINDS } from './kinds/dishes-europe.ts';
import { DISH_FRANCE_KINDS } from './kinds/dishes-france.ts';
import { DISH_GERMANY_KINDS } from './kinds/dishes-germany.ts';
import { DISH_IBERIA_KINDS } from './kinds/dishes-iberia.ts';
import { DISH_ITALY_KINDS } from './kinds/dishes-italy.ts';
import { DISHES_JAPAN_KINDS } from './kinds/dishes-japan.ts';
import { DISHES_KOREA_KINDS } from './kinds/dishes-korea.ts';
import { DISHES_LATIN_AMERICA_KINDS } from './kinds/dishes-latin-america.ts';
import { DISHES_LEVANT_KINDS } from './kinds/dishes-levant.ts';
import { DISHES_REGIONAL_KINDS } from './kinds/dishes-regional.ts';
import { DRINK_KINDS } from './kinds/drinks.ts';
import { EAST_ASIA_KINDS } from './kinds/east-asia.ts';
import { FIELDS_COASTS_AND_CELLARS_KINDS } from './kinds/fields-coasts-and-cellars.ts';
import { GRAIN_AND_BAKERY_KINDS } from './kinds/grains-and-bakery.ts';
import { KITCHEN_MORE_KINDS } from './kinds/kitchen-more.ts';
import { MEAT_KINDS } from './kinds/meat.ts';
import { MEAT_CUT_KINDS } from './kinds/meat-cuts.ts';
import { MENU_WORD_KINDS } from './kinds/menu-words.ts';
import { MORE_DRINK_KINDS } from './kinds/more-drinks.ts';
import { MORE_INGREDIENTS_KINDS } from './kinds/more-ingredients.ts';
import { NAMED_BY_CUSTOM_KINDS } from './kinds/named-by-custom.ts';
import { PANTRY_WORLD_KINDS } from './kinds/pantry-world.ts';
import { PASTA_AND_PUB_KINDS } from './kinds/pasta-and-pub-dishes.ts';
import { PLANT_KINDS } from './kinds/plants.ts';
import { PLANTS_WORLD_KINDS } from './kinds/plants-world.ts';
import { PUBS_INNS_AND_COUNTERS_KINDS } from './kinds/pubs-inns-and-counters.ts';
import { RESTAURANT_KITCHEN_KINDS } from './kinds/restaurant-kitchens.ts';
import { SAUCE_KINDS } from './kinds/sauces.ts';
import { SEAFOOD_KINDS } from './kinds/seafood.ts';
import { SEAFOOD_WORLD_KINDS } from './kinds/seafood-world.ts';
import { SWEETS_WORLD_KINDS } from './kinds/sweets-world.ts';
import { TAPAS_AND_PARRILLA_KINDS } from './kinds/tapas-and-parrilla.ts';
import { TAVERNS_INNS_AND_DINERS_KINDS } from './kinds/taverns-inns-and-diners.ts';
import { WEST_SOUTH_KINDS } from './kinds/west-south.ts';

/**
 * What is a kind of what. One line names a parent and its direct children, by their English names in the lexicon:
 *
 *     parent > child, child, …
 *
 * A parent that no line of the lexicon defines is a group ("animal food"); a concept may have several parents. A parent
 * may be in several lines. The roots are those of ROOTS in kinds-of-food.ts. Only what always holds is a kind: smoked
 * salmon is salmon. What a dish is usually made of is in usual-parts.ts: a carbonara usually contains pork.
 */
export const KINDS = [
  MEAT_KINDS,
  MEAT_CUT_KINDS,
  SEAFOOD_KINDS,
  SEAFOOD_WORLD_KINDS,
  DAIRY_AND_EGG_KINDS,
  CHEESE_KINDS,
  PLANT_KINDS,
  GRAIN_AND_BAKERY_KINDS,
  SAUCE_KINDS,
  DISH_KINDS,
  DISH_FRANCE_KINDS,
  DISH_BISTRO_KINDS,
  DISH_GERMANY_KINDS,
  DISH_IBERIA_KINDS,
  DISH_ITALY_KINDS,
  DISH_EUROPE_KINDS,
  DISHES_REGIONAL_KINDS,
  KITCHEN_MORE_KINDS,
  DESSERT_KINDS,
  DRINK_KINDS,
  MENU_WORD_KINDS,
  PLANTS_WORLD_KINDS,
  EAST_ASIA_KINDS,
  MORE_DRINK_KINDS,
  WEST_SOUTH_KINDS,
  AMERICAS_KINDS,
  PANTRY_WORLD_KINDS,
  SWEETS_WORLD_KINDS,
  PASTA_AND_PUB_KINDS,
  DISHES_JAPAN_KINDS,
  DISHES_KOREA_KINDS,
  COCKTAILS_KINDS,
  DISHES_LEVANT_KINDS,
  DISHES_LATIN_AMERICA_KINDS,
  DISHES_CHINA_AND_INDIA_KINDS,
  BISTRO_AND_BAKERY_KINDS,
  BOUCHON_AND_CANTINA_KINDS,
  DINER_AND_SHACK_KINDS,
  TAPAS_AND_PARRILLA_KINDS,
  RESTAURANT_KITCHEN_KINDS,
  DISHES_BY_ANOTHER_NAME_KINDS,
  NAMED_BY_CUSTOM_KINDS,
  TAVERNS_INNS_AND_DINERS_KINDS,
  MORE_INGREDIENTS_KINDS,
  BRASSERIE_AND_OSTERIA_KINDS,
  CARVERY_AND_MORTAR_KINDS,
  PUBS_INNS_AND_COUNTERS_KINDS,
  FIELDS_COASTS_AND_CELLARS_KINDS,
].join('\n');
