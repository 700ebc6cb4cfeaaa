import { FONT_PACKAGES } from '../../shared/font-packages.ts';
import { FONTS, type FontKey } from '../../shared/fonts.ts';
import { GUEST_FONT_RANGE, MORE_LATIN_RANGE } from './font-characters.ts';
import { nearFonts } from './near-fonts.ts';

type Files = Record<string, string>;

// Titles have one weight.
const TITLE_FILES: Files = import.meta.glob(
  [
    '/node_modules/@fontsource/{fraunces,playfair-display,lora,oswald}/files/*-latin-500-normal.woff2',
    '/node_modules/@fontsource/{cormorant-garamond,caveat,josefin-sans,inter,work-sans,source-sans-3}/files/*-latin-600-normal.woff2',
    '/node_modules/@fontsource/dm-serif-display/files/*-latin-400-normal.woff2',
  ],
  { query: '?small', import: 'default', eager: true },
);
// Texts use several weights: one variable file if it is under 27 KB; for the other fonts browsers synthesise the bold.
const TEXT_FILES: Files = import.meta.glob(
  [
    '/node_modules/@fontsource-variable/{inter,josefin-sans,oswald,source-sans-3,work-sans}/files/*-latin-wght-normal.woff2',
    '/node_modules/@fontsource/{fraunces,playfair-display,cormorant-garamond,lora,caveat,dm-serif-display}/files/*-latin-400-normal.woff2',
  ],
  { query: '?small-figures', import: 'default', eager: true },
);
// One file for both.
const SKETCHED_FILES: Files = import.meta.glob(
  '/node_modules/@fontsource/cabin-sketch/files/*-latin-400-normal.woff2',
  { query: '?sketched', import: 'default', eager: true },
);
const MORE_LATIN_FILES: Files = import.meta.glob(
  [
    '/node_modules/@fontsource-variable/*/files/*-latin-ext-wght-normal.woff2',
    '/node_modules/@fontsource/dm-serif-display/files/*-latin-ext-400-normal.woff2',
  ],
  { query: '?url', import: 'default', eager: true },
);

/** Fallbacks, which also show the scripts that our fonts lack. */
const SYSTEM_FONTS = {
  serif: 'Georgia, "Noto Serif", serif',
  'sans-serif': 'system-ui, "Noto Sans", sans-serif',
  cursive: '"Segoe Print", "Bradley Hand", cursive',
} as const;

const fileOf = (files: Files, { name }: { name: string }): string | undefined =>
  Object.entries(files).find(([path]) => path.includes(`/${name}/files/`))?.[1];

/** Addresses of a font's two files, for titles and for texts; undefined only if its package were incomplete. */
export const fontFiles = (font: FontKey): { title: string | undefined; text: string | undefined } => ({
  title: fileOf({ ...TITLE_FILES, ...SKETCHED_FILES }, FONT_PACKAGES[font]),
  text: fileOf({ ...TEXT_FILES, ...SKETCHED_FILES }, FONT_PACKAGES[font]),
});

/** Style for the classes `title-{font}` and `text-{font}`: both faces, and the properties that name them. */
export function fontStyle(font: FontKey): string {
  const { title, text } = fontFiles(font);
  const moreLatinFile = fileOf(MORE_LATIN_FILES, FONT_PACKAGES[font]);
  const { title_weight } = FONT_PACKAGES[font];
  const textWeights = text?.includes('wght') ? '400 600' : '400';
  // Both files of a family name the same weights, or browsers would treat them as two fonts and use only the last.
  const fontFaces = [
    fontFace(`Title ${font}`, title, `${title_weight}`, GUEST_FONT_RANGE),
    fontFace(`Title ${font}`, moreLatinFile, `${title_weight}`, MORE_LATIN_RANGE),
    fontFace(`Text ${font}`, text, textWeights, GUEST_FONT_RANGE),
    fontFace(`Text ${font}`, moreLatinFile, textWeights, MORE_LATIN_RANGE),
  ];
  const nearFontsByRole = { Title: nearFonts('Title', font), Text: nearFonts('Text', font) };
  const familyOf = (role: 'Title' | 'Text') =>
    [
      ...[`${role} ${font}`, ...nearFontsByRole[role].families].map((name) => `"${name}"`),
      SYSTEM_FONTS[FONTS[font].fallback],
    ].join();
  return [
    ...fontFaces,
    nearFontsByRole.Title.faces,
    nearFontsByRole.Text.faces,
    `.title-${font}{--title-font:${familyOf('Title')};--title-weight:${title_weight}}`,
    `.text-${font}{--text-font:${familyOf('Text')}}`,
  ].join('');
}

function fontFace(familyOf: string, url: string | undefined, weight: string, range: string): string {
  if (url === undefined) return '';
  return `@font-face{font-family:"${familyOf}";src:url(${url}) format("woff2");font-weight:${weight};font-display:swap;unicode-range:${range}}`;
}
