import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openReader } from '../reader/open-reader.ts';
import { OCR_ENGINES, type OcrEngines } from '../reader/reading.ts';
import type { MenuTruth } from '../training/menus/truth/menu-truth.ts';
import { countWords, emptyCounts, type PlacedText, type WordCounts } from './count-words.ts';

/**
 * `npm run bench:reader-words -- DIR [--engines both|tesseract|neural] [--missed]`: reads the pages of menus that
 * `npm run draw-menus` drew into a folder and prints how many of their words were read right, letter by letter, and how
 * many words were read that nobody printed, by kind and by layout family. Layout has no part in it. `--missed` shows the
 * words of each document that were not read right, and those that nobody printed.
 */

const { values, positionals } = parseArgs({
  options: { engines: { type: 'string', default: 'both' }, missed: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [folder] = positionals;
const requestedEngines = OCR_ENGINES.find((name) => name === values.engines);
if (!folder || !requestedEngines) {
  process.stderr.write(`Usage: npm run bench:reader-words -- DIR [--engines ${OCR_ENGINES.join('|')}] [--missed]\n`);
  process.exit(2);
}
await measure(resolve(folder), requestedEngines);

async function measure(from: string, engines: OcrEngines): Promise<void> {
  const names = (await readdir(from)).filter((name) => /\.(pdf|png|jpg)$/.test(name)).toSorted();
  const sums = new Map<string, WordCounts>();
  const work = await mkdtemp(join(tmpdir(), 'ardoise-words-'));
  const reader = openReader({ engines });
  try {
    for (const name of names) {
      // The cast: draw-menus writes this shape.
      const truth = JSON.parse(
        await readFile(join(from, `${basename(name, extname(name))}.truth.json`), 'utf8'),
      ) as MenuTruth;
      const counts = await readOne(join(from, name), truth, join(work, 'page.webp'));
      for (const key of [truth.kind, truth.family, '**all**'])
        sums.set(key, [counts, sums.get(key) ?? emptyCounts()].reduce(add));
      if (values.missed) printMissed(name, counts);
    }
  } finally {
    await reader.close();
    await rm(work, { recursive: true, force: true });
  }
  process.stdout.write('| | pages | words | right | prices right | not printed | s/page |\n|---|');
  process.stdout.write(`${'---:|'.repeat(6)}\n`);
  for (const [key, counts] of [...sums].toSorted(([a], [b]) => (a < b ? 1 : -1))) printRow(key, counts);

  async function readOne(path: string, truth: MenuTruth, picture: string): Promise<WordCounts> {
    const counts = emptyCounts();
    for (const [n, page] of truth.pages.entries()) {
      const printed = page.words.map(
        ({ text, box: [left, top, right, bottom], role }): PlacedText => ({
          text,
          x: (left + right) / 2 / page.width,
          y: (top + bottom) / 2 / page.height,
          is_price: role === 'price',
        }),
      );
      let read: PlacedText[] = [];
      try {
        const reading = await reader.readPage({ path }, n, { page: n, picture });
        counts.seconds += reading.seconds;
        read = reading.words.map(({ text, box }) => ({
          text,
          x: box.x + box.width / 2,
          y: box.y + box.height / 2,
        }));
      } catch (error) {
        process.stderr.write(`${path}: ${error instanceof Error ? error.message : String(error)}\n`);
      }
      countWords(counts, printed, read);
    }
    return counts;
  }
}

function add(one: WordCounts, other: WordCounts): WordCounts {
  return {
    pages: one.pages + other.pages,
    words: one.words + other.words,
    right: one.right + other.right,
    prices: one.prices + other.prices,
    prices_right: one.prices_right + other.prices_right,
    read: one.read + other.read,
    not_printed: [...one.not_printed, ...other.not_printed],
    missed: [...one.missed, ...other.missed],
    seconds: one.seconds + other.seconds,
  };
}

function printMissed(name: string, { words, right, missed, not_printed }: WordCounts): void {
  process.stdout.write(`${name}: ${percent(right, words)} of ${words}\n  missed: ${missed.join(' ')}\n`);
  process.stdout.write(`  not printed: ${not_printed.join(' ')}\n`);
}

function printRow(
  label: string,
  { pages, words, right, prices, prices_right, read, not_printed, seconds }: WordCounts,
) {
  const cells = [
    label,
    pages,
    words,
    percent(right, words),
    percent(prices_right, prices),
    percent(not_printed.length, read),
    (seconds / Math.max(1, pages)).toFixed(1),
  ];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}

function percent(part: number, all: number): string {
  return all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`;
}
