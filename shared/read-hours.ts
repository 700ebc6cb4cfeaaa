import { WEEKDAYS } from './open-status.ts';
import type { OpeningHours, OpeningPeriod } from './opening-hours.ts';

/**
 * Opening hours as an owner wrote them ("Mardi au samedi, 17 h à 23 h") → days and times. Null unless every word is
 * understood: a guess would send guests to a closed door. Times without days are those of all days but the
 * closed ones that follow: "17:00〜23:30、日曜定休". Last orders in brackets are no opening hours.
 */
export function readHours(text: string): OpeningHours | null {
  const tokens = tokensOf(text.replace(LAST_ORDERS, ' '));
  if (!tokens) return null;
  if (tokens[0]?.kind !== 'time') {
    const read = readPeriods(tokens);
    return read && read.periods.length > 0 ? { periods: read.periods, closed: [] } : null;
  }
  const first = readSpans(tokens, 0);
  if (!first) return null;
  const laterTokens = tokens.slice(first.end).filter(({ kind }) => kind !== 'break');
  const [only] = laterTokens;
  if (laterTokens.length === 1 && daysOf(only).length === WEEKDAYS.length) return weekOf(first.spans, daysOf(only));
  const read = readPeriods(tokens.slice(first.end));
  // "5 pm to 11 pm" alone doesn't say on which days.
  const isOfRest = read?.periods.length === 0 && read.days.size > 0 && read.days.size < WEEKDAYS.length;
  return isOfRest
    ? weekOf(
        first.spans,
        WEEKDAYS.filter((day) => !read.days.has(day)),
      )
    : null;
}

type ReadPeriods = { periods: OpeningPeriod[] /** Those that are named, open or closed. */; days: Set<number> };

function readPeriods(tokens: readonly Token[]): ReadPeriods | null {
  const periods: OpeningPeriod[] = [];
  const statedDays = new Set<number>();
  let index = 0;
  const isNext = (kind: Token['kind'], ahead = 0) => tokens[index + ahead]?.kind === kind;
  while (index < tokens.length) {
    if (isNext('break') || (isNext('and') && isNext('days', 1) && index > 0)) {
      index += 1;
      continue;
    }
    const isClosedFirst = isNext('closed');
    if (isClosedFirst) index += 1;
    const days = readDays();
    // The same day twice would be two answers to one question.
    if (!days || days.some((day) => statedDays.has(day))) return null;
    for (const day of days) statedDays.add(day);
    while (isNext('break') && !isClosedFirst && (isNext('time', 1) || isNext('closed', 1))) index += 1;
    if (isClosedFirst) continue;
    if (isNext('closed')) {
      index += 1;
      continue;
    }
    const read = readSpans(tokens, index);
    if (!read) return null;
    index = read.end;
    periods.push(...weekOf(read.spans, days).periods);
  }
  return { periods, days: statedDays };

  function readDays(): number[] | undefined {
    const days: number[] = [];
    while (isNext('days')) {
      const [firstDay] = daysOf(tokens[index]);
      const [lastDay] = isNext('range', 1) && isNext('days', 2) ? daysOf(tokens[index + 2]) : [];
      if (firstDay !== undefined && lastDay !== undefined) {
        days.push(...rangeOf(firstDay, lastDay));
        index += 3;
      } else {
        days.push(...daysOf(tokens[index]));
        index += 1;
      }
      if ((isNext('and') || isNext('break')) && isNext('days', 1)) index += 1;
    }
    return days.length > 0 ? days : undefined;
  }
}

/** The times from a token on, and where they end. */
function readSpans(tokens: readonly Token[], start: number): { spans: Span[]; end: number } | undefined {
  const spans: Span[] = [];
  let index = start;
  while (tokens[index]?.kind === 'time') {
    const [from, range, to] = tokens.slice(index, index + 3);
    if (from?.kind !== 'time' || range?.kind !== 'range' || to?.kind !== 'time') return undefined;
    const span = spanOf(from, to);
    if (!span) return undefined;
    spans.push(span);
    index += 3;
    const next = tokens[index]?.kind;
    if ((next === 'and' || next === 'break') && tokens[index + 1]?.kind === 'time') index += 1;
  }
  return spans.length > 0 ? { spans, end: index } : undefined;
}

const weekOf = (spans: readonly Span[], days: number[]): OpeningHours => ({
  periods: spans.map((span) => ({ days, ...span, valid_from: null, valid_through: null })),
  closed: [],
});

type Span = { from: string; to: string };

type Time = { kind: 'time'; hour: number; minute: number; half: 'am' | 'pm' | 'none' | 'of24' };
type Token = Time | { kind: 'days'; days: number[] } | { kind: 'range' | 'and' | 'closed' | 'break' };

const daysOf = (token: Token | undefined): number[] => (token?.kind === 'days' ? token.days : []);

/** Sunday to Tuesday: 7, 1, 2. */
function rangeOf(firstDay: number, lastDay: number): number[] {
  const length = ((lastDay - firstDay + WEEKDAYS.length) % WEEKDAYS.length) + 1;
  return Array.from({ length }, (_, index) => ((firstDay - 1 + index) % WEEKDAYS.length) + 1);
}

/** Undefined if it is unclear in which half of the day a time is. */
function spanOf(from: Time, to: Time): Span | undefined {
  // "5 – 11 pm" begins in the afternoon, "11 – 3 pm" in the morning.
  const isEarlier = from.hour % 12 < to.hour % 12;
  const half = from.half === 'none' && to.half === 'pm' ? (isEarlier ? 'pm' : 'am') : from.half;
  const [start, end] = [textOf({ ...from, half }), textOf(to)];
  return start === undefined || end === undefined || start === end ? undefined : { from: start, to: end };
}

function textOf({ hour, minute, half }: Time): string | undefined {
  if (half === 'none') return undefined;
  const isHalved = half === 'am' || half === 'pm';
  if (isHalved && (hour < 1 || hour > 12)) return undefined;
  const full = isHalved ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour === 24 ? 0 : hour;
  if (full > 23 || minute > 59) return undefined;
  return `${String(full).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** English, French, German, Spanish, Italian and Portuguese; folded. Abbreviations of two letters are too many things. */
const DAY_WORDS: readonly string[] = [
  'mondays?|mon|lundis?|lun|montags?|lunes|lunedi|segunda(?:-feira)?|seg',
  'tuesdays?|tues?|mardis?|mar|dienstags?|martes|martedi|terca(?:-feira)?|ter',
  'wednesdays?|wed|mercredis?|mer|mittwochs?|miercoles|mie|mercoledi|quarta(?:-feira)?|qua',
  'thursdays?|thurs?|thu|jeudis?|jeu|donnerstags?|jueves|jue|giovedi|gio|quinta(?:-feira)?|qui',
  'fridays?|fri|vendredis?|ven|freitags?|viernes|vie|venerdi|sexta(?:-feira)?|sex',
  'saturdays?|sat|samedis?|sam|samstags?|sabados?|sabato|sab',
  'sundays?|sun|dimanches?|dim|sonntags?|domingos?|domenica|dom',
];
const ALL_DAYS =
  /^(?:every day|daily|7 days(?: a week)?|seven days a week|open daily|tous les jours|7 ?j(?:ours)? ?(?:sur|\/) ?7|taglich|todos los dias|tutti i giorni|todos os dias)(?![a-z])/;
/** Chinese, Japanese, Korean and Arabic; folded, so that "أحد" is "احد". */
const OTHER_DAY_WORDS: readonly string[] = [
  '(?:周|週|星期|礼拜|禮拜)一|月(?:曜日?)?|월(?:요일)?|(?:ال)?[ات]ثنين|(?:ال)?اتنين',
  '(?:周|週|星期|礼拜|禮拜)二|火(?:曜日?)?|화(?:요일)?|(?:ال)?ثلاثاء?|(?:ال)?تلات',
  '(?:周|週|星期|礼拜|禮拜)三|水(?:曜日?)?|수(?:요일)?|(?:ال)?اربعاء?',
  '(?:周|週|星期|礼拜|禮拜)四|木(?:曜日?)?|목(?:요일)?|(?:ال)?خميس',
  '(?:周|週|星期|礼拜|禮拜)五|金(?:曜日?)?|금(?:요일)?|(?:ال)?جمع[هة]',
  '(?:周|週|星期|礼拜|禮拜)六|土(?:曜日?)?|토(?:요일)?|(?:ال)?سبت',
  '(?:周|週|星期|礼拜|禮拜)[日天]|日(?:曜日?)?|일(?:요일)?|(?:ال)?احد',
];
const NO_LETTER = '(?![\\u0620-\\u064a])';
const OTHER_WORDS: readonly (readonly [RegExp, Token | null])[] = [
  [
    new RegExp(
      `^(?:每天|每日|天天|全年无休|全年無休|无休|毎日|年中無休|無休|매일|연중 ?무휴|يوميا${NO_LETTER}|كل يوم|كل الايام|طوال الاسبوع)`,
    ),
    { kind: 'days', days: [...WEEKDAYS] },
  ],
  [/^(?:平日|工作日|평일)/, { kind: 'days', days: [1, 2, 3, 4, 5] }],
  [/^(?:周末|週末|주말|土日)/, { kind: 'days', days: [6, 7] }],
  [
    new RegExp(
      `^(?:(?:定休日?|休業日?|店休日?|公休日?|休息日?|休业|歇业|闭店|不营业|不營業|休み|お休み|정기 ?휴무일?|휴무일?|휴점|쉽니다|쉬는 ?날) ?[:：]?|مغلق${NO_LETTER}|عطله${NO_LETTER}|عطلة)`,
    ),
    { kind: 'closed' },
  ],
  [/^(?:正午|정오|الظهر)/, { kind: 'time', hour: 12, minute: 0, half: 'of24' }],
  [/^(?:午夜|자정|منتصف الليل)/, { kind: 'time', hour: 0, minute: 0, half: 'of24' }],
  ...OTHER_DAY_WORDS.map((words, index): readonly [RegExp, Token] => [
    new RegExp(`^(?:${words})${NO_LETTER}`),
    { kind: 'days', days: [index + 1] },
  ]),
  [/^(?:[~〜～至到]|から|より|부터|에서|(?:الى|حتى|لغايه)(?= |\d))/, { kind: 'range' }],
  [/^(?:和|及|与|と|및|[와과](?= )|و ?(?=ال|\d|من))/, { kind: 'and' }],
  [/^[、，；。：・،؛]/, { kind: 'break' }],
  [
    /^(?:营业时间|營業時間|営業時間|営業|营业|まで|は(?=[ \d])|영업시간|영업|까지|[은는](?= )|ساعات العمل|اوقات العمل|مواعيد العمل|من(?= )|ايام(?= ))/,
    null,
  ],
];
/** "(ラストオーダー 22:30)": the time of the last orders. */
const LAST_ORDERS =
  /[(（[［](?:ラストオーダー|l\.?o\.?|last orders?|라스트 ?오더|주문 ?마감|最[后後终終][点點]?[餐单單菜]|اخر طلب|آخر طلب)[^()（）[\]［］]{0,24}[)）\]］]/giu;
const WORDS: readonly (readonly [RegExp, Token | null])[] = [
  ...OTHER_WORDS,
  [ALL_DAYS, { kind: 'days', days: [...WEEKDAYS] }],
  ...DAY_WORDS.map((words, index): readonly [RegExp, Token] => [
    new RegExp(`^(?:${words})(?![a-z])\\.?`),
    { kind: 'days', days: [index + 1] },
  ]),
  [/^(?:closed|fermes?|geschlossen|ruhetag|cerrado|chiuso|fechado)(?![a-z])/, { kind: 'closed' }],
  [/^(?:noon|midi|mezzogiorno)(?![a-z])/, { kind: 'time', hour: 12, minute: 0, half: 'of24' }],
  [
    /^(?:midnight|minuit|mitternacht|medianoche|mezzanotte)(?![a-z])/,
    { kind: 'time', hour: 0, minute: 0, half: 'of24' },
  ],
  [/^(?:[-–—−]|(?:to|through|until|till|thru|au|a|bis|al|alle|ate)(?![a-z]))/, { kind: 'range' }],
  [/^(?:[&+/]|(?:and|et|und|y|e)(?![a-z]))/, { kind: 'and' }],
  [/^[\n,;:.|·•]/, { kind: 'break' }],
  [
    /^(?:opening hours|hours|horaires?|heures d['’]ouverture|offnungszeiten|horario|orari|open|ouvert|geoffnet|abierto|aperto|aberto|du|de|des|le|les|from|on|von|am|los|el|dalle|dal|das|uhr)(?![a-z])/,
    null,
  ],
];
const TIME =
  /^(\d{1,2})(?: ?(?:h|[:.])(?: ?(\d{2})(?!\d))?| ?(?=[ap]\.?m)| ?(?=uhr)|(?!\d))(?: ?([ap])\.?m\.?(?![a-z]))?/;
/** "下午5点半", "오전 11시 30분", "١١ صباحا": the half of the day before or behind the hour. */
const OTHER_TIME =
  /^(?:(凌晨|早上|上午|午前|오전|새벽)|(中午)|(下午|傍晚|晚上|午後|夜|오후|저녁|밤))? ?(\d{1,2})(?:[:](\d{2})|(?:[点點时時]|시)(?: ?(\d{1,2})[分분]|(半|반))?)?(?: ?(?:(صباحا|ص|فجرا)|(مساء|م|ليلا|عصرا)|(ظهرا))(?![\u0620-\u064a]))?/;

/** A time in the words of Chinese, Japanese, Korean or Arabic, and how long its text is; undefined if it has none of them. */
function otherTime(text: string): { time: Time; length: number } | undefined {
  const match = OTHER_TIME.exec(text);
  if (!match || !/[^\d: ]/.test(match[0])) return undefined;
  const [matchedText, morning, noon, evening, hour, colon, minutes, half, before, after, atNoon] = match;
  const minute = half ? HALF_HOUR : Number(colon ?? minutes ?? 0);
  const isHalved = Number(hour) <= NOON;
  // "晚上12点" is midnight.
  const isMidnight =
    (evening ?? after) && !/^(?:下午|午後|오후|م|عصرا)$/.test(evening ?? after ?? '') && Number(hour) === NOON;
  const isMorning = (morning ?? before) || isMidnight;
  const isEvening = noon ?? evening ?? after ?? atNoon;
  const part = !isHalved ? 'of24' : isMorning ? 'am' : isEvening ? 'pm' : 'of24';
  return { time: { kind: 'time', hour: Number(hour), minute, half: part }, length: matchedText.length };
}
const NOON = 12;
const HALF_HOUR = 30;

const ARABIC_ZERO = 0x660;
const foldHours = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    // Korean syllables are whole again.
    .normalize('NFC')
    .replace(/[٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? ARABIC_ZERO) - ARABIC_ZERO))
    .toLowerCase()
    .replace(/[^\S\n]+/g, ' ');

/** Undefined if there is any other word. */
function tokensOf(text: string): Token[] | undefined {
  const tokens: Token[] = [];
  let remainingText = foldHours(text).trim();
  while (remainingText !== '') {
    const word = WORDS.find(([pattern]) => pattern.test(remainingText));
    const length = word ? (word[0].exec(remainingText)?.[0].length ?? 0) : 0;
    if (word && length > 0) {
      if (word[1]) tokens.push(word[1]);
      remainingText = remainingText.slice(length).replace(/^ +/, '');
      continue;
    }
    const otherToken = otherTime(remainingText);
    if (otherToken) {
      tokens.push(otherToken.time);
      remainingText = remainingText.slice(otherToken.length).replace(/^ +/, '');
      continue;
    }
    const time = TIME.exec(remainingText);
    if (!time) return undefined;
    const [matchedText, hour = '', minute, letter] = time;
    const isOf24 = /[h:]|\.\d/.test(matchedText) || /^ ?uhr/.test(remainingText.slice(matchedText.length));
    const half = letter === 'a' ? 'am' : letter === 'p' ? 'pm' : isOf24 ? 'of24' : 'none';
    tokens.push({ kind: 'time', hour: Number(hour), minute: Number(minute ?? 0), half });
    remainingText = remainingText.slice(matchedText.length).replace(/^ +/, '');
  }
  return tokens;
}
