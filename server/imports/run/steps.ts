import type { Reader } from '../../../reader/reading.ts';
import { Refusal } from '../../../shared/errors.ts';
import type { Deps } from '../../deps.ts';
import { findMenu } from '../../menus/queries.ts';
import { findRestaurant } from '../../restaurants/queries.ts';
import { applyImport } from '../apply/apply-import.ts';
import type { ImportRow } from '../store/import-row.ts';
import { type Run, saveRun } from '../store/run-queries.ts';
import { countPages } from './count-pages.ts';
import type { Ending } from './end-run.ts';
import { LostRun } from './lost-run.ts';
import { makeDraft } from './make-draft.ts';
import { takePages } from './page-usage.ts';
import { readPages } from './pages.ts';
import { pairLanguages } from './pair-languages.ts';
import { reportOf, reportOfNothing } from './report.ts';

type Work = { run: Run; row: ImportRow; folder: string; signal: AbortSignal };

/**
 * The steps of specification §4, each written to the row as it begins: manipulating (the files here, their pages
 * counted), extracting (page by page), analyzing (the pages made a menu), generating (put on the menu, where that was
 * asked for). Files and pages that can't be read are told in the report while the others go on.
 */
export async function readImport(deps: Deps, reader: Reader, { run, row, folder, signal }: Work): Promise<Ending> {
  // A run died between applying and ending: all is done.
  if (row.applied_at !== null) return { status: 'completed' };
  const save = async (fields: Parameters<typeof saveRun>[2]) => {
    signal.throwIfAborted();
    if (!(await saveRun(deps.db, run, fields))) throw new LostRun();
  };
  const { files: uploads, apply, menu_id } = row;
  await save({ status: 'manipulating' });
  const found = await countPages(deps, reader, { uploads, folder, signal });
  signal.throwIfAborted();
  const counted = await takePages(deps, run, found, uploads);
  const { readings, failures } = await readPages(deps, reader, { run, counted, uploads, folder, signal });
  if (readings.length === 0)
    return { status: 'failed', error: failures[0]?.problem ?? 'no_text', report: reportOfNothing(0, failures) };

  await save({ status: 'analyzing' });
  const onPages = (page: number) => save({ progress: { page, pages: readings.length } });
  const made = await makeDraft(deps, reader, { run, readings, uploads, folder, signal, onPages });
  signal.throwIfAborted();
  const restaurant = await findRestaurant(deps.db, run.access);
  const menu = await findMenu(deps.db, run.access, menu_id);
  if (!restaurant || !menu) throw new Refusal('not_found');
  const { currency, main_locale } = restaurant;
  const { made_by } = made;
  const draft = pairLanguages(made.draft, main_locale);
  const report = reportOf(draft, { currency, untitled: menu.title, pages: readings.length, failures, made_by });
  // An empty draft must not wipe a menu.
  if (report.items === 0) return { status: 'failed', error: 'no_text', report };

  await save({ status: 'generating', draft, report });
  if (apply === 'auto') await applyImport(deps, run.access, run.id, run);
  return { status: 'completed' };
}
