import type { MenuLocale } from '../../../../shared/locales.ts';
import { isReadByCharacters } from '../../../food/concepts-in.ts';
import type { MenuFacts } from '../../facts/menu-facts.ts';
import { type NamedPart, namedPartsOf } from '../finding/named-parts.ts';
import { isEdible } from '../reading/edible.ts';
import type { GuestMessage } from '../reading/guest-message.ts';
import { readOnMenu } from '../reading/read-on-menu.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { countersIn, countIn, hasOneOfEach, isOneOfEach, partsOfOrder } from '../words/counting.ts';
import { foldMessage, hasPhrase } from '../words/phrases.ts';
import { says } from '../words/ways-of-asking.ts';
import type { ChatOrder } from './changes-of-order.ts';
import { ofNamed } from './order-parts.ts';
import { singleOf, type TabAnswer } from './tab.ts';

/** The part of an order that points to what was named before: "that and a water"; undefined if there is none. */
export function pointingPart(facts: MenuFacts, { locale, text }: GuestMessage): GuestMessage | undefined {
  const { pointing } = GUEST_LANGUAGES[locale];
  const parts = partsOfOrder(
    locale,
    text,
    facts.dishes.map(({ item }) => item.title),
  );
  if (parts.length < 2) return undefined;
  const pointingText = parts.find(
    (part) =>
      (hasPhrase(locale, pointing, foldMessage(locale, part)) &&
        wordCount(part) <= MAX_POINTING_WORDS &&
        !isAskingSum(locale, foldMessage(locale, part))) ||
      isOnlyCount(locale, part) ||
      hasOneOfEach(locale, foldMessage(locale, part)) ||
      (isOneOfEach(locale, part) && part.length <= MAX_COUNT_SIGNS),
  );
  return pointingText === undefined ? undefined : readOnMenu(facts, pointingText, locale);
}

/**
 * What a part that points means of the answer before it: the one dish of "that", or those of "one of each"; empty if it is
 * one of the order, or if the part names a dish itself: "one coffee".
 */
export function pointedParts(
  facts: MenuFacts,
  { parts }: ChatOrder,
  pointing: GuestMessage,
  before: TabAnswer,
): readonly NamedPart[] {
  const { locale, folded_text } = pointing;
  if (isNaming(facts, pointing)) return [];
  const count = countIn(locale, folded_text);
  if (isPointingToEach(pointing)) {
    const asked = [...new Set([...parts.map(({ dish }) => dish), ...before.dishes])];
    return asked.length > 1 && asked.length <= MAX_OF_EACH
      ? asked.map((dish) => ofNamed(facts, pointing, dish, count === 1 ? undefined : count))
      : [];
  }
  const dish = singleOf(before);
  return dish && !parts.some((part) => part.dish === dish) ? [ofNamed(facts, pointing, dish, count)] : [];
}

/** "The feijoada for two" points to nothing. */
export const isNaming = (facts: MenuFacts, part: GuestMessage): boolean =>
  part.wished.some(({ concept }) => isEdible(concept)) || namedPartsOf(facts, part).parts.length > 0;

/** "What does that come to?" is no part of the order. */
const isAskingSum = (locale: MenuLocale, foldedText: string): boolean =>
  says(locale, 'total', foldedText) || hasPhrase(locale, GUEST_LANGUAGES[locale].intents.price, foldedText);

export const isPointingToEach = ({ locale, folded_text, text }: GuestMessage): boolean =>
  hasOneOfEach(locale, folded_text) || isOneOfEach(locale, text);

/** "One of each" of more is no order. */
const MAX_OF_EACH = 4;

const MAX_POINTING_WORDS = 4;

/** "두 잔이랑 …": two glasses of what was named before. */
const isOnlyCount = (locale: MenuLocale, part: string): boolean =>
  isReadByCharacters(locale) && countersIn(locale, part) === 1 && part.replace(/\s/gu, '').length <= MAX_COUNT_SIGNS;
const MAX_COUNT_SIGNS = 5;

const wordCount = (text: string): number => text.trim().split(/\s+/).length;
