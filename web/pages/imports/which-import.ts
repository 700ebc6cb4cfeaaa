import type { Import } from '../../../shared/api/imports.ts';
import { isFinished, isWaitingForReview } from '../../../shared/import-status.ts';

type ImportSummary = Pick<Import, 'id' | 'status' | 'applied_at' | 'discarded_at'>;

/** Where the owner continues with an import: it is being read, to be checked, or finished. */
export type NextStep = 'watch' | 'check' | 'see_why' | null;

export function nextStepOf(item: ImportSummary): NextStep {
  if (item.applied_at !== null || item.discarded_at !== null) return null;
  if (!isFinished(item.status)) return 'watch';
  return isWaitingForReview(item) ? 'check' : 'see_why';
}

/**
 * The import that the analysis screen shows if its address names none: the last one that is still being read, else the last
 * one that waits for the owner.
 * @param imports Newest first.
 */
export function importToWatch(imports: readonly ImportSummary[]): number | undefined {
  const unfinished = imports.find((item) => nextStepOf(item) === 'watch');
  return (unfinished ?? imports.find((item) => nextStepOf(item) !== null))?.id;
}

/** `?import=3` of the analysis screen's address. */
export function readImportId(search: URLSearchParams): number | undefined {
  const text = search.get('import') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
