/**
 * Cleans text that a machine read: removes bidirectional overrides, control and invalid characters, collapses white
 * space, and cuts at `max` UTF-16 units, never inside a character. Returns null if nothing is left.
 */
export function cleanText(text: string, max: number): string | null {
  const clean = text
    .normalize('NFC')
    .toWellFormed()
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFFD]|\p{Noncharacter_Code_Point}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return cutText(clean, max) || null;
}

/** At most `max` UTF-16 units, without half a surrogate pair or white space at the end. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max);
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)).trimEnd();
}
