import { type Import, importAnswerSchema, importsAnswerSchema } from '../../shared/api/imports.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { isProblem, NetworkProblem, UnreadableAnswer } from '../api/api-problem.ts';
import { askApi, CLIENT_OPTIONS } from '../api/ask.ts';
import { createAsk } from '../api/client.ts';
import { KEYS } from '../api/keys.ts';
import { queryClient } from '../api/query-client.ts';
import { requireRestaurantId, signedInUser } from '../api/session.ts';
import { newestId } from './arrived-import.ts';
import {
  claimUploadState,
  isPageLoading,
  type PageReading,
  setUploadState,
  uploadState,
  uploadStateOf,
} from './upload-store.ts';

type Steps = {
  /** Goes to the analysis screen. */
  toAnalysis(): void;
  /** What must exist first, such as the restaurant. */
  prepare?: () => Promise<void>;
};

/** Longer than the server waits for a page and the files that it links, and lays them out. */
const LOADING_SILENCE_MS = 75_000;
const askPatiently = createAsk({ ...CLIENT_OPTIONS, silence_ms: LOADING_SILENCE_MS });

/**
 * Lets the server load the menu at an address, one page at a time: also while the owner visits other screens. Its import is
 * the one that the analysis screen then shows; why the page can't be read is at its field.
 */
export async function readWebPage(address: string, { toAnalysis, prepare }: Steps): Promise<void> {
  const user = signedInUser();
  if (!user) return;
  claimUploadState(user);
  const { page: previousPage } = uploadState();
  if (isPageLoading(uploadState())) return;
  const page: PageReading = { address, error: null, lost_after: null };
  setUploadState({ page });
  const attempt: Attempt = { newest_before: previousPage?.address === address ? previousPage.lost_after : null };
  try {
    await prepare?.();
    endReading(page, await beginImport(address, attempt), toAnalysis);
  } catch (error) {
    // Another owner's page is none or another.
    if (uploadState().page !== page) return;
    // The redirect to sign-in shows it; afterwards it would be untrue.
    if (isProblem(error, 'unauthenticated')) return setUploadState({ page: null });
    const problem = error instanceof Error ? error : new Error(String(error));
    setUploadState({ page: { address, error: problem, lost_after: isLost(error) ? attempt.newest_before : null } });
  }
}

function endReading(page: PageReading, startedImport: Import, toAnalysis: () => void): void {
  const { page: currentPage, address } = uploadState();
  if (currentPage !== page) return;
  const isSignedIn = uploadStateOf(signedInUser()) === uploadState();
  if (isSignedIn) {
    queryClient.setQueryData(KEYS.import(startedImport.id), startedImport);
    void queryClient.invalidateQueries({ queryKey: KEYS.imports, exact: true });
  }
  setUploadState({
    page: null,
    address: address === page.address ? null : address,
    begun_id: startedImport.id,
    begun_files: [],
    came_back: false,
    reason: null,
  });
  if (isSignedIn) toAnalysis();
}

/** The newest import before the server was first asked for the page; null before that. */
type Attempt = { newest_before: number | null };

/** Whether the server may have begun the import nevertheless. */
const isLost = (error: unknown): error is Error => error instanceof NetworkProblem || error instanceof UnreadableAnswer;

/**
 * Asks the server to read a page, unless it has begun to: after an answer that was lost, an import that is newer than the
 * newest before is the page's. Asking again would read it twice.
 */
async function beginImport(address: string, attempt: Attempt): Promise<Import> {
  const arrivedImport = await findArrivedPage(attempt);
  if (arrivedImport) return arrivedImport;
  const path = fillPath(API_PATHS.restaurantMenusFromPage, { id: requireRestaurantId() });
  const body = { address, option: 'add', apply: 'review' };
  try {
    return (await askPatiently(importAnswerSchema, 'POST', path, body)).import;
  } catch (error) {
    const startedImport = isLost(error) && (await findArrivedPage(attempt).catch(() => undefined));
    if (startedImport) return startedImport;
    throw error;
  }
}

/** The first import of those that came after the attempt's beginning, but none of files that were sent from here. */
async function findArrivedPage(attempt: Attempt): Promise<Import | undefined> {
  const { imports } = await askApi(importsAnswerSchema, 'GET', API_PATHS.imports);
  const { newest_before: newestBefore } = attempt;
  attempt.newest_before ??= newestId(imports);
  if (newestBefore === null) return undefined;
  return imports.findLast(({ id }) => id > newestBefore && id !== uploadState().begun_id);
}
