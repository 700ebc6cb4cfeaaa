import { LANGUAGE_TAGS, type MenuLocale } from '../../../shared/locales.ts';

const DECIMAL_COMMA: readonly MenuLocale[] = ['fr', 'es', 'de', 'it', 'pt'];

const SPACED_PERCENT: readonly MenuLocale[] = ['fr', 'es', 'de'];

/** A decimal with a unit; a time or a thousand has none. */
const MEASURED = /(\d)[.,](\d{1,2})(?=\s?(?:%|°|cl|ml|dl|l|g|kg|oz|lb|cm)(?![\p{L}\p{N}]))/giu;

/** Decimal signs and the space before "%" as the language writes them. */
export function numbersIn(to: MenuLocale, text: string): string {
  const sign = DECIMAL_COMMA.includes(to) ? ',' : '.';
  const space = SPACED_PERCENT.includes(to) ? '\u00a0' : '';
  const measuredText = text.replace(MEASURED, `$1${sign}$2`).replace(/(\d)\s?%/g, `$1${space}%`);
  return to === 'ar' ? countedInArabic(measuredText) : measuredText;
}

/** What Arabic counts in the plural from three to ten, and in the singular from eleven on: "24 ساعة". */
const COUNTED_IN_ARABIC: readonly (readonly [plural: string, singular: string])[] = [
  ['ساعات', 'ساعة'],
  ['دقائق', 'دقيقة'],
  ['أشخاص', 'شخصًا'],
  ['أيام', 'يومًا'],
  ['قطع', 'قطعة'],
  ['حصص', 'حصة'],
];

/** "For two" is one word. */
const countedInArabic = (source: string): string => {
  const text = source.replace(/لـ 2 أشخاص(?!\p{L})/gu, 'لشخصين');
  return COUNTED_IN_ARABIC.reduce(
    (countedText, [plural, singular]) =>
      countedText.replaceAll(new RegExp(`(?<![\\d.,])(\\d+) ${plural}(?!\\p{L})`, 'gu'), (pluralText, count: string) =>
        Number(count) % 100 > 10 ? `${count} ${singular}` : pluralText,
      ),
    text,
  );
};

/** "和牛奶" is milk after "and", but begins as wagyu does. */
export const apartFromWagyu = (to: MenuLocale, text: string): string =>
  to === 'zh' ? text.replace(/和(?=牛[奶油至])/gu, '与') : text;

/** Punctuation as the language writes it. */
export function markIn(locale: MenuLocale, mark: string): string {
  const sign = mark.trim();
  if (sign === ':') return locale === 'zh' || locale === 'ja' ? '：' : locale === 'fr' ? '\u00a0: ' : ': ';
  switch (locale) {
    case 'zh':
    case 'ja':
      if (sign === ',') return '、';
      if (sign === '.') return '。';
      if (sign === ';') return '；';
      return mark;
    case 'ar':
      if (sign === ',') return '، ';
      if (sign === ';') return '؛ ';
      return mark;
    default:
      return mark;
  }
}

/** Capitals throughout stay capitals, a capital at the beginning stays one. */
export function withCaseOf(source: string, text: string, to: MenuLocale): string {
  const letters = source.replace(/[^\p{L}]/gu, '');
  // "フライドポテト（L）": a size among letters without capitals shouts nothing.
  const isMixed = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Arabic}]/u.test(
    source,
  );
  const isShouted =
    !isMixed && letters.length > 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  if (isShouted) return text.toLocaleUpperCase(LANGUAGE_TAGS[to]);
  const [first = ''] = source.trim();
  // A script without capitals names dishes as one with them begins a title.
  const hasCase = /\p{Lu}|\p{Ll}/u.test(source.replace(/\d(?:g|kg|ml|cl|cm)(?!\p{Script=Latin})/gu, ''));
  // "8oz Flat Iron": the weight goes behind the name, which begins the title then.
  const isNumberMoved = /\d/.test(first) && /^\p{L}/u.test(text) && /\p{Lu}/u.test(source);
  const hasInitialCapital = first !== first.toLowerCase() || !hasCase || isMixed || isNumberMoved;
  return hasInitialCapital ? capitalized(text, to) : text;
}

export const SENTENCE_END = /[.!?:]|–|—/;

export function capitalized(text: string, to: MenuLocale): string {
  const [initial = ''] = text;
  return initial.toLocaleUpperCase(LANGUAGE_TAGS[to]) + text.slice(initial.length);
}
