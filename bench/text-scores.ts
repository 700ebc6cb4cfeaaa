import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toCommandLineSections } from '../reader/command-line-menu.ts';
import { openReader } from '../reader/open-reader.ts';
import { drawLines } from '../server/imports/as-pages/draw-lines.ts';
import { readTextLines } from '../server/imports/as-pages/lines/read-text-lines.ts';
import { scoreMenu } from './score.mjs';
import { TEXT_HABITS, type TrueMenu } from './text-habits.ts';

const MENUS = join(import.meta.dirname, '../test/menus');

export type TextScore = { habit: string; menu: string } & ReturnType<typeof scoreMenu>;

/**
 * Writes each menu of test/menus as plain text in each habit, and reads it as an upload is read.
 * @param menusPerHabit Only so many menus of each habit: each habit has others, in turn.
 */
export async function* scoreTexts({ menusPerHabit = Number.POSITIVE_INFINITY } = {}): AsyncGenerator<TextScore> {
  const folder = await mkdtemp(join(tmpdir(), 'ardoise-texts-'));
  const reader = openReader();
  try {
    const names = (await readdir(MENUS)).filter((name) => name.endsWith('.truth.json')).sort();
    for (const [index, [habit, write]] of Object.entries(TEXT_HABITS).entries())
      for (const name of [...names.slice(index), ...names.slice(0, index)].slice(0, menusPerHabit)) {
        // The cast: the truths have this shape by score.mjs' head.
        const truth = JSON.parse(await readFile(join(MENUS, name), 'utf8')) as TrueMenu;
        const path = join(folder, `${habit}-${name}.pdf`);
        await writeFile(path, (await drawLines(readTextLines(write(truth)))).pdf);
        const pages = [];
        for (let n = 0; n < (await reader.countPages({ path })); n += 1)
          pages.push(
            await reader.readPage({ path, is_laid_out: true }, n, { page: n, picture: join(folder, 'page.webp') }),
          );
        const sections = toCommandLineSections(await reader.structure(pages));
        yield { habit, menu: name.replace('.truth.json', ''), ...scoreMenu(truth, { sections }) };
      }
  } finally {
    await reader.close();
    await rm(folder, { recursive: true, force: true });
  }
}
