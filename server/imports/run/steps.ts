import { rm } from 'node:fs/promises';
import { type Reader, ReadingError } from '../../../reader/reading.ts';
import { Refusal } from '../../../shared/errors.ts';
import type { Deps } from '../../deps.ts';
import { asStorageFull } from '../../files/storage-full.ts';
import { findMenu } from '../../menus/queries.ts';
import { workerAccess } from '../../restaurants/access.ts';
import { findRestaurant, lockRestaurant } from '../../restaurants/queries.ts';
import { recordImportStep } from '../../telemetry/metrics.ts';
import { applyImport } from '../apply/apply-import.ts';
import type { ImportError, ImportRow } from '../store/import-row.ts';
import { findReviewOfFiles } from '../store/queries.ts';
import { type ImportRun, LostRun, type RunFields, releaseRun, saveOwnRun } from '../store/run-queries.ts';
import { type Claim, claimImport, endRun, type RunDeps, type RunResult, startRenewing } from './lease.ts';
import { makeDraft } from './make-draft.ts';
import { takePages } from './page-usage.ts';
import { countPages, type RunContext, readPages } from './pages.ts';
import { pairLanguages } from './pair-languages.ts';
import { problemOfNoItems } from './problem-of-no-items.ts';
import { rememberChoices } from './remember-choices.ts';
import { reportOf, reportOfNothing } from './report.ts';
import { TurnOver } from './turns.ts';

/**
 * The job: leases the import, reads it in a child process, ends it. On shutdown the lease is released without counting an
 * attempt; an unexpected error is thrown so that the queue retries, and ends the import on the last attempt.
 */
export async function readMenu(
  deps: RunDeps,
  { restaurant_id, import_id }: { restaurant_id: string; import_id: number },
  signal: AbortSignal,
  openReader: () => Reader,
): Promise<void> {
  const claim = await claimImport(deps, workerAccess(restaurant_id), import_id);
  if (!claim) return;
  const { run, row } = claim;
  const startedAt = performance.now();
  const folder = await deps.spool.newFolder();
  const reader = openReader();
  const lost = new AbortController();
  const either = AbortSignal.any([signal, lost.signal]);
  // Aborts the page that is being read.
  either.addEventListener('abort', () => void reader.close(), { once: true });
  const renewal = startRenewing(deps, run, {
    spentMs: row.execution_time_ms ?? 0,
    onLost: () => lost.abort(new LostRun()),
  });
  try {
    const ending = await readImport(
      deps,
      reader,
      { run, uploads: row.files, folder, begun: startedAt, signal: either },
      row,
    );
    await renewal.stop();
    await end(deps, run, ending, renewal.elapsed());
  } catch (error) {
    await renewal.stop();
    await breakOff(deps, claim, { error, isStopping: signal.aborted, elapsed: renewal.elapsed() });
  } finally {
    await renewal.stop();
    await reader.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The steps of specification §4, each written to the row as it begins: manipulating (the files are copied and their pages
 * counted), extracting (page by page), analyzing (the pages become a menu), generating (put on the menu, if requested).
 * Files and pages that can't be read go into the report; the others continue.
 */
async function readImport(deps: Deps, reader: Reader, context: RunContext, row: ImportRow): Promise<RunResult> {
  // A run died between applying and ending: everything is done.
  if (row.applied_at !== null) return { status: 'completed' };
  const { run, uploads, signal } = context;
  const steps = openStepTimer();
  const save = async (fields: RunFields) => {
    signal.throwIfAborted();
    await saveOwnRun(deps.db, run, fields);
  };
  await save({ status: 'manipulating' });
  const pageCounts = await countPages(deps, reader, context);
  signal.throwIfAborted();
  const reservedPages = await takePages(deps, run, pageCounts, uploads);
  steps.begin('extracting');
  const { readings, failures, text_problems } = await readPages(deps, reader, { ...context, counted: reservedPages });
  if (readings.length === 0)
    return { status: 'failed', error: failures[0]?.problem ?? 'no_text', report: reportOfNothing(0, failures) };

  await save({ status: 'analyzing' });
  steps.begin('analyzing');
  const onPages = (page: number) => save({ progress: { page, pages: readings.length } });
  const madeDraft = await makeDraft(deps, reader, { ...context, readings, onPages });
  signal.throwIfAborted();
  const restaurant = await findRestaurant(deps.db, run.access);
  const menu = await findMenu(deps.db, run.access, row.menu_id);
  if (!restaurant || !menu) throw new Refusal('not_found');
  const { currency, main_locale } = restaurant;
  const { made_by } = madeDraft;
  const draft = pairLanguages(madeDraft.draft, main_locale);
  const reviewed = await findReviewOfFiles(deps.db, run.access, row);
  const remembered = reviewed && rememberChoices(draft, reviewed);
  const counts = {
    currency,
    untitled: menu.title,
    pages: readings.length,
    failures,
    text_problems,
    made_by,
    remembered,
  };
  const report = reportOf(draft, counts);
  // An empty draft must not wipe a menu.
  if (report.items === 0) return { status: 'failed', error: problemOfNoItems(readings, failures, row.files), report };

  // Choices of a run that died belong to a draft with other keys.
  await save({ status: 'generating', draft, report, choices: remembered ?? null });
  steps.begin('generating');
  if (row.apply === 'auto') await applyImport(deps, run.access, run.id, { run });
  steps.record(made_by.engine);
  return { status: 'completed' };
}

/** The time of each step, recorded once the import is read: only then is known what made its menu. */
function openStepTimer() {
  const starts: [step: string, startedAt: number][] = [['manipulating', performance.now()]];
  return {
    begin: (step: string) => void starts.push([step, performance.now()]),
    record: (engine: string) => {
      for (const [index, [step, startedAt]] of starts.entries()) {
        const endedAt = starts[index + 1]?.[1] ?? performance.now();
        recordImportStep(step, engine, (endedAt - startedAt) / 1_000);
      }
    },
  };
}

async function end(deps: RunDeps, run: ImportRun, ending: RunResult, elapsed: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await lockRestaurant(tx, run.access))) return;
    await endRun(deps, tx, run, { ...ending, execution_time_ms: elapsed });
  });
}

async function breakOff(
  deps: RunDeps,
  { run, is_last_try }: Claim,
  { error, isStopping, elapsed }: { error: unknown; isStopping: boolean; elapsed: number },
): Promise<void> {
  if (error instanceof TurnOver && !isStopping) {
    await deps.db.transaction(async (tx) => {
      await releaseRun(tx, run, { is_counted: false });
      await deps.sendLater(tx, run.access, run.id, 0);
    });
    return;
  }
  if (isStopping || isAway(error)) {
    await releaseRun(deps.db, run, { is_counted: false });
    throw error;
  }
  if (error instanceof LostRun) return;
  const errorCode = knownError(asStorageFull(error));
  if (!errorCode && !is_last_try) {
    await releaseRun(deps.db, run, { is_counted: true });
    throw error;
  }
  if (!errorCode) deps.log.error({ err: error, import_id: run.id }, 'an import failed');
  await end(deps, run, { status: 'failed', error: errorCode ?? 'internal_error' }, elapsed);
}

/** Whether the file store can't be reached: not this import's fault, so it waits however long that lasts. */
const isAway = (error: unknown): boolean => error instanceof Refusal && error.code === 'service_unavailable';

/** Errors that a retry would meet again. */
function knownError(error: unknown): ImportError | undefined {
  if (error instanceof ReadingError) return error.problem;
  if (!(error instanceof Refusal)) return undefined;
  const { code } = error;
  switch (code) {
    case 'too_many_sections':
    case 'too_many_items':
    case 'too_much_text':
    case 'not_found':
    case 'storage_full':
    case 'reading_limit_reached':
      return code;
    default:
      return undefined;
  }
}
