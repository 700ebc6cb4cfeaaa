import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { defineJob } from '../jobs/jobs.ts';
import { unusedPictureFiles } from './used-public-files.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Every night: removes logos and pictures that are no longer used. */
export const sweepPublicFilesJob = defineJob({
  name: 'sweep-public-files',
  payload: z.strictObject({}),
  retries: 1,
  expire_seconds: 60 * 60,
  schedule: '50 4 * * *',
  load: async () => ({ run }),
});

/**
 * Removes public files that no restaurant, item (including the bin) or publication uses. Files stored within a day stay:
 * their row may not be written yet.
 */
export async function run(deps: Pick<Deps, 'db' | 'files' | 'now'>): Promise<void> {
  const recent = deps.now().getTime() - DAY_MS;
  for await (const key of unusedPictureFiles(deps.db, deps.files.list('public/'))) {
    const modified = await deps.files.modifiedAt(key);
    if (modified && modified.getTime() < recent) await deps.files.delete(key);
  }
}
