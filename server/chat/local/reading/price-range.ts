import type { MenuLocale } from '../../../../shared/locales.ts';
import { type Currency, currencyDecimals } from '../../../../shared/money.ts';
import { isReadByCharacters } from '../../../food/concepts-in.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { phrasePattern } from '../words/phrases.ts';

/** Minor units. */
export type PriceRange = { least: number | null; most: number | null };

const UNIT =
  '(?:\\$|€|£|¥|dollars?|euros?|pounds?|livres?|francs?|franken|pesos?|yens?|bucks|quid|cad|usd|eur|gbp|chf|piastres?|dolares|dolar|libras?|reais|real|dollari|sterline|英镑|欧元|美元|日元|加元|镑|元|块|ポンド|ユーロ|ドル|파운드|円|엔|원|wons?|yuans?|dirhams?|aed|디르함|위안|달러|유로|دولار|يورو|ريال|درهم|جنيه)';
/** Thousands may be grouped: "17 000", "17.000". */
const AMOUNT = '(\\d{1,3}(?:[ .,]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d{1,2})?)';
/** What is counted instead of money: "under 300 g". */
const NO_MONEY =
  '(?! ?(?:g|gr|ml|cl|oz|kg|minutes?|min|people|personnes?|personen|personas|persone|pessoas|years?|ans|anos|anni|jahre|uhr|pm|am|h|heures?|人|岁|歳|명|살|시|点|時)(?![\\p{L}]))';

/** "I have 30 yuan left": before an amount with its currency. */
const BUDGET =
  '(?:i have|i ve got|i ve only got|only got|budget of|budget|with|j ai|avec|il me reste|me reste|budget de|tengo|con|me quedan|hab|habe|mit|fur|nur|ho|ho solo|con|mi restano|tenho|so tenho|com|معي|عندي|ب)';

/** The prices that a folded message allows. */
export function priceRangeIn(folded: string, locale: MenuLocale, currency: Currency): PriceRange {
  const { below, above, between } = GUEST_LANGUAGES[locale];
  const source = (phrases: string) => `(?:${phrasePattern(locale, phrases).source})`;
  const amount = (digits: string | undefined) =>
    digits === undefined
      ? null
      : Math.round(
          Number(digits.replace(/[ .,](?=\d{3}(?!\d))/g, '').replace(',', '.')) * 10 ** currencyDecimals(currency),
        );
  const match = (pattern: string) => new RegExp(pattern, 'u').exec(folded);
  const gap = ' ?(?:a |de |d |the |les |los |i |le |os |about |etwa |ungefahr |circa |ca )?';
  const money = `${UNIT}? ?${AMOUNT}${NO_MONEY} ?${UNIT}?`;
  const range = isReadByCharacters(locale)
    ? match(`${AMOUNT} ?${UNIT}? ?(?:${source(between)}|-|~|〜|和) ?${AMOUNT} ?${UNIT}`)
    : match(`${source(between)} ${money} (?:and|et|to|a|und|bis|y|e|و|الى|-) ${money}`);
  if (range && new RegExp(UNIT, 'u').test(folded)) return { least: amount(range[1]), most: amount(range[2]) };
  if (isReadByCharacters(locale)) {
    // The limit comes behind the amount: "2000円以下"; Chinese also has it before.
    const most =
      match(`${AMOUNT} ?${UNIT}? ?(?:을|를|보다|より)? ?${source(below)}`) ?? match(`${source(below)} ?${money}`);
    const least =
      match(`${AMOUNT} ?${UNIT}? ?(?:을|를|보다|より)? ?${source(above)}`) ?? match(`${source(above)} ?${money}`);
    return { least: most ? null : amount(least?.[1]), most: amount(most?.[1]) };
  }
  const most =
    match(`${source(below)}${gap}${money}`) ??
    match(`${money} ?(?:max|maximum|maxi|maximal|hochstens|massimo|maximo|tops|at most)(?= )`) ??
    match(`${BUDGET}${gap}${AMOUNT}${NO_MONEY} ?${UNIT}`);
  const least = match(`${source(above)}${gap}${money}`);
  return { least: amount(least?.[1]), most: amount(most?.[1]) };
}
