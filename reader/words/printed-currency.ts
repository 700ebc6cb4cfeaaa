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
const AMBIGUOUS = new Set(['$', '¥', '￥', 'KR', 'FR', 'S/.']);
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

/** The currency of a menu by its printed signs. Null if there are too few, or if they are ambiguous. */
export function printedCurrency(words: readonly string[]): Currency | null {
  const counts = new Map<Currency | 'ambiguous', number>();
  const add = (currency: Currency | 'ambiguous' | undefined, times = 1) => {
    if (currency) counts.set(currency, (counts.get(currency) ?? 0) + times);
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
  for (const [meaning, count] of counts)
    if (meaning !== 'ambiguous' && count >= MIN_SIGNS && count >= MIN_SHARE * all) return meaning;
  return null;
}

function meaningOf(printedSign: string): Currency | 'ambiguous' | undefined {
  const sign = printedSign.replace(/\.$/, '').toUpperCase();
  return AMBIGUOUS.has(sign) ? 'ambiguous' : BY_SIGN.get(sign);
}
