import type { Dice } from './dice.ts';
import type { Pool } from './pools/pool.ts';

/** How a menu writes its amounts. `roundTo` limits amounts to those that the style can write. */
export type PriceStyle = {
  currency: string;
  sign: 'before' | 'after' | 'both' | 'none';
  /** What the sign is printed as: "€", "Fr.", "RM". */
  mark: string;
  decimals: 'two' | 'one' | 'none' | 'where-needed' | 'dash';
  point: '.' | ',';
  /** Between the sign and the figures. */
  gap: string;
  around: readonly [string, string];
  /** Whether 0.50 is written ".50". */
  drops_zero: boolean;
};

const MARKS: Readonly<Record<string, readonly string[]>> = {
  USD: ['$'],
  CAD: ['$'],
  MXN: ['$'],
  GBP: ['£'],
  EUR: ['€'],
  CHF: ['CHF', 'Fr.'],
  INR: ['₹', 'Rs'],
  MYR: ['RM'],
  BRL: ['R$'],
};
/** Units of a currency per euro of a dish's price. */
const WORTH: Readonly<Record<string, number>> = { INR: 40, MYR: 4, MXN: 18, BRL: 5, CHF: 1.6, CAD: 1.5 };
const THIN_SPACE = ' ';

export const worthOf = (currency: string): number => WORTH[currency] ?? 1;

export function drawPriceStyle(dice: Dice, pool: Pool, fixed: Partial<PriceStyle> = {}): PriceStyle {
  const currency = fixed.currency ?? dice.pick(pool.currencies);
  const isDear = worthOf(currency) >= 18;
  const isSpelt = currency === 'CHF' || currency === 'MYR';
  return {
    currency,
    sign:
      isSpelt && dice.chance(0.5)
        ? 'before'
        : pool.lang === 'en' || isDear
          ? dice.pick(['before', 'before', 'none'])
          : dice.pick(['after', 'after', 'none', 'none', 'before']),
    mark: dice.pick(MARKS[currency] ?? [currency]),
    decimals: isDear ? 'none' : dice.pick(['two', 'two', 'two', 'one', 'none', 'where-needed']),
    point: pool.lang === 'en' ? '.' : dice.chance(0.85) ? ',' : '.',
    gap: pool.lang === 'en' && !isSpelt ? '' : dice.pick([' ', THIN_SPACE, '']),
    around: ['', ''],
    drops_zero: false,
    ...fixed,
  };
}

/** Rounds to an amount that the style can write. */
export function roundTo({ decimals, currency }: PriceStyle, amount: number, dice: Dice): number {
  const whole = Math.max(1, Math.floor(amount));
  if (decimals === 'dash') return whole;
  if (decimals === 'none') return worthOf(currency) >= 18 ? Math.max(10, Math.round(amount / 5) * 5) : whole;
  if (decimals === 'one') return Math.floor(amount) + dice.int(0, 9) / 10 || 0.5;
  const cents = decimals === 'where-needed' ? dice.pick([0, 0, 50]) : dice.pick([0, 50, 90, 95, 80, 20, 25, 75, 99]);
  return amount < 1 ? (cents || 50) / 100 : Math.floor(amount) + cents / 100;
}

/** 12.5 → "12,50 €". Thousands are separated by a comma in English, otherwise by a point or a space. */
export function priceText(style: PriceStyle, amount: number, sign = style.sign): string {
  const { mark, gap, around } = style;
  const figures = figuresOf(style, amount);
  const before = sign === 'before' || sign === 'both' ? `${mark}${gap}` : '';
  const after = sign === 'after' || sign === 'both' ? `${gap}${mark}` : '';
  return `${around[0]}${before}${figures}${after}${around[1]}`;
}

function figuresOf({ decimals, point, drops_zero }: PriceStyle, amount: number): string {
  const places = decimals === 'one' ? 1 : decimals === 'none' || decimals === 'dash' ? 0 : 2;
  const isShort = decimals === 'where-needed' && Number.isInteger(amount);
  const [whole = '0', part] = amount.toFixed(isShort ? 0 : places).split('.');
  const grouped = whole.replace(/(?<=\d)(?=(\d{3})+$)/g, point === '.' ? ',' : '.');
  const shown = drops_zero && whole === '0' && part ? '' : grouped;
  if (decimals === 'dash') return `${shown}${point}-`;
  return part ? `${shown}${point}${part}` : shown;
}
