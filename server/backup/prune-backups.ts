import { type FileKey, isFileKey } from '../files/files.ts';
import { BACKUP_ID, timeOfBackup } from './backup-format.ts';
import { BackupProblem } from './backup-problem.ts';
import { type BackupStore, CONTENTS_PREFIX, folderOf, listBackups, readManifest } from './backup-store.ts';
import { listBackedUpFiles } from './copy-files.ts';

const NIGHTLY_KEPT = 7;
const WEEKLY_KEPT = 4;
const DAY_MS = 24 * 60 * 60 * 1_000;
const WEEK_MS = 7 * DAY_MS;
/** 1970 began on a Thursday: weeks begin on Monday. */
const MONDAY_MS = 4 * DAY_MS;

/**
 * Which backups stay: the newest seven, and the newest of each of the last four weeks.
 * @param ids The newest first.
 */
export function keptBackups(ids: readonly string[]): string[] {
  const weekOf = (id: string) => Math.floor((timeOfBackup(id).getTime() - MONDAY_MS) / WEEK_MS);
  const newestOfWeek = new Map<number, string>();
  for (const id of ids) if (!newestOfWeek.has(weekOf(id))) newestOfWeek.set(weekOf(id), id);
  const weeklyIds = [...newestOfWeek.values()].slice(0, WEEKLY_KEPT);
  return ids.filter((id, index) => index < NIGHTLY_KEPT || weeklyIds.includes(id));
}

/**
 * Deletes older backups, what interrupted ones left, and contents that none refers to. Contents younger than a day may
 * be of a backup that is being made; older ones are stored again before such a one counts on it (copy-files.ts).
 */
export async function pruneBackups(backups: BackupStore, now: Date): Promise<void> {
  const { store } = backups;
  // Listed once: a backup that is finished meanwhile is in neither set, and too young to be deleted.
  const ids = await listBackups(backups);
  const keptIds = new Set(keptBackups(ids));
  const dayAgo = now.getTime() - DAY_MS;
  const isOld = async (key: FileKey) => ((await store.modifiedAt(key))?.getTime() ?? now.getTime()) < dayAgo;
  const completeIds = new Set(ids);
  // The manifest first: without it a backup is none.
  for (const id of completeIds) if (!keptIds.has(id)) await store.delete(`${folderOf(id)}/manifest`);
  for await (const key of store.list('private/backups')) {
    const id = key.split('/')[2] ?? '';
    if (BACKUP_ID.test(id) && !keptIds.has(id) && (completeIds.has(id) || (await isOld(key)))) await store.delete(key);
  }
  const names = new Set<string>();
  for (const id of keptIds) {
    try {
      for await (const { name } of listBackedUpFiles(backups, await readManifest(backups, id))) names.add(name);
    } catch (error) {
      // One with another key: its references are unknown, so all contents stay.
      if (error instanceof BackupProblem) return;
      throw error;
    }
  }
  for await (const key of store.list(CONTENTS_PREFIX)) {
    const name = key.split('/').at(-1) ?? '';
    if (isFileKey(key) && !names.has(name) && (await isOld(key))) await store.delete(key);
  }
}
