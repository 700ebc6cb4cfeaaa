/**
 * The letters that the small font files hold: ASCII, Latin-1 and the punctuation and signs that menus use. Every other
 * letter of Latin scripts comes with a second file, which browsers fetch only if a page needs it; signs that no
 * menu prints (¤, ¬, ¶) are the system's.
 */
const CHARACTER_RANGES: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x5b],
  [0x5d, 0x5d],
  [0x61, 0x7a],
  [0x7c, 0x7c],
  [0x7e, 0x7e],
  [0xa0, 0xa3],
  [0xa5, 0xa5],
  [0xaa, 0xab],
  [0xae, 0xae],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xba, 0xbd],
  [0xbf, 0xff],
  [0x152, 0x153],
  [0x178, 0x178],
  [0x2009, 0x2009],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];

export const GUEST_FONT_CHARACTERS: readonly number[] = CHARACTER_RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index),
);

/** Of these, what a menu needs of a font whose every letter is heavy: other signs are the system's. */
const SKETCHED_SIGNS = '!"$%&\'()*+,-./:;?@¡¿«»ºª£€–—‘’‚“”„…\u00a0 ';
const isLetterOrFigure = /^[\p{Script=Latin}\d]$/u;
export const SKETCHED_FONT_CHARACTERS: readonly number[] = GUEST_FONT_CHARACTERS.filter((code) => {
  const glyphText = String.fromCodePoint(code);
  return isLetterOrFigure.test(glyphText) || SKETCHED_SIGNS.includes(glyphText);
});

/** For `unicode-range`. */
export const GUEST_FONT_RANGE = CHARACTER_RANGES.map(
  ([from, to]) => `U+${from.toString(16)}-${to.toString(16)}`,
).join();

/** What Fontsource's latin-ext files hold beyond them (unicode.json of each package). */
export const MORE_LATIN_RANGE = 'U+100-151,U+154-177,U+179-2ba,U+2bd-2c5,U+2c7-2cc,U+1e00-1e9f,U+20a0-20ab,U+20ad-20c0';
