import { withoutLatinAccents } from '../../../shared/fold-text.ts';

/**
 * Normalises a title for comparison: ignores case, accents of Latin letters, ligatures, punctuation and spaces. "Crème
 * brûlée*" and "CREME BRULEE" fold to the same. A text of symbols only is unchanged.
 */
export function foldText(text: string): string {
  const foldedText = withoutLatinAccents(text)
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replace(/['’`´]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return foldedText === '' ? text.trim() : foldedText;
}
