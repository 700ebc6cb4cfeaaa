import type { NamedConcept } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuDish, MenuFacts } from '../../facts/menu-facts.ts';
import type { GuestMessage } from '../reading/guest-message.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { hasPhrase } from '../words/phrases.ts';
import { isDrink } from './kinds-of-dish.ts';

/** How hot guests want it, which menus say of few dishes, so that the kind of a dish decides. */

/** Food that is eaten cold in most kitchens. */
const EATEN_COLD = [
  'salad',
  'cold cut',
  'sashimi',
  'sushi',
  'dessert',
  'ice cream',
  'sandwich',
  'raw',
  'oyster',
  'tartare',
];

type Temperature = 'hot' | 'cold';

const NAMES: Readonly<Record<string, Temperature>> = {
  hot: 'hot',
  warm: 'hot',
  'hot drink': 'hot',
  'warm dishes': 'hot',
  cold: 'cold',
  iced: 'cold',
  chilled: 'cold',
  'cold drink': 'cold',
};

/** How drinks are asked for, in any language: "something fresh" is no fresh fish. Folded as messages are. */
const HOT_DRINK =
  / (?:hot|warm|chaude?s?|calientes?|calientit[oa]s?|heiss\p{L}*|warm\p{L}*|cald[oaie]|quentes?|quentinh[oa]s?|(?:ال)?(?:ساخن|سخن|دافي|دافئ)\p{L}*) |[热熱]|温カ|温メ|暖カ|アツイ|アッタカ|アタタカ|ホット|따뜻|뜨거|뜨끈/u;
const COLD_DRINK =
  / (?:cold|chilled|iced|refreshing|frais|fraiche|froide?s?|fri[oa]s?|fresc[oa]s?|fresquit[oa]s?|kalt\p{L}*|kuhl\p{L}*|eiskalt\p{L}*|frisches|fredd[oaie]|fresch[ei]|gelad[oa]s?|geladinh[oa]s?|(?:ال)?(?:بارد|ساقع|مثلج)\p{L}*) |[冰冷凉涼]|ツメタイ|차가|시원/u;

/** "It's so hot today, what is there to drink?" asks for nothing hot. */
const WEATHER =
  / (?:(?:it s|its|it is|so|too|really|bloody) hot|hot (?:day|out|outside|today|weather)|(?:fait|il fait)(?: \p{L}+)? chaud|(?:ist|so|zu)(?: \p{L}+)? heiss|fa(?: \p{L}+)? caldo|(?:esta|ta|tao|muito) quente|(?:الجو|الدنيا) \p{L}+) |[天好太真这][气氣]?[么麼]?[热熱](?!的|饮|飲)|暑|더워|더운/u;

/** Whether a message asks for what is hot or for what is cold; undefined for neither or both. */
export function temperatureIn({ wished, folded_text }: GuestMessage, isOfDrinks: boolean): Temperature | undefined {
  if (WEATHER.test(folded_text)) return undefined;
  const temperatures = new Set(wished.flatMap(({ concept }) => NAMES[concept] ?? []));
  if (isOfDrinks && HOT_DRINK.test(folded_text)) temperatures.add('hot');
  if (isOfDrinks && COLD_DRINK.test(folded_text)) temperatures.add('cold');
  const [only, ...others] = temperatures;
  return others.length === 0 ? only : undefined;
}

const isHotDrink = (dish: MenuDish): boolean =>
  dish.kinds.has('hot drink') && ![...dish.own_concepts].some((concept) => isKindOf(concept, 'cold drink'));

/** Whether a dish is of a kind that is eaten cold. */
const isEatenCold = ({ title_concepts, section_concepts }: MenuDish): boolean =>
  [...title_concepts, ...section_concepts].some((concept) => EATEN_COLD.some((kind) => isKindOf(concept, kind)));

/** Of some drinks those that are served as a message asks. */
export function drinksServedAs(message: GuestMessage, drinks: readonly MenuDish[]): readonly MenuDish[] {
  const temperature = temperatureIn(message, true);
  if (temperature === undefined) return drinks;
  return drinks.filter((dish) => isHotDrink(dish) === (temperature === 'hot'));
}

/** Of some dishes, without drinks those that may well be hot if a message asks for a hot one; all if none may. */
export function dishesServedAs(message: GuestMessage, dishes: readonly MenuDish[]): readonly MenuDish[] {
  if (temperatureIn(message, false) !== 'hot') return dishes;
  const hot = dishes.filter((dish) => !isDrink(dish) && !isEatenCold(dish));
  return hot.length > 0 ? hot : dishes;
}

/**
 * The words for "hot" of a message that asks for something to eat. Where a section is called so, they name it.
 */
export function hotNamesIn({ dishes }: MenuFacts, message: GuestMessage): readonly NamedConcept[] {
  const hot = message.wished.filter(({ concept }) => concept === 'hot' || concept === 'warm');
  const isOfDrinks =
    isAskingDrinks(message) || message.wished.some(({ concept }) => isKindOf(concept, 'drink') || SWEET.has(concept));
  const isSection = dishes.some(({ section_concepts }) => [...section_concepts].some((one) => NAMES[one] === 'hot'));
  return hot.length === 0 || isOfDrinks || isSection ? [] : hot;
}

const SWEET: ReadonlySet<string> = new Set(['dessert', 'sweets']);

const isAskingDrinks = ({ locale, folded_text }: GuestMessage): boolean =>
  hasPhrase(locale, GUEST_LANGUAGES[locale].drinks, folded_text);
