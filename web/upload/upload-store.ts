import * as z from 'zod/mini';
import type { Import } from '../../shared/api/imports.ts';
import { UPLOADING_IMPORT_ID } from '../../shared/import-status.ts';
import type { Obstacle } from '../api/retry-policy.ts';
import { createStore } from '../state/store.ts';
import { storedValue } from '../state/stored-value.ts';
import type { ChosenFile } from './chosen-files.ts';
import type { Refused } from './file-check.ts';

/** A page that the server is asked to read. */
export type PageReading = {
  /** As it was sent. */
  address: string;
  /** Null while the server loads it. */
  error: Error | null;
  /** After an answer that was lost: the newest import before it was asked. One that is newer may be of this page. */
  lost_after: number | null;
};

/** The specification's placeholder while the files are on their way. */
type Placeholder = Pick<Import, 'id' | 'status'>;

export type UploadState = {
  /** The owner of the files: another owner in the same browser starts without any. */
  user_id: string;
  chosen: readonly ChosenFile[];
  refused: readonly Refused[];
  /** What the owner is writing or has pasted, until it is added as a file; null while its field is closed. */
  text: string | null;
  /** Of a web page, as it is being written; null while its field is closed. */
  address: string | null;
  /** The page that is being read, or couldn't be; null before, and once its import has begun. */
  page: PageReading | null;
  /** The added text that is in its field again, its place, and what was in the field before; null if none is. */
  edited_text: { file: ChosenFile; index: number; text_before: string | null } | null;
  /** Dropped tables, which the owner may import as data. */
  tables: readonly File[];
  /** The one that the owner chose to import, until its import begins. */
  table_to_read: File | null;
  /** Null while nothing is being sent. */
  upload: {
    import: Placeholder;
    /** Of each chosen file, 0 to 1. */
    sent: readonly number[];
    /** Why it is paused, though it will continue automatically. */
    waits_for: Obstacle | null;
    cancel(): void;
  } | null;
  /** The import that the last upload created. */
  begun_id: number | null;
  /** Its files, to show their pictures before the server has read them. */
  begun_files: readonly ChosenFile[];
  /** The last upload ended without an import: the files are still here, and the app returns to them. */
  came_back: boolean;
  /** Why the server refused the last upload, as its message. */
  reason: string | null;
};

const EMPTY_STATE: UploadState = {
  user_id: '',
  chosen: [],
  refused: [],
  text: null,
  address: null,
  page: null,
  edited_text: null,
  tables: [],
  table_to_read: null,
  upload: null,
  begun_id: null,
  begun_files: [],
  came_back: false,
  reason: null,
};
/** Chosen files and the upload outlive the screens: the owner may visit others meanwhile. */
export const uploadStore = createStore(EMPTY_STATE);
export const uploadState = uploadStore.get;

export const setUploadState = (changes: Partial<UploadState>): void =>
  uploadStore.set({ ...uploadState(), ...changes });

/** As `uploadState`; returns nothing if the state belongs to another owner. */
export const uploadStateOf = (userId: string | undefined): UploadState =>
  uploadState().user_id === userId ? uploadState() : EMPTY_STATE;

export const isPageLoading = ({ page }: Pick<UploadState, 'page'>): boolean => page !== null && page.error === null;

/** Before an owner's first change: clears what another owner left, and restores the text that a reload has cut off. */
export function claimUploadState(userId: string): void {
  if (uploadState().user_id === userId) return;
  uploadState().upload?.cancel();
  keptText = storedText(userId).read() ?? '';
  setUploadState({ ...EMPTY_STATE, user_id: userId, text: keptText === '' ? null : keptText });
}

/** Files can be chosen again after a reload; a text that was written may be nowhere else. Of this tab, by its owner. */
const storedText = (userId: string) => storedValue(`menu-text:${userId}`, z.string());
let keptText = '';

uploadStore.subscribe(() => {
  const { user_id, chosen, text } = uploadState();
  const unsentText = joinTexts([...chosen.map((file) => file.text), text]);
  if (unsentText === keptText) return;
  keptText = unsentText;
  storedText(user_id).tryToKeep(unsentText);
});

/** One below the other, without those that are blank. */
export const joinTexts = (texts: readonly (string | null | undefined)[]): string =>
  texts.filter((text) => text && text.trim() !== '').join('\n\n');

/** After the import was created: the server has the files now. */
export function endUpload(importId: number): void {
  const { user_id, chosen, text, address, page, edited_text, tables, table_to_read } = uploadState();
  setUploadState({
    ...EMPTY_STATE,
    user_id,
    text,
    address,
    page,
    edited_text,
    tables,
    table_to_read,
    begun_id: importId,
    begun_files: chosen,
  });
}

export const placeholderImport = (): Placeholder => ({ id: UPLOADING_IMPORT_ID, status: 'uploading' });
