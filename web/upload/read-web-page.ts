import { importAnswerSchema } from '../../shared/api/imports.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { CLIENT_OPTIONS } from '../api/ask.ts';
import { createAsk } from '../api/client.ts';
import { KEYS } from '../api/keys.ts';
import { queryClient } from '../api/query-client.ts';
import { requireRestaurantId, signedInUser } from '../api/session.ts';
import { setUploadState, uploadState } from './upload-store.ts';

/** Longer than the server waits for a page and the files that it links, and lays them out. */
const LOADING_SILENCE_MS = 75_000;
const askPatiently = createAsk({ ...CLIENT_OPTIONS, silence_ms: LOADING_SILENCE_MS });

/** Lets the server load the menu at an address. Its import is the one that the analysis screen then shows. */
export async function readWebPage(
  address: string,
  { toAnalysis, prepare }: { toAnalysis(): void; prepare?: () => Promise<void> },
): Promise<void> {
  const userId = signedInUser()?.id;
  await prepare?.();
  const path = fillPath(API_PATHS.restaurantMenusFromPage, { id: requireRestaurantId() });
  const body = { address, option: 'add', apply: 'review' };
  const { import: startedImport } = await askPatiently(importAnswerSchema, 'POST', path, body);
  // Somebody else may have signed in meanwhile.
  if (signedInUser()?.id !== userId || uploadState().user_id !== userId) return;
  queryClient.setQueryData(KEYS.import(startedImport.id), startedImport);
  void queryClient.invalidateQueries({ queryKey: KEYS.imports, exact: true });
  setUploadState({ address: null, begun_id: startedImport.id, begun_files: [], came_back: false, reason: null });
  toAnalysis();
}
