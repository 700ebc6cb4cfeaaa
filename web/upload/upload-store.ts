import type { Import } from '../../shared/api/imports.ts';
import { UPLOADING_IMPORT_ID } from '../../shared/import-status.ts';
import type { Obstacle } from '../api/retry-policy.ts';
import { createStore } from '../state/store.ts';
import type { ChosenFile } from './chosen-files.ts';
import type { Refused } from './file-check.ts';

/** The specification's placeholder while the files are on their way. */
export type Placeholder = Pick<Import, 'id' | 'status'>;

export type UploadState = {
  /** Whose files these are: another owner on the same browser begins with none. */
  user_id: string;
  chosen: readonly ChosenFile[];
  refused: readonly Refused[];
  /** Null while nothing is being sent. */
  upload: {
    import: Placeholder;
    /** Of each chosen file, 0 to 1. */
    sent: readonly number[];
    /** Why it isn't under way right now, though it will be again by itself. */
    waits_for: Obstacle | null;
    cancel(): void;
  } | null;
  /** The import that the last upload made. */
  begun_id: number | null;
  /** The last upload ended without an import: the files are still here, and the app goes back to them. */
  came_back: boolean;
  /** Why the server refused the last upload, in its words. */
  reason: string | null;
};

const EMPTY: UploadState = {
  user_id: '',
  chosen: [],
  refused: [],
  upload: null,
  begun_id: null,
  came_back: false,
  reason: null,
};
/** What is chosen and sent outlives the screens: the owner may look at others meanwhile. */
export const uploadStore = createStore(EMPTY);
export const uploadState = uploadStore.get;

export const setUploadState = (changes: Partial<UploadState>): void =>
  uploadStore.set({ ...uploadState(), ...changes });

/** As `uploadState`; nothing if the state belongs to another owner. */
export const uploadStateOf = (userId: string | undefined): UploadState =>
  uploadState().user_id === userId ? uploadState() : EMPTY;

/** Before an owner's first change: what another owner left is forgotten. */
export function claimUploadState(userId: string): void {
  if (uploadState().user_id === userId) return;
  uploadState().upload?.cancel();
  setUploadState({ ...EMPTY, user_id: userId });
}

/** After the import was made: the files are the server's now. */
export const endUpload = (importId: number): void =>
  setUploadState({ ...EMPTY, user_id: uploadState().user_id, begun_id: importId });

export const placeholder = (): Placeholder => ({ id: UPLOADING_IMPORT_ID, status: 'uploading' });
