import type { MenuLocale } from '../../../../shared/locales.ts';
import { withoutAccents } from '../../../food/fold-words.ts';
import { phrasePattern } from './phrases.ts';

/** How guests count what they order, and join one thing to another. */

/** "两杯": a number counts dishes if a counter follows. */
const withChineseCounters = (numerals: string): string =>
  Array.from(numerals, (numeral) => Array.from('份个杯瓶碗盘串只碟块', (counter) => numeral + counter))
    .flat()
    .join(', ');

/** Words for 1 to 10; each is a list of phrases as in guest-language.ts. */
const NUMBERS: Record<MenuLocale, readonly string[]> = {
  en: [
    'a, an, one',
    'two, a couple of, couple',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve, a dozen, dozen',
  ],
  fr: [
    'un, une',
    'deux',
    'trois',
    'quatre',
    'cinq',
    'six',
    'sept',
    'huit',
    'neuf',
    'dix',
    'onze',
    'douze, une douzaine',
  ],
  es: [
    'un, una, uno',
    'dos',
    'tres',
    'cuatro',
    'cinco',
    'seis',
    'siete',
    'ocho',
    'nueve',
    'diez',
    'once',
    'doce, una docena',
  ],
  de: [
    'ein, eine, einen, einmal, 1x',
    'zwei, zweimal, 2x, zwoa, zwo',
    'drei, dreimal, 3x',
    'vier, viermal',
    'funf',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
    'elf',
    'zwolf',
  ],
  it: [
    'un, una, uno',
    'due',
    'tre',
    'quattro',
    'cinque',
    'sei',
    'sette',
    'otto',
    'nove',
    'dieci',
    'undici',
    'dodici, una dozzina',
  ],
  pt: [
    'um, uma',
    'dois, duas',
    'tres',
    'quatro',
    'cinco',
    'seis',
    'sete',
    'oito',
    'nove',
    'dez',
    'onze',
    'doze, uma duzia',
  ],
  zh: ['一1', '两兩二俩倆2', '三3', '四4', '五5', '六6'].map(withChineseCounters),
  ja: [
    '一つ, ひとつ, 一杯, 一本, 一皿, 一人前',
    '二つ, ふたつ, 二杯, 二本, 二皿, 二人前',
    '三つ, みっつ, 三杯, 三本, 三皿, 三人前',
    '四つ, よっつ, 四杯, 四本',
    '五つ, いつつ, 五杯, 五本',
    '六つ, 六本',
  ],
  ko: [
    '한개, 하나, 한잔, 한병, 한그릇, 일인분',
    '두개, 둘, 두잔, 두병, 두그릇, 이인분',
    '세개, 셋, 세잔, 세병, 세그릇, 삼인분',
    '네개, 넷, 네잔, 네병, 사인분',
    '다섯',
    '여섯',
  ],
  ar: [
    'واحد, واحده, وحده',
    'اثنين, اثنان, ثنتين, اثنتين, اتنين, تنين, تنتين, زوج, جوز, صحنين, طبقين, كاسين, كوبين, كوبايتين, فنجانين, قطعتين, حبتين, علبتين, وجبتين, زجاجتين, قنينتين, سيخين, نفرين, شخصين, رغيفين',
    'ثلاثه, ثلاث, تلاته, تلات',
    'اربعه, اربع',
    'خمسه, خمس',
    'سته, ست',
    'سبعه',
    'ثمانيه',
    'تسعه',
    'عشره',
  ],
};

/** What stands between two things that are ordered. A comma between two digits is a number's: "0,5 l". */
const JOINTS: Record<MenuLocale, RegExp> = {
  en: /[;+&\n]|(?<!\d)[,/]|[,/](?!\d)|[.!?](?=\s)|(?<!\p{L})(?:and|or|plus|with|then|n)(?!\p{L})/iu,
  fr: /[;+&\n]|(?<!\d)[,/]|[,/](?!\d)|[.!?](?=\s)|(?<!\p{L})(?:et|ou|plus|avec|puis|pis)(?!\p{L})/iu,
  es: /[;+&\n]|(?<!\d)[,/]|[,/](?!\d)|[.!?](?=\s)|(?<!\p{L})(?:y|e|o|más|con)(?!\p{L})/iu,
  de: /[;+&\n]|(?<!\d)[,/]|[,/](?!\d)|[.!?](?=\s)|(?<!\p{L})(?:und|oder|plus|mit|sowie|dazu)(?!\p{L})/iu,
  it: /[;+&\n]|(?<!\d)[,/]|[,/](?!\d)|[.!?](?=\s)|(?<!\p{L})(?:e|ed|o|oppure|più|con)(?!\p{L})/iu,
  pt: /[;+&\n]|(?<!\d)[,/]|[,/](?!\d)|[.!?](?=\s)|(?<!\p{L})(?:e|ou|mais|com)(?!\p{L})/iu,
  zh: /[,;+&/\n，、；＋]|(?<=\p{Script=Han})\s+(?=\p{Script=Han})|和|还是|還是|或者|跟|加上|加|还有|還有|再来|再來|外加|配/u,
  ja: /[,;+&/\n，、；＋]|それと|それとも|または|あと|(?<=[つ本杯個皿枚缶切貫串膳前中小大\dǂ]|リットル|グラス|ボトル|ジョッキ|セット|\d ?(?:g|ml|cl|dl|l|グラム))と|と(?=[\s「])|(?<=[つ本杯個皿前枚])[\s　]+/u,
  ko: /[;+&\n]|(?<!\d)[,/]|[,/](?!\d)|(?<=\p{L})(?:하고|이랑|랑|와|과)\s|말고\s|그리고|아니면|또는|(?<=(?:하나|둘|셋|[한두세네\d] ?(?:개|잔|병|그릇|마리|접시|판|줄|컵|공기)|인분)에?)\s(?=\p{L})/u,
  ar: /[;+&\n؛]|(?<!\d)[,/،]|[,/،](?!\d)|\sو(?!احد|حد[هة]|جب|رق|سط)(?=\p{L})|\sو\s|\sمع\s|\s(?:او|أو|ولا|وله)\s/u,
};

/** Digits that count no dishes: amounts of money, measures, ages. */
const COUNTED =
  /(?<![\d.,])([1-9]\d?)(?![\d.,:%])(?!\s?(?:cl|ml|g|gr|kg|oz|l|cm|€|\$|£|¥|euros?|dollars?|pounds?|円|元|块|원|유로|years?|ans|jahre|años|anni|anos|岁|歳|살|명|people|personnes|persone|personas|pessoas|leute|personen|人(?!前)|أشخاص|h|uhr|hrs?|hours?|heures?|horas?|stunden?|ore|min|mins|minutes?|minuten|minutos?|minut[io]|分|時間|小时|분|시간|دقيق\p{L}*|ساع\p{L}*)(?!\p{L}))/iu;

/** How many of something a part of an order asks for; undefined if it gives no number. */
export function countIn(locale: MenuLocale, foldedText: string): number | undefined {
  const digits = COUNTED.exec(foldedText)?.[1];
  if (digits !== undefined) return Number(digits);
  if (HALF_DOZEN.test(foldedText)) return 6;
  if (DOZEN.test(foldedText)) return 12;
  // "A soup" is one, but says nothing about an order; higher numbers come first.
  for (let at = NUMBERS[locale].length - 1; at >= 0; at -= 1)
    if (foldedText.search(phrasePattern(locale, NUMBERS[locale][at] ?? '')) >= 0) return at + 1;
  return undefined;
}

/** A number with its counter, in languages that write no space between two things. */
const COUNTERS: Partial<Record<MenuLocale, RegExp>> = {
  zh: /[一两兩二三四五六七八九十\d](?:个|個|份|杯|碗|瓶|盘|盤|碟|壶|壺|例|笼|籠|串)(?!人)/gu,
  ja: /(?:[一二三四五六七八九十\d]|ひと|ふた|み|よ)っ?(?:つ|個|杯|本|枚|皿|人前)/gu,
  ko: /하나(?!도)|(?:한|두|세|네|다섯|여섯|\d) ?(?:개|잔|병|그릇|마리|접시|판|줄|컵|공기)|(?:[일이삼사오\d]) ?인분/gu,
};
/** How many counts a text has. */
export const countersIn = (locale: MenuLocale, text: string): number =>
  text.match(COUNTERS[locale] ?? /(?!)/gu)?.length ?? 0;

/** "One of each", of dishes: "하나씩". */
const ONE_OF_EACH: Partial<Record<MenuLocale, RegExp>> = {
  zh: /各[来要点]?[一两二三四五六七八九十\d]/u,
  ja: /ずつ/u,
  ko: /씩/u,
};
export const isOneOfEach = (locale: MenuLocale, text: string): boolean => ONE_OF_EACH[locale]?.test(text) ?? false;

/** "One of each" of the dishes that were asked about. Folded as messages are. */
const OF_EACH: Partial<Record<MenuLocale, RegExp>> = {
  en: / (?:of each|each of (?:them|those)) /u,
  fr: / de chaque(?:s|une?)? /u,
  es: / de cada(?: un[oa])? /u,
  de: / (?:von jede[mr]|(?:je|jeweils) ein\p{L}*) /u,
  it: / (?:di|per) (?:ciascun[oa]|ognun[oa]|tipo|ogni) /u,
  pt: / de cada(?: uma?)? /u,
  zh: /每[样樣种種款]一/u,
  ar: / من كل (?:واحد\p{L}*|وحده|نوع|صنف) /u,
};
export const hasOneOfEach = (locale: MenuLocale, foldedText: string): boolean =>
  OF_EACH[locale]?.test(foldedText) ?? false;

/** Its words have the one for a dozen. */
const HALF_DOZEN =
  / (?:half (?:a )?dozen|demi douzaine|media docena|halbes dutzend|mezza dozzina|meia duzia) |半打|半ダース|반 ?다스|نصف دزينه|نص دزينه/u;

/** In languages whose numbers have no word for it. */
const DOZEN = /[一1]打|[一1]ダース|(?:한|1) ?다스/u;

/** The parts of an order. Titles are kept whole: "fish and chips" is one part. */
export function partsOfOrder(locale: MenuLocale, text: string, titles: readonly string[]): string[] {
  const lower = text.toLowerCase();
  const places = titles
    .flatMap((title) => {
      const from = title === '' ? -1 : lower.indexOf(title.toLowerCase());
      return from < 0 ? [] : [{ from, to: from + title.length }];
    })
    .sort((a, b) => b.to - b.from - (a.to - a.from));
  const masked = places.reduce(
    (all, { from, to }) => all.slice(0, from) + HOLD.repeat(to - from) + all.slice(to),
    text,
  );
  const parts: string[] = [];
  let start = 0;
  for (const { index, 0: joint } of masked.matchAll(new RegExp(JOINTS[locale].source, 'giu'))) {
    parts.push(text.slice(start, index));
    start = index + joint.length;
  }
  return [...parts, text.slice(start)]
    .flatMap((part) => partsByCounts(locale, part, titles))
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** "Two flat whites three scones": the counts alone part what is ordered. */
function partsByCounts(locale: MenuLocale, part: string, titles: readonly string[]): string[] {
  if (locale === 'zh') return partsByChineseCounts(part);
  if (locale === 'ja' || locale === 'ko' || locale === 'ar') return [part];
  const words = [...part.matchAll(/\S+/gu)].map(({ index, 0: word }) => ({ index, word: word.toLowerCase() }));
  const isNumber = (word: string) => /^\d{1,2}[x×]?$/u.test(word) || numberWordsOf(locale).has(withoutAccents(word));
  const isArticle = (word: string) => articlesOf(locale).has(withoutAccents(word));
  const firstIndex = words.findIndex(({ word }) => isNumber(word) || isArticle(word));
  if (firstIndex < 0 || words.some(({ word }) => EACH_ONE.test(withoutAccents(word)))) return [part];
  if (NEVER_AHEAD_OF_COUNT.test(withoutAccents(words[firstIndex - 1]?.word ?? ''))) return [part];
  const isAfterNumber = isNumber(words[firstIndex]?.word ?? '');
  const isOfTitle = (words: string) => titles.some((title) => title.toLowerCase().includes(words));
  const parts: string[] = [];
  let start = 0;
  let countIndex = firstIndex;
  for (const [wordIndex, { index, word }] of words.entries()) {
    const before = withoutAccents(words[wordIndex - 1]?.word ?? '');
    const next = words[wordIndex + 1]?.word ?? '';
    const isCount = isNumber(word) || (isAfterNumber && isArticle(word));
    if (!isCount || wordIndex < countIndex + 2 || NEVER_AHEAD_OF_COUNT.test(before)) continue;
    if (!/^\p{L}{3}/u.test(next) || UNCOUNTED.test(next) || isOfTitle(`${word} ${next}`)) continue;
    parts.push(part.slice(start, index));
    start = index;
    countIndex = wordIndex;
  }
  return [...parts, part.slice(start)];
}

/** "两份饺子三碗米饭": if the first count is ahead, the others are, too. */
function partsByChineseCounts(part: string): string[] {
  const counts = [...part.matchAll(COUNTERS.zh ?? /(?!)/gu)];
  const [firstCount, ...moreCounts] = counts;
  if (
    !firstCount ||
    moreCounts.length === 0 ||
    !/^(?:请|我们?|想|要|来|來|点|點|给|給|再|还|還|\s)*$/u.test(part.slice(0, firstCount.index))
  )
    return [part];
  const parts: string[] = [];
  let start = 0;
  for (const { index } of moreCounts) {
    parts.push(part.slice(start, index));
    start = index;
  }
  return [...parts, part.slice(start)];
}

const wordSets = new Map<string, ReadonlySet<string>>();
function wordSetOf(key: string, phrases: readonly string[]): ReadonlySet<string> {
  const cached = wordSets.get(key) ?? new Set(phrases.flatMap((words) => words.split(', ')));
  wordSets.set(key, cached);
  return cached;
}
const numberWordsOf = (locale: MenuLocale): ReadonlySet<string> =>
  wordSetOf(`numbers ${locale}`, NUMBERS[locale].slice(1));
const articlesOf = (locale: MenuLocale): ReadonlySet<string> =>
  wordSetOf(`articles ${locale}`, NUMBERS[locale].slice(0, 1));

/** "For two", "the two", "table 5": no new part. */
const NEVER_AHEAD_OF_COUNT =
  /^(?:for|of|the|to|at|in|on|with|by|than|table|are|re|we're|sommes|est|sera|somos|seremos|sind|siamo|saremo|no|nr|these|those|all|only|just|pour|de|d|des|les|aux|a|en|sur|ces|ou|juste|para|los|las|del|por|solo|mesa|der|die|das|den|dem|zu|fur|mit|nur|alle|diese|tisch|per|di|dei|delle|da|i|gli|le|su|tutti|solo|tavolo|dos|das|os|as|so|todos|mesa|and|et|y|und|e|\d+)$/u;
/** "Two kids want one hamburger each" is no list. */
const EACH_ONE = /^(?:each|apiece|chacune?|chaque|cada|jede\p{L}*|jeweils|je|ciascun\p{L}*|ognun\p{L}*|testa)[.,?!]?$/u;
const UNCOUNTED =
  /^(?:without|with|sans|avec|sin|con|ohne|mit|senza|sem|com|people|persons?|persone?n?|personnes?|personas?|pessoas?|leute|euros?|dollars?|pounds?|francs?|franken|yens?|pesos?|reais|soles|times|fois|veces|volte|vezes|years?|ans|jahre|anni|anos|months?|mois|meses|monate|mesi|minut\p{L}*|stunden?|hours?|heures?|horas?|s(?:’|')?il|svp|stp|please|pls|bitte|por|porfa|per|se|combien|cuanto|quanto|wieviel|how|total)$/u;

/** A sign that no message has and that is a letter, so that a title's neighbours stay at a word's border. */
const HOLD = 'ǂ';
