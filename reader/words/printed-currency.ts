import { CURRENCY_SIGNS, type CurrencySign } from '../../shared/draft.ts';
import { CURRENCIES, type Currency } from '../../shared/money.ts';

/** Signs of a single currency. "$", "¥", "kr" and "Fr." are ambiguous. */
const SIGNS: Readonly<Record<string, Currency>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₩': 'KRW',
  '₹': 'INR',
  '₺': 'TRY',
  '₪': 'ILS',
  '฿': 'THB',
  '₫': 'VND',
  '₱': 'PHP',
  '₴': 'UAH',
  zł: 'PLN',
  Kč: 'CZK',
  CA$: 'CAD',
  C$: 'CAD',
  US$: 'USD',
  AU$: 'AUD',
  A$: 'AUD',
  NZ$: 'NZD',
  HK$: 'HKD',
  NT$: 'TWD',
  R$: 'BRL',
  MX$: 'MXN',
  EURO: 'EUR',
  EUROS: 'EUR',
};
/** Undefined: of several currencies, and a word or a part of one. */
const AMBIGUOUS = new Map<string, CurrencySign | undefined>([
  ['$', '$'],
  ['¥', '¥'],
  ['￥', '¥'],
  ['KR', 'kr'],
  ['FR', undefined],
  ['S/.', undefined],
]);
/** Codes that are also words. */
const WORDS: readonly Currency[] = ['TRY', 'COP', 'MAD'];
const BY_SIGN = new Map<string, Currency>([
  ...Object.entries(SIGNS).map(([sign, currency]) => [sign.toUpperCase(), currency] as const),
  ...CURRENCIES.filter((code) => !WORDS.includes(code)).flatMap((code) => [
    [code, code] as const,
    [`${code}$`, code] as const,
  ]),
]);
/** Before or behind an amount, within it ("8€50"), or a word of its own. */
const AROUND = /^([^\d\s]{1,5})?\d[\d.,'’]*(?:[-–—]|([^\d\s.,]{1,5})(?:\d{2})?)?$/u;
const IN = /^(?:en|in|em)$/i;

/** Minimum number of prices with a currency; a note like "prix en euros" counts as that many. */
const MIN_SIGNS = 3;
/** Minimum share of all printed currency signs. */
const MIN_SHARE = 0.9;

type PrintedCurrency = {
  /** Null if there are too few signs, or if they are ambiguous. */
  currency: Currency | null;
  /** The one ambiguous sign of a menu that has no other. */
  currency_sign?: CurrencySign;
};

/** The currency of a menu by its printed signs, or the sign that several currencies share. */
export function printedCurrency(words: readonly string[]): PrintedCurrency {
  const counts = new Map<Meaning, number>();
  const add = (meaning: Meaning | undefined, times = 1) => {
    if (meaning) counts.set(meaning, (counts.get(meaning) ?? 0) + times);
  };
  for (const [index, word] of words.entries()) {
    const alone = meaningOf(word);
    const before = words[index - 1] ?? '';
    if (alone && IN.test(before)) add(alone, MIN_SIGNS);
    else if (alone) add([before, words[index + 1] ?? ''].some((beside) => /\d/.test(beside)) ? alone : undefined);
    else {
      const [, left, right] = AROUND.exec(word.replace(/^[([*+]+|(?<![)\]*+;:])[)\]*+;:]+$/g, '')) ?? [];
      add(meaningOf(left ?? '') ?? meaningOf(right ?? ''));
    }
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const [meaning] = [...counts].find(([, count]) => count >= MIN_SIGNS && count >= MIN_SHARE * all) ?? [];
  if (meaning === undefined || meaning === 'ambiguous') return { currency: null };
  return isSign(meaning) ? { currency: null, currency_sign: meaning } : { currency: meaning };
}

type Meaning = Currency | CurrencySign | 'ambiguous';

const isSign = (meaning: Currency | CurrencySign): meaning is CurrencySign =>
  CURRENCY_SIGNS.some((sign) => sign === meaning);

function meaningOf(printedSign: string): Meaning | undefined {
  const sign = printedSign.replace(/\.$/, '').toUpperCase();
  return AMBIGUOUS.has(sign) ? (AMBIGUOUS.get(sign) ?? 'ambiguous') : BY_SIGN.get(sign);
}
