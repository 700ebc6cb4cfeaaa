/**
 * Normalises a title for comparison: ignores case, accents of Latin letters, ligatures, punctuation and spaces. "Crème
 * brûlée*" and "CREME BRULEE" fold to the same. A text of symbols only is unchanged.
 */
export function foldText(text: string): string {
  const folded = text
    .normalize('NFKD')
    // Only after Latin letters: in other scripts a mark makes another letter (Japanese か and が).
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replace(/['’`´]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return folded === '' ? text.trim() : folded;
}
