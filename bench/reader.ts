import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { toCommandLineSections } from '../reader/command-line-menu.ts';
import { openReader } from '../reader/open-reader.ts';
import { OCR_ENGINES, type PageReading } from '../reader/reading.ts';
import { addCalibration, BANDS, type Calibration, emptyCalibration, type Truth } from './calibration.ts';
import { type Scores, scoreDirectory } from './score.mjs';

/**
 * `npm run bench:reader -- DIR [--names] [--engines both|tesseract|neural]`: reads every PDF, PNG and JPEG of a folder that
 * has a NAME.truth.json beside it, and prints the figures of score.mjs with seconds and peak memory a page, then how often
 * fields are right by confidence. Documents are numbered within their kind; `--names` shows their names. `--engines` tells
 * what reads pictures; PDFs with text are the same with all. Menus that `npm run draw-menus` drew are summed up by layout
 * family and by what the family is for.
 */

const MEGABYTE = 1024 * 1024;
const FIGURES = ['found', 'strict', 'price', 'section', 'desc', 'cer', 'invented'] as const;
type Cost = { pages: number; seconds: number; peak_mb: number };

const { values, positionals } = parseArgs({
  options: { names: { type: 'boolean', default: false }, engines: { type: 'string', default: 'both' } },
  allowPositionals: true,
});
const [folder] = positionals;
const engines = OCR_ENGINES.find((name) => name === values.engines);
if (!folder || !engines) {
  process.stderr.write(`Usage: npm run bench:reader -- DIR [--names] [--engines ${OCR_ENGINES.join('|')}]\n`);
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
    const calibration = emptyCalibration();
    for (const file of files) {
      const name = basename(file, extname(file));
      // The cast: NAME.truth.json has this shape by score.mjs' head.
      const truth = JSON.parse(await readFile(join(truths, `${name}.truth.json`), 'utf8')) as Truth;
      costs.set(name, await readOne(join(truths, file), work, name, calibration, truth));
    }
    await printTable(truths, work, costs, showsNames);
    printCalibration(calibration);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function readOne(
  path: string,
  work: string,
  name: string,
  calibration: Calibration,
  truth: Truth,
): Promise<Cost> {
  const reader = openReader(readerOptions);
  const pages: PageReading[] = [];
  try {
    const count = await reader.countPages({ path });
    for (let n = 0; n < count; n += 1)
      pages.push(await reader.readPage({ path }, n, { page: n, picture: join(work, `${name}.${n}.webp`) }));
    const draft = await reader.structure(pages);
    addCalibration(calibration, draft, truth);
    const sections = toCommandLineSections(draft);
    await writeFile(join(work, `${name}.json`), JSON.stringify({ sections }));
  } catch (error) {
    process.stderr.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`);
  } finally {
    await reader.close();
  }
  const seconds = pages.reduce((sum, page) => sum + page.seconds, 0);
  return { pages: pages.length, seconds, peak_mb: reader.peak_bytes / MEGABYTE };
}

async function printTable(truths: string, work: string, costs: Map<string, Cost>, showsNames: boolean): Promise<void> {
  const result = scoreDirectory(truths, work);
  const seen = new Map<string, number>();
  process.stdout.write(`| document | items | ${FIGURES.join(' | ')} | pages | s/page | peak MB |\n`);
  process.stdout.write(`|---|${'---:|'.repeat(FIGURES.length + 4)}\n`);
  for (const document of result.documents) {
    // Drawn menus come by hundreds, which their families sum up.
    if (document.family !== undefined && !showsNames) continue;
    const number = (seen.get(document.kind) ?? 0) + 1;
    seen.set(document.kind, number);
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
