import type { MenuLocale } from '../../../../shared/locales.ts';
import { type Currency, currencyDecimals } from '../../../../shared/money.ts';
import { isReadByCharacters } from '../../../food/concepts-in.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { withAmountDigits } from '../words/amounts.ts';
import { phrasePattern } from '../words/phrases.ts';

export type PriceRange = {
  /** Minor units. */
  least: number | null;
  /** Minor units. */
  most: number | null;
  /** Whether the highest price itself is too much: "under 6". */
  is_below: boolean;
};

const UNIT =
  '(?:\\$|€|£|¥|dollars?|euros?|euronen|piasses?|balles|pavos|paus|contos?|rands?|kronen|pounds?|livres?|francs?|franken|pesos?|yens?|yenes|ienes?|soles|bucks|quid|cad|usd|eur|gbp|chf|piastres?|dolares|dolar|libras?|reais|reales|real|dollari|sterline|英镑|欧元|欧|美元|日元|加元|加币|加幣|澳元|镑|台币|新台币|人民币|港币|蚊|元|圆|块钱|块|韩元|韓元|韩币|法郎|比索|迪拉姆|ポンド|ユーロ|ドル|ウォン|ウオン|フラン|ペソ|ディルハム|デイルハム|프랑|페소|링깃|파운드|円|엔|원|wons?|yuans?|dirhams?|aed|디르함|위안|달러|유로|دولار|يورو|ريال|درهم|جنيه)';
const UNIT_PATTERN = new RegExp(`^${UNIT}$`, 'u');
/** Whether a word, in lower case and without accents, is one of a currency. */
export const isCurrencyWord = (word: string): boolean => UNIT_PATTERN.test(word);
/** Thousands may be grouped: "17 000", "17.000". */
const AMOUNT = '(\\d{1,3}(?:[ .,]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d{1,2})?)';
/** What is counted instead of money: "under 300 g". */
const NO_MONEY =
  '(?! ?(?:g|gr|ml|cl|oz|kg|minutes?|min|people|personnes?|personen|personas|persone|pessoas|years?|ans|anos|anni|jahre|uhr|pm|am|h|heures?|人|名|岁|歳|才|명|살|시|点|时|時)(?![\\p{L}]))(?! ?(?:[個个]?人(?!民)|시(?!장)|[名位岁歳才명살点时時月]))';

/** "I have 30 yuan left": before an amount with its currency. */
const BUDGET =
  '(?:i have|have|i ve got|i ve only got|only got|only have|i got|got|we have|we ve got|spend|budget of|budget is|budget|with|for|j ai|on a|avec|pour|il me reste|me reste|budget de|dispose de|tengo|traigo|traemos|llevo|llevamos|tenemos|con|por|me quedan|presupuesto de|hab|habe|haben|mit|fur|um|nur|dabei|ho|ho solo|abbiamo|con|per|mi restano|tenho|so tenho|temos|com|por|معي|معايا|معاي|معنا|معانا|عندي|عندنا|ميزانيتنا|ميزانيتي|بحدود|حدود|ب)';

const BUDGET_BEHIND =
  '(?:으로|로|钱?(?:[一两二三四]个人|[一两]人|我|我们)?[能可够]|(?:クライ|グライ|程度|ホド)?デ(?!ス)|シカ|밖에|가지고|정도로)';
const BUDGET_BEFORE = '(?:预算|一共有?|总共有?|只有|就|剩|只带了?|带了|身上|予算ハ?|手持チ|예산은?)';
/** "人均五十", "兜里就剩80了": an amount for sure, without a currency. */
const BUDGET_ALONE =
  '(?:人均|予算(?:ハ|ガ)?(?:一人|1人)?|1人(?:当タリ|アタリ)?|一人(?:当タリ|アタリ)?|1인당|인당|每人|预算|就剩|只剩|口袋里|兜里)(?:大概|大约|只有|就|剩|控制在|在)?';

/**
 * The only amount of money in a message that asks for no price is a budget: "for us two, 25 euros in total", in
 * minor units; null if there is none, or several. A banknote is none.
 */
export function budgetIn(text: string, locale: MenuLocale, currency: Currency): number | null {
  const foldedText = withAmountDigits(locale, text);
  const pattern = new RegExp(`(?:([€£$])${AMOUNT}(?![\\d.,]))|(?:(?<![\\d.,])${AMOUNT} ?${UNIT}(?![\\p{L}]))`, 'gu');
  const amounts = [...foldedText.matchAll(pattern)].map((matches) => matches[2] ?? matches[3] ?? '');
  return amounts.length === 1 && !BANKNOTE.test(foldedText) ? minorUnits(amounts[0] ?? '', currency) : null;
}

/** The only amount of money that a folded message names, in minor units; null if there is none, or several. */
export function amountIn(text: string, locale: MenuLocale, currency: Currency): number | null {
  const end = isReadByCharacters(locale) ? '' : '(?![\\p{L}])';
  const pattern = new RegExp(`(?:([€£$¥₩]) ?${AMOUNT}(?![\\d.,]))|(?:(?<![\\d.,])${AMOUNT} ?${UNIT}${end})`, 'gu');
  const amounts = [...withAmountDigits(locale, text).matchAll(pattern)].map((match) => match[2] ?? match[3] ?? '');
  return amounts.length === 1 ? minorUnits(amounts[0] ?? '', currency) : null;
}

const BANKNOTE =
  /(?<!\p{L})(?:(?:bank)?notes?|bills?|(?:geld)?scheine?n?|billets?|billetes?|banconot[ae]|notas?)(?!\p{L})|钞|鈔|紙幣|札|지폐|ورقة/u;

/** Thousands may be grouped. */
const minorUnits = (digits: string, currency: Currency): number =>
  Math.round(Number(digits.replace(/[ .,](?=\d{3}(?!\d))/g, '').replace(',', '.')) * 10 ** currencyDecimals(currency));

/** The prices that a folded message allows. */
export function priceRangeIn(text: string, locale: MenuLocale, currency: Currency): PriceRange {
  const foldedText = withAmountDigits(locale, text);
  const { below, above, between } = GUEST_LANGUAGES[locale];
  const source = (phrases: string) => `(?:${phrasePattern(locale, phrases).source})`;
  const amount = (digits: string | undefined) => (digits === undefined ? null : minorUnits(digits, currency));
  const match = (pattern: string) => new RegExp(pattern, 'u').exec(foldedText);
  const gap =
    ' ?(?:(?:a|an|de|d|des|the|les|los|i|le|os|about|around|etwa|ungefahr|circa|ca|only|just|like|que|qu|seulement|juste|solo|solamente|nada mas|nur|noch|grad|gerade|so|genau|soltanto|appena|tipo|so|apenas|uns|unos|como|mas|max|a peu pres|environ|les) ){0,2}';
  const money = `${UNIT}? ?${AMOUNT}${NO_MONEY} ?${UNIT}?`;
  const range = isReadByCharacters(locale)
    ? match(`${AMOUNT} ?${UNIT}? ?(?:${source(between)}|-|~|〜|和) ?${AMOUNT} ?${UNIT}`)
    : match(`${source(between)} ${money} (?:and|et|to|a|und|bis|y|e|و|الى|-) ${money}`);
  if (range && new RegExp(UNIT, 'u').test(foldedText))
    return { least: amount(range[1]), most: amount(range[2]), is_below: false };
  // "About 50-55 quid"; hyphens are folded away.
  const near = isReadByCharacters(locale)
    ? null
    : match(`(?<![\\d.,] ?)${AMOUNT} (?:to |a |bis |ou |or |o |oder )?${AMOUNT} ?${UNIT}(?![\\p{L}])`);
  const [low, high] = [amount(near?.[1]), amount(near?.[2])];
  if (low !== null && high !== null && low < high && high <= 2 * low)
    return { least: low, most: high, is_below: false };
  if (isReadByCharacters(locale)) {
    // The limit comes behind the amount: "2000円以下"; Chinese also has it before.
    const most =
      match(`${AMOUNT} ?${UNIT}? ?(?:을|를|보다|より)? ?${source(below)}`) ??
      match(`${source(below)} ?${money}`) ??
      match(`${AMOUNT} ?${UNIT} ?${BUDGET_BEHIND}`) ??
      match(`${BUDGET_BEFORE} ?${AMOUNT} ?${UNIT}`) ??
      match(`${BUDGET_ALONE} ?${AMOUNT}${NO_MONEY}`);
    const least =
      match(`${AMOUNT} ?${UNIT}? ?(?:을|를|보다|より)? ?${source(above)}`) ?? match(`${source(above)} ?${money}`);
    const isBelow =
      match(`${AMOUNT} ?${UNIT}? ?(?:을|를|보다|より)? ?${source(GUEST_LANGUAGES[locale].ways.strictly_below)}`) ??
      match(`${source(GUEST_LANGUAGES[locale].ways.strictly_below)} ?${money}`);
    return { least: most ? null : amount(least?.[1]), most: amount(most?.[1]), is_below: isBelow !== null };
  }
  const most =
    match(`${source(below)}${gap}${money}`) ??
    match(`${money} ?(?:max|maximum|maxi|maximal|hochstens|massimo|maximo|tops|at most)(?= )`) ??
    match(`${BUDGET}${gap}${AMOUNT}${NO_MONEY} ?${UNIT}`);
  const least = match(`${source(above)}${gap}${money}`);
  const isBelow = match(`${source(GUEST_LANGUAGES[locale].ways.strictly_below)}${gap}${money}`) !== null;
  return { least: amount(least?.[1]), most: amount(most?.[1]), is_below: isBelow };
}
