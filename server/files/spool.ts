import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Refusal } from '../../shared/errors.ts';
import type { Env } from '../env.ts';

const STALE_AFTER_MS = 24 * 60 * 60 * 1_000;
/** A process touches its own folder at each sweep: one that was not touched for three of them is a dead process's. */
const DEAD_AFTER_MS = 15 * 60 * 1_000;
const IDLE_LOOK_MS = 100;
/** How many forms with files one restaurant may be sending at once: more could fill the whole spool. */
const MAX_FORMS_PER_RESTAURANT = 3;

/**
 * Where files wait until they are stored or read: `spool` under DATA_DIR, since the system's temporary folder is in
 * memory on many machines. All uploads of this process together may use MAX_SPOOL_BYTES.
 */
export type Spool = {
  /** A new folder, which its user removes. Folders of killed processes are swept. */
  newFolder(): Promise<string>;
  /** @throws Refusal `service_unavailable` if that many more bytes exceed the limit. */
  take(bytes: number): void;
  giveBack(bytes: number): void;
  /** Counts a form of a restaurant until it is disposed. @throws Refusal `too_many_requests`. */
  beginForm(restaurantId: string): Disposable;
  /** Says that this process lives, and removes the folders of dead ones, and its own that are older than a day. */
  sweep(now: Date): Promise<void>;
  /** Resolves once no form with files is being received, or after the deadline. */
  idle(deadlineMs: number): Promise<void>;
};

const SWEEP_EVERY_MS = 5 * 60 * 1_000;

/**
 * Sweeps at once, and every five minutes: the spool is on this machine, where no other process may run that would do it.
 * @returns Stops it.
 */
export function keepSpoolSwept(spool: Pick<Spool, 'sweep'>, log: FastifyBaseLogger): () => Promise<void> {
  const sweepSpool = () =>
    spool.sweep(new Date()).catch((error: unknown) => log.warn({ err: error }, 'the spool could not be swept'));
  let runningSweep = sweepSpool();
  const sweepTimer = setInterval(() => {
    runningSweep = sweepSpool();
  }, SWEEP_EVERY_MS);
  sweepTimer.unref();
  return async () => {
    clearInterval(sweepTimer);
    await runningSweep;
  };
}

export function openSpool(env: { DATA_DIR: string; limits: Pick<Env['limits'], 'MAX_SPOOL_BYTES'> }): Spool {
  const root = join(env.DATA_DIR, 'spool');
  const ownFolder = `process-${randomUUID()}`;
  const formCounts = new Map<string, number>();
  let heldForms = 0;
  return {
    async newFolder() {
      await mkdir(join(root, ownFolder), { recursive: true, mode: 0o700 });
      return await mkdtemp(join(root, ownFolder, 'upload-'));
    },

    take(bytes) {
      if (heldForms + bytes > env.limits.MAX_SPOOL_BYTES) throw new Refusal('service_unavailable');
      heldForms += bytes;
    },

    giveBack(bytes) {
      heldForms -= bytes;
    },

    beginForm(restaurantId) {
      const count = formCounts.get(restaurantId) ?? 0;
      if (count >= MAX_FORMS_PER_RESTAURANT) throw new Refusal('too_many_requests');
      formCounts.set(restaurantId, count + 1);
      return {
        [Symbol.dispose]: () => {
          const remainingForms = (formCounts.get(restaurantId) ?? 1) - 1;
          if (remainingForms > 0) formCounts.set(restaurantId, remainingForms);
          else formCounts.delete(restaurantId);
        },
      };
    },

    async sweep(now) {
      // Nothing was spooled yet, or not by this process.
      await utimes(join(root, ownFolder), now, now).catch(() => undefined);
      const removeOld = (folder: string, maxAgeMs: number) => removeOlder(join(root, folder), now, maxAgeMs);
      for (const name of await readdir(root).catch(() => []))
        if (name !== ownFolder) await removeOld(name, name.startsWith('process-') ? DEAD_AFTER_MS : STALE_AFTER_MS);
      for (const name of await readdir(join(root, ownFolder)).catch(() => []))
        await removeOld(join(ownFolder, name), STALE_AFTER_MS);
    },

    async idle(deadlineMs) {
      const end = performance.now() + deadlineMs;
      while (formCounts.size > 0 && performance.now() < end) await delay(IDLE_LOOK_MS);
    },
  };
}

async function removeOlder(folder: string, now: Date, maxAgeMs: number): Promise<void> {
  // Already deleted: nothing to do.
  const age = await stat(folder).then(
    ({ mtimeMs }) => now.getTime() - mtimeMs,
    () => 0,
  );
  if (age > maxAgeMs) await rm(folder, { recursive: true, force: true });
}
