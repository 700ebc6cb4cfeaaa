/** Characters that no typeface of the reader's shows: private use, unassigned, halves of pairs, controls, and U+FFFD. */
const UNSHOWN = /[\p{Co}\p{Cn}\p{Cs}\p{Cc}\uFFFD]/u;
const ALL_UNSHOWN = new RegExp(UNSHOWN, 'gu');

export const hasUnshown = (text: string): boolean => UNSHOWN.test(text);
export const dropUnshown = (text: string): string => text.replace(ALL_UNSHOWN, '');

/** What a letter that a file draws, and doesn't name, may be: a ligature is up to three. */
const UNNAMED = String.raw`[\p{L}\p{N}\p{P}\p{Sc}]`;

/** Whether a text read by OCR may be what a file shows under this name: the letters that it names stand where it says. */
export function mayBe(read: string, named: string): boolean {
  const all = [...named];
  const isNamed = all.some((sign) => !hasUnshown(sign));
  // Of signs that are all unnamed, each is one; else an icon beside a name would be read as letters.
  const unnamed = isNamed ? `${UNNAMED}{0,3}` : UNNAMED;
  const pattern = all
    .map((sign) => (hasUnshown(sign) ? unnamed : sign.replace(/[\\^$.*+?()[\]{}|/-]/, String.raw`\$&`)))
    .join('');
  return new RegExp(`^${pattern}$`, 'u').test(read);
}
