import type { MenuLocale } from '../../../../shared/locales.ts';
import { foldMessage } from './phrases.ts';

/** Numbers in words, as sizes have them: "for two", "三点盛り", "media docena". */

/** Words for 1 to 10 and 12 between spaces; the word for one only where it is no article. */
const WORDS: Partial<Record<MenuLocale, Readonly<Record<number, string>>>> = {
  en: {
    1: 'one|single',
    2: 'two|couple',
    3: 'three',
    4: 'four',
    5: 'five',
    6: 'six',
    7: 'seven',
    8: 'eight',
    9: 'nine',
    10: 'ten',
    12: 'twelve|dozen|a dozen',
  },
  fr: {
    1: 'une? (?:personne|boule|piece)|seule?',
    2: 'deux',
    3: 'trois',
    4: 'quatre',
    5: 'cinq',
    6: 'six',
    7: 'sept',
    8: 'huit',
    9: 'neuf',
    10: 'dix',
    12: 'douze|douzaine',
  },
  es: {
    1: 'una? (?:persona|bola|pieza)|uno|solo',
    2: 'dos',
    3: 'tres',
    4: 'cuatro',
    5: 'cinco',
    6: 'seis',
    7: 'siete',
    8: 'ocho',
    9: 'nueve',
    10: 'diez',
    12: 'doce|docena',
  },
  de: {
    1: 'eine? (?:person|kugel|stuck)|einen',
    2: 'zwei|zweie',
    3: 'drei',
    4: 'vier',
    5: 'funf',
    6: 'sechs',
    7: 'sieben',
    8: 'acht',
    9: 'neun',
    10: 'zehn',
    12: 'zwolf|dutzend',
  },
  it: {
    1: 'una? (?:persona|pallina|pezzo)|uno',
    2: 'due',
    3: 'tre',
    4: 'quattro',
    5: 'cinque',
    6: 'sei',
    7: 'sette',
    8: 'otto',
    9: 'nove',
    10: 'dieci',
    12: 'dodici|dozzina',
  },
  pt: {
    1: 'uma? (?:pessoa|bola|peca)|so um',
    2: 'dois|duas',
    3: 'tres',
    4: 'quatro',
    5: 'cinco',
    6: 'seis',
    7: 'sete',
    8: 'oito',
    9: 'nove',
    10: 'dez',
    12: 'doze|duzia',
  },
  ar: {
    1: 'واحد|واحده|شخص|لشخص|لشخص واحد|حبه',
    2: 'اثنين|اتنين|اثنان|ثنتين|شخصين|لشخصين|نفرين|لنفرين|قطعتين|حبتين|كرتين',
    3: 'ثلاث|ثلاثه|تلات|تلاته',
    4: 'اربع|اربعه|لاربعه',
    5: 'خمس|خمسه',
    6: 'ست|سته',
    7: 'سبع|سبعه',
    8: 'ثمان|ثمانيه|تمن|تمانيه',
    9: 'تسع|تسعه',
    10: 'عشر|عشره',
    12: 'اثنا عشر|اثنعش|طعش|درزن|دزينه',
  },
};

const CHINESE = '一二三四五六七八九十';
const CHINESE_COUNTED =
  /([一二两兩双雙三四五六七八九十])(?=[个個份只隻片块塊种種样樣点點人位碗盘盤杯瓶颗顆粒拼品本皿名切貫つ合盛枚貫件串])/gu;
const KANA = ['ひとつ', 'ふたつ', 'みっつ', 'よっつ', 'いつつ', 'むっつ', 'ななつ', 'やっつ'];
const KOREAN = ['한|일', '두|둘|이', '세|셋|석|삼', '네|넷|사', '다섯|오', '여섯|육', '일곱', '여덟|팔', '아홉', '열'];
const KOREAN_COUNTER =
  '(?:\\s?(?:가지|개|명|점|인|조각|잔|병|종류|종|그릇|피스|마리|접시|입|분|사람)|이서|이요|이(?=\\s)|\\s|$)';

const byWords = new Map<MenuLocale, readonly (readonly [number, RegExp])[]>();

const HALF_DOZEN =
  /(?<= )(?:half (?:a |the )?dozen|(?:une |la )?demi douzaine|media docena|(?:ein )?halbes dutzend|mezza dozzina|meia duzia)(?= )|半打|半ダース|반 ?다스|(?:نصف|نص) (?:دزينه|درزن)/gu;
/** In languages whose numbers have no word for it. */
const DOZEN = /(?:[一1]|^)打|[一1]?ダース|(?:한|1) ?다스/u;

/** The numbers above zero that a text names in digits or in words of a language. */
export function numbersIn(locale: MenuLocale, text: string): Set<number> {
  const wholeText = foldMessage(locale, text);
  // Its words have those for a dozen.
  const foldedText = wholeText.replace(HALF_DOZEN, ' ');
  const dozens = [foldedText === wholeText ? 0 : 6, DOZEN.test(foldedText) ? 12 : 0];
  const digits = [...foldedText.matchAll(/(?<![\d.,])\d{1,2}(?![\d.,])/g)].map(([number]) => Number(number));
  return new Set([...digits, ...dozens, ...wordNumbers(locale, foldedText)].filter((number) => number > 0));
}

function wordNumbers(locale: MenuLocale, foldedText: string): number[] {
  if (locale === 'zh' || locale === 'ja') {
    const signs = [...foldedText.matchAll(CHINESE_COUNTED)].map(([, sign = '']) =>
      '两兩双雙'.includes(sign) ? 2 : CHINESE.indexOf(sign) + 1,
    );
    return [...signs, ...KANA.flatMap((word, at) => (foldedText.includes(foldMessage('ja', word)) ? [at + 1] : []))];
  }
  const cached = byWords.get(locale) ?? patternsOf(locale);
  byWords.set(locale, cached);
  return cached.flatMap(([number, pattern]) => (pattern.test(foldedText) ? [number] : []));
}

const patternsOf = (locale: MenuLocale): readonly (readonly [number, RegExp])[] =>
  locale === 'ko'
    ? KOREAN.map((words, at) => [at + 1, new RegExp(`(?<!\\p{L})(?:${words})${KOREAN_COUNTER}`, 'u')] as const)
    : Object.entries(WORDS[locale] ?? {}).map(
        ([number, words]) => [Number(number), new RegExp(`(?<= )(?:${words})(?= )`, 'u')] as const,
      );
