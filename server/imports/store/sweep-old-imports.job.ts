import { UNREVIEWED_IMPORTS_KEPT_DAYS } from '../../../shared/limits.ts';
import type { Deps } from '../../deps.ts';
import { defineSweep } from '../../jobs/jobs.ts';
import { deleteOldImports } from './queries.ts';

/** Every night, before the sweep of files that no import names: deletes imports that ended long ago. */
export const sweepOldImportsJob = defineSweep({
  name: 'sweep-old-imports',
  schedule: '5 4 * * *',
  run,
});

const DAY_MS = 24 * 60 * 60 * 1_000;

export async function run({ db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS);
  const keptDays = env.limits.IMPORTS_KEPT_DAYS;
  await deleteOldImports(db, {
    endedBefore: daysAgo(keptDays),
    waitsSinceBefore: daysAgo(Math.max(keptDays, UNREVIEWED_IMPORTS_KEPT_DAYS)),
  });
}
