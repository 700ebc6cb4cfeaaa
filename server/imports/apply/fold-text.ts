/**
 * What two writings of one title have in common: capitals, accents of Latin letters, ligatures, punctuation and
 * spaces don't count. "Crème  brûlée*" and "CREME BRULEE" fold to the same. A text of signs alone folds to itself.
 */
export function foldText(text: string): string {
  const folded = text
    .normalize('NFKD')
    // Only after Latin letters: elsewhere a mark makes another letter (Japanese か and が).
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
