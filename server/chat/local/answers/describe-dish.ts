import { CHAT_WORDS } from '../../../../shared/i18n/guest/chat-words.ts';
import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import { wordsOf } from '../../../food/concepts-in.ts';
import { withoutAccents } from '../../../food/fold-words.ts';
import { ownLexicon } from '../../../food/lexicon.ts';
import type { MenuDish } from '../../facts/menu-facts.ts';
import { foodsOfOriginal } from './foods-of-original.ts';
import type { Teller } from './teller.ts';

/** Sentences in which a detail gives instructions, or promises what only the staff can. */
const UNSAYABLE =
  /ignore|instruction|system prompt|assistant|you (are|must|should|will)|tell (the |all |every )?(guest|customer)|say that|always (say|answer|tell)|dis(ez)? (aux|que)|reponds|allerg|gluten|lactose|vegan|vegeta|free (from|of)|[- ]free\b|sans |safe|contain|contient|https?:|[<>{}]/i;

/** Text that reads like an instruction to the assistant is not repeated, though the page shows it. */
const ORDERS =
  /ignore|disregard|instruction|assistant|prompt|tell (the |all |every )?(guest|customer)|dis(ez)? (aux|que)|everything is|tout est|promets/i;

export const isOrder = (text: string): boolean => ORDERS.test(withoutAccents(text));

/** The sentences of an owner's details that may be repeated. */
export const sayableDetails = (details: string | null): string[] =>
  (details ?? '')
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => sentence.trim() !== '' && !UNSAYABLE.test(withoutAccents(sentence)));

/** The dish's description, and those of its details that may be repeated. */
export function described(teller: Teller, dish: MenuDish): string[] {
  const { facts, words } = teller;
  const { title } = dish.item;
  // A guest may ask in the menu's own language on a page in another.
  const { description } = teller.message.locale === dish.original_locale ? dish.original : dish.item;
  const options = [
    ...dish.item.variants.map(({ label }) => label),
    ...dish.item.options.map(({ label }) => `+ ${label}`),
  ].filter((label) => label !== '');
  const said = (description ?? '')
    .split(/(?<=[.!?,;])\s+/)
    .filter((part) => !isOrder(part))
    .join(' ');
  const text = [said, options.join(', ')].filter(Boolean).join(' ');
  const sentences = sayableDetails(dish.details);
  return [
    ...(text === '' ? [] : [interpolate(words.dish_is, { dish: title, text })]),
    ...foodsOfOriginal(teller, dish),
    ...(sentences.length === 0
      ? []
      : [interpolate(words.house_says, { name: facts.restaurant.name, text: sentences.slice(0, 2).join(' ') })]),
  ];
}

/** A word of the menu in the guest's language, by the lexicon. */
export function meaningOf({ facts, message }: Teller): string | undefined {
  if (message.locale === facts.main_locale) return undefined;
  const words = wordsOf(message.text);
  const lexicon = ownLexicon();
  for (let length = Math.min(4, words.length); length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const said = words.slice(from, from + length).join(' ');
      if (said.length < 4 || lexicon.meanings(message.locale, said).length > 0) continue;
      const [meaning] = lexicon.meanings(facts.main_locale, said);
      const text = meaning?.concept.words[message.locale].forms[0];
      if (text && text !== said)
        return interpolate(CHAT_WORDS[message.locale].word_means, { word: said, meaning: text });
    }
  return undefined;
}
