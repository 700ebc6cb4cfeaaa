import { LANGUAGE_TAGS, type MenuLocale } from '../../../shared/locales.ts';
import { withLatinMarks } from './parse-menu-text.ts';
import { markIn, numbersIn } from './written-marks.ts';

/**
 * When and for how much a section is served, as its title says it: "Sunday roasts (noon–5pm)", "Menú del día 14,50 €". Times
 * and days are written as the other language writes them; prices and measures stay.
 */

type Clock = { hour: number; minutes: number; is_halved: boolean };
/** A part of a title that is no words: a price, a measure, a time or days. */
type Span = { from: number; to: number; write: (to: MenuLocale) => string; last_hour?: number };

/** `T` is a time of the day. */
type Expressions = { clock: string; range: readonly string[]; until: readonly string[]; since: readonly string[] };

const MINUTES = '(?:[0-5]\\d)';

/** Only what can't be an age, a weight or a price: each needs a sign of the hour or a word for it. */
const EXPRESSIONS: Record<MenuLocale, Expressions> = {
  en: {
    clock: `(?:12 noon|noon|midday|midnight|\\d{1,2}(?:[.:]${MINUTES})?\\s?[ap]\\.?m\\b\\.?|\\d{1,2}:${MINUTES})`,
    range: [
      `(?:(?:served|available) )?(?:(?:from|between) )?(?:T|\\d{1,2}(?:\\.${MINUTES})?)\\s?(?:[-–—]|to|[’']?till?|until|and)\\s?T`,
    ],
    until: [`(?:(?:served|available) )?(?:until|till?|’til|'til|before) T`],
    since: [`(?:(?:served|available) )?(?:from|after) T(?: onwards)?`],
  },
  fr: {
    clock: `(?:midi|minuit|\\d{1,2}\\s?(?:h|heures|:)(?:\\s?${MINUTES})?)(?![\\p{L}\\d])`,
    range: ['(?:servie?s? )?(?:(?:de|entre) )?(?:T|\\d{1,2})\\s?(?:[-–—]|à|a|et)\\s?T'],
    until: ["(?:servie?s? )?(?:jusqu[’']|jusque )[àa] T", '(?:servie?s? )?avant T'],
    since: ['(?:servie?s? )?(?:dès|à partir de|après) T'],
  },
  es: {
    clock: `\\d{1,2}(?:[:.]${MINUTES})?(?:\\s?(?:horas|hrs|hs|h)(?!\\p{L})\\.?)?`,
    range: [
      '(?:servid[oa]s? )?(?:de|desde|entre) las T (?:a|hasta|y) las T',
      `(?:de )?T\\s?(?:a|[-–—])\\s?\\d{1,2}(?:[:.]${MINUTES})?\\s?(?:horas|hrs|hs|h)(?!\\p{L})\\.?`,
    ],
    until: ['(?:servid[oa]s? )?hasta las T'],
    since: ['(?:servid[oa]s? )?(?:a partir de|desde) las T'],
  },
  de: {
    clock: `\\d{1,2}(?:[:.]${MINUTES})?(?:\\s?(?:Uhr|h)(?!\\p{L}))?`,
    range: [`(?:von )?T\\s?(?:[-–—]|bis)\\s?\\d{1,2}(?:[:.]${MINUTES})?\\s?(?:Uhr|h)(?!\\p{L})`],
    until: [`bis \\d{1,2}(?:[:.]${MINUTES})?\\s?(?:Uhr|h)(?!\\p{L})`],
    since: [`ab \\d{1,2}(?:[:.]${MINUTES})?\\s?(?:Uhr|h)(?!\\p{L})`],
  },
  it: {
    clock: `\\d{1,2}(?:[:.,]${MINUTES})?`,
    range: [
      '(?:servit[oaie] )?dalle (?:ore )?T alle (?:ore )?T',
      '(?:ore|h) T\\s?[-–—]\\s?T',
      `\\d{1,2}[.:,]${MINUTES}\\s?[-–—]\\s?\\d{1,2}[.:,]${MINUTES}(?!\\d)`,
    ],
    until: ['(?:servit[oaie] )?fino alle (?:ore )?T'],
    since: ['(?:servit[oaie] )?(?:a partire )?dalle (?:ore )?T'],
  },
  pt: {
    clock: `\\d{1,2}(?:\\s?(?:h|horas)(?:${MINUTES})?(?!\\p{L})|:${MINUTES}h?)?`,
    range: ['(?:servid[oa]s? )?das T às T', '(?:servid[oa]s? )?entre as T e as T'],
    until: ['(?:servid[oa]s? )?até [àa]s T'],
    since: ['(?:servid[oa]s? )?a partir das T', '(?:servid[oa]s? )?desde as T'],
  },
  zh: {
    clock: `(?:上午|早上|中午|下午|晚上)?\\s?\\d{1,2}(?:点半|点${MINUTES}分?|点|[:：]${MINUTES})`,
    range: ['T\\s?(?:至|到|[-–—~〜～])\\s?T(?:供应)?'],
    until: ['(?:供应)?[至到]\\s?T', 'T(?:前|以前|之前|为止)(?:供应)?'],
    since: ['T(?:起|后|以后|开始)(?:供应)?'],
  },
  ja: {
    clock: `(?:午前|午後|朝|夜)?\\s?\\d{1,2}(?:時半|時${MINUTES}分|時(?!間)|[:：]${MINUTES})`,
    range: ['T\\s?(?:から|[-–—~〜～])\\s?T(?:まで)?'],
    until: ['T(?:まで|迄)', '[〜～]\\s?T(?:\\s?L\\.?O\\.?)?'],
    since: ['T(?:から|より|以降|[〜～])'],
  },
  ko: {
    clock: `(?:오전|오후|저녁|아침)?\\s?\\d{1,2}(?:시\\s?반|시\\s?${MINUTES}분|시(?!간)|:${MINUTES})`,
    range: ['T\\s?(?:부터|[-–—~〜～])\\s?T(?:까지)?'],
    until: ['T까지'],
    since: ['T(?:부터|이후)'],
  },
  ar: {
    clock: `(?:الساعة )?\\d{1,2}(?::${MINUTES})?(?:\\s?(?:صباحًا|صباحا|ظهرًا|ظهرا|مساءً|مساء|ص|م)(?!\\p{L}))?`,
    range: ['من T (?:إلى|حتى) T'],
    until: ['حتى الساعة T'],
    since: ['(?:من|ابتداءً من|بعد) الساعة T'],
  },
};

const FROM_PRICE: Record<MenuLocale, { before: string; behind: string; written: string }> = {
  en: { before: '(?:from|starting at) ', behind: '', written: 'from P' },
  fr: { before: '(?:à partir de|dès) ', behind: '', written: 'à partir de P' },
  es: { before: '(?:desde|a partir de) ', behind: '', written: 'desde P' },
  de: { before: '(?:ab|schon ab) ', behind: '', written: 'ab P' },
  it: { before: '(?:a partire da|da) ', behind: '', written: 'da P' },
  pt: { before: '(?:desde|a partir de) ', behind: '', written: 'desde P' },
  zh: { before: '', behind: '起', written: 'P起' },
  ja: { before: '', behind: '(?:から|より|[〜～])', written: 'Pから' },
  ko: { before: '', behind: '부터', written: 'P부터' },
  ar: { before: '(?:ابتداءً )?من ', behind: '', written: 'من P' },
};

/** Prices of one piece: "2.50 each", "je 1,50", "各110円". */
const EACH: Record<MenuLocale, { before: string; behind: string; written: string }> = {
  en: { before: '', behind: '\\s(?:each|ea)(?!\\p{L})\\.?', written: 'P each' },
  fr: { before: '', behind: "\\s(?:pièce|l[’']unité|chacune?|l[’']une?)(?!\\p{L})", written: 'P pièce' },
  es: { before: '', behind: '\\s?(?:(?:la )?unidad|c/u|cada un[oa]|/ud)(?!\\p{L})\\.?', written: 'P la unidad' },
  de: { before: '(?<!\\p{L})(?:je|jeweils|jedes)\\s', behind: '', written: 'je P' },
  it: { before: '', behind: "\\s(?:l[’']un[oa]|cad|cadaun[oa]|al pezzo)(?!\\p{L})\\.?", written: 'P l’uno' },
  pt: { before: '', behind: '\\s(?:cada|a unidade)(?!\\p{L})', written: 'P cada' },
  zh: { before: '每[份个]', behind: '', written: '每份P' },
  ja: { before: '(?:各|1個|一個)', behind: '', written: '各P' },
  ko: { before: '(?:각|개당)\\s?', behind: '', written: '각 P' },
  ar: { before: '', behind: '\\s(?:للقطعة|لكل قطعة)', written: 'P للقطعة' },
};

/** How many of a section's dishes a price buys: "any 3 for £21", "5 x 8 €". */
const OFFERS: Record<MenuLocale, { between: string; written: string }> = {
  en: { between: '\\s?(?:for|x)\\s?', written: 'N for P' },
  fr: { between: '\\s?(?:pour|x)\\s?', written: 'N pour P' },
  es: { between: '\\s?(?:por|x)\\s?', written: 'N por P' },
  de: { between: '\\s?(?:für|x)\\s?', written: 'N für P' },
  it: { between: '\\s?(?:per|a|x)\\s?', written: 'N per P' },
  pt: { between: '\\s?(?:por|x)\\s?', written: 'N por P' },
  zh: { between: '(?:份|个|款)\\s?', written: 'N份P' },
  ja: { between: '(?:品|個|本|点)(?:で|\\s)?', written: 'N品でP' },
  ko: { between: '(?:개|가지)\\s?', written: 'N개 P' },
  ar: { between: '\\s(?:بسعر|مقابل)\\s', written: 'N بسعر P' },
};

/** Prices of all dishes of a section, "all £4", and of one: "Cocktails à 9 €". */
const ALL_AT: Partial<Record<MenuLocale, string>> = {
  en: 'all (?:at )?',
  fr: 'tou(?:te)?s à ',
  es: 'tod[oa]s a ',
  de: 'alle (?:für |zu )?',
  it: 'tutt[ie] a ',
  pt: 'tod[oa]s a ',
};
const AT: Partial<Record<MenuLocale, string>> = {
  fr: 'à ',
  es: 'a ',
  de: '(?:zu|für) ',
  it: 'a ',
  pt: 'a ',
  en: '(?:at|for) ',
};

const CURRENCY = '(?:[€£$¥￥₩円元원]|(?:EUR|CHF|USD|GBP|Fr\\.|euros?)(?!\\p{L}))';
const AMOUNT = '\\d{1,5}(?:[.,]\\d{1,3})?(?!\\d)';
const PRICE = `(?:${CURRENCY}\\s?${AMOUNT}|(?<![\\d.,])${AMOUNT}\\s?${CURRENCY})`;
const MEASURE = `(?:Ø\\s?)?(?<![\\d.,])${AMOUNT}\\s?(?:ml|cl|dl|l|g|kg|oz|cm)(?![\\p{L}\\d])`;
/** Beers and soft drinks have their litres without the unit: "Birre artigianali 0,33". */
const BARE_LITRES = '(?<![\\d.,])0[.,]\\d{1,3}(?!\\d|\\s?(?:\\p{L}|%|€))';

/** How long something is offered or lasts: "飲み放題 120分". */
const DURATIONS: Record<MenuLocale, { minutes: string; written: string }> = {
  en: { minutes: 'min(?:ute)?s?', written: 'N minutes' },
  fr: { minutes: 'min(?:ute)?s?', written: 'N minutes' },
  es: { minutes: 'min(?:uto)?s?', written: 'N minutos' },
  de: { minutes: 'Min(?:uten)?', written: 'N Minuten' },
  it: { minutes: 'min(?:uti)?', written: 'N minuti' },
  pt: { minutes: 'min(?:uto)?s?', written: 'N minutos' },
  zh: { minutes: '分钟', written: 'N分钟' },
  ja: { minutes: '分間?制?(?!前)', written: 'N分' },
  ko: { minutes: '분', written: 'N분' },
  ar: { minutes: 'دقيقة', written: 'N دقيقة' },
};

/** Japanese sections that end before the time: "L.O. 30分前". */
const LAST_ORDERS = /(?:L\.?\s?O\.?|ラストオーダー)\s?(?<count>\d{1,2})分前/gu;
const LAST_ORDERS_WRITTEN: Record<MenuLocale, string> = {
  en: 'last orders N minutes before the end',
  fr: 'dernière commande N minutes avant la fin',
  es: 'último pedido N minutos antes del final',
  de: 'letzte Bestellung N Minuten vor Ende',
  it: 'ultimo ordine N minuti prima della fine',
  pt: 'último pedido N minutos antes do fim',
  zh: '结束前N分钟最后点单',
  ja: 'L.O. N分前',
  ko: '종료 N분 전 주문 마감',
  ar: 'آخر طلب قبل N دقيقة من النهاية',
};

/** "120分 L.O.90分": guests may order for ninety minutes. */
const LAST_ORDERS_AFTER = /(?<space>(?<=分制?)\s)?(?:L\.?\s?O\.?|ラストオーダー)\s?(?<count>\d{2,3})分(?!前)/gu;
const LAST_ORDERS_AFTER_WRITTEN: Record<MenuLocale, string> = {
  en: 'last orders after N minutes',
  fr: 'dernière commande après N minutes',
  es: 'último pedido a los N minutos',
  de: 'letzte Bestellung nach N Minuten',
  it: 'ultimo ordine dopo N minuti',
  pt: 'último pedido aos N minutos',
  zh: 'N分钟后停止点单',
  ja: 'L.O. N分',
  ko: 'N분 후 주문 마감',
  ar: 'آخر طلب بعد N دقيقة',
};

const DECIMAL_COMMA: readonly MenuLocale[] = ['fr', 'es', 'de', 'it', 'pt'];

/** Sentences say durations in the other languages. */
const UNSPACED: readonly MenuLocale[] = ['zh', 'ja'];

/** Monday to Sunday. */
const DAYS: Record<MenuLocale, string> = {
  en: 'mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thu(?:rs?)?(?:day)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?',
  fr: 'lun(?:di)?|mar(?:di)?|mer(?:credi)?|jeu(?:di)?|ven(?:dredi)?|sam(?:edi)?|dim(?:anche)?',
  es: 'lun(?:es)?|mar(?:tes)?|mi[ée](?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|s[áa]b(?:ado)?|dom(?:ingo)?',
  de: 'mo(?:ntag)?|di(?:enstag)?|mi(?:ttwoch)?|do(?:nnerstag)?|fr(?:eitag)?|sa(?:mstag)?|so(?:nntag)?',
  it: 'lun(?:ed[ìi])?|mar(?:ted[ìi])?|mer(?:coled[ìi])?|gio(?:ved[ìi])?|ven(?:erd[ìi])?|sab(?:ato)?|dom(?:enica)?',
  pt: 'seg(?:unda)?|ter(?:ça)?|qua(?:rta)?|qui(?:nta)?|sex(?:ta)?|s[áa]b(?:ado)?|dom(?:ingo)?',
  zh: '(?:周|星期)一|(?:周|星期)二|(?:周|星期)三|(?:周|星期)四|(?:周|星期)五|(?:周|星期)六|(?:周|星期)[日天]',
  ja: '月曜?日?|火曜?日?|水曜?日?|木曜?日?|金曜?日?|土曜?日?|日曜?日?',
  ko: '월요일|화요일|수요일|목요일|금요일|토요일|일요일',
  ar: 'الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد',
};
const DAY_RANGES: Record<MenuLocale, { before: string; between: string; written: string }> = {
  en: { before: '(?:from )?', between: '[-–—]|to', written: 'A to B' },
  fr: { before: '(?:du )?', between: '[-–—]|au', written: 'du A au B' },
  es: { before: '(?:de )?', between: '[-–—]|a', written: 'de A a B' },
  de: { before: '(?:von )?', between: '[-–—]|bis', written: 'A bis B' },
  it: { before: '(?:dal? )?', between: '[-–—]|al?', written: 'A–B' },
  pt: { before: '(?:de )?', between: '[-–—]|a', written: 'A a B' },
  zh: { before: '', between: '[-–—~〜～至到]', written: 'A至B' },
  ja: { before: '', between: '[-–—~〜～]|から', written: 'A〜B' },
  ko: { before: '', between: '[-–—~〜～]|부터', written: 'A~B' },
  ar: { before: '(?:من )?', between: '[-–—]|إلى', written: 'من A إلى B' },
};

/** "(L–V)": Spanish days by a letter, which only a range makes certain. */
const SPANISH_LETTERS: Readonly<Record<string, string>> = {
  L: 'lunes',
  M: 'martes',
  X: 'miércoles',
  J: 'jueves',
  V: 'viernes',
  S: 'sábado',
  D: 'domingo',
};
const withSpanishDays = (text: string): string =>
  text.replace(/(?<=[\s(,])([LMXJVSD])\s?(?:[-–—]|a)\s?([LMXJVSD])(?=[\s),.]|$)/gu, (range, ...ends: string[]) => {
    const [first, second] = ends.slice(0, 2).map((letter) => SPANISH_LETTERS[letter]);
    return first && second ? `${first} a ${second}` : range;
  });

/** "(平日11:30〜14:00)": working days, of which a section's times are. */
const WORKING_DAYS: Record<MenuLocale, { read: string; written: string }> = {
  en: { read: 'weekdays', written: 'weekdays' },
  fr: { read: 'en semaine', written: 'en semaine' },
  es: { read: 'entre semana|laborables', written: 'entre semana' },
  de: { read: 'werktags|wochentags', written: 'werktags' },
  it: { read: 'nei giorni feriali|feriali', written: 'nei giorni feriali' },
  pt: { read: '(?:em )?dias úteis', written: 'em dias úteis' },
  zh: { read: '工作日', written: '工作日' },
  ja: { read: '平日', written: '平日' },
  ko: { read: '평일', written: '평일' },
  ar: { read: 'أيام العمل', written: 'أيام العمل' },
};

/** A Monday; the day of the week is all that counts. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MILLISECONDS = 86_400_000;

const dayIn = (to: MenuLocale, day: number): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[to], { weekday: 'long', timeZone: 'UTC' }).format(
    MONDAY + day * DAY_MILLISECONDS,
  );

const dayOf = (locale: MenuLocale, text: string): number =>
  DAYS[locale].split('|').findIndex((name) => new RegExp(`^(?:${name})$`, 'iu').test(text));

const WRITTEN: Record<MenuLocale, { range: string; until: string; since: string; clock: (clock: Clock) => string }> = {
  en: { range: 'A to B', until: 'until A', since: 'from A', clock: (clock) => inEnglish(clock) },
  fr: {
    range: 'de A à B',
    until: 'jusqu’à A',
    since: 'à partir de A',
    clock: (clock) => withLetters(clock, '\u00a0h\u00a0', ''),
  },
  es: { range: 'de A a B', until: 'hasta las A', since: 'a partir de las A', clock: (clock) => inDigits(clock) },
  de: { range: 'von A bis B', until: 'bis A', since: 'ab A', clock: (clock) => withUhr(clock) },
  it: { range: 'dalle A alle B', until: 'fino alle A', since: 'dalle A', clock: (clock) => inDigits(clock) },
  pt: {
    range: 'das A às B',
    until: 'até às A',
    since: 'a partir das A',
    clock: (clock) => withLetters(clock, 'h', ''),
  },
  zh: { range: 'A–B', until: '供应至A', since: 'A起', clock: (clock) => inDigits(clock) },
  ja: { range: 'A〜B', until: 'Aまで', since: 'Aから', clock: (clock) => withLetters(clock, '時', '分') },
  ko: { range: 'A~B', until: 'A까지', since: 'A부터', clock: (clock) => withLetters(clock, '시 ', '분') },
  ar: { range: 'من A إلى B', until: 'حتى الساعة A', since: 'من الساعة A', clock: (clock) => inDigits(clock) },
};

const twoDigits = (amount: number): string => String(amount).padStart(2, '0');
const inDigits = ({ hour, minutes }: Clock): string => `${hour}:${twoDigits(minutes)}`;
const withUhr = ({ hour, minutes }: Clock): string => `${hour}${minutes === 0 ? '' : `:${twoDigits(minutes)}`} Uhr`;
const withLetters = ({ hour, minutes }: Clock, hours: string, minute: string): string =>
  `${hour}${minutes === 0 ? hours.trimEnd() : `${hours}${twoDigits(minutes)}${minute}`}`;

function inEnglish({ hour, minutes }: Clock): string {
  if (minutes === 0 && hour === 12) return 'noon';
  if (minutes === 0 && hour % 24 === 0) return 'midnight';
  const shownMinutes = minutes === 0 ? '' : `:${twoDigits(minutes)}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${shownMinutes} ${hour % 24 < 12 ? 'am' : 'pm'}`;
}

const AFTERNOON = /p\.?m|下午|晚上|午後|夜|오후|저녁|مساء|م$/iu;
const MORNING = /a\.?m|上午|早上|午前|朝|오전|아침|صباح|ص$/iu;
const HALF_PAST = /半|반/u;

function readClock(text: string): Clock | undefined {
  const sign = { is_halved: AFTERNOON.test(text) || MORNING.test(text) };
  if (/noon|midday|midi/i.test(text)) return { hour: 12, minutes: 0, is_halved: true };
  if (/midnight|minuit/i.test(text)) return { hour: 24, minutes: 0, is_halved: true };
  const [hour, minutes = HALF_PAST.test(text) ? 30 : 0] = (text.match(/\d+/g) ?? []).map(Number);
  if (hour === undefined || hour > 24) return undefined;
  if (AFTERNOON.test(text) && hour < 12) return { hour: hour + 12, minutes, ...sign };
  return { hour: MORNING.test(text) && hour === 12 ? 0 : hour, minutes, ...sign };
}

/** "5–7pm" begins in the afternoon, "11–2pm" in the morning; "下午5点至7点" ends in the afternoon. */
function readClocks(locale: MenuLocale, text: string): [Clock, Clock] | undefined {
  const [first, second] = [
    ...text.matchAll(new RegExp(`${EXPRESSIONS[locale].clock}|\\d{1,2}(?:\\.${MINUTES})?`, 'giu')),
  ].map(([words]) => readClock(words));
  if (!first || !second) return undefined;
  if (second.is_halved && !first.is_halved && second.hour > 12 && first.hour < 12 && first.hour + 12 < second.hour)
    return [{ ...first, hour: first.hour + 12 }, second];
  if (first.is_halved && !second.is_halved && first.hour >= 12 && second.hour < 12 && second.hour + 12 > first.hour)
    return [first, { ...second, hour: second.hour + 12 }];
  return [first, second];
}

const patterns = new Map<string, RegExp>();

function patternOf(key: string, source: () => string): RegExp {
  const cachedTimes = patterns.get(key) ?? new RegExp(source(), 'giu');
  patterns.set(key, cachedTimes);
  return cachedTimes;
}

function spansOf(text: string, locale: MenuLocale): Span[] | undefined {
  const spans: Span[] = [];
  const add = (match: RegExpExecArray, write: Span['write'], lastHour?: number) => {
    const hours = lastHour === undefined ? {} : { last_hour: lastHour };
    const span = { from: match.index, to: match.index + match[0].length, write, ...hours };
    if (spans.every(({ from, to }) => span.to <= from || span.from >= to)) spans.push(span);
  };
  if (addTimes(text, locale, add) === undefined) return undefined;
  addOffers(text, locale, add);
  if (UNSPACED.includes(locale)) addDurations(text, locale, add);
  addPlainPrices(text, locale, add);
  const { before, behind } = FROM_PRICE[locale];
  const pricePattern = patternOf(
    `${locale} price`,
    () => `(?<from>(?<![\\p{L}])${before})?(?<price>${PRICE})${behind === '' ? '' : `(?<behind>${behind})?`}`,
  );
  for (const match of text.matchAll(pricePattern)) {
    const { price = '', from, behind: wordBehind } = match.groups ?? {};
    const isFrom = (before !== '' && from !== undefined && from !== '') || wordBehind !== undefined;
    add(match, (to) => (isFrom ? FROM_PRICE[to].written.replace('P', () => price) : price));
  }
  addMeasures(text, locale, add);
  addMonths(text, locale, add);
  const { before: beforeDays, between } = DAY_RANGES[locale];
  const daysPattern = patternOf(
    `${locale} days`,
    () =>
      `(?<![\\p{L}\\d])${beforeDays}(?<first>${DAYS[locale]})\\.?\\s?(?:${between})\\s?(?<second>${DAYS[locale]})(?!\\p{L})\\.?`,
  );
  for (const match of text.matchAll(daysPattern)) {
    const [first, second] = [match.groups?.['first'], match.groups?.['second']].map((name) =>
      dayOf(locale, name ?? ''),
    );
    if (first === undefined || second === undefined || first < 0 || second < 0) return undefined;
    add(match, (to) => DAY_RANGES[to].written.replace(/[AB]/g, (gap) => dayIn(to, gap === 'A' ? first : second)));
  }
  const workingDays = patternOf(
    `${locale} working days`,
    () => `(?<=[([,]\\s?)(?:${WORKING_DAYS[locale].read})\\s?(?=\\d)`,
  );
  for (const match of text.matchAll(workingDays))
    add(match, (to) => `${WORKING_DAYS[to].written}${UNSPACED.includes(to) ? '' : ' '}`);
  // "So. bis 14 Uhr": a day that a point cuts short before a time is no other word.
  const dayPattern = patternOf(
    `${locale} day`,
    () => `(?<![\\p{L}\\d])(?<day>${DAYS[locale]})(?:\\.(?=\\s?(?:bis|ab|von|\\d))|(?=\\s(?:bis|ab|von)\\s\\d))`,
  );
  for (const match of text.matchAll(dayPattern)) {
    const day = dayOf(locale, match.groups?.['day'] ?? '');
    if (day >= 0) add(match, (to) => dayIn(to, day));
  }
  return spans.sort((first, second) => first.from - second.from);
}

type AddSpan = (match: RegExpExecArray, write: Span['write'], lastHour?: number) => void;

/** Adds the times of the day, and returns how many; undefined if one of them is none. */
function addTimes(text: string, locale: MenuLocale, add: AddSpan): number | undefined {
  let count = 0;
  const { clock, ...kinds } = EXPRESSIONS[locale];
  for (const kind of ['range', 'until', 'since'] as const) {
    const pattern = patternOf(`${locale} ${kind}`, () =>
      kinds[kind].map((each) => `(?<![\\p{L}\\d])${each.replaceAll('T', clock)}`).join('|'),
    );
    for (const match of text.matchAll(pattern)) {
      const clocks = kind === 'range' ? readClocks(locale, match[0]) : [readClock(match[0])];
      const [first, second] = clocks ?? [];
      if (!first) return undefined;
      count += 1;
      const write = (to: MenuLocale) => {
        const { clock: writeClock, [kind]: template } = WRITTEN[to];
        return template.replace(/[AB]/g, (gap) => writeClock(gap === 'B' && second ? second : first));
      };
      add(match, write, kind === 'since' ? undefined : (second ?? first).hour);
    }
  }
  return count;
}

/** January to December, of which menus print the beginnings too: "Okt. – Dez.". */
const MONTHS: Partial<Record<MenuLocale, string>> = {
  en: 'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?',
  fr: 'janv(?:ier)?|févr?(?:ier)?|mars|avr(?:il)?|mai|juin|juil(?:let)?|août|sept(?:embre)?|oct(?:obre)?|nov(?:embre)?|déc(?:embre)?',
  es: 'ene(?:ro)?|feb(?:rero)?|mar(?:zo)?|abr(?:il)?|mayo?|jun(?:io)?|jul(?:io)?|ago(?:sto)?|sept?(?:iembre)?|oct(?:ubre)?|nov(?:iembre)?|dic(?:iembre)?',
  de: 'jan(?:uar)?|feb(?:ruar)?|märz|apr(?:il)?|mai|juni?|juli?|aug(?:ust)?|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|dez(?:ember)?',
  it: 'gen(?:naio)?|feb(?:braio)?|mar(?:zo)?|apr(?:ile)?|mag(?:gio)?|giu(?:gno)?|lug(?:lio)?|ago(?:sto)?|set(?:tembre)?|ott(?:obre)?|nov(?:embre)?|dic(?:embre)?',
  pt: 'jan(?:eiro)?|fev(?:ereiro)?|mar(?:ço)?|abr(?:il)?|maio?|jun(?:ho)?|jul(?:ho)?|ago(?:sto)?|set(?:embro)?|out(?:ubro)?|nov(?:embro)?|dez(?:embro)?',
};

const MONTHS_WRITTEN: Record<MenuLocale, string> = {
  ...{ en: 'A to B', fr: 'A à B', es: 'de A a B', de: 'A bis B', it: 'da A a B', pt: 'de A a B' },
  ...{ zh: 'A至B', ja: 'A〜B', ko: 'A~B', ar: 'من A إلى B' },
};

const monthIn = (to: MenuLocale, month: number): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[to], { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month, 1));

/** The months between which a section is served. */
function addMonths(
  text: string,
  locale: MenuLocale,
  add: (match: RegExpExecArray, write: Span['write']) => void,
): void {
  const names = MONTHS[locale];
  if (names === undefined) return;
  const monthOf = (name = ''): number =>
    names.split('|').findIndex((each) => new RegExp(`^(?:${each})$`, 'iu').test(name));
  const { before, between } = DAY_RANGES[locale];
  const range = patternOf(
    `${locale} months`,
    () =>
      `(?<![\\p{L}\\d])(?:${before}|d[’'])?(?<first>${names})\\.?\\s?(?:${between}|à)\\s?(?<last>${names})(?!\\p{L})\\.?`,
  );
  for (const match of text.matchAll(range)) {
    const [first, last] = [monthOf(match.groups?.['first']), monthOf(match.groups?.['last'])];
    if (first < 0 || last < 0) continue;
    add(match, (to) => MONTHS_WRITTEN[to].replace(/[AB]/g, (gap) => monthIn(to, gap === 'A' ? first : last)));
  }
}

/** Offers of several dishes, and the price of each of them, whose currency menus leave out. */
function addOffers(
  text: string,
  locale: MenuLocale,
  add: (match: RegExpExecArray, write: Span['write']) => void,
): void {
  const any = locale === 'en' ? '(?:any\\s)?' : '';
  const offer = patternOf(
    `${locale} offer`,
    () => `(?<![\\p{L}\\d.,])${any}(?<count>\\d{1,2})${OFFERS[locale].between}(?<price>${PRICE})`,
  );
  for (const match of text.matchAll(offer)) {
    const { count = '', price = '' } = match.groups ?? {};
    add(match, (to) => OFFERS[to].written.replace(/[NP]/g, (gap) => (gap === 'N' ? count : price)));
  }
  const each = patternOf(`${locale} each`, () => {
    const { before, behind } = EACH[locale];
    return `${before}(?<price>\\+?(?:${PRICE}|${AMOUNT}))${behind}`;
  });
  for (const match of text.matchAll(each)) {
    const { price = '' } = match.groups ?? {};
    add(match, (to) => EACH[to].written.replace('P', () => price));
  }
}

/** Volumes, weights and sizes, of drinks also without their unit. */
function addMeasures(
  text: string,
  locale: MenuLocale,
  add: (match: RegExpExecArray, write: Span['write']) => void,
): void {
  for (const match of text.matchAll(patternOf(`${locale} measure`, () => MEASURE)))
    add(match, (to) => numbersIn(to, match[0]));
  for (const match of text.matchAll(patternOf('litres', () => BARE_LITRES)))
    add(match, (to) => match[0].replace(/[.,]/, DECIMAL_COMMA.includes(to) ? ',' : '.'));
}

/** A price behind the word that joins it to its section. */
function addPlainPrices(
  text: string,
  locale: MenuLocale,
  add: (match: RegExpExecArray, write: Span['write']) => void,
): void {
  const [allPrefix, prefix] = [ALL_AT[locale], AT[locale]];
  if (allPrefix === undefined || prefix === undefined) return;
  const pattern = patternOf(
    `${locale} at`,
    () => `(?<![\\p{L}\\d])(?:(?<all>${allPrefix})|${prefix})(?<price>${PRICE})`,
  );
  for (const match of text.matchAll(pattern)) {
    const { price = '', all: eachSign } = match.groups ?? {};
    add(match, (to) => (eachSign === undefined ? price : EACH[to].written.replace('P', () => price)));
  }
}

/** Minutes that a section's offer lasts, and how long before its end guests may order. */
function addDurations(
  text: string,
  locale: MenuLocale,
  add: (match: RegExpExecArray, write: Span['write']) => void,
): void {
  if (locale === 'ja')
    for (const match of text.matchAll(LAST_ORDERS))
      add(match, (to) => LAST_ORDERS_WRITTEN[to].replace('N', match.groups?.['count'] ?? ''));
  if (locale === 'ja')
    for (const match of text.matchAll(LAST_ORDERS_AFTER))
      add(match, (to) => {
        const comma = match.groups?.['space'] === undefined ? '' : markIn(to, ', ');
        return comma + LAST_ORDERS_AFTER_WRITTEN[to].replace('N', match.groups?.['count'] ?? '');
      });
  const duration = patternOf(
    `${locale} duration`,
    () => `(?<![\\d:.])(?<count>\\d{1,3})\\s?${DURATIONS[locale].minutes}(?!\\p{L})\\.?`,
  );
  for (const match of text.matchAll(duration))
    add(match, (to) => DURATIONS[to].written.replace('N', match.groups?.['count'] ?? ''));
}

const EDGE = /[\s,;|:·()[\]–—+-]/u;

/** The words between two times, and the marks on either side of them. */
function splitEdges(text: string): { opening: string; words: string; closing: string } {
  let from = 0;
  while (from < text.length && EDGE.test(text.charAt(from))) from += 1;
  let to = text.length;
  while (to > from && EDGE.test(text.charAt(to - 1))) to -= 1;
  return { opening: text.slice(0, from), words: text.slice(from, to), closing: text.slice(to) };
}

/** A title whose words are translated one by one beside its times and prices; null if it has none or a word isn't known. */
export function translateBesideTimes(
  source: string,
  { from, to }: { from: MenuLocale; to: MenuLocale },
  translate: (words: string) => string | null,
): string | null {
  const plainText = withLatinMarks(source)
    .trim()
    .replace(/(?<=平日|工作日)(?=\d)/gu, ' ');
  const text = from === 'es' ? withSpanishDays(plainText) : plainText;
  const spans = spansOf(text, from);
  if (!spans || spans.length === 0) return null;
  let written = '';
  let hasWords = false;
  let at = 0;
  for (const span of [...spans, { from: text.length, to: text.length, write: () => '' }]) {
    const { opening, words, closing } = splitEdges(text.slice(at, span.from));
    const translatedWords = words === '' ? '' : translate(words);
    if (translatedWords === null) return null;
    hasWords ||= words !== '';
    const spaceBefore = at > 0 && opening === '' && words !== '' && !UNSPACED.includes(to) ? ' ' : '';
    const space = closing === '' && words !== '' && span.from < text.length ? ' ' : '';
    written += spaceBefore + markIn(to, opening) + translatedWords + markIn(to, closing) + space + span.write(to);
    at = span.to;
  }
  const isMorning = spans.some(({ last_hour: lastHour }) => lastHour !== undefined && lastHour <= 12);
  return hasWords && !(isMorning && AFTERNOON_DISHES.test(written)) ? written.trim() : null;
}

/** "Desayunos y meriendas (8-12h)": a word for a snack that some languages have in the afternoon alone. */
const AFTERNOON_DISHES = /afternoon|nachmittag|下午|午後|오후|العصر/iu;
