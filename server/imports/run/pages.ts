import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { settleLanguage } from '../../../reader/page-language.ts';
import { type PageReading, type PageTarget, type Reader, ReadingError } from '../../../reader/reading.ts';
import type { Rotation } from '../../../shared/api/imports.ts';
import type { Db } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import type { FileKey } from '../../files/files.ts';
import { recordUnreadPage } from '../../telemetry/metrics.ts';
import { recordReadingTime } from '../../usage/reading-time.ts';
import type { ImportFile, StoredFailure, StoredTextProblem } from '../store/import-row.ts';
import { deletePages, insertPage, listPages, type PageRow, replaceReading } from '../store/page-queries.ts';
import { type ImportRun, type RunFields, saveOwnRun } from '../store/run-queries.ts';
import { reportOfNothing } from './report.ts';
import { requireTurn, TurnOver, watchTurn } from './turns.ts';

/** What the steps of a run work with. */
export type RunContext = {
  run: ImportRun;
  uploads: readonly ImportFile[];
  /** The run's own folder; removed when it ends. */
  folder: string;
  /** When the run began, by performance.now(). */
  begun: number;
  /** Aborted when the server stops, the job times out, or the lease is lost. */
  signal: AbortSignal;
};

/** A page to be read: its number over all files and within its file, both from 0. */
type PageToRead = {
  page: number;
  file: number;
  file_page: number;
  path: string;
  rotation: Rotation;
  is_laid_out: boolean;
};

export type CountedPages = {
  pages: PageToRead[];
  /** Files that can't be read at all. */
  failures: StoredFailure[];
  /** Pages of each file, by its index. */
  counts: number[];
};

/**
 * Copies the files to `folder` and counts their pages. A file that would exceed the page limit is left out as a whole,
 * rather than a menu that ends in the middle.
 */
export async function countPages(
  deps: Pick<Deps, 'files' | 'env' | 'log'>,
  reader: Reader,
  { uploads, folder, signal }: RunContext,
): Promise<CountedPages> {
  const countedPages: CountedPages = { pages: [], failures: [], counts: [] };
  for (const [file, { key, name, rotation, is_laid_out = false }] of uploads.entries()) {
    const path = join(folder, `file-${file}`);
    await deps.files.toLocal(key, path);
    const outcome = await tryTwice(deps, () => {
      signal.throwIfAborted();
      return reader.countPages({ path });
    });
    const total = countedPages.pages.length;
    const isTooMany = typeof outcome === 'number' && total + outcome > deps.env.limits.MAX_PAGES_PER_IMPORT;
    const problem = outcome instanceof ReadingError ? outcome.problem : isTooMany ? 'too_many_pages' : undefined;
    if (problem) countedPages.failures.push({ file: name, page: null, problem });
    const count = problem || outcome instanceof ReadingError ? 0 : outcome;
    countedPages.counts.push(count);
    for (let page = 0; page < count; page += 1)
      countedPages.pages.push({ page: total + page, file, file_page: page, path, rotation, is_laid_out });
  }
  return countedPages;
}

type ReadDeps = Pick<Deps, 'db' | 'env' | 'files' | 'log' | 'now'>;
type PagesContext = RunContext & { counted: CountedPages };
/** Rows of the pages that were read so far, by their page. */
type Rows = (PageRow | undefined)[];

/**
 * Reads the pages that are missing, as many at once as the reader can, and stores each as soon as it is read, so that a
 * run that dies loses only the pages in progress. After each page the report lists what can't be read.
 *
 * @throws LostRun if another run leased the import or the owner discarded it; TurnOver; Refusal `reading_limit_reached`; the
 * signal's reason.
 */
export async function readPages(
  deps: ReadDeps,
  reader: Reader,
  context: PagesContext,
): Promise<{ readings: PageReading[]; failures: StoredFailure[]; text_problems: StoredTextProblem[] }> {
  const watch = watchTurn(deps, context);
  const signal = AbortSignal.any([context.signal, watch.signal]);
  // Aborts the pages that are being read.
  watch.signal.addEventListener('abort', () => void reader.close(), { once: true });
  try {
    return await readWaitingPages(deps, reader, { ...context, signal });
  } finally {
    watch.stop();
  }
}

async function readWaitingPages(deps: ReadDeps, reader: Reader, context: PagesContext): ReturnType<typeof readPages> {
  const { counted: countedPages } = context;
  const rows: Rows = Array.from({ length: countedPages.pages.length });
  for (const row of await keptPages(deps, context)) rows[row.page] = row;
  await saveProgress(deps.db, context, rows);
  const waiting = countedPages.pages.filter(({ page }) => !rows[page]).values();
  let isBroken = false;
  const readNext = async (): Promise<void> => {
    for (const page of waiting) {
      if (isBroken) return;
      await requireTurn(deps, context);
      await readOne(deps, reader, context, rows, page);
    }
  };
  const readers = Array.from({ length: reader.pages_at_once }, () =>
    readNext().catch((error: unknown) => {
      isBroken = true;
      throw error;
    }),
  );
  // Pages that are read concurrently with one that was aborted are still stored.
  await Promise.allSettled(readers);
  await Promise.all(readers);
  const readings = await settleLanguage(
    rows.flatMap((row) => row?.reading ?? []),
    (reading, language) => readAgain(deps, reader, context, { reading, language }),
  );
  return { readings, failures: failuresOf(context, rows), text_problems: textProblemsOf(context, rows) };
}

/** The files that could not be counted, then the pages that could not be read. */
function failuresOf({ counted: countedPages, uploads }: PagesContext, rows: Rows): StoredFailure[] {
  const pages = rows.flatMap((row): StoredFailure[] => {
    const upload = row && uploads[row.file];
    if (!row?.problem || !upload) return [];
    // A file of one page failed as a whole.
    return [
      { file: upload.name, page: countedPages.counts[row.file] === 1 ? null : row.file_page + 1, problem: row.problem },
    ];
  });
  return [...countedPages.failures, ...pages];
}

const textProblemsOf = ({ uploads }: PagesContext, rows: Rows): StoredTextProblem[] =>
  rows.flatMap((row): StoredTextProblem[] => {
    const [upload, problem] = [row && uploads[row.file], row?.reading?.text_problem];
    return row && upload && problem ? [{ file: upload.name, page: row.file_page + 1, problem }] : [];
  });

/** Removes pages of an earlier run if a file that could not be counted then has shifted their numbers. */
async function keptPages({ db }: ReadDeps, { run, counted: countedPages }: PagesContext): Promise<PageRow[]> {
  const validRows: PageRow[] = [];
  const moved: number[] = [];
  for (const row of await listPages(db, run.access, run.id)) {
    const page = countedPages.pages[row.page];
    if (page?.file === row.file && page.file_page === row.file_page) validRows.push(row);
    else moved.push(row.page);
  }
  await deletePages(db, run.access, run.id, moved);
  return validRows;
}

/** A page, or why it can't be read. */
async function readInto(
  deps: ReadDeps,
  reader: Reader,
  { signal }: PagesContext,
  { path, rotation, is_laid_out, file, file_page }: PageToRead,
  target: PageTarget,
): Promise<PageReading | ReadingError> {
  const outcome = await tryTwice(deps, () => {
    signal.throwIfAborted();
    return reader.readPage({ path, rotation, is_laid_out }, file_page, { ...target, file });
  });
  // A page that was aborted by the shutdown is not unreadable.
  signal.throwIfAborted();
  // Nor is one that failed because the disk was full: the owner retries with the same files.
  if (outcome instanceof ReadingError && outcome.problem === 'storage_full') throw outcome;
  return outcome;
}

/** Reads a page without a detected language again in the import's language; keeps the first result if that fails. */
async function readAgain(
  deps: ReadDeps,
  reader: Reader,
  context: PagesContext,
  { reading, language }: { reading: PageReading; language: NonNullable<PageTarget['language']> },
): Promise<PageReading> {
  const { run, counted: countedPages, folder } = context;
  const page = countedPages.pages[reading.page];
  if (!page) return reading;
  const target = { page: page.page, picture: join(folder, `page-${page.page}.webp`), language };
  const outcome = await readInto(deps, reader, context, page, target);
  if (outcome instanceof ReadingError) return reading;
  // It may be rotated differently from what was detected first.
  await storePicture(deps, run, page.page, target.picture);
  await deps.db.transaction(async (tx) => {
    await saveOwnRun(tx, run, { status: 'extracting' });
    await replaceReading(tx, run.access, run.id, outcome);
  });
  return outcome;
}

async function readOne(
  deps: ReadDeps,
  reader: Reader,
  context: PagesContext,
  rows: Rows,
  toRead: PageToRead,
): Promise<void> {
  const { run, folder } = context;
  const { page, file, file_page } = toRead;
  const picture = join(folder, `page-${page}.webp`);
  const startedAt = performance.now();
  const spentMs = () => performance.now() - startedAt;
  const outcome = await readInto(deps, reader, context, toRead, { page, picture }).catch(async (error: unknown) => {
    // Else a page that never ends would cost nothing, and come first again.
    if (error instanceof TurnOver) await recordReadingTime(deps, deps.db, run.access, spentMs());
    throw error;
  });
  const isRead = !(outcome instanceof ReadingError);
  if (!isRead) recordUnreadPage(outcome.problem);
  const row: PageRow = {
    page,
    file,
    file_page,
    picture: await storePicture(deps, run, page, picture),
    reading: isRead ? outcome : null,
    problem: isRead ? null : outcome.problem,
    by_model: null,
  };
  await deps.db.transaction(async (tx) => {
    rows[page] = row;
    // A page that was read is progress: only runs that die without any are counted.
    await saveProgress(tx, context, rows, { attempts: 0, heartbeat_at: 'now' });
    await insertPage(tx, run.access, run.id, row);
    await recordReadingTime(deps, tx, run.access, processorMs(outcome) || spentMs());
  });
}

/** Waiting for a busy processor costs others nothing. 0 if it isn't known. */
const processorMs = (outcome: PageReading | ReadingError): number =>
  outcome instanceof ReadingError ? outcome.processor_ms : (outcome.processor_seconds ?? 0) * 1_000;

async function storePicture({ files }: ReadDeps, run: ImportRun, page: number, path: string): Promise<FileKey | null> {
  // A page that failed early has no picture.
  if (!existsSync(path)) return null;
  const key: FileKey = `private/${run.access.restaurant_id}/imports/${run.id}/pages/${page}.webp`;
  await files.put(key, { path }, 'image/webp');
  await rm(path);
  return key;
}

/** Writes the run's progress: the first page that is not read yet, and what could not be read so far. */
async function saveProgress(tx: Db, context: PagesContext, rows: Rows, fields: RunFields = {}): Promise<void> {
  const pages = rows.length;
  const unread = rows.findIndex((row) => !row);
  const progress = { page: pages === 0 ? null : unread < 0 ? pages : unread + 1, pages };
  const failures = failuresOf(context, rows);
  const report = failures.length > 0 && reportOfNothing(rows.filter((row) => row?.reading).length, failures);
  await saveOwnRun(tx, context.run, { ...fields, status: 'extracting', progress, ...(report && { report }) });
}

/**
 * Returns the reader's result, or why there is none. After a crash it retries once: the child may have been killed
 * to make room for another.
 */
async function tryTwice<T>({ log }: Pick<Deps, 'log'>, read: () => Promise<T>): Promise<T | ReadingError> {
  const attempt = () =>
    read().catch((error: unknown) => {
      if (error instanceof ReadingError) return error;
      throw error;
    });
  const outcome = await attempt();
  if (!(outcome instanceof ReadingError) || outcome.problem !== 'reader_crashed') return outcome;
  log.warn({ err: outcome.cause ?? outcome }, 'a reading process ended, or failed unexpectedly');
  return await attempt();
}
