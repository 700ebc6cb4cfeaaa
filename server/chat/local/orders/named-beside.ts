import type { MenuDish, MenuFacts } from '../../facts/menu-facts.ts';
import { type NamedPart, type NamedParts, namedPartsOf } from '../finding/named-parts.ts';
import type { GuestMessage } from '../reading/guest-message.ts';
import { asksForMore } from '../words/adding.ts';
import { isWithOpening } from '../words/changing-orders.ts';
import type { ChatOrder } from './changes-of-order.ts';
import { isNamedAgain, withChanges } from './order-parts.ts';
import { isOnly, type Tab } from './tab.ts';

/** The dishes that a message names besides an add-on of the last part of a tab: "with bread" of the soup. */
export function namedBeside(
  facts: MenuFacts,
  tab: ChatOrder,
  message: GuestMessage,
): NamedParts & { tab: ChatOrder; is_extended: boolean } {
  const { locale, folded_text } = message;
  const lastPart = tab.parts.at(-1);
  if (lastPart && isWithOpening(locale, folded_text)) {
    const extended = namedPartsOf(facts, message, { before: lastPart });
    const [firstPart, ...moreParts] = extended.parts;
    if (firstPart && firstPart !== lastPart && firstPart.dish === lastPart.dish)
      return {
        ...extended,
        parts: moreParts,
        is_extended: true,
        tab: {
          ...tab,
          is_clear: tab.is_clear && isOnly(tab, lastPart),
          parts: [...tab.parts.slice(0, -1), firstPart],
        },
      };
  }
  return { ...namedPartsOf(facts, message), tab, is_extended: false };
}

export const isSeveral = ({ count }: NamedPart): boolean => (count ?? 1) > 1;

export function withNamed(tab: Tab, namedParts: NamedParts, { locale, folded_text }: GuestMessage): Tab {
  const isMore = asksForMore(locale, folded_text);
  // A dish that is only mentioned again isn't ordered again.
  const parts = isMore ? namedParts.parts : namedParts.parts.filter((part) => !isNamedAgain(tab.parts, part));
  return {
    ...tab,
    parts: withChanges(tab.parts, parts, isMore),
    missing_foods: [...tab.missing_foods, ...namedParts.missing_foods],
    open_choices: withChoice(tab, namedParts),
    is_clear: tab.is_clear && namedParts.is_clear,
  };
}

export const withChoice = ({ open_choices = [] }: ChatOrder, { open }: NamedParts): readonly (readonly MenuDish[])[] =>
  open.length === 0 ? open_choices : [...open_choices, open];
