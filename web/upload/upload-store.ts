import * as z from 'zod/mini';
import type { User } from '../../shared/api/accounts.ts';
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
  /** Theirs that the files are for; undefined before it exists. */
  restaurant_id: string | undefined;
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
  restaurant_id: undefined,
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

/** As `uploadState`; returns nothing if the state belongs to another owner, or to another of the owner's restaurants. */
export const uploadStateOf = (user: User | undefined): UploadState => (isOf(user) ? uploadState() : EMPTY_STATE);

/** Files that were chosen before there was a restaurant are for the first one. */
function isOf(user: User | undefined): boolean {
  const { user_id, restaurant_id } = uploadState();
  return user_id === user?.id && (restaurant_id === undefined || restaurant_id === user.restaurant?.id);
}

export const isPageLoading = ({ page }: Pick<UploadState, 'page'>): boolean => page !== null && page.error === null;

/**
 * Before an owner's first change: clears what was left for another owner or restaurant, and restores the text that a reload
 * has cut off.
 */
export function claimUploadState(user: User): void {
  const claim = { user_id: user.id, restaurant_id: user.restaurant?.id };
  if (isOf(user)) {
    if (uploadState().restaurant_id !== claim.restaurant_id) setUploadState(claim);
    return;
  }
  uploadState().upload?.cancel();
  // Before accounts had several restaurants, and before there is one, the text is kept for the user alone.
  const earlierText = user.restaurants ? undefined : storedText({ user_id: user.id }).read();
  keptText = storedText(claim).read() ?? earlierText ?? '';
  setUploadState({ ...EMPTY_STATE, ...claim, text: keptText === '' ? null : keptText });
}

/**
 * Files can be chosen again after a reload; a text that was written may be nowhere else. Of this tab, by its owner, for one
 * of their restaurants.
 */
const storedText = ({
  user_id,
  restaurant_id,
}: Pick<UploadState, 'user_id'> & { restaurant_id?: string | undefined }) =>
  storedValue(restaurant_id ? `menu-text:${user_id}:${restaurant_id}` : `menu-text:${user_id}`, z.string());
let keptText = '';

uploadStore.subscribe(() => {
  const { user_id, restaurant_id, chosen, text } = uploadState();
  const unsentText = joinTexts([...chosen.map((file) => file.text), text]);
  if (unsentText === keptText) return;
  keptText = unsentText;
  storedText({ user_id, restaurant_id }).tryToKeep(unsentText);
});

/** One below the other, without those that are blank. */
export const joinTexts = (texts: readonly (string | null | undefined)[]): string =>
  texts.filter((text) => text && text.trim() !== '').join('\n\n');

/** After the import was created: the server has the files now. */
export function endUpload(importId: number): void {
  const { user_id, restaurant_id, chosen, text, address, page, edited_text, tables, table_to_read } = uploadState();
  setUploadState({
    ...EMPTY_STATE,
    user_id,
    restaurant_id,
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
