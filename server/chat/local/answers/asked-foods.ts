import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import { conceptsIn, isReadByCharacters, wordsOf } from '../../../food/concepts-in.ts';
import { isKindOf, usualPartsOf } from '../../../food/kinds-of-food.ts';
import type { MenuDish } from '../../facts/menu-facts.ts';
import { stem } from '../../facts/stems.ts';
import { allergensOf, choicesOf } from '../reading/avoided-food.ts';
import { isEdible, isIngredient } from '../reading/edible.ts';
import { dishLines } from './declared-of-dish.ts';
import { foodWords, type Teller } from './teller.ts';

/** What the menu's words say, and what is usual, of the food that a guest asks about in a dish. */

/** "Is there pork in the cassoulet?": what the menu's words name of it, and what such a dish usually contains. */
export function askedFoods(teller: Teller, dish: MenuDish): string[] {
  const { words, message } = teller;
  const species = askedSpecies(message, dish);
  if (species.length > 0)
    return [interpolate(words.dish_food_named, { dish: dish.item.title, food: foodWords(teller, species) })];
  if (!message.asks_contents) return [];
  const asked = new Set(
    [...message.wished.map(({ concept }) => concept), ...message.excluded].filter(
      (concept) =>
        isEdible(concept) &&
        !dish.title_concepts.has(concept) &&
        !isOfTitle(teller, dish, concept) &&
        !isOfOption(teller, dish, concept),
    ),
  );
  return [...asked].map((concept) => {
    const params = { dish: dish.item.title, food: foodWords(teller, [concept]) };
    if (dish.kinds.has(concept)) return interpolate(words.dish_food_named, params);
    return interpolate(dish.usual_kinds.has(concept) ? words.dish_food_usual : words.dish_food_unnamed, params);
  });
}

/** "What meat is in the andouillette?", of which the menu's words may be in another language: the pork that they name. */
function askedSpecies({ wished, intent }: Teller['message'], dish: MenuDish): string[] {
  const kinds = ['meat', 'fish', 'seafood'].filter((kind) => wished.some(({ concept }) => concept === kind));
  if (intent !== 'ingredients' || kinds.length === 0) return [];
  const namedSpecies = [...dish.own_concepts].filter(
    (concept) => isIngredient(concept) && kinds.some((kind) => concept !== kind && isKindOf(concept, kind)),
  );
  const animals = namedSpecies.flatMap((concept) => MEATS.filter((meat) => isKindOf(concept, meat)));
  return [...new Set(animals.length > 0 ? animals : namedSpecies)];
}

/** The animals that guests ask for by "what meat?". */
const MEATS = [
  ...['pork', 'beef', 'veal', 'lamb', 'mutton', 'goat', 'chicken', 'turkey', 'duck', 'goose', 'quail', 'guinea fowl'],
  ...['pigeon', 'rabbit', 'hare', 'venison', 'wild boar', 'horse meat', 'ostrich', 'frog leg', 'snail'],
];

/** "Is there meat or fish in the soup?": its declarations, beside the food that its words name. */
export function declaredSeafood(teller: Teller, dish: MenuDish): string[] {
  const { message, words, avoided } = teller;
  const asked = message.wished.map(({ concept }) => concept);
  const seafood = asked.filter((concept) => isKindOf(concept, 'seafood') && isIngredient(concept));
  const asksBoth = seafood.length > 0 && asked.some((concept) => isKindOf(concept, 'meat'));
  if (!message.asks_contents || avoided.length > 0 || !asksBoth) return [];
  const choices = choicesOf(seafood.flatMap(allergensOf));
  return [...dishLines({ ...teller, avoided: choices }, dish).lines, words.allergen_ask];
}

/** Whether the word for a food is the dish's own name: a "tortilla" is an omelette here and a flatbread elsewhere. */
function isOfTitle({ message: { text, locale, wished } }: Teller, dish: MenuDish, concept: string): boolean {
  if (isReadByCharacters(locale)) return false;
  const words = wordsOf(text);
  const named = wished.filter((one) => one.concept === concept);
  return named.some(({ from, to }) => words.slice(from, to).every((word) => dish.title_stems.has(stem(word))));
}

/** Whether a dish can be had with a food, which its own words then needn't name. */
const isOfOption = ({ facts }: Teller, { original }: MenuDish, concept: string): boolean =>
  original.options.some(({ label }) =>
    conceptsIn(facts.main_locale, label).some((named) => isKindOf(named.concept, concept)),
  );

const MAX_USUAL_PARTS = 5;
/** Parts of which every menu is full, or that are no ingredients. */
const UNTOLD_PARTS = new Set([
  'gluten',
  'lactose',
  'alcohol',
  'caffeine',
  'sulphites',
  'sugar',
  'meat',
  'water',
  'salt',
  'oil',
]);

/** What a dish of this name usually contains, if the menu doesn't describe it. */
export function usualParts(teller: Teller, dish: MenuDish): string[] {
  const parts = [...new Set([...dish.title_concepts].flatMap((concept) => [...usualPartsOf(concept)]))]
    .filter((part) => isEdible(part) && !UNTOLD_PARTS.has(part))
    .slice(0, MAX_USUAL_PARTS);
  if (parts.length === 0) return [];
  return [interpolate(teller.words.dish_food_usual, { dish: dish.item.title, food: foodWords(teller, parts) })];
}
