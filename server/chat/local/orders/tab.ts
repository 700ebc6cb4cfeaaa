import type { MenuDish } from '../../facts/menu-facts.ts';
import type { NamedPart } from '../finding/named-parts.ts';
import type { GuestMessage, Intent } from '../reading/guest-message.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { hasPhrase } from '../words/phrases.ts';
import type { ChatOrder } from './changes-of-order.ts';

/** The order of a guest so far, message by message, as a waiter writes it down. */
export type Tab = ChatOrder & {
  /** Whether the guest ordered what the last message named, rather than asked about it. */
  is_firm: boolean;
  /** The last answer, whose one dish "that" means. */
  last_answer?: TabAnswer | undefined;
};

export const EMPTY_TAB: Tab = { parts: [], missing_foods: [], is_clear: true, is_firm: false };

/** The dishes of an answer, and what was asked. */
export type TabAnswer = { intent: Intent; message: GuestMessage; dishes: readonly MenuDish[] };

export type TabAnswers = { answer: TabAnswer; before: TabAnswer | undefined };

/** The one dish that "it" means behind an answer. */
export const singleOf = ({ intent, dishes }: TabAnswer): MenuDish | undefined =>
  dishes.length === 1 || intent === 'cheapest' || intent === 'dearest' ? dishes[0] : undefined;

/** "A small and a large Margherita", "and with an egg?": which of them isn't clear. */
export const isOnly = (tab: ChatOrder, { dish }: NamedPart): boolean =>
  tab.parts.filter((part) => part.dish === dish).length === 1;

export const isQuestion = ({ text, locale, folded_text, intent }: GuestMessage): boolean =>
  /[?？؟]/.test(text) ||
  intent === 'price' ||
  intent === 'list' ||
  intent === 'sizes' ||
  hasPhrase(locale, GUEST_LANGUAGES[locale].intents.have, folded_text);

/** Reads the order of the chat so far, which most messages don't need. */
export type LedgerReader = () => Tab;
