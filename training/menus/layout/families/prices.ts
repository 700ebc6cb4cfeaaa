import type { Dice } from '../../content/dice.ts';
import { inventMenu } from '../../content/invent-menu.ts';
import { drawPriceStyle, type PriceStyle } from '../../content/price-style.ts';
import { type Family, KINDS } from '../family.ts';
import { PLAIN_HEADING } from '../headings.ts';
import { PLAIN } from '../items.ts';
import { drawLook } from '../look.ts';
import { A4, LETTER, plainPage } from '../sheets.ts';

const DIETS = ['V', 'VG', 'GF', '(V)', '*', '**', '1,2', '†'] as const;

/** A mark after about every third dish, always the same for the same dish. */
export function drawMark(dice: Dice): (id: number) => string | null {
  const marks = dice.sample(DIETS, 3);
  const every = dice.int(2, 4);
  return (id) => (id % every === 0 ? (marks[id % marks.length] ?? null) : null);
}

/** Amounts at the right edge, in every way of writing them. */
const priceForms: Family = {
  name: 'price-forms',
  split: 'train',
  kinds: KINDS,
  draw: (dice, pool) => {
    const price_style = drawPriceStyle(dice, pool, {
      decimals: dice.pick(['two', 'one', 'none', 'where-needed', 'dash']),
      sign: dice.pick(['before', 'after', 'both', 'none']),
      drops_zero: dice.chance(0.4),
    });
    const menu = inventMenu(dice, pool, {
      price_style,
      sections: [3, 5],
      dishes: [4, 8],
      words_for_prices: 0.06,
      described: dice.pick([0.2, 0.8]),
    });
    const items = {
      ...PLAIN,
      leader: dice.pick(['letters', 'drawn', 'none'] as const),
      is_upper: dice.chance(0.3),
      mark: dice.chance(0.5) ? drawMark(dice) : null,
      marks_price: dice.chance(0.5),
    };
    const heading = { ...PLAIN_HEADING, align: dice.pick(['left', 'center'] as const), is_upper: dice.chance(0.5) };
    return plainPage(menu, drawLook(dice), { size: dice.pick([A4, LETTER]), items, heading, columns: dice.int(1, 2) });
  },
};

const AROUND: readonly PriceStyle['around'][] = [
  ['-', '-'],
  ['~ ', ' ~'],
  ['(', ')'],
  ['– ', ' –'],
  ['[', ']'],
];

/** Amounts in the middle, in brackets or between dashes, under the dish or between its two lines. */
const pricesAround: Family = {
  name: 'prices-around',
  split: 'report',
  kinds: KINDS,
  draw: (dice, pool) => {
    const price_style = drawPriceStyle(dice, pool, { around: dice.pick(AROUND) });
    const menu = inventMenu(dice, pool, { price_style, sections: [3, 5], dishes: [3, 6], described: 0.9 });
    const items = {
      ...PLAIN,
      shape: dice.pick(['under', 'between', 'inline'] as const),
      is_centred: true,
      is_upper: dice.chance(0.5),
      mark: dice.chance(0.3) ? drawMark(dice) : null,
      marks_price: true,
    };
    const heading = { ...PLAIN_HEADING, align: 'center' as const, size: 1.8 };
    return plainPage(menu, drawLook(dice), { size: A4, items, heading, columns: dice.int(1, 2), gap: '4em' });
  },
};

/** A column of amounts that slips out of step with its dishes, or is below its leaders. */
const driftingPrices: Family = {
  name: 'drifting-prices',
  split: 'choose',
  kinds: KINDS,
  draw: (dice, pool) => {
    const price_style = drawPriceStyle(dice, pool);
    const menu = inventMenu(dice, pool, { price_style, sections: [3, 5], dishes: [5, 8], described: 0.1 });
    const items = { ...PLAIN, leader: dice.pick(['letters', 'drawn', 'none'] as const) };
    // Half a line at most, so that every amount stays nearest to its own dish.
    const direction = dice.pick([-1, 1]);
    const drift = Array.from(
      { length: 8 },
      (_, row) =>
        `.item:nth-child(${row + 1}) .prices { position: relative; top: ${(direction * row * 0.05).toFixed(2)}em; }`,
    );
    const below = '.prices { position: relative; top: .38em; }';
    const css = dice.chance(0.6) ? drift.join('\n') : below;
    return plainPage(menu, drawLook(dice), { size: A4, items, heading: PLAIN_HEADING, columns: dice.int(1, 2), css });
  },
};

/** Two amounts in a row for two sizes without labels, with or without a bar between them. */
const twoAmounts: Family = {
  name: 'two-amounts',
  split: 'report',
  kinds: KINDS,
  draw: (dice, pool) => {
    const price_style = drawPriceStyle(dice, pool, { sign: dice.pick(['before', 'after', 'none']) });
    const menu = inventMenu(dice, pool, {
      price_style,
      sections: [3, 5],
      dishes: [4, 7],
      described: 0.4,
      sizes: { count: 2, share: 0.6, blank: 0.15 },
    });
    for (const section of menu.sections) {
      section.sizes = [];
      for (const dish of section.dishes) dish.prices = dish.prices.map(({ amount }) => ({ label: null, amount }));
    }
    const items = {
      ...PLAIN,
      shape: dice.pick(['row', 'inline'] as const),
      between_prices: dice.pick([' | ', ' / ', '  ', ' – ']),
      is_upper: dice.chance(0.3),
    };
    const heading = { ...PLAIN_HEADING, shape: dice.pick(['plain', 'lines', 'bar'] as const) };
    return plainPage(menu, drawLook(dice), { size: A4, items, heading, columns: dice.int(1, 2) });
  },
};

export const PRICE_FAMILIES: readonly Family[] = [priceForms, pricesAround, driftingPrices, twoAmounts];
