import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DRAWINGS } from '../../training/menus/fixed/drawings.ts';
import { truthOf } from '../../training/menus/fixed/drawn-menu.ts';

const MAX_KILOBYTES = { pdf: 200, png: 500, jpg: 900 };

const kept = (file: string) => readFile(join(import.meta.dirname, file));
const dishesOf = ({ sections }: (typeof DRAWINGS)[number]['menu']) => sections.flatMap(({ items }) => items);

test.each(DRAWINGS)('the truth of $menu.name is what its drawing was made from', async ({ menu }) => {
  const truth: unknown = JSON.parse((await kept(`${menu.name}.truth.json`)).toString());
  expect(truth).toEqual(truthOf(menu));
});

test.each(DRAWINGS)('$menu.name has the dishes of a real menu, each title once, in a small file', async (drawing) => {
  const titles = dishesOf(drawing.menu).map(({ title }) => title);
  expect(titles.length).toBeGreaterThanOrEqual(24);
  expect(new Set(titles).size).toBe(titles.length);
  const bytes = await kept(`${drawing.menu.name}.${drawing.ending}`);
  expect(bytes.length / 1024).toBeLessThan(MAX_KILOBYTES[drawing.ending]);
});

test.each(DRAWINGS.filter(({ menu }) => menu.kind === 'digital-pdf'))(
  '$menu.name.pdf carries its text',
  async ({ menu }) => {
    const pdf = await getDocument({ data: new Uint8Array(await kept(`${menu.name}.pdf`)) }).promise;
    let text = '';
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      text += items.map((item) => ('str' in item ? item.str : '')).join('');
    }
    await pdf.loadingTask.destroy();
    for (const { title, prices } of dishesOf(menu)) {
      expect(text).toContain(title);
      for (const { amount } of prices) expect(text).toContain(amount.toFixed(2).replace('.', ','));
    }
  },
);

test('the flat pictures are as wide as they are exported', async () => {
  const widths = await Promise.all(
    ['diner-three-columns.png', 'taberna-menu-del-dia.png'].map(async (file) => {
      const { format, width } = await sharp(await kept(file)).metadata();
      return { format, width };
    }),
  );
  expect(widths).toEqual([
    { format: 'png', width: 1_650 },
    { format: 'png', width: 1_400 },
  ]);
});

test('the photo lies on its side and says so', async () => {
  const { format, orientation, width, height } = await sharp(await kept('grill-photo.jpg')).metadata();
  expect({ format, orientation }).toEqual({ format: 'jpeg', orientation: 6 });
  expect(width).toBeGreaterThan(height);
});
