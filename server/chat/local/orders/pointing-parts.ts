import type { MenuDish, MenuFacts } from '../../facts/menu-facts.ts';
import { type NamedPart, namedPartsOf } from '../finding/named-parts.ts';
import { isEdible } from '../reading/edible.ts';
import type { GuestMessage } from '../reading/guest-message.ts';
import { readOnMenu } from '../reading/read-on-menu.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { countIn, partsOfOrder } from '../words/counting.ts';
import { foldMessage, hasPhrase } from '../words/phrases.ts';
import type { ChatOrder } from './changes-of-order.ts';
import { ofNamed } from './order-parts.ts';

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
    (part) => hasPhrase(locale, pointing, foldMessage(locale, part)) && wordCount(part) <= MAX_POINTING_WORDS,
  );
  return pointingText === undefined ? undefined : readOnMenu(facts, pointingText, locale);
}

/** The dish that "that" means, unless it is one of the order; undefined if a part names a dish itself: "one coffee". */
export function pointedPart(
  facts: MenuFacts,
  { parts }: ChatOrder,
  pointing: GuestMessage,
  dish: MenuDish | undefined,
): NamedPart | undefined {
  if (!dish || parts.some((part) => part.dish === dish)) return undefined;
  const isNaming =
    pointing.wished.some(({ concept }) => isEdible(concept)) || namedPartsOf(facts, pointing).parts.length > 0;
  return isNaming ? undefined : ofNamed(facts, pointing, dish, countIn(pointing.locale, pointing.folded_text));
}

const MAX_POINTING_WORDS = 3;

const wordCount = (text: string): number => text.trim().split(/\s+/).length;
