import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { LYING_MAPS, mappedMenu, mixedMenu, scannedMenu, TRUE_MAP } from '../../test/hostile/lying-text.ts';
import { toCommandLineSections } from '../command-line-menu.ts';
import { openReader } from '../open-reader.ts';

const LONG_MS = 180_000;
const reader = openReader();
const folder = await mkdtemp(join(tmpdir(), 'ardoise-lying-'));
afterAll(async () => {
  await reader.close();
  await rm(folder, { recursive: true });
});

async function readPage(bytes: Buffer) {
  const path = join(folder, 'menu.pdf');
  await writeFile(path, bytes);
  return await reader.readPage({ path }, 0, { page: 0, picture: join(folder, 'menu.webp') });
}

async function readMenu(bytes: Buffer) {
  const page = await readPage(bytes);
  const items = toCommandLineSections(await reader.structure([page])).flatMap((section) => section.items);
  return { problem: page.text_problem, words: page.words, dishes: items.map(({ title, price }) => [title, price]) };
}

const DINNER = [
  ['Leek soup with toasted bread', 7.5],
  ['Green salad and walnuts', 8],
  ['Roast trout with lemon butter', 19.5],
  ['Braised lamb with white beans', 22],
  ['Chocolate cake and cream', 9],
];

it.each(Object.entries(LYING_MAPS))(
  'reads what a page shows when its file names the letters %s',
  async (_, map) => {
    expect(await readMenu(mappedMenu(map))).toMatchObject({ problem: 'text_untrue', dishes: DINNER });
  },
  LONG_MS,
);

it(
  'believes a file that names its letters rightly',
  async () => {
    expect(await readMenu(mappedMenu(TRUE_MAP))).toMatchObject({ problem: undefined, dishes: DINNER });
  },
  LONG_MS,
);

it(
  'believes a file of strange words that its page shows as well',
  async () => {
    const names = ['Xhosqa wukqe', 'Kjelvzy tqarn', 'Vrujq pfezka', 'Qawwzi hjundk', 'Gzhelk rwyqum', 'Bvzkot xuqjan'];
    const dishes = names.map((name, at) => [name, `${7 + at}.50`] as const);
    const read = await readMenu(mappedMenu(TRUE_MAP, dishes));
    expect(read).toMatchObject({ problem: undefined, dishes: names.map((name, at) => [name, 7.5 + at]) });
  },
  LONG_MS,
);

it.each(['one letter later', 'three letters later', 'all as one letter'] as const)(
  'keeps the true text of a page whose prices and heading are named %s',
  async (map) => {
    const { words, ...read } = await readMenu(mixedMenu(LYING_MAPS[map]));
    expect(read).toEqual({ problem: 'text_partly_untrue', dishes: DINNER });
    const certainWords = words.filter(({ confidence }) => confidence === 1).map(({ text }) => text);
    expect(certainWords).toEqual(expect.arrayContaining(['trout', 'walnuts']));
    expect(words.map(({ text }) => text)).toEqual(expect.arrayContaining(['evening', '19.50']));
  },
  LONG_MS,
);

it.each([
  [
    'a list of wines',
    [
      ['Gevrey-Chambertin Vieilles Vignes', '88.00'],
      ['Vega Sicilia Valbuena', '140.00'],
      ['Szepsy Furmint', '52.00'],
      ['Xinomavro Naoussa', '38.00'],
    ],
  ],
  ['hardly more than prices', Array.from({ length: 12 }, (_, at) => ['Set of the day', `${at + 9}.50`])],
] as const)(
  'believes %s',
  async (_, dishes) => {
    const page = await readPage(mappedMenu(TRUE_MAP, dishes as [string, string][]));
    expect(page).toMatchObject({
      engine: 'pdf-text',
      words: expect.arrayContaining([expect.objectContaining({ confidence: 1 })]),
    });
    expect(page.text_problem).toBeUndefined();
  },
  LONG_MS,
);

const SCAN_PART = { left: 40, top: 230, width: 540, height: 420 };
const scan = async () => ({
  jpeg: await sharp('test/menus/diner-three-columns.png').extract(SCAN_PART).resize({ width: 1_080 }).jpeg().toBuffer(),
  width: 1_080,
  height: 840,
});

it(
  'reads the picture of a scan whose hidden text is that of another page',
  async () => {
    const words = 'please contact your network administrator about the printer queue before restarting it again'.split(
      ' ',
    );
    const page = await readPage(scannedMenu(await scan(), words));
    expect(page).toMatchObject({ engine: 'ocr', text_problem: 'text_untrue' });
    expect(page.words.map(({ text }) => text)).toEqual(expect.arrayContaining(['Lumberjack', 'Spinach,']));
  },
  LONG_MS,
);

it(
  'believes the hidden text of a scan that shows the same words',
  async () => {
    const shown =
      'Served with home fries and toast Two Eggs Your Way Bacon sausage links grilled tomato Lumberjack Plate';
    const page = await readPage(scannedMenu(await scan(), shown.split(' ')));
    expect(page.engine).toBe('pdf-text');
    expect(page.text_problem).toBeUndefined();
  },
  LONG_MS,
);
