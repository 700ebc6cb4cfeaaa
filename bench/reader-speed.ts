import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { openReader } from '../reader/open-reader.ts';

/**
 * `npm run bench:reader-speed -- DIR`: seconds per page of the reader, warm, compared with one pass of the native
 * programs on the same file: `pdftotext -layout` for PDFs with text, `tesseract` in one thread for pictures. Both are
 * Debian packages (poppler-utils, tesseract-ocr). Each side's best of three counts, so that other work on the machine
 * disturbs less. PDFs of pictures are not compared.
 */

const ROUNDS = 3;
/** A page of a PDF with text: three times the native seconds and a little more. */
const pdfBar = (native: number) => 3 * native + 0.15;
/** Pictures: times the native seconds, over all of them; and seconds for any one. */
const PICTURES_BAR = 6;
const PAGE_BAR_SECONDS = 12;

type TimedKind = 'text' | 'pictures of text' | 'picture';
type FileTimes = {
  name: string;
  kind: TimedKind;
  pages: number;
  own: number;
  slowest: number;
  native?: number;
};

const run = promisify(execFile);
const folder = process.argv[2];
if (!folder) {
  process.stderr.write('Usage: npm run bench:reader-speed -- DIR\n');
  process.exit(2);
}
await measure(resolve(folder));

async function measure(from: string): Promise<void> {
  const files = (await readdir(from)).filter((name) => /\.(pdf|png|jpe?g)$/i.test(name)).toSorted();
  const work = await mkdtemp(join(tmpdir(), 'ardoise-speed-'));
  const rows: FileTimes[] = [];
  try {
    for (const [index, name] of files.entries()) {
      process.stderr.write(`${index + 1} of ${files.length}\r`);
      rows.push(await measureFile(join(from, name), `${extname(name).slice(1)} ${index + 1}`, work));
    }
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  printPdfs(rows);
  printPictures(rows);
}

async function measureFile(path: string, name: string, work: string): Promise<FileTimes> {
  await using reader = Object.assign(openReader(), { [Symbol.asyncDispose]: () => reader.close() });
  const pages = await reader.countPages({ path });
  const picture = join(work, 'page.webp');
  const read = async (n: number) => {
    const started = performance.now();
    const { engine } = await reader.readPage({ path }, n, { page: n, picture });
    return { engine, seconds: (performance.now() - started) / 1_000 };
  };
  const isPdf = /\.pdf$/i.test(path);
  const seconds: number[] = [];
  let hasText = isPdf;
  for (let n = 0; n < pages; n += 1) {
    // The first reading of each page warms the process.
    const { engine } = await read(n);
    hasText &&= engine === 'pdf-text';
    seconds.push(await best(async () => (await read(n)).seconds));
  }
  const row: FileTimes = {
    name,
    kind: !isPdf ? 'picture' : hasText ? 'text' : 'pictures of text',
    pages,
    own: mean(seconds),
    slowest: Math.max(...seconds),
  };
  if (row.kind === 'pictures of text') return row;
  row.native = (await best(() => timeNative(path, isPdf))) / pages;
  return row;
}

/** Seconds of the native program. */
async function timeNative(path: string, isPdf: boolean): Promise<number> {
  const started = performance.now();
  if (isPdf) await run('pdftotext', ['-layout', path, '-']);
  else await run('tesseract', [path, '-', '--psm', '3'], { env: { PATH: '/usr/bin:/bin', OMP_THREAD_LIMIT: '1' } });
  return (performance.now() - started) / 1_000;
}

function printPdfs(rows: FileTimes[]): void {
  process.stdout.write('| PDF | pages | reader s/page | native s/page | bar | met |\n');
  process.stdout.write('|---|---:|---:|---:|---:|---|\n');
  for (const { name, kind, pages, own, native } of rows) {
    if (kind === 'picture') continue;
    const bar = native === undefined ? undefined : pdfBar(native);
    const met = bar === undefined ? '' : own < bar ? 'yes' : 'no';
    const label = kind === 'text' ? name : `${name} (${kind})`;
    const cells = [label, pages, own.toFixed(3), native?.toFixed(3) ?? '–', bar?.toFixed(3) ?? '–', met];
    process.stdout.write(`| ${cells.join(' | ')} |\n`);
  }
}

function printPictures(all: FileTimes[]): void {
  const rows = all.filter(({ kind }) => kind === 'picture');
  if (rows.length === 0) return;
  process.stdout.write('\n| picture | reader s | native s | times |\n|---|---:|---:|---:|\n');
  for (const { name, own, native = Number.NaN } of rows)
    process.stdout.write(`| ${[name, own.toFixed(2), native.toFixed(2), (own / native).toFixed(1)].join(' | ')} |\n`);
  const own = mean(rows.map((row) => row.own));
  const native = mean(rows.map((row) => row.native ?? Number.NaN));
  process.stdout.write(
    `| **mean** | ${[own.toFixed(2), native.toFixed(2), (own / native).toFixed(1)].join(' | ')} |\n\n` +
      `All pictures take ${(own / native).toFixed(1)} times the native passes; the bar is ${PICTURES_BAR}. ` +
      `The slowest page of any file takes ${Math.max(...all.map(({ slowest }) => slowest)).toFixed(1)} s; ` +
      `the bar is ${PAGE_BAR_SECONDS} s.\n`,
  );
}

async function best(step: () => Promise<number>): Promise<number> {
  const seconds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) seconds.push(await step());
  return Math.min(...seconds);
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
