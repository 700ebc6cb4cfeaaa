import { wordsOf } from '../../food/concepts-in.ts';
import { stem } from '../facts/stems.ts';
import { isEdible } from './reading/edible.ts';
import { readMessage } from './reading/read-message.ts';
import { isCommonWord } from './words/common-words.ts';

/** A key for what a question is about: the same for other words and other languages. */
export type Sense = {
  allergens: string;
  /** The foods that it names; if it names none, its words without those that only ask. */
  subject: string;
};

export function senseOf(text: string): Sense {
  const { locale, avoided, wished, excluded } = readMessage(text, { page: 'en', currency: 'CAD' });
  const foods = [...excluded, ...wished.flatMap(({ concept }) => (isEdible(concept) ? [concept] : []))];
  const words = wordsOf(text)
    .filter((word) => !isCommonWord(word, [locale]))
    .map(stem);
  const inOrder = (all: readonly string[]) => [...new Set(all)].sort().join(' ');
  return { allergens: inOrder(avoided), subject: inOrder(foods.length > 0 ? foods : words) };
}
