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
  const bareText = withoutSymbols(westernDigits(text.normalize('NFKC')).trim(), currency);
  if (bareText === '') return text.trim() === '' ? null : undefined;
  const amountParts = /^(?<whole>\d[\d\s.,'’]*?)(?:[.,](?<fraction>\d{0,3}|[-–—]{1,2}))?$/u.exec(bareText)?.groups;
  const wholePart = amountParts?.['whole'];
  if (wholePart === undefined) return undefined;
  const fractionPart = (amountParts?.['fraction'] ?? '').replace(/[-–—]/g, '');
  const decimalText = wholeDecimal(wholePart, fractionPart, bareText, currency);
  return decimalText === undefined ? undefined : (minorUnits(decimalText, currency) ?? undefined);
}

function wholeDecimal(wholePart: string, fraction: string, bare: string, currency: Currency): string | undefined {
  const separatorSign = bare.at(wholePart.length);
  const isGroup = fraction.length === 3 && (wholePart.includes(separatorSign ?? '') || currencyDecimals(currency) < 3);
  // "1,200": the apparent decimals are the last group of three.
  const wholeDigits = isGroup
    ? withoutGrouping(`${wholePart}${separatorSign}${fraction}`)
    : withoutGrouping(wholePart, separatorSign);
  if (wholeDigits === undefined) return undefined;
  return isGroup || fraction === '' ? wholeDigits : `${wholeDigits}.${fraction}`;
}

/** "1 234" → "1234": groups of three, all separated by the same sign, which isn't the decimal one. */
function withoutGrouping(text: string, decimalSign?: string): string | undefined {
  const [first = '', sign] = /^\d+([\s.,'’])?/.exec(text) ?? [];
  if (sign === undefined) return first === text ? text : undefined;
  if (sign === decimalSign || first.length > 4 || first.startsWith('0')) return undefined;
  const digitGroups = text.split(sign);
  return digitGroups.slice(1).every((group) => /^\d{3}$/.test(group)) ? digitGroups.join('') : undefined;
}

function westernDigits(text: string): string {
  return text.replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit))).replaceAll('٫', '.');
}

function withoutSymbols(text: string, currency: Currency): string {
  const currencySymbols = symbolsOf(currency);
  const outerSigns = /^[\p{Sc}\s]+|[\p{Sc}\s]+$/gu;
  let bareText = text.replace(outerSigns, '');
  for (const symbol of currencySymbols) {
    const lowerText = bareText.toLowerCase();
    if (lowerText.startsWith(symbol)) bareText = bareText.slice(symbol.length);
    else if (lowerText.endsWith(symbol)) bareText = bareText.slice(0, -symbol.length);
    bareText = bareText.replace(outerSigns, '');
  }
  return bareText;
}

/** How the menus' languages write the currency, lower case, longest first: "ca$", "cad", "$". */
function symbolsOf(currency: Currency): string[] {
  const symbolSpellings = new Set<string>();
  for (const locale of MENU_LOCALES)
    for (const currencyDisplay of ['symbol', 'narrowSymbol', 'code'] as const) {
      const currencyFormat = new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
        style: 'currency',
        currency,
        currencyDisplay,
      });
      const symbol = currencyFormat.formatToParts(1).find(({ type }) => type === 'currency')?.value;
      // A symbol's letters alone too: both "12 CA" and "$CA 12" are written.
      if (symbol)
        for (const spelling of [symbol, symbol.replace(/\p{Sc}/gu, '')])
          symbolSpellings.add(spelling.trim().toLowerCase());
    }
  symbolSpellings.delete('');
  return [...symbolSpellings].sort((a, b) => b.length - a.length);
}
