import type { MenuLocale } from '../../../../shared/locales.ts';
import type { GuestIntent } from '../words/guest-language.ts';
import type { Concern } from './concern.ts';
import type { PriceRange } from './price-range.ts';

export type Diet = 'vegan' | 'vegetarian' | 'pescatarian';

export type Religion = 'halal' | 'kosher' | 'hindu';

export type Intent =
  | Exclude<GuestIntent, 'have' | 'thanks' | 'injection' | 'off_topic'>
  | 'refused'
  | 'swap'
  | 'sections'
  | 'medical'
  | 'allergens'
  | 'religion'
  | 'diet'
  | 'exclude'
  | 'price_range'
  | 'eat'
  | 'list'
  | 'none';

/** What guests ask about the house and owners tell in one place. */
export type HouseFact = 'hours' | 'address' | 'phone';

/** What a guest's message says, in any language. */
export type GuestMessage = PriceRange &
  Omit<Concern, 'is_concern' | 'is_meatless' | 'asks_safety'> & {
    text: string;
    locale: MenuLocale;
    intent: Intent;
    diet: Diet | null;
    religion: Religion | null;
    /** Whether it asks for what can be eaten. */
    asks_eat: boolean;
    /** Whether it asks for something that the menu may have. */
    asks_for: boolean;
    /** Whether it asks for what isn't spicy. */
    asks_mild: boolean;
    /** Whether it speaks of a pregnancy. */
    is_pregnant: boolean;
    /** The kinds that it says it doesn't mean: "the cheapest that isn't a dessert". */
    left_out: string[];
    /** The facts about the house that it asks for. */
    house_facts: readonly HouseFact[];
    /** Whether it asks for the lowest or the highest prices. */
    by_price: 'lowest' | 'highest' | null;
    /** The message's folded text, as phrases are compared with it. */
    folded_text: string;
  };

/** What is looked for: a message, or the part of it that names dishes. */
export type DishQuery = Pick<
  GuestMessage,
  'text' | 'locale' | 'wished' | 'concern_words' | 'asks_contents' | 'left_out'
>;

/** What the parts of a message say, from which its intent follows. */
export type ReadParts = Omit<GuestMessage, 'intent'>;
