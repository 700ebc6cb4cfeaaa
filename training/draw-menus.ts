import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from '../test/browser.ts';
import { drawMenu } from './menus/draw-menu.ts';
import { DRAWINGS } from './menus/fixed/drawings.ts';
import { truthOf } from './menus/fixed/drawn-menu.ts';
import { FAMILIES } from './menus/layout/families.ts';
import { type Family, type FamilyKind, KINDS, SPLITS } from './menus/layout/family.ts';

/**
 * `npm run draw-menus [NAME…]`: draws the menus of invented restaurants for the tests and the benchmark, and writes
 * each with its truth into test/menus/. The same Chromium draws the same bytes; nothing is downloaded.
 *
 * `npm run draw-menus -- --families all --count 2 --seed 1 DIR [--kinds digital-pdf,photo]`: draws that many menus of each
 * layout family into a folder, of each kind or alternating between all its kinds, each with the place and role of every
 * word. Families are `all`, those of a split (`train`, `choose`, `report`), or names separated by commas.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    families: { type: 'string' },
    kinds: { type: 'string' },
    count: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
  },
});

const browser = await openBrowser();
try {
  if (values.families === undefined) await drawFixed(positionals);
  else await drawFamilies(chosenFamilies(values.families), positionals[0] ?? 'drawn-menus');
} finally {
  await browser.close();
}

async function drawFixed(names: string[]): Promise<void> {
  const folder = join(import.meta.dirname, '../test/menus');
  await mkdir(folder, { recursive: true });
  for (const { menu, ending, draw } of DRAWINGS) {
    if (names.length > 0 && !names.includes(menu.name)) continue;
    const bytes = await draw(browser);
    await writeFile(join(folder, `${menu.name}.${ending}`), bytes);
    await writeFile(join(folder, `${menu.name}.truth.json`), `${JSON.stringify(truthOf(menu), null, 2)}\n`);
    console.log(`${menu.name}.${ending}: ${Math.round(bytes.length / 1024)} KB`);
  }
}

async function drawFamilies(families: readonly Family[], folder: string): Promise<void> {
  const count = Number(values.count);
  if (!Number.isInteger(count) || count < 1) throw new Error(`--count is a whole number from 1, not ${values.count}.`);
  await mkdir(folder, { recursive: true });
  for (const family of families)
    for (let number = 0; number < count; number += 1)
      for (const kind of kindsOf(family, number)) {
        const seed = `${values.seed}-${number + 1}`;
        const { bytes, ending, truth } = await drawMenu(browser, family, kind, seed);
        const name = `${family.name}-${seed}-${kind}`;
        await writeFile(join(folder, `${name}.${ending}`), bytes);
        await writeFile(join(folder, `${name}.truth.json`), `${JSON.stringify(truth)}\n`);
        console.log(`${name}.${ending}: ${Math.round(bytes.length / 1024)} KB`);
      }
}

/** @throws if a name is neither a family's nor a split's. */
function chosenFamilies(namesText: string): readonly Family[] {
  if (namesText === 'all') return FAMILIES;
  return namesText.split(',').flatMap((name) => {
    const matchingFamilies = FAMILIES.filter((family) => family.name === name || family.split === name);
    if (matchingFamilies.length === 0)
      throw new Error(
        `No family is called ${name}. There are: ${[...SPLITS, ...FAMILIES.map((one) => one.name)].join(', ')}`,
      );
    return matchingFamilies;
  });
}

/**
 * All requested kinds that the family supports; if none were requested, one kind per menu, alternating.
 * @throws if there is no such kind.
 */
function kindsOf({ kinds }: Family, number: number): readonly FamilyKind[] {
  const requestedKinds = values.kinds?.split(',') ?? [];
  // The cast: `includes` only accepts kinds, but the name may be any.
  const unknown = requestedKinds.filter((kind) => !KINDS.includes(kind as FamilyKind));
  if (unknown.length > 0) throw new Error(`No kind is called ${unknown.join(', ')}. There are: ${KINDS.join(', ')}`);
  return requestedKinds.length > 0
    ? kinds.filter((kind) => requestedKinds.includes(kind))
    : [kinds[number % kinds.length] ?? KINDS[0]];
}
