import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { WEIGHTS } from '../reader/blocks/features.ts';
import { toCommandLineSections } from '../reader/command-line-menu.ts';
import { structureFiles } from '../reader/draft/structure-files.ts';
import type { Structuring } from '../reader/draft/structure-pages.ts';
import { openReader } from '../reader/open-reader.ts';
import { OCR_ENGINES, type PageReading } from '../reader/reading.ts';
import FIRST from '../training/reader/first-weights.json' with { type: 'json' };
import { readDrawnMenus } from '../training/reader/kept-readings.ts';
import { addCalibration, BANDS, type Calibration, emptyCalibration, type TruthSections } from './calibration.ts';
import { type Scores, scoreDirectory } from './score.mjs';

/**
 * `npm run bench:reader -- DIR [--names] [--kept] [--engines both|tesseract|neural] [--without weights|network]`: reads
 * every PDF, PNG and JPEG of a folder that has a NAME.truth.json beside it, and prints the figures of score.mjs with
 * seconds and peak memory a page, then how often fields are right by confidence. Documents are numbered within their kind;
 * `--names` shows their names. Menus that `npm run draw-menus` drew are summed up by layout family and by what the family
 * is for.
 *
 * `--engines` tells what reads pictures; PDFs with text are the same with all. `--kept` structures the readings that
 * `npm run train:reader` keeps in the folder, and measures no cost. `--without weights` uses the
 * weights set by hand instead of those learned, `--without network` doesn't ask the network about lines.
 */

const MEGABYTE = 1024 * 1024;
const FIGURES = ['found', 'strict', 'price', 'section', 'desc', 'cer', 'invented'] as const;
/** By the part that is switched off. */
const STRUCTURINGS = new Map<string, Structuring>([
  ['nothing', {}],
  ['weights', { weights: new Map(Object.entries(FIRST)) }],
  ['network', { weights: new Map(WEIGHTS).set('network', 0) }],
]);
type Cost = { pages: number; seconds: number; peak_mb: number };
const NO_COST = { seconds: 0, peak_mb: 0 };

const { values, positionals } = parseArgs({
  options: {
    names: { type: 'boolean', default: false },
    kept: { type: 'boolean', default: false },
    engines: { type: 'string', default: 'both' },
    without: { type: 'string', default: 'nothing' },
  },
  allowPositionals: true,
});
const [folder] = positionals;
const engines = OCR_ENGINES.find((name) => name === values.engines);
const structuring = STRUCTURINGS.get(values.without);
if (!folder || !engines || !structuring) {
  const [, ...parts] = STRUCTURINGS.keys();
  process.stderr.write(
    `Usage: npm run bench:reader -- DIR [--names] [--engines ${OCR_ENGINES.join('|')}] [--without ${parts.join('|')}]\n`,
  );
  process.exit(2);
}
const readerOptions = { engines };
await measure(resolve(folder), values.names);

async function measure(truths: string, showsNames: boolean): Promise<void> {
  const names = await readdir(truths);
  const files = names.filter(
    (name) => /\.(pdf|png|jpe?g)$/i.test(name) && names.includes(`${basename(name, extname(name))}.truth.json`),
  );
  const work = await mkdtemp(join(tmpdir(), 'ardoise-bench-'));
  try {
    const costs = new Map<string, Cost>();
    const cachedReadings = new Map(
      values.kept ? (await readDrawnMenus(truths)).map((menu) => [menu.name, menu.pages]) : [],
    );
    const calibration = emptyCalibration();
    for (const file of files) {
      const name = basename(file, extname(file));
      // The cast: NAME.truth.json has this shape by score.mjs' head.
      const truth = JSON.parse(await readFile(join(truths, `${name}.truth.json`), 'utf8')) as TruthSections;
      const { pages, ...cost } = values.kept
        ? { pages: cachedReadings.get(name) ?? [], ...NO_COST }
        : await readOne(join(truths, file), work);
      costs.set(name, { ...cost, pages: pages.length });
      const draft = structureFiles(pages, structuring);
      addCalibration(calibration, draft, truth);
      await writeFile(join(work, `${name}.json`), JSON.stringify({ sections: toCommandLineSections(draft) }));
    }
    await printTable(truths, work, costs, showsNames);
    printCalibration(calibration);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function readOne(path: string, work: string) {
  const reader = openReader(readerOptions);
  const pages: PageReading[] = [];
  try {
    const count = await reader.countPages({ path });
    for (let n = 0; n < count; n += 1)
      pages.push(await reader.readPage({ path }, n, { page: n, picture: join(work, 'page.webp') }));
  } catch (error) {
    process.stderr.write(`${basename(path)}: ${error instanceof Error ? error.message : String(error)}\n`);
  } finally {
    await reader.close();
  }
  const seconds = pages.reduce((sum, page) => sum + page.seconds, 0);
  return { pages, seconds, peak_mb: reader.peak_bytes / MEGABYTE };
}

async function printTable(truths: string, work: string, costs: Map<string, Cost>, showsNames: boolean): Promise<void> {
  const result = scoreDirectory(truths, work);
  const timesSeen = new Map<string, number>();
  process.stdout.write(`| document | items | ${FIGURES.join(' | ')} | pages | s/page | peak MB |\n`);
  process.stdout.write(`|---|${'---:|'.repeat(FIGURES.length + 4)}\n`);
  for (const document of result.documents) {
    // Drawn menus come by hundreds, which their families sum up.
    if (document.family !== undefined && !showsNames) continue;
    const number = (timesSeen.get(document.kind) ?? 0) + 1;
    timesSeen.set(document.kind, number);
    const cost = costs.get(document.name) ?? { pages: 0, seconds: 0, peak_mb: 0 };
    const label = showsNames ? document.name : `${document.kind} ${number}`;
    printRow(label, document.items, document, cost);
  }
  for (const means of [result.byKind, result.byFamily, result.bySplit])
    for (const [name, scores] of Object.entries(means)) printRow(`mean of ${name}`, scores.documents, scores);
  printRow('**mean of all**', result.all.documents, result.all);
}

function printRow(label: string, count: number, scores: Scores, cost?: Cost): void {
  const figures = FIGURES.map((figure) => {
    const value = scores[figure];
    return value === null ? '–' : figure === 'invented' ? String(value) : value.toFixed(2);
  });
  const costs = cost
    ? [cost.pages, (cost.seconds / Math.max(1, cost.pages)).toFixed(1), Math.round(cost.peak_mb)]
    : ['', '', ''];
  process.stdout.write(`| ${[label, count, ...figures, ...costs].join(' | ')} |\n`);
}

function printCalibration(calibration: Calibration): void {
  process.stdout.write('\n| confidence | fields | right |\n|---|---:|---:|\n');
  for (const band of BANDS) {
    const { fields, right } = calibration[band];
    process.stdout.write(
      `| ${band} | ${fields} | ${fields === 0 ? '–' : `${((100 * right) / fields).toFixed(1)} %`} |\n`,
    );
  }
}
