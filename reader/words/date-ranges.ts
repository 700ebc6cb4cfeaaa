/** Months as menus print them, in full or cut: "Dec", "déc.", "Sept", "diciembre", "Mär". */
const MONTH = [
  'jan(?:uary|uar|vier|v|eiro)?|jän(?:ner)?|ene(?:ro)?|gen(?:naio)?',
  'feb(?:ruary|ruar|brero|braio|rero)?|fév(?:rier|r)?|fev(?:ereiro)?',
  'mar(?:ch|s|zo|ço)?|mär(?:z)?|mrz',
  'apr(?:il|ile)?|avr(?:il)?|abr(?:il)?',
  'may|mai|mayo|maggio|mag|maio',
  'june?|juni|juin|junio|giugno|giu|junho',
  'july?|juli|juil(?:let)?|julio|luglio|lug|julho',
  'aug(?:ust)?|août|aout|ago(?:sto)?',
  'sep(?:t|tember|tembre|tiembre)?|set(?:tembre|embro)?',
  'oct(?:ober|obre|ubre)?|okt(?:ober)?|ott(?:obre)?|out(?:ubro)?',
  'nov(?:ember|embre|iembre|embro)?',
  'dec(?:ember)?|déc(?:embre)?|dez(?:ember|embro)?|dic(?:iembre|embre)?',
].join('|');
/** Months that are no other word on a menu: "mar" is the sea, "set" a set, and "déc." a coffee. */
const SURE_MONTH =
  'jan(?:uary|uar|vier|v)?|feb(?:ruary|ruar)?|février|march|april|avril|june|juin|july|juillet|aug(?:ust)?|août|sept(?:ember|embre)?|oct(?:ober|obre)?|okt(?:ober)?|nov(?:ember|embre)?|dec(?:ember)?|décembre|dez(?:ember)?';
const DAY = '(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th|er|\\.)?';
const TO =
  '\\s?(?:[-–—&+]|to|till?|until|through|thru|and|au|à|et|bis|und|al|a|e|y|até|ao)\\s?(?:the |le |zum |el |il )?';
const OF = '(?:\\s|\\sde\\s|\\sof\\s)';
const YEAR = '(?:,?\\s(?:19|20)\\d\\d)?';
const WEEKDAY = '(?:\\p{L}{2,10}\\.?,?\\s)?';
/** Not after a day: "14 février 25 - 30" is one date with two prices. An amount isn't one. */
const AFTER_NO_DAY = `(?<!(?<![$€£]\\s?|[\\d.,])${DAY}${OF})`;
const DAY_NUMBER = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH_NUMBER = '(?:0?[1-9]|1[0-2])';
const SHORT_YEAR = '(?:/(?:\\d\\d){1,2})?';
const DAY_FIRST = `${DAY_NUMBER}/${MONTH_NUMBER}${SHORT_YEAR}`;
const MONTH_FIRST = `${MONTH_NUMBER}/${DAY_NUMBER}${SHORT_YEAR}`;
const TO_NUMBER = '\\s?(?:[-–—]|to|au|bis|al|a)\\s?';
const BEGIN = '(?:du|from|vom|del|dal|desde)\\s';
/** "6/12 - 8/12" after a wine's name is what a glass and a bottle of two cost: dates are announced, or alone. */
const ANNOUNCED = `(?<=^\\(?|(?<!\\p{L})\\(?${BEGIN})`;
/** What is served on days, and rarely has two prices twice. */
const OCCASION = '(?<=(?<!\\p{L})(?:menus?|menú|weeks?|holidays?|specials?|served|available)\\s\\(?)';
const DOTTED = '(?:0[1-9]|[12]\\d|3[01])\\.(?:0[1-9]|1[0-2])\\.(?:(?:\\d\\d){1,2})?';

const RANGES = [
  // "Dec 1 – Dec 5", "1 déc. - 5 janv. 2027"
  `(?:${MONTH})\\.?\\s${DAY}${YEAR}${TO}${WEEKDAY}(?:${MONTH})\\.?\\s${DAY}${YEAR}`,
  `${DAY}${OF}(?:${MONTH})\\.?${YEAR}${TO}${WEEKDAY}${DAY}${OF}(?:${MONTH})\\.?${YEAR}`,
  // "Dec 1 - 5", "du 1er au 5 décembre"
  `${AFTER_NO_DAY}(?:${SURE_MONTH})\\.?\\s${DAY}${TO}${DAY}${YEAR}`,
  `${DAY}${TO}${WEEKDAY}${DAY}${OF}(?!(?:mar|set)(?!\\p{L}))(?:${MONTH})\\.?${YEAR}`,
  // "1/12 – 5/12", "from 12/24 to 12/31", "Holiday menu 12/24 – 12/31", "01.12. - 05.12."
  `${ANNOUNCED}(?:${DAY_FIRST}${TO_NUMBER}${DAY_FIRST}|${MONTH_FIRST}${TO_NUMBER}${MONTH_FIRST})`,
  `${OCCASION}(?<month>${MONTH_NUMBER})/${DAY_NUMBER}${SHORT_YEAR}${TO_NUMBER}\\k<month>/${DAY_NUMBER}${SHORT_YEAR}`,
  `${DOTTED}\\s?(?:[-–—]|bis)\\s?${DOTTED}`,
];
const DATE_RANGE_AT_END = new RegExp(`(?<![\\p{L}\\d.,/])\\(?(?:${BEGIN})?(?:${RANGES.join('|')})[\\s.,:;)]*$`, 'iu');

/**
 * What a line has before the range of dates that ends it: "Dec 1 – Dec 5", "du 12 au 18 mai", "1/12 – 5/12". The range's
 * numbers are no prices, but one may be before it. Undefined without a range. A single date isn't one: "Fritto di mar 12"
 * ends with a price.
 */
export function textBeforeDateRange(line: string): string | undefined {
  const range = DATE_RANGE_AT_END.exec(line);
  return range ? line.slice(0, range.index) : undefined;
}

export const endsWithDateRange = (line: string): boolean => DATE_RANGE_AT_END.test(line);
