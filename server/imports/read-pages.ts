import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type PageReading, type Reader, ReadingError } from '../../reader/reading.ts';
import type { Deps } from '../deps.ts';
import type { FileKey } from '../files/files.ts';
import { type CountedPages, type PageToRead, tryTwice } from './count-pages.ts';
import type { ImportFile, StoredFailure } from './import-row.ts';
import { LostRun } from './lost-run.ts';
import { deletePages, insertPage, listPages, type PageRow } from './page-queries.ts';
import { type Run, saveRun } from './run-queries.ts';

type ReadDeps = Pick<Deps, 'db' | 'files' | 'now'>;
type Work = { run: Run; counted: CountedPages; uploads: readonly ImportFile[]; folder: string; signal: AbortSignal };

/**
 * Reads the pages that were not read yet and keeps each as soon as it is read, so that a run that dies loses one page
 * at most.
 *
 * @throws LostRun where another run took over or the owner discarded the import; the signal's reason.
 */
export async function readPages(
  deps: ReadDeps,
  reader: Reader,
  work: Work,
): Promise<{ readings: PageReading[]; failures: StoredFailure[] }> {
  const { run, counted, uploads } = work;
  const kept = await keptPages(deps, work);
  const rows: PageRow[] = [];
  for (const page of counted.pages) {
    const before = kept.get(page.page);
    rows.push(before ?? (await readOne(deps, reader, work, page)));
  }
  const failures = rows.flatMap(({ file, file_page, problem }): StoredFailure[] => {
    const upload = uploads[file];
    if (!problem || !upload) return [];
    // A file of one page failed as a whole.
    return [{ file: upload.name, page: counted.counts[file] === 1 ? null : file_page + 1, problem }];
  });
  await progressTo(deps, run, counted.pages.length, counted.pages.length);
  return { readings: rows.flatMap(({ reading }) => reading ?? []), failures };
}

/** Pages of an earlier run, unless a file that could not be counted then moved their numbers. */
async function keptPages({ db }: ReadDeps, { run, counted }: Work): Promise<Map<number, PageRow>> {
  const kept = new Map<number, PageRow>();
  const moved: number[] = [];
  for (const row of await listPages(db, run.access, run.id)) {
    const page = counted.pages[row.page];
    if (page?.file === row.file && page.file_page === row.file_page) kept.set(row.page, row);
    else moved.push(row.page);
  }
  await deletePages(db, run.access, run.id, moved);
  return kept;
}

async function readOne(
  deps: ReadDeps,
  reader: Reader,
  { run, counted, folder, signal }: Work,
  { page, file, file_page, path, rotation }: PageToRead,
): Promise<PageRow> {
  await progressTo(deps, run, page + 1, counted.pages.length);
  const picture = join(folder, `page-${page}.webp`);
  const outcome = await tryTwice(() => {
    signal.throwIfAborted();
    return reader.readPage({ path, rotation }, file_page, { page, picture });
  });
  // A page that was broken off by the stop is not a page that can't be read.
  signal.throwIfAborted();
  const isRead = !(outcome instanceof ReadingError);
  const row: PageRow = {
    page,
    file,
    file_page,
    picture: await storePicture(deps, run, page, picture),
    reading: isRead ? outcome : null,
    by_model: null,
    problem: isRead ? null : outcome.problem,
  };
  await deps.db.transaction(async (tx) => {
    // A page that was read is progress: only runs that die without any are counted.
    const isOurs = await saveRun(tx, run, { attempts: 0, heartbeat_at: deps.now().toISOString() });
    if (!isOurs) throw new LostRun();
    await insertPage(tx, run.access, run.id, row);
  });
  return row;
}

async function storePicture({ files }: ReadDeps, run: Run, page: number, path: string): Promise<FileKey | null> {
  // A page that failed early has none.
  if (!existsSync(path)) return null;
  const key: FileKey = `private/${run.access.restaurant_id}/imports/${run.id}/pages/${page}.webp`;
  await files.put(key, { path }, 'image/webp');
  await rm(path);
  return key;
}

async function progressTo({ db }: ReadDeps, run: Run, page: number, pages: number): Promise<void> {
  const isOurs = await saveRun(db, run, { status: 'extracting', progress: { page: pages === 0 ? null : page, pages } });
  if (!isOurs) throw new LostRun();
}
