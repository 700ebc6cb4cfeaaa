import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { menuPage, smallPdf } from '../test/small-pdf.ts';
import { openReader } from './open-reader.ts';
import { ReadingError } from './reading.ts';

const PAGES = 3;
const LONG_MS = 60_000;
const folder = await mkdtemp(join(tmpdir(), 'ardoise-reader-'));
const path = join(folder, 'menu.pdf');
const dishes: [string, string][] = [
  ['Onion soup with cheese', '9.50'],
  ['Green salad and walnuts', '8'],
];
await writeFile(path, smallPdf(Array.from({ length: PAGES }, (_, n) => menuPage(`Heading${'ABC'[n]}`, dishes))));
afterAll(() => rm(folder, { recursive: true }));

const readAll = (reader: ReturnType<typeof openReader>) =>
  Array.from({ length: PAGES }, (_, n) =>
    reader.readPage({ path }, n, { page: n, picture: join(folder, `${n}.webp`) }).then(
      ({ page, words }) => [page, words[0]?.text],
      (error: unknown) => (error instanceof ReadingError ? error.problem : error),
    ),
  );

it(
  'reads pages at once, each answered with its own words, and loses at most the page under which a process is killed',
  async () => {
    const reader = openReader();
    const whole = Array.from({ length: PAGES }, (_, n) => [n, `Heading${'ABC'[n]}`]);
    expect(await Promise.all(readAll(reader))).toEqual(whole);
    expect(reader.pids.length).toBeLessThanOrEqual(reader.pages_at_once);

    const reading = readAll(reader);
    const [pid] = reader.pids;
    if (pid === undefined) throw new Error('a process reads');
    process.kill(pid, 'SIGKILL');
    const read = await Promise.all(reading);
    // None if it died before its page began: another process reads it.
    const lost = read.filter((page) => page === 'reader_crashed');
    expect(lost.length).toBeLessThanOrEqual(1);
    expect(read.filter((page) => Array.isArray(page))).toHaveLength(PAGES - lost.length);

    const { processor_seconds } = await reader.readPage({ path }, 0, { page: 0, picture: join(folder, 'timed.webp') });
    expect(processor_seconds).toBeGreaterThan(0);
    await reader.close();
    expect(reader.pids).toEqual([]);
  },
  LONG_MS,
);

it(
  'rejects what it was asked when it is closed',
  async () => {
    const reader = openReader();
    const reading = readAll(reader);
    await reader.close();
    expect(new Set(await Promise.all(reading))).toEqual(new Set(['reader_crashed']));
  },
  LONG_MS,
);

it(
  'says of a page that it did not get enough of the processor',
  async () => {
    const hurried = openReader({ call_limits: { processor_ms: 50, wall_ms: LONG_MS } });
    const error = await hurried.readPage({ path }, 0, { page: 0, picture: join(folder, 'timed.webp') }).catch(String);
    expect(error).toContain('out_of_time');
    await hurried.close();
  },
  LONG_MS,
);

it(
  'tries a page again before it calls the server busy',
  async () => {
    const reader = openReader({ call_limits: { processor_ms: LONG_MS, wall_ms: 1 } });
    const seen = new Set<number>();
    const watch = setInterval(() => reader.pids.map((pid) => seen.add(pid)), 1);
    const error = await reader.readPage({ path }, 0, { page: 0, picture: join(folder, 'late.webp') }).catch(String);
    clearInterval(watch);
    expect(error).toContain('server_busy');
    expect(seen.size).toBe(2);
    await reader.close();
  },
  LONG_MS,
);
