import { join } from 'node:path';
import { type Reader, ReadingError } from '../../../reader/reading.ts';
import type { Rotation } from '../../../shared/api/imports.ts';
import type { Deps } from '../../deps.ts';
import type { ImportFile, StoredFailure } from '../store/import-row.ts';

/** A page to be read: its number over all files and within its file, both from 0. */
export type PageToRead = { page: number; file: number; file_page: number; path: string; rotation: Rotation };

export type CountedPages = {
  pages: PageToRead[];
  /** Files that can't be read at all. */
  failures: StoredFailure[];
  /** Pages of each file, by its index. */
  counts: number[];
};

/**
 * Copies the files to `folder` and counts their pages. A file that would pass the limit of pages is left out whole,
 * rather than a menu that ends in the middle.
 */
export async function countPages(
  deps: Pick<Deps, 'files' | 'env' | 'log'>,
  reader: Reader,
  { uploads, folder, signal }: { uploads: readonly ImportFile[]; folder: string; signal: AbortSignal },
): Promise<CountedPages> {
  const counted: CountedPages = { pages: [], failures: [], counts: [] };
  for (const [file, { key, name, rotation }] of uploads.entries()) {
    const path = join(folder, `file-${file}`);
    await deps.files.toLocal(key, path);
    const outcome = await tryTwice(deps, () => {
      signal.throwIfAborted();
      return reader.countPages({ path });
    });
    const total = counted.pages.length;
    const isTooMany = typeof outcome === 'number' && total + outcome > deps.env.limits.MAX_PAGES_PER_IMPORT;
    const problem = outcome instanceof ReadingError ? outcome.problem : isTooMany ? 'too_many_pages' : undefined;
    if (problem) counted.failures.push({ file: name, page: null, problem });
    const count = problem || outcome instanceof ReadingError ? 0 : outcome;
    counted.counts.push(count);
    for (let page = 0; page < count; page += 1)
      counted.pages.push({ page: total + page, file, file_page: page, path, rotation });
  }
  return counted;
}

/**
 * What the reader gives, or why it gave nothing. A crash is tried once more: the child may have been killed for
 * another's sake.
 */
export async function tryTwice<T>({ log }: Pick<Deps, 'log'>, read: () => Promise<T>): Promise<T | ReadingError> {
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
