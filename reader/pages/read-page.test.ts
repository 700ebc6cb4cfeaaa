import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { scannedMenu } from '../../test/hostile/lying-text.ts';
import { onePage } from '../../test/hostile/write-pdf.ts';
import type { Word } from '../reading.ts';
import { readPage } from './read-page.ts';

const folder = await mkdtemp(join(tmpdir(), 'ardoise-read-page-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Colours come from the picture, whose pixels move when it is turned or scaled. */
const withoutColour = (words: Word[]) => words.map(({ colour: _colour, ...word }) => word);

async function read(page: string) {
  const path = join(folder, 'menu.pdf');
  const picture = join(folder, 'page.webp');
  await writeFile(path, onePage({ page }));
  const reading = await readPage({ path }, 0, { page: 0, picture }, () => true);
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  return { ...reading, picture: { width, height } };
}

it.each([90, 180, 270])('a page that lies turned by %i degrees is read upright, and shown so', async (degrees) => {
  const upright = await read('');
  const turned = await read(`/Rotate ${degrees}`);
  expect(withoutColour(turned.words)).toEqual(withoutColour(upright.words));
  expect([turned.width, turned.height, turned.picture]).toEqual([upright.width, upright.height, upright.picture]);
});

it('a page that is short of memory is read from its words, with a smaller picture', async () => {
  const path = join(folder, 'short.pdf');
  await writeFile(path, onePage({ mediaBox: '[0 0 595 842]' }));
  const [whole, frugal] = ['whole.webp', 'frugal.webp'].map((name) => join(folder, name)) as [string, string];
  const first = await readPage({ path }, 0, { page: 0, picture: whole }, () => true);
  const again = await readPage({ path }, 0, { page: 0, picture: frugal }, () => true, { is_frugal: true });
  expect(withoutColour(again.words)).toEqual(withoutColour(first.words));
  expect([(await sharp(whole).metadata()).height, (await sharp(frugal).metadata()).height]).toEqual([1_800, 1_200]);
});

it('a scan that is short of memory is read from its hidden text, without comparing it', async () => {
  const part = { left: 40, top: 230, width: 540, height: 420 };
  const jpeg = await sharp('test/menus/diner-three-columns.png').extract(part).jpeg().toBuffer();
  const path = join(folder, 'scan.pdf');
  const words = 'Leek soup with toasted bread and green salad with walnuts'.split(' ');
  await writeFile(path, scannedMenu({ jpeg, width: 540, height: 420 }, words));
  const picture = join(folder, 'scan.webp');
  const read = await readPage({ path }, 0, { page: 0, picture }, () => true, { is_frugal: true });
  expect(read).toMatchObject({ engine: 'pdf-text' });
  expect(read.words.map(({ text }) => text)).toEqual(words);
});
