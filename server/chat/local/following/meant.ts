import type { NamedConcept } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuDish } from '../../facts/menu-facts.ts';
import type { FoundDishes } from '../finding/find-dishes.ts';
import type { NamedPart } from '../finding/named-parts.ts';
import type { OrderChange } from '../orders/changes-of-order.ts';
import { isEdible } from '../reading/edible.ts';
import type { GuestMessage, Intent } from '../reading/guest-message.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import type { GuestLanguage } from '../words/guest-language.ts';
import { hasPhrase } from '../words/phrases.ts';

/** A message with its references resolved, and what it is about. */
export type Meant = {
  message: GuestMessage;
  matches: FoundDishes;
  /** What is to be summed, if the question asks what dishes come to that were named before: "and both together?". */
  ordered?: readonly NamedPart[];
  /** The order before with what the message changes of it: "make that three". */
  order_change?: OrderChange;
};

/** Asked of one dish, then of another: "How much is the soup?", "And the pie?". */
export const CARRIED: ReadonlySet<Intent> = new Set([
  'price',
  'ingredients',
  'explain',
  'allergens',
  'diet',
  'religion',
  'spicy',
  'pairing',
  'sold_out',
  'sizes',
]);

/** First asked about a group, then narrowed: "What is under $15?", "And with fish?". */
export const NARROWING: ReadonlySet<Intent> = new Set(['diet', 'price_range', 'cheapest', 'dearest', 'popular']);

/** Intents that can follow with "it". */
export const OF_DISHES: ReadonlySet<Intent> = new Set([...CARRIED, 'cheapest', 'dearest', 'popular', 'list', 'none']);

export const PLAIN: ReadonlySet<Intent> = new Set(['list', 'none']);

export const PLAIN_OR_PRICE: ReadonlySet<Intent> = new Set(['list', 'none', 'price']);

export const COMPARING: ReadonlySet<Intent> = new Set(['cheapest', 'dearest']);

export const NOTHING: FoundDishes = {
  named: undefined,
  dishes: [],
  usual: [],
  nearest: [],
  nearness: 'partly',
  asks_food: false,
  concepts: [],
};

export const about = (dishes: MenuDish[]): FoundDishes => ({
  ...NOTHING,
  named: dishes.length === 1 ? dishes[0] : undefined,
  dishes,
});

type PhraseKey = keyof GuestLanguage & ('opening' | 'pointing' | 'other');

export const has = ({ locale, folded_text }: GuestMessage, key: PhraseKey): boolean =>
  hasPhrase(locale, GUEST_LANGUAGES[locale][key], folded_text);

export const isNamedFood = ({ concept }: NamedConcept): boolean => isEdible(concept) || isKindOf(concept, 'menu part');

export const speaksOfAllergens = ({ locale, folded_text }: GuestMessage): boolean =>
  (['allergy', 'safety', 'cannot', 'without', 'contains'] as const).some((key) =>
    hasPhrase(locale, GUEST_LANGUAGES[locale][key], folded_text),
  );
