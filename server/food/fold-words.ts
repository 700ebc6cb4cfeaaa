/** Normalises words for comparison: ignores case, hyphens and kinds of apostrophes; accents stay ("pâte", "pâté"). */
export const foldWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .normalize('NFC')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[-‐‑_]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** For text printed without accents, as capitals often are. Kana, Hangul and Arabic keep their marks. */
export const withoutAccents = (text: string): string =>
  IS_ASCII.test(text)
    ? text
    : text
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .normalize('NFC');

const IS_ASCII = /^[ -~]*$/;

/** Arabic letters that are written in several ways, without vowel signs and the stretching of lines. */
export const foldArabic = (text: string): string =>
  text
    .replace(/[\u064b-\u065f\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ؤ/g, 'و')
    .replace(/ئ/g, 'ي');

/** Hiragana as katakana: "きのこ" and "キノコ" are the same word. */
export const asKatakana = (text: string): string =>
  text.replace(/[\u3041-\u3096]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0x60));

export const asHiragana = (text: string): string =>
  text.replace(/[\u30a1-\u30f6]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60));
