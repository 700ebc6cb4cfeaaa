/** What names and texts may contain (specification §5, design §4 "Names"). */

// Cc: controls; the bidirectional marks, embeddings, overrides and isolates of Unicode UAX #9.
const CONTROLS = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const CONTROLS_BUT_BREAKS = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/u;
const REFUSED_IN_NAMES = /[<>{}[\]\\|^~]/;
// Noncharacters (Unicode §23.7); XML, and with it SVG, can't contain U+FFFE and U+FFFF.
const NO_CHARACTERS = /\p{Noncharacter_Code_Point}/u;
// Zero-width characters join or separate two others (Persian, Devanagari, emoji sequences): alone they only hide.
const LONE_JOINERS =
  /(?<![^\s\u200B-\u200D\u2060\uFEFF])[\u200B-\u200D\u2060\uFEFF]|[\u200B-\u200D\u2060\uFEFF](?![^\s\u200B-\u200D\u2060\uFEFF])/u;

/**
 * Restaurant, menu and section names: no control or bidirectional characters, none of `< > { } [ ] \ | ^ ~`, no
 * noncharacters, and no joiner without two characters to join.
 */
export const isPlainName = (value: string): boolean =>
  ![CONTROLS, REFUSED_IN_NAMES, NO_CHARACTERS, LONE_JOINERS].some((refused) => refused.test(value));

/** Item texts accept anything printable; line breaks and tabs count as printable. */
export const isPrintable = (value: string): boolean =>
  !CONTROLS_BUT_BREAKS.test(value) && !NO_CHARACTERS.test(value) && value.isWellFormed();

/** Removes from a name what `isPlainName` refuses, for text that a machine read. The result may be empty. */
export const toPlainName = (value: string): string =>
  value
    .normalize('NFC')
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069<>{}[\]\\|^~]|\p{Noncharacter_Code_Point}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(new RegExp(LONE_JOINERS, 'gu'), '')
    .trim();
