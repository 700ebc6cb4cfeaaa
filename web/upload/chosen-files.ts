import type { Rotation } from '../../shared/api/imports.ts';
import type { MenuFileType } from '../../shared/file-types.ts';
import { LIMITS } from '../../shared/limits.ts';

import { checkFile, type Refused } from './file-check.ts';

/** A file that passed the checks, with the owner's rotation. */
export type ChosenFile = {
  id: string;
  file: File;
  type: MenuFileType;
  rotation: Rotation;
  /** What the owner wrote or pasted, if the file was made of it. */
  text?: string;
};

const NEXT_TURN: Record<Rotation, Rotation> = { 0: 90, 90: 180, 180: 270, 270: 0 };

/** Checks new files together with the chosen ones: returns those that pass, tables, and a message for each other. */
export async function sortFiles(
  files: readonly File[],
  chosenFiles: readonly ChosenFile[],
  newId: () => string,
): Promise<{ passed: ChosenFile[]; tables: File[]; refused: Refused[] }> {
  const checkedFiles = await Promise.all(files.map(async (file) => ({ file, check: await checkFile(file) })));
  const passedFiles: ChosenFile[] = [];
  const tables: File[] = [];
  const refusedFiles: Refused[] = [];
  for (const { file, check } of checkedFiles) {
    if ('problem' in check) {
      if (check.problem === 'table') tables.push(file);
      else refusedFiles.push({ name: file.name, problem: check.problem });
    } else if (isAmong(file, [...chosenFiles, ...passedFiles])) continue;
    else if (chosenFiles.length + passedFiles.length >= LIMITS.MAX_FILES_PER_IMPORT)
      refusedFiles.push({ name: file.name, problem: 'too_many' });
    else passedFiles.push({ id: newId(), file, type: check.type, rotation: 0 });
  }
  return { passed: passedFiles, tables, refused: refusedFiles };
}

/** The same file chosen twice counts once. Pasted pictures all have the same name, but different times. */
const isAmong = ({ name, size, lastModified }: File, chosenFiles: readonly ChosenFile[]): boolean =>
  chosenFiles.some(({ file }) => file.name === name && file.size === size && file.lastModified === lastModified);

/** Moves one to another's place; the others keep their order. Beyond the ends nothing moves. */
export function moveFile(files: readonly ChosenFile[], from: number, to: number): readonly ChosenFile[] {
  const file = files[from];
  if (!file || to < 0 || to >= files.length || from === to) return files;
  return files.toSpliced(from, 1).toSpliced(to, 0, file);
}

/** A quarter turn clockwise. */
export const turnFile = (files: readonly ChosenFile[], id: string): readonly ChosenFile[] =>
  files.map((file) => (file.id === id ? { ...file, rotation: NEXT_TURN[file.rotation] } : file));

export const removeFile = (files: readonly ChosenFile[], id: string): readonly ChosenFile[] =>
  files.filter((file) => file.id !== id);
