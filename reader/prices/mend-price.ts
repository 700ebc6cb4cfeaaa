/** Letters that OCR reads in place of digits. */
const DIGITS: Readonly<Record<string, string>> = { B: '8', S: '5', G: '6', O: '0', o: '0', I: '1', l: '1', Z: '2' };
const LOOKS = `[0-9${Object.keys(DIGITS).join('')}]`;
/** "BE50" for "8€50": the euro sign between digits, read as a letter. */
const EURO_INSIDE = new RegExp(`^(${LOOKS}{1,2})[EÉ€f](${LOOKS}{2})$`);
/** "13É", "4E": the euro sign after digits. */
const EURO_AFTER = /^(\d{1,3}(?:[.,]\d{2})?)[EÉ]$/;
/** "S12" for "$12". */
const SIGN_BEFORE = /^[S§](\d{1,3})$/;

/** Restores the printed form of a price that OCR garbled. Returns undefined if the text isn't clearly one. */
export function mendPrice(text: string): string | undefined {
  const after = EURO_AFTER.exec(text);
  if (after) return `${after[1]}€`;
  const before = SIGN_BEFORE.exec(text);
  if (before) return `$${before[1]}`;
  const inside = EURO_INSIDE.exec(text);
  if (!inside || !/\d/.test(text)) return undefined;
  const [, units = '', cents = ''] = inside.map((part) => Array.from(part, (sign) => DIGITS[sign] ?? sign).join(''));
  return `${units}€${cents}`;
}
