import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SPOOL_PREFIX } from './spool-upload.ts';

const STALE_AFTER_MS = 24 * 60 * 60 * 1_000;

/** Removes what a killed process left of its uploads. Folders of other users, or in use, are left alone. */
export async function sweepSpool(now: Date): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(SPOOL_PREFIX)) continue;
    const folder = join(tmpdir(), name);
    // Gone meanwhile, or not ours to remove: either way nothing is to be done.
    const age = await stat(folder).then(
      (found) => now.getTime() - found.mtimeMs,
      () => 0,
    );
    if (age > STALE_AFTER_MS) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}
