import { LANGUAGE_TAGS, MENU_LOCALES } from '../../../shared/locales.ts';
import { type Currency, currencyDecimals, minorUnits } from '../../../shared/money.ts';

/**
 * An amount as people type it → integer minor units of the currency; null if nothing was typed (no price), undefined
 * if it is not an amount that the currency can express.
 *
 * Comma and point both count as the decimal sign ("12,50", "12.5"). The other one, spaces and apostrophes separate groups of
 * three ("1 200,50", "1'200"); so does a sign before exactly three digits ("1,200") unless the currency has three
 * decimals. The currency's own symbols and any currency sign may come before or after ("$12", "12 €", "CHF 8.-").
 */
export function parseAmount(text: string, currency: Currency): number | null | undefined {
  const bare = withoutSymbols(westernDigits(text.normalize('NFKC')).trim(), currency);
  if (bare === '') return text.trim() === '' ? null : undefined;
  const parts = /^(?<whole>\d[\d\s.,'’]*?)(?:[.,](?<fraction>\d{0,3}|[-–—]{1,2}))?$/u.exec(bare)?.groups;
  const whole = parts?.['whole'];
  if (whole === undefined) return undefined;
  const fraction = (parts?.['fraction'] ?? '').replace(/[-–—]/g, '');
  const decimal = wholeDecimal(whole, fraction, bare, currency);
  return decimal === undefined ? undefined : (minorUnits(decimal, currency) ?? undefined);
}

function wholeDecimal(whole: string, fraction: string, bare: string, currency: Currency): string | undefined {
  const separator = bare.at(whole.length);
  const isGroup = fraction.length === 3 && (whole.includes(separator ?? '') || currencyDecimals(currency) < 3);
  // "1,200": what looked like decimals is the last group of three.
  const digits = isGroup ? ungroup(`${whole}${separator}${fraction}`) : ungroup(whole, separator);
  if (digits === undefined) return undefined;
  return isGroup || fraction === '' ? digits : `${digits}.${fraction}`;
}

/** "1 234" → "1234": groups of three, all separated by the same sign, which isn't the decimal one. */
function ungroup(text: string, decimalSign?: string): string | undefined {
  const [first = '', sign] = /^\d+([\s.,'’])?/.exec(text) ?? [];
  if (sign === undefined) return first === text ? text : undefined;
  if (sign === decimalSign || first.length > 4 || first.startsWith('0')) return undefined;
  const groups = text.split(sign);
  return groups.slice(1).every((group) => /^\d{3}$/.test(group)) ? groups.join('') : undefined;
}

function westernDigits(text: string): string {
  return text.replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit))).replaceAll('٫', '.');
}

function withoutSymbols(text: string, currency: Currency): string {
  const symbols = symbolsOf(currency);
  const signs = /^[\p{Sc}\s]+|[\p{Sc}\s]+$/gu;
  let bare = text.replace(signs, '');
  for (const symbol of symbols) {
    const lower = bare.toLowerCase();
    if (lower.startsWith(symbol)) bare = bare.slice(symbol.length);
    else if (lower.endsWith(symbol)) bare = bare.slice(0, -symbol.length);
    bare = bare.replace(signs, '');
  }
  return bare;
}

/** How the menus' languages write the currency, lower case, longest first: "ca$", "cad", "$". */
function symbolsOf(currency: Currency): string[] {
  const symbols = new Set<string>();
  for (const locale of MENU_LOCALES)
    for (const currencyDisplay of ['symbol', 'narrowSymbol', 'code'] as const) {
      const format = new Intl.NumberFormat(LANGUAGE_TAGS[locale], { style: 'currency', currency, currencyDisplay });
      const symbol = format.formatToParts(1).find(({ type }) => type === 'currency')?.value;
      // A symbol's letters alone too: both "12 CA" and "$CA 12" are written.
      if (symbol) for (const way of [symbol, symbol.replace(/\p{Sc}/gu, '')]) symbols.add(way.trim().toLowerCase());
    }
  symbols.delete('');
  return [...symbols].sort((a, b) => b.length - a.length);
}
