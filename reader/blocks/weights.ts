/**
 * Every weight by which lines become blocks, fitted by hand on menus with known dishes. All are sums of weighted signs:
 * higher fits better, about a natural logarithm.
 */

type ByRole = readonly [heading: number, title: number, description: number, noise: number];

/** What a line's type says of its role, where that isn't usual in the menu. */
export const TYPE_SIGNS = {
  capitals: [0.8, 0.4, -1, 0],
  bold: [0.5, 0.8, -1, 0],
  /** Begins in bold or capitals and goes on without. */
  leads: [-1, 1, -1.5, 0],
  italic: [-0.2, -0.2, 0.5, 0],
} as const satisfies Record<string, ByRole>;

/** What a line's words say. */
export const WORD_SIGNS = {
  over_ten: [-4, -2, 1, 0],
  over_six: [-1.8, -0.5, 0.7, 0],
  one_or_two: [0.5, 0.3, -0.6, 0],
  lower_start: [-1.5, -1.2, 1.3, 0],
  bracket_start: [-1.5, -1.5, 1, 0],
  commas: [-1.8, -1, 1.2, 0],
  one_comma: [-0.8, -0.4, 0.5, 0],
  full_stop: [-1, -0.8, 0.8, 0.3],
  open_end: [-1, -0.3, 0.5, 0],
  /** All of them head sections of menus. */
  heading_words: [2.2, 0, -0.6, -1],
  /** Some do: the first and third by their share. */
  some_heading_words: [1.2, 0, -0.6, -1],
  few_letters: [-2, -1.5, -0.5, 1.5],
} as const satisfies Record<string, ByRole>;

/** What letters say that OCR was unsure of, or that are signs. */
export const LEGIBILITY_SIGNS = {
  illegible: [-2.5, -2, -0.5, 2.5],
  unsure: [-1, -0.8, 0, 1.2],
  signs: [-1, -1, 0, 1],
} as const satisfies Record<string, ByRole>;

/** What a line's size beside the usual one says: by the ratio's logarithm, and from thresholds on. */
export const SIZE_WEIGHTS = {
  heading: { by_log: 6, least: -1.5, most: 3 },
  title: { by_log: 2, least: -1, most: 0.7, huge_from: 1.9, huge: -1 },
  description: { large_from: 1.12, large: -1.5, small_to: 0.95, small: 0.5 },
} as const;

/** What every line begins with. */
export const ROLE_PRIORS = { heading: 0, title: 0, description: 0, noise: -2.5 } as const;

/** What is added to a block by how its lines stand together; costs are below 0. */
export const BLOCK_WEIGHTS = {
  heading: -1,
  /** Of each line of a heading after the first. */
  heading_goes_on: -0.8,
  priced_heading: -1.8,
  note: -0.3,
  priced_noise: -2,
  /** A text under prices on lines of their own begins the next item. */
  after_own_prices: -2.5,
  /** "Cup 3" beside others of its style is an item; mostly such a line is a size of the item above. */
  cup: -1,
  /** Two lines of text with prices are two items. */
  second_price: -6,
  /** Names below each other are dishes under a heading, not one dish's description. */
  listed: -2.5,
  /** A dish without a price is neither another's description nor a part of its name. */
  unpriced: -3,
  /** A line that ends before it must, within a text. */
  early_break: -0.8,
  /** A title with neither price nor description. */
  bare: -1.1,
  own_price_line: 0.3,
  own_price_near: 0.3,
  own_price_far: -1.5,
} as const;

/** What is added for a line of a title under another. */
export const TITLE_PAIR = {
  pair: -1.4,
  unlike: -1.5,
  /** Times how far they stand apart. */
  far: -1.5,
  goes_on: 1.6,
  /** The same in a menu in which most lines begin in lower case. */
  goes_on_lower: 0.3,
  both_priced: -2,
  shifted: -0.5,
} as const;

/** What is added for a line of a description under another line. */
export const DESCRIPTION_PAIR = {
  pair: 0.4,
  far: -2.8,
  unlike_description: -0.9,
  open_end: 1.2,
  like_title: -0.9,
  unlike_title: 0.5,
  /** Smaller than the title above it: what descriptions are, whatever the size of others. */
  smaller: 1.2,
} as const;
