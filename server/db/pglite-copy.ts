import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

/** Rounds without a lock: each copies what changed during the one before, so that the last one is short. */
const MAX_COPY_ROUNDS = 3;
/** A file system's times may be as coarse as this: what changed so shortly before it was copied is copied again. */
const COARSE_MS = 50;

type CopiedFile = { size: number; changed_ms: number; inode: number };

/**
 * Copies the folder of an open database while it serves. The last round runs while no statement does: the copy is then
 * what a power failure would leave, and opens without loss. A plain copy of the folder is not: a concurrent write may
 * be in one file and not in another.
 *
 * @returns How long statements had to wait, in milliseconds.
 */
export async function copyPglite(
  pglite: Pick<PGlite, 'query' | 'runExclusive'>,
  source: string,
  target: string,
): Promise<number> {
  // The less log, the sooner the copy opens.
  await pglite.query('checkpoint');
  const copiedByPath = new Map<string, CopiedFile>();
  for (let round = 0; round < MAX_COPY_ROUNDS; round += 1) await copyChanged(source, target, copiedByPath);
  return await pglite.runExclusive(async () => {
    const pausedAt = performance.now();
    await copyChanged(source, target, copiedByPath);
    return performance.now() - pausedAt;
  });
}

/** Copies new and changed files, and removes those that are gone. */
async function copyChanged(source: string, target: string, copiedByPath: Map<string, CopiedFile>): Promise<void> {
  const presentPaths = new Set<string>();
  for (const entry of await readdir(source, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(source.length + 1);
    if (entry.isDirectory()) await mkdir(join(target, path), { recursive: true, mode: 0o700 });
    if (!entry.isFile()) continue;
    presentPaths.add(path);
    await copyIfChanged(source, target, path, copiedByPath);
  }
  for (const path of copiedByPath.keys())
    if (!presentPaths.has(path)) {
      await rm(join(target, path), { force: true });
      copiedByPath.delete(path);
    }
}

async function copyIfChanged(
  source: string,
  target: string,
  path: string,
  copiedByPath: Map<string, CopiedFile>,
): Promise<void> {
  const startedMs = Date.now();
  try {
    const { size, mtimeMs, ino } = await stat(join(source, path));
    const copiedBefore = copiedByPath.get(path);
    if (copiedBefore && copiedBefore.size === size && copiedBefore.changed_ms === mtimeMs && copiedBefore.inode === ino)
      return;
    await mkdir(dirname(join(target, path)), { recursive: true, mode: 0o700 });
    // Without copying, if the file system can.
    await copyFile(join(source, path), join(target, path), constants.COPYFILE_FICLONE);
    const isCertain = mtimeMs < startedMs - COARSE_MS;
    copiedByPath.set(path, { size, changed_ms: isCertain ? mtimeMs : Number.NaN, inode: ino });
  } catch (error) {
    // Removed meanwhile; the next round sees it.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
