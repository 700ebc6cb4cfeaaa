import { conceptsIn, isReadByCharacters, wordsOf } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuDish, MenuFacts } from '../../facts/menu-facts.ts';
import { stem, stemsIn } from '../../facts/stems.ts';
import { isEdible } from '../reading/edible.ts';
import type { GuestMessage, Intent } from '../reading/guest-message.ts';
import { isFiller } from '../words/billing.ts';
import { isCommonWord, isIntentWord } from '../words/common-words.ts';
import { countIn } from '../words/counting.ts';
import { numbersIn } from '../words/number-words.ts';
import { sizeWordsIn } from '../words/size-words.ts';
import { volumesIn } from '../words/volumes.ts';
import { optionIn, variantIn } from './named-labels.ts';

/** Messages that may ask for a size or an add-on; the others ask something else besides. */
const OF_LABELS: ReadonlySet<Intent> = new Set<Intent>(['list', 'none', 'price', 'sizes']);

/**
 * Whether a message names nothing but sizes and add-ons of a dish: "the one with two skewers", "with cream and a large one".
 * It doesn't speak of allergies or diets, and names no other food.
 */
export function isOnlyOfLabels(facts: MenuFacts, dish: MenuDish, message: GuestMessage): boolean {
  const { variants, options } = dish.item;
  if (variants.length + options.length === 0 || !OF_LABELS.has(message.intent) || hasConcern(message)) return false;
  if (variantIn(facts, dish, message) === undefined && optionIn(facts, dish, message) === undefined) return false;
  return hasOnlyLabelWords(facts, dish, message);
}

export const hasConcern = ({
  avoided,
  excluded,
  is_allergic,
  asks_contents,
  diet,
  religion,
  asks_eat,
}: GuestMessage): boolean =>
  avoided.length + excluded.length > 0 ||
  is_allergic ||
  asks_contents ||
  asks_eat ||
  diet !== null ||
  religion !== null;

/** Whether a message names no food but that of a dish's labels. */
export function hasOnlyLabelWords(facts: MenuFacts, dish: MenuDish, message: GuestMessage): boolean {
  const { locale, text, wished } = message;
  const labels = [dish.item, dish.original].flatMap(({ variants, options }) =>
    [...variants, ...options].map(({ label }) => label),
  );
  const concepts = [facts.locale, facts.main_locale].flatMap((labelLocale) =>
    labels.flatMap((label) => conceptsIn(labelLocale, label).map(({ concept }) => concept)),
  );
  const isOfLabels = (asked: string) =>
    concepts.some((concept) => isKindOf(concept, asked) || isKindOf(asked, concept)) || isKindOf(asked, 'measure');
  const isOther = (asked: string) => (isEdible(asked) || isKindOf(asked, 'menu part')) && !isOfLabels(asked);
  if (wished.some(({ concept }) => isOther(concept))) return false;
  if (isReadByCharacters(locale)) return text.replace(/[\s\p{P}]+/gu, '').length <= MAX_SIGNS && !hasTitle(facts, text);
  const labelStems = new Set(labels.flatMap(stemsIn));
  const words = wordsOf(text);
  const namesAt = (at: number) => wished.filter(({ from, to }) => from <= at && at < to);
  // Words of a title, and long ones that neither the language nor the menu knows, may name another dish.
  const isTelling = (word: string, at: number) =>
    facts.title_stems.has(stem(word)) || (namesAt(at).length === 0 && /\p{L}{5}/u.test(word));
  return words.every(
    (word, at) =>
      namesAt(at).some(({ concept }) => isOfLabels(concept)) ||
      labelStems.has(stem(word)) ||
      isPlain(message, word) ||
      !isTelling(word, at),
  );
}

/** Longer messages say more than a size. */
const MAX_SIGNS = 18;

const hasTitle = ({ dishes }: MenuFacts, text: string): boolean =>
  dishes.some(({ item, original }) => text.includes(item.title) || text.includes(original.title));

const isPlain = ({ locale }: GuestMessage, word: string): boolean =>
  isCommonWord(word, [locale]) ||
  isIntentWord(word, locale) ||
  isFiller(locale, word) ||
  sizeWordsIn(word).size > 0 ||
  volumesIn(word).size > 0 ||
  numbersIn(locale, word).size > 0 ||
  countIn(locale, ` ${word} `) !== undefined;
