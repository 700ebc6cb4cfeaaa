import type { MenuLocale } from '../../../../shared/locales.ts';

/** Amounts of money that guests write in words, by the number that they mean. Folded as messages are. */
type Amounts = Readonly<Record<number, string>>;

const WORDS: Partial<Record<MenuLocale, Amounts>> = {
  en: {
    5: 'fiver, five',
    10: 'tenner, ten',
    12: 'twelve',
    15: 'fifteen',
    20: 'twenty',
    25: 'twenty five',
    30: 'thirty',
    40: 'forty',
    50: 'fifty',
    100: 'a hundred, one hundred, hundred',
  },
  fr: {
    5: 'cinq',
    10: 'dix, une dizaine d, une dizaine de',
    12: 'douze',
    15: 'quinze, une quinzaine d, une quinzaine de',
    20: 'vingt, une vingtaine d, une vingtaine de',
    25: 'vingt cinq',
    30: 'trente, une trentaine d, une trentaine de',
    40: 'quarante',
    50: 'cinquante',
    100: 'cent',
  },
  es: {
    5: 'cinco',
    10: 'diez',
    12: 'doce',
    15: 'quince',
    20: 'veinte',
    25: 'veinticinco',
    30: 'treinta',
    40: 'cuarenta',
    50: 'cincuenta',
    100: 'cien',
    200: 'doscientos',
    500: 'quinientos',
  },
  de: {
    5: 'funf, funfer, nen funfer, einen funfer',
    10: 'zehn, zehner, nen zehner, einen zehner',
    12: 'zwolf',
    15: 'funfzehn',
    20: 'zwanzig, zwanziger, nen zwanziger, einen zwanziger',
    25: 'funfundzwanzig',
    30: 'dreissig',
    40: 'vierzig',
    50: 'funfzig, funfziger, nen funfziger, einen funfziger',
    100: 'hundert, hunderter, nen hunderter',
  },
  it: {
    5: 'cinque',
    10: 'dieci, una decina di',
    12: 'dodici',
    15: 'quindici',
    20: 'venti, una ventina di',
    25: 'venticinque',
    30: 'trenta',
    40: 'quaranta',
    50: 'cinquanta',
    100: 'cento',
  },
  pt: {
    5: 'cinco',
    10: 'dez',
    12: 'doze',
    15: 'quinze',
    20: 'vinte',
    25: 'vinte e cinco',
    30: 'trinta',
    40: 'quarenta',
    50: 'cinquenta',
    100: 'cem',
  },
  ar: {
    5: 'خمسه',
    10: 'عشره, عشر',
    15: 'خمسطاشر, خمسه عشر, خمستاشر',
    20: 'عشرين, بعشرين',
    30: 'ثلاثين, تلاتين, بثلاثين, بتلاتين',
    40: 'اربعين, باربعين',
    50: 'خمسين, بخمسين',
    100: 'ميه, مئه, بميه, بمئه, مايه',
  },
};

/** Notes and coins that are named without their currency: "for a tenner". */
const NOTES = /(?<= )(?:tenner|fiver|(?:nen |einen )?(?:zehner|funfer|zwanziger|funfziger|hunderter))(?= )/gu;

const patterns = new Map<MenuLocale, readonly (readonly [RegExp, string])[]>();
function patternsOf(locale: MenuLocale): readonly (readonly [RegExp, string])[] {
  const cached = patterns.get(locale);
  if (cached) return cached;
  const listed = Object.entries(WORDS[locale] ?? {}).flatMap(([amount, words]) =>
    words.split(', ').map((word) => [word, amount] as const),
  );
  // "Twenty five" before "twenty".
  const made = listed
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([word, amount]) => [new RegExp(`(?<= )${word}(?= )`, 'gu'), amount] as const);
  patterns.set(locale, made);
  return made;
}

const DIGITS: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 10_000 };

/** "五十" as 50, "两百五" is not read. */
function chineseNumber(signs: string): string {
  let [sum, digit] = [0, 0];
  for (const sign of signs) {
    const unit = UNITS[sign];
    if (unit === undefined) digit = DIGITS[sign] ?? 0;
    else {
      sum += Math.max(1, digit) * unit;
      digit = 0;
    }
  }
  return String(sum + digit);
}

const CHINESE_AMOUNT =
  /[一二两三四五六七八九十百千万]{1,6}(?=\s?(?:块|元|円|圆|欧|美元|英镑|日元|ユーロ|ドル|蚊|台币))|(?<=人均|预算|就剩|只剩|只有|不超过|低于|少于|不到|控制在|每人|超过|高于|至少)[一二两三四五六七八九十百千]{2,6}/gu;
/** "1万円", "1万5千ウォン". */
const TEN_THOUSANDS =
  /(?<![\d.])(\d{1,3}(?:\.\d)?)[万萬]\s?(?:(\d)千)?(?=\s?(?:円|元|块|ウォン|ウオン|ドル|ユーロ|韩元|韓元|日元|以))/gu;
const KOREAN_TEN_THOUSANDS = /(?<![\d.])(\d{0,3})만\s?(?:(\d)천)?(?=\s?원)/gu;
const KOREAN_THOUSANDS = /(?<![\d.])(\d)천(?=\s?원)/gu;

/** A folded text with digits for the amounts in words. */
export function withAmountDigits(locale: MenuLocale, foldedText: string): string {
  if (locale === 'zh' || locale === 'ja')
    return foldedText
      .replace(TEN_THOUSANDS, (_, tens: string, thousands: string | undefined) =>
        String(Math.round(Number(tens) * 10_000) + Number(thousands ?? 0) * 1000),
      )
      .replace(CHINESE_AMOUNT, chineseNumber);
  if (locale === 'ko')
    return foldedText
      .replace(KOREAN_TEN_THOUSANDS, (_, tens: string, thousands: string | undefined) =>
        String(Number(tens || '1') * 10_000 + Number(thousands ?? 0) * 1000),
      )
      .replace(KOREAN_THOUSANDS, (_, thousands: string) => String(Number(thousands) * 1000));
  const named = foldedText.replace(NOTES, (note) => `${note} euros`);
  return patternsOf(locale).reduce((text, [pattern, amount]) => text.replace(pattern, amount), named);
}
