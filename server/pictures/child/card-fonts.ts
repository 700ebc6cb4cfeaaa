import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GlobalFonts } from '@napi-rs/canvas';
import { FONT_PACKAGES } from '../../../shared/font-packages.ts';
import type { FontKey } from '../../../shared/fonts.ts';
import type { MenuLocale } from '../../../shared/locales.ts';

/** Fonts for the scripts that those lack: European letters, then the script of the restaurant's language. */
const OTHERS = { jp: 'noto-sans-jp', kr: 'noto-sans-kr', sc: 'noto-sans-sc', arabic: 'noto-sans-arabic' } as const;

const CHINESE_FIRST = [OTHERS.sc, OTHERS.jp, OTHERS.kr, OTHERS.arabic];
const JAPANESE_FIRST = [OTHERS.jp, OTHERS.sc, OTHERS.kr, OTHERS.arabic];

/** Chinese and Japanese share characters, but write some of them differently. */
const othersOf = (text: string, locale: MenuLocale): readonly string[] => [
  'inter',
  ...(locale === 'ja' || /[\u3040-\u30ff]/.test(text) ? JAPANESE_FIRST : CHINESE_FIRST),
];

type FontSlice = { family: string; path: string; has(code: number): boolean };

const packages = new Map<string, FontSlice[]>();

/** The files of a font package, each with the characters in it. */
function slicesOf(name: string): FontSlice[] {
  const cachedPackage = packages.get(name);
  if (cachedPackage) return cachedPackage;
  const folder = `@fontsource-variable/${name}`;
  // Each package's own list: a file's name and its characters, in CSS syntax.
  const ranges = JSON.parse(readFileSync(resolved(`${folder}/unicode.json`), 'utf8')) as Record<string, string>;
  const slices = Object.entries(ranges).map(([key, text]) => {
    const slice = key.replace(/[[\]]/g, '');
    const bounds = text.split(',').map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    });
    return {
      family: `Card ${name} ${slice}`,
      path: `${folder}/files/${name}-${slice}-wght-normal.woff2`,
      has: (code: number) => bounds.some(([from, to]) => code >= from && code <= to),
    };
  });
  packages.set(name, slices);
  return slices;
}

const resolved = (path: string): string => fileURLToPath(import.meta.resolve(path));

function register(family: string, path: string): string {
  if (!GlobalFonts.has(family)) GlobalFonts.registerFromPath(resolved(path), family);
  return `"${family}"`;
}

/**
 * The font families that a text needs, in CSS order: the title font, then only those files of other fonts that contain its
 * characters. All are files of ours, so that a card looks the same on machines without fonts.
 */
export function cardFamilies(text: string, font: FontKey, locale: MenuLocale): string {
  const { name, title_weight: weight } = FONT_PACKAGES[font];
  const latinFiles = ['latin', 'latin-ext'].map((part) =>
    register(`Card ${name} ${part}`, `@fontsource/${name}/files/${name}-${part}-${weight}-normal.woff2`),
  );
  const slices = new Map<string, FontSlice>();
  for (const character of new Set(text)) {
    const code = character.codePointAt(0) ?? 0;
    // All of the letters that the title fonts have.
    if (code < 0x180) continue;
    const slice = othersOf(text, locale)
      .flatMap(slicesOf)
      .find(({ has }) => has(code));
    if (slice) slices.set(slice.family, slice);
  }
  return [...latinFiles, ...Array.from(slices.values(), ({ family, path }) => register(family, path))].join(', ');
}
