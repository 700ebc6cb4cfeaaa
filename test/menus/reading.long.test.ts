import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scoreMenu } from '../../bench/score.mjs';
import { toCommandLineSections } from '../../reader/command-line-menu.ts';
import { openReader, type WatchedReader } from '../../reader/open-reader.ts';
import { DRAWINGS } from '../../training/menus/fixed/drawings.ts';
import { misplacedWords } from '../misplaced-words.ts';

const WITH_TEXT = DRAWINGS.filter(({ menu }) => menu.kind === 'digital-pdf').map(({ menu }) => menu.name);

let reader: WatchedReader;
let pictures: string;
beforeAll(async () => {
  reader = openReader();
  pictures = await mkdtemp(join(tmpdir(), 'ardoise-drawn-'));
});
afterAll(async () => {
  await reader.close();
  await rm(pictures, { recursive: true, force: true });
});

test.each(WITH_TEXT)(
  '%s.pdf is read as it is printed: every dish, under its heading, with its prices, and every word once',
  async (name) => {
    const path = join(import.meta.dirname, `${name}.pdf`);
    const pages = [];
    for (let n = 0; n < (await reader.countPages({ path })); n += 1)
      pages.push(await reader.readPage({ path }, n, { page: n, picture: join(pictures, `${n}.webp`) }));
    const truth: unknown = JSON.parse(await readFile(join(import.meta.dirname, `${name}.truth.json`), 'utf8'));
    const scores = scoreMenu(truth, { sections: toCommandLineSections(await reader.structure(pages)) });
    expect(scores).toMatchObject({ found: 1, strict: 1, price: 1, section: 1, invented: 0, missed: [], extra: [] });
    expect(misplacedWords(pages)).toEqual([]);
  },
  60_000,
);
