import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { openReader } from '../../reader/open-reader.ts';
import type { PageReading } from '../../reader/reading.ts';
import type { MenuTruth } from '../menus/truth/menu-truth.ts';

/** A drawn menu: what it says, and what the reader's engines see of it. */
export type ReadMenu = { name: string; truth: MenuTruth; pages: PageReading[] };

/**
 * Every drawn menu of a folder with its page readings, which are cached in `readings/` of that folder: reading is slow and
 * doesn't depend on the training. Remove that folder if the engines or earlier steps changed.
 */
export async function readDrawnMenus(folder: string): Promise<ReadMenu[]> {
  const names = await readdir(folder);
  const files = names.filter(
    (name) => /\.(?:pdf|png|jpe?g)$/.test(name) && names.includes(`${basename(name, extname(name))}.truth.json`),
  );
  const readingsFolder = join(folder, 'readings');
  await mkdir(readingsFolder, { recursive: true });
  const cachedNames = new Set(await readdir(readingsFolder));
  const missing = files.filter((file) => !cachedNames.has(`${file}.json`));
  if (missing.length > 0) await readFiles(folder, missing, readingsFolder);
  return Promise.all(
    files.toSorted().map(async (file) => {
      const name = basename(file, extname(file));
      const [truth, pages] = await Promise.all([
        readFile(join(folder, `${name}.truth.json`), 'utf8'),
        readFile(join(readingsFolder, `${file}.json`), 'utf8'),
      ]);
      // The casts: both were written from values of these types, by draw-menus.ts and below.
      return { name, truth: JSON.parse(truth) as MenuTruth, pages: JSON.parse(pages) as PageReading[] };
    }),
  );
}

async function readFiles(folder: string, files: string[], readingsFolder: string): Promise<void> {
  const pictures = await mkdtemp(join(tmpdir(), 'ardoise-train-'));
  const reader = openReader();
  try {
    for (const file of files) {
      const path = join(folder, file);
      const pages: PageReading[] = [];
      try {
        const count = await reader.countPages({ path });
        for (let n = 0; n < count; n += 1)
          pages.push(await reader.readPage({ path }, n, { page: n, picture: join(pictures, 'page.webp') }));
      } catch (error) {
        process.stderr.write(`${file}: ${error instanceof Error ? error.message : String(error)}\n`);
      }
      await writeFile(join(readingsFolder, `${file}.json`), JSON.stringify(pages));
    }
  } finally {
    await reader.close();
    await rm(pictures, { recursive: true, force: true });
  }
}

/** Whose menu a document is: its name up to the first "_". Files of one restaurant are never split between learning and judging. */
export const restaurantOf = (document: string): string => document.split('_')[0] ?? document;
