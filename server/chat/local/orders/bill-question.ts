import { isReadByCharacters } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuFacts } from '../../facts/menu-facts.ts';
import { namedPartsOf } from '../finding/named-parts.ts';
import { isEdible } from '../reading/edible.ts';
import type { GuestMessage } from '../reading/guest-message.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { isAskingForBill, isFiller, withoutBill } from '../words/billing.ts';
import { isCommonWord, isIntentWord } from '../words/common-words.ts';
import { hasPhrase, withoutPhrases } from '../words/phrases.ts';
import { says } from '../words/ways-of-asking.ts';

/** Whether a message that names no dish asks what everything comes to. */
export function isBillQuestion(facts: MenuFacts, message: GuestMessage): boolean {
  const { locale, folded_text, wished } = message;
  const isPriced =
    isAskingForBill(locale, folded_text) ||
    says(locale, 'total', folded_text) ||
    hasPhrase(locale, GUEST_LANGUAGES[locale].intents.price, folded_text);
  if (hasOtherWords(message)) return false;
  const isOfFood = wished.some(({ concept }) => isEdible(concept) || isKindOf(concept, 'menu part'));
  return isPriced && !isOfFood && namedPartsOf(facts, message).parts.length === 0;
}

/** "How much is the deposit?" asks for no bill. */
function hasOtherWords({ locale, folded_text }: GuestMessage): boolean {
  if (isReadByCharacters(locale)) return folded_text.replace(/[\s\p{P}]+/gu, '').length > MAX_BILL_SIGNS;
  const isPlain = (word: string) =>
    !/\p{L}{3}/u.test(word) || isCommonWord(word, [locale]) || isIntentWord(word, locale) || isFiller(locale, word);
  const otherWords = withoutBill(locale, withoutPhrases(locale, GUEST_LANGUAGES[locale].ways.total, folded_text));
  return otherWords
    .trim()
    .split(/\s+/)
    .some((word) => !isPlain(word));
}

const MAX_BILL_SIGNS = 14;
