import { isKindOf } from '../../../food/kinds-of-food.ts';
import { hasAlcohol } from '../../../food/without-alcohol.ts';
import { isInRange } from '../finding/in-range.ts';
import { withoutKinds } from '../finding/left-out-dishes.ts';
import { namedPartsOf } from '../finding/named-parts.ts';
import { asksDishes, asksDrinks, mayAskMains, namesWine, poolOf } from '../finding/pool-of.ts';
import { isAvoidedFood } from '../reading/avoided-food.ts';
import { isEdible } from '../reading/edible.ts';
import type { GuestMessage, Intent } from '../reading/guest-message.ts';
import { isOpening } from '../reading/openings.ts';
import { isAskingDishesWithAlcohol } from '../words/dishes-with-alcohol.ts';
import { says } from '../words/ways-of-asking.ts';
import { isAskingWhatToDrink, isOfNothingAlcoholic } from '../words/what-to-drink.ts';
import { isWishForRaw } from './answer-raw.ts';
import { dietIntent } from './forgotten-diet.ts';
import { MAX_LISTED, type Teller } from './teller.ts';

/** What the guest has said before decides what "and desserts?" and "what can I eat?" ask. */
export function safeIntent(teller: Teller): Intent {
  const { message, avoided: avoidedAllergens, excluded, matches } = teller;
  const { intent } = message;
  if (isWishForKind(teller)) return 'list';
  if (asksSoftDrinks(teller)) return 'soft_drinks';
  if (isOfDiet(teller) || isOfFoodBesideAlcohol(message)) return dietIntent(teller);
  if (isForDeclarations(teller)) return 'allergens';
  const isOpen = intent === 'eat' || intent === 'list' || intent === 'none';
  if (!isOpen) return intent;
  if (isPriceAskedInArabic(teller)) return 'price';
  const asksAll =
    intent === 'eat' || (isOpening(message) && (matches.dishes.length > 0 || matches.named !== undefined));
  const asksGroup =
    matches.named === undefined &&
    matches.concepts.length > 0 &&
    matches.dishes.length > 0 &&
    matches.concepts.every((concept) => isKindOf(concept, 'menu part') || isKindOf(concept, 'prepared food'));
  // "What is there as a main course?": the section's title may name it without the lexicon's word.
  const asksMainCourses = matches.named === undefined && mayAskMains(message);
  // "Which of them have egg?" of somebody who can't eat it.
  const asksAvoided = matches.concepts.some((concept) => isAvoidedFood(concept, avoidedAllergens));
  // Of more dishes than a list has lines nothing may be cut off.
  const isCutOff = matches.named === undefined && matches.dishes.length > MAX_LISTED;
  if (
    avoidedAllergens.length > 0 &&
    (isCutOff || asksAll || asksGroup || asksMainCourses || (asksAvoided && matches.named === undefined))
  )
    return 'allergens';
  if (intent !== 'eat' && !isOpening(message)) return intent;
  if (!asksAll) return intent;
  if (message.religion) return 'religion';
  if (message.diet) return 'diet';
  if (excluded.length > 0) return 'exclude';
  return intent;
}

/** "I don't drink: which dishes have alcohol in them?", "anything raw, like sashimi?": neither drinks nor advice are asked for. */
function isWishForKind(teller: Teller): boolean {
  const { message, avoided: avoidedAllergens } = teller;
  const { intent, locale, folded_text } = message;
  const isOfAlcohol = OPEN_TO_DRINKS.has(intent) || intent === 'explain' || intent === 'ingredients';
  const isOfAlcoholOnly = message.excluded.every(hasAlcohol);
  if (isOfAlcohol && isOfAlcoholOnly && avoidedAllergens.length === 0 && isAskingDishesWithAlcohol(locale, folded_text))
    return true;
  return (intent === 'eat' || intent === 'medical') && isWishForRaw(teller);
}

/** Whether dishes are asked for by their part of the menu alone. */
const isOfPart = ({ dishes, concepts }: Teller['matches']): boolean =>
  dishes.length > 0 && concepts.length > 0 && concepts.every(isPart);

/** In French the word for starters is one for a size of them, too. */
const isPart = (concept: string): boolean => isKindOf(concept, 'menu part') || concept === 'starter portion';

/** "كم عصير البرتقال؟" ("how much the orange juice?") names no "price". */
const isPriceAskedInArabic = ({ message, matches, avoided: avoidedAllergens }: Teller): boolean =>
  message.locale === 'ar' &&
  matches.named !== undefined &&
  avoidedAllergens.length === 0 &&
  /^ و?كم /u.test(message.folded_text);

/** "No pork, no alcohol" asks for no drink. */
const isOfFoodBesideAlcohol = (message: GuestMessage): boolean =>
  message.intent === 'soft_drinks' &&
  message.excluded.some((concept) => !hasAlcohol(concept) && !isKindOf(concept, 'drink')) &&
  !asksDrinks(message);

/** "And the tart, can I have that?" of somebody who named what they can’t eat. */
const isForDeclarations = (teller: Teller): boolean =>
  isAskedOfSeveral(teller) || isAskedForGuest(teller) || canHideDeclared(teller) || isAskedOfPart(teller);

/** "Recommend a main course", "which of the starters?", "and the nut roast of Sunday?" of somebody who can't eat something. */
const isAskedOfPart = ({ message, avoided: avoidedAllergens, matches }: Teller): boolean =>
  avoidedAllergens.length > 0 &&
  ((message.intent === 'popular' && !matches.named && (mayAskMains(message) || isOfPart(matches))) ||
    (message.intent === 'hours' && matches.asks_food));

const isAskedForGuest = ({ message, avoided: avoidedAllergens, matches }: Teller): boolean =>
  avoidedAllergens.length > 0 &&
  matches.named !== undefined &&
  (OF_ONE.has(message.intent) || message.intent === 'children') &&
  says(message.locale, 'for_me', message.folded_text);

/** "Does the tartare have any? And the coleslaw?" of somebody with an allergy: it is asked of each. */
function isAskedOfSeveral({ facts, message, avoided: avoidedAllergens }: Teller): boolean {
  if (avoidedAllergens.length === 0 || !message.asks_contents || !OF_CONTENTS.has(message.intent)) return false;
  const { parts, is_whole } = namedPartsOf(facts, message);
  const dishes = [...new Set(parts.map(({ dish }) => dish))];
  const isOfTitles = message.wished.every(
    ({ concept }) => !isEdible(concept) || dishes.some(({ title_concepts }) => title_concepts.has(concept)),
  );
  return is_whole && isOfTitles && dishes.length > 1 && dishes.length <= MAX_ASKED_OF;
}

const OF_CONTENTS: ReadonlySet<Intent> = new Set<Intent>(['list', 'none', 'ingredients', 'eat']);
/** Of more dishes a message is a list. */
const MAX_ASKED_OF = 3;

/** Whether a list of what has a price would leave out what is declared: "what can we eat, £20 each?". */
function canHideDeclared(teller: Teller): boolean {
  const { message, avoided: avoidedAllergens } = teller;
  if (message.intent !== 'price_range' || avoidedAllergens.length === 0) return false;
  const isForGuest = message.asks_eat || says(message.locale, 'for_me', message.folded_text);
  return isForGuest || poolOf(teller).filter((dish) => isInRange(dish, message)).length > MAX_LISTED;
}

/** "And the soup, is that all right?" of a vegan, who has named no allergen. */
const isOfDiet = ({ message, avoided: avoidedAllergens }: Teller): boolean =>
  message.intent === 'allergens' &&
  avoidedAllergens.length + message.excluded.length === 0 &&
  !message.is_allergic &&
  (message.religion ?? message.diet) !== null;

const OF_ONE: ReadonlySet<Intent> = new Set<Intent>(['eat', 'list', 'none', 'price_range']);

/** "What is there to drink?" of somebody who is pregnant, Muslim, or drinks no alcohol. */
function asksSoftDrinks({ message, excluded, avoided: avoidedAllergens, avoids_raw, matches }: Teller): boolean {
  const isSober =
    avoids_raw ||
    message.religion === 'halal' ||
    excluded.some(hasAlcohol) ||
    isOfNothingAlcoholic(message.folded_text);
  // "شو في" asks what there is, and what is in something.
  const isOfContents = message.asks_contents || matches.named !== undefined;
  const isOpen =
    (OPEN_TO_DRINKS.has(message.intent) || (message.intent === 'ingredients' && !isOfContents)) &&
    avoidedAllergens.length === 0;
  // "What should I drink with the ham? Nothing alcoholic": the food is no part of the question.
  const isBesideFood = isAskingWhatToDrink(message.locale, message.folded_text);
  if (isSober && isBesideFood && avoidedAllergens.length === 0 && (isOpen || message.intent === 'pairing')) return true;
  return (
    isSober &&
    isOpen &&
    asksDrinks(message) &&
    !asksDishes(message) &&
    !message.asks_eat &&
    // "No coffee" where a drink is called so.
    (!matches.named || withoutKinds([matches.named], excluded).length === 0) &&
    !namesWine(message)
  );
}

const OPEN_TO_DRINKS: ReadonlySet<Intent> = new Set<Intent>([
  'list',
  'none',
  'eat',
  'popular',
  'exclude',
  'religion',
  'medical',
  'soft_drinks',
]);
