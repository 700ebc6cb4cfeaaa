import { useSyncExternalStore } from 'react';
import { signedInUser } from '../api/session.ts';
import { moveFile, removeFile, sortFiles, turnFile } from './chosen-files.ts';
import {
  claimUploadState,
  setUploadState,
  type UploadState,
  uploadState,
  uploadStateOf,
  uploadStore,
} from './upload-store.ts';

/** The signed-in owner's chosen files and their upload. */
export const useUpload = (): UploadState =>
  useSyncExternalStore(uploadStore.subscribe, () => uploadStateOf(signedInUser()?.id));

// Not a UUID: browsers have those on https only, and a trial on a phone has none.
let lastId = 0;
const newId = (): string => {
  lastId += 1;
  return String(lastId);
};

/** Adds files that pass the checks, and says which don't. */
export async function addFiles(files: readonly File[]): Promise<void> {
  const user = signedInUser();
  if (!user || files.length === 0) return;
  claimUploadState(user.id);
  const { passed: passedFiles, refused: refusedFiles } = await sortFiles(files, uploadState().chosen, newId);
  setUploadState({
    chosen: [...uploadState().chosen, ...passedFiles],
    refused: refusedFiles,
    came_back: false,
    reason: null,
  });
}

export const moveChosen = (from: number, to: number): void =>
  setUploadState({ chosen: moveFile(uploadState().chosen, from, to) });
export const turnChosen = (id: string): void => setUploadState({ chosen: turnFile(uploadState().chosen, id) });
export const removeChosen = (id: string): void =>
  setUploadState({ chosen: removeFile(uploadState().chosen, id), reason: null });
export const forgetRefused = (): void => setUploadState({ refused: [] });
