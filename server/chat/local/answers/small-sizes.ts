import { isBeverage } from '../finding/pairing.ts';
import { isEdible } from '../reading/edible.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { hasPhrase } from '../words/phrases.ts';
import { sizeWordsIn } from '../words/size-words.ts';
import { type LocalAnswer, list, type Teller } from './teller.ts';

/** A portion, a plate or a bowl, of whatever it is. */
const CONTAINERS: ReadonlySet<string> = new Set(['portion', 'plate', 'bowl', 'menu', 'dish', 'set menu']);

/** "Half portions of anything, for the little one?": the dishes that have a half or a small size, without drinks. */
export function answerSmallSizes(teller: Teller): LocalAnswer | undefined {
  const { facts, message, words } = teller;
  const { locale, folded_text, text, wished } = message;
  const askedSizes = sizeWordsIn(text);
  const isOfSize =
    askedSizes.has('half') ||
    ((askedSizes.has('small') || SMALLER.test(folded_text)) &&
      (wished.some(({ concept }) => CONTAINERS.has(concept) || concept.endsWith('portion')) ||
        hasPhrase(locale, GUEST_LANGUAGES[locale].intents.sizes, folded_text)));
  const isOfDish = wished.some(
    ({ concept }) => isEdible(concept) && !CONTAINERS.has(concept) && !concept.endsWith('portion'),
  );
  if (!isOfSize || isOfDish) return undefined;
  const dishes = facts.dishes.filter(
    (dish) =>
      !isBeverage(dish) &&
      [...dish.item.variants, ...dish.original.variants].some(({ label }) => {
        const sizes = sizeWordsIn(label);
        return sizes.has('half') || sizes.has('small');
      }),
  );
  if (dishes.length === 0) return undefined;
  const sizeList = list(teller, 'children', words.list_found, dishes);
  return { ...sizeList, lines: [words.children_none, ...sizeList.lines] };
}

/** In any language. Folded as messages are. */
const SMALLER =
  / (?:smaller|small|mini|plus petite?s?|petite?s?|mas pequen[oa]s?|kleiner\p{L}*|kleine\p{L}*|piu piccol\p{L}*|ridott[ae]|mais pequen\p{L}*|menor(?:es)?|اصغر|صغير\p{L}*) |小份|小碗|小一点|小サ|小盛|少ナメ|작은|소자|적은/u;
