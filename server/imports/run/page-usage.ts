import type { Db } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import type { RestaurantAccess } from '../../restaurants/access.ts';
import { giveBackUsage, requireUsageLeft, type TakenUsage, takeIfLeft } from '../../usage/take-usage.ts';
import type { ImportFile } from '../store/import-row.ts';
import { countReadPages } from '../store/page-queries.ts';
import { findTakenPages, saveTakenPages } from '../store/queries.ts';
import { type ImportRun, saveOwnRun } from '../store/run-queries.ts';
import type { CountedPages } from './pages.ts';

const amountOf = (taken: readonly TakenUsage[]): number => taken.reduce((sum, { amount }) => sum + amount, 0);

/** @throws Refusal `page_limit_reached` before an upload that could not be read at all. */
export const requirePagesLeft = (deps: Pick<Deps, 'env' | 'now'>, db: Db, access: RestaurantAccess): Promise<void> =>
  requireUsageLeft(deps, db, access, 'pages');

/**
 * Reserves the pages of each file, whole or not at all: a file that exceeds the month's limit is left out and reported,
 * rather than a menu that ends in the middle. Reservations of a run that died are reused.
 *
 * @throws LostRun if another run leased the import or the owner discarded the import.
 */
export async function takePages(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  run: ImportRun,
  countedPages: CountedPages,
  uploads: readonly ImportFile[],
): Promise<CountedPages> {
  const { access, id } = run;
  const leftOut = new Set<number>();
  await deps.db.transaction(async (tx) => {
    // Locks the row: a concurrent discard either comes first, or refunds what is reserved here.
    await saveOwnRun(tx, run, { status: 'manipulating' });
    const heldPages = await findTakenPages(tx, access, id);
    const before = heldPages?.before ?? (await countReadPages(tx, access, id));
    const takenPages = [...(heldPages?.taken ?? [])];
    let covered = before + amountOf(takenPages);
    for (const [file, count] of countedPages.counts.entries()) {
      const missingCount = Math.max(0, count - covered);
      const extra = missingCount > 0 ? await takeIfLeft(deps, tx, access, 'pages', missingCount) : undefined;
      if (extra) takenPages.push(extra);
      if (missingCount > 0 && !extra) leftOut.add(file);
      else covered = Math.max(0, covered - count);
    }
    await saveTakenPages(tx, access, id, { before, taken: takenPages });
  });
  return leaveOut(countedPages, uploads, leftOut);
}

/** Refunds pages that were not read; the caller has locked the import's row. */
export async function settlePages(tx: Db, access: RestaurantAccess, importId: number): Promise<void> {
  const heldPages = await findTakenPages(tx, access, importId);
  if (!heldPages) return;
  let unused = amountOf(heldPages.taken) - Math.max(0, (await countReadPages(tx, access, importId)) - heldPages.before);
  // The last reservation is refunded first: an import that ran past midnight may have used two months.
  for (const takenUsage of [...heldPages.taken].reverse()) {
    const amount = Math.min(Math.max(unused, 0), takenUsage.amount);
    await giveBackUsage(tx, access, { ...takenUsage, amount });
    unused -= amount;
  }
  await saveTakenPages(tx, access, importId, null);
}

function leaveOut(
  countedPages: CountedPages,
  uploads: readonly ImportFile[],
  files: ReadonlySet<number>,
): CountedPages {
  if (files.size === 0) return countedPages;
  const failures = [...files].map((file) => ({
    file: uploads[file]?.name ?? '',
    page: null,
    problem: 'page_limit_reached' as const,
  }));
  return {
    pages: countedPages.pages.filter(({ file }) => !files.has(file)).map((one, page) => ({ ...one, page })),
    failures: [...countedPages.failures, ...failures],
    counts: countedPages.counts.map((count, file) => (files.has(file) ? 0 : count)),
  };
}
