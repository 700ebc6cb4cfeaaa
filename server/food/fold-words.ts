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
