import { expect, it } from 'vitest';
import { heading, madeUpPage } from '../../test/made-up-page.ts';
import { structurePages } from '../draft/structure-pages.ts';

/** How currencies are printed: signs, codes and letters. */
const MARKS = `€ £ $ ¥ ₹ ₩ ₺ ₪ ฿ ₫ CA$ R$ HK$ NT$ S/ CHF EUR Fr. kr zł Kč RM Rp Rs Rs. Ft lei TL Dhs`.split(' ');
/** Ways to write 7.50, 12.00 and 9.80, or similar amounts. */
const FIGURES: Readonly<Record<string, readonly string[]>> = {
  'two decimals': ['7.50', '12.00', '9.80', '11.20', '8.40', '6.90'],
  'decimal commas': ['7,50', '12,00', '9,80', '11,20', '8,40', '6,90'],
  'one decimal': ['7.5', '12.0', '9.8', '11.2', '8.4', '6.9'],
  'whole numbers': ['7', '12', '9', '11', '8', '6'],
  'a leading zero': ['0.50', '0.80', '0.95', '0.70', '0.60', '0.90'],
  'no zero': ['.50', '.80', '.95', '.70', '.60', '.90'],
  dashes: ['7.-', '12.-', '9.-', '11.-', '8.-', '6.-'],
  thousands: ['1,250', '12,000', '9,800', '1,120', '8,400', '16,900'],
  'parted thousands': ['1 250', '12 000', '9 800', '1 120', '8 400', '16 900'],
};
const SIDES: Readonly<Record<string, (figures: string, mark: string) => string>> = {
  'before it': (figures, mark) => mark + figures,
  'before it, with a space': (figures, mark) => `${mark} ${figures}`,
  'behind it': (figures, mark) => figures + mark,
  'behind it, with a space': (figures, mark) => `${figures} ${mark}`,
  'on both sides': (figures, mark) => `${mark} ${figures} ${mark}`,
};
/** Characters around a price, on some dishes or on all. */
const NEIGHBOURS: Readonly<Record<string, (price: string, index: number) => string>> = {
  nothing: (price) => price,
  'the star of a footnote': (price, index) => (index % 2 === 0 ? `${price}*` : price),
  'a star apart': (price, index) => (index % 2 === 0 ? `${price} *` : price),
  'a diet mark': (price, index) => (index % 3 === 0 ? `${price} V` : price),
  'brackets around all': (price) => `(${price})`,
  'dashes around all': (price) => `-${price}-`,
  'tildes around all': (price) => `~ ${price} ~`,
};

const DISHES = ['Leek soup', 'Onion broth', 'Fried squid', 'Lamb stew', 'Goat cheese', 'Apple tart'];

const NAMES = ['Leek', 'Onion', 'Squid', 'Lamb', 'Goat', 'Apple', 'Bean', 'Trout', 'Plum', 'Corn'];
const KINDS = ['soup', 'stew', 'salad'];

const amountsOf = (prices: readonly string[], names: readonly string[] = DISHES) =>
  structurePages([
    madeUpPage([
      heading('Plates', 5),
      ...names.map((text, index) => ({ text, y: 12 + 4 * index, price: prices[index] ?? '' })),
    ]),
  ]).sections.flatMap(({ items }) =>
    items.map((item) => [item.title.value, ...item.prices.map(({ amount }) => Number(amount.value))]),
  );

const numberOf = (figures: string) =>
  Number(/[ ,]\d{3}$/.test(figures) ? figures.replace(/[ ,]/, '') : figures.replace(',', '.').replace(/\.-$/, ''));

/** "7.--" has one dash too many, and the point in "Rs.50" belongs to the currency. */
const isAmbiguous = (figures: string, side: string, neighbour: string) =>
  figures === 'dashes' && neighbour === 'dashes around all' && side !== 'before it';
const isUnclear = (figures: string, side: string, mark: string) =>
  figures === 'no zero' && side === 'before it' && /[\p{L}/.]$/u.test(mark);

const CASES = Object.keys(FIGURES).flatMap((figures) =>
  Object.keys(SIDES).flatMap((side) =>
    Object.keys(NEIGHBOURS).flatMap((neighbour) =>
      isAmbiguous(figures, side, neighbour) ? [] : [[figures, side, neighbour] as const],
    ),
  ),
);

/** One dish in each currency, on one page: separate pages would be parsed the same way. */
it.each(CASES)(
  'a price of %s with its currency %s and %s beside it is read in every currency',
  (figures, side, neighbour) => {
    const numbers = FIGURES[figures] ?? [];
    const marks = MARKS.filter((mark) => !isUnclear(figures, side, mark));
    const printed = marks.map((mark, index) => {
      const number = numbers[index % numbers.length] ?? '';
      return { number, price: NEIGHBOURS[neighbour]?.(SIDES[side]?.(number, mark) ?? '', index) ?? '' };
    });
    const names = marks.map((_, index) => `${NAMES[index % NAMES.length]} ${KINDS[Math.floor(index / NAMES.length)]}`);
    const expected = printed.map(({ number, price }, index) => [names[index], price, numberOf(number)]);
    const found = amountsOf(
      printed.map(({ price }) => price),
      names,
    ).map(([name, ...amounts], index) => [name, printed[index]?.price, ...amounts]);
    expect(found).toEqual(expected);
  },
);

it.each(['3,40 € 4,30 €', '€ 3,40 € 4,30', '3,40 € / 4,30 €', '€3,40 | €4,30', '3,40 4,30 €', '3,40 / 4,30'])(
  'two amounts in a row are two: %s',
  (price) => {
    expect(amountsOf(DISHES.map(() => price))).toEqual(DISHES.map((dish) => [dish, 3.4, 4.3]));
  },
);

it.each([
  'market price',
  'MP',
  'S.Q.',
  'Tagespreis',
  'tagesaktuell',
  'prix du marché',
  'según mercado',
  'secondo mercato',
  'sob consulta',
  'ask',
  'market',
])('%s is a price in words', (price) => {
  const [section] = structurePages([
    madeUpPage([
      heading('Plates', 5),
      ...DISHES.map((text, index) => ({ text, y: 12 + 5 * index, price: index === 2 ? price : '$7.50' })),
    ]),
  ]).sections;
  expect(section?.items.map((item) => item.price_text?.value ?? null)).toEqual([null, null, price, null, null, null]);
});
