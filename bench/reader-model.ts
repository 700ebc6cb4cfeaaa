import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openReader, type WatchedReader } from '../reader/open-reader.ts';
import type { PageReading } from '../reader/reading.ts';
import { startAiServer } from '../test/ai-servers.ts';
import { closeAll } from '../test/closers.ts';
import { LIES, type LieKind, type LieOutcome, lieAbout, outcomeOf } from '../test/model-answers/lies.ts';
import { readByLoopback } from '../test/model-answers/read-by-loopback.ts';
import { type Survival, survivalOf } from '../test/model-answers/survival.ts';
import { type AnswerableTruth, trueAnswers } from '../test/model-answers/true-answers.ts';

/**
 * `npm run bench:reader-model -- DIR [--show]`: reads every PDF, PNG and JPEG of a folder that has a NAME.truth.json
 * beside it with two models on this machine. One answers the truth: the dishes, and dishes with prices, that are left
 * after our checks are counted. The other lies: the outcome of its lies is counted. `--show` prints lost dishes and
 * uncaught lies.
 */

/** A document that was read before any model is asked. */
type ReadDocument = {
  name: string;
  truth: AnswerableTruth & { kind?: string };
  readings: PageReading[];
  pictures: string[];
};
type Sum = Survival & { documents: number; readings_again: number };

const OUTCOMES = ['left out', 'printed first', 'in doubt', 'shown'] as const satisfies readonly LieOutcome[];

const { values, positionals } = parseArgs({
  options: { show: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [folder] = positionals;
if (!folder) {
  process.stderr.write('Usage: npm run bench:reader-model -- DIR [--show]\n');
  process.exit(2);
}
const ai = await startAiServer();
const work = await mkdtemp(join(tmpdir(), 'ardoise-bench-'));
const survivals = new Map<string, Sum>();
const lied = new Map<LieKind, Record<LieOutcome, number>>();
const total = { lies: 0 };
try {
  await measure(resolve(folder));
} finally {
  await closeAll();
  await rm(work, { recursive: true, force: true });
}

async function measure(truths: string): Promise<void> {
  const names = await readdir(truths);
  const files = names.filter(
    (name) => /\.(pdf|png|jpe?g)$/i.test(name) && names.includes(`${basename(name, extname(name))}.truth.json`),
  );
  for (const file of files) {
    const reader = openReader();
    try {
      const menu = await readMenu(reader, truths, file);
      await askTruthful(reader, menu);
      await askLiar(reader, menu);
    } catch (error) {
      process.stderr.write(`${file}: ${error instanceof Error ? error.message : String(error)}\n`);
    } finally {
      await reader.close();
    }
  }
  printSurvivals();
  printLies();
}

async function readMenu(reader: WatchedReader, truths: string, file: string): Promise<ReadDocument> {
  const name = basename(file, extname(file));
  // The cast: NAME.truth.json has this shape by score.mjs' head.
  const truth = JSON.parse(await readFile(join(truths, `${name}.truth.json`), 'utf8')) as ReadDocument['truth'];
  const path = join(truths, file);
  const readings: PageReading[] = [];
  const pictures: string[] = [];
  const count = await reader.countPages({ path });
  for (let n = 0; n < count; n += 1) {
    const picture = join(work, `${name}.${n}.webp`);
    readings.push(await reader.readPage({ path }, n, { page: n, picture }));
    pictures.push(picture);
  }
  return { name, truth, readings, pictures };
}

async function askTruthful(reader: WatchedReader, { name, truth, readings, pictures }: ReadDocument): Promise<void> {
  let again = 0;
  const counting: Pick<WatchedReader, 'structure' | 'readAgain'> = {
    structure: (pages) => reader.structure(pages),
    readAgain: (...readArguments) => {
      again += 1;
      return reader.readAgain(...readArguments);
    },
  };
  const answers = trueAnswers(truth, readings);
  const { draft } = await readByLoopback(ai, counting, { readings, pictures, answers });
  const survival = survivalOf(truth, draft);
  if (values.show) for (const lost of survival.lost) process.stdout.write(`${name}: lost ${lost}\n`);
  for (const group of [truth.kind ?? 'undrawn', 'all']) {
    const sum = survivals.get(group) ?? {
      documents: 0,
      dishes: 0,
      named: 0,
      priced: 0,
      added: 0,
      lost: [],
      readings_again: 0,
    };
    sum.documents += 1;
    sum.dishes += survival.dishes;
    sum.named += survival.named;
    sum.priced += survival.priced;
    sum.added += survival.added;
    sum.readings_again += again;
    survivals.set(group, sum);
  }
}

async function askLiar(reader: WatchedReader, { name, truth, readings, pictures }: ReadDocument): Promise<void> {
  const { answers, lies } = lieAbout(trueAnswers(truth, readings), total.lies * 3);
  const { draft } = await readByLoopback(ai, reader, { readings, pictures, answers });
  for (const lie of lies) {
    const outcome = outcomeOf(lie, draft);
    const counts = lied.get(lie.kind) ?? { 'left out': 0, 'printed first': 0, 'in doubt': 0, shown: 0 };
    counts[outcome] += 1;
    lied.set(lie.kind, counts);
    total.lies += 1;
    if (values.show && (outcome === 'in doubt' || outcome === 'shown'))
      process.stdout.write(`${name}: ${outcome}: ${lie.kind}: ${lie.title} as ${lie.said}\n`);
  }
}

function printSurvivals(): void {
  process.stdout.write(
    '\n| a model that answers the truth | documents | dishes | left | with prices | added | read again |\n',
  );
  process.stdout.write(`|---|${'---:|'.repeat(6)}\n`);
  for (const [group, { documents, dishes, named, priced, added, readings_again }] of survivals)
    process.stdout.write(
      `| ${[group, documents, dishes, share(named, dishes), share(priced, dishes), added, readings_again].join(' | ')} |\n`,
    );
}

function printLies(): void {
  process.stdout.write(`\n| a model that lies | lies | ${OUTCOMES.join(' | ')} |\n|---|${'---:|'.repeat(5)}\n`);
  const sum = { 'left out': 0, 'printed first': 0, 'in doubt': 0, shown: 0 };
  for (const kind of LIES) {
    const counts = lied.get(kind);
    if (!counts) continue;
    const several = OUTCOMES.reduce((all, outcome) => all + counts[outcome], 0);
    process.stdout.write(`| ${[kind, several, ...OUTCOMES.map((outcome) => counts[outcome])].join(' | ')} |\n`);
    for (const outcome of OUTCOMES) sum[outcome] += counts[outcome];
  }
  const caught = sum['left out'] + sum['printed first'];
  process.stdout.write(`\nLeft out, or in doubt with what is printed first: ${share(caught, total.lies)}.\n`);
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}
