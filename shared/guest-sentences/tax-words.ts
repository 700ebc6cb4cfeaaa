import type { GuestWords } from '../i18n/guest/guest-words.ts';
import { interpolate } from '../i18n/interpolate.ts';
import { joinWords } from '../list-words.ts';
import { LANGUAGE_TAGS, type MenuLocale } from '../locales.ts';
import type { Currency } from '../money.ts';
import type { PublicMenu, PublicRestaurant } from '../publication.ts';
import type { Tax } from '../taxes.ts';

// Thousandths of a percent.
const RATE_UNIT = 1_000;

/** A tax's mark beside the dishes that carry it, of its number. */
type TaxMark = (number: number) => string;
type Taxed = Pick<PublicRestaurant, 'currency' | 'taxes' | 'prices_include_taxes' | 'service_charge'>;

/**
 * The footnote under a menu: its currency, whether taxes come on top, each with its name and rate, and what the owner
 * states of service. A tax has its number only if numbers are shown beside the dishes; then those that no dish carries are
 * left out.
 */
export function priceFootnote(
  { currency, taxes, prices_include_taxes, service_charge }: Taxed,
  menu: PublicMenu | undefined,
  locale: MenuLocale,
  words: GuestWords,
  taxMark: TaxMark = String,
): string {
  const isNumbered = menu !== undefined && hasTaxNumbers(menu, taxes);
  const shownTaxes = isNumbered ? carriedTaxes(menu, taxes) : taxes;
  const taxNames = {
    currency: currencyWords(currency, locale),
    taxes: joinWords(
      shownTaxes.map((tax) => taxWords(tax, locale, isNumbered ? taxMark : undefined)),
      locale,
    ),
  };
  const includedText = isNumbered ? words.named_taxes_included : words.taxes_included;
  const beforeTaxText = shownTaxes.length > 0 ? words.before_named_taxes : words.before_tax;
  const ofTaxes = interpolate(prices_include_taxes ? includedText : beforeTaxText, taxNames);
  return service_charge === null ? ofTaxes : `${ofTaxes} ${words[`service_${service_charge}`]}`;
}

function taxWords({ number, name, rate, registration }: Tax, locale: MenuLocale, taxMark: TaxMark | undefined): string {
  const percentFormat = new Intl.NumberFormat(LANGUAGE_TAGS[locale], { style: 'percent', maximumFractionDigits: 3 });
  const taxRate = `${name} ${percentFormat.format(rate / RATE_UNIT / 100)}${registration ? ` (${registration})` : ''}`;
  // The isolate of Unicode UAX #9: the order holds within a text that is read from the right.
  return `\u2068${taxMark ? `${taxMark(number)} ${taxRate}` : taxRate}\u2069`;
}

// A format is slow to make: one word for each of ten languages and 44 currencies.
const CURRENCY_WORDS = new Map<string, string>();

/** "Canadian dollars": the currency as it is counted. */
function currencyWords(currency: Currency, locale: MenuLocale): string {
  const name = `${currency} ${locale}`;
  const words = CURRENCY_WORDS.get(name) ?? writtenCurrency(currency, locale);
  CURRENCY_WORDS.set(name, words);
  return words;
}

function writtenCurrency(currency: Currency, locale: MenuLocale): string {
  const currencyFormat = new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
  });
  return currencyFormat.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Whether the menu's items carry different taxes: only then are their numbers shown beside them (design §4). */
export function hasTaxNumbers(menu: PublicMenu, taxes: readonly Tax[]): boolean {
  const allNumbers = taxes.map(({ number }) => number).join();
  const usedNumbers = menu.sections.flatMap(({ items }) => items.map((item) => item.taxes?.join() ?? allNumbers));
  return new Set(usedNumbers).size > 1;
}

/** Those that a dish of the menu carries. */
function carriedTaxes(menu: PublicMenu, taxes: readonly Tax[]): Tax[] {
  const items = menu.sections.flatMap((section) => section.items);
  return taxes.filter(({ number }) => items.some((item) => item.taxes === null || item.taxes.includes(number)));
}
