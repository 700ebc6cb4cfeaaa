import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { FONT_PACKAGES } from '../shared/font-packages.ts';
import type { FontKey } from '../shared/fonts.ts';
import type { MenuLocale } from '../shared/locales.ts';
import { fontPath, listFontSlices } from './font-slices.ts';

/** The restaurant's title font; its text font; that one's bold. */
export type PaperFace = 'title' | 'text' | 'strong';
const FACES: readonly PaperFace[] = ['title', 'text', 'strong'];

/** How a text is set. */
export type PaperStyle = {
  face: PaperFace;
  locale: MenuLocale;
  /** Figures as high as capitals, for prices. */
  hasLiningFigures?: boolean;
};
/** A part of a text that one file of a font can write; `font` is its name in the document. */
export type PaperRun = { font: string; text: string };

export type PaperFonts = {
  /** The width at type size 1. */
  measure(text: string, style: PaperStyle): number;
  runsOf(text: string, style: PaperStyle): PaperRun[];
  /** The letters as a path of SVG at type size OUTLINE_SIZE, from the left end of their baseline. */
  outlineOf(text: string, style: PaperStyle): string;
};

export const OUTLINE_SIZE = 1000;

export type PaperText = {
  text: string;
  locale: MenuLocale;
  /** What has a price or a heading's rank: without it the rest would be of nothing. */
  isName?: boolean;
};

/** Chinese and Japanese share characters, but write some of them differently. */
const CHINESE_FIRST = ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'];
const EASTERN_FONTS: Partial<Record<MenuLocale, readonly string[]>> = {
  ja: ['noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr'],
  ko: ['noto-sans-kr', 'noto-sans-sc', 'noto-sans-jp'],
};
const easternFonts = (locale: MenuLocale): readonly string[] => EASTERN_FONTS[locale] ?? CHINESE_FIRST;

/** Those that have no bolder file are bold in none: a synthetic one would be no font of theirs. */
const STRONG_WEIGHTS: Partial<Record<FontKey, number>> = { 'dm-serif': 400, 'cabin-sketch': 700 };
const EASTERN_WEIGHTS: Record<PaperFace, number> = { title: 600, text: 400, strong: 600 };

/** A file that a document can embed. */
type FontFile = { name: string; path: string; has(code: number): boolean };

function staticFiles({ name }: { name: string }, weight: number): FontFile[] {
  const folder = `@fontsource/${name}`;
  return listFontSlices(folder).map((slice) => {
    const fileName = `${name}-${slice.name}-${weight}-normal`;
    return { name: fileName, path: `${folder}/files/${fileName}.woff`, has: slice.has };
  });
}

/** Variable: they say which characters they have; an instance of them is embedded. */
function easternFiles(name: string): FontFile[] {
  const folder = `@fontsource-variable/${name}`;
  return listFontSlices(folder).map((slice) => {
    const fileName = `${name}-${slice.name}`;
    return { name: fileName, path: `${folder}/files/${fileName}-wght-normal.woff2`, has: slice.has };
  });
}

/** What a text can't lose: every other sign is left out, and named, if no font has it. */
const LETTER_PATTERN = /[\p{L}\p{M}\p{N}]/u;
/** Marks of direction, of line breaks and of variants, which print nothing; what makes keycaps and flags of other signs. */
const UNPRINTED_PATTERN =
  /\u00ad|\u061c|[\u200b-\u200f]|[\u202a-\u202e]|[\u2060-\u2069]|\u20e3|[\ufe00-\ufe0f]|\ufeff|[\u{e0020}-\u{e007f}]/gu;
/** The hyphens of word processors, one of which doesn't break: few fonts have them. */
const HYPHEN_PATTERN = /[\u2010\u2011]/g;

/** A text as it is printed: no sign without ink, and no space that the fonts lack. */
export const printedText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(UNPRINTED_PATTERN, '')
    .replace(HYPHEN_PATTERN, '-')
    .replace(/[\u2007\u2009\u202f]/g, '\u00a0')
    .replace(/[^\S\u00a0]+/g, ' ')
    .trim();

type GlyphPath = {
  scale(x: number, y: number): GlyphPath;
  translate(x: number, y: number): GlyphPath;
  toSVG(): string;
};
type GlyphRun = { glyphs: { path: GlyphPath }[]; positions: { xAdvance: number; xOffset: number; yOffset: number }[] };
type OpenedFont = { unitsPerEm: number; hasGlyphForCodePoint(code: number): boolean; layout(text: string): GlyphRun };
/** The fontkit font inside of a document's font, which the types of pdfkit leave out. */
type DocumentFont = { _font: { font: OpenedFont } };

/**
 * Embeds what the texts need: the restaurant's fonts, Inter for letters that those lack, and for Chinese, Japanese,
 * Korean and signs the parts of Noto Sans, which is a variable font, at the weight that is needed.
 *
 * @returns also what is printed instead of characters that no font has: others that mean the same (1 for ①), or nothing;
 * `left_out` are the latter. Texts that would lose letters or a name are `unprintable`.
 */
export async function openPaperFonts(
  document: PDFKit.PDFDocument,
  { title_font, text_font }: { title_font: FontKey; text_font: FontKey },
  texts: readonly PaperText[],
): Promise<PaperFonts & { replacements: Map<string, string>; left_out: string[]; unprintable: string[] }> {
  const title = FONT_PACKAGES[title_font];
  const textPackage = FONT_PACKAGES[text_font];
  const inter = FONT_PACKAGES.inter;
  const ownFiles: Record<PaperFace, FontFile[]> = {
    title: [...staticFiles(title, title.title_weight), ...staticFiles(inter, 600)],
    text: [...staticFiles(textPackage, 400), ...staticFiles(inter, 400)],
    strong: [...staticFiles(textPackage, STRONG_WEIGHTS[text_font] ?? 600), ...staticFiles(inter, 600)],
  };
  const registeredFonts = new Map<string, { opened: OpenedFont; has(code: number): boolean }>();
  const register = (name: string, source: string | Buffer) => {
    document.registerFont(name, source);
    // Opened here, so that its type is that of the note above.
    const { font: opened } = (document.font(name) as unknown as DocumentFont)._font;
    const registeredFont = { opened, has: (code: number) => opened.hasGlyphForCodePoint(code) };
    registeredFonts.set(name, registeredFont);
    return registeredFont;
  };
  const hasGlyph = (file: FontFile, code: number): boolean =>
    file.has(code) && (registeredFonts.get(file.name) ?? register(file.name, fontPath(file.path))).has(code);

  const fileNames = new Map<string, string | undefined>();
  const keyOf = (character: string, { face, locale }: PaperStyle) => `${face} ${easternFonts(locale)[0]} ${character}`;
  // Only if they are needed: they are some hundred files.
  const filesByFont = new Map<string, FontFile[]>();
  const neededInstances = new Map<string, { file: FontFile; weight: number; characters: Set<string> }>();
  const chooseFile = (character: string, { face, locale }: PaperStyle): string | undefined => {
    const code = character.codePointAt(0) ?? 0;
    const ownFile = ownFiles[face].find((file) => hasGlyph(file, code));
    if (ownFile) return ownFile.name;
    const file = easternFonts(locale)
      .flatMap((name) => getOrInsert(filesByFont, name, () => easternFiles(name)))
      .find((easternFile) => hasGlyph(easternFile, code));
    if (!file) return undefined;
    const weight = EASTERN_WEIGHTS[face];
    const name = `${file.name}-${weight}`;
    getOrInsert(neededInstances, name, () => ({ file, weight, characters: new Set() })).characters.add(character);
    return name;
  };
  const isPrintable = (character: string, locale: MenuLocale): boolean =>
    FACES.every((face) => {
      const key = keyOf(character, { face, locale });
      if (!fileNames.has(key)) fileNames.set(key, chooseFile(character, { face, locale }));
      return fileNames.get(key) !== undefined;
    });

  const replacements = new Map<string, string>();
  const unprintable = new Set<string>();
  for (const { text, locale, isName = false } of texts) {
    const characters = Array.from(printedText(text));
    for (const character of new Set(characters)) {
      if (isPrintable(character, locale)) continue;
      const plainCharacters = character.normalize('NFKC').replaceAll('\u2044', '/');
      const isReplaceable =
        plainCharacters !== character && Array.from(plainCharacters).every((plain) => isPrintable(plain, locale));
      if (isReplaceable) replacements.set(character, plainCharacters);
      else if (LETTER_PATTERN.test(character)) unprintable.add(text);
      else replacements.set(character, '');
    }
    const isEmpty = characters.every((character) => character === ' ' || replacements.get(character) === '');
    if (isName && characters.length > 0 && isEmpty) unprintable.add(text);
  }
  const left_out = [...replacements].flatMap(([character, replacement]) => (replacement === '' ? [character] : []));
  for (const [name, { file, weight, characters }] of neededInstances) {
    const variationAxes = { wght: weight };
    const source = await readFile(fontPath(file.path));
    register(name, await subsetFont(source, [...characters].join(''), { targetFormat: 'truetype', variationAxes }));
  }

  const runsOf = (text: string, style: PaperStyle): PaperRun[] => {
    const runs: PaperRun[] = [];
    for (const character of text) {
      const font = fileNames.get(keyOf(character, style));
      // Printed without it, the text would say something else.
      if (font === undefined) throw new Error(`No font was opened for “${character}”.`);
      const lastRun = runs.at(-1);
      if (lastRun?.font === font) lastRun.text += character;
      else runs.push({ font, text: character });
    }
    return runs;
  };
  const widths = new Map<string, number>();
  const measure = (text: string, style: PaperStyle): number => {
    const key = `${style.face} ${style.locale} ${style.hasLiningFigures ?? false} ${text}`;
    const cachedWidth = widths.get(key);
    if (cachedWidth !== undefined) return cachedWidth;
    const width = runsOf(text, style).reduce(
      (sum, run) => sum + document.font(run.font).fontSize(1).widthOfString(run.text, figuresOf(style)),
      0,
    );
    widths.set(key, width);
    return width;
  };
  const outlineOf = (text: string, style: PaperStyle): string => {
    const paths: string[] = [];
    let left = 0;
    for (const run of runsOf(text, style)) {
      const opened = registeredFonts.get(run.font)?.opened;
      if (!opened) throw new Error(`The font ${run.font} was not opened.`);
      const scale = OUTLINE_SIZE / opened.unitsPerEm;
      const { glyphs, positions } = opened.layout(run.text);
      for (const [index, { xAdvance, xOffset, yOffset }] of positions.entries()) {
        const path = glyphs[index]?.path.scale(scale, -scale);
        paths.push(path?.translate(left + xOffset * scale, -yOffset * scale).toSVG() ?? '');
        left += xAdvance * scale;
      }
    }
    return paths.join('');
  };
  return { measure, runsOf, outlineOf, replacements, left_out, unprintable: [...unprintable] };
}

/** A text with the characters that are printed in place of those that no font has. */
export function replaceSigns(text: string, replacements: ReadonlyMap<string, string>): string {
  let replaced = '';
  let isAfterReplacement = false;
  for (const character of text) {
    const replacement = replacements.get(character);
    const next = replacement ?? character;
    // "1⅓" isn't "11/3".
    const isApart = (replacement !== undefined || isAfterReplacement) && /\d$/.test(replaced) && /^\d/.test(next);
    replaced += isApart ? `\u00a0${next}` : next;
    isAfterReplacement = replacement !== undefined && replacement !== '';
  }
  return replaced;
}

function getOrInsert<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

/** For pdfkit, which has no option for none. */
export const figuresOf = ({ hasLiningFigures }: PaperStyle): PDFKit.Mixins.TextOptions =>
  hasLiningFigures ? { features: ['lnum'] } : {};
