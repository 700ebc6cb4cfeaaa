import { expect, it } from 'vitest';
import { dish, heading, type MadeUpLine, madeUpPage } from '../../test/made-up-page.ts';
import { structurePages } from './structure-pages.ts';

const soups = (third: MadeUpLine) => [
  heading('Soups', 5),
  dish('Leek soup', 12, '$7.50'),
  dish('Onion broth', 17, '$8.00'),
  third,
  dish('Bean soup', 27, '$9.00'),
];

/** The confidence of the third dish's name and price; `other` is a second engine's reading of the first word. */
function thirdOf(lines: MadeUpLine[], word?: string, other?: string) {
  const page = madeUpPage(lines);
  const words = page.words.map((one) => (one.text === word && other ? { ...one, alternative: other } : one));
  const item = structurePages([{ ...page, words }]).sections[0]?.items[2];
  return { name: item?.title.confidence ?? 0, amount: item?.prices[0]?.amount.confidence ?? 0 };
}

/** The third dish's amount on a page whose words have this confidence; the words of a file's own text have 1. */
function amountOf(lines: MadeUpLine[], confidence: number) {
  const page = madeUpPage(lines);
  const words = page.words.map((word) => ({ ...word, confidence }));
  return structurePages([{ ...page, words }]).sections[0]?.items[2]?.prices[0]?.amount;
}

it('a name is less sure if the engines saw different letters in it, however sure one of them is', () => {
  const agreed = thirdOf(soups(dish('Carrot soup', 22, '$6.00')));
  const disputed = thirdOf(soups(dish('Carrot soup', 22, '$6.00')), 'Carrot', 'Garrot');
  const sameLetters = thirdOf(soups(dish('Carrot soup', 22, '$6.00')), 'Carrot', 'Carrot.');
  expect(agreed.name).toBeGreaterThanOrEqual(0.9);
  expect(disputed.name).toBeLessThan(0.9);
  expect(sameLetters).toEqual(agreed);
});

it('a name with an amount left in it is in doubt, and so is its price', () => {
  const third = thirdOf(soups({ text: 'Carrot € 6 soup', y: 22, bold: true, price: '$6.00' }));
  expect(third.name).toBeLessThan(0.7);
  expect(third.amount).toBeLessThan(0.7);
});

it('an amount far above those of its section is in doubt, and its name is not', () => {
  const third = thirdOf(soups(dish('Carrot soup', 22, '$78.50')));
  expect(third.amount).toBeLessThan(0.7);
  expect(third.name).toBeGreaterThanOrEqual(0.9);
});

it('offers what such an amount may be a misreading of, if it was recognised in a picture', () => {
  const lines = soups(dish('Carrot soup', 22, '$78.50'));
  expect(amountOf(lines, 0.98)).toMatchObject({ value: '8.50', alternatives: ['78.50'] });
  expect(amountOf(lines, 1)).toMatchObject({ value: '78.50', alternatives: [] });
});

it('a heading that is doubted although its letters are clear says so, and one that is hard to read doesn’t', () => {
  const lines = [...soups(dish('Carrot soup', 22, '$6.00')), heading('Sweets', 34), dish('Flan', 41, '$5.00')];
  const headingOf = (confidence: number) => {
    const page = madeUpPage(lines);
    const words = page.words.map((word) => ({ ...word, confidence }));
    return structurePages([{ ...page, words }]).sections.find(({ title }) => title?.value === 'Sweets')?.title;
  };
  // One dish below it.
  expect(headingOf(1)).toMatchObject({ is_legible: true });
  expect(headingOf(1)?.confidence).toBeLessThan(0.7);
  expect(headingOf(0.5)?.confidence).toBeLessThan(0.7);
  expect(headingOf(0.5)).not.toHaveProperty('is_legible');
});
