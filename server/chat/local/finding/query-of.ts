import { isReadByCharacters, type NamedConcept, wordsOf } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuFacts } from '../../facts/menu-facts.ts';
import { isEdible } from '../reading/edible.ts';
import type { GuestMessage } from '../reading/guest-message.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { isExampleBehind, placesOfExamples } from '../words/comparisons.ts';
import { foldMessage, saidWords } from '../words/phrases.ts';
import { isAskingForRaw } from '../words/raw.ts';
import { hotNamesIn } from './served-hot-or-cold.ts';

/** The part of a message that names dishes. */

/** A message without what says only what is asked about a dish: "is it very spicy, for a child?". */
export function queryOf(facts: MenuFacts, message: GuestMessage): GuestMessage {
  if (message.intent === 'children') {
    const isSpice = ({ concept }: NamedConcept) => concept === 'very spicy' || isKindOf(concept, 'spicy');
    const { mild, intents } = GUEST_LANGUAGES[message.locale];
    const plain = withoutNames(message, message.wished.filter(isSpice));
    const asking = saidWords(message.locale, `${mild}, ${intents.spicy}`, message.folded_text);
    return { ...plain, concern_words: new Set([...plain.concern_words, ...asking]) };
  }
  // "Which hot dish?" means no hot chocolate.
  const plain = withoutNames(withoutDrinks(message), hotNamesIn(facts, message));
  return withoutNames(plain, examplesIn(plain));
}

function withoutNames(message: GuestMessage, names: readonly NamedConcept[]): GuestMessage {
  const words = isReadByCharacters(message.locale) ? [] : wordsOf(message.text);
  return {
    ...message,
    wished: message.wished.filter((named) => !names.includes(named)),
    concern_words: new Set([...message.concern_words, ...names.flatMap(({ from, to }) => words.slice(from, to))]),
  };
}

/** "Anything raw, like sashimi?": the example beside what is asked for. */
function examplesIn({ locale, text, folded_text, wished }: GuestMessage): NamedConcept[] {
  // "I'd like a steak" names no example.
  const places = isAskingForRaw(locale, folded_text) ? placesOfExamples(locale, folded_text) : [];
  if (places.length === 0) return [];
  const isBehind = isExampleBehind(locale);
  const words = isReadByCharacters(locale) ? [] : wordsOf(text);
  const examples = wished.filter(({ concept, from, to }) => {
    const name = isReadByCharacters(locale) ? text.slice(from, to) : words.slice(from, to).join(' ');
    const plainName = foldMessage(locale, name).trim();
    const start = folded_text.indexOf(plainName);
    return (
      isEdible(concept) &&
      start >= 0 &&
      places.some((at) =>
        isBehind
          ? at >= start + plainName.length && folded_text.slice(start + plainName.length, at).trim() === ''
          : at === start,
      )
    );
  });
  return examples;
}

/** Which wine goes with a dish: the wine is no part of the dish's name. */
function withoutDrinks(message: GuestMessage): GuestMessage {
  if (message.intent !== 'pairing' || isReadByCharacters(message.locale))
    return message.intent === 'pairing'
      ? { ...message, wished: message.wished.filter(({ concept }) => !isKindOf(concept, 'drink')) }
      : message;
  return withoutNames(
    message,
    message.wished.filter(({ concept }) => isKindOf(concept, 'drink') || isKindOf(concept, 'measure')),
  );
}
