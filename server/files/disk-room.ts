import { statfs } from 'node:fs/promises';
import { Refusal } from '../../shared/errors.ts';
import type { Env } from '../env.ts';

const MEGABYTE_BYTES = 1024 * 1024;
const LOOK_AFTER_MS = 1_000;
/** How long a write that failed for lack of space counts as a full disk: the database's disk may be another machine's. */
const TOLD_FOR_MS = 10_000;

type DiskEnv = { DATA_DIR: string; limits: Pick<Env['limits'], 'MIN_FREE_DISK_BYTES'> };

/**
 * Whether there is space to write. Changes are refused while less than MIN_FREE_DISK_BYTES is free under DATA_DIR: the
 * rest is reserved for background work, because the embedded database can't run without any.
 */
export type DiskRoom = {
  isFull(): Promise<boolean>;
  /** @throws Refusal `storage_full`. */
  require(): Promise<void>;
  /** Call when a write has just failed for lack of space. */
  noteFull(): void;
};

export function openDiskRoom(env: DiskEnv): DiskRoom {
  let lastCheck = { at: Number.NEGATIVE_INFINITY, isFull: false };
  let toldAt = Number.NEGATIVE_INFINITY;
  const isFull = async () => {
    const now = performance.now();
    if (now - toldAt < TOLD_FOR_MS) return true;
    if (now - lastCheck.at > LOOK_AFTER_MS)
      lastCheck = { at: now, isFull: (await freeBytes(env.DATA_DIR)) < env.limits.MIN_FREE_DISK_BYTES };
    return lastCheck.isFull;
  };
  return {
    isFull,
    async require() {
      if (await isFull()) throw new Refusal('storage_full');
    },
    noteFull() {
      toldAt = performance.now();
    },
  };
}

/** A folder that can't be checked has other problems than disk space. */
async function freeBytes(folder: string): Promise<number> {
  return await statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  );
}

/**
 * Why a start must fail for lack of space, as one line; undefined if it need not. Half of the reserve is enough, so that
 * a server that refuses changes can be restarted and serve guests.
 */
export async function diskProblem({ DATA_DIR, limits }: DiskEnv): Promise<string | undefined> {
  const freeDiskBytes = await freeBytes(DATA_DIR);
  const neededBytes = limits.MIN_FREE_DISK_BYTES / 2;
  if (freeDiskBytes >= neededBytes) return undefined;
  const [freeMb, neededMb] = [Math.floor(freeDiskBytes / MEGABYTE_BYTES), Math.ceil(neededBytes / MEGABYTE_BYTES)];
  return `DATA_DIR: the disk of ${DATA_DIR} is full (${freeMb} MB are free, a start needs ${neededMb} MB). Make room, then start again.`;
}
