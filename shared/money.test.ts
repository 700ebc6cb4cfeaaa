import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS, MENU_LOCALES } from './locales.ts';
import {
  CURRENCIES,
  currencyDecimals,
  decimalText,
  formatMoney,
  formatMoneyRange,
  hasWholeAmounts,
  MAX_MINOR_UNITS,
  minorUnits,
  typedDecimal,
} from './money.ts';

describe('minorUnits', () => {
  it.each([
    ['12.5', 'CAD', 1250],
    ['12.50', 'CAD', 1250],
    ['12', 'CAD', 1200],
    ['0.05', 'EUR', 5],
    ['1250', 'JPY', 1250],
    ['1250.00', 'JPY', 1250],
    ['1.234', 'KWD', 1234],
  ] as const)('reads %s %s as %d', (text, currency, amount) => {
    expect(minorUnits(text, currency)).toBe(amount);
  });

  it.each([
    ['12.345', 'CAD'],
    ['12.5', 'JPY'],
    ['12,50', 'CAD'],
    ['-1', 'CAD'],
    ['', 'CAD'],
    ['1e3', 'CAD'],
    ['9999999999', 'CAD'],
  ] as const)('refuses %s %s rather than rounding it', (text, currency) => {
    expect(minorUnits(text, currency)).toBeNull();
  });

  it('gives back what decimalText wrote, in every currency', () => {
    for (const currency of CURRENCIES)
      for (const amount of [0, 1, 9, 10, 99, 100, 12_345, MAX_MINOR_UNITS])
        expect(minorUnits(decimalText(amount, currency), currency), `${amount} ${currency}`).toBe(amount);
  });
});

it('knows that a yen has no decimals and a Kuwaiti dinar three', () => {
  expect([currencyDecimals('JPY'), currencyDecimals('CAD'), currencyDecimals('KWD')]).toEqual([0, 2, 3]);
});

it('types decimals as each language writes them', () => {
  for (const locale of MENU_LOCALES)
    expect(typedDecimal('1.5', locale), locale).toBe(
      new Intl.NumberFormat(LANGUAGE_TAGS[locale], { minimumFractionDigits: 1 }).format(1.5),
    );
});

describe('formatMoney', () => {
  const spaces = (text: string) => text.replace(/\s/g, ' ');

  it.each([
    ['en', 'CAD', 1250, '$12.50'],
    ['fr', 'CAD', 1250, '12,50 $'],
    ['de', 'EUR', 1250, '12,50 €'],
    ['ja', 'JPY', 1250, '￥1,250'],
  ] as const)('writes as %s does in %s', (locale, currency, amount, text) => {
    expect(spaces(formatMoney(amount, { locale, currency, whole: false }))).toBe(text);
  });

  it('keeps a sign with its letters from right to left', () => {
    const style = { locale: 'ar', currency: 'CAD', whole: false } as const;
    // The mark of left to right (U+200E) follows the sign, or it would be shown before the letters.
    expect(formatMoney(1250, style)).toMatch(/CA\$\u200e$/);
    expect(formatMoneyRange(1250, 1400, style)).toMatch(/CA\$\u200e$/);
    expect(formatMoney(1250, { ...style, locale: 'en' })).not.toContain('\u200e');
  });

  it('drops the decimals only where the whole menu is whole', () => {
    expect(formatMoney(1200, { locale: 'en', currency: 'CAD', whole: hasWholeAmounts([1200, 3400], 'CAD') })).toBe(
      '$12',
    );
    expect(formatMoney(1200, { locale: 'en', currency: 'CAD', whole: hasWholeAmounts([1200, 3450], 'CAD') })).toBe(
      '$12.00',
    );
  });
});
