import { LANGUAGE_TAGS, type MenuLocale } from '../../../../shared/locales.ts';
import { WEEKDAYS, weekdayWords } from '../../../../shared/open-status.ts';
import { foldMessage } from './phrases.ts';

/** Days of the week, as guests and owners name them. ISO 8601: Monday is 1, Sunday 7. */

/** Languages whose days differ in one sign. */
const BY_SIGNS: Partial<Record<MenuLocale, readonly [pattern: RegExp, signs: string]>> = {
  zh: [/(?:周|星期|礼拜)([一二三四五六日天])/gu, '一二三四五六日'],
  ja: [/([月火水木金土日])曜/gu, '月火水木金土日'],
  ko: [/([월화수목금토일])요일/gu, '월화수목금토일'],
};

/** Other spellings; folded. */
const SPELLINGS: Partial<Record<MenuLocale, readonly RegExp[]>> = {
  ar: [
    /^الاتنين$|^اثنين$/u,
    /^الثلاثا$|^التلات$/u,
    /^الاربعا$|^الاربع$/u,
    /^خميس$/u,
    /^جمعه$/u,
    /^سبت$/u,
    /^احد$|^الحد$/u,
  ],
};

/** As German owners write them: in a guest's message "so" and "do" are words. */
const GERMAN_DAYS = ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'];

/** The days that a text names, in their order. */
export function weekdaysIn(locale: MenuLocale, text: string): number[] {
  const foldedText = foldMessage(locale, text);
  const bySigns = BY_SIGNS[locale];
  if (bySigns) {
    const [pattern, signs] = bySigns;
    return [...foldedText.matchAll(pattern)].map(([, sign = '']) => signs.indexOf(sign.replace('天', '日')) + 1);
  }
  const words = foldedText.trim().split(' ');
  return words.flatMap((word) => WEEKDAYS.filter((day) => isCalled(locale, word, day)));
}

function isCalled(locale: MenuLocale, word: string, day: number): boolean {
  // "Segunda-feira" is two words.
  const [name = ''] = foldMessage(locale, weekdayWords(day, LANGUAGE_TAGS[locale])).trim().split(' ');
  return word === name || word === `${name}s` || (SPELLINGS[locale]?.[day - 1]?.test(word) ?? false);
}

/** As owners write it, in any language; lower case without accents. */
const CLOSED =
  /(?<!\p{L})(?:closed|fermee?s?|geschlossen|ruhetag|cerrad[oa]s?|chius[oi]|fechad[oa]s?)(?!\p{L})|定休|休業|休み|休息|歇业|休业|휴무|휴일|쉽니다|مغلق|عطل[هة]/u;

/** The days on which a text says that the house is closed: "lunedì chiuso", "Mo, Di Ruhetag", "（火曜定休）". */
export function closedDaysIn(locale: MenuLocale, text: string): ReadonlySet<number> {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .normalize('NFC')
    .toLowerCase();
  const parts = plain
    .split(/[;()（）、。|\n]|,(?!\s*\p{L}{2,}\s+\p{L})|\d(?=\D*$)/u)
    .filter((part) => CLOSED.test(part));
  return new Set(
    // "Mon-Tue closed" is a span, which is no list of its two days.
    parts
      .filter((part) => !/\p{L}\s*[-–—〜~]\s*\p{L}/u.test(part) && !/\d/.test(part))
      .flatMap((part) => [
        ...(['en', locale] as const).flatMap((dayLocale) => weekdaysIn(dayLocale, part)),
        ...(locale === 'de' ? part.split(/\P{L}+/u).map((word) => GERMAN_DAYS.indexOf(word) + 1) : []),
      ])
      .filter((day) => day > 0),
  );
}
