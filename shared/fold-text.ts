/** In lower case, without the accents of Latin letters: in other scripts a mark makes another letter (か and が). */
export const withoutLatinAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase();

/** Letters that Unicode doesn't decompose. */
const LETTERS: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', ı: 'i', ى: 'ي', ة: 'ه', ـ: '' };

/**
 * A text as it is searched: without case, accents, Arabic vowel marks and lengthened letters; full and half width, and
 * hiragana and katakana, are one.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßœæøłıىةـ]/g, (letter) => LETTERS[letter] ?? '')
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
