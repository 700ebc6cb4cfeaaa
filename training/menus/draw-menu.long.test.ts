import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../test/browser.ts';
import { drawMenu, type MenuFile, planMenu } from './draw-menu.ts';
import { FAMILIES } from './layout/families.ts';
import type { TruthWord } from './truth/words-of-sheets.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Letters only, normalised: programs split words and set ligatures differently. */
const letters = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s.]+/gu, '')
    .toLowerCase();

/** The letters of the first texts that are missing from the others, counting repetitions. */
function lettersBeyond(texts: string[], others: string[]): string[] {
  const left = new Map<string, number>();
  for (const letter of letters(others.join(''))) left.set(letter, (left.get(letter) ?? 0) + 1);
  return [...letters(texts.join(''))].filter((letter) => {
    const count = left.get(letter) ?? 0;
    left.set(letter, count - 1);
    return count <= 0;
  });
}
const wordsOf = ({ truth }: MenuFile): TruthWord[] => truth.pages.flatMap(({ words }) => words);

type Placed = { text: string; x: number; baseline: number };

/** The pieces of text of every page, measured from the page's top, as another program reads them. */
async function textOf(bytes: Buffer): Promise<{ width: number; height: number; texts: Placed[] }[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [{ text: item.str, x: Number(item.transform[4]), baseline: height - Number(item.transform[5]) }]
        : [],
    );
    pages.push({ width, height, texts });
  }
  await pdf.loadingTask.destroy();
  return pages;
}

test.each(FAMILIES.filter(({ kinds }) => kinds.includes('digital-pdf')))(
  'the truth of $name has every word of its PDF where it is, and the content that was drawn',
  async (family) => {
    const drawn = await drawMenu(browser, family, 'digital-pdf', 'test');
    const pages = await textOf(drawn.bytes);

    expect(pages).toHaveLength(drawn.truth.pages.length);
    for (const [index, { width, height, texts }] of pages.entries()) {
      const page = drawn.truth.pages[index] ?? { width: 0, height: 0, words: [] };
      expect(Math.abs(page.width - width)).toBeLessThan(1.5);
      expect(Math.abs(page.height - height)).toBeLessThan(1.5);
      const [told, printed] = [page.words.map(({ text }) => text), texts.map(({ text }) => text)];
      expect(lettersBeyond(told, printed)).toEqual([]);
      // A shadow prints the letters of a heading, and of the signs around it, a second time.
      const headings = letters(
        page.words.map(({ role, text }) => (/heading|house|noise/.test(role) ? text : '')).join(''),
      );
      expect(lettersBeyond(printed, told).filter((letter) => !headings.includes(letter))).toEqual([]);
      for (const { box, text } of page.words) {
        expect(box[0], text).toBeGreaterThan(-2);
        expect(box[1], text).toBeGreaterThan(-2);
        expect(box[2], text).toBeLessThan(width + 2);
        expect(box[3], text).toBeLessThan(height + 2);
        expect(box[2], text).toBeGreaterThan(box[0]);
      }
      for (const { text, x, baseline } of texts.filter((one) => /^\p{L}.*\p{L}{3}/u.test(one.text))) {
        const begins = page.words.filter((word) => letters(text).startsWith(letters(word.text)));
        const near = begins.filter(
          // The ink begins slightly beside a letter's origin, more so for large letters.
          ({ box }) => Math.abs(box[0] - x) < 3 + (box[3] - box[1]) / 4 && box[1] < baseline && box[3] > baseline - 3,
        );
        expect(near.length, `${text} at ${x}, ${baseline}`).toBeGreaterThan(0);
      }
    }
    const { sections } = planMenu(family, 'test').menu;
    const kept = drawn.truth.sections.map(({ title, items }) => [
      letters(title),
      ...items.filter(({ optional }) => !optional).map((item) => letters(item.title)),
    ]);
    const planned = sections.map(({ title, dishes }) => [title, ...dishes.map((dish) => dish.title)].map(letters));
    // A capital ß is written SS.
    expect(kept.flat().map((text) => text.replaceAll('ß', 'ss'))).toEqual(
      planned.flat().map((text) => text.replaceAll('ß', 'ss')),
    );
    expect(wordsOf(drawn).filter(({ role, item }) => role === 'price' && item === undefined)).toEqual([]);
  },
);
