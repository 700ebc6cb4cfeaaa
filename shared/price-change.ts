import type { Item } from './menu.ts';
import { type Currency, currencyDecimals, MAX_MINOR_UNITS } from './money.ts';

/** How changed prices end: whole, by twentieths or halves, or just below. */
export const ROUNDINGS = ['none', '00', '05', '50', '95', '99'] as const;
export type Rounding = (typeof ROUNDINGS)[number];

export type PriceChange = {
  by: 'percent' | 'amount';
  /** Hundredths of a percent, or minor units of the currency; negative lowers. */
  value: number;
  rounding: Rounding;
  /** Whether the prices of add-ons change, too. */
  with_options: boolean;
};

const WHOLE_PERCENT = 10_000;

/** The roundings that a currency with so many decimals has. */
export const roundingsOf = (currency: Currency): readonly Rounding[] =>
  currencyDecimals(currency) < 2 ? ['none'] : ROUNDINGS;

/**
 * An amount after the change. A free item stays free, and no other becomes free by rounding.
 *
 * @returns Null if it would not be above 0, or be over the limit of amounts.
 */
export function changedAmount(amount: number, change: Omit<PriceChange, 'with_options'>, currency: Currency) {
  if (amount === 0) return 0;
  const raw =
    change.by === 'amount'
      ? amount + change.value
      : Math.round((amount * (WHOLE_PERCENT + change.value)) / WHOLE_PERCENT);
  if (raw <= 0 || raw > MAX_MINOR_UNITS) return null;
  const rounded = roundedTo(raw, change.rounding, currency);
  return rounded > 0 && rounded <= MAX_MINOR_UNITS ? rounded : raw;
}

function roundedTo(amount: number, rounding: Rounding, currency: Currency): number {
  const unit = 10 ** currencyDecimals(currency);
  if (rounding === 'none' || unit < 100) return amount;
  const part = (Number(rounding) * unit) / 100;
  if (rounding === '95' || rounding === '99') return Math.max(Math.round((amount - part) / unit), 0) * unit + part;
  const step = part === 0 ? unit : part;
  return Math.round(amount / step) * step;
}

type Amounts = Pick<Item, 'price' | 'price_max' | 'variants' | 'options'>;
export type ChangedPrices = {
  /** The fields that differ; empty if nothing changes. */
  fields: Partial<Amounts>;
  /** Whether an amount stays as it is because the changed one isn't possible. */
  is_held: boolean;
};

/** An item's prices, sizes and add-ons after the change. Unknown prices stay unknown. */
export function changedPrices(item: Amounts, change: PriceChange, currency: Currency): ChangedPrices {
  let is_held = false;
  const changeAmount = <Amount extends number | null>(amount: Amount): Amount | number => {
    const after = amount === null ? amount : changedAmount(amount, change, currency);
    if (after === null && amount !== null) is_held = true;
    return after ?? amount;
  };
  const ofLines = <Line extends { price: number | null }>(lines: readonly Line[]): Line[] =>
    lines.map((line) => ({ ...line, price: changeAmount(line.price) }));
  const ends = { price: changeAmount(item.price), price_max: changeAmount(item.price_max) };
  // One end that stays could pass the other.
  const isInOrder = ends.price_max === null || (ends.price ?? 0) <= ends.price_max;
  const after: Amounts = {
    ...(isInOrder ? ends : { price: item.price, price_max: item.price_max }),
    variants: ofLines(item.variants),
    options: change.with_options ? ofLines(item.options) : item.options,
  };
  const differs = (name: keyof Amounts) => JSON.stringify(item[name]) !== JSON.stringify(after[name]);
  const fields: Partial<Amounts> = {
    // An item with sizes has no price of its own.
    ...(differs('price') || differs('price_max') ? { price: after.price, price_max: after.price_max } : {}),
    ...(differs('variants') ? { variants: after.variants } : {}),
    ...(differs('options') ? { options: after.options } : {}),
  };
  return { fields, is_held: is_held || !isInOrder };
}
