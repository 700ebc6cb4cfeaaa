import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { LYING_MAPS, mappedMenu, TRUE_MAP } from '../../test/hostile/lying-text.ts';
import { toCommandLineSections } from '../command-line-menu.ts';
import { openReader } from '../open-reader.ts';

const LONG_MS = 180_000;
const reader = openReader();
const folder = await mkdtemp(join(tmpdir(), 'ardoise-lying-'));
afterAll(async () => {
  await reader.close();
  await rm(folder, { recursive: true });
});

async function readMenu(bytes: Buffer) {
  const path = join(folder, 'menu.pdf');
  await writeFile(path, bytes);
  const page = await reader.readPage({ path }, 0, { page: 0, picture: join(folder, 'menu.webp') });
  const items = toCommandLineSections(await reader.structure([page])).flatMap((section) => section.items);
  return { engine: page.engine, dishes: items.map(({ title, price }) => [title, price]) };
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
    expect(await readMenu(mappedMenu(map))).toEqual({ engine: 'ocr', dishes: DINNER });
  },
  LONG_MS,
);

it(
  'believes a file that names its letters rightly',
  async () => {
    expect(await readMenu(mappedMenu(TRUE_MAP))).toEqual({ engine: 'pdf-text', dishes: DINNER });
  },
  LONG_MS,
);

it(
  'believes a file of strange words that its page shows as well',
  async () => {
    const names = ['Xhosqa wukqe', 'Kjelvzy tqarn', 'Vrujq pfezka', 'Qawwzi hjundk', 'Gzhelk rwyqum', 'Bvzkot xuqjan'];
    const dishes = names.map((name, at) => [name, `${7 + at}.50`] as const);
    const read = await readMenu(mappedMenu(TRUE_MAP, dishes));
    expect(read).toEqual({ engine: 'pdf-text', dishes: names.map((name, at) => [name, 7.5 + at]) });
  },
  LONG_MS,
);
