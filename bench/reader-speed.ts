import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { openReader } from '../reader/open-reader.ts';

/**
 * `npm run bench:reader-speed -- DIR`: seconds a page of the reader, warm, side by side with one pass of the native
 * programs on the same file: `pdftotext -layout` for PDFs with text, `tesseract` in one thread for pictures. Both are
 * Debian packages (poppler-utils, tesseract-ocr). PDFs of pictures have no side to stand beside.
 */

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
  const reader = openReader();
  process.stdout.write('| file | pages | reader s/page | native s/page | times |\n|---|---:|---:|---:|---:|\n');
  try {
    for (const [index, name] of files.entries()) {
      const path = join(from, name);
      const pages = await reader.countPages({ path });
      const read = async () => {
        const readings = [];
        for (let n = 0; n < pages; n += 1)
          readings.push(await reader.readPage({ path }, n, { page: n, picture: join(work, 'page.webp') }));
        return readings;
      };
      // The first reading warms the process, the second counts.
      await read();
      const readings = await read();
      const own = readings.reduce((sum, { seconds }) => sum + seconds, 0) / pages;
      const native = await timeNative(path, pages, readings[0]?.engine === 'pdf-text');
      const cells = [`${extname(name).slice(1)} ${index + 1}`, pages, own.toFixed(2)];
      process.stdout.write(
        `| ${[...cells, native?.toFixed(2) ?? '–', native ? (own / native).toFixed(1) : '–'].join(' | ')} |\n`,
      );
    }
  } finally {
    await reader.close();
    await rm(work, { recursive: true, force: true });
  }
}

/** Seconds a page of the native program; undefined where none fits. */
async function timeNative(path: string, pages: number, hasText: boolean): Promise<number | undefined> {
  const isPdf = /\.pdf$/i.test(path);
  if (isPdf && !hasText) return undefined;
  const started = performance.now();
  if (isPdf) await run('pdftotext', ['-layout', path, '-']);
  else await run('tesseract', [path, '-', '--psm', '3'], { env: { PATH: '/usr/bin:/bin', OMP_THREAD_LIMIT: '1' } });
  return (performance.now() - started) / 1_000 / pages;
}
