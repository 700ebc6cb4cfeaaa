import { conceptsIn, isReadByCharacters, wordsOf } from '../../../food/concepts-in.ts';
import { stem } from '../../facts/stems.ts';
import { isCommonWord, isIntentWord } from '../words/common-words.ts';
import { type LocalAnswer, list, type Teller } from './teller.ts';

const FLAVOUR = 'ice cream flavour';

/** "Avete il gusto puffo?": a flavour that the menu doesn't have; undefined if no other word says which flavour is meant. */
export function missingFlavour(teller: Teller): LocalAnswer | undefined {
  const { facts, message, matches, words } = teller;
  const { locale, text, wished } = message;
  if (isReadByCharacters(locale) || matches.named || matches.dishes.length === 0) return undefined;
  const textWords = wordsOf(text);
  const isUnknown = (word: string | undefined) =>
    word !== undefined &&
    /^\p{L}{3,}$/u.test(word) &&
    !facts.stems.has(stem(word)) &&
    !isCommonWord(word, [locale]) &&
    !isIntentWord(word, locale) &&
    conceptsIn(locale, word, { forgives: true }).length === 0;
  const isOfUnknown = wished.some(
    ({ concept, from, to }) => concept === FLAVOUR && (isUnknown(textWords[to]) || isUnknown(textWords[from - 1])),
  );
  if (!isOfUnknown || matches.concepts.some((concept) => concept !== FLAVOUR)) return undefined;
  return list(teller, 'not_on_menu', `${words.not_on_menu} ${words.nearest}`, matches.dishes, { about: undefined });
}
