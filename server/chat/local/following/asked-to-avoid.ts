import { isReadByCharacters, wordsOf } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import { conceptsOfMessage } from '../reading/concepts-of-message.ts';
import type { GuestMessage, Intent } from '../reading/guest-message.ts';
import { asksWhatToAvoid } from '../words/asking-what-to-avoid.ts';
import { foldMessage } from '../words/phrases.ts';

/**
 * "Which cakes must I avoid?" of a guest who has told what they can't eat leaves no cakes out: it asks which of them have it.
 * @param before The messages before it, the oldest first.
 */
export function withAskedToAvoid(message: GuestMessage, before: readonly GuestMessage[]): GuestMessage {
  const { locale, folded_text, text, excluded, intent, wished } = message;
  const avoids = [...before, message].some(({ avoided }) => avoided.length > 0);
  if (!avoids || !OPEN.has(intent) || !asksWhatToAvoid(locale, folded_text)) return message;
  if (!excluded.every(isDishOrPart)) return message;
  const asked = conceptsOfMessage(text, locale, () => false).filter(({ concept }) => excluded.includes(concept));
  const words = isReadByCharacters(locale) ? [] : wordsOf(text);
  const askedWords = new Set(
    asked.flatMap(({ from, to }) => foldMessage(locale, words.slice(from, to).join(' ')).trim().split(' ')),
  );
  return {
    ...message,
    intent: 'allergens',
    excluded: [],
    is_statement: message.avoided.length > 0,
    asks_for: true,
    wished: [...wished, ...asked],
    concern_words: new Set([...message.concern_words].filter((word) => !askedWords.has(word))),
  };
}

/** Intents of a message whose words may ask for all that is not for the guest. */
const OPEN: ReadonlySet<Intent> = new Set<Intent>(['exclude', 'list', 'none', 'eat', 'ingredients', 'explain']);

const isDishOrPart = (concept: string): boolean => isKindOf(concept, 'prepared food') || isKindOf(concept, 'menu part');
