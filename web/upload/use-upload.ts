import { useSyncExternalStore } from 'react';
import { withoutControls } from '../../shared/decode-text.ts';
import { signedInUser } from '../api/session.ts';
import { t } from '../i18n/i18n.ts';
import { moveFile, removeFile, sortFiles, turnFile } from './chosen-files.ts';
import {
  claimUploadState,
  isPageLoading,
  joinTexts,
  setUploadState,
  type UploadState,
  uploadState,
  uploadStateOf,
  uploadStore,
} from './upload-store.ts';

/** The signed-in owner's chosen files and their upload. */
export const useUpload = (): UploadState =>
  useSyncExternalStore(uploadStore.subscribe, () => uploadStateOf(signedInUser()));

// Not a UUID: browsers have those on https only, and a trial on a phone has none.
let lastId = 0;
const newId = (): string => {
  lastId += 1;
  return String(lastId);
};

/** Adds files that pass the checks, and says which don't. Returns whether all of them did. */
export async function addFiles(files: readonly File[]): Promise<boolean> {
  const user = signedInUser();
  if (!user || files.length === 0) return false;
  claimUploadState(user);
  const { passed, tables, refused } = await sortFiles(files, uploadState().chosen, newId);
  setUploadState({
    chosen: [...uploadState().chosen, ...passed],
    tables: [...uploadState().tables, ...tables],
    refused,
    came_back: false,
    reason: null,
  });
  return tables.length === 0 && refused.length === 0;
}

export function writeText(text: string | null): void {
  const user = signedInUser();
  if (!user) return;
  claimUploadState(user);
  setUploadState({ text });
}

/** A text that is pasted beside its field goes below what is there. */
export function pasteText(pastedText: string): void {
  writeText(joinTexts([uploadStateOf(signedInUser()).text?.trimEnd(), pastedText]));
}

/** Another address than the one that is being loaded waits until that is over. */
export function writeAddress(address: string | null): void {
  const user = signedInUser();
  if (!user) return;
  claimUploadState(user);
  if (!isPageLoading(uploadState())) setUploadState({ address, page: null });
}

/** What is pasted beside the fields: an address alone is that of a page, if pages are read here. */
export function pasteWords(words: string, canReadPages: boolean): void {
  if (canReadPages && ADDRESS_PATTERN.test(words.trim())) writeAddress(words.trim());
  else pasteText(words);
}

const ADDRESS_PATTERN = /^https?:\/\/\S+$/i;

/** A text that was added is in its field again, to be corrected. */
export function editText(id: string): void {
  const { chosen, text, upload } = uploadState();
  const index = chosen.findIndex((chosenFile) => chosenFile.id === id);
  const file = chosen[index];
  // What is on its way would be read twice.
  if (file?.text === undefined || upload) return;
  setUploadState({
    chosen: removeFile(chosen, id),
    text: joinTexts([file.text, text]),
    edited_text: { file, index, text_before: text },
    reason: null,
  });
}

/** Closes the field. A text that was added before stays as it was then. */
export function cancelText(): void {
  const { chosen, edited_text } = uploadStateOf(signedInUser());
  if (!edited_text) {
    writeText(null);
    return;
  }
  const { file, index, text_before } = edited_text;
  setUploadState({ chosen: chosen.toSpliced(index, 0, file), text: text_before, edited_text: null });
}

/** As soon as the screen opens: a text that was written before a reload. */
export function restoreText(): void {
  const user = signedInUser();
  if (user) claimUploadState(user);
}

let adding: Promise<boolean> | undefined;

/** Adds the written text as a file, once, and closes its field. Returns false if it can't be added: it is still there. */
export const addText = (): Promise<boolean> => {
  adding ??= addWrittenText().finally(() => {
    adding = undefined;
  });
  return adding;
};

async function addWrittenText(): Promise<boolean> {
  const { text, chosen } = uploadStateOf(signedInUser());
  if (text === null || text.trim() === '') {
    setUploadState({ text: null, edited_text: null });
    return true;
  }
  const names = new Set(chosen.map(({ file }) => file.name));
  let number = 1;
  while (names.has(textFileName(number))) number += 1;
  // Copied text may have signs that no text file has.
  const file = new File([withoutControls(text)], textFileName(number), { type: 'text/plain' });
  if (!(await addFiles([file]))) return false;
  setUploadState({
    chosen: uploadState().chosen.map((chosenFile) => (chosenFile.file === file ? { ...chosenFile, text } : chosenFile)),
    text: null,
    edited_text: null,
  });
  return true;
}

const textFileName = (number: number): string =>
  number === 1 ? t('imports.text_name') : t('imports.text_name_numbered', { number });

export const dismissTable = (table: File): void =>
  setUploadState({ tables: uploadState().tables.filter((other) => other !== table) });

/** For the part that imports data, wherever it is. */
export function passTableOn(table: File): void {
  dismissTable(table);
  setUploadState({ table_to_read: table });
}

/** Once: whoever asks again gets none. */
export function takeTableToRead(): File | null {
  const table = uploadState().table_to_read;
  if (table) setUploadState({ table_to_read: null });
  return table;
}

export const moveChosen = (from: number, to: number): void =>
  setUploadState({ chosen: moveFile(uploadState().chosen, from, to) });
export const turnChosen = (id: string): void => setUploadState({ chosen: turnFile(uploadState().chosen, id) });
export const removeChosen = (id: string): void =>
  setUploadState({ chosen: removeFile(uploadState().chosen, id), reason: null });
export const forgetRefused = (): void => setUploadState({ refused: [] });
