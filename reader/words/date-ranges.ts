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
/** Months that are no other word on a menu: "mar" is the sea, and "set" a set. */
const SURE_MONTH =
  'jan(?:uary|uar|vier|v)?|feb(?:ruary|ruar)?|février|march|april|avril|june|juin|july|juillet|aug(?:ust)?|août|sept(?:ember|embre)?|oct(?:ober|obre)?|okt(?:ober)?|nov(?:ember|embre)?|dec(?:ember)?|déc(?:embre)?|dez(?:ember)?';
const DAY = '(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th|er|\\.)?';
const TO =
  '\\s?(?:[-–—/&+]|to|till?|until|through|thru|and|au|à|et|bis|und|al|a|e|y|até|ao)\\s?(?:the |le |zum |el |il )?';
const OF = '(?:\\s|\\sde\\s|\\sof\\s)';
const YEAR = '(?:,?\\s(?:19|20)\\d\\d)?';
const WEEKDAY = '(?:\\p{L}{2,10}\\.?,?\\s)?';
const NUMBERS = '(?:0?[1-9]|[12]\\d|3[01])/(?:0?[1-9]|1[0-2])(?:/(?:\\d\\d){1,2})?';
const DOTTED = '(?:0[1-9]|[12]\\d|3[01])\\.(?:0[1-9]|1[0-2])\\.(?:(?:\\d\\d){1,2})?';

const RANGES = [
  // "Dec 1 – Dec 5", "1 déc. - 5 janv. 2027"
  `(?:${MONTH})\\.?\\s${DAY}${YEAR}${TO}${WEEKDAY}(?:${MONTH})\\.?\\s${DAY}${YEAR}`,
  `${DAY}${OF}(?:${MONTH})\\.?${YEAR}${TO}${WEEKDAY}${DAY}${OF}(?:${MONTH})\\.?${YEAR}`,
  // "Dec 1 - 5", "du 1er au 5 décembre"
  `(?:${SURE_MONTH})\\.?\\s${DAY}${TO}${DAY}${YEAR}`,
  `${DAY}${TO}${WEEKDAY}${DAY}${OF}(?:${MONTH})\\.?${YEAR}`,
  // "1/12 – 5/12", "01.12. - 05.12."
  `${NUMBERS}\\s?(?:[-–—]|to|au|bis|al|a)\\s?${NUMBERS}`,
  `${DOTTED}\\s?(?:[-–—]|bis)\\s?${DOTTED}`,
];
const DATE_RANGE_AT_END = new RegExp(`(?<![\\p{L}\\d.,/])(?:${RANGES.join('|')})[\\s.,:;)]*$`, 'iu');

/**
 * Whether a line ends with a range of dates: "Dec 1 – Dec 5", "du 12 au 18 mai", "1/12 – 5/12". Its numbers are no prices.
 * A single date isn't one: "Fritto di mar 12" ends with a price.
 */
export const endsWithDateRange = (line: string): boolean => DATE_RANGE_AT_END.test(line);
