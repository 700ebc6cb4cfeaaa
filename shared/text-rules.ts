/** What names and texts may hold (specification §5, design §4 "Names"). */

// Cc: controls; the bidirectional marks, embeddings, overrides and isolates of Unicode UAX #9.
const CONTROLS = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const CONTROLS_BUT_BREAKS = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/u;
const REFUSED_IN_NAMES = /[<>{}[\]\\|^~]/;

/** Restaurant, menu and section names: no control or bidirectional character and none of `< > { } [ ] \ | ^ ~`. */
export const isPlainName = (value: string): boolean => !CONTROLS.test(value) && !REFUSED_IN_NAMES.test(value);

/** Item texts take anything printable; line breaks and tabs count as printable. */
export const isPrintable = (value: string): boolean => !CONTROLS_BUT_BREAKS.test(value) && value.isWellFormed();

/** Takes out of a name what `isPlainName` refuses, for text that a machine read. May leave nothing. */
export const toPlainName = (value: string): string =>
  value
    .normalize('NFC')
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069<>{}[\]\\|^~]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
