/**
 * The twelve fonts an owner can choose from, for titles and for text (specification §1, design §8): from a
 * chalk-like hand to a sober grotesque. Keys are stored; names are what the owner reads.
 */
export const FONTS = {
  fraunces: { name: 'Fraunces', fallback: 'serif' },
  playfair: { name: 'Playfair Display', fallback: 'serif' },
  cormorant: { name: 'Cormorant Garamond', fallback: 'serif' },
  lora: { name: 'Lora', fallback: 'serif' },
  'dm-serif': { name: 'DM Serif Display', fallback: 'serif' },
  caveat: { name: 'Caveat', fallback: 'cursive' },
  'cabin-sketch': { name: 'Cabin Sketch', fallback: 'cursive' },
  'josefin-sans': { name: 'Josefin Sans', fallback: 'sans-serif' },
  oswald: { name: 'Oswald', fallback: 'sans-serif' },
  inter: { name: 'Inter', fallback: 'sans-serif' },
  'work-sans': { name: 'Work Sans', fallback: 'sans-serif' },
  'source-sans': { name: 'Source Sans 3', fallback: 'sans-serif' },
} as const satisfies Record<string, { name: string; fallback: 'serif' | 'sans-serif' | 'cursive' }>;

export type FontKey = keyof typeof FONTS;
// Object.keys loses the literal type; the keys are those of FONTS by construction.
export const FONT_KEYS = Object.keys(FONTS) as [FontKey, ...FontKey[]];
export const DEFAULT_TITLE_FONT: FontKey = 'fraunces';
export const DEFAULT_TEXT_FONT: FontKey = 'inter';
