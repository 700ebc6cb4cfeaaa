import { type Import, importAnswerSchema, importsAnswerSchema } from '../../shared/api/imports.ts';
import { UPLOAD_TO_ANALYSIS_MS } from '../../shared/limits.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { ApiProblem, UnreadableAnswer } from '../api/api-problem.ts';
import { askApi, askWithProgress } from '../api/ask.ts';
import { KEYS } from '../api/keys.ts';
import { problemWords } from '../api/problem-words.ts';
import { queryClient } from '../api/query-client.ts';
import type { Obstacle } from '../api/retry-policy.ts';
import { runWithRetries } from '../api/retrying.ts';
import { requireRestaurantId, signedInUser } from '../api/session.ts';
import { t } from '../i18n/i18n.ts';
import { showError } from '../state/notices.ts';
import { findArrived, newestId } from './arrived-import.ts';
import { sharesSent } from './byte-progress.ts';
import type { ChosenFile } from './chosen-files.ts';
import { toUploadForm } from './upload-form.ts';
import { endUpload, placeholderImport, setUploadState, type UploadState, uploadState } from './upload-store.ts';

type Steps = {
  /** Goes to the analysis screen. */
  toAnalysis(): void;
  /** What must exist first, such as the restaurant; shows its own failures in the banner. */
  prepare?: () => Promise<void>;
};

/** Retries of temporary failures, within a minute in total; then the files are still there to be sent again. */
const MAX_FAILURES = 6;

/** Thrown by `prepare` if it has already shown what went wrong. */
export class PreparationFailed extends Error {}

/**
 * The specification's sequence (§4, "Upload of menus"): the status becomes uploading, after a second the app goes to the
 * analysis screen, then the upload is sent. If it fails or is cancelled, the files are still there, and the analysis screen
 * links back to them.
 */
export async function sendUpload({ toAnalysis, prepare }: Steps): Promise<void> {
  if (uploadState().upload) return;
  const abortUpload = new AbortController();
  const { chosen: chosenFiles, user_id } = uploadState();
  const startedUpload = {
    import: placeholderImport(),
    sent: chosenFiles.map(() => 0),
    waits_for: null,
    cancel: () => abortUpload.abort(),
  };
  setUploadState({
    upload: startedUpload,
    refused: [],
    begun_id: null,
    begun_files: [],
    came_back: false,
    reason: null,
  });
  addEventListener('beforeunload', warnBeforeUnload);
  try {
    await new Promise((resolve) => setTimeout(resolve, UPLOAD_TO_ANALYSIS_MS));
    toAnalysis();
    await prepare?.();
    abortUpload.signal.throwIfAborted();
    const startedImport = await sendFiles(chosenFiles, abortUpload.signal);
    queryClient.setQueryData(KEYS.import(startedImport.id), startedImport);
    void queryClient.invalidateQueries({ queryKey: KEYS.imports, exact: true });
    endUpload(startedImport.id);
  } catch (error) {
    const failureReason = error instanceof ApiProblem || error instanceof UnreadableAnswer ? problemWords(error) : null;
    setUploadState({ upload: null, came_back: true, reason: failureReason });
    const isTold = abortUpload.signal.aborted || error instanceof PreparationFailed || signedInUser()?.id !== user_id;
    if (!isTold) showError(t('imports.import_failed'));
  } finally {
    removeEventListener('beforeunload', warnBeforeUnload);
  }
}

/** Sends the files until the server has them or refuses them; an upload whose answer was lost isn't sent twice. */
async function sendFiles(chosenFiles: readonly ChosenFile[], signal: AbortSignal): Promise<Import> {
  const fileSizes = chosenFiles.map(({ file }) => file.size);
  const path = fillPath(API_PATHS.restaurantMenusUpload, { id: requireRestaurantId() });
  const uploadForm = toUploadForm(chosenFiles);
  const sendWithProgress = askWithProgress((loaded, total) =>
    noteProgress({ sent: sharesSent(fileSizes, loaded, total), waits_for: null }),
  );
  let importIdBefore: number | undefined;
  const attemptUpload = async () => {
    const { imports } = await askApi(importsAnswerSchema, 'GET', API_PATHS.imports, undefined, { signal });
    const arrivedImport = importIdBefore === undefined ? undefined : findArrived(imports, importIdBefore, fileSizes);
    importIdBefore ??= newestId(imports);
    return arrivedImport ?? (await sendWithProgress(importAnswerSchema, 'POST', path, uploadForm, { signal })).import;
  };
  // Bytes of a failed attempt don't count: the upload can be cancelled.
  const onObstacle = (waits_for: Obstacle) => noteProgress({ sent: fileSizes.map(() => 0), waits_for });
  return await runWithRetries(attemptUpload, { signal, max_failures: MAX_FAILURES, onObstacle });
}

function noteProgress(changes: Partial<NonNullable<UploadState['upload']>>): void {
  const { upload: startedUpload } = uploadState();
  if (startedUpload) setUploadState({ upload: { ...startedUpload, ...changes } });
}

/** Leaving the app now would lose the files; the browser asks with its own message. */
const warnBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
