import { expect, it } from 'vitest';
import { readDish, readSection, readText } from '../test/read-draft.ts';
import { hasLetters, hasPrintedAmount, isOddPriceText, measuresIn, priceOutliers } from './suspicious-amounts.ts';

it.each([
  ['8 oz striploin', '8', [0]],
  ['8oz. striploin', '8', [0]],
  ['Striploin (227 g)', '227', [0]],
  ['oz striploin', '8', [0]],
  ['Château Margaux', '2015', [0]],
  ['Coca 33 cl', '4', []],
  ['8 oz striploin', '32', []],
  ['Pizza 4 fromages', '4', []],
  ['Glace', '5', []],
  ['Ozouf', '7', []],
])('%s at %s: is it a measure?', (title, amount, measures) => {
  const dish = readDish(2, title, amount);
  const section = readSection(1, null, [dish, readDish(3, 'Tarte', '9'), readDish(4, 'Flan', '8')]);
  expect(measuresIn(section).get(dish)).toEqual(measures);
});

it('takes four digits for a price where they are usual', () => {
  const dishes = [readDish(2, 'Ramen', '1980'), readDish(3, 'Udon', '1500'), readDish(4, 'Soba', '1200')];
  expect([...measuresIn(readSection(1, null, dishes)).values()]).toEqual([[], [], []]);
});

it('finds a size that was read as its own price’s label', () => {
  const wine = readDish(2, 'Muscadet', undefined, {
    prices: [{ label: readText('ml'), amount: readText('150'), amount_max: null }],
  });
  expect(measuresIn(readSection(1, null, [wine])).get(wine)).toEqual([0]);
});

it.each([
  [['28', '32', '8', '35'], ['8']],
  [
    ['12', '1250', '13', '1400', '11'],
    ['1250', '1400'],
  ],
  [['3', '4', '5', '15'], ['15']],
  [['12', '14', '6'], []],
  [['8', '12', '18', '26', '38'], []],
  [['20', '20', '20', '20'], []],
])('of %s, %s are far from the others', (amounts, outliers) => {
  const dishes = amounts.map((amount, index) => readDish(index + 2, 'Plat', amount));
  expect(priceOutliers(readSection(1, null, dishes)).map(({ prices }) => prices[0]?.amount.value)).toEqual(outliers);
});

it.each([
  ['Extra cheese $3', true],
  ['Supplément 2,50', true],
  ['12', true],
  ['4 €', true],
  ['+2', true],
  ['+ 4', true],
  ['farm +4', true],
  ['Add Flavor Shot +.75', true],
  ['bacon +2, cheese', true],
  ['(bacon + 2)', true],
  ['+1.50 cheese', true],
  ['+33 1 42 68 53 00', false],
  ['Plat + 1 boisson', false],
  ['Entrée + plat + 2 desserts', false],
  ['Enfants +12 ans', false],
  ['+1/514/555', false],
  ['+1 (514) 555-0134', false],
  ['Vitamine B+12', false],
  ['Telephone 555 0134 678', false],
  ['01.42.33.44.55', false],
  ['Open every day from 11.30 to 14.00', false],
  ['11h30–14h', false],
  ['123 rue Principale', false],
  ['18 %', false],
  ['H2X 1Y4', false],
])('%s prints an amount: %s', (line, isAmount) => {
  expect(hasPrintedAmount(line)).toBe(isAmount);
});

it('takes a line of a table for no reading', () => {
  expect(['|', '— · —', '', 'É', '4'].map(hasLetters)).toEqual([false, false, false, true, true]);
});

it.each([
  ...['abc', 'lO.SO', 'Soup', 'x', 'the', '1O.50', '12 abc'],
  ...['house abc', 'Soup of the day', 'free-range chicken', 'Prix fixe chocolat'],
])('the price “%s” is rather a slip', (text) => {
  expect(isOddPriceText(text)).toBe(true);
});

it.each([
  ...['A.Q.', 'a/q', 'as quoted', 'POA', 'see server', 'see board', 'per lb', 'per person', 'no charge', 'AYCE', 'TBC'],
  ...['all you can eat', 'voir tableau', 'à volonté', 'au choix', 'nous consulter', 'demandez-nous', 'suivant cours'],
  ...[
    'renseignez-vous',
    'sur commande',
    'à discuter',
    'varie',
    'offerts',
    'offertes',
    'incluses',
    'comprises',
    'le kilo',
  ],
  ...['la pièce', 'al kg', 'nach Größe', 'dagprijs', 'thời giá'],
  ...['from 12', 'dès 12', '12 €/kg', '2 for 10', '12 pp', '12 – 14', 'à partir de 12,50 €'],
  ...['market price', 'MP', 'M.P.', 'Seasonal', 'see board: today', 'free', 'prix du marché', 'Selon arrivage', 's.q.'],
  ...[
    'S/M',
    'según mercado',
    'Tagespreis',
    'auf Anfrage',
    'secondo quantità, all’etto',
    'preço do dia',
    '時価',
    '–',
    '',
  ],
])('the price “%s” is one', (text) => {
  expect(isOddPriceText(text)).toBe(false);
});
