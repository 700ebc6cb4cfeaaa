import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Browser } from 'playwright-core';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../test/browser.ts';
import { drawMenu, type MenuFile, planMenu } from './draw-menu.ts';
import { FAMILIES } from './layout/families.ts';
import type { Family, FamilyKind } from './layout/family.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** @throws if there is no such family. */
function familyOf(name: string): Family {
  const family = FAMILIES.find((one) => one.name === name);
  if (!family) throw new Error(`There is no family ${name}.`);
  return family;
}

type Greys = { data: Buffer; width: number; height: number };

/** The first page as rendered, with the text that it carries. */
async function firstPage({ bytes, ending }: MenuFile): Promise<Greys & { text: string }> {
  const { picture, text } =
    ending === 'pdf' ? await drawnByPdfium(bytes) : { picture: sharp(bytes).rotate(), text: '' };
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, text };
}

async function drawnByPdfium(bytes: Buffer): Promise<{ picture: Sharp; text: string }> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const page = document.getPage(0);
  const text = page.getText();
  const { data, width, height } = await page.render({ scale: 2, render: 'bitmap' });
  const picture = sharp(Buffer.from(data), { raw: { width, height, channels: 4 } });
  document.destroy();
  library.destroy();
  return { picture, text };
}

/** The difference between the lightest and the darkest pixel of a box, of 255. */
function contrastIn({ data, width, height }: Greys, [left, top, right, bottom]: number[]): number {
  let [low, high] = [255, 0];
  for (let y = Math.max(0, Math.floor(top ?? 0)); y < Math.min(height, Math.ceil(bottom ?? 0)); y += 1)
    for (let x = Math.max(0, Math.floor(left ?? 0)); x < Math.min(width, Math.ceil(right ?? 0)); x += 1) {
      const grey = data[y * width + x] ?? 0;
      low = Math.min(low, grey);
      high = Math.max(high, grey);
    }
  return high - low;
}

const PICTURES: readonly FamilyKind[] = ['outlined-pdf', 'flat-image', 'scanned-pdf', 'photo'];

test.each(PICTURES)('in the %s of a menu there is ink where its truth has words, and no text to copy', async (kind) => {
  const drawn = await drawMenu(browser, familyOf('two-amounts'), kind, 'ink');
  const seen = await firstPage(drawn);
  const [page] = drawn.truth.pages;
  const scale = seen.width / (page?.width ?? 1);

  expect(seen.text.trim()).toBe('');
  expect(Math.abs(seen.height - (page?.height ?? 0) * scale)).toBeLessThan(3);
  const words = page?.words.filter(({ role }) => role === 'title') ?? [];
  expect(words.length).toBeGreaterThan(10);
  for (const { box, text } of words)
    expect(
      contrastIn(
        seen,
        box.map((side) => side * scale),
      ),
      text,
    ).toBeGreaterThan(50);
});

test('a kind changes how a menu is seen, not what is on it', async () => {
  const family = familyOf('prices-around');
  const [digital, photo] = [
    await drawMenu(browser, family, 'digital-pdf', 'same'),
    await drawMenu(browser, family, 'photo', 'same'),
  ];
  expect(photo.truth.sections).toEqual(digital.truth.sections);
  expect(photo.truth).toMatchObject({ kind: 'photo', family: 'prices-around', split: 'report', seed: 'same' });
});

test('the same seed draws the same truth and the same file', async () => {
  const [first, second] = [
    await drawMenu(browser, familyOf('posters'), 'flat-image', 'twice'),
    await drawMenu(browser, familyOf('posters'), 'flat-image', 'twice'),
  ];
  expect(JSON.stringify(first.truth)).toBe(JSON.stringify(second.truth));
  expect(first.bytes.equals(second.bytes)).toBe(true);
});

test('a price that is printed once is said to be inherited by each dish of its list', async () => {
  const family = familyOf('set-menus');
  const { truth } = await drawMenu(browser, family, 'digital-pdf', 'set');
  const [section] = planMenu(family, 'set').menu.sections;
  const amount = section?.dishes[0]?.prices[0]?.amount;
  for (const item of truth.sections.flatMap(({ items }) => items))
    expect(item).toMatchObject({ price_inherited: true, price: amount });
  const prices = truth.pages.flatMap(({ words }) => words.filter(({ role }) => role === 'price'));
  expect(prices).toEqual([]);
});
