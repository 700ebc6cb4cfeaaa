import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findText } from '../model/find-text.ts';
import { openReader } from '../open-reader.ts';
import type { PageReading } from '../reading.ts';

const reader = openReader();
let folder = '';
let picture = '';
let page: PageReading;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ardoise-again-'));
  picture = join(folder, '0.webp');
  page = await reader.readPage({ path: 'test/menus/cantine-ardoise.jpg' }, 0, { page: 0, picture });
}, 60_000);

afterAll(async () => {
  await reader.close();
  await rm(folder, { recursive: true });
});

it('reads a word of a chalkboard once more, from the stored picture', async () => {
  const sure = page.words.filter(({ text, confidence }) => confidence > 0.9 && /^\p{L}{6,}$/u.test(text)).slice(0, 5);
  const again = [];
  for (const { box } of sure) again.push(await reader.readAgain(picture, box));
  const same = again.filter(({ text }, index) => findText(sure[index]?.text ?? '', [{ text }]).share > 0.8);
  expect(sure).toHaveLength(5);
  expect(same.length).toBeGreaterThanOrEqual(4);
  expect(Math.min(...same.map(({ confidence }) => confidence))).toBeGreaterThan(0.5);
}, 60_000);

it('finds nothing where nothing is written, even at the edge', async () => {
  const empty = await reader.readAgain(picture, { page: 0, x: 0.995, y: 0.999, width: 0.005, height: 0.001 });
  expect(empty).toEqual({ text: '', confidence: 0 });
});
