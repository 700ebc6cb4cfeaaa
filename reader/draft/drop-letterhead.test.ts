import { expect, it } from 'vitest';
import { pageOf, type RowPiece } from '../../test/page-words.ts';
import { structurePages } from './structure-pages.ts';

const titlesOf = (over: RowPiece[]) => {
  const rows: RowPiece[] = ['Leek soup', 'Onion broth', 'Fried squid'].flatMap((title, index): RowPiece[] => [
    [5, 40 + 8 * index, title],
    [60, 40 + 8 * index, '$7.50'],
  ]);
  const page = pageOf(0, [...over, ...rows]);
  const headed = { ...page, words: [...page.words, ...headingAt(30)] };
  return structurePages([headed]).sections.flatMap(({ items }) => items.map(({ title }) => title.value));
};
const headingAt = (y: number) => {
  const [word] = pageOf(0, [[5, y, 'STARTERS']]).words;
  return word ? [{ ...word, size: 0.04, bold: true, box: { ...word.box, width: 0.2, height: 0.04 } }] : [];
};

it('has no dish of what can’t be read over the first heading', () => {
  expect(titlesOf([[20, 10, 'Irzt $256', 0.4]])).toEqual(['Leek soup', 'Onion broth', 'Fried squid']);
});

it('keeps a dish there that can be read', () => {
  expect(titlesOf([[5, 10, 'Olives $4.00', 0.95]])).toEqual(['Olives', 'Leek soup', 'Onion broth', 'Fried squid']);
});
