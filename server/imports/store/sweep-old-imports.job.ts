import { z } from 'zod';
import { UNREVIEWED_IMPORTS_KEPT_DAYS } from '../../../shared/limits.ts';
import type { Deps } from '../../deps.ts';
import { defineJob } from '../../jobs/jobs.ts';
import { deleteOldImports } from './queries.ts';

/** Every night, before the sweep of files that no import names: deletes imports that ended long ago. */
export const sweepOldImportsJob = defineJob({
  name: 'sweep-old-imports',
  payload: z.strictObject({}),
  retries: 1,
  expire_seconds: 60 * 60,
  schedule: '5 4 * * *',
  load: async () => ({ run }),
});

const DAY_MS = 24 * 60 * 60 * 1_000;

export async function run({ db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS);
  const kept = env.limits.IMPORTS_KEPT_DAYS;
  await deleteOldImports(db, {
    endedBefore: daysAgo(kept),
    waitsSinceBefore: daysAgo(Math.max(kept, UNREVIEWED_IMPORTS_KEPT_DAYS)),
  });
}
