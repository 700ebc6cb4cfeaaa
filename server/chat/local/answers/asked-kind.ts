import type { NamedConcept } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuDish } from '../../facts/menu-facts.ts';
import { canBeMild, isDrink } from '../finding/kinds-of-dish.ts';
import { asksDishes, namesWine, poolOf } from '../finding/pool-of.ts';
import { isIngredient } from '../reading/edible.ts';
import type { GuestMessage } from '../reading/guest-message.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { countIn } from '../words/counting.ts';
import { hasPhrase } from '../words/phrases.ts';
import { says } from '../words/ways-of-asking.ts';
import { isWhichQuestion } from '../words/which-words.ts';
import type { Teller } from './teller.ts';

/** "What sizes do the lager and the coffee come in?" orders nothing. */
export const SIZE_NOUN =
  / (?:sizes?|tailles?|formats?|tamanos?|tamanhos?|grossen?|misur[ae]|formati|dimensioni) |サイズ|大キサ|사이즈|크기|尺寸|大小|规格|規格|احجام|الاحجام|مقاسات/u;

/** "The less dry of the two" counts nothing that is ordered. */
export const isAskingSum = ({ message: { locale, folded_text }, matches }: Teller): boolean =>
  says(locale, 'total', folded_text) ||
  (countIn(locale, folded_text) !== undefined && !(matches.is_of_those && says(locale, 'compared', folded_text)));

export const asksSpicy = ({ locale, folded_text, asks_mild }: GuestMessage): boolean =>
  asks_mild || hasPhrase(locale, GUEST_LANGUAGES[locale].intents.spicy, folded_text);

/** "Is there cheese in the burger?" of each of the few that may be meant. */
export function containersOf({ message, matches, avoided }: Teller): MenuDish[] {
  if (matches.named || !message.asks_contents || avoided.length > 0 || asksDishes(message)) return [];
  const asked = message.wished.map(({ concept }) => concept);
  const dishes = asked
    .filter((concept) => isKindOf(concept, 'prepared food'))
    .flatMap((concept) =>
      matches.dishes.filter((dish) => [...dish.title_concepts].some((own) => isKindOf(own, concept))),
    );
  const isOfFood = asked.some(isIngredient);
  return isOfFood && dishes.length <= MAX_TOLD_EACH ? [...new Set(dishes)] : [];
}

/** "Thank you, it was delicious." */
export const isPolite = ({ locale, folded_text }: GuestMessage): boolean =>
  says(locale, 'compliment', folded_text) || hasPhrase(locale, GUEST_LANGUAGES[locale].intents.thanks, folded_text);

/** Above this number of dishes a question is about a kind of them. */
export const MAX_TOLD_EACH = 3;

/** Without what the menu describes as spicy, for a guest who can't eat it; all if everything is. */
export function mildOf({ is_mild, facts }: Teller, pool: readonly MenuDish[]): readonly MenuDish[] {
  if (!is_mild || pool === facts.dishes) return pool;
  const mild = pool.filter(canBeMild);
  return mild.length > 0 ? mild : pool;
}

/** Whether a question is about one dish rather than a kind of dishes: "is the soup vegan?", not "vegan soups". */
export const isOfDish = ({ matches, message }: Teller): boolean =>
  matches.named !== undefined &&
  !message.asks_eat &&
  // "Which dishes have no pork?", "which of the galettes are halal?"
  !(message.excluded.length > 0 && asksDishes(message)) &&
  !isWhichQuestion(message.locale, message.text, message.folded_text) &&
  (matches.dishes.length <= 1 || message.intent !== 'eat');

export const isDrinkName = ({ concept }: NamedConcept): boolean =>
  isKindOf(concept, 'drink') || isKindOf(concept, 'measure');

/** Whether a question names a kind of dish or drink, rather than dishes in general. */
export const namesKind = (teller: Teller): boolean =>
  teller.matches.dishes.length > 0 || namesWine(teller.message) || poolOf(teller) !== teller.facts.dishes;

export const isDrinks = ([first]: readonly MenuDish[]): boolean =>
  first !== undefined && (isDrink(first) || [...first.title_concepts].some((concept) => isKindOf(concept, 'drink')));
