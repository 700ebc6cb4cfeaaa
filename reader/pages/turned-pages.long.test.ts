import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openReader } from '../open-reader.ts';

const reader = openReader();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ardoise-turned-'));
});
afterAll(async () => {
  await reader.close();
  await rm(folder, { recursive: true });
});

/**
 * The upper part of a drawn menu's first column, as photographed with a phone over a table, or scanned: without EXIF
 * orientation, and so small that it is enlarged twice.
 */
async function readTurned(degrees: number) {
  const path = join(folder, `turned-${degrees}.png`);
  const picture = join(folder, `turned-${degrees}.webp`);
  const part = await sharp('test/menus/diner-three-columns.png')
    .extract({ left: 40, top: 230, width: 540, height: 420 })
    .resize({ width: 400 })
    .png()
    .toBuffer();
  await sharp(part).rotate(degrees).png().toFile(path);
  const page = await reader.readPage({ path }, 0, { page: 0, picture });
  return { page, shown: await sharp(picture).metadata() };
}

it.each([0, 90, 180, 270])(
  'a page turned by %s degrees is read and shown upright',
  async (degrees) => {
    const { page, shown } = await readTurned(degrees);
    expect(page).toMatchObject({ width: 800, height: 622 });
    expect(shown).toMatchObject({ width: 800, height: 622 });
    const [first, last] = ['Lumberjack', 'Garden'].map((text) => page.words.find((word) => word.text === text));
    expect(page.words.map(({ text }) => text)).toEqual(expect.arrayContaining(['Eggs', 'Spinach,', '$12.25']));
    expect(first?.box.y ?? 1).toBeLessThan(last?.box.y ?? 0);
  },
  120_000,
);
