import type { Deps } from '../deps.ts';
import { defineSweep } from '../jobs/jobs.ts';
import { unusedPictureFiles } from './used-public-files.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Every night: removes logos and pictures that are no longer used. */
export const sweepPublicFilesJob = defineSweep({
  name: 'sweep-public-files',
  schedule: '50 4 * * *',
  run,
});

/**
 * Removes public files that no restaurant, item (including the bin) or publication uses. Files stored within a day stay:
 * their row may not be written yet.
 */
export async function run(deps: Pick<Deps, 'db' | 'files' | 'now'>): Promise<void> {
  const recentTime = deps.now().getTime() - DAY_MS;
  for await (const key of unusedPictureFiles(deps.db, deps.files.list('public/'))) {
    const modifiedAt = await deps.files.modifiedAt(key);
    if (modifiedAt && modifiedAt.getTime() < recentTime) await deps.files.delete(key);
  }
}
