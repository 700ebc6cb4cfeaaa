import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { drawLines } from './draw-lines.ts';
import type { MenuLine } from './lines/menu-line.ts';

const PAGE_WIDTH = 595;

async function draw(lines: readonly Omit<MenuLine, 'gap'>[]) {
  const { pdf } = await drawLines(lines.map((line) => ({ ...line, gap: 0 })));
  const page = await (await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise).getPage(1);
  return (await page.getTextContent()).items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , , left = 0, y = 0] = item.transform;
    return [{ text: item.str, left, right: left + item.width, y: Math.round(y) }];
  });
}

test('a row with more columns than the page has room for stays on it, and nothing is lost', async () => {
  const prices = Array.from({ length: 12 }, (_, index) => `${index + 10}.50`);
  const words = await draw([
    { cells: ['Champagne', ...prices] },
    { cells: ['Wine', 'Demi-bouteille', 'Demi-bouteille', '9'] },
  ]);
  expect(words.every(({ left, right }) => left >= 0 && right <= PAGE_WIDTH)).toBe(true);
  const text = words.map((word) => word.text).join('');
  for (const price of prices) expect(text).toContain(price);
  const row = words.filter(({ y }) => y === words.find((word) => word.text === 'Wine')?.y);
  const overlapping = row.filter((word) => row.some(({ left }) => left > word.left && left < word.right));
  expect(overlapping).toEqual([]);
});

test('a price is below its column’s label, although the cell beside it is blank', async () => {
  const words = await draw([
    { cells: ['Wines', 'Glass', 'Bottle'] },
    { cells: ['Chablis', '9'], columns: [2, 1] },
    { cells: ['Merlot', 'from the south of France, with figs', '28'], columns: [3, 2, 0] },
  ]);
  const rightOf = (text: string) => Math.round(words.find((word) => word.text === text)?.right ?? 0);
  expect(rightOf('9')).toBe(rightOf('Glass'));
  expect(rightOf('28')).toBe(rightOf('Bottle'));
});
