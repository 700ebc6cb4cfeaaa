import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export type Typeface =
  | 'alegreya'
  | 'cabin-sketch'
  | 'caveat'
  | 'cormorant-garamond'
  | 'dm-serif-display'
  | 'fraunces'
  | 'inter'
  | 'josefin-sans'
  | 'lora'
  | 'oswald'
  | 'playfair-display'
  | 'source-sans-3'
  | 'work-sans';

/**
 * Embedded in the page, so that drawing needs neither the network nor the machine's typefaces. A face is a weight,
 * followed by `i` for the italic.
 */
export const fontFaces = (typeface: Typeface, ...faces: readonly `${number}${'' | 'i'}`[]): string =>
  faces
    .map((face) => fontFace(typeface, Number.parseInt(face, 10), face.endsWith('i') ? 'italic' : 'normal'))
    .join('\n');

export const fontFile = (typeface: Typeface, weight: number, style: 'normal' | 'italic'): string =>
  require.resolve(`@fontsource/${typeface}/files/${typeface}-latin-${weight}-${style}.woff2`);

function fontFace(typeface: Typeface, weight: number, style: 'normal' | 'italic'): string {
  const file = fontFile(typeface, weight, style);
  return `@font-face { font-family: '${typeface}'; font-style: ${style}; font-weight: ${weight};
    src: url(data:font/woff2;base64,${readFileSync(file).toString('base64')}) format('woff2'); }`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character);

/** A complete page in one language, with its style sheet inline. */
export const htmlPage = (lang: string, style: string, body: string): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><style>
  * { box-sizing: border-box; margin: 0; } ${style}</style></head><body>${body}</body></html>`;

/** 12.5 → `12,50`. */
export const withComma = (amount: number): string => amount.toFixed(2).replace('.', ',');
