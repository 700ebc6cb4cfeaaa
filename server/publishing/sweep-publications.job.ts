import { PUBLICATION_LIFETIME_MS, PUBLICATIONS_KEPT } from '../../shared/limits.ts';
import type { Deps } from '../deps.ts';
import { defineSweep } from '../jobs/jobs.ts';
import { workerAccess } from '../restaurants/access.ts';
import { listWithSurplusPublications } from '../restaurants/queries.ts';
import { deleteOldPublications } from './retention-queries.ts';

const RESTAURANTS_PER_PAGE = 500;

/** Every night, before the sweep of files that only they use: deletes old publications. */
export const sweepPublicationsJob = defineSweep({
  name: 'sweep-publications',
  schedule: '35 4 * * *',
  run,
});

/** Keeps each restaurant's newest 50 publications and those of the last 90 days. One restaurant at a time, of those that have
 * made more than 50. */
export async function run({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const createdBefore = new Date(now().getTime() - PUBLICATION_LIFETIME_MS);
  let after: string | undefined = '';
  while (after !== undefined) {
    const page = await listWithSurplusPublications(db, { after, limit: RESTAURANTS_PER_PAGE });
    for (const id of page)
      await deleteOldPublications(db, workerAccess(id), { before: createdBefore, keep: PUBLICATIONS_KEPT });
    after = page.at(-1);
  }
}
