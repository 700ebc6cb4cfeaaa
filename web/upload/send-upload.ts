import { importAnswerSchema } from '../../shared/api/imports.ts';
import { UPLOAD_TO_ANALYSIS_MS } from '../../shared/limits.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { ApiProblem } from '../api/api-problem.ts';
import { askWithProgress } from '../api/ask.ts';
import { KEYS } from '../api/keys.ts';
import { queryClient } from '../api/query-client.ts';
import { showError } from '../frame/banner.ts';
import { t } from '../i18n/i18n.ts';
import { requireRestaurantId, signedInUser } from '../session/session.ts';
import { sharesSent } from './byte-progress.ts';
import { type ImportChoice, toUploadForm } from './upload-form.ts';
import { endUpload, placeholder, setUploadState, uploadState } from './upload-store.ts';

type Steps = {
  choice: ImportChoice;
  /** Leads to the analysis screen. */
  toAnalysis(): void;
  /** What has to be there first, as the restaurant; says its own failures in the banner. */
  prepare?: () => Promise<void>;
};

/** Thrown by `prepare` where it has said what went wrong. */
export class PreparationFailed extends Error {}

/**
 * The specification's sequence (§4, "Upload of menus"): the status becomes uploading, after a second the app goes to the
 * analysis screen, then the upload is sent. When it fails or is cancelled the files are still there, and the analysis
 * screen leads back to them.
 */
export async function sendUpload({ choice, toAnalysis, prepare }: Steps): Promise<void> {
  if (uploadState().upload) return;
  const abort = new AbortController();
  const { chosen, user_id } = uploadState();
  const upload = { import: placeholder(), sent: chosen.map(() => 0), cancel: () => abort.abort() };
  setUploadState({ upload, refused: [], begun_id: null, came_back: false, reason: null });
  addEventListener('beforeunload', warn);
  try {
    await new Promise((resolve) => setTimeout(resolve, UPLOAD_TO_ANALYSIS_MS));
    toAnalysis();
    await prepare?.();
    abort.signal.throwIfAborted();
    const sizes = chosen.map(({ file }) => file.size);
    const ask = askWithProgress((loaded, total) => {
      const { upload: now } = uploadState();
      if (now) setUploadState({ upload: { ...now, sent: sharesSent(sizes, loaded, total) } });
    });
    const path = fillPath(API_PATHS.restaurantMenusUpload, { id: requireRestaurantId() });
    const form = toUploadForm(chosen, choice);
    const begun = (await ask(importAnswerSchema, 'POST', path, form, { signal: abort.signal })).import;
    queryClient.setQueryData(KEYS.import(begun.id), begun);
    void queryClient.invalidateQueries({ queryKey: KEYS.imports, exact: true });
    endUpload(begun.id);
  } catch (error) {
    const reason = error instanceof ApiProblem ? error.message : null;
    setUploadState({ upload: null, came_back: true, reason });
    const isTold = abort.signal.aborted || error instanceof PreparationFailed || signedInUser()?.id !== user_id;
    if (!isTold) showError(t('imports.import_failed'));
  } finally {
    removeEventListener('beforeunload', warn);
  }
}

/** Leaving the app now would lose the files; the browser asks in its own words. */
const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
