import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { LYING_MAPS, pageOfTwoFonts } from '../../test/hostile/lying-text.ts';
import { readPdfPage } from '../text/layer/pdf-page.ts';
import { openPdf } from './open-pdf.ts';

const folder = await mkdtemp(join(tmpdir(), 'ardoise-unnamed-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const PRIVATE = LYING_MAPS['by a private number'];
const UNKNOWN = `95 beginbfchar ${Array.from({ length: 95 }, (_, at) => `<${(32 + at).toString(16)}> <FFFD>`).join(' ')} endbfchar`;
const row = (font: string, text: string, y: number) => `BT /${font} 12 Tf 60 ${y} Td (${text}) Tj ET`;
const DISH = 'Braised lamb with white beans and leek soup with toasted bread';

async function readLayer(rows: string[], map: string, options = {}) {
  const path = join(folder, 'menu.pdf');
  await writeFile(path, pageOfTwoFonts(rows, map));
  const pdf = await openPdf(path, true);
  try {
    return await readPdfPage(pdf, 0, 0, options);
  } finally {
    await pdf.loadingTask.destroy();
  }
}

it('reads a page in its picture, without a word about its text, if it has hardly more than icons', async () => {
  const icons = Array.from({ length: 5 }, (_, at) => row('F2', 'ABC', 600 - 20 * at));
  expect(await readLayer([row('F1', 'Page 1', 640), ...icons], PRIVATE)).toMatchObject({ words: [], doubtful: [] });
});

it('believes a text that the app set, however short', async () => {
  const { words, doubtful } = await readLayer([row('F1', 'Soup 9', 640)], PRIVATE, { is_believed: true });
  expect(words.map(({ text }) => text)).toEqual(['Soup', '9']);
  expect(doubtful).toEqual([]);
});

it('tells that the letters of a page have no names', async () => {
  const { words, doubtful } = await readLayer(
    [row('F2', DISH, 640), row('F2', 'Quick Zebra JVX 0123456789', 600)],
    PRIVATE,
  );
  expect(words).toEqual([]);
  expect(doubtful).toMatchObject([{ claimed_words: undefined }]);
});

it('reads a scan in its picture if the program that has read it before knew too few letters', async () => {
  const rows = ['3 Tr', row('F1', DISH, 640), row('F2', 'xxxxxxxxxxxxxxxxxxxx', 600)];
  expect(await readLayer(rows, UNKNOWN)).toMatchObject({ words: [], doubtful: [] });
});

it('compares a scan’s hidden text with the picture', async () => {
  const layer = await readLayer(['3 Tr', row('F1', DISH, 640)], UNKNOWN);
  expect(layer).toMatchObject({ is_unseen: true, doubtful: [{ claimed_words: expect.arrayContaining(['braised']) }] });
});
