import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { Refusal } from '../../shared/errors.ts';
import type { Env } from '../env.ts';

const STALE_AFTER_MS = 24 * 60 * 60 * 1_000;
/** How many forms with files one restaurant may be sending at once: more could take the whole spool from others. */
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
  /** Removes folders that are older than a day. */
  sweep(now: Date): Promise<void>;
};

const SWEEP_EVERY_MS = 60 * 60 * 1_000;

/**
 * Sweeps at once, and every hour: the spool is on this machine, where no other process may run that would do it.
 * @returns Stops it.
 */
export function keepSpoolSwept(spool: Pick<Spool, 'sweep'>, log: FastifyBaseLogger): () => Promise<void> {
  const sweep = () =>
    spool.sweep(new Date()).catch((error: unknown) => log.warn({ err: error }, 'the spool could not be swept'));
  let running = sweep();
  const timer = setInterval(() => {
    running = sweep();
  }, SWEEP_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

export function openSpool(env: { DATA_DIR: string; limits: Pick<Env['limits'], 'MAX_SPOOL_BYTES'> }): Spool {
  const root = join(env.DATA_DIR, 'spool');
  const forms = new Map<string, number>();
  let held = 0;
  return {
    async newFolder() {
      await mkdir(root, { recursive: true, mode: 0o700 });
      return await mkdtemp(join(root, 'upload-'));
    },

    take(bytes) {
      if (held + bytes > env.limits.MAX_SPOOL_BYTES) throw new Refusal('service_unavailable');
      held += bytes;
    },

    giveBack(bytes) {
      held -= bytes;
    },

    beginForm(restaurantId) {
      const count = forms.get(restaurantId) ?? 0;
      if (count >= MAX_FORMS_PER_RESTAURANT) throw new Refusal('too_many_requests');
      forms.set(restaurantId, count + 1);
      return {
        [Symbol.dispose]: () => {
          const left = (forms.get(restaurantId) ?? 1) - 1;
          if (left > 0) forms.set(restaurantId, left);
          else forms.delete(restaurantId);
        },
      };
    },

    async sweep(now) {
      // If the folder doesn't exist, nothing was ever spooled.
      for (const name of await readdir(root).catch(() => [])) {
        const folder = join(root, name);
        // Already deleted: nothing to do.
        const age = await stat(folder).then(
          (found) => now.getTime() - found.mtimeMs,
          () => 0,
        );
        if (age > STALE_AFTER_MS) await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
