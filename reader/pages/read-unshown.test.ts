import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { menuWithIcons } from '../../test/hostile/pdf-text.ts';
import { openReader } from '../open-reader.ts';
import { canBeReadingOf } from '../text/layer/unshown.ts';

const folder = await mkdtemp(join(tmpdir(), 'ardoise-unshown-'));
const reader = openReader();
afterAll(async () => {
  await reader.close();
  await rm(folder, { recursive: true });
});

it('letters and figures that a file draws without naming them are read, its icons are left out', async () => {
  const path = join(folder, 'icons.pdf');
  await writeFile(path, menuWithIcons());
  const page = await reader.readPage({ path }, 0, { page: 0, picture: join(folder, 'page.webp') });
  const { sections } = await reader.structure([page]);
  expect(
    sections.flatMap(({ items }) => items.map(({ title, prices }) => [title.value, prices[0]?.amount.value])),
  ).toEqual([
    ['Leek soup with quinoa', '9'],
    ['Green salad and walnuts', '8'],
    ['Fried perch and lemon', '15'],
  ]);
  const unsure = page.words.filter(({ confidence }) => confidence < 1).map(({ text }) => text);
  expect(unsure.toSorted()).toEqual(['15', 'quinoa']);
}, 60_000);

it.each([
  ['Crème', 'Cr\uE012me', true],
  ['Waffle', 'Wa\uE0F1e', true],
  ['Creme', 'Cr\uE012mes', false],
  ['15', '\uE031\uE035', true],
  ['soup', '\uE031\uE035', false],
])('%s for %j', (read, named, may) => expect(canBeReadingOf(read, named)).toBe(may));
