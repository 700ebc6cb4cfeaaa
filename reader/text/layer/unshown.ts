/** Characters that none of the reader's fonts shows: private use, unassigned, lone surrogates, controls, and U+FFFD. */
const UNSHOWN = /[\p{Co}\p{Cn}\p{Cs}\p{Cc}\uFFFD]/u;
const ALL_UNSHOWN = new RegExp(UNSHOWN, 'gu');

export const hasUnshown = (text: string): boolean => UNSHOWN.test(text);
export const dropUnshown = (text: string): string => text.replace(ALL_UNSHOWN, '');

/** An unnamed character that a file draws; a ligature is up to three letters. */
const UNNAMED = String.raw`[\p{L}\p{N}\p{P}\p{Sc}]`;

/** Whether an OCR text can be what a file shows under this name: its named characters must match in place. */
export function canBeReadingOf(read: string, claimedText: string): boolean {
  const all = [...claimedText];
  const isNamed = all.some((sign) => !hasUnshown(sign));
  // If all characters are unnamed, each is exactly one; otherwise an icon beside a name would be read as letters.
  const unnamed = isNamed ? `${UNNAMED}{0,3}` : UNNAMED;
  const pattern = all
    .map((sign) => (hasUnshown(sign) ? unnamed : sign.replace(/[\\^$.*+?()[\]{}|/-]/, String.raw`\$&`)))
    .join('');
  return new RegExp(`^${pattern}$`, 'u').test(read);
}
