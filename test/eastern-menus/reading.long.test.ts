import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scoreMenu } from '../../bench/score.mjs';
import { toCommandLineSections } from '../../reader/command-line-menu.ts';
import { openReader, type WatchedReader } from '../../reader/open-reader.ts';
import { pairLanguages } from '../../server/imports/run/pair-languages.ts';

const LONG_MS = 120_000;

let reader: WatchedReader;
let pictures: string;
beforeAll(async () => {
  reader = openReader();
  pictures = await mkdtemp(join(tmpdir(), 'ardoise-eastern-'));
});
afterAll(async () => {
  await reader.close();
  await rm(pictures, { recursive: true, force: true });
});

async function readDrawn(name: string) {
  const path = join(import.meta.dirname, `${name}.png`);
  const page = await reader.readPage({ path }, 0, { page: 0, picture: join(pictures, `${name}.webp`) });
  const draft = await reader.structure([page]);
  const truth: unknown = JSON.parse(await readFile(join(import.meta.dirname, `${name}.truth.json`), 'utf8'));
  return { draft, scores: scoreMenu(truth, { sections: toCommandLineSections(draft) }) };
}

test(
  'a picture of a menu in Chinese, with English below each name, is read as it is printed, and pairs the two languages',
  async () => {
    const { draft, scores } = await readDrawn('xiaoguan-zh-en');
    expect(scores).toMatchObject({ found: 1, strict: 1, price: 1, section: 1, invented: 0 });
    const names = (main: 'zh' | 'en' | 'fr') => {
      const { language, second_language, sections } = pairLanguages(draft, main);
      const item = sections[1]?.items[0];
      return [language, second_language, item?.title.value, item?.description?.value, item?.second?.title];
    };
    expect(names('zh')).toEqual(['zh', 'en', '宫保鸡丁', undefined, 'Kung Pao chicken']);
    expect(names('en')).toEqual(['en', 'zh', 'Kung Pao chicken', undefined, '宫保鸡丁']);
    expect(names('fr').slice(2)).toEqual(['宫保鸡丁', 'Kung Pao chicken', undefined]);
  },
  LONG_MS,
);

test(
  'a picture of a menu in Japanese is read with its prices in yen',
  async () => {
    const { scores } = await readDrawn('izakaya-ja');
    // The recogniser confuses letters that differ by a stroke, in two of the twelve names.
    expect(scores.found).toBeGreaterThanOrEqual(0.8);
    expect(scores).toMatchObject({ price: 1, invented: 0 });
  },
  LONG_MS,
);

test.each(['thai', 'arabic', 'greek', 'russian', 'hebrew'])(
  'a picture of a menu in %s letters, which nothing here can read, is refused with this reason instead of guessed',
  async (name) => {
    await expect(readDrawn(name)).rejects.toThrow('script_unknown');
  },
  LONG_MS,
);
