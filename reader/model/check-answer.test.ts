import { describe, expect, it } from 'vitest';
import { DOUBTFUL_BELOW } from '../../shared/draft.ts';
import { said, saidDish, saidPage, saidSection, seen } from '../../test/page-answer.ts';
import { pageOf, type RowPiece } from '../../test/page-words.ts';
import { readDish, readSection } from '../../test/read-draft.ts';
import type { PageReading, PartReading } from '../reading.ts';
import { checkAnswer } from './check-answer.ts';
import { checkedPage } from './checked-page.ts';
import { fillGaps } from './fill-gaps.ts';
import { numberLines } from './number-lines.ts';
import type { AnsweredItem } from './schema.ts';

/** The items that a page confirms; `again` is each engine's second reading of any region. */
async function check(pieces: RowPiece[], items: AnsweredItem[], again = '', engine: PageReading['engine'] = 'ocr') {
  const page = checkedPage({
    number: 0,
    aspect: 1,
    lines: numberLines(pageOf(0, pieces, engine)),
    engine,
    layout: { headings: [], items: [] },
    readAgain: async () => ({ readings: [{ text: again, confidence: again === '' ? 0 : 0.9 }], has_ink: again !== '' }),
  });
  const { sections } = await checkAnswer(page, saidPage(saidSection(null, items)));
  return sections.flatMap((section) => section.items);
}

const burger: RowPiece[] = [
  [10, 10, 'Burger maison'],
  [60, 10.1, '18,50'],
  [10, 13, 'boeuf, cheddar, oignons'],
];

describe('printed text', () => {
  it('is taken, surer where its words are more legible', async () => {
    const item = saidDish(said('Burger maison', 1), said('18,50 $', 2), {
      description: said('boeuf, cheddar, oignons', 3),
    });
    const [clear] = await check(burger, [item]);
    const [blurred] = await check(
      burger.map(([x, y, text]) => [x, y, text, 0.4]),
      [item],
    );
    expect(clear).toMatchObject({ title: { value: 'Burger maison' }, prices: [{ amount: { value: '18.50' } }] });
    expect(clear?.description?.value).toBe('boeuf, cheddar, oignons');
    expect(clear?.title.confidence).toBeGreaterThan(0.95);
    expect(blurred?.title.confidence).toBeLessThan(clear?.title.confidence ?? 0);
    expect(blurred?.title.confidence).toBeGreaterThanOrEqual(DOUBTFUL_BELOW);
  });

  it('has a box on each line that it goes over, around its own words alone', async () => {
    const pieces: RowPiece[] = [
      [10, 10, 'Pot-au-feu de la 24'],
      [10, 13, 'grand-mère'],
    ];
    const [item] = await check(pieces, [saidDish(said('Pot-au-feu de la grand-mère', 1, 2), said('24', 1))]);
    expect(item?.title.boxes.map(({ y }) => y)).toEqual([0.1, 0.13]);
    expect(item?.title.boxes[0]?.width).toBeCloseTo(0.16, 6);
    expect(item?.prices[0]?.amount.boxes[0]?.x).toBeCloseTo(0.27, 6);
  });

  it('keeps accents that OCR lost, and letters that it parted', async () => {
    const [item] = await check([[10, 10, 'Cre me bru lee']], [saidDish(said('Crème brûlée', 1))]);
    expect(item?.title).toMatchObject({ value: 'Crème brûlée', alternatives: [] });
    expect(item?.title.confidence).toBeGreaterThan(0.9);
  });

  it('is several prices with the labels of their columns', async () => {
    const pieces: RowPiece[] = [
      [50, 5, 'verre'],
      [70, 5, 'bouteille'],
      [10, 10, 'Chinon'],
      [50, 10, '9'],
      [70, 10, '45'],
    ];
    const price = (label: number, text: string, amount: number, value: string) => ({
      label: said(text, label),
      amount: said(value, amount),
      amount_max: null,
    });
    const lines = numberLines(pageOf(0, pieces)).map(({ number, words }) => [words[0]?.text, number] as const);
    const at = (text: string) => lines.find(([word]) => word === text)?.[1] ?? 0;
    const prices = [price(at('verre'), 'verre', at('9'), '9'), price(at('bouteille'), 'bouteille', at('45'), '45')];
    const [item] = await check(pieces, [saidDish(said('Chinon', at('Chinon')), undefined, { prices })]);
    expect(item?.prices.map(({ label, amount }) => [label?.value, amount.value])).toEqual([
      ['verre', '9'],
      ['bouteille', '45'],
    ]);
  });

  it('is a range only upwards', async () => {
    const range = (low: string, high: string) => [{ label: null, amount: said(low, 2), amount_max: said(high, 2) }];
    const pieces: RowPiece[] = [
      [10, 10, 'Huîtres'],
      [60, 10.1, '18-36'],
    ];
    const [up] = await check(pieces, [saidDish(said('Huîtres', 1), undefined, { prices: range('18', '36') })]);
    const [down] = await check(pieces, [saidDish(said('Huîtres', 1), undefined, { prices: range('36', '18') })]);
    expect(up?.prices[0]?.amount_max?.value).toBe('36');
    expect(down?.prices[0]?.amount_max).toBeNull();
  });
});

describe('text that is not printed', () => {
  it.each([
    ['a price of nothing', said('0', 2)],
    ['a price on a line that isn’t there', said('18,50', 9)],
    ['a price on no line', said('18,50')],
    ['a price in the dish’s name', said('18,50', 1)],
    ['two prices in one', said('18,50 / 25', 2)],
    ['a word', said('cher', 2)],
  ])('is not taken: %s', async (_, amount) => {
    const [item] = await check(burger, [saidDish(said('Burger maison', 1), amount)]);
    expect(item).toMatchObject({ title: { value: 'Burger maison' }, prices: [] });
  });

  it('is a price that nobody else has seen: the printed one is taken, in doubt', async () => {
    const [item] = await check(burger, [saidDish(said('Burger maison', 1), said('25', 2))]);
    expect(item?.prices[0]?.amount).toMatchObject({ value: '18.50', alternatives: ['25'] });
    expect(item?.prices[0]?.amount.confidence).toBeLessThan(0.5);
  });

  it.each([
    ['a dish on a line that says something else', saidDish(said('Homard thermidor', 1), said('18,50', 2))],
    ['a dish on a line that isn’t there', saidDish(said('Burger maison', 99), said('18,50', 2))],
    ['a dish on no line', saidDish(said('Burger maison'), said('18,50', 2))],
    ['a dish without a name', saidDish(said(' \u0000 ', 1), said('18,50', 2))],
  ])('is not taken: %s', async (_, item) => {
    expect(await check(burger, [item])).toEqual([]);
  });

  it('is not taken: the same dish twice', async () => {
    const item = saidDish(said('Burger maison', 1), said('18,50', 2));
    expect(await check(burger, [item, item])).toHaveLength(1);
  });

  it('is not taken: an invented description, label or mark', async () => {
    const item = saidDish(said('Burger maison', 1), undefined, {
      description: said('servi avec frites et salade', 3),
      prices: [{ label: said('grand format', 1), amount: said('18,50', 2), amount_max: null }],
      price_text: said('prix du marché', 1),
      options: [{ label: said('extra bacon', 3), amount: said('3', 3) }],
      tags: ['V', 'maison'],
    });
    const [checked] = await check(burger, [item]);
    expect(checked).toMatchObject({
      description: null,
      prices: [{ label: null, amount: { value: '18.50' } }],
      price_text: null,
      options: [],
      tags: ['maison'],
    });
  });
});

describe('words that the first reading has otherwise', () => {
  const misread: RowPiece[] = [
    [10, 10, 'Bunger moison', 0.5],
    [60, 10.1, '13,50', 0.5],
  ];
  const item = saidDish(said('Burger maison', 1), said('18,50', 2));

  it('is taken where a second reading bears it out, with the first among its alternatives', async () => {
    const [checked] = await check(misread, [item], 'Burger maison 18,50');
    expect(checked?.title).toMatchObject({ value: 'Burger maison' });
    expect(checked?.title.alternatives[0]).toBe('Bunger moison');
    expect(checked?.title.confidence).toBeGreaterThanOrEqual(DOUBTFUL_BELOW);
    expect(checked?.prices[0]?.amount).toMatchObject({ value: '18.50', alternatives: ['13.50'] });
    expect(checked?.prices[0]?.amount.confidence).toBeGreaterThanOrEqual(DOUBTFUL_BELOW);
  });

  it('stays in doubt in a PDF’s own text', async () => {
    const [checked] = await check(misread, [item], 'Burger maison 18,50', 'pdf-text');
    expect(checked?.title.confidence).toBeLessThan(DOUBTFUL_BELOW);
    expect(checked?.prices[0]?.amount.confidence).toBeLessThan(DOUBTFUL_BELOW);
  });

  it('is in doubt where no second reading helps, and the price is the printed one', async () => {
    const [checked] = await check(misread, [item], 'Bnr');
    expect(checked?.title).toMatchObject({ value: 'Burger maison', alternatives: ['Bunger moison', 'Bnr'] });
    expect(checked?.title.confidence).toBeLessThan(DOUBTFUL_BELOW);
    expect(checked?.prices[0]?.amount).toMatchObject({ value: '13.50', alternatives: ['18.50'] });
    expect(checked?.prices[0]?.amount.confidence).toBeLessThan(DOUBTFUL_BELOW);
  });

  it('is a price where OCR took its digits for letters', async () => {
    const [checked] = await check(
      [
        [10, 10, 'Soupe'],
        [60, 10.1, '1O,S0'],
      ],
      [saidDish(said('Soupe', 1), said('10,50', 2))],
    );
    expect(checked?.prices[0]?.amount).toMatchObject({ value: '10.50', confidence: 0.8 });
  });

  it('may be a title that no letter of the page confirms, where the page is hardly legible', async () => {
    const [checked] = await check([[10, 10, '~;f §_;.', 0.3]], [saidDish(said('Blanquette', 1))]);
    expect(checked?.title).toMatchObject({ value: 'Blanquette', alternatives: ['~;f §_;.'] });
    expect(checked?.title.confidence).toBeLessThan(0.5);
  });
});

describe('text that is in no line', () => {
  const unread = (text: string, confidence: number, hasInk = true) => ({
    readings: [{ text, confidence }],
    has_ink: hasInk,
  });
  const dish = saidDish(seen('Blanquette', 100, 400, 200, 20), seen('21,50', 600, 400, 50, 20));
  const checkSeen = async (again: PartReading) => {
    const lines = numberLines(pageOf(0, burger));
    const layout = { headings: [], items: [] };
    const checked = checkedPage({ number: 0, aspect: 1, lines, engine: 'ocr', layout, readAgain: async () => again });
    return (await checkAnswer(checked, saidPage(saidSection(null, [dish])))).sections[0]?.items[0];
  };

  it('is taken if an engine reads it in its box', async () => {
    const item = await checkSeen(unread('Blanquette 21,50', 0.9));
    expect(item).toMatchObject({ title: { value: 'Blanquette' }, prices: [{ amount: { value: '21.50' } }] });
    expect(item?.title.confidence).toBeGreaterThanOrEqual(DOUBTFUL_BELOW);
    expect(item?.title.boxes).toEqual([{ page: 0, x: 0.1, y: 0.4, width: 0.2, height: 0.02 }]);
  });

  it('is the model’s alone, in doubt, if there is ink that nobody reads surely', async () => {
    const item = await checkSeen(unread('B~nq', 0.3));
    expect(item?.title).toMatchObject({ value: 'Blanquette', is_model_alone: true, alternatives: ['B~nq'] });
    expect(item?.prices[0]?.amount).toMatchObject({ value: '21.50', is_model_alone: true });
    expect(Math.max(item?.title.confidence ?? 1, item?.prices[0]?.amount.confidence ?? 1)).toBeLessThan(0.5);
  });

  it.each([
    ['there is no ink', unread('', 0, false)],
    ['something else is printed there', unread('Ouvert le dimanche', 0.95)],
  ])('is left out if %s', async (_, again) => {
    expect(await checkSeen(again)).toBeUndefined();
  });
});

describe('clear letters that the model contradicts', () => {
  const clearText = (value: string) => ({
    ...{ value, confidence: 0.5, alternatives: [] },
    ...{ boxes: [{ page: 0, x: 0.1, y: 0.1, width: 0.2, height: 0.02 }], is_legible: true as const },
  });

  it('are asked about as letters, in a heading and in what the model left out', async () => {
    const lines = numberLines(pageOf(0, [[10, 10, 'Grillades'], ...burger.slice(1)], 'ocr'));
    const words = [...lines.values()].flatMap((line) => line.words);
    const page = checkedPage({
      ...{ number: 0, aspect: 1, lines, engine: 'ocr' },
      layout: { headings: [{ field: clearText('Grillades'), words: words.slice(0, 1) }], items: [] },
      readAgain: async () => ({ readings: [], has_ink: false }),
    });
    const { sections } = await checkAnswer(
      page,
      saidPage(saidSection(said('Desserts', 1), [saidDish(said('boeuf, cheddar, oignons', 3), said('18,50', 2))])),
    );
    expect(sections[0]?.title).toMatchObject({ value: 'Grillades', alternatives: ['Desserts'] });
    expect(sections[0]?.title).not.toHaveProperty('is_legible');

    const item = readDish(2, 'Burger', '18.50', { title: clearText('Burger') });
    const [filled] = fillGaps(
      [],
      {
        headings: [],
        items: [{ item, section: readSection(1, null, [item]), title: words.slice(0, 1), amounts: words.slice(1, 2) }],
      },
      [],
      [],
    );
    expect(filled?.items[0]?.title.value).toBe('Burger');
    expect(filled?.items[0]?.title).not.toHaveProperty('is_legible');
  });
});
