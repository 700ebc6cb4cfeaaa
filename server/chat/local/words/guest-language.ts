import type { AllergenChoice } from '../../../../shared/allergens.ts';

/**
 * How guests say things in a language. Every text is a list of phrases, separated by commas:
 *
 * - `*` stands for any letters: "allerg*";
 * - `…` stands for up to four words: "what … eat";
 * - `(a|b)` for one of these, `(a|)` for one or none;
 * - case, accents, apostrophes and hyphens don't count: "can't" is "can t".
 *
 * In Chinese, Japanese and Korean a phrase matches wherever its characters are, in the other languages whole words. An
 * Arabic word also matches with what may be joined before it.
 */
export type GuestLanguage = {
  /** Frequent words that tell the language. Empty if its letters do. */
  signs: string;
  /** Words that ask, count or greet: they name nothing that a dish could be. */
  common: string;

  /** Speaks of an allergy, an intolerance, or of what is safe. */
  allergy: string;
  safety: string;
  /** The guest can't or doesn't eat something; what they are asks to be left out. */
  cannot: string;
  /** Before or after a food: it is to be left out. */
  without: string;
  /** Right before a food, which it leaves out, and nothing further on: "no leche no huevo"; also words of other languages. */
  without_next: string;
  free: string;
  /** Negated words that leave nothing out: "haven't you any wine?". */
  asks_negatively: string;
  /** Parts a message: what is said before it is another matter. */
  parting: string;
  /** Asks what is in a dish. */
  contains: string;
  /** Asks for what can be eaten. */
  eat: string;
  /**
   * Names of what can be declared. Behind a semicolon: food that has it by its nature, which counts if the message is
   * about allergies.
   */
  allergens: Record<AllergenName, string>;
  /** Ends of German compounds. */
  heads?: string;

  medical: string;
  halal: string;
  kosher: string;
  hindu: string;
  vegan: string;
  vegetarian: string;
  pescatarian: string;
  /** An owner's tag that says so. */
  gluten_free: string;
  lactose_free: string;
  nut_free: string;

  intents: Record<GuestIntent, string>;

  /** Asks for something that isn't spicy. */
  mild: string;
  /** Opens a message that goes on from the last: "and the pie?". */
  opening: string;
  /** Refers to what was named before: "it". */
  pointing: string;
  /** Asks for something else. */
  other: string;
  ordinals: readonly [first: string, second: string, third: string, last: string];
  /** Colours of wine. */
  red: string;
  white: string;
  rose: string;
  /** Before an amount. */
  below: string;
  above: string;
  between: string;
  /** Asks for a main dish, or any dish. */
  mains: string;
  /** Words for main courses as well as for any dish. */
  mains_or_dishes?: string;
  dishes: string;
  drinks: string;
  ways: Record<WayOfAsking, string>;
};

/** What a message may ask or say besides its intent, each with how guests do. Empty where other phrases of the language tell. */
export const WAYS_OF_ASKING = [
  /** What to order besides a dish. */
  'beside',
  /** Something to eat beside a dish: a side. */
  'side_dish',
  /** As much as one can eat or drink. */
  'unlimited',
  /** A light dish. */
  'light',
  /** A complaint of what was served, or of waiting: the staff must hear it. */
  'complaint',
  'compliment',
  'day',
  /** Food that is eaten besides: "vegetarian, but I eat eggs". */
  'eats_too',
  /** Whether a portion is enough. */
  'enough',
  /** Whether somebody can have a dish. */
  'for_me',
  /** What several can share. */
  'sharing',
  /** For several people: only if nothing else is asked. */
  'for_several',
  /** Of the words before an amount, those that leave out the amount itself: "under 6" is not 6. */
  'strictly_below',
  /** One thing in place of another. */
  'swap',
  /** A dish made in another way. */
  'change',
  /** A part of a dish beside it. */
  'aside',
  /** The whole of what comes in halves. */
  'whole_size',
  /** Not cooked through. */
  'raw',
  /** Some of the dishes that an answer has just named. */
  'of_those',
  /** The word before a kind of them: "that ramen". */
  'that_kind',
  'larger',
  'smaller',
  /** Directly before a kind that isn't meant, or behind it. */
  'other_than',
  'left_aside',
  /** A sum. */
  'total',
  /** How many the guests are; the number is behind it. */
  'we_are',
  'two_of_them',
  'three_of_them',
  'all_of_them',
  /** Somebody who drinks no alcohol any more, or none at all. */
  'sober',
  /** Something cooked, where others are raw. */
  'cooked',
  /** What the menu has, by its parts. */
  'overview',
  /** Which of a few is more or less of something: "the least dry". */
  'compared',
] as const;
export type WayOfAsking = (typeof WAYS_OF_ASKING)[number];

export const ALLERGEN_NAMES = [
  'peanuts',
  'nuts',
  'almond',
  'hazelnut',
  'walnut',
  'cashew',
  'pecan',
  'brazil_nut',
  'pistachio',
  'macadamia',
  'pine_nut',
  'gluten',
  'wheat',
  'spelt',
  'rye',
  'barley',
  'oats',
  'milk',
  'eggs',
  'fish',
  'seafood',
  'shellfish',
  'crustaceans',
  'molluscs',
  'soy',
  'sesame',
  'mustard',
  'celery',
  'sulphites',
  'lupin',
] as const;
export type AllergenName = (typeof ALLERGEN_NAMES)[number];

/** What is avoided if a guest names it: "nuts" may mean peanuts, too. */
export const CHOICES_OF: Record<AllergenName, readonly AllergenChoice[]> = {
  peanuts: ['peanuts'],
  nuts: ['tree_nuts', 'peanuts'],
  almond: ['almond'],
  hazelnut: ['hazelnut'],
  walnut: ['walnut'],
  cashew: ['cashew'],
  pecan: ['pecan'],
  brazil_nut: ['brazil_nut'],
  pistachio: ['pistachio'],
  macadamia: ['macadamia'],
  pine_nut: ['pine_nut'],
  gluten: ['gluten'],
  wheat: ['wheat'],
  spelt: ['spelt'],
  rye: ['rye'],
  barley: ['barley'],
  oats: ['oats'],
  milk: ['milk'],
  eggs: ['eggs'],
  fish: ['fish'],
  seafood: ['seafood'],
  shellfish: ['crustaceans', 'molluscs'],
  crustaceans: ['crustaceans'],
  molluscs: ['molluscs'],
  soy: ['soy'],
  sesame: ['sesame'],
  mustard: ['mustard'],
  celery: ['celery'],
  sulphites: ['sulphites'],
  lupin: ['lupin'],
};

/** If several match, the first one counts. */
export const GUEST_INTENTS = [
  'injection',
  'insult',
  'off_topic',
  'soft_drinks',
  'pairing',
  'booking',
  'sold_out',
  'hours',
  'payment',
  'service_charge',
  'taxes',
  'house',
  'address',
  'phone',
  'children',
  'spicy',
  'dearest',
  'cheapest',
  'popular',
  'specials',
  'sizes',
  'price',
  'ingredients',
  'explain',
  'thanks',
  'greeting',
  'have',
] as const;
export type GuestIntent = (typeof GUEST_INTENTS)[number];
