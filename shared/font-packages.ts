import type { FontKey } from './fonts.ts';

/** The name of each font's package (`@fontsource/…`), and the weight of its titles. Apart from fonts.ts, which the app's first screen loads. */
export const FONT_PACKAGES: Record<FontKey, { name: string; title_weight: number }> = {
  fraunces: { name: 'fraunces', title_weight: 500 },
  playfair: { name: 'playfair-display', title_weight: 500 },
  cormorant: { name: 'cormorant-garamond', title_weight: 600 },
  lora: { name: 'lora', title_weight: 500 },
  'dm-serif': { name: 'dm-serif-display', title_weight: 400 },
  caveat: { name: 'caveat', title_weight: 600 },
  'cabin-sketch': { name: 'cabin-sketch', title_weight: 400 },
  'josefin-sans': { name: 'josefin-sans', title_weight: 600 },
  oswald: { name: 'oswald', title_weight: 500 },
  inter: { name: 'inter', title_weight: 600 },
  'work-sans': { name: 'work-sans', title_weight: 600 },
  'source-sans': { name: 'source-sans-3', title_weight: 600 },
};
