/** Kinds of sections, each with words of its own in every language. */
export const SECTION_KINDS = [
  'starters',
  'salads',
  'mains',
  'pizza',
  'pasta',
  'sides',
  'breakfast',
  'desserts',
  'hot',
  'soft',
  'beer',
  'wine',
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

/** The words of one language that menus are made from. Invented restaurants; dishes as any kitchen may name them. */
export type Pool = {
  lang: 'en' | 'fr' | 'de' | 'it' | 'es' | 'pt';
  currencies: readonly string[];
  houses: readonly string[];
  taglines: readonly string[];
  /** Addresses, opening times, telephone numbers. */
  lines: readonly string[];
  /** Sentences that belong to no dish: slogans, allergen notices, advertisements. */
  notices: readonly string[];
  slogans: readonly string[];
  /** Remarks between a heading and its dishes. */
  remarks: readonly string[];
  stories: readonly { title: string; text: string }[];
  kinds: Readonly<Record<SectionKind, { headings: readonly string[]; titles: readonly string[] }>>;
  /** The ingredients of descriptions. */
  savoury: readonly string[];
  sweet: readonly string[];
  grapes: readonly string[];
  extras: readonly string[];
  /** Headings over other headings. */
  food: readonly string[];
  drinks: readonly string[];
  words: {
    with: string;
    and: string;
    or: string;
    choice: string;
    add: string;
    per_person: string;
    half: string;
    whole: string;
    sizes: readonly (readonly [string, string, string])[];
    one_size: string;
    pieces: string;
    market: string;
    set_menu: readonly string[];
    recommended: string;
    glass: string;
    bottle: string;
    calories: string;
    each: string;
  };
};

/** Splits a text into entries at `|` and at line ends. */
export const entries = (text: string): string[] =>
  text
    .split(/\s*[|\n]\s*/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
