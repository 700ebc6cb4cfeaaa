import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findText } from '../model/find-text.ts';
import { numberLines } from '../model/number-lines.ts';
import { openReader } from '../open-reader.ts';
import type { PageReading } from '../reading.ts';

const reader = openReader();
let folder = '';
let page: PageReading;
const pathOf = (name: string) => join(folder, `${name}.webp`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ardoise-again-'));
  const picture = pathOf('dark on light');
  page = await reader.readPage({ path: 'test/menus/bistro-deux-colonnes.pdf' }, 0, { page: 0, picture });
  await sharp(picture).negate().toFile(pathOf('light on dark'));
}, 60_000);

afterAll(async () => {
  await reader.close();
  await rm(folder, { recursive: true });
});

it.each(['dark on light', 'light on dark'])(
  'reads lines of a stored picture once more, %s',
  async (name) => {
    const lines = numberLines(page)
      .map(({ words, box }) => ({ text: words.map(({ text }) => text).join(' '), box }))
      .filter(({ text }) => /^[A-Za-z ,]{25,}$/.test(text))
      .slice(0, 2);
    const shares = [];
    for (const { text, box } of lines) {
      const again = await reader.readAgain(pathOf(name), box);
      expect(again.has_ink).toBe(true);
      expect(again.readings).toHaveLength(2);
      for (const reading of again.readings) {
        shares.push(findText(text, reading.text.split(' ').map(toWord)).share);
        expect(reading.confidence).toBeGreaterThan(0.5);
      }
    }
    expect(lines).toHaveLength(2);
    expect(Math.min(...shares)).toBeGreaterThan(0.9);
  },
  60_000,
);

const toWord = (text: string) => ({ text });

it('finds nothing where nothing is written, even at the edge', async () => {
  const corner = { page: 0, x: 0.995, y: 0.999, width: 0.005, height: 0.001 };
  const again = await reader.readAgain(pathOf('dark on light'), corner);
  expect(again.has_ink).toBe(false);
  expect(again.readings[0]).toEqual({ text: '', confidence: 0 });
}, 60_000);
