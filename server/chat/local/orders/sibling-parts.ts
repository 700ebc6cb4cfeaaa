import { isReadByCharacters, wordsOf } from '../../../food/concepts-in.ts';
import type { MenuFacts } from '../../facts/menu-facts.ts';
import { stem } from '../../facts/stems.ts';
import { variantIn } from '../finding/named-labels.ts';
import type { NamedPart } from '../finding/named-parts.ts';
import { isEdible } from '../reading/edible.ts';
import type { GuestMessage } from '../reading/guest-message.ts';
import { isFiller } from '../words/billing.ts';
import { isCommonWord, isIntentWord } from '../words/common-words.ts';
import { sizeWordsIn } from '../words/size-words.ts';
import type { Tab } from './tab.ts';

/** "Make it the smoked one, a big one" of a beer: the only other dish of its section that is called so. */
export function siblingNamed(facts: MenuFacts, tab: Tab, message: GuestMessage): NamedPart | undefined {
  const { locale, text, wished } = message;
  const lastPart = tab.parts.at(-1);
  if (!lastPart || isReadByCharacters(locale)) return undefined;
  const concepts = wished.map(({ concept }) => concept).filter(isEdible);
  const askedWords = wordsOf(text).filter(
    (word) =>
      /\p{L}{3}/u.test(word) &&
      !isCommonWord(word, [locale]) &&
      !isIntentWord(word, locale) &&
      !isFiller(locale, word) &&
      sizeWordsIn(word).size === 0,
  );
  const isOwn = (word: string) => lastPart.dish.title_stems.has(stem(word));
  const siblings = facts.dishes.filter(
    (dish) =>
      dish.section_id === lastPart.dish.section_id &&
      dish !== lastPart.dish &&
      askedWords.some((word) => dish.title_stems.has(stem(word)) && !isOwn(word)) &&
      concepts.every((concept) => dish.kinds.has(concept)),
  );
  const [dish, ...otherSiblings] = siblings;
  if (!dish || otherSiblings.length > 0) return undefined;
  return { dish, count: undefined, variant: variantIn(facts, dish, message), options: [] };
}
